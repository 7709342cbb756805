"""Flipping on: what is left to do where no card can be played."""

from golf.core.hole import Hole
from golf.core.position import Position


def can_flip_on(hole: Hole) -> bool:
    """Return whether only flipping is left to do for now."""
    return bool(hole.position.stock) and not hole.is_over and not hole.position.can_play


def is_played_out(position: Position) -> bool:
    """Return whether no card of the table can be played any more, whatever the flips turn up.

    The exposed cards stay as they are then, and the ranks that the stock holds are known to
    everyone who counts; its order is not looked at.
    """
    exposed = [cards[-1] for cards in position.tableau if cards]
    if not exposed or not position.stock or position.can_play:
        return False
    fits = position.rules.fits
    return not any(fits(card, below) for card in exposed for below in position.stock)


def is_without_choice(hole: Hole) -> bool:
    """Return whether only flips are left, none of which takes anything away from the player."""
    return is_played_out(hole.position) and (hole.rules.undo == "all" or not hole.can_undo)
