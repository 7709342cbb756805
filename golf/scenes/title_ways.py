"""The ways from the title: to games and to pages, each imported when it is taken."""

from golf.core.rules import Rules
from golf.scenes.stack import Scene
from golf.services import Services


def game_way(services: Services, key: str, rules: Rules) -> Scene:
    """Return the scene that begins a `round` or a `hole`, or says what a `speed` round is."""
    if key == "speed":
        from golf.scenes.speed import SpeedScene

        return SpeedScene(services, rules)
    from golf.scenes.start import random_scene

    return random_scene(services, key, rules)


def lesson_way(services: Services, key: str) -> Scene:
    """Return the page to learn from, or at once the first lesson."""
    if key == "learn":
        from golf.scenes.lessons_menu import LearnScene

        return LearnScene(services)
    from golf.scenes.lesson import LessonScene
    from golf.texts.lesson_tables import LESSONS

    return LessonScene(services, LESSONS[0])


def page_way(services: Services, key: str) -> Scene | None:
    """Return the page of the button `key`, if it has one."""
    match key:
        case "daily":
            from golf.scenes.daily import DailyScene

            return DailyScene(services, services.today)
        case "courses":
            from golf.scenes.courses import CoursesScene

            return CoursesScene(services)
        case "records":
            from golf.scenes.records import RecordsScene

            return RecordsScene(services)
        case "games":
            from golf.scenes.games import GamesScene

            return GamesScene(services)
        case "code":
            from golf.scenes.code_entry import CodeEntryScene

            return CodeEntryScene(services)
        case "deal":
            from golf.scenes.deal_entry import DealEntryScene

            return DealEntryScene(services)
        case "rules":
            from golf.scenes.rules_choice import RulesChoiceScene

            return RulesChoiceScene(services)
        case "settings":
            from golf.scenes.settings import SettingsScene

            return SettingsScene(services, is_overlay=False)
    return None
