"""Courses: nine holes with a character each, a card for every course that is there."""

from typing import NamedTuple

import pygame

from golf import theme
from golf.controls.intents import Command, Intent
from golf.core.course import Course
from golf.geometry import Rect
from golf.records.results import results_of
from golf.routes import Change, Push
from golf.saves.courses import load_courses
from golf.saves.history import HistoryLine
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene, columns, grid
from golf.services import Services
from golf.texts.numbers import against_par, against_par_text, signed_text
from golf.texts.rules import rules_name
from golf.ui.shapes import draw_box, draw_disc, draw_ring
from golf.ui.widgets import Button, draw_text
from golf.words import say

_CARD = "course "
_STRIP, _LOW_STRIP = 2.5, 1.25  # lines: the pars below the holes' numbers, or alone
_HARDEST = 5
_STEP = 10  # strokes over nine holes
_HIGH = 8  # lines below the name: a card with fewer has a low strip
_FOUR_ABREAST = 700  # layout pixels: in a window less wide four cards are too narrow for words


class Best(NamedTuple):
    """The best finished round on a course: its strokes and the line it was filed in."""

    strokes: int
    line: HistoryLine


def best_rounds(lines: list[HistoryLine]) -> dict[str, Best]:
    """Return the best round without help on each course; the earlier of equal ones."""
    found: dict[str, Best] = {}
    for line in lines:
        if line.course is None or not line.is_round or line.assisted or line.attempt > 1:
            continue
        results = results_of(line)
        strokes = sum(hole.strokes for hole in results)
        if not results:
            continue
        if line.course not in found or strokes < found[line.course].strokes:
            found[line.course] = Best(strokes, line)
    return found


