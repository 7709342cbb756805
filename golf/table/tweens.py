"""Values that change over time, eased by pytweening.

A tween's argument is clamped and its last value is exact: what rests, rests where it should.
"""

from collections.abc import Callable
from math import inf, isfinite

from pytweening import linear

Ease = Callable[[float], float]


def eased(ease: Ease, progress: float) -> float:
    """Return the eased share of the way for `progress`, which is clamped to 0 to 1.

    The ends are exactly 0 and 1, whatever the curve's arithmetic.
    """
    if progress <= 0.0:
        return 0.0
    if progress >= 1.0:
        return 1.0
    return ease(progress)


class Tween:
    """One change: `apply` is called with the eased share of the way, at last with exactly 1.

    `duration` and `delay` are seconds at normal speed; `apply` is not called before the delay is
    over. `done` is called once, after the last `apply`.
    """

    __slots__ = ("apply", "delay", "done", "duration", "ease", "elapsed")

    def __init__(
        self,
        apply: Callable[[float], None],
        duration: float,
        *,
        delay: float = 0.0,
        ease: Ease = linear,
        done: Callable[[], None] | None = None,
    ) -> None:
        self.apply = apply
        self.duration = duration
        self.delay = delay
        self.ease = ease
        self.done = done
        self.elapsed = 0.0

    def advance(self, seconds: float) -> bool:
        """Move on by `seconds`; return whether the end is reached."""
        self.elapsed += seconds
        past = self.elapsed - self.delay
        if past >= self.duration:
            self.apply(1.0)
            return True
        if past > 0.0:
            self.apply(eased(self.ease, past / self.duration))
        return False


class TweenRunner:
    """The tweens that run now.

    `speed` is how many times as fast as normal they run. With `instant`, or an endless speed, a
    tween is at its end as soon as it is added: for tests and for players who want no motion.
    """

    def __init__(self, instant: bool = False, speed: float = 1.0) -> None:
        self.instant = instant
        self.speed = speed
        self._tweens: list[Tween] = []

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs."""
        return not self._tweens

    @property
    def is_instant(self) -> bool:
        """Whether tweens end as soon as they are added."""
        return self.instant or not isfinite(self.speed)

    def add(
        self,
        apply: Callable[[float], None],
        duration: float,
        *,
        delay: float = 0.0,
        ease: Ease = linear,
        done: Callable[[], None] | None = None,
    ) -> Tween:
        """Start a tween and return it; see `Tween` for the arguments."""
        tween = Tween(apply, duration, delay=delay, ease=ease, done=done)
        if self.is_instant:
            self._end(tween)
        else:
            self._tweens.append(tween)
        return tween

    def update(self, dt: float) -> None:
        """Move every tween on by `dt` seconds of real time; a negative one counts as none.

        Tweens that a `done` adds start with the next update.
        """
        if not self._tweens:
            return
        seconds = max(0.0, dt) * self.speed if not self.is_instant else inf
        ended = [tween for tween in self._tweens if tween.advance(seconds)]
        if ended:
            self._tweens = [tween for tween in self._tweens if tween not in ended]
            for tween in ended:
                if tween.done is not None:
                    tween.done()

    def finish(self) -> None:
        """End every tween at its last value and run each `done`, also of tweens these add."""
        while self._tweens:
            tweens, self._tweens = self._tweens, []
            for tween in tweens:
                self._end(tween)

    def clear(self) -> None:
        """Forget every tween where it stands."""
        self._tweens = []

    @staticmethod
    def _end(tween: Tween) -> None:
        tween.apply(1.0)
        if tween.done is not None:
            tween.done()


class Passing:
    """Something that comes and passes: `share` is how far it is, `rest` while it is not there."""

    def __init__(self, rest: float = 0.0) -> None:
        self.rest = self.share = rest

    def begin(
        self,
        runner: TweenRunner,
        duration: float,
        *,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Let it pass within `duration` seconds, after a delay; `done` is called at its end."""

        def end() -> None:
            self.end()
            if done is not None:
                done()

        self.share = 0.0
        runner.add(self._follow, duration, delay=delay, done=end)

    def end(self) -> None:
        """Let it be over."""
        self.share = self.rest

    def _follow(self, share: float) -> None:
        self.share = share
