"""Help in a hole: the two steps of a hint, the verdict, and the marks that show them.

Nothing here peeks but the verdict, and whatever is worked out is worked out in slices.
"""

from math import inf
from typing import TYPE_CHECKING

from golf.background import SLICE, Background, Work
from golf.core.game import Game
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.saves.settings import VERDICT_MARKS
from golf.saves.storage import Storage
from golf.table.marks import Marks
from golf.texts import narration
from golf.texts.advice import AdviceWords, suited_card
from golf.texts.score import score_of
from golf.words import say

if TYPE_CHECKING:
    from golf.analysis.advisor import Advice
    from golf.analysis.solver import Solution

_NOTHING: frozenset[Move] = frozenset()


class Help:
    """What the player is shown of one hole beyond its cards.

    `verdict` is what is still possible, once that is known and was asked for; `news` is the line
    that the last slice of work found for the player, if any. Where all `is_in_words`, no card is
    marked, and what is asked for is worked out at once.
    """

    def __init__(self, storage: Storage, game: Game, *, is_in_words: bool = False) -> None:
        self.storage = storage
        self.game = game
        self._is_in_words = is_in_words
        self._slice = inf if is_in_words else SLICE
        self.verdict = ""
        self.news = ""
        self._has_asked_verdict = False
        self._assists_now = False
        self._position: Position | None = None
        self._solving: Background[Solution] | None = None
        self._advising: Background[None] | None = None
        self._advice: list[Advice] = []
        self._step = 0

    @property
    def shows_verdict(self) -> bool:
        """Whether the exact truth is shown."""
        return self.storage.settings.verdict and not self.must_warn

    @property
    def must_ask(self) -> bool:
        """Whether the verdict is on, and waits until it was said that it marks the hole."""
        return self.storage.settings.verdict and self.must_warn

    @property
    def must_warn(self) -> bool:
        """Whether the verdict would mark the hole, and it was never said that it does."""
        game = self.game
        is_free = game.hole_facts.is_assisted or game.is_off_record or game.hole.is_over
        return not is_free and VERDICT_MARKS not in self.storage.settings.shown_once

    @property
    def marks_legal(self) -> bool:
        """Whether the cards that fit stand out without being asked for."""
        return self.storage.settings.marks_cards(self.game.rules)

    @property
    def is_working(self) -> bool:
        """Whether a verdict or advice is being worked out."""
        works = (self._solving, self._advising)
        return any(work is not None and not work.is_done for work in works)

    def follow(self) -> None:
        """Take the position of the hole; what was worked out for another one is forgotten."""
        position = self.game.hole.position
        if position != self._position:
            self._position = position
            self._step = 0
            self._advising = None
            self._advice = []
            self._solving = None
            self._has_asked_verdict = False
            self.verdict = ""
        is_wanted = self.shows_verdict or self._has_asked_verdict
        if is_wanted and self._solving is None and not self.game.hole.is_over:
            if not self.game.hole_facts.is_assisted:
                # At once, or the mark could be lost by leaving before the next move.
                self.game.mark_assisted()
                self.storage.save_game(self.game)
            self._solve(position)

    def _solve(self, position: Position) -> None:
        # The first frame of a hole needs no solver.
        from golf.analysis.solver import solving

        self._solving = Background(solving(position))

    def work(self) -> bool:
        """Work for a slice of a frame; return whether there is something new to show."""
        self.news = ""
        if self._solving is not None and not self._solving.is_done:
            return self._work_on_verdict()
        if self._advising is not None and not self._advising.is_done:
            before = len(self._advice)
            is_done = self._advising.run_slice()
            self.news = self.advice_text() if is_done or len(self._advice) != before else ""
            return bool(self.news)
        return False

    def _work_on_verdict(self) -> bool:
        assert self._solving is not None, "a verdict is worked out where it was begun"
        self._solving.run_slice(self._slice)
        solution = self._solving.result
        if solution is None:
            return False
        moves = len(self.game.hole.moves) + len(solution.line)
        self.verdict = score_of(self.game.rules).still_best(solution.best_strokes, moves)
        self.news = self._verdict_text() if self._has_asked_verdict else ""
        return True

    def ask_verdict(self) -> str:
        """Begin to work out what is still possible, and return a line to tell.

        The hole is assisted from here on.
        """
        self.follow()
        self._assists_now = not (self.game.hole_facts.is_assisted or self.game.is_off_record)
        self._has_asked_verdict = True
        self.follow()
        if not self.verdict:
            self.work()
        return self._verdict_text()

    def _verdict_text(self) -> str:
        words = self.verdict or say("Working out what is still possible ...")
        if not self._assists_now:
            return words
        return say("{verdict}. The hole counts as assisted now.", verdict=words.rstrip(" ."))

    # ---- the hint

    def ask_hint(self) -> str | None:
        """Take the next step of the hint; return a line to tell, None where there is no move.

        First the cards that fit and their partners in the stock, then the fair advice, which is
        counted.
        """
        self.follow()
        position = self.game.hole.position
        if not position.legal_moves():
            return None
        self._step = 2 if self._step or (self.marks_legal and not self._is_in_words) else 1
        if self._step == 1:
            return self._first_words(position)
        if self._advising is None:
            self.game.count_hint()
            self._advice = []
            self._advising = Background(_advising(position, self._advice))
            self._advising.run_slice(self._slice)
        return self.advice_text()

    def _first_words(self, position: Position) -> str:
        words = narration.legal(self.game)
        if not position.stock:
            return words
        if self._is_in_words:
            return " ".join([words, narration.partners(position)])
        # The cards have such a number on them while these words are shown.
        return " ".join([words, say("On each card: how many in the stock fit it.")])

    def advice_text(self) -> str:
        """Return the advice as a line."""
        assert self._advising is not None, "advice is told where it was asked for"
        score = score_of(self.game.rules)
        card_name = suited_card if self._is_in_words else narration.card_text
        words = AdviceWords(score, self.game.hole.position, card_name)
        if not self._advising.is_done:
            return words.weighing(self._advice[0].move if self._advice else None)
        best, others = self._by_merit()
        if self._is_in_words:
            return words.fully(best, others)
        line = words.shortly(best, others)
        return " ".join([line, say("× = partners in the stock.")]) if self._partners() else line

    # ---- marks

    def _best(self) -> "list[Advice]":
        """Return the choices to mark: all that are equally good once that is known."""
        is_done = self._advising is not None and self._advising.is_done
        return self._by_merit()[0] if is_done else self._advice[:1]

    def _by_merit(self) -> "tuple[list[Advice], list[Advice]]":
        """Return the best choices and the others; a clear for certain has no equal but another."""
        from golf.analysis.advisor import by_merit

        best, others = by_merit(self._advice)
        if self.game.rules.score != "cards":
            return best, others
        sure = [each for each in best if not each.expected and not each.stderr]
        rest = [each for each in best if each not in sure]
        return (sure, rest + others) if sure else (best, others)

    def marks(self, focused: Move | None) -> Marks:
        """Return the marks to show on the table."""
        hole = self.game.hole
        if hole.is_over:
            return Marks(focused=focused)
        legal = frozenset(hole.position.legal_moves())
        plays = legal - {FLIP}
        shown = plays if self.marks_legal or self._step == 1 else _NOTHING
        if self._step == 2 and self._advice:
            hinted = frozenset(each.move for each in self._best())
            score = score_of(hole.rules)
            notes = tuple(
                (advice.move, score.expected_number(advice.expected)) for advice in self._advice
            )
            notes += self._partners()
            return Marks(playable=shown - hinted, hinted=hinted, focused=focused, notes=notes)
        if self._step == 1:
            hinted = _NOTHING if plays else legal
            notes = _partner_notes(hole.position)
            return Marks(playable=shown, hinted=hinted, focused=focused, notes=notes)
        return Marks(playable=shown, focused=focused)

    def _partners(self) -> tuple[tuple[Move, str], ...]:
        """Return the notes that a first step would have made, on cards without advice."""
        position = self.game.hole.position
        if not self.marks_legal or not position.stock:
            return ()
        advised = {advice.move for advice in self._advice}
        return tuple(note for note in _partner_notes(position) if note[0] not in advised)


def _partner_notes(position: Position) -> tuple[tuple[Move, str], ...]:
    return tuple((move, f"×{count}") for move, _, count in position.partner_counts)


def _advising(position: Position, advice: "list[Advice]") -> Work[None]:
    """Fill a list with first thoughts, which stay until the last word takes their place."""
    from golf.analysis.advisor import advise

    latest: list[Advice] = []
    for latest in advise(position):
        # What is shown changes once at most.
        advice[:] = advice or latest
        yield
    advice[:] = latest
