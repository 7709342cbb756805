"""The text in bytes that another program wrote: UTF-8, or UTF-16 after its byte order mark.

What Windows calls Unicode, and what its shell writes after `>`, is UTF-16.
"""

import codecs

_UTF16 = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}


def encoding_of(data: bytes) -> str:
    """Return the encoding of a text by its first bytes."""
    return _UTF16.get(data[:2], "utf-8")


def decoded(data: bytes, errors: str = "replace") -> str:
    """Return a whole text without its byte order mark; a wrong byte becomes a character of its own.

    Raises:
        UnicodeDecodeError: a byte is wrong, and `errors` is "strict".
    """
    return data.decode(encoding_of(data), errors).removeprefix("\ufeff")
