"""`golf simulate`: let a bot play many deals, with a progress bar on a terminal."""

import argparse
import time

from golf.analysis.bots import BOTS
from golf.analysis.simulate import Simulation, simulate
from golf.cli.arguments import add_rules, deal_range
from golf.cli.output import InputError, Output, counted
from golf.cli.progress import Progress
from golf.core.deal import Deal
from golf.core.errors import shown
from golf.core.rules import Rules

MOST_DEALS = 1_000_000
_MOST_JOBS = 256
_MOST_DIGITS = 9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--bot", required=True, choices=list(BOTS), help="who plays")
    add_rules(parser)
    parser.add_argument(
        "--deals",
        default="1-1000",
        metavar="A-B",
        help=f"the deals to play, {MOST_DEALS:,} at most (default: 1-1000)",
    )
    parser.add_argument(
        "--jobs", type=_jobs, default=1, metavar="J", help="share the work among J processes"
    )
    parser.add_argument(
        "--luck",
        action="store_true",
        help="take each hole apart into its worth, the cost of choices, and luck",
    )


def _jobs(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    if not is_number or not 1 <= int(text) <= _MOST_JOBS:
        raise argparse.ArgumentTypeError(f"expected 1 to {_MOST_JOBS} jobs, got {shown(text)}")
    return int(text)


def run(options: argparse.Namespace, output: Output) -> None:
    """Play the deals and print what came of them."""
    try:
        deals = _deals(options.deals)
    except ValueError as error:
        output.error(str(error))
        return
    start = time.perf_counter()
    with Progress(len(deals), "deal") as progress:
        simulation = simulate(
            options.bot,
            options.rules,
            deals,
            options.jobs,
            progress.update,
            with_luck=options.luck,
        )
    # A clock may be too coarse for two deals.
    seconds = max(time.perf_counter() - start, 1e-6)
    summary = simulation.summary(seconds)
    if output.is_json:
        output.object(summary)
        return
    pace = simulation.deals / seconds
    low, high = simulation.cleared_95
    output.prose(
        f"{options.bot} on {counted(simulation.deals, 'deal')} under {options.rules}:"
        f" {simulation.cleared} cleared ({100 * simulation.cleared / simulation.deals:.1f} %,"
        f" 95 % interval {100 * low:.1f} to {100 * high:.1f} %),"
        f" {', '.join(_means(simulation, options.rules))},"
        f" {pace:.{0 if pace > 9 else 1}f} deals per second"
    )


def _means(simulation: Simulation, rules: Rules) -> list[str]:
    """Return what the deals came to in the mean, each figure with its name and its error."""

    def mean(number: float, stderr: float) -> str:
        # One deal has no spread.
        return f"{number:.3f} ± {stderr:.3f}" if simulation.deals > 1 else f"{number:.3f}"

    means = [f"mean strokes {mean(simulation.mean_strokes, simulation.stderr)}"]
    if rules.score != "strokes":
        means.append(f"mean {rules.score} {mean(simulation.mean_score, simulation.score_stderr)}")
    return means + [f"{name} {mean(*pair)}" for name, pair in simulation.luck.items()]


def _deals(text: str) -> list[Deal]:
    """Return the deals of a range, or of a single number."""
    deals: list[Deal] = []
    for deal in deal_range(text) if "-" in text else [Deal.parse(text)]:
        if len(deals) == MOST_DEALS:
            raise InputError(f"expected at most {MOST_DEALS} deals, got {text}")
        deals.append(deal)
    return deals
