"""A game in progress: its round, and what is known of each hole beside its cards and moves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from golf.core.dailies import daily_deals, is_date
from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError, NotationError, shown
from golf.core.event import check_deals
from golf.core.hole import Hole
from golf.core.moves import Move
from golf.core.position import Position
from golf.core.record import HoleRecord, Record
from golf.core.rounds import Round
from golf.core.rules import HOLES_IN_ROUND, PRESETS, Rules

KINDS = ("round", "hole", "daily-hole", "daily-round", "course", "speed", "side", "tour", "duel")
"""What a game may be; one game of each kind can be in progress.

A `speed` game is a round against the clock, a `tour` one an Open, a `side` one comes from a code.
"""
ONE_HOLE_KINDS = ("hole", "daily-hole")
DAILY_KINDS = ("daily-hole", "daily-round")
EVENT_KINDS = ("tour", "duel")

Now = Callable[[], str]
"""Gives the local time (ISO 8601) at which it is called."""


@dataclass(slots=True)
class HoleFacts:
    """What is known of one hole beside its cards and moves.

    `begun` is the local time of its first move (ISO 8601) or None; `seconds` its time of play;
    `attempt` 1 where the deal was never started before; `is_assisted` the mark of help, by which
    its result has a table of its own; `hints` the fair advice asked for, which marks nothing.
    `is_filed` says that its result stands in the history, and stays as it is.
    """

    begun: str | None = None
    seconds: float = 0.0
    attempt: int = 1
    is_assisted: bool = False
    hints: int = 0
    is_filed: bool = False

    @property
    def saved_seconds(self) -> float:
        """The time of play as it is saved: a game that was read back has the same."""
        return round(self.seconds, 1)


class Entry(NamedTuple):
    """An event that is played, as saves and results name it.

    `event` is its name; an Open is played in a `division`, a duel against a `rival`. `field` holds
    what is known of the others' strokes, by their keys, so that it need not be worked out again.
    """

    event: str
    division: str | None = None
    rival: str | None = None
    field: dict[str, list[int]] = {}  # noqa: RUF012 - replaced, never changed

    def place(self, mine: Sequence[int]) -> int | None:
        """Return the player's place in an Open after holes of some strokes, if it is known."""
        holes, taken = len(mine), self.field.values()
        if not holes or not taken or self.rival is not None or min(map(len, taken)) < holes:
            return None
        return 1 + sum(sum(strokes[:holes]) < sum(mine) for strokes in taken)


