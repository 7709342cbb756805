"""The program: one window, one stack of scenes, one loop for desktop and web.

`App.frame` is plain synchronous code that tests drive; the only `await` is in `main`.
"""

import gc
import time
from collections.abc import Callable, Sequence
from random import Random

import pygame

from golf import routes
from golf.controls.controls import Controls, is_noise
from golf.controls.intents import OUTSIDE, Command, Device, Hover, Intent, Mode
from golf.host import find_host
from golf.host.base import Host, StorageError
from golf.local_time import local_now
from golf.painting import Painting
from golf.play_options import PlayOptions
from golf.routes import Home, Push, Route, Swap
from golf.scenes.page_buttons import offered, press
from golf.services import Services
from golf.sharpness import Sharpness
from golf.sound import Silence
from golf.spare_time import SpareTime
from golf.start_up import first_scenes, open_devices, open_storage
from golf.ui import lines
from golf.ui.buttons import Button
from golf.ui.look import Look
from golf.window import Window
from golf.words import say

LONGEST_FRAME = 0.1
"""Seconds of motion that one frame may make up for; what a hidden tab missed is not played."""

FIRST_STEP = 1 / 60
"""Seconds that what an event sets going may be under way at its first picture."""

LONGEST_STEP = 2.5
"""Seconds that one frame takes in at rest, and a hole's clock at all; more: the machine slept."""

TICK = 0.1
"""Seconds that the loop sleeps at most while a clock shows, or something waits for its time."""

PLAYED_FOR = 60.0
"""Seconds after the last press of a gamepad through which a table keeps the screen awake."""

LEFT_FULL_SCREEN = 0.5
"""Seconds after a browser left full screen within which an Esc is the one that did it."""

