"""What is told when a game is begun or gone on with."""

from golf.core.game import Game
from golf.texts import narration
from golf.texts.numbers import clock_text
from golf.texts.rules_names import rules_name
from golf.words import say


def opening_lines(game: Game) -> list[str]:
    """Return which game it is, how it stands, and what is special about it."""
    lines = [f"{rules_name(game.rules)}. {narration.beginning(game)}"]
    if game.is_speed:
        lines.append(clock_line(game))
    if game.is_hole_assisted(game.round.number):
        lines.append(say("This hole is assisted: its result stands in a table of its own."))
    if game.attempt > 1 and not game.has_progress:
        lines.append(_attempt(game))
    return lines


def clock_line(game: Game) -> str:
    """Return how the clock of a speed round stands."""
    return say(
        "Against the clock: strokes and minutes are added up. {time} so far.",
        time=clock_text(game.seconds),
    )


def _attempt(game: Game) -> str:
    if game.hole.deal.number is None:
        return say("A board that was spelt out counts in no statistics.")
    return say("This deal was begun before: attempt {n}.", n=game.attempt)
