"""A lesson in the terminal: the task is told, a letter is tried, an answer comes back."""

from typing import TYPE_CHECKING

from golf.core.moves import Move
from golf.core.rules import PRESETS
from golf.texts import narration
from golf.texts.lesson_tables import LESSONS
from golf.texts.lessons import REAL_DEAL, LessonPlay, find_lesson
from golf.words import say

if TYPE_CHECKING:
    from golf.terminal.game import TextGame


def learn(text_game: "TextGame", argument: str) -> None:
    """Begin a lesson by its number or key; without one, the first that was not finished.

    Raises:
        LookupError: there is no such lesson.
    """
    done = text_game.storage.settings.lessons
    usual = next((lesson for lesson in LESSONS if lesson.key not in done), LESSONS[0])
    lesson = find_lesson(argument) if argument else usual
    text_game.lesson = TextLesson(text_game, LessonPlay(lesson))
    text_game.lesson.begin()


class TextLesson:
    """One lesson, read letter by letter in the place of the game."""

    def __init__(self, text_game: "TextGame", play: LessonPlay) -> None:
        self.text_game = text_game
        self.play = play

    def begin(self) -> None:
        """Tell the lesson's name, its table and the first task."""
        number = LESSONS.index(self.play.lesson) + 1
        title = say(self.play.lesson.title)
        self._write(say("Lesson {n} of {of}: {title}.", n=number, of=len(LESSONS), title=title))
        self.text_game.show_position(self.play.position)
        self._write(self.play.task)

    def read(self, letters: str) -> None:
        """Try the letters of a line, up to one that is not right."""
        for letter in letters:
            if letter.isspace():
                continue
            if not self._try(letter):
                return

    def _try(self, letter: str) -> bool:
        """Try one letter; False where the rest of the line should not follow."""
        if letter in "qQ":
            self._leave()
            return False
        if self.play.is_over:
            if letter in "nN":
                self._go_on()
            else:
                self._write(say("The lesson is over. n goes on, q leaves."))
            return False
        if letter in "1234567fF":
            return self._answer(letter)
        if letter in "uU":
            return self._answer(letter)
        if letter in "tTlL":
            self.text_game.show_position(self.play.position)
        elif letter in "rR":
            self.play.restart_step()
            self.text_game.show_position(self.play.position)
        elif letter in "hH":
            self._write(self.play.hint()[1])
            return True
        else:
            self._write(
                say("1 to 7 and f try, u and U take back, r lays the table again, q leaves.")
            )
        self._write(self.play.task)
        return True

    def _answer(self, letter: str) -> bool:
        play = self.play
        before, step = play.position, play.number
        if letter in "uU":
            answer = play.undo_run() if letter == "U" else play.undo()
        else:
            answer = play.play(Move.parse(letter))
        self._write(answer.words)
        if play.is_over:
            self._finish()
        elif play.number != step:
            if play.position != before:
                self.text_game.show_position(play.position)
            self._write(play.task)
        elif answer.is_right is not False and play.position.top is not None:
            self._write(say("Waste {card}.", card=narration.card_text(play.position.top)))
        return answer.is_right is not False

    def _finish(self) -> None:
        settings = self.text_game.storage.settings
        if self.play.lesson.key not in settings.lessons:
            settings.lessons.append(self.play.lesson.key)
            self.text_game.storage.save_settings()
        self._write(say("The lesson is over. n goes on, q leaves."))

    def _go_on(self) -> None:
        number = LESSONS.index(self.play.lesson) + 1
        if number == len(LESSONS):
            self.text_game.lesson = None
            self.text_game.begin("hole", deal=REAL_DEAL, rules=PRESETS["classic"])
            return
        self.play = LessonPlay(LESSONS[number])
        self.begin()

    def _leave(self) -> None:
        self.text_game.lesson = None
        self._write(narration.standing(self.text_game.playing))

    def _write(self, words: str) -> None:
        if words:
            self.text_game.write(words)
