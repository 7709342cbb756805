"""What the command line, the page's address or a text from outside asks to see."""

from golf.core.deal import Deal
from golf.core.record import HoleRecord, Record
from golf.core.rules import Rules
from golf.play_options import PlayOptions
from golf.saves.codes import is_export, read_code
from golf.saves.game import today
from golf.scenes.stack import Scene
from golf.services import Services
from golf.words import say, say_n, say_problem


def opening_scene(services: Services, options: PlayOptions, address: str | None) -> Scene | None:
    """Return the scene to begin with on top of the title, None for the title itself.

    The options were checked before the window opened; `address` is the code of the page's address.
    """
    from golf.saves.courses import find_course
    from golf.scenes.start import code_scene, course_scene, daily_scene

    rules = Rules.parse(options.rules or services.settings.rules)
    code = options.deal or options.board
    if code is not None:
        return code_scene(services, Record(rules, (HoleRecord(Deal.parse(code)),)))
    if options.record is not None:
        return code_scene(services, Record.parse(options.record))
    if options.daily:
        return daily_scene(services, "daily-hole", today())
    if options.course is not None:
        return course_scene(services, find_course(options.course))
    return None if address is None else opened_or_told(services, address)


def opened(services: Services, text: str) -> Scene:
    """Return the scene for a text from outside: a code, or the report of an import.

    Raises:
        ValueError: it is neither, or it breaks the rules; the message says what was expected.
    """
    from golf.scenes.start import code_scene

    if is_export(text):
        return _imported(services, text)
    return code_scene(services, read_code(text, Rules.parse(services.settings.rules)))


def opened_or_told(services: Services, text: str) -> Scene:
    """Work like `opened`, but return a page that says what is wrong."""
    try:
        return opened(services, text)
    except ValueError as error:
        from golf.scenes.help import told

        return told(services, say_problem(error))


def _imported(services: Services, text: str) -> Scene:
    from golf.saves.transfer import import_text
    from golf.scenes.help import PageScene
    from golf.texts.games import left_out_text

    storage = services.storage
    report = import_text(storage, text)
    services.apply_settings()
    lines = [
        say_n("{n} result was taken in.", "{n} results were taken in.", report.added),
        say_n("{n} was here already.", "{n} were here already.", report.known),
        say_n(
            "{n} game in progress was taken in.",
            "{n} games in progress were taken in.",
            len(report.games),
        ),
    ]
    lines += map(left_out_text, report.left_out)
    if report.refused:
        lines.append(say("Left out, since they do not prove to be legal:"))
    return PageScene(services, say("Import"), [*lines, *report.refused])
