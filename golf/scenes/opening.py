"""What the command line or the page's address asks to see first."""

from golf.core.deal import Deal
from golf.core.record import Record
from golf.core.rules import Rules
from golf.play_options import PlayOptions
from golf.scenes.stack import Scene
from golf.services import Services


def opening_scene(services: Services, options: PlayOptions) -> Scene | None:
    """Return the scene to begin with on top of the title, None for the title itself.

    The options were checked before the window opened.
    """
    from golf.scenes.deal import DealScene
    from golf.scenes.start import code_scene, new_game

    rules = Rules.parse(options.rules or services.settings.rules)
    if options.record is not None:
        return code_scene(services, Record.parse(options.record))
    code = options.deal or options.board
    if code is not None:
        game = new_game(services, "hole", rules, [Deal.parse(code)])
        return DealScene(services, game)
    return None
