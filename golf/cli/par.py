"""`golf par`: work out the par of deals."""

import argparse

from golf.analysis.par import par
from golf.cli.arguments import add_deals, add_rules, read_deals
from golf.cli.output import Output


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_deals(parser)
    add_rules(parser)


def run(options: argparse.Namespace, output: Output) -> None:
    """Print the par of each deal by the formula that `golf.analysis.par` documents."""
    for dealt in read_deals(options.deals, options.rules, output):
        strokes = par(dealt.position)
        if output.is_json:
            output.object({"rules": str(options.rules), "deal": dealt.name, "par": strokes})
        else:
            output.text(f"{dealt.name}: par {strokes}")
