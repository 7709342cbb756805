"""What the tests of the app share."""

import gc
import inspect
import os
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from golf.app import App
from golf.core.cards import Card
from golf.play_options import PlayOptions
from golf.table import faces, mark_pictures
from golf.table.face_painter import FacePainter
from golf.table.lettering import Lettering
from golf.ui import lines, look
from tests.app import pilot as pilot_module
from tests.app.pilot import SMALL, Pilot
from tests.app.virtual_pad import OWN_SHAPE, VirtualPad, has_virtual_pads


@pytest.fixture(autouse=True, scope="session")
def quick_platform() -> Iterator[None]:
    """Draw once what looks the same in many tests, and wait for no device."""
    with pytest.MonkeyPatch.context() as patch:
        draw = lru_cache(maxsize=500)(pygame.image.load_sized_svg)
        patch.setattr(
            pygame.image, "load_sized_svg", lambda path, size: draw(path, tuple(size)).copy()
        )
        light = lru_cache(maxsize=24)(look.backdrop)
        patch.setattr(look, "backdrop", partial(_lit, light))
        patch.setattr(faces, "FacePainter", KeptPainter)
        for module in (lines, mark_pictures):
            patch.setattr(module, "Lettering", KeptLettering)
        patch.setattr(pygame.mixer, "Sound", KeptSounds(pygame.mixer.Sound))
        # SDL's dummy device plays its buffer to the end first.
        patch.setattr(pygame.mixer, "init", partial(_open_mixer, pygame.mixer.init))
        patch.setattr(os, "fsync", lambda _file: None)
        # What is frozen is never freed: twenty megabytes for every game that was opened.
        patch.setattr(gc, "freeze", lambda: None)
        yield
    KeptPainter.decks.clear()
    KeptLettering.pictures.clear()


def _lit(
    light: Callable[..., pygame.Surface], *choices: object, room: pygame.Surface | None = None
) -> pygame.Surface:
    """Return the table without cards, on the room that there is for it."""
    picture = light(*choices)
    if room is None:
        return picture.copy()
    room.blit(picture, (0, 0))
    return room


class KeptPainter(FacePainter):
    """Paints each card once, whoever asks."""

    decks: ClassVar[dict[object, dict[Card, pygame.Surface]]] = {}
    most = 24

    def __init__(self, size, margin, colours, letters, **kind) -> None:  # type: ignore[no-untyped-def]
        super().__init__(size, margin, colours, letters, **kind)
        if len(self.decks) >= self.most:
            self.decks.clear()
        key = (size, letters, *colours.values(), *kind.values())
        self.cards = self.decks.setdefault(key, {})

    def paint(self, card: Card) -> pygame.Surface:
        if card not in self.cards:
            self.cards[card] = super().paint(card)
        return self.cards[card].copy()


class KeptLettering(Lettering):
    """Writes each line once, whoever asks."""

    sizes: ClassVar[dict[object, tuple[int, int]]] = {}
    pictures: ClassVar[dict[object, pygame.Surface]] = {}
    most = 2_000

    def __init__(self, path: str, px: int) -> None:
        super().__init__(path, px)
        self.key = path, px

    def size(self, text: str | bytes) -> tuple[int, int]:
        key = *self.key, text
        if key not in self.sizes:
            self.sizes[key] = super().size(text)
        return self.sizes[key]

    def smooth(self, words: str, colour: tuple[int, ...]) -> pygame.Surface:
        key = *self.key, words, tuple(colour)
        if len(self.pictures) >= self.most:
            self.pictures.clear()
        if key not in self.pictures:
            self.pictures[key] = super().smooth(words, colour)
        return self.pictures[key].copy()


class KeptSounds:
    """Reads each sound's file once for a device of one kind."""

    def __init__(self, sound: type[pygame.mixer.Sound]) -> None:
        self.sound = sound
        self.kept: dict[object, bytes] = {}

    def __call__(self, path: str | None = None, **data: bytes) -> pygame.mixer.Sound:
        if path is None:
            return self.sound(**data)
        key = path, pygame.mixer.get_init()
        if key not in self.kept:
            self.kept[key] = self.sound(path).get_raw()
        return self.sound(buffer=self.kept[key])


def _open_mixer(init: Callable[..., None], *choices: object, **named: object) -> None:
    init(*choices, **named | {"buffer": 64})


class Unpainted(App):
    """An app that paints no picture; a test that looks at one fails."""

    def __init__(self, *choices: object, **named: object) -> None:
        super().__init__(*choices, **named)  # type: ignore[arg-type]
        self.painting.glide.draw = lambda *_, **__: None  # type: ignore[method-assign]
        self.stack.retouch = lambda _screen: None  # type: ignore[method-assign]

    @property
    def screen(self) -> pygame.Surface:
        asker = inspect.currentframe().f_back.f_globals["__name__"]  # type: ignore[union-attr]
        assert not asker.startswith("tests."), "the test that looks at a picture is marked `seen`"
        return super().screen


@pytest.fixture
def unseen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint nothing: most of the time of tests that look at no picture would go into it."""
    if request.node.get_closest_marker("seen") is None:
        monkeypatch.setattr(pilot_module, "App", Unpainted)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot of a fresh game at 1280×720."""
    player = Pilot(tmp_path)
    yield player
    player.app.close()


@pytest.fixture
def small_pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot for what is the same in windows of every size: this one is quickly painted."""
    player = Pilot(tmp_path, SMALL)
    yield player
    player.app.close()


@pytest.fixture
def new_pilot(tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Make pilots that share one data folder; all are closed at the end."""
    pilots: list[Pilot] = []

    def make(**choices: object) -> Pilot:
        if pilots:
            # As if the one before had been closed, or this one would be a second copy.
            pilots[-1].host.release()
        pilots.append(Pilot(tmp_path, **choices))
        return pilots[-1]

    yield make
    if pilots:
        # pygame has one window, which belongs to the last of them.
        pilots[-1].app.close()


@pytest.fixture
def at_table(new_pilot: Callable[..., Pilot]) -> Callable[..., Pilot]:
    """Sit pilots down at a deal that is on the table."""

    def sit(deal: str = "1", rules: str = "classic", **choices: object) -> Pilot:
        player = new_pilot(options=PlayOptions(deal=deal, rules=rules), **choices)
        player.rest()
        if player.scene_name == "QuestionScene":
            player.click_button("begin")
            player.rest()
        assert player.scene_name == "PlayScene"
        return player

    return sit


@pytest.fixture
def dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without a mixer; whoever opens one gets SDL's silent device."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def virtual_pad() -> Iterator[Callable[..., VirtualPad]]:
    """Make gamepads inside SDL itself; all are pulled out at the end."""
    if not has_virtual_pads():
        pytest.skip("this SDL cannot make gamepads")
    made: list[VirtualPad] = []

    def make(*, is_controller: bool, shape: tuple[int, int, int] = OWN_SHAPE) -> VirtualPad:
        made.append(VirtualPad(is_controller=is_controller, shape=shape))
        return made[-1]

    yield make
    for pad in made:
        pad.unplug()
