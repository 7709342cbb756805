"""The Tour in a terminal: Opens and duels are begun."""

from collections.abc import Callable

from golf.analysis.roster import ROSTER, find_rival
from golf.cli.terminal.game import TextGame
from golf.cli.terminal.standing import tell_board
from golf.core.event import LAST_NUMBER, Event
from golf.core.game import Entry
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from golf.local_time import date_of, week_of
from golf.records.tour import (
    Career,
    decides_division,
    duel_counts,
    finding_career,
    recent_mean,
    rival_at_level,
)
from golf.saves.history import HistoryLine
from golf.saves.new_games import new_event
from golf.saves.storage import Storage
from golf.session.tournament import Tournament
from golf.texts.rivals import about_rival
from golf.texts.tour import duel_counts_words, result_words, uncounted_words
from golf.words import say


def begin_open(text_game: TextGame, event: Event | None = None, rules: Rules | None = None) -> None:
    """Begin an Open or go on with it, this week's if none is given; one played is told."""
    storage, now = text_game.storage, text_game.now()
    event = event or Event.parse(week_of(date_of(now)))
    rules = rules or PRESETS["classic"]

    def is_needed(line: HistoryLine) -> bool:
        return line.event == str(event) or (event.is_weekly and decides_division(line))

    career = settled_career(storage, date_of(now), is_needed)
    line = career.of_event(str(event), str(rules))
    if line is not None:
        if text_game.game is None:
            text_game.open()
        tournament = Tournament.of_line(line)
        tell_board(tournament, text_game.write)
        for words in (result_words(line), uncounted_words(line)):
            if words:
                text_game.write(words)
        return
    _begin(text_game, Entry(str(event), career.division_in(event)), rules)


def begin_duel(text_game: TextGame, name: str = "") -> None:
    """Begin a duel, with a rival at the player's own level or one that is named, or go on with it.

    Raises:
        LookupError: there is no such rival.
    """
    storage = text_game.storage
    duel = storage.games.get("duel")
    if duel is not None and not duel.is_over and not name:
        text_game.take(duel)
        return
    rival = rival_at_level(recent_mean(storage.history.lines)) if not name else find_rival(name)
    if rival is None:
        names = ", ".join(each.key for each in ROSTER)
        raise LookupError(say("expected one of {names}, got {text}", names=names, text=name[:40]))
    text_game.write(f"{rival.name}. {about_rival(rival)}")
    today = date_of(text_game.now())
    career = settled_career(storage, today, lambda line: line.rival == rival.key)
    before = [line for line in career.duels if line.rival == rival.key]
    if before:
        text_game.write(duel_counts_words(*duel_counts(before)))
        text_game.write(result_words(before[-1]))
    number = 1 + int(text_game.rng.random() * LAST_NUMBER)
    _begin(text_game, Entry(str(number), rival=rival.key), text_game.rules, is_fresh=True)


def settled_career(
    storage: Storage, today: str, is_needed: Callable[[HistoryLine], bool]
) -> Career:
    """Return what the history says of the Tour.

    First the field plays what was left open of the results that are needed.
    """
    career = finished(finding_career(storage.history.lines, today))
    ends = list(filter(is_needed, career.open_ends))
    if not ends:
        return career
    for line in ends:
        tournament = Tournament.of_line(line)
        finished(tournament.field.playing_on())
        tournament.file_end(storage, line.id)
    return finished(finding_career(storage.history.lines, today))


def _begin(text_game: TextGame, entry: Entry, rules: Rules, *, is_fresh: bool = False) -> None:
    """Begin an event, go on with it, or ask where another one of its kind is in progress."""
    storage = text_game.storage
    other = storage.games.get("tour" if entry.rival is None else "duel")

    def begin() -> None:
        text_game.take(new_event(storage, entry, rules, text_game.now()))

    if other is None or other.is_over or other.entry is None:
        begin()
    elif not is_fresh and (other.entry.event, other.rules) == (entry.event, rules):
        text_game.take(other)
    else:
        text_game.replace(other, begin)
