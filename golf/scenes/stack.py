"""Scenes and the stack that holds them.

A scene asks for a change (`golf.routes`) by returning it; the stack applies it. Results come back
to the scene below through `Pop(result)`.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Self

import pygame

from golf import theme
from golf.controls.intents import Command, Intent, Mode
from golf.routes import Change, Destination, Home, Pop, Push, Quit, Swap
from golf.services import Services

if TYPE_CHECKING:
    from golf.geometry import Rect
    from golf.ui.menu import Menu


class Scene(Destination):
    """One screen of the game; a scene that is there already is a destination.

    `mode` says what keys mean here. An overlay is drawn over the scene below it, which stands still
    meanwhile. `draw` changes no state: a scene can be drawn any number of times.
    """

    mode = Mode.MENU
    is_overlay = False
    is_seamless = False
    """Whether the scene that follows goes on with the same picture."""
    dims_below = False
    """Whether an overlay asks for all attention: what it lies over is painted darker."""
    is_place = False
    """Whether the scene is a page that the player comes back to: it is on the stack once."""
    takes_text = False
    """Whether the scene itself takes text that is pasted into the page around the game."""
    is_help = False
    """Whether the scene is a page of help, over which no other is opened."""
    sheet_top: int | None = None
    """Where an overlay that lies along the lower edge begins, in pixels from the window's top."""
    menu: "Menu | None" = None
    """What can have the focus, in a scene that has such."""
    is_from_outside = False
    """Whether a text from outside led here: the next one leads on in its place."""
    is_covered = False
    """Whether another scene lies on top, as the stack sets it: that one has the keys."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def enter(self) -> None:
        """Begin: the scene is on top for the first time."""

    def pause(self) -> None:
        """Another scene was put on top."""

    def resume(self, result: object) -> "Change | None":
        """Go on: the scene above has left with `result`, None where it had nothing to say."""

    def leave(self) -> None:
        """End: the scene is taken off the stack."""

    def resize(self) -> None:
        """Follow the window or the settings: `services.look` is a new one."""

    def new_day(self) -> None:
        """Follow the player's date, which is another one: `services.today`."""

    def make_room(self, bottom: int | None) -> None:
        """Keep what matters above `bottom`, where an overlay's sheet begins; None frees all."""

    def device_changed(self) -> None:
        """Follow a change of the device in use: the focus shows, or shows no more."""

    def handle(self, intent: Intent) -> "Change | None":
        """Follow what the player wants."""
        return Pop() if intent is Command.BACK else None

    def page_event(self, kind: str, value: str) -> "Change | None":
        """Follow what the web page around the game did."""

    def go_back(self) -> "Change | None":
        """Return where the browser's own way back leads: where the game's own does."""
        return self.handle(Command.BACK)

    def update(self, dt: float) -> "Change | None":
        """Advance by `dt` seconds."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the scene."""
        raise NotImplementedError

    def twin(self, services: Services) -> Self:
        """Return the scene as it rests for the look of other services: to be painted, no more.

        What its layout depends on is its own; it is laid out by `resize`.
        """
        twin = copy(self)
        twin.services, twin.menu = services, copy(self.menu)
        return twin

    @property
    def course_place(self) -> str | None:
        """Where the scene is (one of `golf.core.course.PLACES`), None where the one below it is."""
        return None

    @property
    def shows_focus(self) -> bool:
        """Whether the focus and the keys' marks show: what lies on top has the keys."""
        return self.services.shows_focus and not self.is_covered

    @property
    def place(self) -> object:
        """What the scene can be on the stack only once as, None for one that may be there again."""
        return type(self) if self.is_place else None

    @property
    def reading(self) -> list[str]:
        """Everything that is to be seen but buttons, in lines to be read at any time."""
        return []

    @property
    def text_place(self) -> "Rect | None":
        """Where what is typed shows, in a scene with a text field."""
        return None

    tells_changes = False
    """Whether `retouch` follows whatever has changed, and not motion alone."""

    def retouch(self, surface: pygame.Surface) -> "list[Rect] | None":
        """Paint what has moved, over a surface that still holds the scene's last picture.

        Return the boxes in which the picture has changed, None where it may be anywhere.
        """
        self.draw(surface)
        return None

    @property
    def game_kind(self) -> str:
        """The kind of the game that is played here, empty where none is."""
        return ""

    @property
    def is_moving(self) -> bool:
        """Whether the picture changes without a new intent."""
        return False

    @property
    def wants_time(self) -> bool:
        """Whether the scene has work to do in slices, although its picture stands still."""
        return False

    @property
    def is_timed(self) -> bool:
        """Whether the picture will change in a while without a new intent, as a clock does."""
        return False


