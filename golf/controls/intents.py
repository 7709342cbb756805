"""What a player can want, whatever the device: the intents, and what keys mean where."""

from enum import Enum, StrEnum, auto

from golf.values import Value

Pos = tuple[int, int]

OUTSIDE = (-10_000, -10_000)
"""A point that no window has: where a pointer is that left, or whose press was broken off."""

MOUSE = "mouse"
"""The mouse's name among the pointers that press; each finger has a name of its own."""


class Command(StrEnum):
    """An intent that needs no more than its name, which is also the key of a button for it."""

    FLIP = auto()
    FLIP_ON = auto()
    UNDO = auto()
    REDO = auto()
    UNDO_RUN = auto()
    REDO_RUN = auto()
    RESTART = auto()
    HINT = auto()
    NEW_DEAL = auto()
    NEW_ROUND = auto()
    ONE_HOLE = auto()
    SWITCH_WRAP = "wrap"
    VERDICT = auto()
    VERDICT_ON = auto()
    GIVE_UP = auto()
    FINISH = auto()
    GO_ON = "next"
    LEAVE = auto()
    STAY = auto()
    PAUSE = auto()
    BACK = auto()
    CONFIRM = auto()
    FULL_SCREEN = "fullscreen"
    SHOW_KEYS = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = "next_button"
    PREVIOUS = "previous_button"
    ERASE = auto()
    COPY = auto()
    PASTE = auto()
    LEARN_PAD = auto()


ARROWS = frozenset({Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN})
"""The commands that are directions."""


class Play(Value):
    """Play the exposed card of a column, 0 to 6 from the left of the screen."""

    column: int


class Press(Value):
    """A pointer went down; `pointer` names the mouse or the finger, here and below."""

    pos: Pos
    pointer: str = MOUSE


class Drag(Value):
    """A pointer that is down has left the place where it went down."""

    pos: Pos
    start: Pos
    pointer: str = MOUSE


class Release(Value):
    """A pointer went up; a click when it never left its place."""

    pos: Pos
    start: Pos
    is_click: bool
    pointer: str = MOUSE


class Hover(Value):
    """A pointer moved without being pressed."""

    pos: Pos


class Hold(Value):
    """A pointer that is down has stayed in its place for a while."""

    pos: Pos


class Wheel(Value):
    """The wheel turned by whole steps, up is positive."""

    steps: int
    pos: Pos


class Text(Value):
    """Text was entered."""

    text: str


class PadPress(Value):
    """A gamepad's button of a number was pressed, where its meaning is being learnt."""

    button: int


Intent = Command | Play | Press | Drag | Release | Hover | Hold | Wheel | Text | PadPress


class Mode(Enum):
    """What keys mean in a scene."""

    TABLE = auto()
    MENU = auto()
    TEXT = auto()
    LEARN = auto()
    """As a menu, but a gamepad's buttons come as numbers."""


class Device(Enum):
    """What the player used last."""

    MOUSE = auto()
    TOUCH = auto()
    KEYS = auto()
    PAD = auto()
