"""What every scene may call on: the look, the sounds, the saves, the settings, the platform."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from golf import words
from golf.controls.controls import Controls
from golf.controls.intents import Device
from golf.local_time import date_of, local_now
from golf.timing import SPEEDS
from golf.ui.look import Look

if TYPE_CHECKING:
    from random import Random

    from golf.core.game import Game
    from golf.host.base import Host
    from golf.records.awards import AwardBook
    from golf.saves.settings import Settings
    from golf.saves.storage import Storage
    from golf.session.luck_work import LuckBook
    from golf.session.tournament import Tournament
    from golf.sound import Sounds
    from golf.table.table import Table


PATIENCE = 1.0
"""Seconds for which a line waits for another one to be told with."""


@dataclass(slots=True)
class Services:
    """One set for the whole program, handed to every scene.

    `rng` draws deals; `now` gives the local time (ISO 8601); `look` and `sounds` are replaced when
    the window or the settings change. `is_still_now` is what the system or the command line says of
    motion, for which the settings may have their own word; `is_mute_now` is the command line's word
    on sound. `clock_step` is the time of play in seconds since the last frame, while the player is
    there.
    """

    host: "Host"
    storage: "Storage"
    sounds: "Sounds"
    controls: Controls
    rng: "Random"
    look: Look
    relook: Callable[[], None]
    full_screen: Callable[[], None]
    now: Callable[[], str] = local_now
    is_still_now: bool = False
    is_mute_now: bool = False
    clock_step: float = 0.0
    is_dirty: bool = True
    has_focus: bool = True
    tournament: "Tournament | None" = None
    luck_book: "LuckBook | None" = None
    _held: list[str] = field(default_factory=list)
    _patience: float = 0.0
    _awards: "AwardBook | None" = None

    @property
    def settings(self) -> "Settings":
        """The player's choices."""
        return self.storage.settings

    @property
    def games(self) -> "dict[str, Game]":
        """The games in progress by kind, the latest one last."""
        return self.storage.games

    @property
    def games_in_progress(self) -> "list[Game]":
        """The games that can be played on, the latest first."""
        latest_first = reversed(self.games.values())
        return [game for game in latest_first if game.has_progress and not game.is_at_end]

    @property
    def shows_focus(self) -> bool:
        """Whether the focus ring is to be seen: keys or a pad were used last."""
        return self.controls.device in (Device.KEYS, Device.PAD)

    @property
    def device_in_use(self) -> tuple[Device, str]:
        """What the player used last: the device, and whose signs a gamepad has."""
        controls = self.controls
        return controls.device, "" if controls.pads is None else controls.pads.family

    @property
    def may_hide_pads(self) -> bool:
        """Whether a gamepad may be there that the browser hides until a button is pressed."""
        pads = self.controls.pads
        return self.host.hides_pads and pads is not None and not pads.pads

    @property
    def today(self) -> str:
        """The player's local date, such as `2026-11-29`."""
        return date_of(self.now())

    @property
    def is_still(self) -> bool:
        """Whether the player wants cards to fade instead of fly."""
        chosen = self.settings.reduced_motion
        return self.is_still_now if chosen is None else chosen

    @property
    def is_muted(self) -> bool:
        """Whether the player wants no sound."""
        return self.settings.muted or self.is_mute_now

    @property
    def speed(self) -> float:
        """How many times as fast as normal things move."""
        return SPEEDS[self.settings.speed]

    def set_pace(self, table: "Table", times: float = 1.0) -> None:
        """Let the cards of a table move as the player likes it, or so many times as fast."""
        table.is_reduced = self.is_still
        table.runner.speed = self.speed * times

    @property
    def awards(self) -> "AwardBook":
        """What was counted for the awards so far."""
        if self._awards is None:
            from golf.records.award_tally import new_book

            self._awards = new_book()
        return self._awards

    @property
    def luck(self) -> "LuckBook":
        """What is known of luck and skill in the holes on the table."""
        if self.luck_book is None:
            from golf.session.luck_work import LuckBook

            self.luck_book = LuckBook()
        return self.luck_book

    def tournament_of(self, game: "Game") -> "Tournament | None":
        """Return the event that a game is played in, whose field plays on; None in other games."""
        if game.entry is None:
            return None
        if self.tournament is None or self.tournament.game is not game:
            from golf.session.tournament import Tournament

            self.tournament = Tournament.of_game(game)
        return self.tournament

    def let_field_play(self, game: "Game") -> None:
        """Let the rivals of an event play on for a slice of a frame."""
        tournament = self.tournament_of(game)
        if tournament is not None:
            tournament.work()

    def is_field_playing(self, game: "Game") -> bool:
        """Whether the rivals of an event have holes left to play."""
        tournament = self.tournament_of(game)
        return tournament is not None and tournament.is_working

    def say(self, line: str) -> None:
        """Tell a screen reader one line, after what was held back for it."""
        held, self._held = self._held, []
        self.host.announce(" ".join([*held, line]))

    def hold(self, line: str) -> None:
        """Hold a line back for a moment, to be heard with the next one, which would hide it."""
        self._held.append(line)
        self._patience = PATIENCE

    def say_held(self) -> None:
        """Tell what was held back, without waiting for a next line."""
        if self._held:
            self.say(self._held.pop())

    def wait(self, dt: float) -> None:
        """Let time pass: what is held back does not wait for long."""
        self._patience -= dt
        if self._patience <= 0:
            self.say_held()

    def rumble(self, strength: float, seconds: float) -> None:
        """Shake the gamepad, where one is in use that can."""
        if self.controls.device is Device.PAD and self.controls.pads is not None:
            self.controls.pads.rumble(strength, seconds)

    def save(self, game: "Game") -> None:
        """Save a game in progress, which becomes the latest."""
        self.storage.save_game(game)

    def drop(self, game: "Game") -> None:
        """Forget a game in progress, unless another of its kind has taken its place."""
        if self.games.get(game.kind) is game:
            self.storage.drop_game(game.kind)

    def abandon(self, game: "Game") -> None:
        """Leave a game for good; a hole that was begun counts as given up."""
        self.storage.abandon(game)

    def file(self, game: "Game") -> None:
        """File the hole in play, which is over."""
        self.storage.file(game)

    def show_once(self, what: str) -> bool:
        """Return whether something is to be said for the first time, and note that it is."""
        is_new = self.settings.show_once(what)
        if is_new:
            self.storage.save_settings()
        return is_new

    def keep_settings(self) -> None:
        """Save the settings, and let everything follow them: sound, words, gamepads, the look."""
        self.sounds.set_volume(self.settings.volume / 100)
        self.sounds.set_muted(self.is_muted)
        self.follow_language()
        if self.controls.pads is not None:
            self.controls.pads.settings = self.settings
        self.storage.save_settings()
        self.relook()

    def switch_sound(self) -> None:
        """Turn all sound off, or on, whatever the command line said."""
        self.settings.muted, self.is_mute_now = not self.is_muted, False
        self.keep_settings()

    def follow_language(self) -> None:
        """Speak the language that the settings say, or else the player's own."""
        words.use_language(self.settings.language or self.host.language() or "en")
        pygame.display.set_caption(words.say("Golf Solitaire"))

    def erase(self) -> bool:
        """Forget every result, game and choice; return whether nothing is left of them."""
        is_erased = self.storage.erase()
        self.settings.fullscreen = self.host.is_fullscreen
        self.keep_settings()
        return is_erased
