"""Play the game's cues, and stay out of the way where there is no sound.

`open_sound` gives a `SoundBoard`, or `Silence` with the same face where pygame has no mixer.

Opening a device takes up to 0.1 s, so call `open_sound` after the first frame. An open device costs
about 0.03 s of processor time in 20 s even when it plays nothing, so the board closes it after a
while without cues or input, and opens it again by itself.
"""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import pygame

from golf import ambience
from golf.ambience import Ambience
from golf.assets import asset_path
from golf.cues import Cue
from golf.sound import Choices, Silence

# How many files a cue has, `deal_1.ogg` and so on. They take turns, except PLAY's and GALLERY's:
# those are the steps of a scale.
FILES = {
    Cue.DEAL: 5,
    Cue.FLIP: 2,
    Cue.PLAY: 11,
    Cue.UNDO: 1,
    Cue.REFUSE: 1,
    Cue.HINT: 1,
    Cue.MENU: 2,
    Cue.HOLE_DONE: 1,
    Cue.CLEAR: 1,
    Cue.ROUND_DONE: 1,
    Cue.RECORD: 1,
    Cue.GALLERY: 4,
    Cue.BOGEY: 1,
    Cue.PAR: 1,
    Cue.BIRDIE: 1,
    Cue.EAGLE: 1,
    Cue.ALBATROSS: 1,
    Cue.CLOSE: 1,
    Cue.BEST: 1,
    Cue.FANFARE: 1,
    Cue.STAMP: 1,
    Cue.PENCIL: 2,
}

RATE = 44100  # Hz, that of the files
CHANNELS = 16
# A run at top speed overlaps itself; eight notes at once still sum to less than full scale.
VOICES = {Cue.PLAY: 8, Cue.DEAL: 4, Cue.GALLERY: 4}
OTHER_VOICES = 2
TUNES = frozenset(
    (
        *(Cue.CLEAR, Cue.ROUND_DONE, Cue.RECORD, Cue.BOGEY, Cue.PAR, Cue.BIRDIE, Cue.EAGLE),
        *(Cue.ALBATROSS, Cue.CLOSE, Cue.BEST, Cue.FANFARE),
    )
)
"""What would be noise together: each gives way to the next, however fast a player goes on."""
GIVE_WAY = 200  # ms
SHORTEST_GAP = 0.03  # s between two of the same cue; closer, the ear hears a buzz, not two cards
REST_AFTER = 8.0  # s without cue or input until the device is closed
RETRY_AFTER = 5.0  # s from a device that would not open to the next attempt, then twice as long
LONGEST_RETRY = 30.0


