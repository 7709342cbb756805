"""Replay: a finished game move by move, with the exact best that was still possible.

The best line of a deal is watched in the same scene.
"""

from collections.abc import Sequence

import pygame

from golf.analysis.review import Review
from golf.controls.intents import Command, Drag, Intent, Press, Release, Wheel
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.record import HoleRecord, Record
from golf.routes import Change, Swap
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene
from golf.scenes.replay_paint import Status, move_at, paint_scrub, paint_status, status_of
from golf.scenes.replay_places import ReplayPlaces, replay_places
from golf.scenes.replay_review import Reviews
from golf.services import Services
from golf.sound import Cue
from golf.table.table import Table
from golf.table.tweens import TweenRunner
from golf.texts.games import deal_title
from golf.texts.rules import rules_name
from golf.timing import REPLAY_MOVE
from golf.ui.widgets import Button
from golf.words import say

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_ICONS = {
    "leave": "back",
    "previous_hole": "previous",
    "next_hole": "next",
    "own_game": "own_game",
    "best_line": "best_line",
    "step_back": "step_back",
    "step": "step",
    "costly": "costly",
}
_COMPARED = {"previous_hole": "own_game", "next_hole": "best_line"}
"""What the buttons of a round's holes are where two games of one deal are compared."""


class ReplayScene(MenuScene):
    """Shows the holes of a record; `number` (from 1) is the hole to begin with.

    With `titles` the record's holes are no round but games of one deal, to be compared.

    Nothing here changes a game: playing on from a position is a side game of its own.
    """

    first_focus = "scrub"

    def __init__(
        self,
        services: Services,
        record: Record,
        *,
        title: str = "",
        number: int = 1,
        titles: Sequence[str] = (),
    ) -> None:
        super().__init__(services)
        self.holes = record.replay().holes
        self.title = title
        self.titles = titles
        self.number = number
        self.index = 0
        self.is_playing = False
        self.speed = 1.0
        self._wait = 0.0
        self._places: ReplayPlaces = replay_places(services, len(self.holes) > 1)
        self.table = Table(self._places.look.layout, self._places.look.faces, TweenRunner())
        self._reviews = Reviews(self.holes)
        self._scrubbing = ""

    # ---- what is shown

    @property
    def hole(self) -> Hole:
        """The hole on the table."""
        return self.holes[self.number - 1]

    @property
    def review(self) -> Review | None:
        """What is known of the hole, None while it is worked out."""
        return self._reviews.review(self.number)

    @property
    def costly(self) -> list[int]:
        """The numbers of the moves that cost strokes, as far as they are known."""
        return self._reviews.costly(self.number)

    def enter(self) -> None:
        """Show the first position and begin to play."""
        super().enter()
        self._lay_out()
        self._show_hole(self.number)
        self.is_playing = True
        self.refresh()

    def resize(self) -> None:
        """Follow the window."""
        self._places = replay_places(self.services, len(self.holes) > 1)
        self._lay_out()
        super().resize()

    def _lay_out(self) -> None:
        look = self._places.look
        self.services.set_pace(self.table, max(1.0, self.speed))
        self.table.resize(look.layout, look.faces)

    def _show_hole(self, number: int) -> None:
        self.number, self.index = number, 0
        self.table.set(self.hole.start)
        self._wait = REPLAY_MOVE
        self._reviews.begin(number)
        self.refresh()

    def go_to(self, index: int) -> None:
        """Show the position after `index` moves."""
        index = min(max(0, index), len(self.hole.moves))
        if index == self.index:
            return
        before = self.hole.position_at(self.index)
        self.index = index
        self.table.show(before, self.hole.position_at(index), self.hole.run_length_at(self.index))
        self.refresh()

    # ---- buttons

    def buttons(self) -> list[Button]:
        """Return the bar and the buttons below the table."""
        places, count = self._places, len(self.hole.moves)
        enabled = {
            "step_back": self.index > 0,
            "step": self.index < count,
            "costly": bool(self.costly),
            "previous_hole": self.number > 1,
            "next_hole": self.number < len(self.holes),
            "play_on": not self.hole.position_at(self.index).is_over,
        }
        icons = _ICONS | {"play": "pause" if self.is_playing else "play"}
        words = {"speed": _speed_text(self.speed), "play_on": say("Play on")}
        return [
            Button(
                self._key(key),
                words.get(key, ""),
                place,
                "primary" if key == "play" else "plain",
                icon=icons.get(self._key(key), ""),
                is_enabled=enabled.get(key, True),
            )
            for key, place in places.buttons.items()
        ] + [Button("scrub", "", places.scrub, "card")]

    def _key(self, key: str) -> str:
        """Return what a button of the places is called here."""
        return _COMPARED.get(key, key) if self.titles else key

    def choose(self, key: str) -> Change | None:
        """Follow a button."""
        match key:
            case "leave":
                return self.back()
            case "play" | "scrub":
                self._toggle()
            case "step" | "step_back":
                self._step(1 if key == "step" else -1)
            case "costly":
                self._next_costly()
            case "speed":
                self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
                self._lay_out()
                self.refresh()
            case "previous_hole" | "own_game":
                self._show_hole(self.number - 1)
            case "next_hole" | "best_line":
                self._show_hole(self.number + 1)
            case "play_on":
                return self._play_on()
        return None

    def _toggle(self) -> None:
        if not self.is_playing and self.index == len(self.hole.moves):
            self._show_hole(self.number)
        self.is_playing = not self.is_playing
        self._wait = 0.0
        self.refresh()

    def _step(self, step: int) -> None:
        self.is_playing = False
        before = self.index
        self.go_to(self.index + step)
        if self.index > before:
            self._sound(self.hole.moves[self.index - 1])
        self._tell()
        self.refresh()

    def _next_costly(self) -> None:
        self.is_playing = False
        later = [number for number in self.costly if number > self.index]
        self.go_to((later or self.costly)[0])
        self._tell()
        self.refresh()

    def _play_on(self) -> Change | None:
        start = HoleRecord.of(self.hole)
        letters = start.letters[: self.index]
        record = Record(self.hole.rules, (HoleRecord(start.deal, letters),))
        return Swap(openings.play_on(self.services, record))

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Take the bar's presses and the arrows, which step while the bar has the focus."""
        match intent:
            case Press(pos, hand) if self._places.scrub.contains(pos):
                self._scrubbing = hand
                self._scrub(pos[0])
                return None
            case Drag(pos, _, hand) if hand == self._scrubbing:
                self._scrub(pos[0])
                return None
            case Release(_, _, _, hand) if hand == self._scrubbing:
                self._scrubbing = ""
                return None
            case Wheel(steps):
                self._step(-steps)
                return None
            case Command.LEFT | Command.RIGHT if self.menu.focus == "scrub":
                self._step(1 if intent is Command.RIGHT else -1)
                return None
        return super().handle(intent)

    def _scrub(self, x: int) -> None:
        self.is_playing = False
        self.menu.focus = "scrub"
        self.go_to(move_at(self._places.scrub, len(self.hole.moves), x))
        self.table.finish()
        self.refresh()

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Play on, and look into the deal in what is left of the frame."""
        self.table.update(dt)
        if self.is_playing:
            self._wait -= dt * self.speed
            if self._wait <= 0 and not self.table.is_moving:
                self._play_one()
        if self._reviews.run(self.number, self.index):
            self.refresh()
        return None

    def _play_one(self) -> None:
        self._wait = REPLAY_MOVE
        if self.index < len(self.hole.moves):
            self.go_to(self.index + 1)
            self._sound(self.hole.moves[self.index - 1])
        elif self.number < len(self.holes) and not self.titles:
            self._show_hole(self.number + 1)
        else:
            self.is_playing = False
            self.refresh()

    def _sound(self, move: Move) -> None:
        if move is FLIP:
            self.services.sounds.play(Cue.FLIP)
        else:
            self.services.sounds.play(Cue.PLAY, max(0, self.hole.run_length_at(self.index) - 1))

    def _tell(self) -> None:
        status = self._status()
        self.services.say(" ".join(filter(None, (status.move, status.left, status.message))))

    @property
    def is_moving(self) -> bool:
        """Whether cards move or will in a moment."""
        return self.is_playing or self.table.is_moving

    @property
    def wants_time(self) -> bool:
        """Whether the deal is being looked into."""
        return self._reviews.is_working(self.number, self.index)

    def _status(self) -> Status:
        hole = self.hole
        deal = deal_title(hole.rules, str(hole.deal))
        title = self.title or deal
        subtitle = rules_name(hole.rules)
        if self.titles:
            title, subtitle = self.titles[self.number - 1], f"{deal} · {subtitle}"
        elif len(self.holes) > 1:
            title = say("Hole {n} of {of}", n=self.number, of=len(self.holes))
            subtitle = self.title or deal
        better = self._reviews.better_words(self.number, self.index)
        return status_of(hole, self.index, title, subtitle, self.review, better)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the table, the words and the bar."""
        services, places = self.services, self._places
        number = 1 if self.titles else self.number
        surface.blit(services.look.backdrop(number), (0, 0))
        paint_status(surface, places.look, self._status())
        self.table.draw(surface)
        has_focus = self.shows_focus and self.menu.focus == "scrub"
        bar = places.scrub
        paint_scrub(surface, services.look, bar, self.hole, self.index, self.costly, has_focus)


def _speed_text(speed: float) -> str:
    return "×½" if speed < 1 else f"×{speed:.0f}"
