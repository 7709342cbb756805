"""A lesson on the table: a set table, a task beside it, and an answer to every try."""

import pygame

from golf import routes
from golf.controls.intents import Command, Pos
from golf.core.ball import Ball, ball_after
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.cues import Cue
from golf.routes import Change, Pop, Swap
from golf.scenes import openings
from golf.scenes.button_marks import paint_table_marks
from golf.scenes.help import device_in_use
from golf.scenes.lesson_panel import COLUMNS_USED, LessonFacts, LessonPanel
from golf.scenes.table_buttons import command_places, focus_places, icon_button
from golf.scenes.table_scene import TableScene
from golf.scenes.tip import paint_tip
from golf.services import Services
from golf.session.lesson_tables import LESSONS, Lesson
from golf.session.lessons import REAL_DEAL, Answer, LessonPlay
from golf.table.fairway import fairway_place
from golf.table.marks import Marks
from golf.texts import narration
from golf.texts.controls import how_to_flip, how_to_play, how_to_undo_run
from golf.timing import LESSON_READING, LESSON_REST
from golf.ui.buttons import Button
from golf.words import say

_IN_PLACE_OF = {
    Command.PAUSE: Command.BACK,
    Command.FULL_SCREEN: Command.FULL_SCREEN,
    Command.HINT: Command.HINT,
    Command.REDO: Command.RESTART,
    Command.UNDO: Command.UNDO,
    Command.UNDO_RUN: Command.UNDO_RUN,
}
"""By each button of play: the button of a lesson in its place."""