class SoundBoard(Choices):
    """The cues on SDL's mixer; see `Sounds` for what each method promises.

    pygame crashes when a Sound is played while the mixer is closed, so the board asks the mixer
    before it touches a Sound, and forgets all Sounds when the mixer closes.
    """

    def __init__(
        self,
        volume: float = 1.0,
        muted: bool = False,
        needs_gesture: bool = False,
        opening: Callable[[], AbstractContextManager[None]] = nullcontext,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(volume, muted)
        self._needs_gesture = needs_gesture
        self._opening = opening
        self._clock = clock
        self._awake = not needs_gesture
        self._next_try = clock()
        self._retry_after = RETRY_AFTER
        self._is_missing = False
        self._last_use = clock()
        self._last_start: dict[Cue, float] = {}
        self._turn: dict[Cue, int] = {}
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}  # None: would not load
        self._ambience = Ambience(clock)

    def open(self) -> bool:
        """Open the device unless it is open; return whether it is now.

        After a failure the next attempts fail at once for a while, since each real one holds up a
        frame for a tenth of a second.
        """
        if _mixer_is_open():
            return True
        now = self._clock()
        if now < self._next_try:
            return False
        self._sounds.clear()
        try:
            with self._opening():
                pygame.mixer.init(
                    RATE,
                    -16,
                    1,
                    # The page's only thread also draws: a shorter buffer runs dry and crackles.
                    buffer=2048 if self._needs_gesture else 1024,
                    allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE,
                )
        except pygame.error:
            self._is_missing = True
            self._next_try = now + self._retry_after
            self._retry_after = min(2 * self._retry_after, LONGEST_RETRY)
            return False
        self._is_missing, self._retry_after = False, RETRY_AFTER
        pygame.mixer.set_num_channels(CHANNELS)
        self._last_use = now
        return True

    def play(self, cue: Cue, step: int = 0) -> None:
        """Start a cue now, or leave it out when too many sound already."""
        if not self._wants_sound() or not self._is_ready():
            return
        now = self._clock()
        self._last_use = now
        if now - self._last_start.get(cue, -SHORTEST_GAP) < SHORTEST_GAP or self._is_full(cue):
            return
        self._last_start[cue] = now
        sound = self._load(self._next_file(cue, step))
        if sound is None:
            return
        self._ambience.duck()
        try:
            if cue in TUNES:
                self._hush_tunes()
            sound.play()
        except pygame.error:  # the device went away between the question and the call
            self._sounds.clear()

    def _hush_tunes(self) -> None:
        """Let every tune that sounds fade out."""
        for cue in TUNES:
            tune = self._sounds.get(cue_file(cue, 0))
            if tune is not None and tune.get_num_channels():
                tune.fadeout(GIVE_WAY)

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1; also of what sounds now."""
        super().set_volume(volume)
        if _mixer_is_open():
            for sound in self._sounds.values():
                if sound is not None:
                    sound.set_volume(self._gain())

    def set_muted(self, muted: bool) -> None:
        """Switch all sound off, at once, or on."""
        super().set_muted(muted)
        if muted:
            self.silence()

    def follow_place(self, name: str) -> None:
        """Let the murmur of a place be heard, as long as somebody is there."""
        if not _mixer_is_open():
            self._ambience.name = ""
            return
        is_wanted = self._wants_sound() and self._clock() - self._last_use < ambience.REST_AFTER
        self._ambience.follow(name if is_wanted else "", self._gain())

    def silence(self) -> None:
        """Stop whatever sounds."""
        if _mixer_is_open():
            pygame.mixer.stop()
            self._ambience.stop()

    def wake(self) -> None:
        """Get ready, because the player did something."""
        self._awake = True
        self._last_use = self._clock()
        if self._wants_sound():
            self._is_ready()

    def _is_ready(self) -> bool:
        """Open the device, but leave one that is missing to a frame that may be late.

        A browser gives a device only at a gesture.
        """
        is_left = self._is_missing and not self._needs_gesture
        return _mixer_is_open() if is_left else self.open()

    def devices_changed(self, *, is_lost: bool) -> None:
        """Try again at the next cue: with the device that has come, or with what is left."""
        self._next_try, self._is_missing = self._clock(), False
        if is_lost and not self._needs_gesture:
            self.close()

    def update(self) -> None:
        """Close the device after `REST_AFTER` without cue or input, look for a missing one.

        Not in a browser: a new audio context would have to wait for a gesture again.
        """
        if self._needs_gesture:
            return
        if self._clock() - self._last_use < REST_AFTER:
            if self._is_missing and self._wants_sound():
                self.open()
            return
        if _mixer_is_open() and not pygame.mixer.get_busy() and not self._ambience.is_heard:
            self.close()

    def load_slice(self, seconds: float) -> bool:
        """Load sounds ahead for about `seconds`, at least one; return whether all are loaded."""
        if self._muted or self._volume <= 0:
            return True
        if not _mixer_is_open():
            # In a browser it is opened ahead, too, silent until a gesture: it takes long.
            return not self._needs_gesture or not self.open()
        start = time.perf_counter()
        missing = [name for name in all_files() if name not in self._sounds]
        for done, name in enumerate(missing, 1):
            self._load(name)
            if time.perf_counter() - start >= seconds:
                return done == len(missing)
        return True

    def close(self) -> None:
        """Give the device back; the next cue or `wake` would open it again."""
        if _mixer_is_open():
            pygame.mixer.stop()
            self._ambience.stop()
            self._sounds.clear()
            pygame.mixer.quit()

    def _wants_sound(self) -> bool:
        return self._awake and not self._muted and self._volume > 0

    def _gain(self) -> float:
        # Loudness goes roughly with the square root of amplitude: this makes half way sound half.
        return self._volume**2

    def _is_full(self, cue: Cue) -> bool:
        names = (cue_file(cue, index) for index in range(FILES[cue]))
        loaded = (self._sounds.get(name) for name in names)
        sounding = sum(sound.get_num_channels() for sound in loaded if sound is not None)
        return sounding >= VOICES.get(cue, OTHER_VOICES)

    def _next_file(self, cue: Cue, step: int) -> str:
        if cue in (Cue.PLAY, Cue.GALLERY):
            return cue_file(cue, max(0, min(step, FILES[cue] - 1)))
        turn = self._turn.get(cue, 0)
        self._turn[cue] = turn + 1
        return cue_file(cue, turn % FILES[cue])

    def _load(self, name: str) -> "pygame.mixer.Sound | None":
        if name not in self._sounds:
            try:
                sound = pygame.mixer.Sound(asset_path(name))
            except (FileNotFoundError, pygame.error):  # missing or broken: that cue stays silent
                self._sounds[name] = None
            else:
                sound.set_volume(self._gain())
                self._sounds[name] = sound
        return self._sounds[name]


def open_sound(
    volume: float,
    muted: bool,
    needs_gesture: bool = False,
    opening: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> SoundBoard | Silence:
    """Open the sound device and return a board for it, or `Silence` where pygame has no mixer.

    Where sound needs a gesture first, as in a browser, or muted, or where no device is there yet,
    the board tries again later: at that gesture (see `wake`), when the player wants sound, or at
    the next cue. Each time the device is opened within the context of `opening`.
    """
    if not pygame.mixer:  # what pygame puts in the place of a part that it lacks
        return Silence(volume, muted)
    board = SoundBoard(volume, muted, needs_gesture, opening)
    if not needs_gesture and not muted:
        board.open()
    return board


def cue_file(cue: Cue, index: int) -> str:
    """Return the name under `assets/` of a cue's file number `index`, counted from 0."""
    return f"sounds/{cue.value}_{index + 1}.ogg"


def all_files() -> list[str]:
    """Return the names under `assets/` of every sound, those heard first first."""
    return [cue_file(cue, index) for cue, count in FILES.items() for index in range(count)]


def _mixer_is_open() -> bool:
    return pygame.mixer.get_init() is not None
