"""The rows of a leader board, which move to their new places, and the holes of a duel."""

from collections.abc import Callable, Sequence

import pygame

from golf import theme
from golf.analysis.field import Standing
from golf.analysis.rivals import Rival
from golf.core.rules import HOLES_IN_ROUND
from golf.geometry import Rect
from golf.scenes.tour.rival_faces import face_picture
from golf.texts.numbers import golfers_text, signed_text
from golf.texts.tour import standing_text, who
from golf.theme import Colour
from golf.ui.box import Leaf
from golf.ui.leaves import Line
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_disc, draw_ring
from golf.ui.writing import draw_text
from golf.words import say

_GAP = 18.0  # between two columns
_ROW = 30.0
_LEAST_ROW = 15.0


class Board(Leaf):
    """A leader board: a line for everybody, the chosen one within a ring, another in focus.

    `share` is how much of the way from the places before the last hole is gone, 0 to 1; with
    `fades` nothing moves, the new order comes to light instead. `par` is that of the holes played.
    `up` and `down` are how many go up and down in the end.
    """

    standings: Sequence[Standing]
    par: int
    has_focus: Callable[[], bool]
    chosen: int = -1
    share: float = 1.0
    fades: bool = False
    up: int = 0
    down: int = 0

    @property
    def spoken(self) -> str:
        """The first three, and where the player is."""
        told = [each for n, each in enumerate(self.standings) if n < 3 or each.rival is None]
        return "\n".join(standing_text(each, self.par) for each in told)

    def columns(self, look: Look) -> int:
        """Return in how many columns the lines stand."""
        return 1 if look.is_tall else 2

    def rows(self, look: Look) -> int:
        """Return how many lines a column has."""
        return -(-len(self.standings) // self.columns(look))

    def own_height(self, look: Look, width: int) -> int:
        """Return the height at which faces are seen well."""
        return self.rows(look) * look.px(_ROW)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height at which the smallest letters have room."""
        return round(self.rows(look) * _LEAST_ROW * look.ratio)

    def row_at(self, look: Look, pos: tuple[int, int]) -> int:
        """Return the number of the line that is nearest to a point."""
        rows, columns = self.rows(look), self.columns(look)
        column = min(columns - 1, max(0, (pos[0] - self.rect.x) * columns // self.rect.w))
        row = min(rows - 1, max(0, (pos[1] - self.rect.y) * rows // self.rect.h))
        return min(len(self.standings) - 1, column * rows + row)

    def _slot(self, look: Look, number: float) -> tuple[float, float]:
        """Return where a line begins that is so many places down the board."""
        rows, columns = self.rows(look), self.columns(look)
        column = min(columns - 1, int(number) // rows)
        x = self.rect.x + column * self._column(look, self.rect.w + look.px(_GAP))
        return x, self.rect.y + (number - column * rows) * self.rect.h / rows

    def _column(self, look: Look, width: int) -> int:
        return width // self.columns(look)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint all lines: who moves up lies above who moves down, and the player above all."""
        eased = 1.0 if self.fades else 1 - (1 - self.share) ** 3
        before = self._before()
        everybody = self.standings
        order = sorted(
            range(len(everybody)),
            key=lambda n: (everybody[n].rival is None, everybody[n].moved),
        )
        width = self._column(look, self.rect.w + look.px(_GAP)) - look.px(_GAP)
        height = self.rect.h // self.rows(look)
        for number in order:
            x0, y0 = self._slot(look, before[number])
            x1, y1 = self._slot(look, number)
            place = Rect(
                round(x0 + (x1 - x0) * eased), round(y0 + (y1 - y0) * eased), width, height
            )
            self._paint_line(surface, look, place, number)
        if self.fades and self.share < 1:
            veil = pygame.Surface(self.rect.size)
            veil.fill(theme.PANEL)
            veil.set_alpha(round(255 * (1 - self.share)))
            surface.blit(veil, self.rect[:2])

    def _before(self) -> list[int]:
        """Return how far down the board each stood before the last hole."""
        earlier = [each.place + each.moved for each in self.standings]
        order = sorted(range(len(earlier)), key=lambda n: earlier[n])
        found = [0] * len(order)
        for place, number in enumerate(order):
            found[number] = place
        return found

    def _paint_line(self, surface: pygame.Surface, look: Look, place: Rect, number: int) -> None:
        standing = self.standings[number]
        inner = place.inflate(0, -max(1, look.px(1)))
        if standing.rival is None:
            draw_box(surface, inner, look.px(6), theme.CHOSEN_FILL)
        elif self.share < 1:
            draw_box(surface, inner, look.px(6), theme.PANEL)
        self._paint_zone(surface, look, inner, standing.place)
        size = theme.SMALL if inner.h < look.px(26) else theme.BODY
        role = "bold" if standing.rival is None else "body"
        x = inner.x + look.px(8)
        width = look.text_px(size) * 2
        # On the player's own line nothing is quieter: its ground is darker than paper.
        is_mine = standing.rival is None
        quiet = theme.TEXT if is_mine else theme.TEXT_QUIET
        words = look.fitted(f"{standing.place}", "bold", size, quiet, width)
        draw_text(surface, words, inner._replace(x=x, w=width), "right")
        x += width + look.px(6)
        face = face_picture(standing.rival, inner.h)
        surface.blit(face, (x, inner.y))
        x += inner.h + look.px(7)
        right = inner.right - look.px(8)
        total = standing.total - self.par
        colour = theme.TEXT_STRONG if total < 0 and not is_mine else theme.TEXT
        score = look.fitted(golfers_text(total), "bold", size, colour, look.text_px(size) * 3)
        draw_text(surface, score, inner._replace(x=x, w=right - x), "right")
        right -= look.text_px(size) * 5 // 2
        right = self._paint_move(surface, look, inner, right, standing, size)
        name = Line(who(standing.rival), role, size, shorter=_first_names(standing.rival))
        name = name.at(inner._replace(x=x, w=max(1, right - x)))
        name.paint(surface, look)
        if number == self.chosen:
            colour, rim = (
                (theme.FOCUS, theme.FOCUS_RIM) if self.has_focus() else (theme.FAIRWAY, None)
            )
            draw_ring(surface, inner, look.px(6), colour, max(2, look.px(2)), rim)

    def _paint_zone(self, surface: pygame.Surface, look: Look, line: Rect, place: int) -> None:
        """Mark who goes up and who goes down."""
        colour: Colour | None = None
        if place <= self.up:
            colour = theme.UNDER_PAR
        elif place > len(self.standings) - self.down:
            colour = theme.FLAG
        if colour is not None:
            bar = line._replace(w=max(2, look.px(4))).inflate(0, -max(1, look.px(3)))
            draw_box(surface, bar, max(1, look.px(2)), colour)

    def _paint_move(
        self,
        surface: pygame.Surface,
        look: Look,
        line: Rect,
        right: int,
        standing: Standing,
        size: float,
    ) -> int:
        """Paint how many places somebody went up or down; return where the name has to end."""
        width, moved = look.text_px(size) * 5 // 2, standing.moved
        if moved:
            colour: Colour = theme.FAIRWAY if moved > 0 else theme.TEXT_STRONG
            if standing.rival is None:
                colour = theme.TEXT
            words = look.fitted(f"{abs(moved)}", "body", theme.SMALL, colour, width)
            draw_text(surface, words, line._replace(x=right - width, w=width), "right")
            icon = look.icon("up" if moved > 0 else "down", max(6, line.h // 2), colour)
            x = right - words.get_width() - look.px(2) - icon.get_width()
            surface.blit(icon, (x, line.y + (line.h - icon.get_height()) // 2))
        return right - width - look.px(2)


def _first_names(rival: Rival | None) -> tuple[str, ...]:
    """Return what a name may be shortened to: all but the family's, or the first alone."""
    if rival is None:
        return ()
    return rival.name.rpartition(" ")[0], rival.name.partition(" ")[0]


class HolesCard(Leaf):
    """The player's holes above a rival's, the better one of each on a disc.

    `hole` is the one that is looked at, 0 for none.
    """

    rival: Rival | None
    mine: Sequence[int]
    theirs: Sequence[int]
    hole: int = 0

    @property
    def spoken(self) -> str:
        """Each hole that both have played."""
        return "\n".join(
            say("Hole {n}: {a} against {b}.", n=n, a=signed_text(a), b=signed_text(b))
            for n, (a, b) in enumerate(zip(self.mine, self.theirs, strict=False), start=1)
        )

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of three lines."""
        return 3 * min(look.px(92), width // 8)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height that letters need."""
        return 3 * look.text_px(theme.SMALL) * 5 // 4

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the numbers of the holes, and a line for each side."""
        place = self.rect
        head = max(look.text_px(theme.SMALL) * 5 // 4, place.h // 5)
        line = (place.h - head) // 2
        face = min(line, look.px(84), place.w // 4) * 15 // 16
        left = face + look.px(8)
        cell = (place.w - left) // HOLES_IN_ROUND
        if self.hole:
            chosen = Rect(place.x + left + (self.hole - 1) * cell, place.y, cell, place.h)
            draw_ring(surface, chosen, look.px(6), theme.FAIRWAY, max(1, look.px(2)))
        for hole in range(1, HOLES_IN_ROUND + 1):
            colour = theme.TEXT if hole == self.hole else theme.TEXT_QUIET
            words = look.fitted(f"{hole}", "body", theme.SMALL, colour, cell)
            x = place.x + left + (hole - 1) * cell
            draw_text(surface, words, Rect(x, place.y, cell, head), "centre")
        sides = (None, self.mine, self.theirs), (self.rival, self.theirs, self.mine)
        for row, (who_plays, strokes, others) in enumerate(sides):
            y = place.y + head + row * line
            surface.blit(face_picture(who_plays, face), (place.x, y + (line - face) // 2))
            for hole, taken in enumerate(strokes):
                cells = Rect(place.x + left + hole * cell, y, cell, line)
                other = others[hole] if hole < len(others) else taken
                self._paint_strokes(surface, look, cells, taken, is_won=taken < other)

    def _paint_strokes(
        self, surface: pygame.Surface, look: Look, place: Rect, strokes: int, *, is_won: bool
    ) -> None:
        size = theme.SUBHEADING if place.h > look.px(40) else theme.SMALL
        if is_won:
            radius = min(0.46 * min(place.w, place.h), 1.1 * look.text_px(size))
            centre = place.x + place.w / 2, place.y + place.h / 2
            draw_disc(surface, centre, radius, theme.FAIRWAY)
        colour = theme.PAPER if is_won else theme.TEXT
        number = look.fitted(signed_text(strokes), "bold", size, colour, place.w * 3 // 4)
        draw_text(surface, number, place, "centre")
