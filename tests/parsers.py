"""Everything that reads text from outside, by what it reads."""

from collections.abc import Callable

from golf.core.board import parse_board, parse_board_word
from golf.core.cards import Card
from golf.core.course import Course
from golf.core.deal import Deal
from golf.core.moves import Move, parse_moves
from golf.core.record import HoleRecord, Record
from golf.core.rules import PRESETS, Rules

PARSERS: dict[str, Callable[[str], object]] = {
    "card": Card.parse,
    "move": Move.parse,
    "moves": parse_moves,
    "rules": Rules.parse,
    "deal": Deal.parse,
    "board": lambda text: parse_board(text, PRESETS["classic"]),
    "board word": lambda text: parse_board_word(text, PRESETS["relaxed"]),
    "hole record": HoleRecord.parse,
    "record": Record.parse,
    "course": Course.parse,
}
