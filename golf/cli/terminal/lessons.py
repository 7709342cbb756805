"""A lesson in the terminal: the task is told, a letter is tried, an answer comes back."""

from golf.cli.terminal.game import TextGame
from golf.cli.terminal.letters import command_of, is_move, move_of
from golf.cli.terminal.opening import opening_lines
from golf.cli.terminal.typed import say_letters
from golf.controls.intents import Command
from golf.core.rules import PRESETS
from golf.session.lesson_tables import LESSONS, Lesson
from golf.session.lessons import REAL_DEAL, Answer, LessonPlay, find_lesson
from golf.texts import narration
from golf.words import say, say_n

_TRIES = (Command.FLIP_ON, Command.UNDO, Command.UNDO_RUN)
"""What a lesson answers beside moves; in it each flip is one."""
_NOT_HERE = (Command.REDO, Command.REDO_RUN, Command.NEW_DEAL, Command.SWITCH_WRAP)


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
    _lay(text_game, play)


def _lay(text_game: TextGame, play: LessonPlay) -> None:
    """Tell the table as it was laid, and the task."""
    text_game.tell_table()
    if not text_game.shows_table:
        text_game.write(_waste(play))
    text_game.write(play.task)


def _waste(play: LessonPlay) -> str:
    """Return what lies beside the columns."""
    top, stock = play.position.top, len(play.position.stock)
    parts = [
        say("the waste is empty")
        if top is None
        else say("waste {card}", card=narration.card_text(top)),
        say_n("{n} card in the stock", "{n} cards in the stock", stock),
    ]
    words = say("{list}.", list=", ".join(parts))
    return words[:1].upper() + words[1:]


def read_lesson(text_game: TextGame, letters: str) -> None:
    """Try the letters of a line in the lesson in progress, up to one that is not right."""
    for letter in letters:
        if letter.isspace():
            continue
        if text_game.lesson is None or not _try(text_game, text_game.lesson, letter):
            return


def _try(text_game: TextGame, play: LessonPlay, letter: str) -> bool:
    """Try one letter; return False where the rest of the line should not follow."""
    command = command_of(letter)
    if letter in "qQ" or command is Command.PAUSE:
        text_game.lesson = None
        for line in opening_lines(text_game.playing):
            text_game.write(line)
        return False
    if play.is_over:
        if command in (Command.NEW_DEAL, Command.RESTART):
            _go_on(text_game, play)
        else:
            text_game.write(say_letters("The lesson is over. {new_deal} goes on, q leaves."))
        return False
    if is_move(letter) or command in _TRIES:
        return _answer(text_game, play, letter)
    if command is Command.HINT:
        text_game.write(play.hint()[1])
        return True
    if command is Command.RESTART:
        play.restart_step()
        _lay(text_game, play)
        return True
    _tell(text_game, play, letter)
    text_game.write(play.task)
    return True


def _tell(text_game: TextGame, play: LessonPlay, letter: str) -> None:
    """Tell what a letter asks for that tries nothing."""
    match letter.lower():
        case "t":
            text_game.show_table()
        case "l" | "i":
            text_game.tell_columns()
            text_game.write(_waste(play))
        case "c":
            text_game.write(narration.counter(play.position))
        case _ if command_of(letter) in _NOT_HERE:
            text_game.write(say("Not in a lesson."))
        case _:
            words = say_letters(
                "1 to 7, f and {flip} try, {undo} and {undo_run} take back, {restart} lays the"
                " table again, q leaves."
            )
            text_game.write(words)


def _answer(text_game: TextGame, play: LessonPlay, letter: str) -> bool:
    step = play.number
    match command_of(letter):
        case Command.UNDO:
            answer = play.undo()
        case Command.UNDO_RUN:
            answer = play.undo_run()
        case _:
            answer = play.play(move_of(letter))
    text_game.write(_told(answer, letter))
    if play.is_over:
        _finish(text_game, play)
    elif play.number != step:
        if play.position != answer.after:
            _lay(text_game, play)
        else:
            text_game.write(play.task)
    return answer.is_right is not False


def _told(answer: Answer, letter: str) -> str:
    """Return one line: what was done to the table, and what the lesson says to it."""
    if answer.is_right is False:
        return answer.words
    if command_of(letter) not in (Command.UNDO, Command.UNDO_RUN):
        return f"{narration.made(answer.after, move_of(letter))} {answer.words}".rstrip()
    done = narration.taken_back(answer.after)
    return done if answer.words == say("Taken back.") else f"{done} {answer.words}"


def _finish(text_game: TextGame, play: LessonPlay) -> None:
    settings = text_game.storage.settings
    if play.lesson.key not in settings.lessons:
        settings.lessons.append(play.lesson.key)
        text_game.storage.save_settings()
    text_game.write(say_letters("The lesson is over. {new_deal} goes on, q leaves."))


def _go_on(text_game: TextGame, play: LessonPlay) -> None:
    number = LESSONS.index(play.lesson) + 1
    if number < len(LESSONS):
        _begin(text_game, LESSONS[number])
        return
    text_game.lesson = None
    text_game.begin("hole", deal=REAL_DEAL, rules=PRESETS["classic"])
