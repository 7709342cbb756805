"""Each result has a picture, a sound and a colour, and nobody is mocked."""

import pytest

from golf.assets import asset_path
from golf.core.deal import Deal
from golf.core.rounds import Round
from golf.core.rules import PRESETS
from golf.cues import Cue
from golf.scenes.results.face import Face, face_of
from golf.scenes.results.hole_review import HoleReview
from golf.scenes.results.joy import FacePicture, Rain, rain_of
from golf.texts.score import hole_details
from tests.app.sounds import noted_cues

CARDS = [rank + suit for suit in "CDHS" for rank in "3456789"]


def ended(rules: str, left: int, par: int = 5, *, holes: int = 2) -> Round:
    """Return a round whose first hole is stuck with so many cards left."""
    columns = ["".join(CARDS[at : min(at + 5, left)]) for at in range(0, left, 5)]
    board = ".".join([*columns, *[""] * (7 - len(columns))])
    return Round(PRESETS[rules], [Deal.parse(f"b{board}-KD-")] * holes, [par] * holes)


@pytest.mark.parametrize(
    ("left", "par", "face"),
    [
        *((9, 5, Face.WATER), (7, 5, Face.BOGEY), (6, 5, Face.BOGEY), (5, 5, Face.PAR)),
        *((4, 5, Face.BIRDIE), (3, 5, Face.EAGLE), (2, 5, Face.ALBATROSS)),
        *((1, 5, Face.ALBATROSS), (1, 1, Face.CLOSE), (1, 0, Face.CLOSE), (1, -3, Face.CLOSE)),
    ],
)
@pytest.mark.parametrize("rules", ["classic", "strict"])
def test_a_hole_against_its_par_has_the_face_of_its_word(rules, left, par, face):
    golf_round = ended(rules, left, par)
    assert golf_round.hole.is_over
    assert face_of(golf_round, 1) is face


@pytest.mark.parametrize("rules", ["fast", "practice", "relaxed"])
@pytest.mark.parametrize(
    ("left", "face"),
    [(1, Face.CLOSE), (3, Face.BIRDIE), (5, Face.PAR), (6, Face.BOGEY), (12, Face.WATER)],
)
def test_where_cards_count_the_cards_left_decide(rules, left, face):
    assert face_of(ended(rules, left, -3, holes=1), 1) is face


@pytest.mark.parametrize("rules", PRESETS)
def test_one_card_left_is_so_close_whatever_the_par(rules):
    for par in (-3, 1, 5):
        golf_round = ended(rules, 1, par, holes=1)
        assert "So close!" in hole_details(golf_round, 1)
        assert face_of(golf_round, 1) not in (Face.WATER, Face.BOGEY, Face.PAR)
    assert "So close!" not in hole_details(ended(rules, 2, holes=1), 1)


def test_what_was_given_up_was_not_close():
    golf_round = Round(PRESETS["strict"], [Deal.parse("b3D......-5C-AD")], [1])
    golf_round.hole.give_up()
    assert "So close!" not in hole_details(golf_round, 1)
    assert face_of(golf_round, 1) is Face.PAR


@pytest.mark.parametrize("rules", PRESETS)
def test_the_best_possible_has_its_own_face(rules):
    assert face_of(ended(rules, 9), 1, is_best=True) is Face.BEST


def test_every_face_has_a_picture_and_the_seven_results_differ_in_all():
    for face in Face:
        assert asset_path(f"{face.picture}.svg")
    seven = [Face.BOGEY, Face.PAR, Face.BIRDIE, Face.EAGLE, Face.ALBATROSS, Face.HOLED, Face.BEST]
    assert len({face.picture for face in seven}) == 7
    assert len({face.cue for face in seven}) == 7
    assert len({face.colour for face in seven}) == 7


