"""What is typed on keyboards of other scripts, in the characters that codes are made of."""

_WIDE_FIRST, _WIDE_LAST = "\uff01", "\uff5e"
_WIDE_BEFORE = ord(_WIDE_FIRST) - ord("!")


def plain(text: str) -> str:
    """Return a text whose digits of any script are 0 to 9, and whose wide characters are narrow.

    Arabic and Indian keyboards print digits of their own; a Japanese input method types `１` and
    `：` as wide as its other characters. All else stays as it is.
    """
    return text if text.isascii() else "".join(map(_plain, text))


def _plain(character: str) -> str:
    if character.isdecimal():
        return str(int(character))
    if _WIDE_FIRST <= character <= _WIDE_LAST:
        return chr(ord(character) - _WIDE_BEFORE)
    return character
