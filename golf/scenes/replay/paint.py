"""What the replay paints beside the cards: the move, and what is still possible."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

import pygame

from golf import theme
from golf.core.hole import Hole
from golf.geometry import Rect
from golf.texts.score import headline_text
from golf.ui.look import Look
from golf.ui.shapes import draw_plate
from golf.ui.writing import draw_block
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
    aside: str = ""
    move_in_short: str = ""

    @property
    def spoken(self) -> str:
        """What a screen reader says of them."""
        return " ".join(filter(None, (self.move, self.left, self.message, self.aside)))


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
_MOST_BELOW = 3.6
"""How high lines below a wide board may get, of the text size."""
_SPARE = ("verdict", "counter")
"""What of it a replay has no words for, where there is room for it at all."""


def paint_status(surface: pygame.Surface, look: Look, status: Status) -> None:
    """Write the words into the slots of the table's layout."""
    layout = look.layout
    size, places = layout.text_size, layout.text
    align = "left" if layout.shape == "wide" else "centre"
    lines = [
        ("hole", status.title, "bold", theme.TABLE_TEXT),
        ("par", _move(look, status), "bold", theme.TABLE_TEXT),
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
    if aside_place := _aside_place(look, status.aside):
        _paint_ground(surface, look, [aside_place])
        args = (status.aside, "bold", size / look.unit, theme.TABLE_STRONG)
        draw_block(surface, look, aside_place, *args)


def paint_message(surface: pygame.Surface, look: Look, status: Status) -> None:
    """Write what the move cost, and what stands nowhere else, below the board or in its middle."""
    aside = "" if _aside_place(look, status.aside) else status.aside
    message = f"{status.message} {aside}".strip()
    if message:
        _paint_lines(surface, look, message)


def _move(look: Look, status: Status) -> str:
    """Return which move it is, in short where there is no room for more."""
    place = look.layout.text["par"]
    width = look.font("bold", look.text_px(1)).size(status.move)[0]
    return status.move_in_short if status.move_in_short and width > place.w else status.move


def _aside_place(look: Look, words: str) -> Rect | None:
    """Return the place beside a wide board for a sentence, None where it has no room there.

    One line below the board would be too long for this, too.
    """
    layout = look.layout
    spare = [layout.text[name] for name in _SPARE if name in layout.text]
    if layout.shape != "wide" or not words or not spare:
        return None
    place, px = reduce(Rect.union, spare), layout.text_size
    lines = look.lines(words, "bold", px / look.unit, place.w)
    height = len(lines) * look.font("bold", px).get_linesize()
    return place._replace(h=height) if height <= place.h else None


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
        if px <= size or (" ".join(lines) == words and label_px >= size):
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


def _paint_lines(surface: pygame.Surface, look: Look, words: str) -> None:
    layout = look.layout
    place, px = layout.text["message"], layout.text_size
    font = look.font("bold", px)
    if layout.shape == "wide":
        _paint_below(surface, look, words)
        return
    unit = px / look.unit
    lines = look.lines(words, "bold", unit, place.w)
    y = place.y + max(0, (place.h - len(lines) * font.get_linesize()) // 2)
    _paint_ground(surface, look, [place._replace(y=y, h=len(lines) * font.get_linesize())])
    for line in lines:
        picture = look.text_at(line, "bold", look.text_px(unit), theme.TABLE_STRONG)
        surface.blit(picture, (place.x + (place.w - picture.get_width()) // 2, y))
        y += font.get_linesize()


def _paint_below(surface: pygame.Surface, look: Look, words: str) -> None:
    """Write words below a wide board; what has no room reaches up over the feet of the waste."""
    place, px = look.layout.text["message"], look.layout.text_size
    lines, size = look.block(words, "bold", px / look.unit, place.w, round(_MOST_BELOW * px))
    pictures = [look.text_at(line, "bold", size, theme.TABLE_STRONG) for line in lines]
    width = max(picture.get_width() for picture in pictures)
    height = sum(picture.get_height() for picture in pictures)
    y = min(place.y + (place.h - height) // 2, place.bottom - height)
    box = Rect(place.x + (place.w - width) // 2, y, width, height)
    if len(pictures) > 1:
        draw_plate(surface, box.inflate(px // 2, px // 8), px // 2, theme.MESSAGE_PLATE)
    else:
        _paint_ground(surface, look, [box])
    for picture in pictures:
        surface.blit(picture, (place.x + (place.w - picture.get_width()) // 2, y))
        y += picture.get_height()
