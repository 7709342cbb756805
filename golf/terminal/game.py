"""The game in a terminal: a line is read, each action in it gives one line of text.

Moves are the characters of a record; the save, the history and the settings are those of the game
in the window. Nothing that is typed ends it but `q` and the end of the input.
"""

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from golf.core.errors import IllegalMoveError
from golf.core.moves import FLIP, Move
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.saves.game import DAILY_KINDS, Game, local_now, today
from golf.saves.new_games import chosen_hole, is_daily_of_today, new_daily, random_game
from golf.saves.storage import Storage, new_id
from golf.terminal.table import score_card_lines, table_lines
from golf.texts import narration
from golf.texts.rules import rules_lines, rules_name
from golf.words import say

if TYPE_CHECKING:
    from random import Random

    from golf.core.deal import Deal
    from golf.core.position import Position
    from golf.terminal.lessons import TextLesson

LONGEST_THOUGHT = 300.0
"""Seconds that one action may add to the clock, except in a speed round: a terminal cannot tell
thinking from having left."""

_WORDS = {
    "yes": "y",
    "help": "?",
    "quit": "q",
    "exit": "q",
    "flip": "f",
    "undo": "u",
    "redo": "r",
    "hint": "h",
    "next": "n",
    "new": "n",
    "table": "t",
    "look": "l",
    "score": "s",
    "code": "k",
}
_MOVES = "1234567fF"
_TABLE = ("t", "table")
_IGNORED = frozenset(" \t,.;")
_MOVES_AND_SIGNS = _IGNORED.union(_MOVES, "yY")
_MOST_LETTERS = 2_000


