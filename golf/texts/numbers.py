"""Numbers as they are read, and lists of what is read."""

from collections.abc import Iterable

from golf.words import say


def signed_text(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


def expected_text(strokes: float) -> str:
    """Return expected or mean strokes with one digit after the point: 3.9, −1.2."""
    rounded = round(strokes, 1)
    whole, tenth = f"{abs(rounded):.1f}".split(".")
    text = say("{whole}.{tenth}", whole=whole, tenth=tenth)
    return f"−{text}" if rounded < 0 else text


def change_text(strokes: float) -> str:
    """Return a difference of means with its sign and one digit after the point: +1.4, −0.3, 0.0."""
    text = expected_text(strokes)
    return f"+{text}" if round(strokes, 1) > 0 else text


def clock_text(seconds: float) -> str:
    """Return a time of play as minutes and seconds."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def against_par(strokes: int, par: int) -> str:
    """Return a score against par in words: `3 under par`, `level par`, `2 over par`."""
    if strokes == par:
        return say("level par")
    if strokes < par:
        return say("{n} under par", n=par - strokes)
    return say("{n} over par", n=strokes - par)


def parted(parts: Iterable[str]) -> str:
    """Return the parts of a sentence, which have commas of their own, as one list."""
    return say("; ").join(parts)


def against_par_text(number: int) -> str:
    """Return a number of strokes over or under par: +3, −2, 0."""
    return f"+{number}" if number > 0 else signed_text(number)


def golfers_text(number: int) -> str:
    """Return a number as golfers write it against par: −2, E, +3."""
    return against_par_text(number) if number else say("E")
