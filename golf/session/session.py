"""A hole in play: each deed, be it asked for by a hand or by a letter, and what comes of it."""

from collections.abc import Callable

from golf.controls.intents import Command
from golf.core.errors import IllegalMoveError
from golf.core.game import Game
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position, Refusal
from golf.cues import RUN_STEPS, Cue, run_level
from golf.local_time import local_now
from golf.saves.new_games import next_hole
from golf.saves.settings import VERDICT_MARKS
from golf.saves.storage import Storage, new_id
from golf.session.hints import Help
from golf.session.outcome import Outcome, Question, Way
from golf.texts import narration
from golf.texts.assisted import verdict_marks
from golf.words import say

_LEAVES_HOLE = frozenset(
    {
        *(Command.GO_ON, Command.LEAVE, Command.GIVE_UP, Command.FINISH),
        *(Command.RESTART, Command.NEW_DEAL, Command.NEW_ROUND, Command.ONE_HOLE),
    }
)
"""What leads from a hole that is off the record back to the one that was filed."""


class Session:
    """The hole in play of a game: what can be done in it.

    Every deed that changes the game saves it. A hole with a result stays as it was filed: an undo
    goes on with another `game`, which is off the record, and `recorded` waits until it is left. A
    game may be off the record from the start: then leaving it is up to who began it. Where all
    `is_in_words`, help marks no cards and is worked out before it is told.
    """

    def __init__(
        self,
        storage: Storage,
        game: Game,
        *,
        is_in_words: bool = False,
        now: Callable[[], str] = local_now,
    ) -> None:
        self.storage = storage
        self.is_in_words = is_in_words
        self.recorded: Game | None = None
        self._now = now
        self._was_stuck = False
        self._take(game)

    def _take(self, game: Game) -> None:
        self.game = game
        self.help = Help(self.storage, game, is_in_words=self.is_in_words)

    # ---- how things stand

    @property
    def hole(self) -> Hole:
        """The hole in play."""
        return self.game.hole

    @property
    def position(self) -> Position:
        """Its position."""
        return self.hole.position

    @property
    def can_flip_on(self) -> bool:
        """Whether only flipping is left to do for now."""
        return bool(self.position.stock) and not self.hole.is_over and not self.position.can_play

    @property
    def is_without_choice(self) -> bool:
        """Whether only flips are left, none of which takes anything away from the player."""
        hole = self.hole
        return hole.position.is_played_out and (hole.rules.undo == "all" or not hole.can_undo)

    def can(self, command: Command) -> bool:
        """Return whether a command would do something now, as far as its button shows it."""
        match command:
            case Command.UNDO | Command.UNDO_RUN:
                return self.hole.can_undo
            case Command.REDO | Command.REDO_RUN:
                return self.hole.can_redo
            case Command.FLIP_ON:
                return self.can_flip_on
            case Command.SWITCH_WRAP:
                return self.game.can_switch_wrap
            case Command.RESTART:
                return self.game.can_restart and bool(self.hole.moves)
            case Command.VERDICT:
                return not self.hole.is_over
        return True

    @property
    def offer(self) -> Question | None:
        """What is offered where no card fits any more, None elsewhere."""
        hole = self.hole
        undo = (Command.UNDO, say("Undo"))
        if hole.position.is_played_out and not hole.is_over:
            flip_on = (Command.FLIP_ON, say("Flip on"))
            answers = (flip_on, undo) if hole.can_undo else (flip_on,)
            return Question(say("No card can fit any more."), answers)
        if not hole.position.is_stuck or self.game.must_be_filed:
            return None
        restart = [(Command.RESTART, say("Restart"))] if self.game.can_restart else []
        return Question(
            narration.stuck(self.game), (undo, *restart, (Command.FINISH, say("Finish")))
        )

    # ---- deeds

    def begin(self) -> Outcome:
        """Come to the table: the game is saved, and it is told how it stands."""
        return self._done(self.position, narration.beginning(self.game))

    def play(self, move: Move) -> Outcome:
        """Make a move, or say why it cannot be made."""
        before, hole = self.position, self.hole
        refusal = Refusal("over") if hole.is_given_up else before.refusal(move)
        if refusal is not None:
            words = narration.refused(refusal, self.game.rules)
            said = narration.not_made(refusal, move, words)
            return self._refused(words, refusal, move, said)
        self.game.play(move, self._now)
        cues = (self._sound, *self._gallery)
        return self._done(before, narration.moved(self.game, move), cues=cues, move=move)

    def follow(self, command: Command) -> Outcome:
        """Do what a command says; before something is lost for good, return a question instead."""
        return self._follow(command, is_sure=False)

    def answer(self, command: Command) -> Outcome:
        """Do what a question was answered with."""
        return self._follow(command, is_sure=True)

    def _follow(self, command: Command, *, is_sure: bool) -> Outcome:
        if self.game.is_off_record and command in _LEAVES_HOLE:
            return self._return_to_record()
        match command:
            case Command.FLIP:
                return self.play(FLIP)
            case Command.FLIP_ON:
                return self._flip_on()
            case Command.UNDO | Command.UNDO_RUN:
                return self._undo(is_run=command is Command.UNDO_RUN)
            case Command.REDO | Command.REDO_RUN:
                return self._redo(is_run=command is Command.REDO_RUN)
            case Command.HINT:
                return self._hint()
            case Command.VERDICT:
                return self._verdict(is_sure=is_sure)
            case Command.VERDICT_ON:
                return self._turn_verdict_on()
            case Command.SWITCH_WRAP:
                return self._switch_wrap()
            case Command.RESTART:
                return self._restart(is_sure=is_sure)
            case Command.NEW_DEAL:
                return self._new_deal(is_sure=is_sure)
            case Command.NEW_ROUND:
                self.storage.abandon(self.game)
                return self._nothing(way=Way.NEW_ROUND)
            case Command.ONE_HOLE:
                return self._nothing(way=Way.NEW_HOLE)
            case Command.GIVE_UP:
                return self._give_up(is_sure=is_sure)
            case Command.FINISH:
                self.storage.file(self.game)
            case Command.GO_ON:
                return self._go_on()
            case Command.LEAVE:
                if not self.game.is_round and self.hole.is_over:
                    self.storage.file(self.game)
                return self._nothing(way=Way.TITLE)
        return self._nothing()

    def _flip_on(self) -> Outcome:
        """Flip until a card fits or the stock ends; each flip is a move of its own."""
        before = self.position
        if before.can_play:
            words = say("A card still fits: one flip at a time.")
            return self._refused(words, Refusal("can_play"))
        if not self.can_flip_on:
            return self.play(FLIP)
        said = []
        while self.can_flip_on:
            self.game.play(FLIP, self._now)
            said.append(narration.moved(self.game, FLIP))
        return self._done(before, *said, cues=(self._sound,), move=FLIP)

    def _undo(self, *, is_run: bool) -> Outcome:
        before, said = self.position, []
        is_filed = self.game.has_result and not self.game.is_off_record
        game = self.game.off_record() if is_filed else self.game
        if not game.hole.can_undo:
            # Undo ends at the start, or after a flip that cannot be taken back.
            is_final = bool(game.hole.moves)
            words = say("A flip is final.") if is_final else say("There is nothing to undo.")
            return self._refused(words, IllegalMoveError("nothing can be undone"))
        if is_filed:
            self.recorded = self.game
            self._take(game)
            said.append(say("Just for fun: your result stays as it is."))
        _ = self.hole.undo_run() if is_run else self.hole.undo()
        return self._done(before, *said, narration.undone(self.game), cues=((Cue.UNDO, 0),))

    def _redo(self, *, is_run: bool) -> Outcome:
        before = self.position
        if not self.hole.can_redo:
            error = IllegalMoveError("nothing can be redone")
            return self._refused(say("There is nothing to redo."), error)
        _ = self.hole.redo_run() if is_run else self.hole.redo()
        move = self.hole.moves[-1]
        return self._done(before, narration.moved(self.game, move), cues=(self._sound,), move=move)

    def _hint(self) -> Outcome:
        """Take the next step of the hint."""
        words = self.help.ask_hint()
        if words is None:
            return self._refused(say("No moves are left."), Refusal("over"))
        self.storage.save_game(self.game)
        return self._nothing(message=words, cues=((Cue.HINT, 0),))

    def _verdict(self, *, is_sure: bool) -> Outcome:
        """Tell what is still possible; that this marks the hole is said before, once."""
        if self.hole.is_over:
            return self._refused(say("The hole is over."), IllegalMoveError("the hole is over"))
        if self.help.must_warn:
            if not is_sure:
                return self._asked(verdict_marks(), (Command.VERDICT, say("Tell it")))
            self.storage.settings.show_once(VERDICT_MARKS)
            self.storage.save_settings()
        return self._nothing(message=self.help.ask_verdict(), cues=((Cue.HINT, 0),))

    def _turn_verdict_on(self) -> Outcome:
        self._keep_verdict(is_on=True)
        return self._verdict(is_sure=True)

    def confirm_verdict(self) -> Outcome:
        """Turn a verdict that is on off, and ask whether it may go on and mark the hole."""
        self._keep_verdict(is_on=False)
        answers = ((Command.STAY, say("Leave it off")), (Command.VERDICT_ON, say("Turn it on")))
        return Outcome(self.position, self.position, question=Question(verdict_marks(), answers))

    def _keep_verdict(self, *, is_on: bool) -> None:
        self.storage.settings.verdict = is_on
        self.storage.save_settings()

    def _switch_wrap(self) -> Outcome:
        before, game = self.position, self.game
        if not game.can_switch_wrap:
            error = IllegalMoveError("wrap can be switched only before the first move")
            return self._refused(self._why_wrap_stays(), error)
        game.set_wrap(not game.rules.wrap)
        self.storage.save_game(game)
        is_on = say("Wrap is on: Aces and Kings go on one another.")
        words = is_on if game.rules.wrap else say("Wrap is off.")
        return Outcome(before, self.position, message=words, cues=((Cue.MENU, 0),))

    def _why_wrap_stays(self) -> str:
        if self.game.has_fixed_rules:
            return say("The rules are fixed here: wrap stays as it is.")
        if self.game.is_round:
            return say("Wrap can be switched only before the first move of a round.")
        return say("Wrap can be switched only before the first move.")

    # ---- the end of a hole

    def _restart(self, *, is_sure: bool) -> Outcome:
        """Deal the same hole again as the next attempt."""
        game, hole = self.game, self.hole
        if not game.can_restart:
            error = IllegalMoveError("a hole of a round cannot be restarted")
            return self._refused(say("A hole of a round is played once."), error)
        is_lost = hole.has_begun and not hole.is_over and game.rules.undo != "all"
        if is_lost and self._confirms_give_up and not is_sure:
            words = say("Deal these cards again? This attempt is given up.")
            return self._asked(words, (Command.RESTART, say("Restart")))
        self.storage.abandon(game)
        game.restart(new_id(), self.storage.next_attempt(hole.deal))
        return self._nothing(way=Way.TABLE)

    def _new_deal(self, *, is_sure: bool) -> Outcome:
        """Deal anew; where that gives something up, ask what is to become of it."""
        game = self.game
        if game.is_round and not is_sure:
            return self._asked(
                say("Leave the hole?"),
                (Command.NEW_ROUND, say("New round (this one is given up)")),
                (Command.ONE_HOLE, say("One hole (the round is kept)")),
                (Command.GIVE_UP, say("Give this hole up")),
            )
        if self.hole.has_begun and not self.hole.is_over and not is_sure:
            words = say("Deal new cards? This hole is given up.")
            return self._asked(words, (Command.NEW_DEAL, say("New deal")))
        self.storage.abandon(game)
        return self._nothing(way=Way.NEW_HOLE)

    def _give_up(self, *, is_sure: bool) -> Outcome:
        if self.hole.is_over:
            return self._refused(say("The hole is over."), IllegalMoveError("the hole is over"))
        if self._confirms_give_up and not is_sure:
            words = say("Give this hole up? Its {n} cards count.", n=self.hole.cards_left)
            return self._asked(words, (Command.GIVE_UP, say("Give up")))
        self.game.give_up(self._now)
        self.storage.save_game(self.game)
        return self._nothing()

    def _go_on(self) -> Outcome:
        """Go on after a hole that is over; a stuck one is filed now."""
        game = self.game
        self.storage.file(game)
        if game.kind == "daily-hole":
            return self._nothing(way=Way.DAILY)
        if not game.is_round:
            self.storage.abandon(game)
            return self._nothing(way=Way.NEW_HOLE)
        if game.round.is_last_hole:
            return self._nothing(way=Way.RESULTS)
        next_hole(self.storage, game)
        return self._nothing(way=Way.TABLE)

    def _return_to_record(self) -> Outcome:
        before = self.position
        if self.recorded is not None:
            self._take(self.recorded)
            self.recorded = None
        return Outcome(before, self.position, way=Way.RECORD)

    # ---- outcomes

    @property
    def _confirms_give_up(self) -> bool:
        return self.storage.settings.confirm_give_up

    @property
    def _sound(self) -> tuple[Cue, int]:
        """What the move that was just made sounds like."""
        length = self.hole.run_length
        return (Cue.PLAY, length - 1) if length else (Cue.FLIP, 0)

    @property
    def _gallery(self) -> list[tuple[Cue, int]]:
        """What is heard from the gallery as the run has just grown to one of its steps."""
        length = self.hole.run_length
        return [(Cue.GALLERY, run_level(length) - 1)] if length in RUN_STEPS else []

    def _done(
        self,
        before: Position,
        *said: str,
        cues: tuple[tuple[Cue, int], ...] = (),
        move: Move | None = None,
    ) -> Outcome:
        """Save what was done; tell it, and what the new position asks for."""
        hole, message = self.hole, ""
        self.storage.save_game(self.game)
        is_stuck = hole.position.is_stuck and not hole.is_given_up
        if hole.is_cleared:
            cues = (*cues, (Cue.CLEAR, 0))
        elif is_stuck and not self._was_stuck:
            # What it came to is heard where the result is told.
            cues = cues if self.game.must_be_filed else (*cues, (Cue.HOLE_DONE, 0))
            message = narration.stuck(self.game)
        self._was_stuck = hole.position.is_stuck
        return Outcome(before, self.position, said, message, cues, move)

    def _nothing(
        self, *, message: str = "", cues: tuple[tuple[Cue, int], ...] = (), way: Way | None = None
    ) -> Outcome:
        """Return what came of a deed after which the cards lie as they did."""
        return Outcome(self.position, self.position, message=message, cues=cues, way=way)

    def _refused(
        self, words: str, why: Refusal | IllegalMoveError, move: Move | None = None, said: str = ""
    ) -> Outcome:
        return Outcome(
            self.position,
            self.position,
            said=(said,) if said else (),
            message=words,
            cues=((Cue.REFUSE, 0),),
            move=move,
            refused=why,
        )

    def _asked(self, words: str, *answers: tuple[Command, str]) -> Outcome:
        question = Question(words, ((Command.STAY, say("Play on")), *answers))
        return Outcome(self.position, self.position, question=question)
