"""An event as it is played: the player's holes beside the field's, which plays meanwhile."""

from collections.abc import Callable, Sequence

from golf.analysis.field import Field, Goal, Prize, Standing
from golf.analysis.rivals import Rival
from golf.analysis.roster import FIELD, ROSTER, Division, field_of, find_division, find_rival
from golf.background import SLICE, Background
from golf.core.event import Event
from golf.core.game import Entry, Game
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.records.tour import MOVING, Match, decides_division, has_ended, match, step_of
from golf.saves.history import HistoryLine, line_so_far
from golf.saves.storage import Storage
from golf.texts.tour import (
    chase_words,
    division_words,
    duel_words,
    goal_words,
    place_words,
    result_words,
    uncounted_words,
)
from golf.words import say

_PODIUM: tuple[Prize, ...] = ("first", "second", "third")


class Tournament:
    """An Open or a duel: `mine` gives the player's strokes of the holes that have a result.

    The field plays on whenever `work` is called, and need not wait for the player. `game` is the
    one in progress, None for an event that was filed.
    """

    game: Game | None = None
    _filed: HistoryLine | None = None

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
        entry = Entry(line.event, line.division, line.rival, line.field or {})
        if known is not None and line.field is None and known.is_of(entry, line.rules):
            entry = entry._replace(field=known.field.strokes)
        found = cls(entry, line.rules, lambda: strokes)
        found._filed = line
        return found

    def is_of(self, entry: Entry, rules: Rules) -> bool:
        """Return whether the same rivals play the same event."""
        return (self.entry._replace(field={}), self.rules) == (entry._replace(field={}), rules)

    # ---- how it stands

    @property
    def line(self) -> HistoryLine:
        """The result as it was filed, or as it would be if the game ended here."""
        if self.game is not None:
            return line_so_far(self.game)
        assert self._filed is not None, "expected an event of a game or of a line"
        return self._filed

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

    @property
    def decides(self) -> bool:
        """Whether the place decides on the player's division, as far as things went."""
        return self.rival is None and decides_division(self.line)

    def goals(self) -> list[Goal] | None:
        """Return what the last hole can bring, the best first; None where it is not the next one.

        What is no more than the one before brings is left out.
        """
        if len(self._mine()) != HOLES_IN_ROUND - 1 or self.field.holes < HOLES_IN_ROUND:
            return None
        goals: list[Goal] = []
        for place, prize in enumerate(_PODIUM, start=1):
            goal = self._goal(prize, place)
            if goal is not None and (not goals or goals[-1].strokes < goal.strokes):
                goals.append(goal)
                if goal.is_sure:
                    break
        if self.decides:
            goals += filter(None, (self._going_up(), self._staying()))
        return goals

    def _goal(self, prize: Prize, place: int) -> Goal | None:
        strokes = self.field.needed(self.mine, place)
        return None if strokes is None else Goal(prize, strokes)

    def _going_up(self) -> Goal | None:
        return self._goal("up", MOVING) if step_of(self.division, MOVING) > 0 else None

    def _staying(self) -> Goal | None:
        goal = self._goal("stay", FIELD + 1 - MOVING)
        is_open = step_of(self.division, FIELD + 1) < 0 and goal is not None and not goal.is_sure
        return goal if is_open else None

    @property
    def match(self) -> Match:
        """How a duel stands."""
        return match(self.mine, self.field.strokes[self.field.rivals[0].key])

    def words(self, line: HistoryLine | None) -> list[str]:
        """Return what there is to say of how it stands, in sentences, where the field is ready.

        `line` is what was filed of the event, if all of it was played.
        """
        if not self.mine:
            return []
        if self.rival is not None:
            is_early = self.match.is_decided and not self.is_complete
            rest = say("What follows is for the card.") if is_early else ""
            return list(filter(None, [duel_words(self.match, self.rival), rest]))
        if self.is_complete and line is not None:
            told = [result_words(line), division_words(line, self.division), uncounted_words(line)]
            return list(filter(None, told))
        board, goals = self.board(), self.goals()
        way = chase_words(board) if goals is None else goal_words(goals, self.division)
        # A friends' Open needs no reminder after every hole.
        why = uncounted_words(self.line) if self.event.is_weekly else ""
        return list(filter(None, [place_words(self.my_standing), way, why]))

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

    def file_end(self, storage: Storage, line_id: str) -> None:
        """Add what the field took, and the player's place, to the result filed under an id.

        What was filed of them stays where it says how the event ended; nobody plays in the place
        of a rival that this version does not know.
        """
        line = storage.history.get(line_id)
        if line is None or not self.is_complete or (line.field is not None and has_ended(line)):
            return
        if self.rival is not None and self.rival.key != line.rival:
            return
        place = line.place
        if place is None and self.rival is None:
            place = self.my_standing.place
        storage.history.add(line._replace(place=place, field=self.field.strokes))


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
