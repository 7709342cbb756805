"""Names that come from outside: short, and of characters that can be shown."""

LONGEST_NAME = 500
"""Characters; a course's file has no longer lines."""


def is_name(text: str) -> bool:
    """Return whether a text is short, without control characters or halves of surrogate pairs.

    Fonts refuse to paint some of those, and a line of words would break at others.
    """
    return len(text) <= LONGEST_NAME and (text.isprintable() or not any(map(_is_unseen, text)))


def _is_unseen(sign: str) -> bool:
    return sign < " " or "\x7f" <= sign <= "\x9f" or "\ud800" <= sign <= "\udfff"
