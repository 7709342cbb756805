"""The letters of `golf text`: moves as in a record, and one letter for each command.

A question is answered by `y`; any other letter takes it back.
"""

from collections.abc import Callable

from golf.cli.terminal.game import TextGame
from golf.cli.terminal.help import tell_letters
from golf.cli.terminal.opening import clock_line, hole_name
from golf.cli.terminal.typed import CHOOSING, NO, SCREEN, yes_letter
from golf.controls.intents import Command
from golf.core.errors import IllegalMoveError
from golf.core.moves import FLIP, Move
from golf.core.record import Record
from golf.session.outcome import Outcome, Way
from golf.texts import narration
from golf.texts.advice import AdviceWords, choices
from golf.texts.score import score_of
from golf.words import mark, say, say_error

_MOVES = "1234567fFd"
"""What makes a move: the characters of a record, and the window's key for the stock."""
_LEAVES_HOLE = "nNxX"
"""What leads from a hole that is off the record back to the one that was filed."""


def is_letter(letter: str) -> bool:
    """Return whether a letter is a move, an answer or a command."""
    is_answer = letter in "yY" or letter == NO or letter.lower() == yes_letter()
    return letter in _MOVES or is_answer or _action(letter) is not None


def move_of(letter: str) -> Move:
    """Return the move of a letter that makes one."""
    return FLIP if letter in "dD" else Move.parse(letter)


def act(text_game: TextGame, letter: str) -> bool:
    """Carry out one letter; return False where the rest of its line should not follow."""
    pending, text_game.pending = text_game.pending, None
    is_yes = letter in "yY" or letter.lower() == yes_letter()
    if letter == NO or (is_yes and (pending is not None or _action(letter) is None)):
        return _answer(text_game, pending, is_yes=is_yes)
    if letter not in "hH":
        text_game.hints = 0
    if letter in _MOVES:
        return _move(text_game, move_of(letter))
    if letter in _LEAVES_HOLE:
        text_game.return_to_record()
    action = _action(letter)
    assert action is not None, "what means nothing is refused before anything is done"
    return action(text_game) is not False


def _answer(text_game: TextGame, pending: Callable[[], None] | None, *, is_yes: bool) -> bool:
    """Carry out what was asked about, or leave it; return False where nothing was asked."""
    if pending is None:
        text_game.write(say("Nothing was asked."))
    elif is_yes:
        pending()
    else:
        text_game.write(say("Left as it is."))
    return pending is not None and is_yes


def tell_unknown(text_game: TextGame, typed: str) -> None:
    """Say that what was typed means nothing."""
    text_game.write(say("{letter} is no command; ? tells them.", letter=repr(typed)))


def _action(letter: str) -> Callable[[TextGame], object] | None:
    return _LETTERS.get(letter) or _LETTERS.get(letter.lower())


def _move(text_game: TextGame, move: Move) -> bool:
    return _tell_outcome(text_game, text_game.table.play(move))


def _tell_outcome(text_game: TextGame, outcome: Outcome) -> bool:
    """Tell what came of a deed, or ask; return whether anything was done."""
    if outcome.refused is not None:
        _tell_refused(text_game, outcome)
        return False
    if outcome.question is not None:
        _ask(text_game, outcome.question.answers[-1][0])
        return True
    for words in outcome.told:
        text_game.write(words)
    match outcome.way:
        case None if outcome.told or text_game.playing.hole.is_given_up:
            text_game.tell_state()
        case Way.TABLE:
            text_game.take(text_game.playing)
        case Way.NEW_HOLE | Way.DAILY | Way.RESULTS:
            _begin_again(text_game)
    return True


def _tell_refused(text_game: TextGame, outcome: Outcome) -> None:
    """Tell why nothing was done."""
    game, move = text_game.playing, outcome.move
    if isinstance(outcome.refused, IllegalMoveError):
        text_game.write(say("Not possible: {why}.", why=say_error(outcome.refused)))
    elif move is None:
        text_game.write(" ".join([narration.legal(game), say("Nothing was flipped.")]))
    elif move is FLIP and game.hole.is_over and game.hole.can_undo:
        # A stuck hole is not over for good.
        text_game.tell_state()
    else:
        text_game.write(narration.not_made(game, move) or outcome.message)


def _ask(text_game: TextGame, command: Command) -> None:
    """Ask before a hole is given up; where nobody is to be asked it is done at once."""

    def answer() -> None:
        _tell_outcome(text_game, text_game.table.answer(command))

    if text_game.is_asking:
        question = say("Give this hole up? Its cards left count. {yes} does.", yes=yes_letter())
        text_game.ask(question, answer)
    else:
        answer()


