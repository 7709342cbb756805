"""Begin the program: its saved data, its first scenes, and the devices that can wait for these."""

import sys
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from golf import routes, words
from golf.routes import Push
from golf.saves.storage import Storage
from golf.scenes.routes import open_route
from golf.scenes.stack import SceneStack
from golf.scenes.title.scene import TitleScene

if TYPE_CHECKING:
    from golf.host.base import Host
    from golf.play_options import PlayOptions
    from golf.services import Services

READ_AHEAD = (
    # The first press is often for a game.
    *("scenes.openings", "texts.narration", "session.session", "scenes.play.deal"),
    *("ui.glyphs", "scenes.pause", "texts.help", "scenes.help", "scenes.question"),
    # The end of a hole has most to tell: it is read in parts.
    *("records.statistics", "analysis.advisor", "analysis.luck", "scenes.results.result_lookup"),
    *("scenes.results.hole_summary", "scenes.settings", "scenes.rules_choice", "scenes.daily"),
    *("scenes.courses", "scenes.course", "scenes.records.scene", "scenes.lessons_menu"),
    *("scenes.deal_entry", "scenes.code_entry", "scenes.results.score_card"),
    *("scenes.results.round_results", "scenes.replay.scene", "scenes.tour.scene"),
)
"""The modules of the game that the first picture does not need, those wanted first first."""


def open_storage(host: "Host") -> Storage:
    """Return the saved data of this copy of the game, and speak the player's language."""
    storage = Storage(host)
    storage.history.reads_late = True
    settings = storage.load_settings()
    words.use_language(settings.language or host.language() or "en")
    return storage


def first_scenes(services: "Services", options: "PlayOptions") -> SceneStack:
    """Return the title, with what is asked to be seen on top of it.

    The command line and the page's address ask, and a page that was loaded again in mid-hole.
    """
    if options.rules is not None and not options.asks_for_game:
        services.settings.rules = options.rules  # as if chosen on the title
    stack = SceneStack(TitleScene(services), partial(open_route, services))
    address = services.host.address_code()
    if options.asks_for_game or address is not None:
        stack.apply(Push(routes.Asked(options, address)))
    elif (game := services.games.get(services.host.game_before() or "")) is not None:
        stack.apply(Push(routes.Table(game)))
    return stack


def open_devices(services: "Services") -> None:
    """Open what the first frame did not need: the lock, the sound and the gamepads."""
    from golf.controls.gamepad import open_gamepads
    from golf.sound_board import open_sound

    services.storage.claim()
    settings = services.settings
    services.sounds = open_sound(
        settings.volume / 100,
        services.is_muted,
        services.host.sound_needs_gesture,
        services.host.quietly,
    )
    services.controls.pads = open_gamepads(settings)


def read_ahead() -> bool:
    """Import one more module, which no press has to wait for then; return whether all are there."""
    names = (f"golf.{name}" for name in READ_AHEAD)
    missing = [name for name in names if name not in sys.modules]
    if missing:
        import_module(missing[0])
    return len(missing) < 2
