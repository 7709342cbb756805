"""Learn: the four lessons with what was learnt, and the pages to read."""

import pygame

from golf import theme
from golf.core.rules import Rules
from golf.looks.widgets import Button
from golf.scenes.help import page_scene
from golf.scenes.menu_scene import MenuScene, grid, rows
from golf.scenes.stack import Change, Push
from golf.table.rect import Rect
from golf.texts.help import TITLES
from golf.texts.lesson_tables import LESSONS
from golf.texts.lessons import find_lesson
from golf.texts.rules import rules_name
from golf.words import say

_LOW = 11
"""How many thumbs high a window is at least that has room for a column of pages."""


class LearnScene(MenuScene):
    """Leads to lessons and pages."""

    def enter(self) -> None:
        """Begin at the first lesson that is still to be learnt."""
        super().enter()
        self.menu.focus = self._wanted()

    def resume(self, result: object) -> Change | None:
        """Tick what was learnt meanwhile."""
        self.refresh()
        if self.menu.focus in [lesson.key for lesson in LESSONS]:
            self.menu.focus = self._wanted()
        return None

    def _wanted(self) -> str:
        done = self.services.settings.lessons
        return next((lesson.key for lesson in LESSONS if lesson.key not in done), LESSONS[0].key)

    @property
    def rules(self) -> Rules:
        """The rules that a new game is played by."""
        return Rules.parse(self.services.settings.rules)

    # ---- places

    def _places(self) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
        """Return the panel and, within it, both headings, both lists and the foot."""
        look = self.services.look
        is_low = self._is_low
        panel = self.sheet(1240 if is_low else 900, 800 if look.is_tall else 720 if is_low else 600)
        pad, gap = look.px(28), look.px(10)
        heading, button = look.px(84), max(look.px(48), self.touch)
        note_h = self._note_height() if look.is_tall else 0
        inner = Rect(
            panel.x + pad,
            panel.y + heading,
            panel.w - 2 * pad,
            max(1, panel.h - heading - button - note_h - pad - 2 * gap),
        )
        foot = Rect(inner.x, panel.bottom - pad * 2 // 3 - button, inner.w, button)
        title_h = look.px(40)
        if look.is_tall:
            half = (inner.h - 2 * title_h) * 4 // 7
            left = Rect(inner.x, inner.y + title_h, inner.w, half - gap)
            right = Rect(inner.x, left.bottom + gap + title_h, inner.w, inner.bottom - left.bottom)
            right = right._replace(h=inner.bottom - right.y)
        else:
            half = (inner.w - pad) * (2 if is_low else 3) // 6
            left = Rect(inner.x, inner.y + title_h, half, inner.h - title_h)
            right = Rect(left.right + pad, left.y, inner.right - left.right - pad, left.h)
        heads = [place._replace(y=place.y - title_h, h=title_h) for place in (left, right)]
        return panel, heads[0], left, heads[1], right, foot

    @property
    def _is_low(self) -> bool:
        """Whether the window has room for the pages in two columns only."""
        look = self.services.look
        return not look.is_tall and look.size[1] < _LOW * self.touch

    def _note_height(self) -> int:
        look = self.services.look
        return 3 * look.font("body", look.text_px(theme.SMALL)).get_linesize()

    def buttons(self) -> list[Button]:
        """Return the lessons, the pages and the way back."""
        look = self.services.look
        _, _, left, _, right, foot = self._places()
        gap, tallest = look.px(9), max(look.px(60), self.touch)
        done = self.services.settings.lessons
        buttons = [
            Button(
                lesson.key,
                say(lesson.title),
                place,
                "primary" if lesson.key == self._wanted() and lesson.key not in done else "plain",
                icon="tick" if lesson.key in done else "play",
            )
            for lesson, place in zip(LESSONS, rows(left, len(LESSONS), gap, tallest), strict=True)
        ]
        is_paired = look.is_tall or self._is_low
        across = 2 if is_paired else 1
        tallest = max(look.px(60 if is_paired else 52), self.touch)
        places = grid(right, len(TITLES), across, gap, tallest)
        buttons += [
            Button(f"page {key}", self._title(key), place)
            for key, place in zip(TITLES, places, strict=True)
        ]
        width = min(foot.w, max(look.px(200), round(110 * look.ratio)))
        back = foot._replace(x=foot.right - width, w=width)
        return [*buttons, Button("back", say("Back"), back)]

    def _title(self, key: str) -> str:
        if key == "rules":
            return say("Rules of {rules}", rules=rules_name(self.rules))
        return say(TITLES[key])

    def choose(self, key: str) -> Change | None:
        """Open a lesson or a page, or leave."""
        if key == "back":
            return self.back()
        if key.startswith("page "):
            return Push(page_scene(self.services, key.removeprefix("page "), self.rules))
        from golf.scenes.lesson import LessonScene

        return Push(LessonScene(self.services, find_lesson(key)))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet, its headings, and what this game is not."""
        look = self.services.look
        panel, left_head, _, right_head, _, foot = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, panel)
        top = Rect(panel.x, panel.y + look.px(18), panel.w, look.px(60))
        self.paint_words(
            surface, say("Learn"), top, role="display", size=theme.HEADING, align="centre"
        )
        done = sum(lesson.key in self.services.settings.lessons for lesson in LESSONS)
        learnt = say("Lessons: {n} of {of} learnt", n=done, of=len(LESSONS))
        for words, place in ((learnt, left_head), (say("To read"), right_head)):
            self.paint_words(
                surface, words, place, role="display", size=24, colour=theme.PRIMARY_FILL
            )
        note = foot._replace(w=self.menu.buttons[-1].rect.x - foot.x - look.px(12))
        if look.is_tall:
            note = foot._replace(y=foot.y - self._note_height())
        self.paint_words(
            surface,
            say("This is not the card game for several players that is called Golf, too."),
            note,
            size=theme.SMALL,
            colour=theme.TEXT_QUIET,
        )
