"""Figures of the statistics as they are read."""

from golf.records.statistics import Figure
from golf.texts.numbers import expected_text, signed_text
from golf.words import say

_SHARE = "cleared_share"


def figure_text(figure: Figure) -> str:
    """Return a figure as it is read: a share in percent, a mean to the tenth."""
    if figure.value is None:
        return "–"
    if figure.key == _SHARE:
        return say("{n} %", n=round(100 * figure.value))
    if isinstance(figure.value, int):
        return signed_text(figure.value)
    return expected_text(figure.value)
