"""What a wish leads to: a new game, a daily, a code, a text from outside, as a route to go."""

from typing import TYPE_CHECKING

from golf import routes
from golf.core.codes import is_export, read_code
from golf.core.course import Course
from golf.core.deal import Deal
from golf.core.event import Event
from golf.core.game import Entry, Game
from golf.core.hole import Hole
from golf.core.moves import Move, moves_text
from golf.core.record import HoleRecord, Record
from golf.core.rules import Rules
from golf.core.slices import finished
from golf.course_files import find_course
from golf.play_options import PlayOptions
from golf.routes import Route, Swap
from golf.saves.history import HistoryLine
from golf.saves.new_games import (
    chosen_hole,
    is_daily_of,
    new_course,
    new_daily,
    new_event,
    random_game,
    side_game,
)
from golf.saves.settings import PLAYING_ON_MARKS
from golf.services import Services
from golf.texts.assisted import playing_on_marks
from golf.words import say, say_problem

if TYPE_CHECKING:
    from golf.records.tour import Career

_LITTLE = 6_000
"""Characters of a text that is read at once."""

# ---- games


def begin(services: Services, game: Game) -> Route:
    """Begin a new game, or ask first where another of its kind would be lost."""
    other = services.games.get(game.kind)
    if other is None or not other.has_progress or other.is_at_end:
        return routes.Table(game)
    if other.is_same_as(game):
        return routes.GoOn(other)
    question = (
        say("A round is in progress. Give it up and begin a new one?")
        if game.is_round
        else say("A hole is in progress. Give it up and begin a new one?")
    )
    answers = [
        ("stay", say("Keep it")),
        ("resume", say("Play it on")),
        ("begin", say("Give it up")),
    ]
    ways = {"resume": Swap(routes.GoOn(other)), "begin": Swap(routes.Instead(game))}
    return routes.Question(question, answers, ways)


def random_deals(services: Services, kind: str, rules: Rules) -> Route:
    """Begin a `round` or a `hole` of random deals, as the settings wish, or a `speed` round."""
    if services.settings.clearable and kind != "speed":
        return routes.ClearableSearch(kind, rules)
    return begin(services, random_game(services.storage, services.rng, kind, rules))


def named_deal(services: Services, deal: Deal, rules: Rules) -> Route:
    """Begin a deal that was named; today's daily is begun as such."""
    today = services.today
    if is_daily_of(today, deal, rules):
        return daily_game(services, "daily-hole", today)
    return begin(services, chosen_hole(services.storage, deal, rules))


def play_on(services: Services, record: Record) -> Route:
    """Play on from a record in progress, as an assisted side game; the first time that is asked."""
    way = begin(services, side_game(services.storage, record))
    if not services.show_once(PLAYING_ON_MARKS):
        return way
    answers = [("stay", say("Leave it")), ("go", say("Play on"))]
    return routes.Question(playing_on_marks(), answers, {"go": Swap(way)})


def daily(services: Services, kind: str, day: str) -> Route:
    """Go on with a day's daily or begin it; played, it shows the day."""
    from golf.records.daily import Day, days

    found = days(services.storage.history.of_day(day)).get(day, Day())
    if (found.hole if kind == "daily-hole" else found.round) is not None:
        return routes.Daily(day)
    return daily_game(services, kind, day)


def daily_game(services: Services, kind: str, day: str) -> Route:
    """Go on with a day's daily, or begin it, be it once more."""
    game = services.games.get(kind)
    if game is not None and game.daily == day and not game.is_over:
        return routes.GoOn(game)
    return begin(services, new_daily(services.storage, kind, services.now(), day))


def course(services: Services, course: Course) -> Route:
    """Go on with a course, or begin it."""
    game = services.games.get("course")
    if game is not None and game.course == course.name and not game.is_over:
        return routes.GoOn(game)
    return begin(services, new_course(services.storage, course))


