"""What appears on a page of results bit by bit, as it is written or stamped."""

from collections.abc import Callable

from golf import timing
from golf.cues import Cue
from golf.services import Services
from golf.table.tweens import TweenRunner
from golf.ui.stamps import stamp_name


class Show:
    """Parts of a page by name, each with the share of it that is to be seen, 0 to 1.

    What was never asked to appear is there in full. `finish` brings everything at once.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._runner = TweenRunner(speed=services.speed)
        self._shares: dict[str, float] = {}
        self._awaited: set[str] = set()
        self._stamped = 0

    @property
    def is_moving(self) -> bool:
        """Whether anything is still to come."""
        return not self._runner.is_idle

    @property
    def is_still(self) -> bool:
        """Whether parts fade in where they are, rather than fall or jump."""
        return self._services.is_still

    def begin(
        self,
        name: str,
        delay: float,
        seconds: float,
        cue: Cue | Callable[[], Cue] | None = None,
        *,
        is_awaited: bool = True,
    ) -> None:
        """Let a part appear after a while; it sounds as it is there.

        Stamps come down once all parts are there, but for those that are not awaited.
        """
        self._shares[name] = 0.0
        if is_awaited:
            self._awaited.add(name)

        def apply(share: float) -> None:
            self._shares[name] = share

        def done() -> None:
            self._awaited.discard(name)
            if cue is not None:
                self._services.sounds.play(cue if isinstance(cue, Cue) else cue())

        self._runner.add(apply, seconds, delay=delay, done=done)

    def stamp(self, count: int) -> None:
        """Let stamps come down, of which there are `count` by now, once all else is there."""
        if self._awaited:
            return
        for order, number in enumerate(range(self._stamped, count)):
            delay = timing.STAMP_STEP * (order + 1)
            self.begin(stamp_name(number), delay, timing.STAMP, Cue.STAMP)
        self._stamped = count

    def share(self, name: str) -> float:
        """Return how much of a part is to be seen."""
        return self._shares.get(name, 0.0 if name.startswith("stamp") else 1.0)

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._runner.update(dt)

    def finish(self) -> None:
        """Bring everything that is still to come."""
        self._runner.finish()
