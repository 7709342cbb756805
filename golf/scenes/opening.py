"""What the command line, the page's address or a text from outside asks to see."""

from golf.core.deal import Deal
from golf.core.record import HoleRecord, Record
from golf.core.rules import Rules
from golf.play_options import PlayOptions
from golf.saves.codes import is_export, read_code
from golf.scenes.stack import Scene
from golf.services import Services
from golf.words import say_problem

_LITTLE = 6_000
"""Characters of a text that is read at once."""


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
        return daily_scene(services, "daily-hole", services.today)
    if options.course is not None:
        return course_scene(services, find_course(options.course))
    return None if address is None else opened_or_told(services, address)


def opened(services: Services, text: str) -> Scene:
    """Return the scene for a text from outside: a code, or an import.

    Raises:
        ValueError: it is neither, or it breaks the rules; the message says what was expected.
    """
    from golf.scenes.start import code_scene

    if is_export(text):
        from golf.saves.transfer import finished, planning
        from golf.scenes.import_scene import ImportScene

        if len(text) < _LITTLE:
            # A mistyped code is told of where it was entered.
            finished(planning(services.storage, text))

        return ImportScene(services, text)
    return code_scene(services, read_code(text, Rules.parse(services.settings.rules)))


def opened_or_told(services: Services, text: str) -> Scene:
    """Work like `opened`, but return a page that says what is wrong."""
    try:
        return opened(services, text)
    except ValueError as error:
        from golf.scenes.help import told

        return told(services, say_problem(error))
