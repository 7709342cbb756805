"""What the replay paints beside the cards: what is still possible, and the scrub bar."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

import pygame

from golf import theme
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.geometry import Rect
from golf.texts.score import headline_text
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_flag, draw_plate, draw_ring
from golf.ui.widgets import draw_block, draw_text
from golf.words import say, say_n


@dataclass(frozen=True, slots=True)
class Status:
    """The words beside the table."""

    title: str
    subtitle: str
    move: str
    best: str
    best_unit: str
    left: str
    message: str

    @property
    def spoken(self) -> str:
        """What a screen reader says of them."""
        return " ".join(filter(None, (self.move, self.left, self.message)))


def end_message(hole: Hole, index: int) -> str:
    """Return what the hole came to, once all of its moves were made."""
    if index < len(hole.moves):
        return ""
    if hole.is_given_up:
        return say_n(
            "Given up with {n} card left.", "Given up with {n} cards left.", hole.cards_left
        )
    if hole.is_cleared:
        return say("The table is clear: {score}.", score=headline_text(hole))
    return say("The hole is over.") if hole.is_over else ""


_SLOTS = ("hole", "headline", "par", "cards", "run", "moves")
"""What of the table's layout the words about the position stand in."""


def paint_status(surface: pygame.Surface, look: Look, status: Status) -> None:
    """Write the words into the slots of the table's layout."""
    layout = look.layout
    size, places = layout.text_size, layout.text
    align = "left" if layout.shape == "wide" else "centre"
    lines = [
        ("hole", status.title, "bold", theme.TABLE_TEXT),
        ("par", status.move, "bold", theme.TABLE_TEXT),
        ("cards", status.left, "body", theme.TABLE_QUIET),
        ("run", status.subtitle, "body", theme.TABLE_QUIET),
    ]
    _paint_ground(surface, look, [places[name] for name in _SLOTS if name in places])
    for name, words, role, colour in lines:
        if name in places and words:
            place = places[name]
            if name == "run":
                place = place.union(places["moves"])  # a replay writes nothing else there
            draw_block(surface, look, place, words, role, size / look.unit, colour, align)
    _paint_best(surface, look, status, align)
    if status.message:
        _paint_message(surface, look, status.message)


def _paint_ground(surface: pygame.Surface, look: Look, places: Sequence[Rect]) -> None:
    """Put a plate under words, where something may lie on the table."""
    if look.is_strewn:
        box, size = reduce(Rect.union, places), look.layout.text_size
        edge = min(size // 2, box.x, max(0, box.y - 1))
        draw_plate(surface, box.inflate(edge, edge), size // 2, look.status_plate)


def _paint_best(surface: pygame.Surface, look: Look, status: Status, align: str) -> None:
    """Write the best that is still possible, large, with what it counts."""
    layout = look.layout
    place, size = layout.text["headline"], layout.text_size
    gap, words = size // 2, status.best_unit
    px = max(size, round(min(place.h * 0.8, 3.6 * size)))
    while True:
        figure = look.text_at(status.best, "display", px, theme.TABLE_STRONG)
        room = max(1, place.w - figure.get_width() - gap)
        lines, label_px = look.block(words, "body", size / look.unit, room, place.h)
        # A smaller figure leaves the words the room that they need.
        if px <= size or " ".join(lines) == words:
            break
        px -= 1
    labels = [look.text_at(line, "body", label_px, theme.TABLE_QUIET) for line in lines]
    width = figure.get_width() + gap + max(label.get_width() for label in labels)
    x = place.x if align == "left" else place.x + (place.w - width) // 2
    surface.blit(figure, (x, place.y + (place.h - figure.get_height()) // 2))
    y = place.y + (place.h - sum(label.get_height() for label in labels)) // 2
    for label in labels:
        surface.blit(label, (x + figure.get_width() + gap, y))
        y += label.get_height()


def _paint_message(surface: pygame.Surface, look: Look, words: str) -> None:
    layout = look.layout
    place, px = layout.text["message"], layout.text_size
    font = look.font("bold", px)
    if layout.shape == "wide":
        # One line below the board is all there is.
        picture = look.fitted_at(words, "bold", px, theme.TABLE_STRONG, place.w)
        align = "centre" if picture.get_width() <= place.w else "right"
        x = place.x + (place.w - picture.get_width()) // (2 if align == "centre" else 1)
        box = place._replace(x=x, w=picture.get_width(), h=picture.get_height())
        _paint_ground(surface, look, [box._replace(y=place.y + (place.h - box.h) // 2)])
        draw_text(surface, picture, place, align)
        return
    unit = px / look.unit
    lines = look.lines(words, "bold", unit, place.w)
    y = place.y + max(0, (place.h - len(lines) * font.get_linesize()) // 2)
    _paint_ground(surface, look, [place._replace(y=y, h=len(lines) * font.get_linesize())])
    for line in lines:
        picture = look.text_at(line, "bold", look.text_px(unit), theme.TABLE_STRONG)
        surface.blit(picture, (place.x + (place.w - picture.get_width()) // 2, y))
        y += font.get_linesize()


def paint_scrub(
    surface: pygame.Surface,
    look: Look,
    rect: Rect,
    hole: Hole,
    index: int,
    costly: Sequence[int],
    has_focus: bool,
) -> None:
    """Paint the bar: a notch for each flip, a red flag for each costly move, and the handle."""
    middle = rect.y + rect.h * 2 // 3
    thick = max(4, look.px(6))
    bar = Rect(rect.x, middle - thick // 2, rect.w, thick)
    radius = max(6, look.px(10))
    if has_focus:
        draw_ring(surface, rect.inflate(2, 0), look.px(10), theme.FOCUS, max(2, look.px(3)))
    draw_box(surface, bar, thick // 2, theme.NIGHT)
    here = move_x(rect, len(hole.moves), index)
    draw_box(surface, bar._replace(w=max(thick, here - bar.x)), thick // 2, theme.SAND)
    for number, move in enumerate(hole.moves, start=1):
        if move is FLIP:
            x = move_x(rect, len(hole.moves), number)
            surface.fill(theme.FAIRWAY, (x, bar.y, max(1, look.px(2)), thick))
    for number in costly:
        _paint_flag(surface, look, move_x(rect, len(hole.moves), number), rect, bar.y)
    draw_box(
        surface,
        Rect(here - radius, middle - radius, 2 * radius, 2 * radius),
        radius,
        theme.PAPER,
        theme.NIGHT,
        max(1, look.px(2)),
    )


def _paint_flag(surface: pygame.Surface, look: Look, x: int, rect: Rect, foot: int) -> None:
    top = rect.y + look.px(4)
    width = max(2, look.px(2))
    pole = Rect(x - width // 2, top, width, foot - top)
    draw_flag(surface, pole, max(5, look.px(11)), theme.FLAG, theme.PAPER)


def move_x(rect: Rect, count: int, index: int) -> int:
    """Return the x of the place after `index` of `count` moves on the bar."""
    inset = min(rect.h // 3, rect.w // 4)
    return rect.x + inset + round((rect.w - 2 * inset) * (index / count if count else 0))


def move_at(rect: Rect, count: int, x: int) -> int:
    """Return the number of moves, 0 to `count`, that a press on the bar means."""
    inset = min(rect.h // 3, rect.w // 4)
    share = (x - rect.x - inset) / max(1, rect.w - 2 * inset)
    return min(count, max(0, round(share * count)))
