"""`golf solve`: find the exact best of deals."""

import argparse
import time

from golf.commands.arguments import add_deals, add_rules, read_deals
from golf.commands.output import Output
from golf.core.moves import moves_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_deals(parser)
    add_rules(parser)


def run(options: argparse.Namespace, output: Output) -> None:
    """Print the best of each deal with one line of moves that reaches it."""
    from golf.analysis.solver import solve

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
            verdict = "can be cleared" if solution.is_winnable else "cannot be cleared"
            output.text(f"{dealt.name}: {verdict}, best {solution.best_strokes}, {moves}")
