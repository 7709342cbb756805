"""Whatever is told of a hole speaks the one language that its rules score in."""

import re
from collections.abc import Iterator

import pytest

from golf import routes, words
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.moves import Move
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.cues import Cue
from golf.local_time import local_now
from golf.routes import Home, Push, Route
from golf.texts.help import TITLES, help_page
from golf.texts.rules_page import rules_page
from golf.words import say, say_n
from tests.app.pilot import Pilot
from tests.app.sounds import noted_cues
from tests.app.test_words_fit import read

pytestmark = pytest.mark.usefixtures("unseen")

CLEARED = ("bAD......-2C-3C", "1")
CLEARED_BARELY = ("bAD......-2C-", "1")
ONE_LEFT = ("bAD......-5C-6C", "F")
MANY_LEFT = ("bADACAHASKD.KCKHKSQDQC.....-7C-6C", "F")
GIVEN_UP = ("617", "X")
ENDS = (CLEARED, CLEARED_BARELY, ONE_LEFT, MANY_LEFT, GIVEN_UP)
MIXED = ("dwnapp", "ennsac", "enaaas")
"""Mixtures that count points, cards and strokes."""

PAR = {
    "en": r"\bpars?\b",
    "de": r"\bPar\b",
    "fr": r"\b(le|du|au|Le|Du|Au|Round :|·) par\b|\bPar\b(?! )|, par [−\d]",
    "es": r"\b[Pp]ar\b",
}


def unwanted(rules: Rules, language: str) -> str:
    """Return what no word on a hole alone may match under these rules."""
    units = {
        "strokes": {say_n("stroke", "strokes", n) for n in (1, 2)},
        "points": {say_n("point", "points", n) for n in (1, 2)},
    }
    golf = {
        say(each).strip("¡! \u00a0")
        for each in ("Holed out!", "Albatross!", "Eagle!", "Birdie!", "Bogey", "Double bogey")
    }
    found = [rf"\b{unit}\b" for name in units if name != rules.score for unit in units[name]]
    if rules.score != "strokes":
        found += [rf"\b{word}\b" for word in golf] + [PAR[language], r"\bE\b"]
    if rules.score == "cards":
        found.append(r"−\s?\d")
    return "|".join(found)


