"""Choose the scene that a game begins or goes on with, or that a code opens."""

from golf.core.course import Course
from golf.core.deal import Deal
from golf.core.record import Record
from golf.core.rules import Rules
from golf.saves.new_games import (
    chosen_hole,
    is_daily_of,
    new_course,
    new_daily,
    new_game,
    random_game,
    side_game,
)
from golf.scenes.deal import go_on
from golf.scenes.replace import begin
from golf.scenes.stack import Scene
from golf.services import Services
from golf.words import say_problem


def random_scene(services: Services, kind: str, rules: Rules) -> Scene:
    """Return the scene that begins a `round` or a `hole` of random deals, as the settings wish."""
    if services.settings.clearable:
        from golf.scenes.clearable import ClearableScene

        return ClearableScene(services, kind, rules)
    return begin(services, random_game(services.storage, services.rng, kind, rules))


def speed_scene(services: Services, rules: Rules) -> Scene:
    """Return the scene that begins nine random holes against the clock."""
    return begin(services, random_game(services.storage, services.rng, "speed", rules))


def deal_scene(services: Services, deal: Deal, rules: Rules) -> Scene:
    """Return the scene that begins a deal that was named; today's daily is begun as such."""
    today = services.today
    if is_daily_of(today, deal, rules):
        return daily_game_scene(services, "daily-hole", today)
    return begin(services, chosen_hole(services.storage, deal, rules))


def side_scene(services: Services, record: Record) -> Scene:
    """Return the scene that plays on from a record in progress, as an assisted side game."""
    return begin(services, side_game(services.storage, record))


def replay_scene(services: Services, code: str, title: str = "") -> Scene:
    """Return the replay of a record of the history, or a page that says why there is none."""
    from golf.scenes.help import told
    from golf.scenes.replay import ReplayScene

    try:
        return ReplayScene(services, Record.parse(code), title=title)
    except ValueError as error:
        return told(services, say_problem(error))


def aside_scene(services: Services, deal: Deal, rules: Rules) -> Scene:
    """Return the scene that plays a deal again beside a running round: assisted, never in it."""
    return begin(services, new_game(services.storage, "side", rules, [deal]))


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
    return deal_scene(services, record.holes[0].deal, record.rules)


def daily_scene(services: Services, kind: str, day: str) -> Scene:
    """Return the scene that goes on with a day's daily or begins it; played, it shows the day."""
    from golf.records.daily import Day, days

    found = days(services.storage.history.lines).get(day, Day())
    if (found.hole if kind == "daily-hole" else found.round) is not None:
        from golf.scenes.daily import DailyScene

        return DailyScene(services, day)
    return daily_game_scene(services, kind, day)


def daily_game_scene(services: Services, kind: str, day: str) -> Scene:
    """Return the scene that goes on with a day's daily, or begins it, be it once more."""
    game = services.games.get(kind)
    if game is not None and game.daily == day and not game.is_over:
        return go_on(services, game)
    return begin(services, new_daily(services.storage, kind, services.now(), day))


def course_scene(services: Services, course: Course) -> Scene:
    """Return the scene that goes on with a course, or begins it."""
    game = services.games.get("course")
    if game is not None and game.course == course.name and not game.is_over:
        return go_on(services, game)
    return begin(services, new_course(services.storage, course))
