"""The best run of a round, shown again on its score card: its cards one after the other."""

from collections.abc import Callable, Sequence
from math import ceil

import pygame

from golf import theme
from golf.core.cards import Card
from golf.core.rounds import Round
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.writing import draw_text
from golf.words import say, say_n

_LEAST = 3
"""A shorter run is no sight."""
_STEP = 0.42  # from card to card at most, of a card's width


def best_run(golf_round: Round) -> tuple[int, tuple[Card, ...]]:
    """Return the number of the hole with the longest run of a round, and that run's cards."""
    holes = golf_round.holes
    number = max(range(len(holes)), key=lambda each: holes[each].longest_run)
    hole = holes[number]
    length = hole.longest_run
    if length < _LEAST:
        return number + 1, ()
    counts = range(len(hole.moves) + 1)
    end = next(count for count in counts if hole.run_length_at(count) == length)
    return number + 1, hole.position_at(end).waste[-length:]


class BestRun(Leaf):
    """The cards of a run beside what they are, so many of them as `share` says."""

    hole: int
    cards: Sequence[Card]
    share: Callable[[], float]

    @property
    def spoken(self) -> str:
        """What it is."""
        return " ".join(self._words()) if self.cards else ""

    def _words(self) -> tuple[str, str]:
        count = len(self.cards)
        cards = say_n("{n} card", "{n} cards", count)
        return say("Best run"), say("{cards}, hole {n}", cards=cards, n=self.hole)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the words from the left and the cards at their right, where both have room."""
        share, rect = self.share(), self.rect
        if share <= 0.0 or not self.cards:
            return
        lines = [
            look.text(words, role, theme.SMALL, colour)
            for words, role, colour in zip(
                self._words(), ("bold", "body"), (theme.TEXT, theme.TEXT_QUIET), strict=True
            )
        ]
        faces = look.small_faces(rect.h - look.px(6))
        width, gap = faces.size[0], look.px(12)
        words_w = max(line.get_width() for line in lines)
        room = rect.w - words_w - gap - width
        step = min(_STEP * width, room / (len(self.cards) - 1))
        if step < max(3.0, 0.2 * width):
            return
        whole = words_w + gap + width + round(step * (len(self.cards) - 1))
        x = rect.x + (rect.w - whole) // 2
        pitch = lines[0].get_height()
        top = rect.y + (rect.h - 2 * pitch) // 2
        for row, line in enumerate(lines):
            place = rect._replace(x=x, y=top + row * pitch, w=words_w, h=pitch)
            draw_text(surface, line, place, "right")
        x += words_w + gap
        for number, card in enumerate(self.cards[: ceil(share * len(self.cards))]):
            left = x + round(number * step) - faces.margin
            surface.blit(faces.face(card), (left, rect.y + look.px(3) - faces.margin))