class TextGame:
    """One sitting at the terminal.

    `write` prints a sentence, `show` a line of a picture. `is_asking` tells whether what cannot be
    taken back is asked about. `clock` gives steady seconds, `now` the local time.
    """

    def __init__(
        self,
        storage: Storage,
        rng: "Random",
        write: Callable[[str], None],
        show: Callable[[str], None] | None = None,
        *,
        rules: Rules | None = None,
        shows_table: bool = False,
        has_colour: bool = False,
        is_asking: bool = True,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], str] = local_now,
    ) -> None:
        self.storage = storage
        self.rng = rng
        self.write = write
        self.show = show or write
        self.rules = rules or Rules.parse(storage.settings.rules)
        self.shows_table = shows_table
        self.has_colour = has_colour
        self.is_asking = is_asking and storage.settings.confirm_give_up
        self.clock = clock
        self.now = now
        self.game: Game | None = None
        self.lesson: TextLesson | None = None
        self.is_done = False
        self._pending: Callable[[], None] | None = None
        self._hints = 0
        self._advised: Position | None = None
        self._last_time = clock()
        self._letters: dict[str, Callable[[], None]] = {
            "u": lambda: self._take_back("undo"),
            "U": lambda: self._take_back("undo_run"),
            "r": lambda: self._redo("redo"),
            "R": lambda: self._redo("redo_run"),
            "h": self._hint,
            "v": self._verdict,
            "t": self.show_table,
            "l": self._columns,
            "i": lambda: self.write(narration.standing(self.playing)),
            "c": lambda: self.write(narration.counter(self.playing.hole.position)),
            "s": self._score_card,
            "k": lambda: self.write(str(Record.of(self.playing.round))),
            "d": self._flip_on,
            "n": self._next,
            "N": self._restart,
            "x": self._give_up,
            "w": self._switch_wrap,
            "q": self._quit,
            "?": self._help,
        }

    @property
    def playing(self) -> Game:
        """The game being played."""
        assert self.game is not None, "a game is begun before anything is read"
        return self.game

    # ---- beginning games

    def open(self) -> None:
        """Go on with the game played last, or begin one of the kind the rules have."""
        latest = self.storage.latest
        if latest is None:
            self.begin_usual()
        else:
            self.take(self.storage.games[latest])

    def begin_usual(self, rules: Rules | None = None) -> None:
        """Begin a round or a hole, as the rules have it, or go on with one."""
        self.rules = rules or self.rules
        self.begin("round" if self.rules.holes > 1 else "hole", rules=rules)

    def begin(self, kind: str, deal: "Deal | None" = None, rules: Rules | None = None) -> None:
        """Begin a game of a kind, or go on with the one in progress if it is what is asked for.

        Another one is replaced only when the player says yes.
        """
        if kind in DAILY_KINDS:
            rules = PRESETS["classic"]
        other = self.storage.games.get(kind)
        if other is None or other.is_over:
            self._begin_new(kind, deal, rules)
        elif _is_wanted(other, deal, rules):
            self.take(other)
        else:
            self.replace(other, lambda: self._begin_new(kind, deal, rules))

    def replace(self, other: Game, begin: Callable[[], None]) -> None:
        """Begin something in the place of a game in progress; first ask, where that loses moves."""

        def abandon_and_begin() -> None:
            self.storage.abandon(other)
            begin()

        if not other.has_progress:
            abandon_and_begin()
            return
        if self.game is None:
            self.take(other)
        self.write(say("This game is in progress: {game}", game=narration.standing(other)))
        self.ask(say("Give it up for the new one? y does."), abandon_and_begin)

    def begin_deal(self, deal: "Deal", rules: Rules | None = None) -> None:
        """Begin a hole of a deal that was named; today's daily is begun as such."""
        is_daily = is_daily_of_today(deal, rules or self.rules)
        self.begin("daily-hole" if is_daily else "hole", deal, rules)

    def _begin_new(self, kind: str, deal: "Deal | None", rules: Rules | None) -> None:
        rules = rules or self.rules
        if kind in DAILY_KINDS:
            self.take(new_daily(self.storage, kind, today()))
        elif deal is not None:
            self.take(chosen_hole(self.storage, deal, rules))
        else:
            self.take(random_game(self.storage, self.rng, kind, rules))

    def take(self, game: Game) -> None:
        """Go on with a game, or begin a fresh one."""
        self.game = game
        self.lesson = None
        self._hints = 0
        self._advised = None
        self._pending = None
        self.write(f"{rules_name(game.rules)}. {narration.standing(game)}")
        if game.attempt > 1 and not game.has_progress:
            self.write(say("This deal was begun before: attempt {n}.", n=game.attempt))
        self.storage.save_game(game)
        self._tell_state()

    def ask(self, question: str, action: Callable[[], None]) -> None:
        """Ask a question; `y` as the next letter carries `action` out."""
        self.write(question)
        self._pending = action

    # ---- reading

    def run(self, lines: Iterable[str]) -> None:
        """Read lines to their end or to `q`."""
        for line in lines:
            self.read(line)
            self.tell_problems()
            if self.is_done:
                return
            has_shown = line.strip().lower() in _TABLE
            if self.shows_table and line.strip() and not has_shown and self.lesson is None:
                self.show_table()

    def read(self, line: str) -> None:
        """Carry out one line."""
        self._tick()
        text = line.strip()
        if text.startswith("/"):
            from golf.terminal.commands import carry_out

            carry_out(self, text[1:])
            return
        letters = _WORDS.get(text.lower(), text)
        if self.lesson is not None:
            self.lesson.read(letters[:_MOST_LETTERS])
            return
        letters = letters[:_MOST_LETTERS]
        # A mistyped word that begins with f would flip, and a flip may be final.
        wrong = next((letter for letter in letters if not self._is_known(letter)), None)
        if wrong is not None:
            self._pending = None
            self._tell_unknown(wrong)
            return
        for at, letter in enumerate(letters):
            if letter in _IGNORED:
                continue
            if not self._act(letter):
                rest = letters[at + 1 :].strip()
                if rest:
                    self.write(say("Not carried out: {rest}", rest=rest[:60]))
                return
            if self.is_done:
                return

    def _is_known(self, letter: str) -> bool:
        """Return whether a letter is a move, an answer, a command, or only parts them."""
        return letter in _MOVES_AND_SIGNS or self._command(letter) is not None

    def _command(self, letter: str) -> Callable[[], None] | None:
        return self._letters.get(letter) or self._letters.get(letter.lower())

    def _tell_unknown(self, letter: str) -> None:
        self.write(say("{letter} is no command; ? tells them.", letter=repr(letter)))

    def _tick(self) -> None:
        """Let the game's clock run for what has passed since the last line."""
        moment = self.clock()
        passed = max(0.0, moment - self._last_time)
        self._last_time = moment
        if self.game is not None:
            longest = passed if self.game.is_speed else LONGEST_THOUGHT
            self.game.add_seconds(min(passed, longest))

    def _act(self, letter: str) -> bool:
        """Carry out one letter; False where the rest of its line should not follow."""
        pending, self._pending = self._pending, None
        if letter in "yY" and pending is not None:
            pending()
            return True
        if letter not in "hH":
            self._hints = 0
        if letter in _MOVES:
            return self._move(Move.parse(letter))
        action = self._command(letter)
        if action is None:  # y, and nothing was asked
            self._tell_unknown(letter)
            return False
        try:
            action()
        except IllegalMoveError as error:
            self.write(say("Not possible: {why}.", why=error))
            return False
        return True

    # ---- letters

    def _move(self, move: Move) -> bool:
        game = self.playing
        why = narration.not_made(game, move)
        if why is not None:
            self.write(why)
            return False
        game.play(move, self.now)
        self.storage.save_game(game)
        self.write(narration.moved(game, move))
        self._tell_state()
        return True

    def _flip_on(self) -> None:
        """Flip until a card fits or the stock ends; each flip is a move of its own."""
        game = self.playing
        if game.hole.position.can_play:
            self.write(narration.legal(game))
            return
        while self._move(FLIP) and not game.hole.is_over and not game.hole.position.can_play:
            continue

    def _take_back(self, how: str) -> None:
        getattr(self.playing.hole, how)()
        self.storage.save_game(self.playing)
        self.write(narration.undone(self.playing))
        self._tell_state()

    def _redo(self, how: str) -> None:
        getattr(self.playing.hole, how)()
        self.storage.save_game(self.playing)
        self.write(narration.moved(self.playing, self.playing.hole.moves[-1]))
        self._tell_state()

    def _give_up(self) -> None:
        if self.playing.hole.is_over:
            raise IllegalMoveError("the hole is over")
        if self.is_asking:
            self.ask(_ask_give_up(), self._end_here)
        else:
            self._end_here()

    def _end_here(self) -> None:
        self.playing.give_up(self.now)
        self.storage.save_game(self.playing)
        self._tell_state()

    def _next(self) -> None:
        """Go on to the next hole or deal; before the end of a hole that is asked first."""
        game = self.playing
        if game.hole.is_over:
            self._go_on()
        elif game.is_round:
            self.write(
                say(
                    "The hole is not over. x gives it up and counts its cards; /hole plays one hole"
                    " beside this round, which is kept."
                )
            )
        elif game.hole.has_begun and self.is_asking:
            self.ask(_ask_give_up(), self._begin_again)
        else:
            self._begin_again()

    def _go_on(self) -> None:
        game = self.playing
        self.storage.file(game)
        if game.is_over:
            self._begin_again()
            return
        deal = game.round.deals[game.round.number]
        game.next_hole(self.storage.next_attempt(deal))
        self.storage.save_game(game)
        self.take(game)

    def _begin_again(self) -> None:
        """Begin another game in the place of the one played."""
        game = self.playing
        self.storage.abandon(game)
        self.game = None
        if game.daily is None and game.course is None:
            self.rules = game.rules
        self.begin("round" if game.is_round else "hole")

    def _restart(self) -> None:
        if not self.playing.can_restart:
            raise IllegalMoveError("a hole of a round cannot be restarted")
        game = self.playing
        is_final = game.hole.has_begun and not game.hole.is_over and game.rules.undo != "all"
        if is_final and self.is_asking:
            self.ask(_ask_give_up(), self._deal_again)
        else:
            self._deal_again()

    def _deal_again(self) -> None:
        self.storage.abandon(self.playing)
        self.playing.restart(new_id())
        self.take(self.playing)

    def _switch_wrap(self) -> None:
        game = self.playing
        if not game.can_switch_wrap:
            raise IllegalMoveError("wrap can be switched only before the first move")
        game.set_wrap(not game.rules.wrap)
        self.rules = game.rules
        self.storage.save_game(game)
        self.write(say("Wrap is on.") if game.rules.wrap else say("Wrap is off."))

    def _hint(self) -> None:
        """Say what fits, and at the second press the fair advice."""
        game = self.playing
        position = game.hole.position
        if game.hole.is_over:
            self.write(say("No moves. The hole is over."))
            return
        self._hints += 1
        if self._hints == 1:
            self.write(f"{narration.legal(game)} {narration.partners(position)}")
            return
        from golf.analysis.advisor import advise

        *_, advice = advise(position)
        if position != self._advised:
            self._advised = position
            game.count_hint()
            self.storage.save_game(game)
        self.write(narration.advised([(each.move, each.expected_strokes) for each in advice]))

    def _verdict(self) -> None:
        """Say what is still possible; the hole is assisted from here on."""
        from golf.analysis.solver import solve

        game = self.playing
        solution = solve(game.hole.position)
        game.mark_assisted()
        self.storage.save_game(game)
        self.write(narration.verdict(solution.is_winnable, solution.best_strokes))

    def _score_card(self) -> None:
        for line in score_card_lines(self.playing.round):
            self.show(line)

    def _columns(self) -> None:
        for column in range(7):
            self.write(narration.column_text(self.playing.hole.position, column))
        self.write(narration.standing(self.playing))

    def _help(self) -> None:
        from golf.terminal.help import tell_letters

        tell_letters(self.write)

    def _quit(self) -> None:
        self.is_done = True

    # ---- telling

    def show_table(self) -> None:
        """Print the table of the game, or of the lesson."""
        lesson = self.lesson
        self.show_position(self.playing.hole.position if lesson is None else lesson.play.position)

    def show_position(self, position: "Position") -> None:
        """Print a table."""
        marks = self.storage.settings.marks
        has_marks = marks == "on" or (marks == "preset" and position.rules.preset == "practice")
        for line in table_lines(position, has_marks=has_marks, has_colour=self.has_colour):
            self.show(line)

    def tell_rules(self, rules: Rules) -> None:
        """Print the rules in words."""
        for line in rules_lines(rules):
            self.write(line)

    def _tell_state(self) -> None:
        """Tell the verdict, where it is on, or the end of the hole."""
        game = self.playing
        if not game.hole.is_over:
            if game.rules.preset == "practice" or self.storage.settings.verdict:
                self._verdict()
            return
        if not game.must_be_filed:
            self.write(say("No card fits and the stock is empty. u takes back, n finishes."))
            return
        self.write(narration.ended(game))
        if game.is_round and game.is_over:
            self._score_card()
        self.write(
            say("n goes on to the next hole.")
            if game.is_round and not game.is_over
            else say("n deals anew.")
        )

    def tell_problems(self) -> None:
        """Tell what the storage has to say."""
        for problem in self.storage.problems:
            self.write(problem)
        self.storage.problems.clear()


def _ask_give_up() -> str:
    return say("Give this hole up? Its cards left count. y does.")


def _is_wanted(game: Game, deal: "Deal | None", rules: Rules | None) -> bool:
    """Return whether a game in progress is what is asked for."""
    return (
        (deal is None or game.hole.deal == deal)
        and (rules is None or game.rules == rules)
        and (game.daily is None or game.daily == today())
    )
