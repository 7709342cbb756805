"""What marks a result as assisted, in words that are said before it does."""

from golf.words import say


def verdict_marks() -> str:
    """Return what the verdict does to a result."""
    return say(
        "With the verdict a hole counts as assisted. Its result, and that of its round, stands in a"
        " table of its own, and nothing takes the mark away."
    )


def playing_on_marks() -> str:
    """Return what playing on from a code or a replay does to a result."""
    return say(
        "What is played on from a code or a replay counts as assisted: its result stands in a"
        " table of its own."
    )
