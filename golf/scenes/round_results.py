"""Round results: the score card as golfers know it."""

import pygame

from golf import theme
from golf.game import Game
from golf.look import Look
from golf.scenes.menu_scene import MenuScene, columns
from golf.scenes.play_status import signed, strokes_text
from golf.scenes.stack import Change, Home, Swap
from golf.services import Services
from golf.sound import Cue
from golf.table.rect import Rect
from golf.widgets import Button, draw_box, draw_text
from golf.words import say


class RoundResultsScene(MenuScene):
    """Shows a round that is over."""

    first_focus = "again"

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game

    def enter(self) -> None:
        """Take the game from those in progress: its result is filed."""
        super().enter()
        self.services.drop(self.game)
        self.services.sounds.play(Cue.ROUND_DONE)
        self.services.say(self._verdict())

    def _verdict(self) -> str:
        golf_round = self.game.round
        difference = golf_round.strokes - golf_round.par
        if difference < 0:
            return say("{n} under par. Drinks are on you.", n=-difference)
        if difference == 0:
            return say("Level par. As steady as they come.")
        return say("{n} over par. The weather, surely.", n=difference)

    def _places(self) -> tuple[Rect, list[Rect]]:
        look = self.services.look
        pad, gap, height = look.px(24), look.px(12), look.px(50)
        panel = self.sheet(1080, 640)
        area = Rect(panel.x + pad, panel.bottom - pad - height, panel.w - 2 * pad, height)
        width = min(area.w, look.px(560))
        area = Rect(area.x + (area.w - width) // 2, area.y, width, height)
        return panel, columns(area, 2, gap)

    def buttons(self) -> list[Button]:
        """Return the ways on."""
        again, title = self._places()[1]
        return [
            Button("again", say("New round"), again, "primary"),
            Button("title", say("Title"), title),
        ]

    def choose(self, key: str) -> Change | None:
        """Begin another round, or leave."""
        if key == "title":
            return Home()
        from golf.scenes.start import game_scene, new_round

        return Swap(game_scene(self.services, new_round(self.services, self.game.rules)))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the card."""
        look = self.services.look
        surface.blit(look.backdrop(9), (0, 0))
        panel, (button, _) = self._places()
        self.paint_sheet(surface, panel)
        golf_round = self.game.round
        pad = look.px(24)
        text = Rect(panel.x + pad, panel.y + look.px(16), panel.w - 2 * pad, look.px(60))
        total = (
            f"{strokes_text(golf_round.strokes)}  ({signed(golf_round.strokes - golf_round.par)})"
        )
        y = self.paint_words(
            surface, total, text, role="display", size=theme.HEADING * 1.5, align="centre"
        )
        y = self.paint_words(
            surface, self._verdict(), text._replace(y=y), size=theme.BODY, align="centre"
        )
        card = Rect(text.x, y + look.px(12), text.w, button.y - y - look.px(28))
        if look.is_tall:
            _paint_tall(surface, look, self.game, card)
        else:
            _paint_wide(surface, look, self.game, card)


def _lines(game: Game) -> list[tuple[str, list[str]]]:
    """Return the rows of the card: heading, nine entries, total."""
    golf_round = game.round
    strokes = [hole.strokes for hole in golf_round.holes]
    running = [
        sum(strokes[:count]) - sum(golf_round.pars[:count]) for count in range(1, len(strokes) + 1)
    ]
    return [
        (say("Hole"), [str(n) for n in range(1, len(strokes) + 1)] + [say("Out")]),
        (say("Par"), [str(par) for par in golf_round.pars] + [str(golf_round.par)]),
        (say("Strokes"), [strokes_text(n) for n in strokes] + [strokes_text(sum(strokes))]),
        (say("Total"), [signed(n) for n in running] + [signed(running[-1])]),
    ]


def _paint_wide(surface: pygame.Surface, look: Look, game: Game, card: Rect) -> None:
    lines = _lines(game)
    draw_box(surface, card, look.px(8), theme.PAPER)
    heading_w = round(card.w * 0.13)
    cell_w = (card.w - heading_w) / 10
    row_h = min(card.h // 4, look.px(78))
    top = card.y + (card.h - 4 * row_h) // 2
    for row, (heading, entries) in enumerate(lines):
        y = top + row * row_h
        if row == 0:
            draw_box(surface, Rect(card.x, y, card.w, row_h), look.px(8), theme.FAIRWAY)
        colour = theme.PAPER if row == 0 else theme.INK
        place = Rect(card.x + look.px(12), y, heading_w - look.px(12), row_h)
        draw_text(surface, look.fitted(heading, "bold", theme.BODY, colour, place.w), place)
        for number, entry in enumerate(entries):
            cell = Rect(card.x + heading_w + round(number * cell_w), y, round(cell_w), row_h)
            if row == 2 and number < len(game.round.holes):
                _paint_marker(surface, look, game, number, cell)
            role = "display" if row == 2 else "bold" if number == 9 else "body"
            size = theme.SUBHEADING if row == 2 else theme.BODY
            draw_text(surface, look.fitted(entry, role, size, colour, cell.w), cell, "centre")
        if row > 1:
            surface.fill(theme.PAPER_SHADE, (card.x + look.px(8), y, card.w - look.px(16), 1))


def _paint_tall(surface: pygame.Surface, look: Look, game: Game, card: Rect) -> None:
    lines = _lines(game)
    draw_box(surface, card, look.px(8), theme.PAPER)
    count = len(lines[0][1]) + 1
    row_h = card.h // count
    cell_w = card.w / len(lines)
    draw_box(surface, Rect(card.x, card.y, card.w, row_h), look.px(8), theme.FAIRWAY)
    for column, (heading, entries) in enumerate(lines):
        for row, entry in enumerate([heading, *entries]):
            cell = Rect(card.x + round(column * cell_w), card.y + row * row_h, round(cell_w), row_h)
            is_score = column == 2 and 0 < row <= len(game.round.holes)
            if is_score:
                _paint_marker(surface, look, game, row - 1, cell)
            colour = theme.PAPER if row == 0 else theme.INK
            role = "display" if is_score else "bold" if row in (0, count - 1) else "body"
            size = theme.SUBHEADING * 0.8 if is_score else theme.BODY
            draw_text(surface, look.fitted(entry, role, size, colour, cell.w), cell, "centre")


def _paint_marker(surface: pygame.Surface, look: Look, game: Game, number: int, cell: Rect) -> None:
    """Paint what a score card marks: rings for holes under par, squares for holes over it."""
    difference = game.round.holes[number].strokes - game.round.pars[number]
    if difference == 0:
        return
    side = round(min(cell.w, cell.h) * 0.74)
    centre = cell.center
    width = max(1, look.px(2))
    colour = theme.FLAG if difference < 0 else theme.FAIRWAY_DARK
    for ring in range(min(2, abs(difference))):
        half = side // 2 - ring * 2 * width
        if difference < 0:
            pygame.draw.circle(surface, colour, centre, half, width)
        else:
            box = (centre[0] - half, centre[1] - half, 2 * half, 2 * half)
            pygame.draw.rect(surface, colour, box, width)