class SceneStack:
    """The scenes of the program, the lowest first; only the top one gets intents and time.

    `open_route` turns the routes that scenes ask for into scenes.
    """

    def __init__(self, first: Scene, open_route: Callable[[Destination], Scene]) -> None:
        self._open = open_route
        self.scenes = [first]
        self.is_done = False
        first.enter()

    @property
    def top(self) -> Scene:
        """The scene that the player acts on."""
        return self.scenes[-1]

    def handle(self, intent: Intent) -> None:
        """Give an intent to the top scene."""
        self.apply(self.top.handle(intent))

    def update(self, dt: float) -> None:
        """Let time pass in the top scene, and let the one below an overlay make room for it."""
        self.apply(self.top.update(dt))
        self.top.make_room(None)
        if self.top.is_overlay and len(self.scenes) > 1:
            self.scenes[-2].make_room(self.top.sheet_top)

    def go_back(self) -> None:
        """Go where the browser's own way back leads."""
        self.apply(self.top.go_back())

    def page_event(self, kind: str, value: str) -> None:
        """Give the top scene what the web page around the game did, see `Host.page_events`."""
        self.apply(self.top.page_event(kind, value))

    def resize(self) -> None:
        """Tell every scene that the look is a new one."""
        for scene in self.scenes:
            scene.resize()

    def new_day(self) -> None:
        """Tell every scene that the player's date is another one."""
        for scene in self.scenes:
            scene.new_day()

    @property
    def reading(self) -> list[str]:
        """What can be read of the top scene, and of those that an overlay lets be seen below it."""
        page, *overlays = self.scenes[self._lowest_in_sight :]
        return [line for scene in (*overlays[-1:], page) for line in scene.reading]

    @property
    def _lowest_in_sight(self) -> int:
        """Which scene the overlays on top lie on; those between are out of sight."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].is_overlay:
            lowest -= 1
        return lowest

    @property
    def game_kind(self) -> str:
        """The kind of the game in play, be it below other scenes; empty without one."""
        return next((scene.game_kind for scene in self.scenes if scene.game_kind), "")

    @property
    def course_place(self) -> str:
        """The place of the course in sight, empty where none is."""
        places = (scene.course_place for scene in reversed(self.scenes))
        return next((place for place in places if place is not None), "")

    @property
    def is_moving(self) -> bool:
        """Whether the top scene's picture changes by itself."""
        return self.top.is_moving

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the top scene; an overlay over the page that it lies on, without those between."""
        draw_scenes(surface, self.scenes[self._lowest_in_sight :])

    def twins(self, services: Services) -> list[Scene]:
        """Return the scenes in sight as they rest, laid out for the look of other services."""
        twins = [scene.twin(services) for scene in self.scenes[self._lowest_in_sight :]]
        for twin in twins:
            twin.resize()
        if len(twins) > 1:
            twins[-2].make_room(twins[-1].sheet_top)
        return twins

    def retouch(self, surface: pygame.Surface) -> "list[Rect] | None":
        """Paint what has moved, over a surface that still holds the last picture.

        Return the boxes in which it has changed, None where it may be anywhere.
        """
        if not self.top.is_overlay:
            return self.top.retouch(surface)
        self.draw(surface)
        return None

    def apply(self, change: Change | None) -> None:
        """Carry out what a scene asked for, and what follows from it."""
        while change is not None and not self.is_done:
            match change:
                case Push(route):
                    # Opened first: a route that cannot be opened leaves everything as it is.
                    scene = self._open(route)
                    self._cover()
                    self._pop_place(scene.place)
                    self.scenes.append(scene)
                    scene.enter()
                    change = None
                case Swap(route, intent):
                    scene = self._open(route)
                    self.scenes.pop().leave()
                    self._pop_place(scene.place)
                    self.scenes.append(scene)
                    scene.enter()
                    change = None if intent is None else scene.handle(intent)
                case Pop(result):
                    change = self._pop(result)
                case Home():
                    change = self._pop_to_first()
                case Quit():
                    self.is_done = True

    def _pop_place(self, place: object) -> None:
        """Take a place that is come to again off the stack, with all that lies on it."""
        while place is not None and any(each.place is place for each in self.scenes):
            self.scenes.pop().leave()

    def _cover(self) -> None:
        """Let the top scene rest below another one; the pointer will be elsewhere afterwards."""
        if self.top.menu is not None:
            self.top.menu.leave()
        self.top.is_covered = True
        self.top.pause()

    def _uncover(self, result: object) -> Change | None:
        self.top.is_covered = False
        return self.top.resume(result)

    def _pop(self, result: object) -> Change | None:
        if len(self.scenes) == 1:
            self.is_done = True
            return None
        self.scenes.pop().leave()
        return self._uncover(result)

    def _pop_to_first(self) -> Change | None:
        while len(self.scenes) > 1:
            self.scenes.pop().leave()
        return self._uncover(None)


def paint_parts(
    surface: pygame.Surface, parts: "list[Rect] | None", paint: Callable[[pygame.Surface], None]
) -> "list[Rect] | None":
    """Let `paint` paint these parts of a picture, or all of it for None; return the parts."""
    for part in [None] if parts is None else parts:
        surface.set_clip(part)
        paint(surface)
    surface.set_clip(None)
    return parts


def draw_scenes(surface: pygame.Surface, scenes: Sequence[Scene]) -> None:
    """Paint a page and the last of the overlays on it, without those between."""
    page, *overlays = scenes
    page.draw(surface)
    if any(scene.dims_below for scene in overlays):
        surface.fill(theme.DIM, special_flags=pygame.BLEND_MULT)
    if overlays:
        overlays[-1].draw(surface)