def _follow(command: Command) -> Callable[[TextGame], bool]:
    return lambda text_game: _tell_outcome(text_game, text_game.table.follow(command))


def _flip_on(text_game: TextGame) -> None:
    """Flip until a card fits or the stock ends; what follows in the line is done in any case."""
    _tell_outcome(text_game, text_game.table.follow(Command.FLIP_ON))


def _next(text_game: TextGame) -> bool:
    """Go on to the next hole or deal; before the end of a hole that is asked first."""
    game = text_game.playing
    if game.hole.is_over:
        if not game.must_be_filed:
            # It was stuck and might have been taken back: only now it is over.
            text_game.tell_end()
        return _tell_outcome(text_game, text_game.table.follow(Command.GO_ON))
    if not game.is_round:
        return _tell_outcome(text_game, text_game.table.follow(Command.NEW_DEAL))
    text_game.write(
        say(
            "The hole is not over. x gives it up and counts its cards; /hole plays one hole"
            " beside this round, which is kept."
        )
    )
    return True


def _begin_again(text_game: TextGame) -> None:
    """Begin another game in the place of the one played."""
    game = text_game.playing
    text_game.storage.abandon(game)
    text_game.session = None
    if game.daily is None and game.course is None:
        text_game.rules = game.rules
    text_game.begin("round" if game.is_round else "hole")


def _switch_wrap(text_game: TextGame) -> bool:
    outcome = text_game.table.follow(Command.SWITCH_WRAP)
    if outcome.refused is None:
        text_game.rules = text_game.playing.rules
        text_game.write(say("Wrap is on.") if text_game.rules.wrap else say("Wrap is off."))
    return _tell_outcome(text_game, outcome)


def _hint(text_game: TextGame) -> None:
    """Say what fits, and at the second press the fair advice."""
    game = text_game.playing
    position = game.hole.position
    if game.hole.is_over:
        if game.must_be_filed:
            text_game.write(say("No moves. The hole is over."))
        else:
            text_game.write(say("No moves are left."))
            text_game.tell_state()
        return
    text_game.hints += 1
    if text_game.hints == 1:
        text_game.write(f"{narration.legal(game)} {narration.partners(position)}")
        return
    from golf.analysis.advisor import advise, by_merit

    *_, advice = advise(position)
    if position != text_game.advised:
        text_game.advised = position
        game.count_hint()
        text_game.storage.save_game(game)
    best, others = by_merit(advice)
    words = AdviceWords(score_of(game.rules), position)
    text_game.write(words.fully(choices(best), choices(others)))


def _columns(text_game: TextGame) -> None:
    text_game.tell_columns()
    text_game.write(narration.game_status(text_game.playing))


def _quit(text_game: TextGame) -> None:
    text_game.is_done = True


def _standing(text_game: TextGame) -> None:
    """Tell where the game stands, and where its hole is over what can be done."""
    game = text_game.playing
    text_game.write(narration.game_status(game, hole_name(game)))
    if game.is_speed:
        text_game.write(clock_line(game))
    if game.hole.is_over:
        text_game.tell_state()


def _counter(text_game: TextGame) -> None:
    text_game.write(narration.counter(text_game.playing.hole.position))


def _code(text_game: TextGame) -> None:
    text_game.write(str(Record.of(text_game.playing.round)))


def _tell(words: str) -> Callable[[TextGame], None]:
    return lambda text_game: text_game.write(say(words))


_LETTERS: dict[str, Callable[[TextGame], object]] = {
    "u": _follow(Command.UNDO),
    "U": _follow(Command.UNDO_RUN),
    "r": _follow(Command.REDO),
    "R": _follow(Command.REDO_RUN),
    "h": _hint,
    "v": TextGame.ask_verdict,
    "t": TextGame.show_table,
    "l": _columns,
    "i": _standing,
    "c": _counter,
    "s": TextGame.tell_score_card,
    "k": _code,
    "D": _flip_on,
    "n": _next,
    "N": _follow(Command.RESTART),
    "x": _follow(Command.GIVE_UP),
    "w": _switch_wrap,
    "q": _quit,
    "p": _tell(mark("There is no pause here: q leaves, everything is kept, and you go on later.")),
    CHOOSING: _tell(
        mark("Arrows and Enter choose a card in the window; here 1 to 7 play, f and d flip.")
    ),
    SCREEN: _tell(mark("Full screen is for the window: here f flips, as in a record.")),
    "?": lambda text_game: tell_letters(text_game.write, text_game.width()),
}
"""What the letters do that are no moves; a capital that is not here is as good as its small one."""
