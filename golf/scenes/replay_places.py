"""Where things stand in the replay: a smaller table, the scrub bar and the buttons below it."""

from typing import NamedTuple

from golf.geometry import Rect
from golf.scenes.menu_scene import columns
from golf.services import Services
from golf.ui.look import Look

TRANSPORT = ("step_back", "play", "step", "costly")
HOLES = ("previous_hole", "next_hole")


class ReplayPlaces(NamedTuple):
    """The look of the smaller table, and the places below it."""

    look: Look
    scrub: Rect
    buttons: dict[str, Rect]


def replay_places(services: Services, is_round: bool) -> ReplayPlaces:
    """Return the places for the window as it is."""
    look = services.look
    width, height = look.size
    margin, gap = look.px(12), look.px(8)
    side = max(look.px(46), look.touch)
    holes = HOLES if is_round else ()
    if look.layout.shape == "wide":
        strip = Rect(margin, height - margin - side, width - 2 * margin, side)
        table = _table_look(services, strip.y - margin // 2)
        scrub, buttons = _strip(strip, gap)
        # Less height may make another layout of it, without a column of buttons.
        if table.layout.shape == "wide":
            return ReplayPlaces(table, scrub, buttons | _column(table, holes))
    rows = 2 if look.is_tall else 1
    top = height - margin - rows * (side + gap) - side
    scrub = Rect(margin, top, width - 2 * margin, side)
    first = scrub.move(0, side + gap)
    names = ("leave", *holes, "speed", "play_on")
    if rows == 2:
        buttons = _row(first, TRANSPORT) | _row(first.move(0, side + gap), names)
    else:
        buttons = _row(first, ("leave", *holes, *TRANSPORT, "speed", "play_on"))
    return ReplayPlaces(_table_look(services, top), scrub, buttons)


def _strip(strip: Rect, gap: int) -> tuple[Rect, dict[str, Rect]]:
    """Return the bar and the buttons at both sides of it."""
    side = strip.h
    buttons = {
        name: Rect(strip.x + number * (side + gap), strip.y, side, side)
        for number, name in enumerate(TRANSPORT)
    }
    play_on = min(round(2.6 * side), strip.w // 4)
    buttons["play_on"] = Rect(strip.right - play_on, strip.y, play_on, side)
    left = strip.x + len(buttons) * (side + gap) - side
    return Rect(left, strip.y, max(1, strip.right - play_on - gap - left), side), buttons


def _column(table: Look, holes: tuple[str, ...]) -> dict[str, Rect]:
    """Return the buttons beside the table, where play has its own."""
    buttons = table.layout.buttons
    # In a mirrored layout this column is the left one.
    column = sorted(
        (rect for rect in buttons.values() if rect.x == buttons["pause"].x),
        key=lambda rect: rect.y,
    )
    found = {"leave": column[0], "speed": column[1]}
    return found | dict(zip(holes, column[-2:], strict=False))


def _row(area: Rect, names: tuple[str, ...]) -> dict[str, Rect]:
    return dict(zip(names, columns(area, len(names), max(2, area.h // 6)), strict=True))


def _table_look(services: Services, bottom: int) -> Look:
    """Return the look of a table that ends at `bottom`; its own row of buttons is not needed."""
    full = services.look
    width = full.size[0]
    spare = 0
    if full.layout.shape != "wide":
        spare = full.size[1] - min(rect.y for rect in full.layout.buttons.values())
    size = (width, max(1, bottom + spare))
    return Look(size, services.settings, full.ratio)
