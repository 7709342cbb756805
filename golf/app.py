"""The program: one window, one stack of scenes, one loop for desktop and web.

`App.frame` is plain synchronous code that tests drive; the only `await` is in `main`.
"""

import time
from collections.abc import Sequence
from math import inf

import pygame

from golf import theme, words
from golf.controls.controls import Controls
from golf.controls.intents import Command, Device, Hover, Intent
from golf.host import Host, StorageError, find_host
from golf.looks.glide import Glide
from golf.looks.look import Look
from golf.play_options import PlayOptions
from golf.saves.settings import Settings
from golf.saves.storage import Storage
from golf.scenes import page_buttons
from golf.scenes.stack import Change, Push, Scene, SceneStack
from golf.services import Services
from golf.sound import Silence, open_sound

LONGEST_FRAME = 0.1
"""Seconds of game time that one frame may make up for; what a hidden tab missed is not played."""

LONGEST_STEP = 1.0
"""Seconds that the clock of a hole may take in at once; more means that the machine slept."""

LOAD_SLICE = 0.002
"""Seconds of a resting frame that loading sounds may take."""

RENDER_SLICE = 0.012
"""Seconds of a resting frame that making pictures ahead may take."""

FIRST_SIZE = (1280, 720)
SMALLEST_SIZE = (320, 240)
LEAST_PAINTED = (240, 180)
"""What a window shows at least; one that is smaller still shows it smaller."""

LEFT_FULL_SCREEN = 0.5
"""Seconds after a browser left full screen within which an Esc is the one that did it."""

