"""`golf solve`: find the exact best of deals."""

import argparse
import time

from golf.analysis.solver import Solution, solve
from golf.cli.arguments import add_deals, add_rules, read_deals
from golf.cli.output import Output
from golf.core.moves import moves_text
from golf.core.rules import Rules
from golf.texts.score import score_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_deals(parser)
    add_rules(parser)


def run(options: argparse.Namespace, output: Output) -> None:
    """Print the best of each deal with one line of moves that reaches it."""
    for dealt in read_deals(options.deals, options.rules, output):
        start = time.perf_counter()
        solution = solve(dealt.position)
        seconds = time.perf_counter() - start
        moves = moves_text(solution.line)
        if output.is_json:
            output.object(
                {
                    "rules": str(options.rules),
                    "deal": dealt.name,
                    "winnable": solution.is_winnable,
                    "best_strokes": solution.best_strokes,
                    "moves": moves,
                    "seconds": round(seconds, 6),
                }
            )
        else:
            best = _best_text(solution, options.rules)
            output.text(f"{dealt.name}: {best}, {moves}")


def _best_text(solution: Solution, rules: Rules) -> str:
    """Return the best in the language of the rules, in which a clear may say it all."""
    amount = score_of(rules).amount(solution.best_strokes)
    if not solution.is_winnable:
        return f"cannot be cleared, best {amount}"
    return "can be cleared" if rules.score == "cards" else f"can be cleared, best {amount}"
