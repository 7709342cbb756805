"""How an event stands, told in a terminal after each hole."""

from collections.abc import Callable

from golf.core.rules import HOLES_IN_ROUND
from golf.core.slices import finished
from golf.saves.history import HistoryLine
from golf.saves.storage import Storage
from golf.session.tournament import Tournament
from golf.texts.tour import entry_title, standing_text
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
    if tournament.rival is None:
        if len(tournament.mine) == HOLES_IN_ROUND - 1:
            finished(tournament.field.playing_on())
        tell_board(tournament, write, in_full=in_full)
    for words in tournament.words(_filed(tournament, storage)):
        write(words)


def tell_board(tournament: Tournament, write: Write, *, in_full: bool = True) -> None:
    """Tell the leader board, or its head."""
    finished(tournament.field.playing_on(len(tournament.mine)))
    par = tournament.rules.default_par * len(tournament.mine)
    write(entry_title(str(tournament.event), None))
    for standing in tournament.board():
        if in_full or standing.place <= _ABOVE:
            write(standing_text(standing, par))


def _filed(tournament: Tournament, storage: Storage) -> HistoryLine | None:
    """Return what was filed of an event that has come to its end, with the player's place."""
    game = tournament.game
    if game is None or not tournament.is_complete:
        return None
    tournament.file_end(storage, game.id)
    return storage.history.get(game.id)
