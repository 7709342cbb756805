"""Courses: nine holes with a character each, a card for every course that is there."""

from functools import partial

import pygame

from golf import theme
from golf.background import Background, Work
from golf.core.course import Course
from golf.course_files import load_courses
from golf.records.courses import BestRound, finding_best_rounds
from golf.routes import Change, Push
from golf.scenes import openings
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.numbers import against_par, against_par_text, signed_text
from golf.texts.rules import rules_name
from golf.theme import Colour
from golf.ui.box import Box, Column, Ends, Layers, Leaf, Padded, Row, grid, spring
from golf.ui.leaves import Ground, Line, Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.shapes import draw_disc
from golf.ui.widgets import Button, Tile
from golf.words import say

_CARD = "course "
_FEW = 6
_HARDEST = 5
_STEP = 10  # strokes over nine holes
_FOUR_ABREAST = 700  # layout pixels: in a window less wide four cards are too narrow for words
_ROOMY = 800  # layout pixels: in a window less wide the dots alone say how hard a course is


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


class CoursesScene(Page):
    """Shows the courses, a page at a time where they are many."""

    is_place = True
    has_backdrop = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.courses: list[Course] = []
        self.problems: list[str] = []
        self.page = 0
        self.best: dict[str, BestRound] = {}
        self._counting: Background[dict[str, BestRound]] | None = None

    def enter(self) -> None:
        """Read the courses, and what was reached on them."""
        found = load_courses()
        self.courses, self.problems = list(found.courses), list(found.problems)
        self._count()
        super().enter()

    def resume(self, result: object) -> Change | None:
        """Look again at what was reached."""
        self._count()
        self.refresh()
        return None

    # ---- what is counted

    def _count(self) -> None:
        """Begin to look through the history; a short one is looked through at once."""
        self._counting = Background.begun(self._find_best())
        self._show_counted()

    def _find_best(self) -> Work[dict[str, BestRound]]:
        storage = self.services.storage
        while storage.read_on():
            yield
        return (yield from finding_best_rounds(storage.history.lines))

    def _show_counted(self) -> None:
        if self._counting is not None and self._counting.result is not None:
            self.best = self._counting.result

    def update(self, dt: float) -> Change | None:
        """Look on through a long history, a slice of every frame."""
        if self._counting is not None and self._counting.run_slice():
            self._show_counted()
            self.refresh()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether the history is still being looked through."""
        return self._counting is not None and not self._counting.is_done

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
            cards_box = grid(cards, across, 14)
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
            return 1, 6 if self._are_few else 5
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
        """Return a course as a button: what it is like, its pars, and what was reached on it."""
        name = Line(course.name, "display", theme.SUBHEADING, theme.FAIRWAY)
        score = Line(self._score(course), "bold", theme.SMALL)
        rules = Line(self._rules(course), "body", theme.SMALL, theme.TEXT_STRONG, "right")
        dots, hardness = Dots(difficulty(course)), difficulty_text(course)
        about = say(course.about)
        is_roomy = not look.is_low and look.size[0] >= _ROOMY * look.ratio
        boxes: list[Box | None]
        if look.is_tall:
            sentences = f"{self._rules(course)}. {about}"
            boxes = [Ends(Row([name, dots], 12), score), About(sentences, grow=1.0)]
        else:
            boxes = [
                Row([name, spring(), dots]),
                About(about, grow=1.0),
                Text(hardness, "bold", theme.SMALL) if hardness and is_roomy else None,
                _pars(course, is_low=look.is_low),
                Ends(score, rules),
            ]
        words = [course.name, about, self._score(course), hardness]
        button = Button(
            f"{_CARD}{number}",
            name=". ".join(filter(None, words)),
            press=partial(self._play, course),
        )
        return Tile(button, Column(boxes, 4), h=122 if look.is_tall else 330)

    # ---- intents

    def _turn(self, step: int) -> None:
        self.page += step
        self.refresh()

    def _play(self, course: Course) -> Change:
        return Push(openings.course(self.services, course))

    def focus_moved(self) -> None:
        """Tell a screen reader the course that gets the focus."""
        button = self.menu.button(self.menu.focus)
        if button is not None and button.name:
            self.services.say(button.name)

    # ---- words

    def _score(self, course: Course) -> str:
        par = say("Par {n}", n=signed_text(course.par))
        best = self.best.get(course.name)
        if best is None:
            return par
        return say("{par} · best: {score}", par=par, score=against_par(best.strokes, course.par))

    def _rules(self, course: Course) -> str:
        game = self.services.games.get("course")
        if game is not None and game.course == course.name and not game.is_over:
            return say("in progress")
        return rules_name(course.rules)


def _pars(course: Course, *, is_low: bool) -> Column:
    """Return the pars of the nine holes, below their numbers where there is room."""
    pars = [signed_text(hole.par) for hole in course.holes]
    below = _strip(pars, "bold", theme.TEXT, theme.BUTTON_OFF)
    numbers = _strip(list("123456789"), "body", theme.PAPER, theme.FAIRWAY)
    return Column([None if is_low else numbers, below], 0)


def _strip(words: list[str], role: str, colour: Colour, fill: Colour) -> Layers:
    cells = [Line(each, role, theme.SMALL, colour, "centre", grow=1.0) for each in words]
    return Layers([Ground(fill, None, radius=0), Padded(Row(cells, 0), 0, 2)])


class Dots(Leaf):
    """A row of dots, as many of them full as a course is hard; none where nobody measured it."""

    level: int

    def own_width(self, look: Look) -> int:
        """Return the width of the row."""
        return round(2.8 * _HARDEST * self._radius(look)) if self.level else 0

    def _radius(self, look: Look) -> int:
        return max(3, look.px(4))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the dots up to the right end of the place."""
        radius = self._radius(look)
        for dot in range(_HARDEST if self.level else 0):
            x = self.rect.right - radius - (_HARDEST - 1 - dot) * round(2.8 * radius)
            draw_disc(surface, (x, self.rect.center[1]), radius, theme.FAIRWAY)
            if dot >= self.level:
                inner = radius - max(1.5, radius / 3)
                draw_disc(surface, (x, self.rect.center[1]), inner, theme.FIELD)


class About(Leaf):
    """What a course is like: as many whole sentences as there is room for."""

    words: str

    @property
    def spoken(self) -> str:
        """All sentences."""
        return self.words

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of a line."""
        return look.font("body", look.text_px(theme.SMALL)).get_linesize()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write the sentences, large where all have room."""
        place, words, size = self.rect, self.words, theme.BODY
        lines, step = self._lines(look, words, size)
        if len(lines) * step > place.h:
            size = theme.SMALL
            lines, step = self._lines(look, words, size)
        room = max(1, place.h // step)
        while len(lines) > room and ". " in words:
            words = words[: words.rindex(". ") + 1]
            lines, step = self._lines(look, words, size)
        # The last line ends in dots where more would follow.
        for number, line in enumerate([*lines[: room - 1], " ".join(lines[room - 1 :])]):
            picture = look.fitted(line, "body", size, theme.TEXT_QUIET, place.w)
            surface.blit(picture, (place.x, place.y + number * step))

    def _lines(self, look: Look, words: str, size: float) -> tuple[list[str], int]:
        """Return the lines of words in a size, and their height."""
        step = look.font("body", look.text_px(size)).get_linesize()
        return look.lines(words, "body", size, self.rect.w), step