def open_event(services: Services, event: Event, rules: Rules, career: "Career") -> Route:
    """Go on with an Open or begin it; one that was played shows its leader board."""
    game, name = services.games.get("tour"), str(event)
    entry = None if game is None or game.is_over or game.rules != rules else game.entry
    if game is not None and entry is not None and entry.event == name:
        return routes.GoOn(game)
    line = career.of_event(name, str(rules))
    if line is not None:
        return routes.FiledBoard(line)
    entry = Entry(name, career.division_in(event))
    return begin(services, new_event(services.storage, entry, rules, services.now()))


def again(services: Services, game: Game) -> Route:
    """Begin another game of the kind of one that is over."""
    match game.kind:
        case "course":
            return routes.Courses()
        case "tour" | "duel":
            return routes.Tour()
        case "daily-round" if game.daily is not None:
            return routes.Daily(game.daily)
        case "speed":
            return random_deals(services, "speed", game.rules)
    return random_deals(services, "round", game.rules)


# ---- replays


def replay(code: str, title: str = "") -> Route:
    """Watch a record of the history, or say why it cannot be."""
    try:
        record = Record.parse(code)
        record.replay()
    except ValueError as error:
        return routes.Unopened(say_problem(error))
    return routes.Replay(record, title)


def best_line(hole: Hole, line: tuple[Move, ...]) -> Route:
    """Watch the best line of a hole that is over, beside how it was played."""
    best = HoleRecord(hole.deal, moves_text(line))
    record = Record(hole.rules, (HoleRecord.of(hole), best))
    return routes.Replay(record, titles=(say("Your game"), say("The best line")), number=2)


def share(line: HistoryLine) -> Route:
    """Share what was filed, or say why it cannot be."""
    try:
        Record.parse(line.record).replay()
    except ValueError as error:
        return routes.Unopened(say_problem(error))
    return routes.ShareLine(line)


# ---- codes and texts from outside


def code(services: Services, record: Record) -> Route:
    """Open a code: a finished game, one in progress to play on, or a fresh deal.

    Raises:
        IllegalMoveError: the record breaks the rules.
    """
    golf_round = record.replay()
    if all(hole.is_over for hole in golf_round.holes):
        return routes.Replay(record)
    if any(hole.letters for hole in record.holes):
        own = (game for game in services.games_in_progress if _goes_on(game, record))
        game = next(own, None)
        return play_on(services, record) if game is None else routes.GoOn(game)
    return named_deal(services, record.holes[0].deal, record.rules)


def _goes_on(game: Game, record: Record) -> bool:
    """Return whether a game in progress is the one of a record, perhaps some moves later."""
    own = Record.of(game.round)
    *before, last = record.holes
    *own_before, own_last = own.holes[: len(record.holes)]
    is_same_deal = own.rules == record.rules and own_last.deal == last.deal
    return is_same_deal and own_before == before and own_last.letters.startswith(last.letters)


def text(services: Services, found: str) -> Route:
    """Open a text from outside: a code, or an export to import.

    Raises:
        ValueError: it is neither, or it breaks the rules; the message says what was expected.
    """
    if is_export(found):
        from golf.saves.transfer import planning

        if len(found) < _LITTLE:
            # A mistyped code is answered where it was entered.
            finished(planning(services.storage, found))
        return routes.Import(found)
    return code(services, read_code(found, Rules.parse(services.settings.rules)))


def text_or_why(services: Services, found: str) -> Route:
    """Work like `text`, but where it cannot be opened say why."""
    try:
        return text(services, found)
    except ValueError as error:
        return routes.Unopened(say_problem(error))


def asked(services: Services, options: PlayOptions, address: str | None) -> Route:
    """Open what the command line asks for, or else the code in the page's `address`.

    The options were checked before the window opened.
    """
    rules = Rules.parse(options.rules or services.settings.rules)
    deal = options.deal or options.board
    if deal is not None:
        return code(services, Record(rules, (HoleRecord(Deal.parse(deal)),)))
    if options.record is not None:
        return code(services, Record.parse(options.record))
    if options.daily:
        return daily(services, "daily-hole", services.today)
    if options.course is not None:
        return course(services, find_course(options.course))
    return text_or_why(services, address or "")