class Reader:
    """Plays holes and keeps all words that were shown or said."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.services = pilot.app.services
        self.services.settings.speed = "off"
        self.heard: list[str] = []
        pilot.host.announce = self.heard.append  # type: ignore[method-assign]

    def work(self) -> None:
        """Let what is worked out come to its end."""
        for _ in range(400):
            self.pilot.frames()
            if not self.pilot.app.stack.is_moving and not self.pilot.scene.wants_time:
                return

    def seen(self) -> set[str]:
        self.work()
        return {line for line, _, _ in read(self.pilot.scene, self.services.look)}

    def show(self, route: Route) -> set[str]:
        self.pilot.app.stack.apply(Push(route))
        self.pilot.frames(2)
        return self.seen()

    def told(self, rules: Rules, deal: str, letters: str) -> set[str]:
        """Play a hole to its end and return what was told of it from its first card on."""
        self.heard.clear()
        game = Game.new("hole", rules, [Deal.parse(deal)], game_id=f"{rules}{deal}")
        self.services.save(game)
        found = self.show(routes.Table(game))
        for _ in range(2):
            self.pilot.key("h")
            found |= self.seen()
        if letters == "X":
            self.pilot.give_up()
        else:
            self.pilot.app.stack.apply(self.pilot.scene.do(Move(letters)))
        self.pilot.rest()
        if self.pilot.scene_name == "PlayScene":
            found |= self.seen()
            self.pilot.app.stack.apply(self.pilot.scene.press_button("banner finish"))
        found |= self.seen()
        assert self.pilot.scene_name == "HoleSummaryScene"
        found |= self.show(routes.ShareGame(game))
        self.pilot.app.stack.apply(self.pilot.scene.back())
        found |= self.show(routes.Records())
        self.pilot.app.stack.apply(self.pilot.scene.press("tab top"))
        found |= self.seen()
        found |= self.show(routes.Replay(Record.of(game.round)))
        for _ in range(2):
            self.pilot.app.stack.apply(self.pilot.scene.press("step"))
            found |= self.seen()
        self.pilot.app.stack.apply(Home())
        self.services.drop(game)
        return found | set(self.heard)


@pytest.fixture
def in_english() -> Iterator[None]:
    yield
    words.use_language("en")


def check(pilot: Pilot, rules: Rules, language: str, ends: tuple[tuple[str, str], ...]) -> None:
    words.use_language(language)
    pattern, reader = unwanted(rules, language), Reader(pilot)
    # Records tell of rounds, too, which count strokes.
    of_rounds = {say("Rounds under par"), say("Rounds under par in a row, at most")}
    for deal, letters in ends:
        told = reader.told(rules, deal, letters) - of_rounds
        wrong = [line for line in told if re.search(pattern, line) and "ound" not in line.lower()]
        if rules.score != "cards":
            rounds = ("Runde", "tour", "ronda")
            wrong = [line for line in wrong if not any(word in line for word in rounds)]
        assert not wrong, (language, str(rules), deal, wrong)


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("rules", ["fast", "relaxed", "classic", "strict"])
def test_a_hole_alone_is_told_in_its_own_language(pilot: Pilot, rules: str) -> None:
    check(pilot, Rules.parse(rules), "en", (CLEARED, MANY_LEFT))


@pytest.mark.sweep
@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("rules", "language"),
    [
        (rules, language)
        for number, rules in enumerate([*PRESETS, *MIXED])
        # Half of the languages each, in turn: every way to count is told in all of them.
        for language in [*words.LANGUAGES][number % 2 :: 2]
    ],
)
def test_a_hole_alone_is_told_in_its_own_language_wherever_and_however_it_ends(
    pilot: Pilot, rules: str, language: str
) -> None:
    check(pilot, Rules.parse(rules), language, ENDS)


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", ["fast", "practice", "relaxed", "ennsac"])
def test_the_rules_that_count_cards_teach_neither_strokes_nor_par(name: str, language: str) -> None:
    words.use_language(language)
    rules = Rules.parse(name)
    html = re.sub("<style>.*?</style>|<[^>]*>", " ", rules_page(rules, language), flags=re.DOTALL)
    assert not re.search(unwanted(rules, language), html), html


@pytest.mark.parametrize("name", PRESETS)
def test_a_score_card_says_that_a_round_counts_strokes_where_a_hole_does_not(
    pilot: Pilot, name: str
) -> None:
    rules, reader = PRESETS[name], Reader(pilot)
    game = Game.new("round", rules, [Deal.numbered(n) for n in range(1, 10)], game_id="r")
    for number in range(9):
        if number:
            game.next_hole()
        game.give_up(local_now)
        reader.services.file(game)
    told = " ".join(reader.show(routes.RoundResults(game)))
    assert ("counts strokes against par" in told) == (rules.score != "strokes")
    assert ("35 − strokes = points" in told) == (rules.score == "points")
    assert "E is level" in told


def test_in_practice_a_result_counts_and_a_hint_goes_straight_to_the_advice(
    pilot: Pilot,
) -> None:
    reader = Reader(pilot)
    game = Game.new("hole", PRESETS["practice"], [Deal.numbered(617)], game_id="p")
    reader.services.save(game)
    reader.show(routes.Table(game))
    pilot.key("h")
    assert game.hints == 1
    reader.work()
    # What a first step tells elsewhere stands on the cards that are not advised.
    notes = {str(move): note for move, note in pilot.scene.table.marks.notes}
    assert notes.keys() == set("1234567F")
    assert {move for move, note in notes.items() if not note.startswith("×")} == set("1F")
    assert pilot.scene.message.endswith("× = partners in the stock.")
    pilot.give_up()
    (line,) = reader.services.storage.history.lines
    assert not line.assisted


@pytest.mark.parametrize("board", [CLEARED, CLEARED_BARELY])
def test_a_clear_sounds_like_one_whatever_is_left_in_the_stock(
    pilot: Pilot, board: tuple[str, str]
) -> None:
    reader, cues = Reader(pilot), noted_cues(pilot)
    game = Game.new("hole", PRESETS["classic"], [Deal.parse(board[0])], game_id="c")
    reader.services.save(game)
    reader.show(routes.Table(game))
    pilot.key(board[1])
    assert Cue.CLEAR in cues
    assert Cue.HOLE_DONE not in cues


def test_a_flip_that_is_redone_sounds_like_a_flip(pilot: Pilot) -> None:
    reader, cues = Reader(pilot), noted_cues(pilot)
    game = Game.new("hole", PRESETS["practice"], [Deal.numbered(617)], game_id="f")
    reader.services.save(game)
    reader.show(routes.Table(game))
    pilot.key("space")
    pilot.key("u")
    cues.clear()
    pilot.key("r")
    assert cues == [Cue.FLIP]


@pytest.mark.parametrize("key", [key for key in TITLES if key != "presets"])
def test_no_page_of_help_speaks_of_strokes_where_cards_count(key: str) -> None:
    told = " ".join(map(str, help_page(key, PRESETS["fast"]).blocks))
    assert not re.search(r"\b(strokes?|par|birdie|points?)\b", told)
