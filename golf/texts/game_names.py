"""What a game is called, and what is told of its hole."""

from golf.core.game import Game
from golf.core.position import TABLEAU_CARDS
from golf.core.scoring import minutes_of, speed_score
from golf.course_files import course_hole
from golf.texts.dates import date_text
from golf.texts.numbers import clock_text, expected_text
from golf.texts.progress import entry_name, progress
from golf.texts.rules_names import rules_name
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


def board_name(game: Game) -> str:
    """Return what shows how an event stands: the leader board of an Open, or that of a duel."""
    return say("The duel") if game.kind == "duel" else say("Leader board")


def game_name(game: Game) -> str:
    """Return the kind of a game with its rules, where those are not what the kind has always."""
    name = game_kind(game)
    if game.daily is not None or game.course is not None:
        return name
    return say("{game}, {rules}", game=name, rules=rules_name(game.rules))


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


def progress_with_cards(game: Game) -> str:
    """Return how far a game is, and how many cards the hole that it goes on with has left."""
    left = cards_text(TABLEAU_CARDS if game.has_result else game.hole.cards_left)
    # The name of a daily has its date already.
    return left if game.kind == "daily-hole" else f"{progress(game)} · {left}"
