"""The score card is written, the best run shown again, and what was earned is stamped."""

import pygame
import pytest

from golf import routes
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.record import Record
from golf.core.rounds import Round
from golf.core.rules import PRESETS
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Push
from golf.scenes.results.best_run import BestRun, best_run
from golf.scenes.results.result_lookup import ResultLookup, tour_stamps
from golf.scenes.results.score_card import TOTAL, ScoreCard, hole_name
from golf.ui.stamps import Stamp, Stamps
from tests.app.lines import best, line
from tests.app.pilot import Pilot
from tests.app.sounds import noted_cues

pytestmark = pytest.mark.usefixtures("unseen")

ONE_TO_PLAY = "bAD......-2C-3C4C5C"
"""A board that one play clears with three cards left in the stock."""


@pytest.fixture
def finished(pilot):
    """The results of a round under or over par, as they begin to be shown."""

    def show(is_under: bool = True, **settings):
        for name, value in settings.items():
            setattr(pilot.app.services.settings, name, value)
        pilot.app.services.keep_settings()
        holes = "/".join(
            f"{ONE_TO_PLAY}:{'1' if is_under or not number % 3 else 'X'}" for number in range(9)
        )
        record = Record.parse(f"classic/{holes}")
        game = Game.from_record("round", record, game_id="r")
        if not is_under:
            game.round.fixed_pars = (-3,) * 9
        cues = noted_cues(pilot)
        pilot.app.stack.apply(Push(routes.RoundResults(game)))
        return pilot, cues

    return show


def written(pilot: Pilot) -> list[int]:
    """Return the numbers of the holes that are written by now."""
    card = next(leaf for leaf in pilot.scene.leaves if isinstance(leaf, ScoreCard))
    return [number for number in range(1, 10) if card.written(hole_name(number)) == 1.0]


def test_the_card_fills_hole_by_hole_and_is_summed_up_at_last(finished):
    pilot, cues = finished()
    seen = []
    while pilot.scene.show.share(TOTAL) < 1.0:
        pilot.frames()
        if not seen or written(pilot) != seen[-1]:
            seen.append(written(pilot))
            assert pilot.app.is_moving
    assert seen == [list(range(1, count + 1)) for count in range(10)]
    assert cues.count(Cue.PENCIL) == 9
    assert cues[-1] is Cue.FANFARE


def test_a_round_over_par_has_no_fanfare(finished):
    pilot, cues = finished(is_under=False)
    pilot.rest()
    assert Cue.FANFARE not in cues
    assert cues.count(Cue.ROUND_DONE) == 1


@pytest.mark.parametrize("press", ["space", "return", "left", "click", "tap", "pad"])
def test_any_press_fills_the_card_at_once(finished, press):
    pilot, cues = finished()
    pilot.frames(30)
    assert len(written(pilot)) < 9
    scene = pilot.scene
    match press:
        case "click":
            pilot.press((5, 5))
        case "tap":
            pilot.post(pilot.finger(1792, (5, 5)))
        case "pad":
            pilot.plug().press("south")
        case _:
            pilot.post(pilot.key_event(press))
    assert pilot.scene is scene
    assert len(written(pilot)) == 9
    assert cues.count(Cue.FANFARE) == 1


def test_a_button_that_is_pressed_counts(finished):
    pilot, _ = finished()
    pilot.frames(10)
    pilot.click_button("title")
    assert pilot.scene_name == "TitleScene"


@pytest.mark.parametrize(("name", "value"), [("speed", "off"), ("reduced_motion", True)])
def test_without_movement_the_card_is_there_soon(finished, name, value):
    pilot, cues = finished(**{name: value})
    pilot.frames(1 if name == "speed" else 60)
    assert len(written(pilot)) == 9
    assert cues.count(Cue.PENCIL) <= 9


def test_all_rests_once_it_is_written_and_stamped(finished):
    pilot, _ = finished()
    pilot.rest()
    while pilot.scene.wants_time:
        pilot.frames()
    pilot.rest()
    pilot.frames(5)
    assert not pilot.app.is_moving
    assert pilot.app.frame([], 0.1) is False


def test_the_best_run_of_a_round_is_the_longest_one():
    golf_round = Round(PRESETS["practice"], [Deal.parse("496"), Deal.parse("35")])
    for move in "7113317":
        golf_round.hole.play(next(m for m in golf_round.hole.position.legal_moves()
                                  if str(m) == move))  # fmt: skip
    golf_round.hole.give_up()
    golf_round.next_hole()
    number, cards = best_run(golf_round)
    assert number == 1
    assert cards == golf_round.holes[0].position.waste[-7:]


def test_a_short_run_is_not_shown():
    golf_round = Round(PRESETS["practice"], [Deal.parse("496")])
    assert best_run(golf_round) == (1, ())


