"""An event as it is played: the player's holes beside the field's, which plays meanwhile."""

from collections.abc import Callable, Sequence

from golf.analysis.field import Field, Standing
from golf.analysis.rivals import Rival
from golf.analysis.roster import ROSTER, Division, field_of, find_division, find_rival
from golf.background import SLICE, Background
from golf.core.event import Event
from golf.core.game import Entry, Game
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.records.tour import holes_won
from golf.saves.history import HistoryLine
from golf.saves.storage import Storage
from golf.texts.tour import (
    division_words,
    duel_words,
    needed_words,
    place_words,
    result_words,
    uncounted_words,
)


class Tournament:
    """An Open or a duel: `mine` gives the player's strokes of the holes that have a result.

    The field plays on whenever `work` is called, and need not wait for the player. `game` is the
    one in progress, None for an event that was filed.
    """

    game: Game | None = None

    def __init__(self, entry: Entry, rules: Rules, mine: Callable[[], Sequence[int]]) -> None:
        self.entry = entry
        self.event = Event.parse(entry.event)
        self.rules = rules
        self._mine = mine
        self.field = Field(self.event, rules, rivals_of(entry), entry.field)
        self._work = Background(self.field.playing_on())

    @classmethod
    def of_game(cls, game: Game) -> "Tournament":
        """Return the event that a game in progress is played in."""
        assert game.entry is not None, "expected a game of the Tour"
        found = cls(game.entry, game.rules, lambda: _strokes_of(game))
        found.game = game
        return found

    @classmethod
    def of_line(cls, line: HistoryLine, known: "Tournament | None" = None) -> "Tournament":
        """Return the event that a filed round was played in; `known` may be the same one."""
        assert line.event is not None, "expected a result of the Tour"
        strokes = [hole.strokes for hole in line.holes]
        entry = Entry(line.event, line.division, line.rival)
        if known is not None and (known.entry._replace(field={}), known.rules) == (
            entry,
            line.rules,
        ):
            entry = entry._replace(field=known.field.strokes)
        return cls(entry, line.rules, lambda: strokes)

    # ---- how it stands

    @property
    def mine(self) -> list[int]:
        """The player's strokes of each hole that has a result."""
        return list(self._mine())

    @property
    def rival(self) -> Rival | None:
        """The rival of a duel, None in an Open."""
        return self.field.rivals[0] if self.entry.rival is not None else None

    @property
    def division(self) -> Division:
        """The division of an Open."""
        return find_division(self.entry.division)

    @property
    def is_ready(self) -> bool:
        """Whether the field has played as many holes as the player."""
        return self.field.holes >= len(self._mine())

    @property
    def is_complete(self) -> bool:
        """Whether all nine holes have their results, the player's and the field's."""
        return len(self._mine()) == HOLES_IN_ROUND == self.field.holes

    def board(self) -> list[Standing]:
        """Return the leader board after the player's holes, as far as the field has played."""
        mine = self.mine
        return self.field.board(mine, min(len(mine), self.field.holes))

    @property
    def my_standing(self) -> Standing:
        """Where the player stands."""
        return next(each for each in self.board() if each.rival is None)

    def needed(self) -> list[int | None] | None:
        """Return what the last hole needs for each trophy, None where it is not the next one."""
        if len(self._mine()) != HOLES_IN_ROUND - 1 or self.field.holes < HOLES_IN_ROUND:
            return None
        return self.field.needed(self.mine)

    @property
    def holes_up(self) -> int:
        """How many more holes of a duel the player has won than the rival."""
        return holes_won(self.mine, self.field.strokes[self.field.rivals[0].key])

    def words(self, line: HistoryLine | None) -> list[str]:
        """Return what there is to say of how it stands, in sentences, where the field is ready.

        `line` is what was filed of the event, if all of it was played.
        """
        played = len(self.mine)
        if self.rival is not None:
            left = HOLES_IN_ROUND - played
            return [duel_words(self.holes_up, left, self.rival)] if played else []
        if self.is_complete and line is not None:
            told = [result_words(line), division_words(line, self.division), uncounted_words(line)]
            return list(filter(None, told))
        words = [place_words(self.my_standing)] if played else []
        needed = self.needed()
        return words if needed is None else [*words, needed_words(needed)]

    # ---- what is worked out

    @property
    def is_working(self) -> bool:
        """Whether the field still plays."""
        return not self._work.is_done

    def work(self, seconds: float = SLICE) -> bool:
        """Let the field play on for a slice; return whether a hole came to its end.

        The game in progress then knows what the field has taken, and so will its save.
        """
        before = self.field.holes
        self._work.run_slice(seconds)
        if self.field.holes == before:
            return False
        if self.game is not None:
            strokes = {key: list(taken) for key, taken in self.field.strokes.items()}
            self.game.entry = self.entry._replace(field=strokes)
        return True

    def file_place(self, storage: Storage, line_id: str) -> None:
        """Add the player's place to the result that was filed under an id, once it is known."""
        line = storage.filed_line(line_id)
        if line is None or line.place is not None or self.rival is not None or not self.is_complete:
            return
        storage.add_line(line._replace(place=self.my_standing.place))


def rivals_of(entry: Entry) -> tuple[Rival, ...]:
    """Return who plays an event: the field of its division, or the rival of a duel.

    A rival that this version does not know is played by the first one of the roster.
    """
    if entry.rival is not None:
        return (find_rival(entry.rival) or ROSTER[0],)
    return field_of(find_division(entry.division))


def _strokes_of(game: Game) -> list[int]:
    holes = game.round.holes if game.has_result else game.round.holes[:-1]
    return [hole.strokes for hole in holes]
