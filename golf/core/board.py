"""Boards as text: the lines that other programs read, and the same in one word.

The lines are the form that Shlomi Fish's black-hole-solve reads for Golf (a Talon line, a
Foundations line, seven columns); the word is a deal code that starts with `b`.
"""

from golf.core.cards import Card
from golf.core.errors import NotationError, Words, shown
from golf.core.position import COLUMN_CARDS, COLUMNS, MAX_STOCK, Position
from golf.core.rules import Rules

_MOST_TEXT = 4_000


def board_text(position: Position) -> str:
    """Return a position as nine lines, each ended by LF."""
    talon = " ".join(map(str, position.stock))
    top = "-" if position.top is None else str(position.top)
    columns = [" ".join(map(str, cards)) for cards in position.tableau]
    return "\n".join([f"Talon: {talon}", f"Foundations: {top}", *columns]) + "\n"


def board_word(position: Position) -> str:
    """Return a position as one word: `b`, columns joined by dots, `-`, the top, `-`, the stock."""
    columns = ".".join("".join(map(str, cards)) for cards in position.tableau)
    top = "" if position.top is None else str(position.top)
    return f"b{columns}-{top}-{''.join(map(str, position.stock))}"


def parse_board(text: str, rules: Rules) -> Position:
    """Read the lines of a board, liberally.

    Foundations may come before Talon, the Talon line may be missing, a column may begin with a
    colon; CRLF, tabs, `10` for `T`, lower case and a byte order mark in front are read. A position
    in mid-hole is read too.

    Raises:
        NotationError: the text is no board; the message names the line and what was expected.
    """
    if len(text) > _MOST_TEXT:
        raise NotationError(
            "line 1: expected a board of nine lines, got {n} characters", n=len(text)
        )
    reader = _BoardReader()
    # An emptied column is an empty line, so only what stands after the last LF is no line.
    lines = text.removeprefix("\ufeff").removesuffix("\n").split("\n")
    try:
        for line in lines:
            reader.read_line(line.strip())
        return reader.position(rules)
    except NotationError as error:
        raise NotationError("line {n}: {why}", n=reader.number, why=error.words) from None


def parse_board_word(word: str, rules: Rules) -> Position:
    """Read a board written in one word, the `b` in front included.

    `10` for `T` and lower case are read.

    Raises:
        NotationError: the word is no board.
    """
    parts = word.replace("10", "T").split("-") if len(word) <= _MOST_TEXT else []
    if len(parts) != 3 or word[:1] not in ("b", "B"):
        raise NotationError(
            "expected a board such as bJD5H.2DKD...-TH-8H2C..., got {text}", text=shown(word)
        )
    seen: set[Card] = set()
    names = parts[0][1:].split(".")
    if len(names) != COLUMNS:
        raise NotationError(
            "expected a board of {most} columns, got {n}", most=COLUMNS, n=len(names)
        )
    tableau = tuple(
        _cards(_pairs(name), seen, COLUMN_CARDS, _column(number))
        for number, name in enumerate(names, start=1)
    )
    waste = _cards(_pairs(parts[1]), seen, 1, Words("the waste"))
    stock = _cards(_pairs(parts[2]), seen, MAX_STOCK, Words("the stock"))
    return Position(rules, tableau, stock, waste)


def _column(number: int) -> Words:
    return Words("column {n}", n=number)


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def _cards(names: list[str], seen: set[Card], most: int, place: Words | str) -> tuple[Card, ...]:
    if len(names) > most:
        text = Words("expected at most {most} cards in {place}, got {n}")
        if most == 1:
            text = Words("expected at most 1 card in {place}, got {n}")
        raise NotationError(text.text, most=most, place=place, n=len(names))
    cards = tuple(map(Card.parse, names))
    for card in cards:
        if card in seen:
            raise NotationError(
                "expected each card once, got {card} again in {place}", card=card, place=place
            )
        seen.add(card)
    return cards


class _BoardReader:
    """Collects a board line by line; `number` is that of the last line read, from 1."""

    def __init__(self) -> None:
        self.number = 0
        self.seen: set[Card] = set()
        self.headers: dict[str, tuple[Card, ...]] = {}
        self.columns: list[tuple[Card, ...]] = []

    def read_line(self, line: str) -> None:
        self.number += 1
        name, colon, rest = line.partition(":")
        header = name.strip().lower()
        if colon and header in ("talon", "foundations"):
            self._read_header(header, rest.split())
        elif line or (self.headers and len(self.columns) < COLUMNS):
            self._read_column(line.removeprefix(":"))

    def _read_header(self, header: str, names: list[str]) -> None:
        if header in self.headers:
            raise NotationError(
                "expected one {name} line, got a second one", name=header.capitalize()
            )
        if header == "foundations" and names == ["-"]:
            names = []
        most = 1 if header == "foundations" else MAX_STOCK
        self.headers[header] = _cards(names, self.seen, most, header.capitalize())

    def _read_column(self, line: str) -> None:
        if len(self.columns) == COLUMNS:
            raise NotationError(
                "expected {most} columns, got one more: {text}", most=COLUMNS, text=shown(line)
            )
        place = _column(len(self.columns) + 1)
        self.columns.append(_cards(line.split(), self.seen, COLUMN_CARDS, place))

    def position(self, rules: Rules) -> Position:
        if "foundations" not in self.headers:
            raise NotationError("expected a Foundations line, got none")
        if len(self.columns) != COLUMNS:
            raise NotationError(
                "expected {most} columns, got {n}", most=COLUMNS, n=len(self.columns)
            )
        return Position(
            rules,
            tuple(self.columns),
            self.headers.get("talon", ()),
            self.headers["foundations"],
        )