_UNCOVERED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
_INPUT = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class App:
    """Owns the window and the scenes.

    `now` is a steady clock in seconds; `seed` makes the deals drawn repeatable.
    """

    def __init__(
        self,
        host: Host,
        options: PlayOptions | None = None,
        *,
        seed: int | None = None,
    ) -> None:
        from random import Random

        self.host = host
        self.options = options or PlayOptions()
        self.storage = Storage(host)
        self.storage.claim()
        settings = self.storage.load_settings()
        words.use_language(settings.language or host.language() or "en")
        self.window = self._open_window(settings)
        self.screen = _ground(self.window)
        ratio = host.pixel_ratio()
        self.services = Services(
            host=host,
            storage=self.storage,
            settings=settings,
            sounds=Silence(settings.volume / 100, self._is_muted(settings)),
            controls=Controls(ratio),
            rng=Random(seed),
            look=Look(self.screen.get_size(), settings, ratio),
            relook=self._relook,
            full_screen=self.toggle_full_screen,
            is_mute_now=self.options.mute,
            is_still_now=self.options.reduced_motion or host.prefers_reduced_motion(),
        )
        self._load_games()
        self.glide = Glide()
        self.still_for = 0.0
        self.is_hidden = False
        self._seen = _seen(self.screen.get_size(), settings, ratio)
        self._clock = 0.0
        self._was_full = host.is_fullscreen
        self._left_full = -LEFT_FULL_SCREEN
        self._frames = 0
        self._has_loaded = False
        self._has_new_look = False
        self._offered: Scene | None = None
        self.stack = SceneStack(self._first_scene())
        self.stack.apply(self._opening())
        self.services.collect_problems()

    # ---- start

    def _open_window(self, settings: Settings) -> pygame.Surface:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(words.say("Golf Solitaire"))
        fullscreen = (
            settings.fullscreen if self.options.fullscreen is None else (self.options.fullscreen)
        )
        size = settings.window or FIRST_SIZE
        size = (max(size[0], SMALLEST_SIZE[0]), max(size[1], SMALLEST_SIZE[1]))
        surface = self.host.open_window(size, fullscreen)
        # The first picture takes a moment: until then the window is a lawn and no black hole.
        surface.fill(theme.FAIRWAY)
        pygame.display.flip()
        return surface

    def _load_games(self) -> None:
        games = self.storage.load_games()
        latest = self.storage.latest
        self.services.games.update(games)
        if latest is not None:
            self.services.games[latest] = self.services.games.pop(latest)

    def _first_scene(self) -> Scene:
        from golf.scenes.title import TitleScene

        return TitleScene(self.services)

    def _opening(self) -> Change | None:
        """Return what the command line or the address asks to see first."""
        if not self.options.asks_for_game and self.host.address_code() is None:
            return None
        from golf.scenes.opening import opening_scene

        scene = opening_scene(self.services, self.options)
        return None if scene is None else Push(scene)

    # ---- the loop

    @property
    def is_done(self) -> bool:
        """Whether the program has come to its end."""
        return self.stack.is_done

    def frame(self, events: Sequence[pygame.event.Event], dt: float) -> bool:
        """Take in events, let `dt` seconds pass, paint; return whether anything was painted."""
        self._let_clock_run(dt)
        dt = min(max(dt, 0.0), LONGEST_FRAME)
        self._clock += dt
        self._follow_window()
        before, depth = self.stack.top, len(self.stack.scenes)
        for event in events:
            self._handle(event)
        controls = self.services.controls
        self._follow(controls.tick(self.stack.top.mode, self._clock))
        self._page_events()
        self.glide.update(dt)
        if not self.is_hidden:
            self.stack.update(dt)
        self._glide_from(before, depth)
        moves = self.is_moving
        if not moves:
            self._use_rest()
        if moves or events or controls.is_held:
            self.still_for = 0.0
        else:
            self.still_for += dt
        if self.is_done or self.is_hidden or not (moves or self.services.is_dirty):
            return False
        # What moved in the last frame has to be painted once more, at rest.
        self.services.is_dirty = moves
        self.glide.draw(self.screen, self.stack.draw)
        if self.screen is not self.window:
            pygame.transform.scale(self.screen, self.window.get_size(), self.window)
        pygame.display.flip()
        self._after_paint()
        return True

    @property
    def is_moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self.stack.is_moving or self.glide.is_moving

    def _glide_from(self, before: Scene, depth: int) -> None:
        """Let the scene that has come to the top glide in over what the window still shows."""
        services, top = self.services, self.stack.top
        if top is before or self.is_done or before.is_seamless or not self._frames:
            return
        if services.is_still or services.speed == inf or not self._fits():
            return
        is_overlay = top.is_overlay or before.is_overlay
        is_back = len(self.stack.scenes) < depth
        self.glide.begin(
            self.screen.copy(), 0 if is_overlay else -1 if is_back else 1, services.speed
        )

    def _let_clock_run(self, seconds: float) -> None:
        """Measure the time of play, which runs while the window is in sight and in use."""
        is_there = self.services.has_focus and not self.is_hidden
        self.services.clock_step = min(max(seconds, 0.0), LONGEST_STEP) if is_there else 0.0

    def _use_rest(self) -> None:
        """Do in a frame without motion what would make a moving one late."""
        services = self.services
        services.sounds.update()
        has_changed, self._has_new_look = self._has_new_look, False
        # While a window is being resized, sharp pictures would be in vain.
        if has_changed or not self._frames:
            return
        if services.look.render_slice(RENDER_SLICE):
            self.stack.resize()
            services.is_dirty = True
        elif services.look.is_settled:
            self._has_loaded = self._has_loaded or services.sounds.load_slice(LOAD_SLICE)

    @property
    def is_settled(self) -> bool:
        """Whether everything is made that would make a later frame late."""
        return self._has_loaded and self.services.look.is_settled

    def _after_paint(self) -> None:
        self._frames += 1
        # While cards fly they would change all the time; a new scene's must be there at once.
        if not self.stack.is_moving or self._offered is not self.stack.top:
            self._offered = self.stack.top
            self.host.set_actions(page_buttons.offered(self._offered))
        if self._frames == 1:
            self.host.shown()
            self._open_devices()

    def _open_devices(self) -> None:
        """Open what the first frame did not need."""
        settings = self.services.settings
        self.services.sounds = open_sound(
            settings.volume / 100, self._is_muted(settings), self.host.is_web
        )
        from golf.controls.gamepad import open_gamepads

        self.services.controls.pads = open_gamepads(settings)

    def _is_muted(self, settings: Settings) -> bool:
        return settings.muted or self.options.mute

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.stack.is_done = True
            return
        if event.type in _UNCOVERED:
            self.is_hidden = False
            self.services.is_dirty = True
        elif event.type in (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            self.is_hidden = True
            self.services.sounds.silence()
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            self.host.moved_to(event.display_index)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.services.has_focus = self.services.is_dirty = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.services.has_focus = False
            self.services.is_dirty = True
            self._follow(self.services.controls.release_all())
        elif event.type in (pygame.DROPFILE, pygame.DROPTEXT):
            self._drop(event)
        if event.type in _INPUT:
            self.services.sounds.wake()
        self._follow_intents(event)

    def _follow_intents(self, event: pygame.event.Event) -> None:
        controls = self.services.controls
        before = self.services.hand
        size = self.screen.get_size()
        self._follow(controls.intents(event, self.stack.top.mode, self._clock, size))
        if before != self.services.hand:
            self.services.is_dirty = True
            self.stack.top.hand_changed()

    def _follow(self, intents: Sequence[Intent]) -> None:
        for intent in intents:
            if not isinstance(intent, Hover):
                self.glide.finish()
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
        if not self.host.is_web or self.services.controls.device is not Device.KEYS:
            return False
        if self.host.is_fullscreen:
            self.toggle_full_screen()
            return True
        return self._clock - self._left_full < LEFT_FULL_SCREEN

    def _learn_pad(self) -> None:
        from golf.scenes.learn_pad import LearnPadScene

        self.stack.apply(Push(LearnPadScene(self.services)))

    def _show_keys(self) -> None:
        if not self.stack.top.is_help:
            from golf.scenes.help import keys_page

            self.stack.apply(Push(keys_page(self.services)))

    def _page_events(self) -> None:
        for kind, value in self.host.page_events():
            if kind == "code":
                self._open(value)
            elif kind == "press":
                page_buttons.press(self.stack, value)
            else:
                self.stack.page_event(kind, value)
            self.services.is_dirty = True

    def _drop(self, event: pygame.event.Event) -> None:
        """Open what was dropped onto the window."""
        from golf.scenes.opening import told

        if event.type == pygame.DROPTEXT:
            self._open(event.text)
            return
        try:
            self._open(self.host.read_file(event.file))
        except StorageError as error:
            self.stack.apply(Push(told(self.services, str(error))))

    def _open(self, text: str) -> None:
        from golf.scenes.opening import opened_or_told

        self.stack.apply(Push(opened_or_told(self.services, text)))

    # ---- the window

    def _follow_window(self) -> None:
        is_full = self.host.is_fullscreen
        if self._was_full and not is_full:
            self._left_full = self._clock
        self._was_full = is_full
        surface = self.host.follow_window() or pygame.display.get_surface()
        if surface is None or (surface is self.window and self._fits()):
            return
        self._take_window(surface)
        if not self._fits():
            self._relook()
        self.services.is_dirty = True

    def _take_window(self, surface: pygame.Surface) -> None:
        self.window, self.screen = surface, _ground(surface)

    def _fits(self) -> bool:
        return _ground_size(self.window) == self.services.look.size

    def _relook(self) -> None:
        services = self.services
        ratio = self.host.pixel_ratio()
        services.controls.scale = ratio
        seen = _seen(self.screen.get_size(), services.settings, ratio)
        if seen != self._seen:
            self._seen = seen
            services.look = Look(self.screen.get_size(), services.settings, ratio, services.look)
        services.is_dirty = True
        self._has_new_look = True
        self.stack.resize()

    def toggle_full_screen(self) -> None:
        """Enter or leave full screen, and remember which."""
        if not self.host.can_fullscreen:
            return
        surface = self.host.toggle_fullscreen()
        if surface is not None:
            self._take_window(surface)
        self.services.settings.fullscreen = self.host.is_fullscreen
        self._follow(self.services.controls.release_all())
        self.storage.save_settings()
        self._relook()

    def idle_seconds(self) -> float:
        """Return how long the loop may sleep before the next frame."""
        wants_time = self.stack.top.wants_time or not self.is_settled
        return self.host.idle_seconds(0.0 if wants_time else self.still_for, self.is_hidden)

    def close(self) -> None:
        """Keep the window's size and give the devices back."""
        for scene in reversed(self.stack.scenes):
            scene.leave()
        settings = self.services.settings
        settings.window = self.host.window_size() or settings.window
        self.storage.save_settings()
        self.services.sounds.close()
        if self.services.controls.pads is not None:
            self.services.controls.pads.close()
        pygame.quit()


def _ground_size(window: pygame.Surface) -> tuple[int, int]:
    width, height = window.get_size()
    return max(width, LEAST_PAINTED[0]), max(height, LEAST_PAINTED[1])


def _ground(window: pygame.Surface) -> pygame.Surface:
    """Return what is painted on: the window itself, or a larger picture for a tiny window."""
    size = _ground_size(window)
    return window if size == window.get_size() else pygame.Surface(size)


def _seen(size: tuple[int, int], settings: Settings, ratio: float) -> tuple[object, ...]:
    """Return all that the look depends on."""
    return size, ratio, settings.deck, settings.back, settings.table, settings.mirrored


async def main(options: PlayOptions | None = None) -> None:
    """Run the program until the player quits."""
    import asyncio

    options = options or PlayOptions()
    host = find_host(options.data)
    host.prepare()
    app = App(host, options)
    last = time.monotonic()
    while not app.is_done:
        now = time.monotonic()
        app.frame(pygame.event.get(), now - last)
        last = now
        await asyncio.sleep(app.idle_seconds())
    app.close()


def run(options: PlayOptions | None = None) -> None:
    """Run the program on the desktop."""
    import asyncio

    asyncio.run(main(options))
