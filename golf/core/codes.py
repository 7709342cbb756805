"""What a text from outside opens: a record, a deal, a board, or a whole export.

A code may stand in an address after `#`, or on its own among the words of a message. Any text gives
either a value or one clear message.
"""

import re

from golf.core.board import parse_board
from golf.core.deal import Deal
from golf.core.errors import NotationError, shown
from golf.core.record import HoleRecord, Record
from golf.core.rules import PRESETS, Rules
from golf.core.typed import plain

_MOST_CODE = 6_000
"""The longest text that is tried as a code; an export is longer and begins with a brace."""

_RULES = "|".join([*PRESETS, "[acdenpsw]{6}"])
_RECORD = re.compile(rf"({_RULES})([+-]wrap)?(/[0-9a-z.-]+:[1-7fx]*)+", re.IGNORECASE)
_AROUND = re.compile(r"^([^\w#+-]|_)+|([^\w:-]|_)+$")
"""What may stand before or after a code that is quoted, linked, or ends a sentence."""
_NOT_SEEN = "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff"
"""Characters without a width, which programs put into what they show and players copy along."""
_AS_TYPED = str.maketrans(dict.fromkeys(_NOT_SEEN, "") | dict.fromkeys("‐‑–−", "-"))
"""How a code was typed before a program made it prettier."""


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
        deal = Deal.of(parse_board(_as_typed(text), rules))
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
    """Return a code without blanks, the address before it, and the message around it."""
    text = _as_typed(text)
    code = _bare("".join(text.split()))
    if _RECORD.fullmatch(code):
        return code
    words = map(_bare, text.split())
    return next(filter(_RECORD.fullmatch, words), code)


def _as_typed(text: str) -> str:
    return plain(text.translate(_AS_TYPED))


def _bare(word: str) -> str:
    """Return the code of an address, or the word itself, without what stands around it."""
    _, hash_sign, code = _AROUND.sub("", word).rpartition("#")
    if not hash_sign:
        return code
    # Some programs that pass addresses on write characters as %3A, or add what is no code.
    for sign in ":/+-":
        code = code.replace(f"%{ord(sign):02X}", sign).replace(f"%{ord(sign):02x}", sign)
    return re.split("[?&]", code, maxsplit=1)[0]