@pytest.mark.parametrize(
    ("deal", "keys", "heard"),
    [
        ("bAD......-2C-3C", "1", [Cue.PLAY, Cue.CLEAR, Cue.BEST]),
        ("bAD9C......-2C-QS", "d", [Cue.FLIP, Cue.BEST]),
        ("b9CAD......-2C-QS", "d", [Cue.FLIP, Cue.BIRDIE]),
    ],
)
def test_a_result_is_heard_as_it_is_told(at_table, deal, keys, heard):
    pilot = at_table(deal=deal)
    cues = noted_cues(pilot)
    for key in keys:
        pilot.key(key)
        pilot.rest()
    pilot.frames(60)
    assert [cue for cue in cues if cue not in (Cue.RECORD, Cue.STAMP)] == heard


def test_a_result_that_is_soon_known_to_be_the_best_is_heard_as_that_later(at_table, monkeypatch):
    pilot = at_table(deal="bAD9C......-2C-QS")
    cues = noted_cues(pilot)
    with monkeypatch.context() as patch:
        patch.setattr(HoleReview, "work_on", lambda _review: False)
        pilot.key("d")
        pilot.rest()
        pilot.frames(60)
        assert cues == [Cue.FLIP, Cue.BIRDIE]
    pilot.frames(3)
    assert cues[2] is Cue.BEST


def jumps(pilot) -> tuple[float, int]:
    """Return how much larger the picture gets on the way, and in how many frames it rains."""
    largest, rainy = 0.0, 0
    while pilot.scene_name != "HoleSummaryScene":
        pilot.frames()
    for _ in range(240):
        pilot.frames()
        faces = [leaf for leaf in pilot.scene.leaves if isinstance(leaf, FacePicture)]
        largest = max(largest, *(face.over for face in faces))
        rain = next(leaf for leaf in pilot.scene.leaves if isinstance(leaf, Rain))
        rainy += 0.0 < rain.share() < 1.0 and rain.pieces > 0
    return largest, rainy


@pytest.mark.parametrize("name", ["reduced_motion", "speed"])
def test_joy_is_seen_unless_nothing_shall_move(at_table, name):
    best = {"deal": "bAD9C......-2C-QS"}
    pilot = at_table(**best)
    pilot.key("d")
    largest, rainy = jumps(pilot)
    assert largest > 0.1
    assert 100 < rainy < 200
    pilot = at_table(**best)
    setattr(pilot.app.services.settings, name, True if name == "reduced_motion" else "off")
    pilot.app.services.keep_settings()
    pilot.key("d")
    assert jumps(pilot) == (0.0, 0)


def test_the_greater_the_joy_the_more_it_rains():
    by_joy = sorted(Face, key=lambda face: face.joy)
    assert by_joy[-1] is Face.BEST
    rain = [rain_of(face) for face in by_joy if face is not Face.HOLED]
    assert rain == sorted(rain)
    assert rain_of(Face.BEST) > 2 * rain_of(Face.ALBATROSS)
    assert not any(rain_of(face) for face in (Face.WATER, Face.BOGEY, Face.CLOSE, Face.PAR))


@pytest.mark.parametrize("press", ["key", "click", "tap"])
def test_a_press_is_answered_while_it_rains(at_table, press):
    pilot = at_table(deal="bAD9C......-2C-QS")
    pilot.key("d")
    while pilot.scene_name != "HoleSummaryScene":
        pilot.frames()
    pilot.frames(40)
    assert pilot.scene.is_moving
    place = pilot.button("next")
    match press:
        case "key":
            pilot.post(pilot.key_event("return"))
        case "click":
            pilot.click(place)
        case "tap":
            pilot.tap(place)
    assert pilot.scene_name != "HoleSummaryScene"


def test_a_press_during_the_words_over_a_clear_table_shows_the_summary(at_table):
    pilot = at_table(deal="bAD......-2C-3C")
    pilot.key("1")
    while not pilot.scene.table.state().is_party:
        pilot.frames()
    pilot.frames(10)
    pilot.post(pilot.key_event("space"))
    assert pilot.scene_name == "HoleSummaryScene"
