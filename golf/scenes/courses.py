"""Courses: nine holes with a character each, a card with a picture for every one that is there."""

from collections.abc import Iterator
from functools import partial

import pygame

from golf import routes, theme
from golf.core.course import Course
from golf.course_files import load_courses
from golf.geometry import Rect
from golf.records.courses import CourseRecord
from golf.routes import Change, Push
from golf.scenes.course_records import CourseRecordsPage
from golf.services import Services
from golf.texts.courses import HARDEST, difficulty, difficulty_text, record_text
from golf.texts.medals import medal_name
from golf.texts.rules_names import rules_name
from golf.ui.box import Box, Column, Ends, Leaf, Row, grid, spring
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Picture, Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.medal import draw_medal
from golf.ui.shapes import draw_disc
from golf.ui.tiles import Tile
from golf.words import say

_CARD = "course "
_FEW = 6
_BELOW_EACH_OTHER = 4  # cards of a tall window: more would have no room to tell what they are like
_FOUR_ABREAST = 700  # layout pixels: in a window less wide four cards are too narrow for words
_LINES = 4  # that tell what a course is like: a long sentence has room in a narrow card
_FEW_LINES = 3  # the same in the wider cards of a tall window


class CoursesScene(CourseRecordsPage):
    """Shows the courses, a page at a time where they are many."""

    is_place = True
    has_backdrop = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.courses: list[Course] = []
        self.problems: list[str] = []
        self.page = 0

    def enter(self) -> None:
        """Read the courses, and what was reached on them."""
        found = load_courses()
        self.courses, self.problems = list(found.courses), list(found.problems)
        super().enter()

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the cards of a page, and the ways on."""
        across, down = self._grid(look)
        pages = max(1, -(-len(self.courses) // (across * down)))
        self.page = min(self.page, pages - 1)
        first = self.page * across * down
        shown = self.courses[first : first + across * down]
        cards = [self._card(look, n, course) for n, course in enumerate(shown, first)]
        problem = self.problems[0] if self.problems else ""
        problem_line = Line(problem, size=theme.SMALL, colour=theme.TEXT_STRONG, grow=1.0)
        if not self.courses:
            cards_box: Box = Text(say("No course is there."), colour=theme.TEXT_QUIET)
        else:
            cards_box = InOneSize(grid(cards, across, 14))
        page = Column(
            [
                Row([heading(say("Courses"), "left", 46 if look.is_low else 62), problem_line], 20),
                cards_box,
                spring(),
                self._foot(pages),
            ],
            8,
        )
        return Sheet(page, 1120 if self._are_few else 1240, 830, pad_y=12)

    @property
    def _are_few(self) -> bool:
        return len(self.courses) <= _FEW

    def _grid(self, look: Look) -> tuple[int, int]:
        """Return how many cards stand side by side, and in how many rows."""
        if look.is_tall:
            return 1, _BELOW_EACH_OTHER
        if look.is_narrow:
            return 2, 2
        is_narrow = look.size[0] < _FOUR_ABREAST * look.ratio
        return 3 if self._are_few or is_narrow else 4, 2

    def _foot(self, pages: int) -> Box:
        if pages == 1:
            return Column([Button("back", say("Back"), press=self.back, w=220)], align="centre")
        ways = [
            Button("back", say("Back"), press=self.back),
            self._turning("earlier", "previous", -1, is_enabled=self.page > 0),
            self._turning("later", "next", 1, is_enabled=self.page < pages - 1),
        ]
        return grid(ways, 3, 10)

    def _turning(self, key: str, icon: str, step: int, *, is_enabled: bool) -> Button:
        return Button(key, icon=icon, is_enabled=is_enabled, press=partial(self._turn, step))

    def _card(self, look: Look, number: int, course: Course) -> Tile:
        """Return a course as a button: its picture, what it is like, and what was reached on it."""
        record = self.record_of(course.name)
        name = Line(course.name, "display", theme.SUBHEADING, theme.FAIRWAY)
        score = Line(record_text(course, record, is_short=True), "bold", theme.SMALL)
        rules = Line(self._rules(course), "body", theme.SMALL, theme.TEXT_STRONG, "right")
        dots, about = Dots(difficulty(course)), say(course.about)
        medal = _medal_won(course, record)
        picture = Picture(partial(_draw_place, course=course, medal=medal))
        if look.is_tall:
            below = Ends(score, rules)
            words = Column([Ends(name, dots), below, About(about, grow=1.0)], 2, grow=1.0)
            box: Box = Row([picture.changed(w=104), words], 10)
        else:
            box = Column(
                [
                    picture.changed(grow=1.0, h=44),
                    Row([name, spring(), dots]),
                    None if look.is_low else About(about, lines=_LINES),
                    Ends(score, rules),
                ],
                4,
            )
        told = [course.name, about, record_text(course, record), difficulty_text(course)]
        if medal:
            told.append(medal_name(medal))
        button = Button(
            f"{_CARD}{number}",
            name=". ".join(each.removesuffix(".") for each in told if each),
            press=partial(self._open, course),
        )
        return Tile(button, box, h=0 if look.is_tall else 330)

    # ---- intents

    def _turn(self, step: int) -> None:
        self.page += step
        self.refresh()

    def _open(self, course: Course) -> Change:
        return Push(routes.CoursePage(course))

    def focus_moved(self) -> None:
        """Tell a screen reader the course that gets the focus."""
        button = self.menu.button(self.menu.focus)
        if button is not None and button.name:
            self.services.say(button.name)

    # ---- words

    def _rules(self, course: Course) -> str:
        game = self.services.games.get("course")
        if game is not None and game.course == course.name and not game.is_over:
            return say("in progress")
        return rules_name(course.rules)


def _medal_won(course: Course, record: CourseRecord) -> str:
    return "" if record.best is None else course.medals.won(record.best.strokes)


def _draw_place(
    surface: pygame.Surface, look: Look, rect: Rect, *, course: Course, medal: str
) -> None:
    """Paint the picture of a course's place, and in its corner the medal won there."""
    line = max(1, look.px(2))
    inner = rect.w - 2 * line, rect.h - 2 * line
    if min(inner) < 1:
        return
    if course.place:
        picture = look.framed(f"places/{course.place}", inner, line, look.px(8))
    else:
        picture = look.framed("results/par", inner, line, look.px(8), shape=1.0)
    surface.blit(picture, picture.get_rect(center=rect.center))
    if medal:
        side = max(min(rect.h // 2, look.px(46)), round(20 * look.ratio))
        draw_medal(surface, Rect(rect.x + 2 * line, rect.y, side, side), medal)


class Dots(Leaf):
    """A row of dots, as many of them full as a course is hard; none where nobody measured it."""

    level: int

    def own_width(self, look: Look) -> int:
        """Return the width of the row."""
        return round(2.8 * HARDEST * self._radius(look)) if self.level else 0

    def _radius(self, look: Look) -> int:
        return max(3, look.px(4))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the dots up to the right end of the place."""
        radius = self._radius(look)
        for dot in range(HARDEST if self.level else 0):
            x = self.rect.right - radius - (HARDEST - 1 - dot) * round(2.8 * radius)
            draw_disc(surface, (x, self.rect.center[1]), radius, theme.FAIRWAY)
            if dot >= self.level:
                inner = radius - max(1.5, radius / 3)
                draw_disc(surface, (x, self.rect.center[1]), inner, theme.FIELD)


class About(Leaf):
    """What a course is like: as many whole words as there is room for.

    It wants room for so many `lines` at least, so that all cards are equally high.
    """

    words: str
    size: float = theme.SMALL
    lines: int = _FEW_LINES

    @property
    def spoken(self) -> str:
        """All words."""
        return self.words

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of all lines."""
        count = len(look.lines(self.words, "body", self.size, width))
        return max(self.lines, count) * self._pitch(look)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height of a line."""
        return self._pitch(look)

    def _pitch(self, look: Look) -> int:
        return look.font("body", look.text_px(self.size)).get_linesize()

    def fits(self, look: Look) -> bool:
        """Return whether all words have room."""
        lines = look.lines(self.words, "body", self.size, self.rect.w)
        return len(lines) * self._pitch(look) <= self.rect.h

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write the words; the last line ends in dots where more would follow."""
        place, pitch = self.rect, self._pitch(look)
        lines, room = look.lines(self.words, "body", self.size, place.w), max(1, place.h // pitch)
        rest = " ".join(lines[room - 1 :])
        last = look.shortened(rest, "body", self.size, place.w)
        for number, line in enumerate([*lines[: room - 1], last]):
            picture = look.text(line, "body", self.size, theme.TEXT_QUIET)
            surface.blit(picture, (place.x, place.y + number * pitch))


class InOneSize(Box):
    """Cards of courses: what they are like is large on all of them, or on none."""

    box: Box

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of the cards."""
        return self.box.height(look, width)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height that the cards need."""
        return self.box.least(look, width)

    def place(self, look: Look, rect: Rect) -> Iterator[Leaf]:
        """Lay the cards out."""
        leaves = list(self.box.place(look, rect))
        large = [leaf.changed(size=theme.BODY) for leaf in leaves if isinstance(leaf, About)]
        size = theme.BODY if all(each.fits(look) for each in large) else theme.SMALL
        for leaf in leaves:
            yield leaf.changed(size=size) if isinstance(leaf, About) else leaf
