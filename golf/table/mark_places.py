"""Where the marks of a table lie: frames round the cards of moves, and small figures on them."""

from collections.abc import Callable

import pygame

from golf.core.moves import FLIP, Move
from golf.geometry import Rect
from golf.table.mark_pictures import MarkPictures
from golf.table.marks import Marks
from golf.table.places import TableLayout

_MESSAGE = 3.2  # the height of two lines on their plate, of the text size

Mark = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its upper left corner."""

Figure = tuple[Move, pygame.Surface, Rect]
"""A figure with its place, on the card of a move."""

Spot = Callable[[Move], tuple[int, int] | None]
"""Gives the corner where the card of a move lies now, None while none lies there; a flip's card is
the stock."""


class MarkPlaces:
    """The places for the marks of one layout."""

    def __init__(self, layout: TableLayout, pictures: MarkPictures) -> None:
        self._layout = layout
        self._pictures = pictures

    def frames(self, marks: Marks, refused: Move | None, spot: Spot) -> list[Mark]:
        """Return the frames round marked cards, the lowest first."""
        pictures = self._pictures
        framed = [(move, pictures.playable()) for move in marks.playable - marks.hinted]
        framed += [(move, pictures.hinted()) for move in marks.hinted]
        if (focus := marks.focused) is not None:
            is_playable, is_hinted = focus in marks.playable, focus in marks.hinted
            picture = pictures.focused(is_playable=is_playable, is_hinted=is_hinted)
            framed.append((focus, picture))
        if refused is not None:
            framed.append((refused, pictures.refused()))
        corners = [(picture, spot(move)) for move, picture in framed]
        margin = pictures.margin
        return [(each, (at[0] - margin, at[1] - margin)) for each, at in corners if at]

    def figures(self, marks: Marks, stock_left: int, spot: Spot) -> list[Figure]:
        """Return the notes on cards, and how many cards the stock has."""
        found = []
        for move, text in marks.notes:
            corner = spot(move)
            if corner is not None:
                picture = self._pictures.note(text)
                found.append((move, picture, self._note_place(marks, move, picture, corner)))
        stock = spot(FLIP)
        if stock_left and stock is not None:
            picture = self._pictures.count(stock_left)
            found.append((FLIP, picture, self._count_place(picture, stock)))
        return found

    def _note_place(
        self, marks: Marks, move: Move, picture: pygame.Surface, corner: tuple[int, int]
    ) -> Rect:
        """Return where a note hangs on its card."""
        (x, y), (width, height) = corner, picture.get_size()
        # The stock says at its foot how many cards it has.
        foot = y + self._layout.card[1]
        y = y + height // 4 if move is FLIP else self._hanging(foot, height)
        return Rect(x + self._across(marks, move, width), y, width, height)

    def _count_place(self, picture: pygame.Surface, corner: tuple[int, int]) -> Rect:
        """Return where the stock says how many cards it has: low on the back, below its picture."""
        (x, y), (w, h) = corner, self._layout.card
        width, height = picture.get_size()
        return Rect(x + (w - width) // 2, y + round(0.8 * h) - height // 2, width, height)

    def _across(self, marks: Marks, move: Move, width: int) -> int:
        """Return how far right on its card a note begins: in the middle, or else beside a flag."""
        free, middle = self._layout.card[0] - width, (self._layout.card[0] - width) // 2
        if move not in marks.hinted or move is FLIP:
            return middle
        flag = self._pictures.flag_width
        return min(middle, free - flag) if self._layout.is_mirrored else max(middle, flag)

    def _hanging(self, foot: int, height: int) -> int:
        """Return the y of a note: half below the foot of a card, as far as the felt is free.

        A message between the columns and the waste would cover it.
        """
        layout = self._layout
        end, place = layout.stock_rect.y, layout.text.get("message")
        if layout.shape != "wide" and place is not None:
            end = place.y + max(0, place.h - round(_MESSAGE * layout.text_size)) // 2
        room = end - 1 - foot
        return foot - height + max(0, min(height // 2, room))
