"""Random real events against the whole app: `python -m tests.bench.fuzz_app --events 100000`.

Clicks, drags, keys, touches, gamepads, sizes and losses of the focus, posted as SDL would. After
each of them the 52 cards of the game must all be there, and nothing may be raised.
"""

import argparse
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

import pygame

from golf.core.cards import DECK
from golf.play_options import PlayOptions
from golf.scenes.title.scene import TitleScene
from tests.app.pilot import FakePad, Pilot

_KEYS = "1234567udrhwnpf"
_NAMED_KEYS = (
    "space",
    "return",
    "escape",
    "left",
    "right",
    "up",
    "down",
    "tab",
    "f11",
    "backspace",
)
_SIZES = ((1280, 720), (640, 360), (390, 844), (844, 390), (1000, 900), (320, 240), (90, 60))
_DECK = Counter(DECK)
_STEP = 1 / 60


class Fuzzer:
    """A player without a plan."""

    def __init__(self, data: Path, seed: int) -> None:
        self.random = random.Random(seed)
        self.pilot = Pilot(data, options=PlayOptions(mute=True), seed=seed)
        self.pads: list[FakePad] = []
        self.did: Counter[str] = Counter()
        self.scenes: Counter[str] = Counter()
        self.log: list[str] = []
        self._weights = {
            self.click: 26,
            self.press_a_button: 24,
            self.drag: 6,
            self.tap: 10,
            self.key: 30,
            self.pad_button: 14,
            self.pad_axis: 4,
            self.hat: 2,
            self.plug_or_pull: 1,
            self.wheel: 2,
            self.resize: 1,
            self.focus: 1,
            self.text: 2,
            self.wait: 6,
        }

    # ---- what a hand may do

    def point(self) -> tuple[int, int]:
        width, height = self.pilot.app.screen.get_size()
        return self.random.randrange(width), self.random.randrange(height)

    def click(self) -> None:
        self.pilot.click(self.point(), self.random.choice((1, 1, 1, 1, 2, 3)))

    def press_a_button(self) -> None:
        menu = getattr(self.pilot.scene, "menu", None)
        if menu is not None and menu.buttons:
            place = self.random.choice(menu.buttons).rect.center
            self.random.choice((self.pilot.click, self.pilot.tap, self.pilot.tap_threefold))(place)

    def drag(self) -> None:
        hands = (self.pilot.drag, self.pilot.touch_drag)
        self.random.choice(hands)(self.point(), self.point(), self.random.randint(1, 5))

    def tap(self) -> None:
        self.pilot.tap(self.point(), self.random.randint(1, 2))

    def key(self) -> None:
        name = self.random.choice((self.random.choice(_KEYS), self.random.choice(_NAMED_KEYS)))
        held = {each: self.random.random() < 0.08 for each in ("shift", "ctrl", "meta", "alt")}
        self.pilot.key(name, **held)

    def pad_button(self) -> None:
        if self.pads:
            pad = self.random.choice(self.pads)
            self.random.choice((pad.press, pad.press, pad.hold, pad.let_go))(
                self.random.randrange(17)
            )

    def pad_axis(self) -> None:
        if self.pads:
            self.random.choice(self.pads).tilt(self.random.randrange(8), self.random.uniform(-1, 1))

    def hat(self) -> None:
        if self.pads:
            directions = (-1, 0, 1)
            self.random.choice(self.pads).hat(
                self.random.choice(directions), self.random.choice(directions)
            )

    def plug_or_pull(self) -> None:
        if self.pads and self.random.random() < 0.5:
            self.pads.pop(self.random.randrange(len(self.pads))).pull()
            return
        is_mapped = self.random.random() < 0.8
        name = self.random.choice(("Pad", "Xbox pad", "Strange pad"))
        pad = self.pilot.plug(name=name, is_mapped=is_mapped, axes=6, buttons=17, hats=1)
        self.pads.append(pad)

    def wheel(self) -> None:
        y = self.random.choice((-3, -1, 1, 3))
        self.pilot.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False))

    def resize(self) -> None:
        self.pilot.resize(self.random.choice(_SIZES))

    def focus(self) -> None:
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
        back = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED)
        at = self.random.randrange(2)
        self.pilot.post(pygame.event.Event(kinds[at]))
        self.pilot.frames(self.random.randint(0, 3))
        self.pilot.post(pygame.event.Event(back[at]))

    def text(self) -> None:
        self.pilot.type(self.random.choice(("7", "p12", "€ß", "classic/1:3F", "\u0000", "ABC")))

    def wait(self) -> None:
        for _ in range(self.random.randint(1, 5)):
            self.pilot.app.frame([], self.random.choice((_STEP, 0.1, 0.5)))

    # ---- the run

    def step(self) -> None:
        """Do one thing, and look at the cards."""
        act = self.random.choices(list(self._weights), list(self._weights.values()))[0]
        self.log.append(f"{type(self.pilot.scene).__name__}.{act.__name__}")
        act()
        self.did[act.__name__] += 1
        self.scenes[self.pilot.scene_name] += 1
        if self.pilot.app.is_done:
            # Somebody pressed Quit: begin again where the title is.
            self.pilot.app.stack.is_done = False
            self.pilot.app.stack.scenes[:] = [TitleScene(self.pilot.app.services)]
            self.pilot.scene.enter()
        self.check()

    def check(self) -> None:
        """Raise unless every game in sight has its 52 cards, and the table shows them."""
        for scene in self.pilot.app.stack.scenes:
            game = getattr(scene, "game", None)
            if game is None:
                continue
            position = game.hole.position
            cards = [card for column in position.tableau for card in column]
            found = Counter([*cards, *position.stock, *position.waste])
            if len(_DECK - found) and game.hole.deal.number is not None:
                raise AssertionError(f"cards are missing: {_DECK - found}")
            if max(found.values()) > 1:
                raise AssertionError("a card is there twice")
            table = getattr(scene, "table", None)
            if table is not None and scene is self.pilot.scene and table.position is not None:
                shown = set(table.sprites)
                if not set(cards) <= shown:
                    raise AssertionError("the table does not show a card of the tableau")


def run(events: int, seed: int, data: Path) -> Fuzzer:
    """Post so many events; raise what goes wrong, with the last acts as a note."""
    fuzzer = Fuzzer(data, seed)
    try:
        while fuzzer.pilot.posted < events:
            fuzzer.step()
    except Exception as error:
        acts = ", ".join(fuzzer.log[-12:])
        error.add_note(f"seed {seed}, event {fuzzer.pilot.posted}: {acts}")
        raise
    return fuzzer


def main() -> None:
    """Run as asked and print what was done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    choices = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        fuzzer = run(choices.events, choices.seed, Path(folder))
        seconds = time.perf_counter() - start
        fuzzer.pilot.app.close()
    events = fuzzer.pilot.posted
    print(f"{events} events in {seconds:.0f} s, no exception, 52 cards at every step")
    print("acts:", dict(fuzzer.did.most_common()))
    print("scenes:", dict(fuzzer.scenes.most_common()))


if __name__ == "__main__":
    main()
