"""Luck and skill of a hole in words, in the language that its rules speak.

What a choice costs and what a flip takes has the sign that it has in the result: +1.4 strokes or
cards is worse, and so is −1.4 points.
"""

from collections.abc import Sequence

from golf.analysis.measure import Alternative, Choice, Measure, Parts, total
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.rounds import Round
from golf.core.scoring import counted
from golf.texts import narration
from golf.texts.help import RunEnd
from golf.texts.numbers import expected_text, parted
from golf.texts.score import ScoreWords, cards_text, points_text, score_of, strokes_text
from golf.words import mark, say

_MARKS = {
    "": mark("Slight"),
    "doubtful": mark("Doubtful"),
    "bad": mark("Bad"),
    "very bad": mark("Very bad"),
}


def parts_line(hole: Hole, parts: Parts) -> str:
    """Return the three numbers and what they add up to, in one line."""
    score, told = score_of(hole.rules), parts.rounded()
    worth = score.expected_number(told.worth)
    return _sum_line(score, worth, told, score.amount(hole.strokes))


def round_line(golf_round: Round, parts: Sequence[Parts]) -> str:
    """Return the sums of the three numbers over the holes of a round, in what its holes count."""
    rules, holes = golf_round.rules, golf_round.holes
    rounded = [each.rounded() for each in parts]
    worth = expected_text(sum(counted(rules, each.worth) for each in rounded))
    match rules.score:
        case "cards":
            result = cards_text(sum(hole.cards_left for hole in holes))
        case "points":
            result = points_text(sum(hole.points for hole in holes))
        case _:
            result = strokes_text(sum(hole.strokes for hole in holes))
    return _sum_line(score_of(rules), worth, total(rounded).rounded(), result)


def _sum_line(score: ScoreWords, worth: str, told: Parts, result: str) -> str:
    """Return the three numbers and their sum; which way luck went is told in a word."""
    facts = {"worth": worth, "choices": score.change(told.choices)}
    facts |= {"luck": score.change(told.luck), "score": result}
    if told.luck < 0:
        return say("Worth {worth} · choices {choices} · good luck {luck} = {score}", **facts)
    if told.luck > 0:
        return say("Worth {worth} · choices {choices} · bad luck {luck} = {score}", **facts)
    return say("Worth {worth} · choices {choices} · luck {luck} = {score}", **facts)


def costliest_line(hole: Hole, measure: Measure) -> str:
    """Return which choice cost the most and what was better, or that none was a mistake."""
    choice = measure.costliest
    if choice is None:
        return say("No choice of yours was a mistake.")
    words = choice_text(hole, choice)
    cost = score_of(hole.rules).mean(choice.cost)
    if _is_giving_up(hole, choice):
        return say("The costliest choice: {choice} ({cost}).", choice=words, cost=cost)
    return say(
        "The costliest choice: move {n}, {choice} ({cost}).",
        n=choice.lost_at,
        choice=words,
        cost=cost,
    )


def made_up_line(hole: Hole, measure: Measure) -> str:
    """Return what became of the choices of a hole that could not have come to more."""
    if not round(measure.choice_cost, 1):
        return say("No choice of yours was a mistake.")
    cost = score_of(hole.rules).mean(measure.choice_cost)
    return say("By the odds your choices cost {cost}, but the stock lay well for them.", cost=cost)


def mistake_line(hole: Hole, choice: Choice) -> str:
    """Return how bad a choice was that cost something, what was better, and how sure that is."""
    return say(
        "{mark}: {choice}, {cost} (± {error}).",
        mark=say(_MARKS[choice.mark.value]),
        choice=choice_text(hole, choice),
        cost=score_of(hole.rules).mean(choice.cost),
        error=expected_text(choice.cost_stderr),
    )


def choice_text(hole: Hole, choice: Choice) -> str:
    """Return what was done where a choice lost its best end, and what was better."""
    number, better = choice.lost_at, choice.better
    assert number is not None, "only a choice that cost something is told"
    assert better is not None, "where something was lost, something was better"
    if _is_giving_up(hole, choice):
        return say("giving up")
    before, made = hole.position_at(number - 1), hole.moves[number - 1]
    if made is FLIP:
        return say("a flip while {card} fitted", card=_card(before, better))
    if better is FLIP:
        return say("{card} instead of a flip", card=_card(before, made))
    return say("{card} instead of {other}", card=_card(before, made), other=_card(before, better))


def _is_giving_up(hole: Hole, choice: Choice) -> bool:
    return choice.lost_at is not None and choice.lost_at > len(hole.moves)


def luck_line(hole: Hole, luck: float) -> str:
    """Return what a flip gave or took."""
    if round(luck, 1) == 0:
        return say("The flip changed nothing.")
    amount = score_of(hole.rules).mean(abs(luck))
    if luck < 0:
        return say("The flip gave {amount}.", amount=amount)
    return say("The flip took {amount}.", amount=amount)


def run_ends(hole: Hole, choice: Choice, alternatives: tuple[Alternative, ...]) -> list[RunEnd]:
    """Return the end of a run that was chosen and other ones, each with what it led to expect."""
    yours = say("Yours: {text}", text=_end_score(hole, choice.value))
    ends = [_run_end(hole, choice.number, choice.moves, yours)]
    for end in alternatives:
        words = _end_score(hole, choice.best + end.cost)
        ends.append(_run_end(hole, choice.number, end.moves, words))
    return ends


def _end_score(hole: Hole, expected: float) -> str:
    return score_of(hole.rules).expected(expected)


def _run_end(hole: Hole, number: int, moves: Sequence[Move], words: str) -> RunEnd:
    """Return an end of the run that began with move `number` of a hole."""
    position, cards = hole.position_at(number - 1), []
    for move in moves:
        if move.column is not None:
            cards.append(position.tableau[move.column][-1])
            position = position.after(move)
    if not cards:
        words = parted((words, say("a flip") if moves else say("giving up")))
        return RunEnd((), words, words)
    return RunEnd(tuple(cards), words, parted((words, *map(narration.card_text, cards))))


def _card(position: Position, move: Move) -> str:
    """Return the card that a play takes."""
    return "" if move.column is None else narration.card_text(position.tableau[move.column][-1])
