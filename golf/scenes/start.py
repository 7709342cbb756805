"""Begin games: draw the deals, number the attempt, and choose the scene that shows them."""

from collections.abc import Sequence

from golf.core.course import Course
from golf.core.deal import Deal
from golf.core.record import Record
from golf.core.rules import HOLES_IN_ROUND, PRESETS, Rules
from golf.game import Game, daily_deals, today
from golf.scenes.stack import Scene
from golf.services import Services
from golf.storage import new_id


def new_game(
    services: Services,
    kind: str,
    rules: Rules,
    deals: Sequence[Deal],
    *,
    is_clearable: bool = False,
) -> Game:
    """Return a fresh game of `kind`; it is saved with its first move."""
    return Game.new(
        kind,
        rules,
        deals,
        game_id=new_id(),
        attempt=services.storage.next_attempt(deals[0]),
        is_clearable=is_clearable,
    )


def new_round(services: Services, rules: Rules) -> Game:
    """Return a round of nine random deals."""
    deals = [services.storage.new_deal(services.rng) for _ in range(HOLES_IN_ROUND)]
    return new_game(services, "round", rules, deals)


def new_hole(services: Services, rules: Rules) -> Game:
    """Return one hole of a random deal."""
    return new_game(services, "hole", rules, [services.storage.new_deal(services.rng)])


def game_scene(services: Services, game: Game) -> Scene:
    """Return the scene that goes on with a game: the deal, the table, or the score card."""
    from golf.scenes.deal import DealScene
    from golf.scenes.play import PlayScene

    if game.hole.moves or game.hole.redo_moves or game.hole.is_over:
        return PlayScene(services, game)
    return DealScene(services, game)


def begin(services: Services, game: Game) -> Scene:
    """Return the scene that begins a new game, or asks first where another would be lost."""
    from golf.scenes.replace import replace_question

    return replace_question(services, game) or game_scene(services, game)


def random_scene(services: Services, kind: str, rules: Rules) -> Scene:
    """Return the scene that begins a `round` or a `hole` of random deals, as the settings wish."""
    if services.settings.clearable:
        from golf.scenes.clearable import ClearableScene

        return ClearableScene(services, kind, rules)
    game = new_round(services, rules) if kind == "round" else new_hole(services, rules)
    return begin(services, game)


def side_scene(services: Services, record: Record) -> Scene:
    """Return the scene that plays on from a record in progress, as an assisted game aside."""
    return begin(services, Game.from_record("side", record, game_id=new_id()))


def replay_scene(services: Services, code: str, title: str = "") -> Scene:
    """Return the replay of a record of the history, or a page that says why there is none."""
    from golf.scenes.opening import told
    from golf.scenes.replay import ReplayScene

    try:
        return ReplayScene(services, Record.parse(code), title=title)
    except ValueError as error:
        return told(services, str(error))


def aside_scene(services: Services, deal: Deal, rules: Rules) -> Scene:
    """Return the scene that plays a deal again beside a running round: assisted, never in it."""
    return begin(services, new_game(services, "side", rules, [deal]))


def code_scene(services: Services, record: Record) -> Scene:
    """Return the scene for a code that was given.

    A finished game opens as a replay, one in progress as a position to play on from, one without
    moves as a fresh deal.

    Raises:
        IllegalMoveError: the record breaks the rules.
    """
    golf_round = record.replay()
    if all(hole.is_over for hole in golf_round.holes):
        from golf.scenes.replay import ReplayScene

        return ReplayScene(services, record)
    if any(hole.letters for hole in record.holes):
        return side_scene(services, record)
    return begin(services, _fresh_game(services, record))


def _fresh_game(services: Services, record: Record) -> Game:
    deal = record.holes[0].deal
    day = today()
    if record.rules == PRESETS["classic"] and [deal] == daily_deals(day, "daily-hole"):
        return new_daily(services, "daily-hole", day)
    game = new_game(services, "hole", record.rules, [deal])
    if deal.number is None:
        # Whoever spells a board out knows its stock: it never counts as a first attempt.
        game.hole_facts.attempt = max(2, game.hole_facts.attempt)
    return game


def new_daily(services: Services, kind: str, day: str) -> Game:
    """Return the daily hole or the daily round (`kind`) of a date."""
    deals = daily_deals(day, kind)
    return Game.new(
        kind,
        PRESETS["classic"],
        deals,
        game_id=new_id(),
        attempt=services.storage.next_attempt(deals[0]),
        daily=day,
    )


def daily_scene(services: Services, kind: str, day: str) -> Scene:
    """Return the scene that goes on with a day's daily or begins it; played, it shows the day."""
    from golf.daily import Day, days

    found = days(services.storage.history.lines).get(day, Day())
    if (found.hole if kind == "daily-hole" else found.round) is not None:
        from golf.scenes.daily import DailyScene

        return DailyScene(services, day)
    return daily_game_scene(services, kind, day)


def daily_game_scene(services: Services, kind: str, day: str) -> Scene:
    """Return the scene that goes on with a day's daily, or begins it, be it once more."""
    game = services.games.get(kind)
    if game is not None and game.daily == day and not game.is_over:
        return game_scene(services, game)
    return begin(services, new_daily(services, kind, day))


def new_course(services: Services, course: Course) -> Game:
    """Return the nine holes of a course."""
    deals = [hole.deal for hole in course.holes]
    return Game.new(
        "course",
        course.rules,
        deals,
        [hole.par for hole in course.holes],
        game_id=new_id(),
        attempt=services.storage.next_attempt(deals[0]),
        course=course.name,
    )


def course_scene(services: Services, course: Course) -> Scene:
    """Return the scene that goes on with a course, or begins it."""
    game = services.games.get("course")
    if game is not None and game.course == course.name and not game.is_over:
        return game_scene(services, game)
    return begin(services, new_course(services, course))


def new_speed(services: Services, rules: Rules) -> Game:
    """Return nine random holes against the clock."""
    deals = [services.storage.new_deal(services.rng) for _ in range(HOLES_IN_ROUND)]
    return new_game(services, "speed", rules, deals)
