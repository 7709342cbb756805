"""Where the focus goes from one place to the next: pure geometry."""

from collections.abc import Iterable, Mapping

from golf.controls.intents import Command
from golf.geometry import Rect

_SIDEWAYS = 2.0
"""How much dearer a step sideways is than one ahead."""

_CONE = 3.0
"""How far sideways, against ahead, a place still counts as lying in a direction."""

_SAME = 4.0
"""By how much less of a way, in pixels, a place is no nearer than another: what rounding makes."""


def ahead(here: Rect, places: Mapping[str, Rect], direction: Command) -> str | None:
    """Return the key of the nearest place in a direction from `here`, None where there is none.

    Of places that are equally near the first is taken.

    Places that lie far to the side are taken only where nothing lies straight ahead, so that no
    place is out of reach.
    """
    ways = {key: _way(here, rect, direction) for key, rect in places.items()}
    found = [(way, key) for key, way in ways.items() if way is not None]
    if not found:
        return None
    beyond, cost = min(found)[0]
    return next(key for way, key in found if way[0] is beyond and way[1] <= cost + _SAME)


def nearest(here: Rect, places: Mapping[str, Rect], keys: Iterable[str]) -> str | None:
    """Return which of `keys` is the nearest to `here`."""
    x, y = here.center
    return min(
        keys,
        key=lambda key: abs(places[key].center[0] - x) + abs(places[key].center[1] - y),
        default=None,
    )


def _way(here: Rect, there: Rect, direction: Command) -> tuple[bool, float] | None:
    """Return whether a place lies far sideways, and its cost; None where it does not lie ahead."""
    dx, dy = there.center[0] - here.center[0], there.center[1] - here.center[1]
    if direction in (Command.UP, Command.LEFT):
        dx, dy = -dx, -dy
    forward, sideways = (dy, dx) if direction in (Command.UP, Command.DOWN) else (dx, dy)
    if forward <= 0:
        return None
    sideways = abs(sideways)
    # What overlaps sideways lies straight ahead, however wide it is; what overlaps only lengthwise
    # lies straight to the side, and another arrow leads there.
    across = min(here.right, there.right) - max(here.x, there.x)
    along = min(here.bottom, there.bottom) - max(here.y, there.y)
    if direction in (Command.LEFT, Command.RIGHT):
        across, along = along, across
    if across > 0:
        sideways = sideways // 4
    elif along > 0:
        return None
    return sideways > _CONE * forward, forward + _SIDEWAYS * sideways
