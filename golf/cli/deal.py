"""`golf deal`: print the boards of deals."""

import argparse

from golf.cli.arguments import Dealt, add_deals, add_rules, read_deals
from golf.cli.output import Output
from golf.core.board import board_text
from golf.core.rules import Rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_deals(parser)
    add_rules(parser)


def run(options: argparse.Namespace, output: Output) -> None:
    """Print each board; several are parted by an empty line."""
    separator = ""
    for dealt in read_deals(options.deals, options.rules, output):
        if output.is_json:
            output.object(_object(dealt, options.rules))
        else:
            output.text(separator + board_text(dealt.position).removesuffix("\n"))
            separator = "\n"


def _object(dealt: Dealt, rules: Rules) -> dict[str, object]:
    position = dealt.position
    return {
        "deal": dealt.name,
        "rules": str(rules),
        "starter": None if position.top is None else str(position.top),
        "stock": list(map(str, position.stock)),
        "columns": [list(map(str, cards)) for cards in position.tableau],
    }
