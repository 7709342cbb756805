"""The face of a result: the picture, the sound and the colour for how a hole went."""

from enum import Enum

from golf import theme
from golf.core.rounds import Round, golf_word
from golf.core.rules import PAR
from golf.cues import Cue
from golf.texts.score import is_so_close, speaks_par


class Face(Enum):
    """How a hole went; the value is its drawing in `assets/results`, its cue, its colour, its joy.

    A clear is heard as its last card lands, so its face has no cue of its own. The joy, 0 to 5, is
    how far the picture jumps, and how much confetti rains.
    """

    WATER = "water", Cue.BOGEY, theme.TEXT, 0
    BOGEY = "bogey", Cue.BOGEY, theme.TEXT, 0
    CLOSE = "close", Cue.CLOSE, theme.CLOSE, 0
    PAR = "par", Cue.PAR, theme.FAIRWAY, 1
    BIRDIE = "birdie", Cue.BIRDIE, theme.BIRDIE, 2
    EAGLE = "eagle", Cue.EAGLE, theme.EAGLE, 3
    ALBATROSS = "albatross", Cue.ALBATROSS, theme.ALBATROSS, 4
    HOLED = "holed", None, theme.TEXT_STRONG, 4
    BEST = "best", Cue.BEST, theme.BEST, 5

    def __init__(self, name: str, cue: Cue | None, colour: theme.Colour, joy: int) -> None:
        self.picture = f"results/{name}"
        self.cue = cue
        self.colour = colour
        self.joy = joy


_BY_WORD = {
    "holed_out": Face.HOLED,
    "albatross": Face.ALBATROSS,
    "eagle": Face.EAGLE,
    "birdie": Face.BIRDIE,
    "par": Face.PAR,
    "bogey": Face.BOGEY,
    "double_bogey": Face.BOGEY,
}


def face_of(golf_round: Round, number: int, *, is_best: bool = False) -> Face:
    """Return the face of hole `number` (from 1); `is_best` where no more was possible.

    Where a hole is shown against its par that decides; elsewhere the cards left do, of which five
    are as good as a par. One card left is so close, unless even that is better than par.
    """
    if is_best:
        return Face.BEST
    hole = golf_round.holes[number - 1]
    if speaks_par(golf_round) or hole.is_cleared:
        face = _BY_WORD.get(golf_round.word(number), Face.WATER)
        is_good = face not in (Face.PAR, Face.BOGEY, Face.WATER)
    else:
        word = golf_word(max(hole.strokes, PAR - 1), PAR, is_cleared=False)
        face, is_good = _BY_WORD.get(word, Face.WATER), False
    return Face.CLOSE if is_so_close(hole) and not is_good else face
