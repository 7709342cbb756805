"""The commands of `golf text` that are words after a slash."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from golf.analysis.luck import measuring_hole
from golf.cli.terminal.game import TextGame
from golf.cli.terminal.help import tell_letters, tell_page, tell_pages
from golf.cli.terminal.lessons import learn
from golf.cli.terminal.letters import tell_unknown
from golf.cli.terminal.standing import tell_standing
from golf.cli.terminal.tour import begin_duel, begin_open
from golf.cli.terminal.typed import yes_letter
from golf.core.codes import read_code
from golf.core.deal import Deal
from golf.core.errors import shown
from golf.core.event import Event
from golf.core.game import Game
from golf.core.moves import Move
from golf.core.record import GIVEN_UP, Record
from golf.core.rules import Rules
from golf.core.slices import finished
from golf.course_files import find_course
from golf.local_time import local_now
from golf.saves.new_games import new_course, side_game
from golf.saves.settings import PLAYING_ON_MARKS
from golf.texts import narration
from golf.texts.assisted import playing_on_marks
from golf.texts.luck import costliest_line, mistake_line, parts_line
from golf.texts.rules_names import rules_name
from golf.texts.score import hole_ended
from golf.words import say, say_error


def carry_out(text_game: TextGame, line: str) -> None:
    """Carry out a line such as `deal 617`; whatever is wrong with it is told."""
    name, _, argument = line.strip().partition(" ")
    command = _COMMANDS.get(name.lower())
    if command is None:
        tell_unknown(text_game, "/" + name[:60])
        return
    try:
        command(text_game, argument.strip())
    except (ValueError, LookupError) as error:
        text_game.write(say("Not possible: {why}.", why=say_error(error)))


def _kind(kind: str) -> Callable[[TextGame, str], None]:
    def begin(text_game: TextGame, argument: str) -> None:
        text_game.begin(kind)

    return begin


def _deal(text_game: TextGame, argument: str) -> None:
    text_game.begin_deal(Deal.parse(argument))


def _rules(text_game: TextGame, argument: str) -> None:
    """Tell the rules in force, or begin by other ones."""
    if not argument:
        game = text_game.playing
        text_game.tell_rules(replace(game.rules, holes=len(game.round.deals)))
        return
    text_game.begin_usual(Rules.parse(argument))


def open_code(text_game: TextGame, argument: str) -> None:
    """Open a record, a deal or a board as a game beside those in progress; replay a finished one.

    It may stand in an address after `#`.
    """
    record = read_code(argument, text_game.rules)
    is_fresh = len(record.holes) == 1 and not record.holes[0].letters
    if is_fresh:
        text_game.begin_deal(record.holes[0].deal, record.rules)
        return
    game = side_game(text_game.storage, record)
    if game.is_over:
        _replay(text_game, record)
        return
    has_heard = PLAYING_ON_MARKS in text_game.storage.settings.shown_once
    if text_game.game is None and text_game.can_ask and not has_heard:
        text_game.open()
    question = say("{yes} plays on.", yes=yes_letter())
    text_game.warn(PLAYING_ON_MARKS, playing_on_marks(), question, partial(_begin, text_game, game))


def _begin(text_game: TextGame, game: Game) -> None:
    """Begin a side game, in the place of another only when the player says yes."""
    other = text_game.storage.games.get("side")
    if other is None or other.is_over:
        text_game.take(game)
    else:
        text_game.replace(other, lambda: text_game.take(game))


def _replay(text_game: TextGame, record: Record) -> None:
    """Tell a finished record move by move; it is nobody's result and is not filed."""
    if text_game.game is None:
        text_game.open()
    game = Game.new("side", record.rules, [hole.deal for hole in record.holes], game_id="")
    for number, hole in enumerate(record.holes, start=1):
        if number > 1:
            game.next_hole()
        text_game.write(f"{rules_name(game.rules)}. {narration.game_status(game)}")
        for letter in hole.letters:
            if letter == GIVEN_UP:
                game.give_up(local_now)
            else:
                game.play(Move(letter), local_now)
                text_game.write(narration.moved(game, Move(letter)))
        text_game.write(hole_ended(game.round, number))
    if game.is_round:
        text_game.tell_card_of(game.round)


def begin_course(text_game: TextGame, argument: str) -> None:
    """Begin a round over a course, or go on with it."""
    course = find_course(argument)
    other = text_game.storage.games.get("course")

    def begin() -> None:
        text_game.take(new_course(text_game.storage, course))

    if other is None or other.is_over:
        begin()
    elif other.course == course.name:
        text_game.take(other)
    else:
        text_game.replace(other, begin)


def _tour(text_game: TextGame, argument: str) -> None:
    """Begin this week's Open or the one of a number, or go on with it."""
    begin_open(text_game, Event.parse(argument) if argument else None)


def _duel(text_game: TextGame, argument: str) -> None:
    """Begin a duel, or go on with it."""
    begin_duel(text_game, argument.lower())


def _standing(text_game: TextGame, argument: str) -> None:
    """Tell the whole leader board of the event that is played."""
    tell_standing(text_game.tournament, text_game.storage, text_game.write, in_full=True)


def _games(text_game: TextGame, argument: str) -> None:
    """List the games in progress, or go on with one."""
    kept = text_game.storage.games
    games = {kind: game for kind, game in kept.items() if not game.is_at_end}
    if not games:
        text_game.write(say("No game is in progress."))
        return
    if argument:
        if argument not in games:
            names = ", ".join(games)
            raise LookupError(
                say("expected one of {names}, got {text}", names=names, text=shown(argument))
            )
        text_game.take(games[argument])
        return
    for kind, game in games.items():
        status = narration.game_status(game)
        text_game.write(
            say(
                "/games {kind}: {rules}. {game}",
                kind=kind,
                rules=rules_name(game.rules),
                game=status,
            )
        )


def _help(text_game: TextGame, argument: str) -> None:
    """List the pages of help, or tell one."""
    if argument:
        rules = text_game.playing.rules
        if argument.lower() == "controls":
            tell_letters(text_game.write, text_game.width())
        else:
            tell_page(argument.lower(), rules, text_game.write, text_game.show, text_game.width())
    else:
        tell_pages(text_game.write)


def _luck(text_game: TextGame, argument: str) -> None:
    """Take the hole in play apart, once it is over."""
    hole = text_game.playing.hole
    if not hole.is_over:
        text_game.write(say("Luck and choices are told once the hole is over."))
        return
    measure = finished(measuring_hole(hole))
    text_game.write(parts_line(hole, measure.parts))
    text_game.write(costliest_line(hole, measure))
    for choice in measure.choices:
        if choice.cost:
            text_game.write(mistake_line(hole, choice))


def _table(text_game: TextGame, argument: str) -> None:
    text_game.shows_table = not text_game.shows_table
    text_game.write(
        say("The table is shown after each move.")
        if text_game.shows_table
        else say("The table is shown only when asked for.")
    )
    if text_game.shows_table:
        text_game.show_table()


_COMMANDS: dict[str, Callable[[TextGame, str], None]] = {
    "round": _kind("round"),
    "hole": _kind("hole"),
    "daily": _kind("daily-hole"),
    "daily-round": _kind("daily-round"),
    "speed": _kind("speed"),
    "deal": _deal,
    "board": _deal,
    "rules": _rules,
    "open": open_code,
    "course": begin_course,
    "learn": learn,
    "lesson": learn,
    "help": _help,
    "games": _games,
    "tour": _tour,
    "duel": _duel,
    "standing": _standing,
    "luck": _luck,
    "table": _table,
}
