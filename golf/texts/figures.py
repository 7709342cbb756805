"""Figures of the statistics as they are read, each with what it counts, as the rules score."""

from golf.core.rules import Rules
from golf.records.statistics import Table
from golf.texts.numbers import expected_text, signed_text
from golf.texts.score import hole_result, score_of, strokes_text
from golf.words import mark, say

_NONE = "–"
_AVERAGES = {
    "cards": mark("Average cards left, over all holes"),
    "points": mark("Average points, over all holes"),
    "strokes": mark("Average strokes, over all holes"),
}
_BESTS = {
    "cards": mark("Fewest cards left in a hole"),
    "points": mark("Most points in a hole"),
    "strokes": mark("Fewest strokes in a hole"),
}
_BARS = {
    "cards": mark("Cards left a hole"),
    "points": mark("Points a hole"),
    "strokes": mark("Strokes a hole"),
}
_COUNTS = {
    "cards": mark("Holes by their cards left: {counts}"),
    "points": mark("Holes by their points: {counts}"),
    "strokes": mark("Holes by their strokes: {counts}"),
}


def labelled_figures(table: Table) -> list[tuple[str, str]]:
    """Return the numbers of a table, what each counts and how much.

    Rounds count strokes, so where the rules count cards nothing is shown of rounds before one was
    played.
    """
    has_rounds = bool(table.rounds) or table.rules.score != "cards"
    return _hole_figures(table) + (_round_figures(table) if has_rounds else [])


def _hole_figures(table: Table) -> list[tuple[str, str]]:
    score = table.rules.score
    return [
        (say("Holes finished"), str(len(table.holes))),
        (say("Holes cleared"), str(table.cleared)),
        (say("Share of all holes cleared"), cleared_text(table)),
        (say("Holes given up"), str(table.given_up)),
        (say(_AVERAGES[score]), _mean_text(table.average_score)),
        (say(_BESTS[score]), best_text(table)),
        (say("Longest run, in cards"), str(table.longest_run)),
        (say("Holes cleared in a row, now"), str(table.clear_streak)),
        (say("Holes cleared in a row, at most"), str(table.longest_clear_streak)),
    ]


def _round_figures(table: Table) -> list[tuple[str, str]]:
    best = table.best_round
    found = [
        (say("Rounds of nine holes finished"), str(len(table.rounds))),
        (say("Average strokes, over all finished rounds"), _mean_text(table.average_round)),
        (say("Fewest strokes in a round"), _NONE if best is None else strokes_text(best)),
        (say("Rounds under par"), str(table.under_par)),
        (say("Rounds under par in a row, at most"), str(table.longest_under_par_streak)),
    ]
    if table.is_speed:
        words = say("Fewest strokes plus minutes in a round")
        found.append((words, _mean_text(table.best_speed)))
    return found


def best_text(table: Table) -> str:
    """Return the best hole of a table."""
    best = table.best_hole
    if best is None:
        return _NONE
    return hole_result(table.rules, best.result.strokes, best.result.move_count)


def cleared_text(table: Table) -> str:
    """Return the share of holes that were cleared."""
    share = table.cleared_share
    return _NONE if share is None else say("{n} %", n=round(100 * share))


def average_text(table: Table) -> str:
    """Return the mean of a table's holes with its unit."""
    mean = table.average_score
    return _NONE if mean is None else score_of(table.rules).mean(mean)


def best_round_text(table: Table) -> str:
    """Return the best round of a table; against the clock with its minutes added."""
    if table.is_speed:
        return _mean_text(table.best_speed)
    return _NONE if table.best_round is None else strokes_text(table.best_round)


def bars_title(rules: Rules) -> str:
    """Return what the bars of a table count."""
    return say(_BARS[rules.score])


def counts_text(table: Table) -> str:
    """Return how many holes came to each number."""
    counts = [f"{signed_text(number)} ×{count}" for number, count in table.counts.items()]
    return say(_COUNTS[table.rules.score], counts=", ".join(counts))


def _mean_text(number: float | None) -> str:
    return _NONE if number is None else expected_text(number)
