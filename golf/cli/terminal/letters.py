"""The letters of `golf text`: moves as in a record, and one letter for each command.

A question is answered by `y`; whatever else is typed takes it back.
"""

from collections.abc import Callable

from golf.cli.terminal.game import TextGame
from golf.cli.terminal.help import tell_letters
from golf.cli.terminal.opening import clock_line
from golf.cli.terminal.typed import CHOOSING, NO, SCREEN, say_letters, yes_letter
from golf.controls.bindings import letters
from golf.controls.intents import Command
from golf.core.moves import FLIP, Move
from golf.core.record import Record
from golf.texts import narration
from golf.words import mark, say

_MOVES = "1234567fF"
"""The characters of a record."""


def command_of(letter: str) -> Command | None:
    """Return the command whose key a letter is; a capital that is none is as good as its small."""
    return letters().get(letter) or letters().get(letter.lower())


def is_move(letter: str) -> bool:
    """Return whether a letter makes a move: as in a record, or as the key for the stock."""
    return letter in _MOVES or letters().get(letter) is Command.FLIP


def is_letter(letter: str) -> bool:
    """Return whether a letter is a move, an answer or a command."""
    return is_move(letter) or is_answer(letter) or _action(letter) is not None


def is_answer(letter: str) -> bool:
    """Return whether a letter says yes or no."""
    return letter == NO or _is_yes(letter)


def _is_yes(letter: str) -> bool:
    return letter in "yY" or letter.lower() == yes_letter()


def move_of(letter: str) -> Move:
    """Return the move of a letter that makes one."""
    return Move.parse(letter) if letter in _MOVES else FLIP


def act(text_game: TextGame, letter: str) -> bool:
    """Carry out one letter; return False where the rest of its line should not follow."""
    pending, text_game.pending = text_game.pending, None
    is_yes = _is_yes(letter)
    if letter == NO or (is_yes and (pending is not None or _action(letter) is None)):
        return _answer(text_game, pending, is_yes=is_yes)
    if is_move(letter):
        return text_game.show_outcome(text_game.table.play(move_of(letter)))
    if letter in "xX" or command_of(letter) in (Command.NEW_DEAL, Command.RESTART):
        # From a hole that is off the record back to the one that was filed.
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
    command = command_of(letter)
    return _COMMANDS[command] if command in _COMMANDS else _OWN.get(letter.lower())


def _follow(command: Command) -> Callable[[TextGame], bool]:
    return lambda text_game: text_game.follow(command)


def _flip_on(text_game: TextGame) -> None:
    """Flip until a card fits or the stock ends; what follows in the line is done in any case."""
    text_game.follow(Command.FLIP_ON)


def _next(text_game: TextGame) -> bool:
    """Go on to the next hole or deal; before the end of a hole that is asked first."""
    game = text_game.playing
    if game.hole.is_over:
        if not game.must_be_filed:
            # It was stuck and might have been taken back: only now it is over.
            text_game.tell_end()
        return text_game.follow(Command.GO_ON)
    if not game.is_round:
        return text_game.follow(Command.NEW_DEAL)
    text_game.write(
        say(
            "The hole is not over. x gives it up and counts its cards; /hole plays one hole"
            " beside this round, which is kept."
        )
    )
    return True


def _switch_wrap(text_game: TextGame) -> bool:
    is_done = text_game.follow(Command.SWITCH_WRAP)
    text_game.rules = text_game.playing.rules if is_done else text_game.rules
    return is_done


def _columns(text_game: TextGame) -> None:
    text_game.tell_columns()
    text_game.write(narration.game_status(text_game.playing))


def _quit(text_game: TextGame) -> None:
    text_game.is_done = True


def _standing(text_game: TextGame) -> None:
    """Tell where the game stands, and where its hole is over what can be done."""
    game = text_game.playing
    text_game.write(narration.game_status(game))
    if game.is_speed:
        text_game.write(clock_line(game))
    if game.hole.is_over:
        text_game.tell_state()


def _counter(text_game: TextGame) -> None:
    text_game.write(narration.counter(text_game.playing.hole.position))


def _code(text_game: TextGame) -> None:
    text_game.write(str(Record.of(text_game.playing.round)))


def _tell(words: str) -> Callable[[TextGame], None]:
    return lambda text_game: text_game.write(say_letters(words))


_ALIKE = (
    *(Command.UNDO, Command.UNDO_RUN, Command.REDO, Command.REDO_RUN),
    *(Command.HINT, Command.VERDICT, Command.RESTART),
)
"""What the session does for a letter as for a key."""

_COMMANDS: dict[Command, Callable[[TextGame], object]] = {
    **{command: _follow(command) for command in _ALIKE},
    Command.FLIP_ON: _flip_on,
    Command.NEW_DEAL: _next,
    Command.SWITCH_WRAP: _switch_wrap,
    Command.PAUSE: _tell(
        mark("There is no pause here: q leaves, everything is kept, and you go on later.")
    ),
    Command.SHOW_KEYS: lambda text_game: tell_letters(text_game.write, text_game.width()),
}
"""What the letters do that are keys of the window."""

_OWN: dict[str, Callable[[TextGame], object]] = {
    "t": TextGame.show_table,
    "l": _columns,
    "i": _standing,
    "c": _counter,
    "s": TextGame.tell_score_card,
    "k": _code,
    "x": _follow(Command.GIVE_UP),
    "q": _quit,
    CHOOSING: _tell(
        mark("Arrows and Enter choose a card in the window; here 1 to 7 play, f and {flip} flip.")
    ),
    SCREEN: _tell(mark("Full screen is for the window: here f flips, as in a record.")),
}
"""What the letters do that are no keys of the window."""
