"""The Tour in a terminal: Opens and duels, and how they stand after each hole."""

from typing import TYPE_CHECKING

from golf.analysis.roster import ROSTER, find_rival
from golf.core.event import LAST_NUMBER, Event
from golf.core.rules import HOLES_IN_ROUND, PRESETS, Rules
from golf.core.slices import finished
from golf.local_time import date_of, week_of
from golf.records.tour import finding_career, recent_mean, rival_at_level
from golf.saves.game import Entry
from golf.saves.new_games import new_event
from golf.session.tournament import Tournament
from golf.texts.rivals import about_rival
from golf.texts.tour import (
    division_words,
    duel_words,
    entry_title,
    needed_words,
    place_words,
    result_words,
    standing_text,
    uncounted_words,
)
from golf.words import say

if TYPE_CHECKING:
    from golf.cli.terminal.game import TextGame

_ABOVE = 3
"""The places at the head of a leader board that are told after each hole."""


def begin_open(text_game: "TextGame", name: str = "", rules: Rules | None = None) -> None:
    """Begin an Open or go on with it: this week's, or the one of a name; one played is told.

    Raises:
        NotationError: the name is none of an event.
    """
    storage, now = text_game.storage, text_game.now()
    event = Event.parse(name or week_of(date_of(now)))
    rules = rules or PRESETS["classic"]
    career = finished(finding_career(storage.history.lines))
    line = career.of_event(str(event), str(rules))
    if line is not None:
        if text_game.game is None:
            text_game.open()
        tournament = Tournament.of_line(line)
        _tell_board(text_game, tournament)
        for words in (result_words(line), uncounted_words(line)):
            if words:
                text_game.write(words)
        return
    _begin(text_game, Entry(str(event), career.division), rules)


def begin_duel(text_game: "TextGame", name: str = "") -> None:
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
    number = 1 + int(text_game.rng.random() * LAST_NUMBER)
    _begin(text_game, Entry(str(number), rival=rival.key), text_game.rules, is_fresh=True)


def _begin(text_game: "TextGame", entry: Entry, rules: Rules, *, is_fresh: bool = False) -> None:
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


def tell_standing(text_game: "TextGame", *, in_full: bool = False) -> None:
    """Tell how the event stands that is played; the field plays its hole first."""
    tournament = text_game.tournament
    if tournament is None or not tournament.mine:
        text_game.write(say("No hole of an event is played yet."))
        return
    finished(tournament.field.playing_on(len(tournament.mine)))
    if tournament.rival is not None:
        left = HOLES_IN_ROUND - len(tournament.mine)
        text_game.write(duel_words(tournament.holes_up, left, tournament.rival))
        return
    if len(tournament.mine) == HOLES_IN_ROUND - 1:
        finished(tournament.field.playing_on())
    _tell_board(text_game, tournament, in_full=in_full)
    _tell_place(text_game, tournament)


def _tell_board(text_game: "TextGame", tournament: Tournament, *, in_full: bool = True) -> None:
    """Tell the leader board, or its head."""
    finished(tournament.field.playing_on(len(tournament.mine)))
    par = tournament.rules.default_par * len(tournament.mine)
    text_game.write(entry_title(str(tournament.event), None))
    for standing in tournament.board():
        if in_full or standing.place <= _ABOVE:
            text_game.write(standing_text(standing, par))


def _tell_place(text_game: "TextGame", tournament: Tournament) -> None:
    """Tell the player's place, and what follows from it."""
    game = tournament.game
    if tournament.is_complete and game is not None:
        tournament.file_place(text_game.storage, game.id)
        line = text_game.storage.filed_line(game.id)
        if line is not None:
            division = tournament.division
            told = (result_words(line), division_words(line, division), uncounted_words(line))
            for words in filter(None, told):
                text_game.write(words)
            return
    text_game.write(place_words(tournament.my_standing))
    needed = tournament.needed()
    if needed is not None:
        text_game.write(needed_words(needed))
