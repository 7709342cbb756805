"""The rules of one rule set as a printable page of HTML, with a drawn example."""

from collections.abc import Sequence
from html import escape

from golf import theme
from golf.controls.intents import Device
from golf.core.cards import SUIT_SIGNS, Card, rank_name
from golf.core.deal import Deal
from golf.core.moves import FLIP
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from golf.texts.controls import DeviceInUse, controls_pairs
from golf.texts.help import golf_words
from golf.texts.rules import rules_sections
from golf.texts.rules_names import preset_line, rules_name
from golf.theme import web_colour
from golf.words import say

EXAMPLE = Deal.numbered(43)
"""A deal that shows several cards that fit at its start."""

_WIDTH, _HEIGHT = 54, 76
_ACROSS, _DOWN = 66, 24
_MARGIN = 6

_INK, _GREEN, _PAPER = map(web_colour, (theme.INK, theme.FAIRWAY, theme.FIELD))
_COLOURS = (
    f":root {{ --ink: {_INK}; --green: {_GREEN}; --line: {web_colour(theme.PANEL_LINE)};"
    f" --quiet: {web_colour(theme.TEXT_QUIET)} }}"
)
STYLE = (
    "\n"
    + _COLOURS
    + """
@page { margin: 12mm 15mm }
body { font: 9.6pt/1.38 Georgia, "Times New Roman", serif; color: var(--ink); max-width: 46rem;
  margin: 1.5rem auto; padding: 0 1rem; background: white }
header { display: flex; align-items: flex-end; border-bottom: 2.5px solid var(--ink);
  padding-bottom: .4em }
header div { flex: 1 }
h1, h2, th { font-family: "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 21pt; line-height: 1.1; margin: 0 }
h2 { font-size: 10.5pt; margin: 0 0 .15em; color: var(--green) }
p { margin: .15em 0 0 }
.about { font-style: italic }
.columns { columns: 2; column-gap: 2.2em }
section { break-inside: avoid; margin: 0 0 .75em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .14em .6em .14em 0;
  border-bottom: .5pt solid var(--line); font-size: 9pt }
th { font-weight: bold; width: 38% }
figure { margin: .7em 0 .8em; text-align: center; break-inside: avoid }
svg { max-width: 100%; height: auto }
figcaption, footer { font-size: 8.6pt; color: var(--quiet) }
footer { border-top: .5pt solid var(--ink); padding-top: .3em }
@media (max-width: 40rem) { .columns { columns: 1 } }
@media print {
  body { margin: 0; max-width: none; padding: 0 }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact }
}
"""
)
"""What all such pages have between their style tags, to the letter."""

_FLAG = (
    '<svg width="54" height="58" viewBox="0 0 54 58" aria-hidden="true">'
    f'<ellipse cx="17" cy="52" rx="16" ry="4.5" fill="{_GREEN}"/>'
    f'<path d="M17 52 V4" stroke="{_INK}" stroke-width="3" stroke-linecap="round"/>'
    f'<path d="M18.5 5 L50 14 L18.5 24 Z" fill="{web_colour(theme.FLAG)}"/></svg>'
)


def rules_page(rules: Rules, language: str = "en") -> str:
    """Return a whole HTML page, one sheet of A4 or Letter, that needs no other file."""
    title = say("Golf Solitaire: {rules}", rules=rules_name(rules))
    preset = rules.preset
    is_preset = preset is not None and rules == PRESETS[preset]
    about = f'<p class="about">{escape(preset_line(preset))}</p>' if preset and is_preset else ""
    footer = say("This is not the card game for several players that is called Golf, too.")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><div><h1>{escape(title)}</h1>{about}</div>{_FLAG}</header>\n{_example(rules)}"
        f'<div class="columns">\n{_columns(rules)}</div>\n'
        f"<footer>{escape(footer)}</footer>\n</body>\n</html>\n"
    )


def _columns(rules: Rules) -> str:
    """Return what stands in two columns: the rules, golf's words, the keys."""
    parts = [
        _section(heading, f"<p>{escape(' '.join(sentences))}</p>")
        for heading, sentences in rules_sections(rules)
    ]
    words = [(pair.left, pair.right) for pair in golf_words(rules)]
    keys = controls_pairs(DeviceInUse(Device.KEYS))
    if words:
        parts.append(_section(say("Golf's words"), _table(words)))
    parts.append(_section(say("Keys"), _table(keys)))
    return "".join(parts)


def _section(heading: str, html: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>\n{html}</section>\n"


def _table(pairs: Sequence[tuple[str, str]]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(left)}</th><td>{escape(right)}</td></tr>\n'
        for left, right in pairs
    )
    return f"<table>\n{rows}</table>\n"


def _example(rules: Rules) -> str:
    """Return the example: a deal as it lies, with the cards that fit marked."""
    position = EXAMPLE.position(rules)
    fits = [move.column for move in position.legal_moves() if move is not FLIP]
    caption = _caption(position, len(fits))
    width = 7 * _ACROSS + 2 * _MARGIN
    height = 4 * _DOWN + 2 * _HEIGHT + 4 * _MARGIN
    parts = []
    for column, cards in enumerate(position.tableau):
        for row, card in enumerate(cards):
            is_last = row == len(cards) - 1
            x, y = _MARGIN + column * _ACROSS, _MARGIN + row * _DOWN
            parts.append(_card(card, x, y, is_last and column in fits, is_last))
    y = 4 * _DOWN + _HEIGHT + 3 * _MARGIN
    parts.append(_back(_MARGIN, y, len(position.stock)))
    if position.top is not None:
        parts.append(_card(position.top, _MARGIN + _ACROSS, y))
    return (
        f'<figure>\n<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="img" aria-label="{escape(caption)}">\n{"".join(parts)}</svg>\n'
        f"<figcaption>{escape(caption)}</figcaption>\n</figure>\n"
    )


def _caption(position: Position, count: int) -> str:
    if position.top is None:
        return say(
            "Deal {deal}: the stock has {n} cards, the waste is empty, and any exposed card may"
            " open it.",
            deal=EXAMPLE,
            n=len(position.stock),
        )
    return say(
        "Deal {deal}: below the columns the stock with {n} cards and the waste. The cards that fit"
        " ({fits}) have a thick border.",
        deal=EXAMPLE,
        n=len(position.stock),
        fits=count,
    )


def _card(card: Card, x: int, y: int, is_marked: bool = False, is_open: bool = True) -> str:
    colour = web_colour(theme.CARD_RED) if card.is_red else _INK
    mark = web_colour(theme.PRINTED_MARK)
    border = f'stroke="{mark}" stroke-width="4"' if is_marked else f'stroke="{_INK}"'
    sign = SUIT_SIGNS[card.suit]
    middle = (
        f'<text x="{x + _WIDTH // 2}" y="{y + 60}" font-size="34" text-anchor="middle"'
        f' font-family="sans-serif" fill="{colour}">{sign}</text>'
        if is_open
        else ""
    )
    return (
        f'<rect x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="{_PAPER}"'
        f" {border}/>"
        f'<text x="{x + 5}" y="{y + 18}" font-size="17" font-weight="bold"'
        f' font-family="sans-serif" fill="{colour}">{rank_name(card.rank)}{sign}</text>{middle}\n'
    )


def _back(x: int, y: int, count: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="{_GREEN}"'
        f' stroke="{_INK}"/><text x="{x + _WIDTH // 2}" y="{y + _HEIGHT // 2 + 7}" font-size="20"'
        f' font-family="sans-serif" text-anchor="middle" fill="{_PAPER}">{count}</text>\n'
    )
