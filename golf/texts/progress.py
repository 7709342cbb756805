"""How far a game in progress is."""

from collections.abc import Callable

from golf.core.game import Game
from golf.texts.dates import date_text
from golf.texts.deal_names import deal_name
from golf.texts.numbers import against_par, golfers_text
from golf.words import say


def progress(game: Game) -> str:
    """Return how far a game is: the hole that it goes on with and its score, or its deal."""
    if game.is_round:
        return _round_progress(game, against_par)
    if game.daily is not None:
        return date_text(game.daily)
    return deal_name(game.rules, str(game.hole.deal))


def _round_progress(game: Game, told: Callable[[int, int], str]) -> str:
    """Return the hole that a round goes on with, and its score as `told` from strokes and par."""
    number = game.round.number + game.has_result
    if not game.round.finished:
        return say("hole {n}", n=number)
    score = told(game.round.strokes_finished, game.round.par_finished)
    return say("hole {n}, {score}", n=number, score=score)


def named_progress(game: Game) -> str:
    """Return how far a game is, and its course or its day, where it has one."""
    how_far = progress(game)
    if game.kind == "daily-hole":
        return say("Daily, {day}", day=how_far)
    name = game.course or (date_text(game.daily) if game.daily else "") or entry_name(game)
    return f"{name} · {how_far}" if name else how_far


def shorter_progress(game: Game) -> list[str]:
    """Return `named_progress` of a round in ever fewer words."""
    if not game.is_round:
        return []
    brief = _round_progress(game, lambda strokes, par: golfers_text(strokes - par))
    if game.entry is None:
        return [brief]
    named = (
        say("Open · {progress}", progress=brief)
        if game.entry.rival is None
        else say("Duel · {progress}", progress=brief)
    )
    return [named, brief]


def entry_name(game: Game) -> str:
    """Return what a game of the Tour is called: its Open, or its duel."""
    from golf.texts.tour import entry_title

    entry = game.entry
    return "" if entry is None else entry_title(entry.event, entry.rival)