@pytest.mark.parametrize(
    ("place", "division", "words"),
    [
        (1, "club", ["You have won the Open!", "Up to"]),
        (3, "club", ["Third: the bronze cup.", "Up to"]),
        (6, "club", ["Up to"]),
        (12, "club", []),
        (24, "county", []),
        (None, "club", []),
    ],
)
def test_a_trophy_and_a_promotion_are_stamps(place, division, words):
    holes = "/".join(f"{number}:X" for number in range(1, 10))
    result = line(f"classic/{holes}", event="2026-W48", place=place, division=division)
    stamps = [stamp.words for stamp in tour_stamps(result)]
    assert len(stamps) == len(words)
    assert all(said.startswith(word) for said, word in zip(stamps, words, strict=True))


def test_stamps_come_down_one_by_one_with_a_thump(finished):
    pilot, cues = finished()
    pilot.scene.lookup.stamps.extend([Stamp("One"), Stamp("Two")])
    pilot.scene.refresh()
    pilot.rest()
    pilot.frames(5)
    pilot.rest()
    assert cues.count(Cue.STAMP) >= 2
    stamps = next(leaf for leaf in pilot.scene.leaves if isinstance(leaf, Stamps))
    assert [stamps.share(f"stamp {n}") for n in range(2)] == [1.0, 1.0]


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
@pytest.mark.parametrize("count", [1, 3, 7])
def test_stamps_stay_on_the_sheet(finished, size, count):
    pilot, _ = finished()
    pilot.resize(size)
    pilot.scene.lookup.stamps[:] = [Stamp("The cup collector", ("cup", "gold", 100))] * count
    pilot.scene.refresh()
    pilot.key("space")
    pilot.rest()
    leaves = pilot.scene.leaves
    stamps = next(leaf for leaf in leaves if isinstance(leaf, Stamps))
    others = [leaf for leaf in leaves if isinstance(leaf, ScoreCard | BestRun)]
    assert stamps.rect.h > 0
    assert not any(stamps.rect.overlaps(leaf.rect) for leaf in others)


def test_the_first_round_tells_that_the_tour_is_open_now_and_the_next_one_does_not(pilot):
    settings = pilot.app.services.settings
    settings.speed = "off"
    assert pilot.scene.menu.button("tour") is None
    for number in range(2):
        pilot.choose("round")
        pilot.rest()
        while pilot.scene_name != "RoundResultsScene":
            pilot.give_up()
            pilot.rest()
            pilot.choose("next")
            pilot.rest()
        told = any(words.startswith("New on the title: the Tour.") for words in pilot.scene.reading)
        assert told == (number == 0)
        pilot.choose("title")
        pilot.rest()
        pilot.frames(3)
        assert pilot.scene.menu.button("tour") is not None


def test_an_award_is_a_stamp_on_the_summary(at_table):
    pilot = at_table(deal="617")
    while pilot.scene_name == "PlayScene" and not pilot.scene.hole.is_over:
        pilot.scene.do(pilot.scene.hole.position.legal_moves()[0])
        pilot.frames()
    if pilot.scene_name == "PlayScene" and pilot.scene.banner is not None:
        pilot.choose("banner finish")
    cues = noted_cues(pilot)
    pilot.rest()
    for _ in range(300):
        pilot.frames()
        if Cue.STAMP in cues:
            break
    assert [stamp.words for stamp in pilot.scene.lookup.stamps][:1] == ["Off the tee"]
    assert Cue.STAMP in cues


def test_a_column_of_stamps_is_no_wider_than_the_widest(new_pilot):
    """Else the words beside them would have no room."""
    look = new_pilot(size=(390, 844)).app.services.look
    first, second = (Stamp(each, ("cup", "gold", 1)) for each in ("Off the tee", "In the cup"))
    alone, both = (Stamps(each, lambda _name: 1.0) for each in ([first], [first, second]))
    assert both.own_width(look) == alone.own_width(look) > 0
    assert Stamps([], lambda _name: 1.0).own_width(look) == 0


def test_stamps_that_are_too_wide_for_one_row_stand_in_several(new_pilot):
    look = new_pilot(size=(390, 844)).app.services.look
    words = ("Third: the bronze cup.", "Up to County!", "Under par")
    stamps = Stamps([Stamp(each, ("cup", "gold", 1)) for each in words], lambda _name: 1.0,
                    is_row=True)  # fmt: skip
    one = stamps.own_height(look, 2000)
    assert [stamps.own_height(look, width) // one for width in (340, 240)] == [2, 3]
    place = Rect(20, 20, 340, 2 * one)
    surface = pygame.Surface((400, 200))
    stamps.at(place).paint(surface, look)
    seen = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    seen.invert()
    assert all(place.inflate(16, 16).contains(box.center) for box in seen.get_bounding_rects())


def test_the_best_of_several_is_said_as_well_as_stamped(pilot):
    storage = pilot.app.storage
    for number in range(3):
        storage.history.add(line(f"classic/{number + 1}:X", f"x{number}"))
    storage.history.add(line(best("5"), "b"))
    lookup = ResultLookup(pilot.app.services, "b")
    while lookup.is_working:
        lookup.work_on()
    assert lookup.lines()[0] == "Best ever."
    assert lookup.stamps[0].words == "Best ever"
    assert lookup.is_record
