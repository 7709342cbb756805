"""The one language in which everything about a single hole speaks: cards, strokes or points.

The rules choose it. A round of several holes counts strokes against par under all of them.
"""

from collections.abc import Sequence

from golf.core.hole import Hole
from golf.core.result import HoleResult
from golf.core.rounds import Round
from golf.core.rules import Rules
from golf.core.scoring import counted, counts_moves
from golf.texts.numbers import against_par, change_text, expected_text, signed_text
from golf.words import mark, say, say_n

_GOLF_WORDS = {
    "holed_out": mark("Holed out!"),
    "albatross": mark("Albatross!"),
    "eagle": mark("Eagle!"),
    "birdie": mark("Birdie!"),
    "par": mark("Par"),
    "bogey": mark("Bogey"),
    "double_bogey": mark("Double bogey"),
}


class ScoreWords:
    """How the rules tell what a hole comes to; this one tells strokes.

    Strokes say it all: with less than one the table is clear.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def number(self, strokes: int) -> str:
        """Return the number alone."""
        return signed_text(counted(self.rules, strokes))

    def unit(self, strokes: int) -> str:
        """Return what the number counts: `cards left`, `point`."""
        return say_n("stroke", "strokes", strokes)

    def amount(self, strokes: int) -> str:
        """Return the number with its unit: `3 cards left`, `−2 strokes`."""
        return strokes_text(strokes)

    def best(self, strokes: int) -> str:
        """Return the best that is, or was, possible."""
        return self.amount(strokes)

    def still_best(self, strokes: int, moves: int) -> str:
        """Return the best that is still possible, reached with so many moves, as a sentence."""
        best = self.amount(strokes)
        if strokes <= 0:
            return say("Can still be cleared. Best possible now: {best}", best=best)
        return say("Best possible now: {best}", best=best)

    def cost(self, strokes: int) -> str:
        """Return what was lost: `2 cards`, `1 stroke`."""
        return strokes_text(strokes)

    def mean(self, number: float) -> str:
        """Return a mean of what the rules count, with its unit."""
        return self._means(expected_text(number))

    def _means(self, number: str) -> str:
        """Return a mean, or a range of them, with its unit."""
        return say("{n} strokes", n=number)

    def expected(self, *strokes: float) -> str:
        """Return what is expected, with its unit; of several values from the least to the most."""
        numbers = sorted(counted(self.rules, each) for each in strokes)
        low, high = expected_text(numbers[0]), expected_text(numbers[-1])
        return self._means(low if low == high else say("{low} to {high}", low=low, high=high))

    def expected_number(self, strokes: float) -> str:
        """Return what is expected as a number alone."""
        return expected_text(counted(self.rules, strokes))

    def change(self, strokes: float) -> str:
        """Return what some strokes more, or fewer, make of the result: +1.4, −0.3."""
        return change_text(strokes)


class Cards(ScoreWords):
    """Tells the cards left: never below 0, and nothing of what is left in the stock."""

    def unit(self, strokes: int) -> str:
        """Return what the number counts."""
        return say_n("card left", "cards left", counted(self.rules, strokes))

    def amount(self, strokes: int) -> str:
        """Return the number with its unit."""
        return cards_text(counted(self.rules, strokes))

    def best(self, strokes: int) -> str:
        """Return the best that is, or was, possible."""
        return say("cleared") if strokes <= 0 else self.amount(strokes)

    def still_best(self, strokes: int, moves: int) -> str:
        """Return the best that is still possible; moves are told where they decide ties."""
        if strokes > 0:
            return super().still_best(strokes, moves)
        if not counts_moves(self.rules):
            return say("Can still be cleared.")
        return say("Best possible now: {best}", best=cleared_in(moves))

    def cost(self, strokes: int) -> str:
        """Return what was lost."""
        return say_n("{n} card", "{n} cards", strokes)

    def _means(self, number: str) -> str:
        return say("{n} cards", n=number)


class Points(ScoreWords):
    """Tells points, 35 less the strokes."""

    def unit(self, strokes: int) -> str:
        """Return what the number counts."""
        return say_n("point", "points", counted(self.rules, strokes))

    def amount(self, strokes: int) -> str:
        """Return the number with its unit."""
        return points_text(counted(self.rules, strokes))

    def cost(self, strokes: int) -> str:
        """Return what was lost."""
        return points_text(strokes)

    def change(self, strokes: float) -> str:
        """Return what some strokes more, or fewer, make of the points."""
        return change_text(-strokes)

    def _means(self, number: str) -> str:
        return say("{n} points", n=number)


def score_of(rules: Rules) -> ScoreWords:
    """Return the language of a rule set."""
    match rules.score:
        case "cards":
            return Cards(rules)
        case "points":
            return Points(rules)
        case _:
            return ScoreWords(rules)


def strokes_text(strokes: int) -> str:
    """Return a number of strokes: 1 stroke, −2 strokes."""
    return say_n("{count} stroke", "{count} strokes", strokes, count=signed_text(strokes))


def cards_text(cards: int) -> str:
    """Return how many cards are left."""
    return say_n("{n} card left", "{n} cards left", cards)


def points_text(points: int) -> str:
    """Return a number of points."""
    return say_n("{n} point", "{n} points", points)


def cleared_in(moves: int) -> str:
    """Return that the table is cleared with a number of moves."""
    return say_n("cleared in {n} move", "cleared in {n} moves", moves)


def moves_text(moves: int) -> str:
    """Return a number of moves."""
    return say_n("{n} move", "{n} moves", moves)


# ---- results


def hole_result(rules: Rules, strokes: int, moves: int) -> str:
    """Return what a hole came to: `31 points`; where moves decide ties, with them."""
    amount = score_of(rules).amount(strokes)
    if not counts_moves(rules):
        return amount
    return say("{cards}, {moves}", cards=amount, moves=moves_text(moves))


def listed_result(rules: Rules, strokes: int, moves: int) -> str:
    """Return what a hole came to in a list, where cards beside moves have little room."""
    if not counts_moves(rules):
        return score_of(rules).amount(strokes)
    cards = counted(rules, strokes)
    return say("{cards}, {moves}", cards=say_n("{n} card", "{n} cards", cards),
               moves=moves_text(moves))  # fmt: skip


def round_result(strokes: int, par: int) -> str:
    """Return what a round came to, under whatever rules: `47 strokes, 2 over par`."""
    return say("{strokes}, {par}", strokes=strokes_text(strokes), par=against_par(strokes, par))


def game_result(
    rules: Rules, holes: Sequence[Hole] | Sequence[HoleResult], pars: Sequence[int]
) -> str:
    """Return what the holes of a game came to, against their pars where these are shown."""
    strokes, par = sum(hole.strokes for hole in holes), sum(pars)
    if len(holes) > 1 or rules.score == "strokes":
        return round_result(strokes, par)
    (hole,) = holes
    return hole_result(rules, strokes, hole.move_count)


def headline(hole: Hole) -> tuple[str, str]:
    """Return the number that stands first while a hole is played, and what it counts."""
    score = score_of(hole.rules)
    return score.number(hole.strokes), score.unit(hole.strokes)


def headline_text(hole: Hole) -> str:
    """Return the number that stands first in words, and the moves where they decide ties."""
    return hole_result(hole.rules, hole.strokes, hole.move_count)


def speaks_par(golf_round: Round) -> bool:
    """Return whether a hole of a round, or the only one, is shown against its par.

    Where cards count it never is; where points do, only in a round of several holes.
    """
    is_round = len(golf_round.deals) > 1
    return golf_round.rules.score == "strokes" or (golf_round.rules.score == "points" and is_round)


def round_note(rules: Rules) -> str:
    """Return a line where a round counts strokes and its holes something else, else nothing."""
    match rules.score:
        case "points":
            return say("A round counts strokes against par: 35 − strokes = points.")
        case "cards":
            return say("A hole counts cards left; a round counts strokes against par.")
        case _:
            return ""


def golf_word_text(word: str, difference: int) -> str:
    """Return golf's word for a hole, see `golf.core.rounds.golf_word`."""
    if word == "over":
        return say("{n} over par", n=difference)
    return say(_GOLF_WORDS[word])