class LessonScene(TableScene):
    """One lesson, from its first step to its last."""

    def __init__(self, services: Services, lesson: Lesson) -> None:
        super().__init__(services)
        self.play = LessonPlay(lesson)
        self.table.columns = COLUMNS_USED
        self.answer = ""
        self.is_right: bool | None = None
        self.panel: LessonPanel
        self._hint: Move | None = None
        self._rest: float | None = None
        self._task = self._task_how = ""
        self._shown: Hole = self.play.hole

    @property
    def position(self) -> Position:
        """The table of the current step."""
        return self.play.position

    @property
    def ball(self) -> Ball:
        """Where the ball lies on the table that is shown: an answer stays a while."""
        return ball_after(self._shown)

    # ---- on and off the stack

    def enter(self) -> None:
        """Lay the first table."""
        self.lay_out()
        self.table.deal(self.position)
        self.services.sounds.play(Cue.DEAL)
        self._tell()

    def resume(self, result: object) -> Change | None:
        """Show the buttons for the device in use."""
        self.arrange()
        return None

    def device_changed(self) -> None:
        """Say what to do on the device that is used now."""
        self.arrange()

    # ---- intents

    def command(self, command: Command) -> Change | None:
        """Follow what keys ask for."""
        match command:
            case Command.UNDO | Command.UNDO_RUN:
                self._undo(is_run=command is Command.UNDO_RUN)
            case Command.HINT:
                self._give_hint()
            case Command.RESTART:
                self._restart()
            case Command.FLIP_ON:
                self.do(FLIP)
            case Command.PAUSE | Command.BACK:
                return self._leave()
            case Command.REDO | Command.REDO_RUN | Command.NEW_DEAL | Command.SWITCH_WRAP:
                self._refuse(say("Not in a lesson."))
            case _:
                return super().command(command)
        return None

    def covers(self, pos: Pos) -> bool:
        """Return whether a button or the sheet lies over the cards at a point."""
        return self.panel.rect.contains(pos) or super().covers(pos)

    def press_button(self, key: str) -> Change | None:
        """Follow a press of the button `key`."""
        match key:
            case "next":
                return self._next()
            case "again":
                return Swap(routes.LessonTable(self.play.lesson.key))
            case "leave":
                return self._leave()
        return super().press_button(key)

    def _leave(self) -> Change:
        self.services.sounds.play(Cue.MENU, 1)
        return Pop()

    def _next(self) -> Change:
        """Go on to the next lesson; after the last one comes a real deal."""
        number = LESSONS.index(self.play.lesson) + 1
        if number < len(LESSONS):
            return Swap(routes.LessonTable(LESSONS[number].key))
        return Swap(openings.named_deal(self.services, REAL_DEAL, PRESETS["classic"]))

    # ---- tries

    def do(self, move: Move) -> None:
        """Try a move."""
        before, hole, step = self.position, self.play.hole, self.play.number
        answer = self.play.play(move)
        self._hint = None
        if answer.is_right is False:
            self.table.drop()
            self.table.refuse(move)
            self._refuse(answer.words)
            return
        if move is FLIP:
            self.services.sounds.play(Cue.FLIP)
        else:
            self.services.sounds.play(Cue.PLAY, max(0, hole.run_length - 1))
            self.menu.focus = f"column {move}"
        self._show(before, answer, hole, has_gone_on=self.play.number != step)

    def _undo(self, *, is_run: bool) -> None:
        before, hole, step = self.position, self.play.hole, self.play.number
        answer = self.play.undo_run() if is_run else self.play.undo()
        self._hint = None
        if not answer.is_right:
            self._refuse(answer.words)
            return
        self.services.sounds.play(Cue.UNDO)
        self._show(before, answer, hole, has_gone_on=self.play.number != step)

    def _show(self, before: Position, answer: Answer, hole: Hole, *, has_gone_on: bool) -> None:
        """Move the cards and tell the answer; the next question comes once it could be read."""
        self.table.show(before, answer.after, hole.run_length)
        self._shown = hole
        self.fairway.show(self.ball)
        self.answer, self.is_right = answer.words, answer.is_right
        if self.play.is_over:
            self._finish()
        elif has_gone_on:
            self._rest = LESSON_REST + LESSON_READING * len(answer.words)
        self.arrange()
        self._tell()

    def _finish(self) -> None:
        """Celebrate, and note that the lesson was learnt."""
        self.table.when_at_rest(self._celebrate)
        settings = self.services.settings
        if self.play.lesson.key not in settings.lessons:
            settings.lessons.append(self.play.lesson.key)
            self.services.storage.save_settings()

    def _celebrate(self) -> None:
        self.services.sounds.play(Cue.CLEAR)
        self.table.celebrate()

    def _restart(self) -> None:
        self.play.restart_step()
        self.answer, self.is_right, self._hint = "", None, None
        self.services.sounds.play(Cue.UNDO)
        self.table.set(self.position)
        self._lay_ball()
        self.arrange()
        self._tell()

    def _give_hint(self) -> None:
        self._hint, words = self.play.hint()
        self.services.sounds.play(Cue.HINT)
        self.answer, self.is_right = words, None
        self.arrange()
        self.services.say(words)

    def _refuse(self, words: str) -> None:
        self.services.sounds.play(Cue.REFUSE)
        self.answer, self.is_right = words, False
        self.arrange()
        self.services.say(words)

    def settle(self) -> None:
        """Put what moves at its end, and ask the question that waits."""
        super().settle()
        if self._rest is not None:
            self._ask_next()
            self.table.finish()

    def _ask_next(self) -> None:
        """Ask the next question: the answer to the one before leaves, its table is laid."""
        self._rest = None
        self.answer, self.is_right = "", None
        if self.table.position != self.position:
            self.services.sounds.play(Cue.DEAL)
            self.table.deal(self.position)
        self._lay_ball()
        self.arrange()

    def _lay_ball(self) -> None:
        self._shown = self.play.hole
        self.fairway.set(self.ball)

    # ---- what is shown and spoken

    @property
    def reading(self) -> list[str]:
        """The lesson and its task, then the table."""
        facts = self._facts()
        words = (facts.number, facts.title, facts.answer, facts.task, facts.how)
        return [*filter(None, words), *super().reading]

    @property
    def _is_waiting(self) -> bool:
        """Whether the question of the next step is still to be asked."""
        return self._rest is not None

    def _tell(self) -> None:
        """Tell a screen reader the answer, and the task with the table that it is about."""
        words = [self.answer] if self.answer else []
        if not self.play.is_over:
            words += [table_words(self.position), self.play.task]
        self.services.say(" ".join(words))

    def _facts(self) -> LessonFacts:
        play, lesson = self.play, self.play.lesson
        number = LESSONS.index(lesson) + 1
        if not self._is_waiting:
            self._task, self._task_how = play.task, self._how()
        return LessonFacts(
            number=say("Lesson {n} of {of}", n=number, of=len(LESSONS)),
            title=say(lesson.title),
            steps=len(lesson.steps),
            done=play.number,
            answer=self.answer,
            is_right=self.is_right,
            task="" if play.is_over else self._task,
            how="" if play.is_over or self._is_waiting else self._task_how,
            is_end=play.is_over,
        )

    def _how(self) -> str:
        """Return how the step is done on the device in use."""
        in_use = device_in_use(self.services)
        if self.play.wants_undo:
            return how_to_undo_run(in_use)
        if self.play.is_stuck:
            return how_to_undo_run(in_use)
        return how_to_flip(in_use) if self.play.needs_flip else how_to_play(in_use)

    def _answers(self) -> list[tuple[str, str]]:
        if not self.play.is_over:
            return []
        is_last = self.play.lesson is LESSONS[-1]
        way_on = say("A real deal") if is_last else say("Next lesson")
        return [("next", way_on), ("again", say("Again")), ("leave", say("Back"))]

    def arrange(self) -> None:
        """Lay out what can have the focus, and the sheet."""
        was_over = self.menu.button("next") is not None
        self.panel = LessonPanel(self.services.look, self._facts(), self._answers())
        buttons = [] if self.play.is_over else focus_places(self.services, self.position)
        self.menu.replace(buttons + self._icons() + self.panel.buttons())
        if self.play.is_over and not was_over:
            self.menu.focus = "next"
        buttons_at = (rect for _, rect in command_places(self.services))
        place = fairway_place(self.services.look.layout, (), buttons_at)
        is_free = place is not None and not self.panel.rect.overlaps(place)
        self.show_fairway(place if is_free else None)
        self.mark()
        self.services.is_dirty = True

    def _icons(self) -> list[Button]:
        play = self.play
        enabled = {
            Command.UNDO: play.can_undo,
            Command.UNDO_RUN: play.can_undo,
            Command.HINT: not play.is_over,
        }
        commands = [
            (_IN_PLACE_OF[name], rect)
            for name, rect in command_places(self.services)
            if name in _IN_PLACE_OF
        ]
        return [
            icon_button(
                self.services,
                command,
                rect,
                is_enabled=enabled.get(command, True),
                is_on=command is Command.UNDO_RUN and play.wants_undo,
            )
            for command, rect in commands
            if not (play.is_over and command is Command.BACK)
        ]

    def mark(self) -> None:
        """Show the marks of the current step."""
        hinted = frozenset() if self._hint is None else frozenset({self._hint})
        marked = frozenset[Move]() if self._is_waiting else self.play.marked
        self.table.marks = Marks(playable=marked - hinted, hinted=hinted, focused=self.focused)

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Let the cards move; ask the next question once the last answer was read."""
        self.table.update(dt)
        if self._rest is not None and not self.table.is_moving:
            self._rest -= dt
            if self._rest <= 0:
                self._ask_next()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table, the sheet and the buttons."""
        look = self.services.look
        surface.blit(look.backdrop(1), (0, 0))
        self.fairway.draw_ground(surface)
        self.fairway.draw(surface)
        self.table.draw(surface)
        self.panel.draw(surface)
        self.menu.draw(surface, look, self.shows_focus)
        if self.shows_focus:
            notes = self.table.stock_notes()
            paint_table_marks(surface, self.services, self.menu, notes)
        paint_tip(surface, self.services, self.menu, self.shows_focus)

    @property
    def is_moving(self) -> bool:
        """Whether cards move, or a question waits to be asked."""
        return self.table.is_moving or self._is_waiting


def table_words(position: Position) -> str:
    """Return the cards of a small table in a sentence each."""
    columns = [
        narration.column_text(position, column)
        for column, cards in enumerate(position.tableau)
        if cards
    ]
    top = position.top
    waste = [] if top is None else [say("Waste {card}.", card=narration.card_text(top))]
    return " ".join(waste + columns)
