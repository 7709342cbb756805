"""What a game is called, and how far one in progress is."""

from collections.abc import Callable

from golf.core.dailies import daily_of
from golf.core.game import Game
from golf.core.position import TABLEAU_CARDS
from golf.core.rules import Rules
from golf.core.scoring import minutes_of, speed_score
from golf.course_files import course_hole
from golf.texts.dates import date_text
from golf.texts.numbers import against_par, clock_text, expected_text, golfers_text
from golf.texts.rules import rules_name
from golf.texts.score import cards_text
from golf.words import say


def game_kind(game: Game) -> str:
    """Return what kind of game it is: `Round`, `Daily hole of 29 Nov 2026`, a course's name."""
    if game.is_off_record:
        return say("Just for fun")
    match game.kind:
        case "daily-hole":
            return say("Daily hole of {day}", day=date_text(game.daily or ""))
        case "daily-round":
            return say("Daily round of {day}", day=date_text(game.daily or ""))
        case "course":
            return str(game.course)
        case "speed":
            return say("Speed round")
        case "side":
            return say("Side game")
        case "round":
            return say("Round")
        case "tour" | "duel":
            return entry_name(game)
    return say("One hole")


def entry_name(game: Game) -> str:
    """Return what a game of the Tour is called: its Open, or its duel."""
    from golf.texts.tour import entry_title

    entry = game.entry
    return "" if entry is None else entry_title(entry.event, entry.rival)


def board_name(game: Game) -> str:
    """Return what shows how an event stands: the leader board of an Open, or that of a duel."""
    return say("The duel") if game.kind == "duel" else say("Leader board")


def game_name(game: Game) -> str:
    """Return the kind of a game with its rules, where those are not what the kind has always."""
    name = game_kind(game)
    if game.daily is not None or game.course is not None:
        return name
    return say("{game}, {rules}", game=name, rules=rules_name(game.rules))


def deal_name(rules: Rules, deal: str) -> str:
    """Return what a deal is called in a sentence: a daily has its date for a name."""
    daily = daily_of(rules, deal)
    if daily is not None:
        day, hole = date_text(daily[0]), daily[1]
        return (
            say("daily of {day}, hole {n}", day=day, n=hole)
            if hole
            else say("daily of {day}", day=day)
        )
    return say("a board") if is_board(deal) else say("deal {deal}", deal=deal)


def deal_title(rules: Rules, deal: str) -> str:
    """Return what a deal is called where it stands alone: `Deal 617`, `Daily hole of 29 Nov`."""
    daily = daily_of(rules, deal)
    if daily is not None:
        day, hole = date_text(daily[0]), daily[1]
        return (
            say("Daily, {day}, hole {n}", day=day, n=hole) if hole else say("Daily, {day}", day=day)
        )
    return say("A board") if is_board(deal) else say("Deal {deal}", deal=deal)


def is_board(deal: str) -> bool:
    """Return whether a deal's text spells its cards out."""
    return deal[:1] in ("b", "B")


def left_out_text(game: Game) -> str:
    """Return that an import left a game out, and why."""
    return say("Left out, since such a game is in progress here: {game}.", game=game_name(game))


def hole_name(game: Game) -> str:
    """Return what its course calls the hole in play, nothing where it has no name."""
    hole = course_hole(game.course, game.hole.deal)
    return "" if hole is None else hole.name


def caddie_text(game: Game) -> str:
    """Return what the caddie says about the hole in play, nothing where there is none."""
    hole = course_hole(game.course, game.hole.deal)
    return say(hole.caddie) if hole is not None and hole.caddie else ""


def quoted(words: str) -> str:
    """Return what somebody says, in quotation marks."""
    return say("“{words}”", words=words)


def terms(game: Game) -> str:
    """Return what stands below the number of the hole: its name, its course, the day, the rules."""
    if game.course is not None:
        return hole_name(game) or game.course
    if game.daily is not None:
        return date_text(game.daily)
    if game.entry is not None:
        return entry_name(game)
    name = rules_name(game.rules)
    return say("{rules}, clearable", rules=name) if game.is_clearable else name


def short_terms(game: Game) -> str:
    """Return the same for a place where words have no room: of rules without a name the letters."""
    is_named = (
        game.course is not None
        or game.daily is not None
        or game.entry is not None
        or game.rules.preset is not None
    )
    return terms(game) if is_named else game.rules.letters


def speed_text(strokes: int, seconds: float) -> str:
    """Return what a round against the clock came to: strokes plus minutes."""
    whole = round(seconds)
    score, minutes = speed_score(strokes, whole), minutes_of(whole)
    return say(
        "Speed golf: {score} with {minutes} minutes.",
        score=expected_text(score),
        minutes=expected_text(minutes),
    )


def times_text(game: Game) -> str:
    """Return the time of the hole in play, and that of the round after it."""
    hole, total = clock_text(game.hole_facts.seconds), clock_text(game.seconds)
    return hole if len(game.facts) == 1 else say("{time}, round {total}", time=hole, total=total)


def progress(game: Game) -> str:
    """Return how far a game is: the hole that it goes on with and its score, or its deal."""
    if game.is_round:
        return _round_progress(game, against_par)
    if game.daily is not None:
        return date_text(game.daily)
    return deal_name(game.rules, str(game.hole.deal))


def _round_progress(game: Game, told: Callable[[int, int], str]) -> str:
    """Return the hole that a round goes on with, and its score as `told` from strokes and par."""
    number = game.round.number + game.has_result
    if not game.round.finished:
        return say("hole {n}", n=number)
    score = told(game.round.strokes_finished, game.round.par_finished)
    return say("hole {n}, {score}", n=number, score=score)


def progress_with_cards(game: Game) -> str:
    """Return how far a game is, and how many cards the hole that it goes on with has left."""
    left = cards_text(TABLEAU_CARDS if game.has_result else game.hole.cards_left)
    # The name of a daily has its date already.
    return left if game.kind == "daily-hole" else f"{progress(game)} · {left}"


def named_progress(game: Game) -> str:
    """Return how far a game is, and its course or its day, where it has one."""
    how_far = progress(game)
    if game.kind == "daily-hole":
        return say("Daily, {day}", day=how_far)
    name = game.course or (date_text(game.daily) if game.daily else "") or entry_name(game)
    return f"{name} · {how_far}" if name else how_far


def shorter_progress(game: Game) -> list[str]:
    """Return `named_progress` of a round in ever fewer words."""
    if not game.is_round:
        return []
    brief = _round_progress(game, lambda strokes, par: golfers_text(strokes - par))
    if game.entry is None:
        return [brief]
    named = (
        say("Open · {progress}", progress=brief)
        if game.entry.rival is None
        else say("Duel · {progress}", progress=brief)
    )
    return [named, brief]
