"""From a route to its scene: the only place that imports scenes, each when it is first wanted.

Most scenes are not needed for the first picture, and importing all of them takes longer than it.
"""

from typing import TYPE_CHECKING

from golf import routes
from golf.core.game import Game
from golf.routes import Destination, Route
from golf.scenes.stack import Scene
from golf.services import Services
from golf.words import say

if TYPE_CHECKING:
    from golf.geometry import Rect
    from golf.scenes.title.demo import Demo


def open_route(services: Services, route: Destination) -> Scene:
    """Return the scene that a route leads to; a scene that is there already is its own route.

    Raises:
        IllegalMoveError: a record to replay breaks the rules.
    """
    if isinstance(route, Scene):
        return route
    assert isinstance(route, Route), f"expected a route or a scene, got {route!r}"
    for opener in (_game, _tour, _page, _entry, _overlay, _wish):
        scene = opener(services, route)
        if scene is not None:
            return scene
    raise LookupError(f"expected a route to a scene, got {route!r}")


def lay_demo(services: Services, area: "Rect") -> "Demo":
    """Return the table that plays by itself on the title, in an area of the window."""
    from golf.scenes.title.demo import Demo

    return Demo(services, area)


def _game(services: Services, route: Route) -> Scene | None:
    match route:
        case routes.Table(game):
            return _table(services, game)
        case routes.GoOn(game):
            from golf.saves.new_games import leave_result

            leave_result(services.storage, game)
            return _table(services, game)
        case routes.Instead(game):
            # The hole in play counts, or a bad one could be made to vanish.
            services.abandon(services.games[game.kind])
            return _table(services, game)
        case routes.HoleSummary(game):
            from golf.scenes.results.hole_summary import HoleSummaryScene

            return HoleSummaryScene(services, game)
        case routes.RoundResults(game):
            from golf.scenes.results.round_results import RoundResultsScene

            return RoundResultsScene(services, game)
        case routes.SpeedIntroduction(rules):
            from golf.scenes.speed import SpeedScene

            return SpeedScene(services, rules)
        case routes.ClearableSearch(kind, rules):
            from golf.scenes.clearable_search import ClearableScene

            return ClearableScene(services, kind, rules)
        case routes.Replay(record, title, number, titles, stop):
            from golf.scenes.replay.scene import ReplayScene

            return ReplayScene(
                services, record, title=title, number=number, titles=titles, stop=stop
            )
        case routes.LessonTable(key):
            from golf.scenes.lesson import LessonScene
            from golf.session.lesson_tables import LESSONS
            from golf.session.lessons import find_lesson

            return LessonScene(services, find_lesson(key) if key else LESSONS[0])
    return None


def _tour(services: Services, route: Route) -> Scene | None:
    match route:
        case routes.LeaderBoard(game, is_between):
            from golf.scenes.tour.leader_board import LeaderBoardScene

            return LeaderBoardScene(services, game=game, is_between=is_between)
        case routes.FiledBoard(line):
            from golf.scenes.tour.leader_board import LeaderBoardScene

            return LeaderBoardScene(services, line=line)
        case routes.SideBySide(record, rival):
            from golf.scenes.tour.side_by_side import SideBySideScene

            return SideBySideScene(services, record, rival)
        case routes.Tour():
            from golf.scenes.tour.scene import TourScene

            return TourScene(services)
        case routes.EventEntry():
            from golf.scenes.tour.entry import EventEntryScene

            return EventEntryScene(services)
        case routes.DuelChoice():
            from golf.scenes.tour.duel import DuelScene

            return DuelScene(services)
    return None


def _table(services: Services, game: Game) -> Scene:
    if game.hole.moves or game.hole.redo_moves or game.hole.is_over:
        from golf.scenes.play.scene import PlayScene

        return PlayScene(services, game)
    from golf.scenes.play.deal import DealScene

    return DealScene(services, game)


def _page(services: Services, route: Route) -> Scene | None:
    match route:
        case routes.Daily(day):
            from golf.scenes.daily import DailyScene

            return DailyScene(services, day)
        case routes.Courses():
            from golf.scenes.courses import CoursesScene

            return CoursesScene(services)
        case routes.CoursePage(course):
            from golf.scenes.course import CourseScene

            return CourseScene(services, course)
        case routes.Records():
            from golf.scenes.records.scene import RecordsScene

            return RecordsScene(services)
        case routes.OneAward(award, reached, when):
            from golf.scenes.records.awards import AwardScene

            return AwardScene(services, award, reached, when)
        case routes.Games():
            from golf.scenes.games import GamesScene

            return GamesScene(services)
        case routes.RulesChoice():
            from golf.scenes.rules_choice import RulesChoiceScene

            return RulesChoiceScene(services)
        case routes.Settings(is_overlay):
            from golf.scenes.settings import SettingsScene

            return SettingsScene(services, is_overlay=is_overlay)
        case routes.Learn():
            from golf.scenes.lessons_menu import LearnScene

            return LearnScene(services)
    return None


def _entry(services: Services, route: Route) -> Scene | None:
    match route:
        case routes.CodeEntry():
            from golf.scenes.code_entry import CodeEntryScene

            return CodeEntryScene(services)
        case routes.DealEntry():
            from golf.scenes.deal_entry import DealEntryScene

            return DealEntryScene(services)
        case routes.Import(text):
            from golf.scenes.import_scene import ImportScene

            return ImportScene(services, text)
        case routes.Initials(lines):
            from golf.scenes.initials import InitialsScene

            return InitialsScene(services, lines)
        case routes.Letters(title, text, letters, most):
            from golf.scenes.letter_keys import LettersScene

            return LettersScene(services, title, text, letters, most)
        case routes.LearnPad():
            from golf.scenes.learn_pad import LearnPadScene

            return LearnPadScene(services)
    return None


def _overlay(services: Services, route: Route) -> Scene | None:
    match route:
        case routes.Pause(game):
            from golf.scenes.pause import PauseScene

            return PauseScene(services, game)
        case routes.Question(words, answers, ways):
            from golf.scenes.question import QuestionScene

            return QuestionScene(services, words, answers, ways)
        case routes.Help(key, rules):
            from golf.scenes.help import help_scene

            return help_scene(services, key, rules)
        case routes.Message(heading, blocks):
            from golf.scenes.help import PageScene

            return PageScene(services, heading, blocks)
        case routes.Unopened(why):
            from golf.scenes.help import PageScene

            return PageScene(services, say("This cannot be opened"), [why])
        case routes.ShareGame() | routes.ShareLine() | routes.ShareCode():
            return _share(services, route)
    return None


def _wish(services: Services, route: Route) -> Scene | None:
    from golf.scenes import openings

    match route:
        case routes.RandomDeals(kind, rules):
            leads_to = openings.random_deals(services, kind, rules)
        case routes.OutsideText(text):
            leads_to = openings.text_or_why(services, text)
        case routes.Asked(options, address):
            leads_to = openings.asked(services, options, address)
        case _:
            return None
    return open_route(services, leads_to)


def _share(
    services: Services, route: routes.ShareGame | routes.ShareLine | routes.ShareCode
) -> Scene:
    from golf.scenes import share

    match route:
        case routes.ShareGame(game):
            return share.share_game(services, game)
        case routes.ShareLine(line):
            return share.share_line(services, line)
        case routes.ShareCode(record):
            return share.share_code(services, record)
