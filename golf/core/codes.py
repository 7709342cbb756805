"""What a text from outside opens: a record, a deal, a board, or a whole export.

A code may stand in an address after `#`. Any text gives either a value or one clear message.
"""

from golf.core.board import parse_board
from golf.core.deal import Deal
from golf.core.errors import NotationError, shown
from golf.core.record import HoleRecord, Record
from golf.core.rules import Rules

_MOST_CODE = 6_000
"""The longest text that is tried as a code; an export is longer and begins with a brace."""


def is_export(text: str) -> bool:
    """Return whether a text looks like an exported file, see `golf.saves.transfer`."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def read_code(text: str, rules: Rules) -> Record:
    """Return the record that a text stands for; a deal or a board is one without moves.

    `rules` are those of a deal or a board, which name none themselves. Only the form is checked:
    `Record.replay` tells whether the moves are legal.

    Raises:
        NotationError: the text is none of them.
    """
    if len(text) > _MOST_CODE:
        raise NotationError("expected a code, got {n} characters", n=len(text))
    if _is_board(text):
        deal = Deal.of(parse_board(text, rules))
        return Record(rules, (HoleRecord(deal),))
    word = code_of(text)
    if not word:
        raise NotationError("expected a record, a deal number or a board, got nothing")
    if names_rules(word):
        return Record.parse(word)
    if word[0] not in "bB" and not word[-1].isdigit():
        raise NotationError(
            "expected a record, a deal number or a board, got {text}", text=shown(word)
        )
    return Record(rules, (HoleRecord(Deal.parse(word)),))


def read_record(text: str) -> Record:
    """Return the record that a text is; it may stand in an address.

    Raises:
        NotationError: the text is not of a record's form.
    """
    return Record.parse(code_of(text))


def names_rules(text: str) -> bool:
    """Return whether a text has the form of a record, which says what it is played by."""
    return not _is_board(text) and any(sign in code_of(text) for sign in ":/")


def _is_board(text: str) -> bool:
    """Return whether a text looks like the lines of a board."""
    return "foundations" in text.lower()


def code_of(text: str) -> str:
    """Return a code without blanks and the address before it."""
    return "".join(_after_hash(text.strip().removeprefix("\ufeff")).split())


def _after_hash(word: str) -> str:
    """Return the code of an address, or the word itself."""
    _, hash_sign, code = word.rpartition("#")
    if not hash_sign:
        return word
    # Some programs that pass addresses on write characters as %3A.
    for sign in ":/+-":
        code = code.replace(f"%{ord(sign):02X}", sign).replace(f"%{ord(sign):02x}", sign)
    return code
