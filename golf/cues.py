"""The sounds that a scene can ask for."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound; the value begins the names of its files."""

    DEAL = "deal"  # one card of the deal lands
    FLIP = "flip"
    PLAY = "play"  # rises with `step`, the cards played before in this run
    UNDO = "undo"
    REFUSE = "refuse"
    HINT = "hint"
    MENU = "menu"
    HOLE_DONE = "hole_done"
    CLEAR = "clear"
    ROUND_DONE = "round_done"
    RECORD = "record"
