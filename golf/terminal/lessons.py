"""A lesson in the terminal: the task is told, a letter is tried, an answer comes back."""

from golf.core.moves import Move
from golf.core.rules import PRESETS
from golf.terminal.game import TextGame
from golf.texts import narration
from golf.texts.lesson_tables import LESSONS, Lesson
from golf.texts.lessons import REAL_DEAL, LessonPlay, find_lesson
from golf.words import say


def learn(text_game: TextGame, argument: str) -> None:
    """Begin a lesson by its number or key; without one, the first that was not finished.

    Raises:
        LookupError: there is no such lesson.
    """
    done = text_game.storage.settings.lessons
    usual = next((lesson for lesson in LESSONS if lesson.key not in done), LESSONS[0])
    _begin(text_game, find_lesson(argument) if argument else usual)


def _begin(text_game: TextGame, lesson: Lesson) -> None:
    """Tell the lesson's name, its table and the first task."""
    play = text_game.lesson = LessonPlay(lesson)
    number = LESSONS.index(lesson) + 1
    title = say(lesson.title)
    text_game.write(say("Lesson {n} of {of}: {title}.", n=number, of=len(LESSONS), title=title))
    text_game.show_table()
    text_game.write(play.task)


def read_lesson(text_game: TextGame, letters: str) -> None:
    """Try the letters of a line in the lesson in progress, up to one that is not right."""
    for letter in letters:
        if letter.isspace():
            continue
        if text_game.lesson is None or not _try(text_game, text_game.lesson, letter):
            return


def _try(text_game: TextGame, play: LessonPlay, letter: str) -> bool:
    """Try one letter; return False where the rest of the line should not follow."""
    if letter in "qQ":
        text_game.lesson = None
        text_game.write(narration.standing(text_game.playing))
        return False
    if play.is_over:
        if letter in "nN":
            _go_on(text_game, play)
        else:
            text_game.write(say("The lesson is over. n goes on, q leaves."))
        return False
    if letter in "1234567fFuU":
        return _answer(text_game, play, letter)
    if letter in "hH":
        text_game.write(play.hint()[1])
        return True
    if letter in "tTlL":
        text_game.show_table()
    elif letter in "rR":
        play.restart_step()
        text_game.show_table()
    else:
        text_game.write(
            say("1 to 7 and f try, u and U take back, r lays the table again, q leaves.")
        )
    text_game.write(play.task)
    return True


def _answer(text_game: TextGame, play: LessonPlay, letter: str) -> bool:
    before, step = play.position, play.number
    if letter in "uU":
        answer = play.undo_run() if letter == "U" else play.undo()
    else:
        answer = play.play(Move.parse(letter))
    if answer.words:
        text_game.write(answer.words)
    if play.is_over:
        _finish(text_game, play)
    elif play.number != step:
        if play.position != before:
            text_game.show_table()
        text_game.write(play.task)
    elif answer.is_right is not False and play.position.top is not None:
        text_game.write(say("Waste {card}.", card=narration.card_text(play.position.top)))
    return answer.is_right is not False


def _finish(text_game: TextGame, play: LessonPlay) -> None:
    settings = text_game.storage.settings
    if play.lesson.key not in settings.lessons:
        settings.lessons.append(play.lesson.key)
        text_game.storage.save_settings()
    text_game.write(say("The lesson is over. n goes on, q leaves."))


def _go_on(text_game: TextGame, play: LessonPlay) -> None:
    number = LESSONS.index(play.lesson) + 1
    if number < len(LESSONS):
        _begin(text_game, LESSONS[number])
        return
    text_game.lesson = None
    text_game.begin("hole", deal=REAL_DEAL, rules=PRESETS["classic"])