def hole_word(golf_round: Round, number: int) -> str:
    """Return golf's word for hole `number` (from 1) against its par."""
    difference = golf_round.holes[number - 1].strokes - golf_round.pars[number - 1]
    return golf_word_text(golf_round.word(number), difference)


def as_sentence(words: str) -> str:
    """Return words as a sentence; those for a hole that went well are exclamations."""
    return words if words.endswith("!") else say("{list}.", list=words)


def hole_heading(golf_round: Round, number: int) -> str:
    """Return what stands first once hole `number` is over: golf's word, points, or cards left."""
    hole, rules = golf_round.holes[number - 1], golf_round.rules
    if rules.score == "strokes":
        return hole_word(golf_round, number)
    if rules.score == "cards" and hole.is_cleared:
        if not counts_moves(rules):
            return say("Cleared!")
        return say_n("Cleared in {n} move!", "Cleared in {n} moves!", hole.move_count)
    return headline_text(hole)


def hole_details(golf_round: Round, number: int) -> str:
    """Return in sentences what the heading of hole `number` leaves open: its end, and its par."""
    hole = golf_round.holes[number - 1]
    sentences = [_end_of(hole), *([say("So close!")] if is_so_close(hole) else [])]
    if speaks_par(golf_round):
        sentences.append(_against_par(golf_round, number))
    return " ".join(sentences)


def hole_ended(golf_round: Round, number: int) -> str:
    """Return in sentences what hole `number` came to."""
    return f"{as_sentence(hole_heading(golf_round, number))} {hole_details(golf_round, number)}"


def is_so_close(hole: Hole) -> bool:
    """Return whether a hole was played to its end and one card is left."""
    return hole.cards_left == 1 and not hole.is_given_up


def _end_of(hole: Hole) -> str:
    """Return how a hole ended."""
    counts_cards = hole.rules.score == "cards"
    if hole.is_cleared and (counts_cards or not hole.stock_left):
        return say("The table is clear.")
    if hole.is_cleared:
        return say_n(
            "The table is clear with {n} card left in the stock.",
            "The table is clear with {n} cards left in the stock.",
            hole.stock_left,
        )
    if hole.is_given_up:
        left = hole.cards_left
        return say_n("Given up with {n} card left.", "Given up with {n} cards left.", left)
    if counts_cards:
        return say("No card fits and the stock is empty.")
    return say_n("{n} card left.", "{n} cards left.", hole.cards_left)


def _against_par(golf_round: Round, number: int) -> str:
    """Return the strokes of a hole and its par; where points count also golf's word for it."""
    strokes = strokes_text(golf_round.holes[number - 1].strokes)
    par = signed_text(golf_round.pars[number - 1])
    words = say("{strokes}, par {par}.", strokes=strokes, par=par)
    if golf_round.rules.score == "strokes":
        return words
    return f"{as_sentence(hole_word(golf_round, number))} {words}"
