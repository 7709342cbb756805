"""Where one can go in the game, as values: each names a scene and the facts that it begins with.

A scene returns `Push(routes.Daily(day))`; the stack has it opened. A button, a link, a gamepad or a
test can open any place by its route. `golf.scenes.routes` alone turns routes into scenes.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from golf.values import Value

if TYPE_CHECKING:
    from golf.analysis.rivals import Rival
    from golf.controls.intents import Intent
    from golf.core.course import Course
    from golf.core.game import Game
    from golf.core.record import Record
    from golf.core.rules import Rules
    from golf.play_options import PlayOptions
    from golf.records.awards import Award
    from golf.saves.history import HistoryLine
    from golf.texts.help import Block


class Destination:
    """Where one can go: a route, or a scene that is there already."""


class Route(Value, Destination):
    """A way to a scene."""


# ---- a game


class Table(Route):
    """A game as it stands: its table, or the deal of a hole that was not begun."""

    game: "Game"


class GoOn(Route):
    """A game that was left, be it at the end of a hole: then its next hole."""

    game: "Game"


class Instead(Route):
    """A game in the place of the one of its kind that is in progress, which is given up."""

    game: "Game"


class SpeedIntroduction(Route):
    """What a round against the clock is, before it begins."""

    rules: "Rules"


class Pause(Route):
    """What a game in play can be asked to do."""

    game: "Game"


class HoleSummary(Route):
    """What the hole in play came to."""

    game: "Game"


class RoundResults(Route):
    """What a round came to."""

    game: "Game"


class ClearableSearch(Route):
    """The search for deals that can be cleared, for a `round` or a `hole`, which it then begins."""

    kind: str
    rules: "Rules"


class Replay(Route):
    """A record to watch; `number` (from 1) is the hole to begin with.

    With `titles` its holes are no round but games of one deal, to be compared. With `stop` it
    stands still after so many moves, seen as a player could who does not know the stock.
    """

    record: "Record"
    title: str = ""
    number: int = 1
    titles: Sequence[str] = ()
    stop: int | None = None


class LeaderBoard(Route):
    """How an event in progress stands; between two holes it leads to the next one."""

    game: "Game"
    is_between: bool = False


class FiledBoard(Route):
    """The final leader board of an event that was played."""

    line: "HistoryLine"


class SideBySide(Route):
    """A hole of the player's and a rival's, in this order in a record, on two tables."""

    record: "Record"
    rival: "Rival"


# ---- pages


class Tour(Route):
    """The Tour: this week's Open, the season, trophies, duels."""


class EventEntry(Route):
    """The page on which the number of a friends' Open is typed."""


class DuelChoice(Route):
    """The choice of a rival to play against."""


class Daily(Route):
    """The calendar at a date (YYYY-MM-DD)."""

    day: str


class CoursePage(Route):
    """One course: its map, its medals, its holes."""

    course: "Course"


class Courses(Route):
    """The courses."""


class Records(Route):
    """What the history comes to."""


class Games(Route):
    """The games in progress."""


class CodeEntry(Route):
    """The page on which a code is typed."""


class DealEntry(Route):
    """The page on which a deal's number is typed."""


class Import(Route):
    """What a file would change, to be imported."""

    text: str


class Initials(Route):
    """The letters that stand in the top ten, for entries that were just filed."""

    lines: "Sequence[HistoryLine]" = ()


class Letters(Route):
    """On-screen `letters` for a text of at most so many characters; leaves with the text."""

    title: str
    text: str
    letters: str
    most: int


class RulesChoice(Route):
    """The rules of the next game."""


class Settings(Route):
    """Every choice, over a table in play or as a page of its own."""

    is_overlay: bool = True


class LearnPad(Route):
    """A gamepad's buttons, to be shown one by one."""


class Learn(Route):
    """The lessons and the pages to read."""


class LessonTable(Route):
    """A lesson by its key, the first one without."""

    key: str = ""


class Help(Route):
    """A page of help (a key of `golf.texts.help.TITLES`) for rules, else for the chosen ones."""

    key: str
    rules: "Rules | None" = None


class Message(Route):
    """A heading and what there is to say."""

    heading: str
    blocks: "Sequence[Block]"


class Unopened(Route):
    """Why something could not be opened."""

    why: str


class OneAward(Route):
    """An award, large: how far it is, and when (ISO 8601) it was earned, if it was."""

    award: "Award"
    reached: int
    when: str


# ---- small overlays


class Question(Route):
    """A question with its answers, (key, words); leaves with the key of the one chosen.

    An answer whose key is in `ways` leads there instead.
    """

    words: str
    answers: Sequence[tuple[str, str]]
    ways: "Mapping[str, Change]" = MappingProxyType({})


class ShareGame(Route):
    """The text of a game to post: its round where that is over, else its last hole."""

    game: "Game"


class ShareLine(Route):
    """The text of a filed result to post."""

    line: "HistoryLine"


class ShareCode(Route):
    """The code of a game as it stands."""

    record: "Record"


# ---- wishes, each of which leads to one of these places


class RandomDeals(Route):
    """A new `round` or `hole` of random deals, or a `speed` round."""

    kind: str
    rules: "Rules"


class OutsideText(Route):
    """What a text from outside is: a code, or an export."""

    text: str


class Asked(Route):
    """What the command line asks for, or else the code in the page's `address`."""

    options: "PlayOptions"
    address: str | None


# ---- what a scene asks the stack for


class Push(Value):
    """Put a scene on top."""

    to: Destination


class Swap(Value):
    """Put a scene in the place of the one on top, and give it the intent that led there, if any."""

    to: Destination
    intent: "Intent | None" = None


class Pop(Value):
    """Leave the scene on top; `result` goes to the one below."""

    result: object = None


class Home(Value):
    """Leave every scene but the lowest."""


class Quit(Value):
    """End the program."""


Change = Push | Swap | Pop | Home | Quit
