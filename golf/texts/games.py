"""What a game is called, and the number that its rules put first."""

from golf.core.rules import Rules
from golf.saves.game import Game
from golf.texts.dates import date_text
from golf.texts.numbers import signed_text
from golf.texts.rules import rules_name
from golf.words import say, say_n


def game_kind(game: Game) -> str:
    """Return what kind of game it is: `Round`, `Daily hole of 29 Nov 2026`, a course's name."""
    if game.is_off_record:
        return say("Off the record")
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
    return say("One hole")


def game_name(game: Game) -> str:
    """Return the kind of a game with its rules, where those are not what the kind has always."""
    name = game_kind(game)
    if game.daily is not None or game.course is not None:
        return name
    return say("{game}, {rules}", game=name, rules=rules_name(game.rules))


def left_out_text(game: Game) -> str:
    """Return that an import left a game out, and why."""
    return say("Left out, since such a game is in progress here: {game}.", game=game_name(game))


def counts_moves(rules: Rules) -> bool:
    """Return whether the moves stand beside the score: with equal cards the fewer win."""
    return rules.preset == "relaxed"


def headline(game: Game) -> tuple[str, str]:
    """Return the number that the rules put first, and what it counts."""
    hole = game.hole
    match game.rules.score:
        case "points":
            return str(hole.points), say_n("point", "points", hole.points)
        case "cards":
            return str(hole.cards_left), say_n("card left", "cards left", hole.cards_left)
        case _:
            return signed_text(hole.strokes), say_n("stroke", "strokes", abs(hole.strokes))


def headline_text(game: Game) -> str:
    """Return the number that the rules put first in words, and the moves where they decide ties."""
    hole = game.hole
    match game.rules.score:
        case "points":
            words = say_n("{n} point", "{n} points", hole.points)
        case "cards":
            words = say_n("{n} card left", "{n} cards left", hole.cards_left)
        case _:
            count = signed_text(hole.strokes)
            words = say_n("{count} stroke", "{count} strokes", hole.strokes, count=count)
    if not counts_moves(game.rules):
        return words
    moves = say_n("{n} move", "{n} moves", hole.move_count)
    return say("{cards}, {moves}", cards=words, moves=moves)
