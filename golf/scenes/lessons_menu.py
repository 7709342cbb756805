"""Learn: the four lessons with what was learnt, and the pages to read."""

from functools import partial

from golf import routes, theme
from golf.core.rules import Rules
from golf.routes import Change, Push
from golf.scenes.page import Page
from golf.session.lesson_tables import LESSONS, Lesson
from golf.texts.help import TITLES
from golf.texts.rules_names import rules_name
from golf.ui.box import Box, Column, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Sheet, Text, heading
from golf.ui.look import Look
from golf.words import say


class LearnScene(Page):
    """Leads to lessons and pages."""

    has_backdrop = True

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

    def build(self, look: Look) -> Box:
        """Return the lessons beside the pages, or above them, and the way back."""
        is_paired = look.is_tall or look.is_low
        done = sum(lesson.key in self.services.settings.lessons for lesson in LESSONS)
        learnt = say("Lessons: {n} of {of} learnt", n=done, of=len(LESSONS))
        lessons = self._list(learnt, [self._lesson(each) for each in LESSONS], 1)
        pages = self._list(say("To read"), [self._page(key) for key in TITLES], 1 + is_paired)
        if look.is_tall:
            lists: Box = Column([lessons, pages], 16)
        else:
            share = 1 / 3 if look.is_low else 1 / 2
            lists = Row([lessons.changed(grow=share), pages.changed(grow=1 - share)], 28)
        back = Button("back", say("Back"), press=self.back, w=200)
        words = say("This is not the card game for several players that is called Golf, too.")
        note = Text(words, size=theme.SMALL, colour=theme.TEXT_QUIET, shorter=("",), grow=1.0)
        foot = (
            Column([note, Column([back], align="right")]) if look.is_tall else Row([note, back], 16)
        )
        page = Column([heading(say("Learn"), h=70), lists, foot], 14)
        return Sheet(page, 1240 if look.is_low else 900, pad=28)

    def _list(self, title: str, buttons: list[Button], across: int) -> Column:
        return Column([Line(title, "display", 24, theme.PRIMARY_FILL), grid(buttons, across, 9)], 4)

    def _lesson(self, lesson: Lesson) -> Button:
        done = self.services.settings.lessons
        return Button(
            lesson.key,
            say(lesson.title),
            kind="primary" if lesson.key == self._wanted() and lesson.key not in done else "plain",
            icon="tick" if lesson.key in done else "play",
            press=partial(self._open_lesson, lesson),
        )

    def _open_lesson(self, lesson: Lesson) -> Change:
        return Push(routes.LessonTable(lesson.key))

    def _page(self, key: str) -> Button:
        title = say(TITLES[key])
        if key == "rules":
            title = say("Rules of {rules}", rules=rules_name(self.rules))
        return Button(f"page {key}", title, press=partial(self._open_page, key))

    def _open_page(self, key: str) -> Change:
        return Push(routes.Help(key, self.rules))
