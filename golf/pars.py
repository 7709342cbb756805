"""The pars by which a line of the history was played: a course's own, or those of its rules."""

from golf.history import HistoryLine


def pars_of(line: HistoryLine) -> tuple[int, ...]:
    """Return the par in strokes of each hole of a line."""
    count = line.record.count("/")
    return (line.rules.default_par,) * count
