"""The game in a terminal: what is played or learnt, and what is told of it.

The save, the history and the settings are those of the game in the window.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from golf.cli.terminal.opening import opening_lines
from golf.cli.terminal.standing import tell_standing
from golf.cli.terminal.table import table_lines, tell_score_card
from golf.cli.terminal.typed import say_letters, yes_letter
from golf.controls.intents import Command
from golf.core.game import DAILY_KINDS, Game
from golf.core.moves import FLIP
from golf.core.position import COLUMNS
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from golf.course_files import known_course
from golf.local_time import date_of, local_now
from golf.records.award_tally import new_book, telling_awards
from golf.saves.new_games import (
    chosen_hole,
    is_daily_of,
    leave_result,
    new_daily,
    random_game,
)
from golf.saves.storage import Storage
from golf.session.outcome import Outcome, Question, Way
from golf.session.session import Session
from golf.session.tournament import Tournament
from golf.texts import narration
from golf.texts.game_names import speed_text, times_text
from golf.texts.medals import medal_text
from golf.texts.rules import rules_lines
from golf.texts.score import headline_text, hole_ended
from golf.words import say

if TYPE_CHECKING:
    from random import Random

    from golf.core.deal import Deal
    from golf.core.position import Position
    from golf.core.rounds import Round
    from golf.session.lessons import LessonPlay


class TextGame:
    """What the player at a terminal plays.

    `write` prints a sentence, `show` a line of a picture. `can_ask` tells whether somebody is there
    to be asked, `is_asking` whether what cannot be taken back is asked about; `pending` is what a
    yes to the last question carries out. `now` gives the local time, `width` the columns that there
    are for a line, 0 for any number. A lesson in progress takes the place of the game, which waits.
    """

    def __init__(
        self,
        storage: Storage,
        rng: "Random",
        write: Callable[[str], None],
        show: Callable[[str], None] | None = None,
        *,
        shows_table: bool = False,
        has_colour: bool = False,
        is_asking: bool = True,
        width: Callable[[], int] = lambda: 0,
        now: Callable[[], str] = local_now,
    ) -> None:
        self.storage = storage
        self.rng = rng
        self.write = write
        self.show = show or write
        self.rules = Rules.parse(storage.settings.rules)
        self.shows_table = shows_table
        self.has_colour = has_colour
        self.can_ask = is_asking
        self.is_asking = is_asking and storage.settings.confirm_give_up
        self.width = width
        self.now = now
        self.session: Session | None = None
        self.lesson: LessonPlay | None = None
        self.is_done = False
        self.pending: Callable[[], None] | None = None
        self._shown: Position | None = None
        self._tournament: Tournament | None = None
        self._awards = new_book()

    @property
    def game(self) -> Game | None:
        """The game being played, None before the first one."""
        return None if self.session is None else self.session.game

    @property
    def table(self) -> Session:
        """The hole being played, and what can be done in it."""
        assert self.session is not None, "a game is begun before anything is read"
        return self.session

    @property
    def playing(self) -> Game:
        """The game being played."""
        return self.table.game

    @property
    def tournament(self) -> Tournament | None:
        """The event that is played, None in other games."""
        game = None if self.session is None else self.session.recorded or self.session.game
        if game is None or game.entry is None:
            return None
        if self._tournament is None or self._tournament.game is not game:
            self._tournament = Tournament.of_game(game)
        return self._tournament

    # ---- beginning games

    def open(self) -> None:
        """Go on with the game played last, or begin one of the kind the rules have."""
        latest = self.storage.latest
        game = None if latest is None else self.storage.games[latest]
        if game is None or game.is_at_end:
            self.begin_usual()
        else:
            self.take(game)

    def begin_usual(self, rules: Rules | None = None) -> None:
        """Begin a round or a hole, as the rules have it, or go on with one."""
        self.begin("round" if (rules or self.rules).holes > 1 else "hole", rules=rules)

    def begin(self, kind: str, deal: "Deal | None" = None, rules: Rules | None = None) -> None:
        """Begin a game of a kind, or go on with the one in progress if it is what is asked for.

        Another one is replaced only when the player says yes.
        """
        if kind in DAILY_KINDS:
            rules = PRESETS["classic"]
        other = self.storage.games.get(kind)
        if other is None or other.is_over:
            self._begin_new(kind, deal, rules)
        elif self._is_wanted(other, deal, rules):
            if deal is None and kind not in DAILY_KINDS:
                self.rules = rules or self.rules
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
        self.write(say("This game is in progress: {game}", game=narration.game_status(other)))
        question = say("Give it up for the new one? {yes} does.", yes=yes_letter())
        self.ask(question, abandon_and_begin)

    def begin_deal(self, deal: "Deal", rules: Rules | None = None) -> None:
        """Begin a hole of a deal that was named; today's daily is begun as such."""
        is_daily = is_daily_of(date_of(self.now()), deal, rules or self.rules)
        self.begin("daily-hole" if is_daily else "hole", deal, rules)

    def _is_wanted(self, game: Game, deal: "Deal | None", rules: Rules | None) -> bool:
        """Return whether a game in progress is what is asked for."""
        return (
            (deal is None or game.hole.deal == deal)
            and (rules is None or game.rules == rules)
            and (game.daily is None or game.daily == date_of(self.now()))
        )

    def _begin_new(self, kind: str, deal: "Deal | None", rules: Rules | None) -> None:
        rules = rules or self.rules
        if kind in DAILY_KINDS:
            self.take(new_daily(self.storage, kind, self.now()))
        elif deal is not None:
            self.take(chosen_hole(self.storage, deal, rules))
        else:
            # Only now, since the player may have kept the other game.
            self.rules = rules
            self.take(random_game(self.storage, self.rng, kind, rules))

    def take(self, game: Game) -> None:
        """Go on with a game that was left, be it at the end of a hole, or begin a fresh one."""
        leave_result(self.storage, game)
        self.session = Session(self.storage, game, is_in_words=True, now=self.now)
        self.lesson = None
        self.pending = None
        for line in opening_lines(game):
            self.write(line)
        self.keep()

    def return_to_record(self) -> None:
        """Go back from a hole that is off the record to the game whose result was filed."""
        if self.playing.is_off_record:
            self.table.follow(Command.LEAVE)

    def ask(self, question: str, action: Callable[[], None]) -> None:
        """Ask a question; `y` as the next letter carries `action` out."""
        self.write(question)
        self.pending = action

    def keep(self) -> None:
        """Save the game, and tell what its position asks for."""
        self.storage.save_game(self.playing)
        self.tell_state()

    # ---- telling

    def show_table(self) -> None:
        """Print the table of the game, or of the lesson."""
        position = self._shown = (self.lesson or self.playing.hole).position
        score = "" if self.lesson else headline_text(self.playing.hole)
        for line in table_lines(
            position,
            score,
            width=self.width(),
            has_marks=self.storage.settings.marks_cards(position.rules),
            has_colour=self.has_colour,
        ):
            self.show(line)

    def show_change(self) -> None:
        """Print the table of `show_table` where tables are shown and it is not the last one."""
        position = (self.lesson or self.playing.hole).position
        if self.shows_table and position != self._shown:
            self.show_table()

    def tell_table(self) -> None:
        """Print the table where it is shown, else tell its columns in words."""
        if self.shows_table:
            self.show_table()
        else:
            self.tell_columns()

    def tell_columns(self) -> None:
        """Tell the columns of the game, or of the lesson, in words."""
        position = (self.lesson or self.playing.hole).position
        for column in range(COLUMNS):
            if position.tableau[column] or self.lesson is None:
                self.write(narration.column_text(position, column))

    def tell_rules(self, rules: Rules) -> None:
        """Print the rules in words."""
        # Without the empty lines most of them are still in sight behind the last.
        for line in filter(None, rules_lines(rules)):
            self.write(line)

    def tell_state(self) -> None:
        """Tell the verdict, where it is on, or the end of the hole."""
        game = self.playing
        if not game.hole.is_over:
            if self.table.help.must_ask:
                self.show_outcome(self.table.confirm_verdict())
            elif self.storage.settings.verdict:
                self.follow(Command.VERDICT)
            return
        if not game.must_be_filed:
            self.write(
                say_letters(
                    "No card fits and the stock is empty. {undo} takes back, {new_deal} finishes."
                )
            )
            return
        self.tell_end()
        game = self.table.recorded or game
        self.write(
            say_letters("{new_deal} goes on to the next hole.")
            if game.is_round and not game.is_over
            else say_letters("{new_deal} deals anew.")
        )

    def tell_end(self) -> None:
        """Tell what the hole came to, and at the end of a round the score card."""
        game = self.playing
        self.write(hole_ended(game.round, game.round.number))
        if game.is_speed:
            self.write(say("Time: {time}.", time=times_text(game)))
        if game.entry is not None:
            tell_standing(self.tournament, self.storage, self.write)
        self._tell_awards(game)
        if not game.is_round or not game.is_over:
            return
        self.tell_score_card()
        course = None if game.course is None else known_course(game.course)
        if course is not None and not game.is_assisted:
            self.write(medal_text(course, game.round.strokes))
        if game.is_speed:
            self.write(speed_text(game.round.strokes, game.seconds))

    def _tell_awards(self, game: Game) -> None:
        """Tell in a line what the hole has earned, and the round that ended with it."""
        if game.is_off_record:
            return
        ids = [game.line_id, game.id] if game.is_round and game.is_over else [game.line_id]
        new = [finished(telling_awards(self.storage, self._awards, each)) for each in ids]
        words = [say("Award: {name}!", name=award.title) for awards in new for award in awards]
        if words:
            self.write(" ".join(words))

    # ---- what came of a deed

    def follow(self, command: Command) -> bool:
        """Do what a command says, and tell it; return whether anything was done."""
        return self.show_outcome(self.table.follow(command))

    def show_outcome(self, outcome: Outcome) -> bool:
        """Tell what came of a deed, or ask; return whether anything was done."""
        if outcome.refused is not None:
            self._show_refused(outcome)
            return False
        if outcome.question is not None:
            self._ask(outcome.question)
            return True
        # That the hole is stuck is told with the letters that lead on.
        for words in outcome.said or outcome.spoken:
            self.write(words)
        match outcome.way:
            case None if outcome.said or self.playing.hole.is_given_up:
                self.tell_state()
            case Way.TABLE:
                self.take(self.playing)
            case Way.NEW_HOLE | Way.DAILY | Way.RESULTS:
                self._begin_again()
        return True

    def _show_refused(self, outcome: Outcome) -> None:
        """Tell why nothing was done, and where the hole is stuck what can be done."""
        game = self.playing
        is_stuck = game.hole.is_over and not game.must_be_filed
        if not (is_stuck and outcome.move is FLIP):
            self.write(" ".join(outcome.spoken))
        if is_stuck and outcome.move in (None, FLIP):
            self.tell_state()

    def _ask(self, question: Question) -> None:
        """Ask a question of the table; where nobody is to be asked the deed is done at once."""
        command, words = question.answers[-1]
        is_help = command in (Command.VERDICT, Command.VERDICT_ON)

        def answer() -> None:
            self.show_outcome(self.table.answer(command))

        if self.can_ask if is_help else self.is_asking:
            asked = say(
                "{question} {yes}: {answer}; anything else: {stay}.",
                question=question.words,
                yes=yes_letter(),
                answer=words,
                stay=question.answers[0][1],
            )
            self.ask(asked, answer)
            return
        if is_help:
            self.write(question.words)
        answer()

    def _begin_again(self) -> None:
        """Begin another game in the place of the one played."""
        game = self.playing
        self.storage.abandon(game)
        self.session = None
        if game.daily is None and game.course is None:
            self.rules = game.rules
        self.begin("round" if game.is_round else "hole")

    def warn(self, name: str, words: str, question: str, action: Callable[[], None]) -> None:
        """Say what `action` does to a result, once, and do it where the player says yes.

        Through a pipe nobody is there to be asked: it is said and done.
        """
        settings = self.storage.settings
        if name in settings.shown_once:
            action()
            return

        def note_and_act() -> None:
            settings.show_once(name)
            self.storage.save_settings()
            action()

        if self.can_ask:
            self.ask(f"{words} {question}", note_and_act)
        else:
            self.write(words)
            note_and_act()

    def tell_score_card(self) -> None:
        """Print the score card as a table or, where no table is shown, in sentences."""
        self.tell_card_of(self.playing.round)

    def tell_card_of(self, golf_round: "Round") -> None:
        """Print the score card of a round, as `tell_score_card` does."""
        show = self.show if self.shows_table else None
        tell_score_card(golf_round, self.write, show, self.width())

    def tell_problems(self) -> None:
        """Tell what the storage has to say."""
        for problem in self.storage.problems:
            self.write(problem)
        self.storage.problems.clear()