def difficulty(course: Course) -> int:
    """Return how hard a course is, 1 to `_HARDEST`, 0 where nobody measured it.

    That goes by what the bot `careful` takes over par on it, half a hole's stroke a step.
    """
    careful = dict(course.over_par).get("careful")
    if careful is None:
        return 0
    return min(_HARDEST, max(1, 2 + (careful + _STEP) // _STEP))


def difficulty_text(course: Course) -> str:
    """Return what careful play takes over a course's par, nothing where nobody measured it."""
    careful = dict(course.over_par).get("careful")
    if careful is None:
        return ""
    return say("Careful play: {n} against par", n=against_par_text(careful))


class CoursesScene(MenuScene):
    """Shows the courses, a page at a time where they are many."""

    is_place = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.courses: list[Course] = []
        self.problems: list[str] = []
        self.page = 0
        self.best: dict[str, Best] = {}

    def enter(self) -> None:
        """Read the courses, and what was reached on them."""
        found = load_courses()
        self.courses, self.problems = list(found.courses), list(found.problems)
        self.best = best_rounds(self.services.storage.history.lines)
        super().enter()

    def resume(self, result: object) -> Change | None:
        """Look again at what was reached."""
        self.best = best_rounds(self.services.storage.history.lines)
        self.refresh()
        return None

    # ---- places and buttons

    def _places(self) -> tuple[Rect, Rect, Rect, Rect]:
        """Return the panel, the heading, the cards' area and the foot."""
        look = self.services.look
        pad, unit, gap = look.px(24), max(look.px(48), self.touch), look.px(12)
        panel = self.sheet(1120 if len(self.courses) <= 6 else 1240, 830 if look.is_tall else 690)
        inner = panel.inflate(-pad, -pad // 2)
        heading = inner._replace(h=look.px(62))
        foot = Rect(inner.x, inner.bottom - unit, inner.w, unit)
        area = Rect(inner.x, heading.bottom, inner.w, foot.y - heading.bottom - gap)
        return panel, heading, area, foot

    @property
    def _grid(self) -> tuple[int, int]:
        """How many cards stand side by side, and in how many rows."""
        look = self.services.look
        is_few = len(self.courses) <= 6
        if look.is_tall:
            return 1, 6 if is_few else 5
        is_narrow = look.size[0] < _FOUR_ABREAST * look.ratio
        return 3 if is_few or is_narrow else 4, 2

    @property
    def _pages(self) -> int:
        across, down = self._grid
        return max(1, -(-len(self.courses) // (across * down)))

    def buttons(self) -> list[Button]:
        """Return a card for each course of the page, and the foot."""
        look = self.services.look
        _, _, area, foot = self._places()
        across, down = self._grid
        count = across * down
        self.page = min(self.page, self._pages - 1)
        first = self.page * count
        shown = range(first, min(first + count, len(self.courses)))
        gap = look.px(14)
        places = grid(area, count, across, gap, look.px(260))
        buttons = [
            Button(f"{_CARD}{number}", "", place, "card")
            for number, place in zip(shown, places, strict=False)
        ]
        return buttons + self._foot(foot)

    def _foot(self, foot: Rect) -> list[Button]:
        look = self.services.look
        if self._pages == 1:
            width = min(foot.w, look.px(220))
            place = Rect(foot.x + (foot.w - width) // 2, foot.y, width, foot.h)
            return [Button("back", say("Back"), place)]
        back, earlier, later = columns(foot, 3, look.px(10))
        return [
            Button("back", say("Back"), back),
            Button("earlier", "", earlier, icon="previous", is_enabled=self.page > 0),
            Button("later", "", later, icon="next", is_enabled=self.page < self._pages - 1),
        ]

    # ---- intents

    def choose(self, key: str) -> Change | None:
        """Play a course, turn the page, or leave."""
        if key == "back":
            return self.back()
        if key in ("earlier", "later"):
            self.page += 1 if key == "later" else -1
            self.refresh()
            return None
        course = self.courses[int(key.removeprefix(_CARD))]
        return Push(openings.course(self.services, course))

    def handle(self, intent: Intent) -> Change | None:
        """Tell a screen reader the course that gets the focus."""
        before = self.menu.focus
        change = super().handle(intent)
        focus = self.menu.focus
        if isinstance(intent, Command) and focus != before and focus.startswith(_CARD):
            course = self.courses[int(focus.removeprefix(_CARD))]
            words = [course.name, say(course.about), self._score(course), difficulty_text(course)]
            self.services.say(". ".join(filter(None, words)))
        return change

    # ---- words and picture

    def _score(self, course: Course) -> str:
        par = say("Par {n}", n=signed_text(course.par))
        best = self.best.get(course.name)
        if best is None:
            return par
        return say("{par} · best: {score}", par=par, score=against_par(best.strokes, course.par))

    def _rules(self, course: Course) -> str:
        return say("in progress") if self._is_in_progress(course) else rules_name(course.rules)

    def _is_in_progress(self, course: Course) -> bool:
        game = self.services.games.get("course")
        return game is not None and game.course == course.name and not game.is_over

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and the cards."""
        look = self.services.look
        panel, heading, area, _ = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, panel)
        word = look.text(say("Courses"), "display", theme.HEADING, theme.TEXT)
        draw_text(surface, word, heading)
        if self.problems:
            room = Rect(heading.x + word.get_width() + look.px(20), heading.y, 1, heading.h)
            room = room._replace(w=max(1, heading.right - room.x))
            self.paint_words(surface, self.problems[0], room, size=theme.SMALL,
                             colour=theme.TEXT_STRONG)  # fmt: skip
        if not self.courses:
            self.paint_words(surface, say("No course is there."), area, colour=theme.TEXT_QUIET)
        for button in self.menu.buttons:
            if button.key.startswith(_CARD):
                course = self.courses[int(button.key.removeprefix(_CARD))]
                self._paint_card(surface, button, course)

    def _paint_card(self, surface: pygame.Surface, button: Button, course: Course) -> None:
        look = self.services.look
        self._paint_box(surface, button, course)
        inner = button.rect.inflate(-look.px(14), -look.px(8))
        name = look.fitted(course.name, "display", theme.SUBHEADING, theme.FAIRWAY, inner.w)
        surface.blit(name, (inner.x, inner.y))
        top = inner.y + name.get_height() + look.px(2)
        below = Rect(inner.x, top, inner.w, inner.bottom - top)
        if not look.is_tall:
            right, middle = inner.right, inner.y + name.get_height() // 2
            self._paint_difficulty(surface, course, right, middle)
            self._paint_details(surface, course, below)
            return
        head = inner._replace(h=name.get_height())
        room = inner.w - name.get_width() - look.px(12)
        score = look.fitted(self._score(course), "bold", theme.SMALL, theme.TEXT, room)
        draw_text(surface, score, head, "right")
        left = inner.x + name.get_width() + look.px(12)
        right = inner.right - score.get_width() - look.px(10)
        if right - left > self._difficulty_width():
            self._paint_difficulty(surface, course, right, head.center[1])
        words = ". ".join([self._rules(course), say(course.about)])
        self._paint_about(surface, words, below, self._size(words, below))

    def _difficulty_width(self) -> int:
        return _HARDEST * round(2.8 * max(3, self.services.look.px(4)))

    def _paint_difficulty(
        self, surface: pygame.Surface, course: Course, right: int, middle: int
    ) -> None:
        """Paint a row of dots that ends at a place, as many of them full as the course is hard."""
        level = difficulty(course)
        if not level:
            return
        radius = max(3, self.services.look.px(4))
        for dot in range(_HARDEST):
            x = right - radius - (_HARDEST - 1 - dot) * round(2.8 * radius)
            draw_disc(surface, (x, middle), radius, theme.FAIRWAY)
            if dot >= level:
                draw_disc(surface, (x, middle), radius - max(1.5, radius / 3), theme.FIELD)

    def _paint_box(self, surface: pygame.Surface, button: Button, course: Course) -> None:
        look, rect = self.services.look, button.rect
        is_lit = button.key in (self.menu.hovered, self.menu.pressed)
        fill = theme.WHITE if is_lit else theme.FIELD
        edge = theme.FAIRWAY if is_lit or self._is_in_progress(course) else theme.PANEL_LINE
        draw_box(surface, rect, look.px(8), fill, edge, max(1, look.px(2)))
        if self.shows_focus and self.menu.focus == button.key:
            width = max(2, look.px(3))
            draw_ring(surface, rect, look.px(8), theme.FOCUS, width, theme.FOCUS_RIM)

    def _paint_details(self, surface: pygame.Surface, course: Course, place: Rect) -> None:
        """Paint what the course is like, the pars of its holes, and in the last line its score."""
        look = self.services.look
        line_h = look.font("bold", look.text_px(theme.SMALL)).get_linesize()
        foot = Rect(place.x, place.bottom - line_h, place.w, line_h)
        score = look.fitted(self._score(course), "bold", theme.SMALL, theme.TEXT, place.w * 2 // 3)
        draw_text(surface, score, foot)
        rules = self._rules(course)
        word = look.fitted(rules, "body", theme.SMALL, theme.TEXT_STRONG, place.w)
        if score.get_width() + look.px(8) + word.get_width() > place.w:
            # Both lines are needed for what else stands in one.
            foot = foot.move(0, -line_h)
        draw_text(surface, word, foot, "right")
        strip_h = round((_STRIP if place.h >= _HIGH * line_h else _LOW_STRIP) * line_h)
        strip = Rect(place.x, foot.y - look.px(8) - strip_h, place.w, strip_h)
        about = place._replace(h=foot.y - place.y)
        above = place._replace(h=strip.y - place.y)
        words = say(course.about)
        size = self._size(words, above)
        # Words come first: the pars are seen on the way, too.
        if self._has_room(words, size, above):
            self._paint_strip(surface, course, strip)
            about = above
        hardness = difficulty_text(course)
        rest = about._replace(h=about.h - line_h - look.px(6))
        if hardness and self._has_room(words, size, rest):
            picture = look.fitted(hardness, "bold", theme.SMALL, theme.TEXT, place.w)
            surface.blit(picture, (place.x, rest.bottom))
            about = rest
        self._paint_about(surface, words, about, size)

    def _has_room(self, words: str, size: int, place: Rect) -> bool:
        """Return whether a place has room for words of a size."""
        look = self.services.look
        step = look.font("body", look.text_px(size)).get_linesize()
        return len(look.lines(words, "body", size, place.w)) * step <= place.h

    def _size(self, words: str, place: Rect) -> int:
        """Return the size of words in a place: large where there is room."""
        return theme.BODY if self._has_room(words, theme.BODY, place) else theme.SMALL

    def _paint_about(self, surface: pygame.Surface, words: str, place: Rect, size: int) -> None:
        """Write what the course is like, as many sentences as there is room for."""
        look = self.services.look
        step = look.font("body", look.text_px(size)).get_linesize()
        room = max(1, place.h // step)
        lines = look.lines(words, "body", size, place.w)
        while len(lines) > room and ". " in words:
            words = words[: words.rindex(". ") + 1]
            lines = look.lines(words, "body", size, place.w)
        # The last line ends in dots where more would follow.
        for number, line in enumerate([*lines[: room - 1], " ".join(lines[room - 1 :])]):
            picture = look.fitted(line, "body", size, theme.TEXT_QUIET, place.w)
            surface.blit(picture, (place.x, place.y + number * step))

    def _paint_strip(self, surface: pygame.Surface, course: Course, strip: Rect) -> None:
        """Paint the pars of the nine holes, below their numbers as far as there is room."""
        look = self.services.look
        line_h = look.font("bold", look.text_px(theme.SMALL)).get_linesize()
        pars = [signed_text(hole.par) for hole in course.holes]
        body = strip
        if strip.h >= 2 * line_h:
            head = strip._replace(h=strip.h // 2)
            body = strip._replace(y=head.bottom, h=strip.h - head.h)
            surface.fill(theme.FAIRWAY, head)
            self._paint_cells(surface, list("123456789"), head, "body", theme.PAPER)
        surface.fill(theme.BUTTON_OFF, body)
        self._paint_cells(surface, pars, body, "bold", theme.TEXT)

    def _paint_cells(
        self,
        surface: pygame.Surface,
        words: list[str],
        place: Rect,
        role: str,
        colour: theme.Colour,
    ) -> None:
        """Write words into cells side by side."""
        for each, cell in zip(words, columns(place, len(words), 0), strict=True):
            picture = self.services.look.fitted(each, role, theme.SMALL, colour, cell.w)
            draw_text(surface, picture, cell, "centre")