class Game:
    """One game in progress.

    Moves go through `play` and `give_up`, which note when a hole was begun; undo and redo through
    `hole`. `kind` is one of `KINDS`; `facts` holds one `HoleFacts` for each hole begun. `course` is
    a course's name, `daily` a daily's date, `entry` tells which event it is; they are None in all
    other games. `opened` is the local time at which a daily or an event was dealt, whose date it
    belongs to. Where it `is_clearable`, only deals that can be cleared were drawn. A game that
    `is_off_record` is neither saved nor filed.

    Raises:
        ValueError: the kind, the deals, the rules and the names do not go together.
    """

    def __init__(
        self,
        kind: str,
        golf_round: Round,
        facts: list[HoleFacts],
        *,
        game_id: str,
        course: str | None = None,
        daily: str | None = None,
        opened: str | None = None,
        entry: Entry | None = None,
        is_clearable: bool = False,
    ) -> None:
        self.kind = kind
        self.round = golf_round
        self.facts = facts
        self.id = game_id
        self.course = course
        self.daily = daily
        self.opened = opened
        self.entry = entry
        self.is_clearable = is_clearable
        self.is_off_record = False
        self._check()

    @classmethod
    def new(
        cls,
        kind: str,
        rules: Rules,
        deals: Sequence[Deal],
        pars: Sequence[int] | None = None,
        *,
        game_id: str,
        attempt: int = 1,
        course: str | None = None,
        daily: str | None = None,
        opened: str | None = None,
        entry: Entry | None = None,
        is_clearable: bool = False,
    ) -> "Game":
        """Return a fresh game at its first hole.

        `attempt` is that of the first hole (`Storage.next_attempt`). A `side` game is assisted from
        the start.

        Raises:
            ValueError: the number of deals, the rules or the names do not go with the kind.
        """
        golf_round = Round(rules, deals, pars)
        game = cls(
            kind,
            golf_round,
            [],
            game_id=game_id,
            course=course,
            daily=daily,
            opened=opened,
            entry=entry,
            is_clearable=is_clearable,
        )
        game._begin_hole(attempt)
        return game

    @classmethod
    def from_record(cls, kind: str, record: Record, *, game_id: str, attempt: int = 1) -> "Game":
        """Return the game that a code describes; with moves in it, playing on is assisted.

        Raises:
            IllegalMoveError: the record breaks the rules.
            ValueError: the number of holes does not go with the kind.
        """
        golf_round = record.replay()
        is_assisted = kind == "side" or any(hole.letters for hole in record.holes)
        facts = [HoleFacts(attempt=attempt, is_assisted=is_assisted) for _ in golf_round.holes]
        return cls(kind, golf_round, facts, game_id=game_id)

    def off_record(self, move_count: int | None = None) -> "Game":
        """Return another game of the hole in play, of which nothing is kept.

        It goes on from where the hole stands, or from where it stood after so many moves.
        """
        hole = self.hole
        pars = None if self.round.fixed_pars is None else [self.round.hole_par]
        golf_round = Round(self.rules, [hole.deal], pars)
        facts = HoleFacts()
        if move_count is not None:
            golf_round.holes[-1] = Hole.replayed(hole.deal, hole.rules, hole.moves[:move_count])
        else:
            golf_round.holes[-1] = Hole.replayed(hole.deal, hole.rules, hole.moves, hole.redo_moves)
            facts = replace(self.hole_facts, is_filed=False)
        game = Game("side", golf_round, [facts], game_id=self.line_id)
        game.is_off_record = True
        return game

    # ---- what it is

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.round.rules

    @property
    def hole(self) -> Hole:
        """The hole in play."""
        return self.round.hole

    @property
    def hole_facts(self) -> HoleFacts:
        """The facts of the hole in play."""
        return self.facts[-1]

    @property
    def is_round(self) -> bool:
        """Whether the game has several holes."""
        return len(self.round.deals) > 1

    @property
    def is_speed(self) -> bool:
        """Whether the game is played against the clock."""
        return self.kind == "speed"

    @property
    def is_over(self) -> bool:
        """Whether every hole is over."""
        return self.round.is_over

    @property
    def begun(self) -> str | None:
        """The local time of the first move of the game, or None."""
        return self.facts[0].begun

    @property
    def seconds(self) -> float:
        """The time of play of all holes."""
        return sum(facts.seconds for facts in self.facts)

    @property
    def attempt(self) -> int:
        """The highest attempt of its holes."""
        return max(facts.attempt for facts in self.facts)

    @property
    def hints(self) -> int:
        """The fair advice asked for in all holes."""
        return sum(facts.hints for facts in self.facts)

    @property
    def is_assisted(self) -> bool:
        """Whether any hole is marked as assisted."""
        return bool(self.assisted_holes)

    @property
    def assisted_holes(self) -> list[int]:
        """The numbers of the holes that are marked, from 1."""
        return list(filter(self.is_hole_assisted, range(1, len(self.facts) + 1)))

    def is_hole_assisted(self, number: int) -> bool:
        """Return whether hole `number` (from 1) is marked."""
        return self.facts[number - 1].is_assisted

    @property
    def line_id(self) -> str:
        """The id under which the hole in play is filed."""
        return f"{self.id}.{self.round.number}" if self.is_round else self.id

    @property
    def has_progress(self) -> bool:
        """Whether something that can be lost was played, here or in the code it came from."""
        return self.begun is not None or self.round.number > 1 or bool(self.hole.moves)

    @property
    def must_be_filed(self) -> bool:
        """Whether the result of the hole in play is to be filed at once.

        That of a stuck hole with a move to take back waits until the player finishes it.
        """
        hole = self.hole
        return hole.is_cleared or (hole.is_over and not hole.can_undo)

    @property
    def has_result(self) -> bool:
        """Whether the hole in play is over, and no move can change its result."""
        return self.hole.is_over and (self.must_be_filed or self.hole_facts.is_filed)

    @property
    def is_at_end(self) -> bool:
        """Whether nothing is left to play: the last hole has its result."""
        return self.round.is_last_hole and self.has_result

    def is_same_as(self, fresh: "Game") -> bool:
        """Return whether this is a `fresh` game played on: its cards, and its moves first."""
        mine, its = self.hole, fresh.hole
        return (
            (self.rules, list(self.round.deals)) == (fresh.rules, list(fresh.round.deals))
            and self.round.number == fresh.round.number
            and mine.moves[: len(its.moves)] == its.moves
        )

    # ---- what is done to it

    def play(self, move: Move, now: Now) -> Position:
        """Make a move in the hole in play and note when the hole was begun.

        Raises:
            IllegalMoveError: the rules do not allow it; nothing has changed.
        """
        position = self.hole.play(move)
        self.note_begun(now)
        return position

    def give_up(self, now: Now) -> None:
        """End the hole where it stands.

        Raises:
            IllegalMoveError: the hole is over already.
        """
        self.hole.give_up()
        self.note_begun(now)

    def take_result(self, letters: str, facts: HoleFacts) -> None:
        """Let the hole in play be one that was filed, by the letters of its record.

        Raises:
            IllegalMoveError: they break the rules, or do not end the hole; nothing has changed.
        """
        hole = Record(self.rules, (HoleRecord(self.hole.deal, letters),)).replay().hole
        if not hole.is_over:
            raise IllegalMoveError("the hole is not over")
        self.round.holes[-1] = hole
        self.facts[-1] = facts

    def next_hole(self, attempt: int = 1) -> Hole:
        """Begin the next hole of a round and return it.

        Raises:
            IllegalMoveError: the hole in play is not over, or it is the last.
        """
        hole = self.round.next_hole()
        self._begin_hole(attempt)
        return hole

    @property
    def can_restart(self) -> bool:
        """Whether the deal may be started again: in every game of one hole."""
        return not self.is_round and not self.is_off_record

    def restart(self, game_id: str, attempt: int) -> Hole:
        """Deal the hole again as `attempt`, which is filed under an id of its own.

        `attempt` is the deal's next one (`Storage.next_attempt`). Before the first move nothing of
        the stock was seen: it is still the same attempt. The mark of help stays on a deal that was
        not played to its end.

        Raises:
            IllegalMoveError: the hole is one of a round.
        """
        facts, was_over = self.hole_facts, self.hole.is_over
        hole = self.round.restart_hole()
        if facts.begun is None:
            return hole
        self.id = game_id
        self.opened = None
        self.facts.clear()
        self._begin_hole(attempt)
        self.hole_facts.is_assisted |= facts.is_assisted and not was_over
        return hole

    @property
    def has_fixed_rules(self) -> bool:
        """Whether the rules belong to the deals, as those of a course, a daily and an event do.

        Deals that were checked to be clearable were so under the rules in force.
        """
        has_owner = not (self.course is None and self.daily is None and self.entry is None)
        return has_owner or self.is_clearable or self.is_off_record

    @property
    def can_switch_wrap(self) -> bool:
        """Whether the wrap switch is open: before the first move, where no rules are fixed."""
        return not self.has_fixed_rules and self.round.can_switch_wrap

    def set_wrap(self, is_on: bool) -> None:
        """Turn the wrap switch of the whole game.

        Raises:
            IllegalMoveError: the switch is closed.
        """
        if not self.can_switch_wrap:
            raise IllegalMoveError("wrap can be switched only before the first move")
        self.round.set_wrap(is_on)

    def count_hint(self) -> None:
        """Count one fair advice."""
        self.hole_facts.hints += 1

    def mark_assisted(self) -> None:
        """Mark the hole in play; nothing takes the mark away."""
        self.hole_facts.is_assisted = True

    def add_seconds(self, seconds: float) -> None:
        """Let the clock of the hole in play run on, from its first move to its end."""
        if self.hole_facts.begun is not None and not self.hole.is_over:
            self.hole_facts.seconds += seconds

    def note_begun(self, now: Now) -> str:
        """Return when the hole in play was begun, which is noted as now where it is not known.

        A daily is begun with the deal, not with the first move, which may come after midnight.
        """
        facts = self.hole_facts
        opened = self.opened if len(self.facts) == 1 else None
        facts.begun = facts.begun or opened or now()
        return facts.begun

    def _begin_hole(self, attempt: int) -> None:
        self.facts.append(HoleFacts(attempt=attempt, is_assisted=self.kind == "side"))

    def _check(self) -> None:
        """Raise ValueError where kind, deals, rules and names do not go together."""
        if self.kind not in KINDS:
            raise NotationError(
                "expected a kind of game ({names}), got {text}",
                names=", ".join(KINDS),
                text=shown(self.kind),
            )
        count = len(self.round.deals)
        expected = 1 if self.kind in ONE_HOLE_KINDS else HOLES_IN_ROUND
        if self.kind != "side" and count != expected:
            raise NotationError(
                "expected {most} deals for a game of the kind {kind}, got {n}",
                most=expected,
                kind=self.kind,
                n=count,
            )
        if (self.course is not None) != (self.kind == "course"):
            raise NotationError(
                "expected a course's name in a course alone, got {text}", text=repr(self.course)
            )
        if (self.daily is not None) != (self.kind in DAILY_KINDS):
            raise NotationError(
                "expected a date in a daily alone, got {text}", text=repr(self.daily)
            )
        if self.daily is not None:
            self._check_daily(self.daily)
        if (self.entry is not None) != (self.kind in EVENT_KINDS):
            raise NotationError(
                "expected an event in a game of the Tour alone, got {text}", text=repr(self.entry)
            )
        if self.entry is not None:
            check_deals(self.entry.event, self.rules, self.round.deals)

    def _check_daily(self, daily: str) -> None:
        if self.rules != PRESETS["classic"]:
            raise NotationError("expected classic rules in a daily, got {rules}", rules=self.rules)
        if not is_date(daily) or list(self.round.deals) != daily_deals(daily, self.kind):
            raise NotationError("expected the deals of {day}, got others", day=shown(daily))
