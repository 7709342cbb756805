"""Medals in words: what was won on a course, and what it takes."""

from golf.core.course import Course, Medals
from golf.texts.numbers import signed_text
from golf.words import mark, say

_NAMES = {"bronze": mark("Bronze"), "silver": mark("Silver"), "gold": mark("Gold")}
_WON = {
    "bronze": mark("A bronze medal!"),
    "silver": mark("A silver medal!"),
    "gold": mark("A gold medal!"),
}


def medal_name(metal: str) -> str:
    """Return what a medal is called."""
    return say(_NAMES[metal])


def limits_text(medals: Medals) -> str:
    """Return what a round may take for each medal."""
    limits = [
        say("{name}: {value}", name=medal_name(metal), value=signed_text(getattr(medals, metal)))
        for metal in Medals._fields
    ]
    return " · ".join(limits)


def won_text(metal: str) -> str:
    """Return that a medal was won."""
    return say(_WON[metal])


def medal_text(course: Course, strokes: int) -> str:
    """Return the medal that a round has won, and what each takes; the limits alone without one."""
    won = course.medals.won(strokes)
    limits = say("Medals in strokes: {limits}.", limits=limits_text(course.medals))
    return " ".join((won_text(won), limits)) if won else limits