_UNCOVERED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
_INPUT = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class App:
    """Owns the window and the scenes.

    `seed` makes the deals drawn repeatable; `now` gives the local time (ISO 8601). `shown_at` is
    when the first picture was shown, of the monotonic clock: from then on cards are on their way.
    """

    def __init__(
        self,
        host: Host,
        options: PlayOptions | None = None,
        *,
        seed: int | None = None,
        now: Callable[[], str] = local_now,
    ) -> None:
        self.host = host
        self.options = options or PlayOptions()
        self.storage = open_storage(host)
        self.window = Window(host, self.storage.settings, self.options.fullscreen)
        self.services = self._open_services(seed, now)
        self.shown_at = time.monotonic()
        self.is_hidden = False
        self._clock = 0.0
        self._offered: list[Button] | None = None
        self._text_place: tuple[int, int, int, int] | None = None
        self._today = self.services.today
        self.stack = first_scenes(self.services, self.options)
        self.painting = Painting(host, self.services, self.stack, self.window)
        self.sharpness = Sharpness(host, self.services, self.stack)
        self.spare_time = SpareTime(host, self.services, self.stack, self.painting, self.sharpness)

    def _open_services(self, seed: int | None, now: Callable[[], str]) -> Services:
        settings, ratio = self.storage.settings, self.host.pixel_ratio()
        settings.wants_contrast = self.host.prefers_contrast()
        self.storage.load_games()
        return Services(
            host=self.host,
            storage=self.storage,
            sounds=Silence(),
            controls=Controls(ratio),
            rng=Random(seed),
            look=Look(self.screen.get_size(), settings, ratio),
            relook=self._relook,
            full_screen=self.toggle_full_screen,
            now=now,
            is_mute_now=self.options.mute,
            is_still_now=self.options.reduced_motion or self.host.prefers_reduced_motion(),
        )

    @property
    def screen(self) -> pygame.Surface:
        """What is painted on."""
        return self.window.screen

    # ---- the loop

    @property
    def is_done(self) -> bool:
        """Whether the program has come to its end."""
        return self.stack.is_done

    def frame(self, events: Sequence[pygame.event.Event], dt: float) -> bool:
        """Take in events, let `dt` seconds pass, paint; return whether anything was painted."""
        self.spare_time.begin_frame()
        is_busy = not all(map(is_noise, events))
        self._let_clock_run(dt)
        dt = min(max(dt, 0.0), self._longest(is_busy))
        self._clock += dt
        self._follow_window()
        self._follow_date()
        before, depth = self.stack.top, len(self.stack.scenes)
        self._take_in(events)
        self.painting.glide.update(dt)
        if not self.is_hidden:
            self.stack.update(dt)
            self.services.wait(dt)
            self._tell_messages()
        if self.stack.top is not before:
            self.spare_time.follow_scene()
        if not self.is_done:
            self.painting.glide_from(before, depth)
        self._follow_place()
        self.spare_time.use(dt, is_moving=self.is_moving, is_busy=is_busy, place=self._heard_place)
        self._tell_host()
        if self.is_done or self.is_hidden:
            return False
        is_due = self.painting.is_due
        if is_due:
            self._paint()
        else:
            self.spare_time.sharpen()
        return is_due

    def _longest(self, is_busy: bool) -> float:
        if self.is_moving:
            return LONGEST_FRAME
        # What an event sets going was not under way while the loop slept.
        return FIRST_STEP if is_busy else LONGEST_STEP

    def _follow_date(self) -> None:
        """Tell the scenes of midnight, of another zone, or of the days that the machine slept.

        It comes before the events: what was pressed on an old page is not meant for the old day.
        """
        # To ask is dear in a page: while cards move it waits.
        if not self.is_moving and (today := self.services.today) != self._today:
            self._today = today
            self.stack.new_day()
            self.services.is_dirty = True

    def _take_in(self, events: Sequence[pygame.event.Event]) -> None:
        """Follow what the player, the window and the page around it did."""
        for event in events:
            self._handle(event)
        self._follow(self.services.controls.tick(self._clock))
        self._page_events()

    def _paint(self) -> None:
        is_first = not self.painting.has_begun
        changed = self.painting.paint()
        self.window.present(changed)
        self.sharpness.soften(changed)
        if self.host.has_page_buttons:
            self._offer()
        if is_first:
            self._begin()

    def _begin(self) -> None:
        """Do what the first picture did not wait for."""
        self.host.shown()
        self.shown_at = time.monotonic()
        # What is there now stays: looking through it time and again would make frames late.
        gc.freeze()
        gc.enable()
        open_devices(self.services)

    @property
    def is_moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self.painting.is_moving

    def _tell_messages(self) -> None:
        """Show what the saved data has to tell, once, as soon as nothing moves."""
        messages = self.storage.problems
        if not messages or self.stack.is_moving or not self.painting.has_begun:
            return
        self.stack.apply(Push(routes.Message(say("Data"), list(messages))))
        messages.clear()

    def _let_clock_run(self, seconds: float) -> None:
        """Measure the time of play, which runs while the window is in sight and in use."""
        is_there = self.services.has_focus and not self.is_hidden
        self.services.clock_step = min(max(seconds, 0.0), LONGEST_STEP) if is_there else 0.0

    def _take_over(self) -> None:
        """Go on with what another copy has left that was open first, once it is closed."""
        before = dict(self.storage.games)
        if not self.storage.take_over():
            return
        now, kind = self.storage.games, self.stack.top.game_kind
        changed = [each for each in {**before, **now} if now.get(each) is not before.get(each)]
        if len(self.stack.scenes) == 1 or (changed and kind in ("", *changed)):
            # The title shows the games as they are now, and nothing asks about one that has gone.
            self.stack.apply(Home())
        self.services.keep_settings()

    def _tell_host(self) -> None:
        """Let the screen stay on for a pad, which no screen saver hears, and text come in."""
        top, controls = self.stack.top, self.services.controls
        is_played = top.mode is Mode.TABLE and controls.device is Device.PAD
        is_seen = self.services.has_focus and not self.is_hidden
        self.host.keep_awake(is_played and is_seen and self.spare_time.still_for < PLAYED_FOR)
        if top.text_place != self._text_place:
            self._text_place = top.text_place
            self.host.take_text(self._text_place)

    @property
    def _heard_place(self) -> str:
        """The place whose murmur is to be heard, while the player is there; else nothing."""
        is_there = self.services.has_focus and not self.is_hidden
        return self.stack.course_place if is_there and self.services.settings.ambience else ""

    @property
    def is_settled(self) -> bool:
        """Whether everything is made that would make a later frame late."""
        return self.spare_time.is_settled

    def _offer(self) -> None:
        """Let the page around the game have what is in sight: buttons, words, and its game."""
        menu = self.stack.top.menu
        buttons = [] if menu is None else menu.buttons
        # Other buttons are there at once; words that change with the cards, when these rest.
        if not self.stack.is_moving or self._offered is not buttons:
            self._offered = buttons
            self.host.set_actions(offered(self.stack.top))
            self.host.note_game(self.stack.game_kind)
            self.host.set_away(len(self.stack.scenes) > 1)
            self.host.set_reading(self.stack.reading)

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.stack.is_done = True
            return
        self.host.follow_event(event)
        if event.type in _UNCOVERED:
            self.is_hidden = False
            self.painting.anew()
        elif event.type in (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            self.is_hidden = True
            self.services.sounds.silence()
        elif event.type == pygame.WINDOWLEAVE:
            self._follow([Hover(OUTSIDE)])
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.services.has_focus = self.services.is_dirty = True
            self._take_over()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.services.has_focus = False
            self.services.is_dirty = True
            self.services.sounds.follow_place("")
            self._follow(self.services.controls.release_all())
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            if not event.iscapture:
                is_lost = event.type == pygame.AUDIODEVICEREMOVED
                self.services.sounds.devices_changed(is_lost=is_lost)
        elif event.type in (pygame.DROPFILE, pygame.DROPTEXT):
            self._drop(event)
        if event.type in _INPUT:
            self.services.sounds.wake()
        self._follow_intents(event)

    def _follow_intents(self, event: pygame.event.Event) -> None:
        controls = self.services.controls
        before = self.services.device_in_use
        size = self.screen.get_size()
        self._follow(controls.intents(event, self.stack.top.mode, self._clock, size))
        if before != self.services.device_in_use:
            self.services.is_dirty = True
            self.stack.top.device_changed()

    def _follow(self, intents: Sequence[Intent]) -> None:
        for intent in intents:
            if not isinstance(intent, Hover):
                self.painting.glide.finish()
            if intent is Command.FULL_SCREEN:
                self.toggle_full_screen()
            elif intent is Command.LEARN_PAD:
                self._learn_pad()
            elif intent is Command.SHOW_KEYS:
                self._show_keys()
            elif intent is not Command.BACK or not self._is_for_browser():
                self.stack.handle(intent)
            self.services.is_dirty = True

    def _is_for_browser(self) -> bool:
        """Return whether a Back is the Esc that leaves a browser's full screen, and no more."""
        is_key = self.services.controls.device is Device.KEYS
        if not is_key or not self.host.esc_leaves_fullscreen:
            return False
        if self.host.is_fullscreen:
            self.toggle_full_screen()
            return True
        return self._clock - self.window.left_full_at < LEFT_FULL_SCREEN

    def _learn_pad(self) -> None:
        self.stack.apply(Push(routes.LearnPad()))

    def _show_keys(self) -> None:
        if not self.stack.top.is_help:
            self.stack.apply(Push(routes.Help("controls")))

    def _page_events(self) -> None:
        for kind, value in self.host.page_events():
            if kind in ("code", "dropped") or (kind == "text" and not self.stack.top.takes_text):
                self._open(value)
            elif kind == "press":
                self._press(value)
            elif kind == "cleared":
                self.painting.anew()
            elif kind == "back":
                self.painting.glide.finish()
                self.stack.go_back()
            elif kind == "system":
                self._follow_system()
            elif kind == "unreadable":
                self._tell_unopened(say("{name} could not be read.", name=value))
            else:
                self.stack.page_event(kind, value)
            self.services.is_dirty = True

    def _follow_system(self) -> None:
        """Take over what the player asked the system for."""
        is_still = self.options.reduced_motion or self.host.prefers_reduced_motion()
        self.services.is_still_now = is_still
        self._relook()

    def _press(self, key: str) -> None:
        press(self.stack, key)

    def _drop(self, event: pygame.event.Event) -> None:
        """Open what was dropped onto the window."""
        if event.type == pygame.DROPTEXT:
            self._open(event.text)
            return
        try:
            self._open(self.host.read_file(event.file))
        except StorageError as error:
            self._tell_unopened(str(error))

    def _tell_unopened(self, why: str) -> None:
        self._go_to(routes.Unopened(why))

    def _open(self, text: str) -> None:
        self._go_to(routes.OutsideText(text))

    def _go_to(self, route: Route) -> None:
        """Go where something from outside leads, in the place of where the last such led."""
        self.stack.apply(Swap(route) if self.stack.top.is_from_outside else Push(route))
        self.stack.top.is_from_outside = True

    # ---- the window

    def _follow_window(self) -> None:
        has_changed, look = self.window.follow(self._clock), self.services.look
        # A browser's zoom may leave the pixels as they are.
        is_other = (self.window.size, self.host.pixel_ratio()) != (look.size, look.ratio)
        if has_changed or is_other:
            self._relook()

    def _follow_place(self) -> None:
        """Look like the place that has come in sight, or like no place any more."""
        if self.stack.course_place != self.services.look.place and not self.is_done:
            self._relook()

    def _relook(self) -> None:
        services = self.services
        size, ratio = self.screen.get_size(), self.host.pixel_ratio()
        services.controls.pointers.scale = ratio
        services.settings.wants_contrast = self.host.prefers_contrast()
        place = self.stack.course_place
        if not services.look.is_of(size, services.settings, ratio, place):
            look = Look(size, services.settings, ratio, services.look, place)
            look.take_over(services.look)
            services.look = look
        services.look.place = place
        self.painting.anew()
        self.spare_time.follow_look()
        self.stack.resize()

    def toggle_full_screen(self) -> None:
        """Enter or leave full screen, and remember which."""
        if not self.host.can_fullscreen:
            return
        self.window.toggle_full_screen()
        self.services.settings.fullscreen = self.host.is_fullscreen
        self._follow(self.services.controls.release_all())
        self.storage.save_settings()
        self._relook()

    def idle_seconds(self) -> float:
        """Return how long the loop may sleep before the next frame."""
        wants_time = self.stack.top.wants_time or not self.is_settled
        still_for = 0.0 if wants_time else self.spare_time.still_for
        has_pad = self.services.controls.has_pad
        seconds = self.host.idle_seconds(still_for, self.is_hidden, has_pad)
        return min(seconds, TICK) if self.stack.top.is_timed and not self.is_hidden else seconds

    def close(self) -> None:
        """Keep the window's size and give the devices back."""
        for scene in reversed(self.stack.scenes):
            scene.leave()
        settings = self.services.settings
        settings.window = self.host.window_size() or settings.window
        settings.maximized = self.host.is_maximized
        self.storage.take_over()
        self.storage.save_settings()
        self.services.sounds.close()
        if self.services.controls.pads is not None:
            self.services.controls.pads.close()
        # They cannot be used once pygame has ended, not even after it began again.
        lines.font.cache_clear()
        pygame.quit()


def start(host: Host, options: PlayOptions | None = None) -> App:
    """Open the program and show its first picture."""
    app = App(host, options)
    app.frame(pygame.event.get(), 0.0)
    return app


async def main(app: App | None = None) -> None:
    """Run the program until the player quits."""
    if app is None:
        host = find_host()
        host.prepare()
        app = start(host)
    last = app.shown_at
    while not app.is_done:
        await app.host.sleep(app.idle_seconds())
        now = time.monotonic()
        app.frame(pygame.event.get(), now - last)
        last = now
    app.close()


def run(host: Host, options: PlayOptions) -> None:
    """Run the program on the desktop."""
    app = start(host, options)
    # The first picture does not wait for it.
    import asyncio

    asyncio.run(main(app))
