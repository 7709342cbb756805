"""The four lessons: their set tables, what to do on them, and what is said to every try."""

from dataclasses import dataclass

from golf.words import mark

UNDO_RUN = "U"
CLEAR = "C"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do.

    `wanted` are the letters that fulfil the step one after the other: moves as in a record, `U` to
    take the run back, `C` to clear the table in any way. `board` lays a new table, in one word,
    under `rules`; without it play goes on. `whys` are (move, words) pairs that answer a try of that
    move; `other` answers every other legal move that is not the one meant. A question shows no
    marks on cards before the first wrong try.
    """

    task: str
    wanted: str
    praise: str
    other: str = ""
    board: str = ""
    rules: str = "classic"
    whys: tuple[tuple[str, str], ...] = ()
    is_question: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps under one heading; `key` is what progress is kept by."""

    key: str
    title: str
    steps: tuple[Step, ...]


_RANKS = Lesson(
    "ranks",
    mark("One up, one down"),
    (
        Step(
            mark("The waste shows a 7. Play the card that is one higher."),
            "1",
            mark("Right. Any suit will do."),
            mark("One lower fits too, but take the higher one first: the 8."),
            "b6D8H.7S.5C.6H...-7C-",
        ),
        Step(
            mark("Now the waste is an 8, and one lower fits as well. Play the 7."),
            "2",
            mark("Up or down, as you like."),
        ),
        Step(
            mark("A run may turn round at any time. Clear the table: 6, 5, and 6 again."),
            CLEAR,
            mark("Cleared. Two cards of the same rank never match."),
        ),
        Step(
            mark("Seven cards, one run. Any order that clears the table will do; undo is free."),
            CLEAR,
            mark("Holed out! That is all there is to a play."),
            board="bTDTH.8D9C.9SJH.8C...-9D-",
        ),
    ),
)

_CORNERS = Lesson(
    "corners",
    mark("Kings and Aces"),
    (
        Step(
            mark("A King lies on the waste. Which card goes on it?"),
            "2",
            mark("A Queen, and nothing else."),
            board="bAD.QH.9C....-KS-",
            whys=(
                (
                    "1",
                    mark("There is no way round the corner: King and Ace are the two ends."),
                ),
            ),
            is_question=True,
        ),
        Step(
            mark("The Ace is the other end. What goes on it?"),
            "3",
            mark("Only a 2. An end has one neighbour, so most runs die there."),
            board="bKD.QC.2H....-AC-",
            whys=(("1", mark("No: the King is at the far end. An Ace needs a 2.")),),
            is_question=True,
        ),
        Step(
            mark("The rules called Strict let nothing go on a King. Flip the stock instead."),
            "F",
            mark("A Jack: now the Queen has somewhere to go."),
            board="bQD......-KH-JS",
            rules="strict",
            whys=(("1", mark("Under Strict not even a Queen goes on a King. Flip the stock.")),),
        ),
        Step(
            mark("Play the Queen."),
            "1",
            mark("The Queen is gone after all: a flip brings a new card to play on."),
        ),
        Step(
            mark("With the wrap switch on, King and Ace fit on each other. Clear the table."),
            CLEAR,
            mark("Holed out! Wrap is a switch: each game tells whether it is on."),
            board="b2H.AS.3D....-KD-",
            rules="classic+wrap",
        ),
    ),
)

_COLUMNS = Lesson(
    "columns",
    mark("What lies beneath"),
    (
        Step(
            mark(
                "Only the last card of a column can be played. Two fit on the 5: look at what lies"
                " beneath them, and begin the longer run."
            ),
            "2",
            mark("Yes: under the 4 waits a 5, and that leads back to the 6."),
            mark("The 6 fits and uncovers a 7, but then the 4 is left behind."),
            "b7D6H.5C4D.....-5S-",
            is_question=True,
        ),
        Step(
            mark("Now play all the rest."),
            CLEAR,
            mark("All three gone. Look beneath a card before you play it."),
        ),
        Step(
            mark("Two 8s fit on the 9. One of them leads to all five cards; undo costs nothing."),
            CLEAR,
            mark("Holed out! Of two equal cards, take the one with the better card beneath."),
            board="b9S8D.7S8C.6D....-9H-",
        ),
    ),
)

_STOCK = Lesson(
    "stock",
    mark("One pass through the stock"),
    (
        Step(
            mark("Nothing fits on the 9. Flip the stock: every card of it comes by just once."),
            "F",
            mark("An 8: that will do for a run."),
            board="b5D7H.6C.TD9H.JCKD...-9S-8SQH8C",
        ),
        Step(
            mark("Two runs begin here. Try one: the 9, and then the 10."),
            "33",
            mark("Two cards gone. Was that the best run?"),
            mark("That is the other run. For once, try the 9 first."),
        ),
        Step(
            mark("Take the whole run back: until the next flip that costs nothing."),
            UNDO_RUN,
            mark("As if nothing had happened."),
            mark("First take the run back, to compare."),
        ),
        Step(
            mark("Now the other run: 7, 6, 5."),
            "121",
            mark("Three cards gone: the better run, and you know it."),
            mark("That was the short run. Begin with the 7."),
        ),
        Step(
            mark(
                "Nothing fits any more. After a flip no run can be taken back, so compare runs"
                " before it. Now flip."
            ),
            "F",
            mark("A Queen: the one rank that a King can go on."),
        ),
        Step(
            mark(
                "Play the King while you can. The run ends there, but who knows when he fits again?"
            ),
            "4",
            mark("The King is gone, and what he lay on is free."),
            mark("Wait! If this Queen goes by, the King may stay for good."),
        ),
        Step(
            mark("Nothing fits on the King. Flip the last card of the stock."),
            "F",
            mark("An 8: the run can begin."),
        ),
        Step(
            mark("Three cards left, and the stock is empty. Finish the hole in one run."),
            CLEAR,
            mark(
                "Holed out! Every card left at the end would be a stroke; par is 5 for a hole."
                " Classic counts points: 35 minus your strokes."
            ),
        ),
    ),
)

LESSONS: tuple[Lesson, ...] = (_RANKS, _CORNERS, _COLUMNS, _STOCK)
"""The lessons in their order."""
