"""How an event stands, told in a terminal after each hole."""

from collections.abc import Callable

from golf.core.rules import HOLES_IN_ROUND
from golf.core.slices import finished
from golf.saves.storage import Storage
from golf.session.tournament import Tournament
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

_ABOVE = 3
"""The places at the head of a leader board that are told after each hole."""

Write = Callable[[str], None]


def tell_standing(
    tournament: Tournament | None, storage: Storage, write: Write, *, in_full: bool = False
) -> None:
    """Tell how the event stands that is played; the field plays its hole first."""
    if tournament is None or not tournament.mine:
        write(say("No hole of an event is played yet."))
        return
    finished(tournament.field.playing_on(len(tournament.mine)))
    if tournament.rival is not None:
        left = HOLES_IN_ROUND - len(tournament.mine)
        write(duel_words(tournament.holes_up, left, tournament.rival))
        return
    if len(tournament.mine) == HOLES_IN_ROUND - 1:
        finished(tournament.field.playing_on())
    tell_board(tournament, write, in_full=in_full)
    _tell_place(tournament, storage, write)


def tell_board(tournament: Tournament, write: Write, *, in_full: bool = True) -> None:
    """Tell the leader board, or its head."""
    finished(tournament.field.playing_on(len(tournament.mine)))
    par = tournament.rules.default_par * len(tournament.mine)
    write(entry_title(str(tournament.event), None))
    for standing in tournament.board():
        if in_full or standing.place <= _ABOVE:
            write(standing_text(standing, par))


def _tell_place(tournament: Tournament, storage: Storage, write: Write) -> None:
    """Tell the player's place, and what follows from it."""
    game = tournament.game
    if tournament.is_complete and game is not None:
        tournament.file_place(storage, game.id)
        line = storage.filed_line(game.id)
        if line is not None:
            division = tournament.division
            told = (result_words(line), division_words(line, division), uncounted_words(line))
            for words in filter(None, told):
                write(words)
            return
    write(place_words(tournament.my_standing))
    needed = tournament.needed()
    if needed is not None:
        write(needed_words(needed))
