"""Make new games, for the window and the terminal alike: their deals, attempt, and what they are.

Nothing is saved here: a game is saved by whoever shows it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from golf.core.course import Course
from golf.core.dailies import daily_deals
from golf.core.deal import Deal
from golf.core.event import Event
from golf.core.game import Entry, Game
from golf.core.record import Record
from golf.core.rules import HOLES_IN_ROUND, PRESETS, Rules
from golf.local_time import date_of
from golf.saves.storage import Storage, new_id

if TYPE_CHECKING:
    from random import Random


def new_game(
    storage: Storage,
    kind: str,
    rules: Rules,
    deals: Sequence[Deal],
    pars: Sequence[int] | None = None,
    *,
    course: str | None = None,
    daily: str | None = None,
    opened: str | None = None,
    entry: Entry | None = None,
    is_clearable: bool = False,
) -> Game:
    """Return a fresh game of `kind`.

    Raises:
        ValueError: the number of deals, the rules or the names do not go with the kind.
    """
    return Game.new(
        kind,
        rules,
        deals,
        pars,
        game_id=new_id(),
        attempt=storage.next_attempt(deals[0]),
        course=course,
        daily=daily,
        opened=opened,
        entry=entry,
        is_clearable=is_clearable,
    )


def random_game(storage: Storage, rng: "Random", kind: str, rules: Rules) -> Game:
    """Return a `round`, a `hole` or a `speed` round of deals that were never begun."""
    count = 1 if kind == "hole" else HOLES_IN_ROUND
    return new_game(storage, kind, rules, [storage.new_deal(rng) for _ in range(count)])


def chosen_hole(storage: Storage, deal: Deal, rules: Rules) -> Game:
    """Return a hole of a deal that was named or spelt out."""
    game = new_game(storage, "hole", rules, [deal])
    if deal.number is None:
        # Whoever spells a board out knows its stock: it never counts as a first attempt.
        game.hole_facts.attempt = max(2, game.hole_facts.attempt)
    return game


def is_daily_of(day: str, deal: Deal, rules: Rules) -> bool:
    """Return whether a deal under these rules is the daily hole of a date (YYYY-MM-DD)."""
    return rules == PRESETS["classic"] and [deal] == daily_deals(day, "daily-hole")


def new_daily(storage: Storage, kind: str, now: str, day: str | None = None) -> Game:
    """Return the daily hole or the daily round (`kind`) of a date (YYYY-MM-DD), opened `now`.

    It counts for its day where that is the date of `now`, which it is unless another is named.
    """
    day = day or date_of(now)
    deals = daily_deals(day, kind)
    return new_game(storage, kind, PRESETS["classic"], deals, daily=day, opened=now)


def new_event(storage: Storage, entry: Entry, rules: Rules, now: str) -> Game:
    """Return an Open, or a duel where the entry names a rival, opened `now`."""
    kind = "tour" if entry.rival is None else "duel"
    deals = Event.parse(entry.event).deals(rules)
    return new_game(storage, kind, rules, deals, opened=now, entry=entry)


def new_course(storage: Storage, course: Course) -> Game:
    """Return the nine holes of a course."""
    deals = [hole.deal for hole in course.holes]
    pars = [hole.par for hole in course.holes]
    return new_game(storage, "course", course.rules, deals, pars, course=course.name)


def next_hole(storage: Storage, game: Game) -> None:
    """Begin the next hole of a round.

    Raises:
        IllegalMoveError: the hole in play is not over, or it is the last.
    """
    deal = game.round.deals[game.round.number]
    game.next_hole(storage.next_attempt(deal))


def leave_result(storage: Storage, game: Game) -> None:
    """Begin the next hole of a round that was left at the end of one; a stuck one may wait."""
    storage.settle(game)
    if game.has_result and not game.round.is_last_hole:
        next_hole(storage, game)


def side_game(storage: Storage, record: Record) -> Game:
    """Return the game that plays on from a record: assisted, and beside all others.

    Raises:
        IllegalMoveError: the record breaks the rules.
    """
    attempt = max(storage.next_attempt(hole.deal) for hole in record.holes)
    return Game.from_record("side", record, game_id=new_id(), attempt=attempt)
