"""`golf rules`: the rules of a preset as text, or as one printable page."""

import argparse
import codecs
import sys
import textwrap

from golf.analysis.outlook import outlook
from golf.cli.arguments import RULES_HELP, rules_argument
from golf.cli.output import Output, terminal_width
from golf.core.rules import PRESETS, Rules
from golf.host import find_host
from golf.texts.rules import rules_choices, rules_lines, rules_sections
from golf.texts.rules_page import rules_page
from golf.words import use_language

WIDTH = 79
"""The most columns that are filled."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "rules",
        nargs="?",
        type=rules_argument,
        default=PRESETS["classic"],
        metavar="R",
        help=f"{RULES_HELP} (default: classic)",
    )
    parser.add_argument("--html", action="store_true", help="one page to print")


def run(options: argparse.Namespace, output: Output) -> None:
    """Print the rules in the form asked for."""
    if options.json and options.html:
        output.error("expected --html or --json, got both")
        return
    if options.json:
        output.object(_object(options.rules))
        return
    language = use_language(find_host().language() or "en")
    if options.html:
        page = rules_page(options.rules, language).removesuffix("\n")
        output.text(page if _is_utf8() else _in_ascii(page))
    else:
        width = min(terminal_width() or WIDTH, WIDTH)
        for line in rules_lines(options.rules):
            output.text(textwrap.fill(line, width))


def _is_utf8() -> bool:
    """Return whether standard output writes the encoding that the page says it has."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return codecs.lookup(encoding).name == "utf-8"


def _in_ascii(page: str) -> str:
    """Return a page with every other character as a reference, which is right in any encoding."""
    return page.encode("ascii", errors="xmlcharrefreplace").decode("ascii")


def _object(rules: Rules) -> dict[str, object]:
    found = outlook(rules)
    return {
        "rules": str(rules),
        "letters": rules.letters,
        "preset": rules.preset,
        "starter": rules.starter,
        "wrap": rules.wrap,
        "on_king": rules.on_king,
        "flip": rules.flip,
        "undo": rules.undo,
        "score": rules.score,
        "holes": rules.holes,
        "par": rules.default_par,
        "outlook": found._asdict(),
        "choices": dict(rules_choices(rules)),
        "text": {heading: " ".join(lines) for heading, lines in rules_sections(rules)},
    }
