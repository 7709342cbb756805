"""The rules of one rule set as a printable page of HTML, with a drawn example."""

from html import escape

from golf.core.cards import Card, rank_name
from golf.core.deal import Deal
from golf.core.moves import FLIP
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from golf.rules_text import preset_line, rules_choices, rules_name, rules_sections
from golf.words import say

EXAMPLE = Deal.numbered(43)
"""A deal that shows several cards that fit at its start."""

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_WIDTH, _HEIGHT = 54, 76
_ACROSS, _DOWN = 66, 24
_MARGIN = 6

_STYLE = """
@page { size: A4; margin: 14mm 16mm }
body { font: 10.5pt/1.4 Georgia, "Times New Roman", serif; color: #1c2a22; max-width: 46rem;
  margin: 1.5rem auto; padding: 0 1rem }
h1 { font-size: 20pt; margin: 0 }
h2 { font-size: 12pt; margin: .9em 0 .2em; color: #1f5b3a }
p { margin: .2em 0 }
.about { font-style: italic }
table { border-collapse: collapse; width: 100%; margin: .6em 0 }
th, td { text-align: left; vertical-align: top; padding: .15em .6em .15em 0;
  border-bottom: 1px solid #c9d3cb }
th { white-space: nowrap; font-weight: bold }
figure { margin: .8em 0; text-align: center; break-inside: avoid }
svg { width: 100%; max-width: 30rem; height: auto }
figcaption, footer { font-size: 9pt; color: #4a5a50 }
@media print { body { margin: 0; max-width: none; padding: 0 } }
"""


def rules_page(rules: Rules, language: str = "en") -> str:
    """Return a whole HTML page, one sheet of A4 or Letter, that needs no other file."""
    title = f"{say('Golf Solitaire')}: {rules_name(rules)}"
    preset = rules.preset
    is_preset = preset is not None and rules == PRESETS[preset]
    about = f'<p class="about">{escape(preset_line(preset))}</p>\n' if preset and is_preset else ""
    choices = "".join(
        f'<tr><th scope="row">{escape(what)}</th><td>{escape(how)}</td></tr>\n'
        for what, how in rules_choices(rules)
    )
    sections = "".join(
        f"<h2>{escape(heading)}</h2>\n<p>{escape(' '.join(sentences))}</p>\n"
        for heading, sentences in rules_sections(rules)
    )
    footer = say("This is not the multiplayer card game that is also called Golf.")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{about}<table>\n{choices}</table>\n{_example(rules)}"
        f"{sections}<footer>{escape(footer)}</footer>\n</body>\n</html>\n"
    )


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
            parts.append(_card(card, x, y, is_marked=is_last and column in fits))
    y = 4 * _DOWN + _HEIGHT + 3 * _MARGIN
    parts.append(_back(_MARGIN, y, len(position.stock)))
    if position.top is not None:
        parts.append(_card(position.top, _MARGIN + _ACROSS, y))
    return (
        f'<figure>\n<svg viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(caption)}">\n{"".join(parts)}</svg>\n'
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


def _card(card: Card, x: int, y: int, is_marked: bool = False) -> str:
    colour = "#a8231c" if card.is_red else "#1c2a22"
    border = 'stroke="#d98a00" stroke-width="4"' if is_marked else 'stroke="#1c2a22"'
    text = f"{rank_name(card.rank)}{_SIGNS[card.suit]}"
    return (
        f'<rect x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="#fffdf6"'
        f" {border}/>"
        f'<text x="{x + 6}" y="{y + 18}" font-size="17" font-family="sans-serif"'
        f' fill="{colour}">{text}</text>\n'
    )


def _back(x: int, y: int, count: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="#1f5b3a"'
        f' stroke="#1c2a22"/><text x="{x + _WIDTH // 2}" y="{y + _HEIGHT // 2 + 7}" font-size="20"'
        f' font-family="sans-serif" text-anchor="middle" fill="#fffdf6">{count}</text>\n'
    )
