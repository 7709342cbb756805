import pytest

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError
from golf.core.moves import FLIP, Move
from golf.core.rounds import Round, golf_word
from golf.core.rules import PRESETS, Rules

CLASSIC, PRACTICE = PRESETS["classic"], PRESETS["practice"]
CLEARS = Deal.parse("b5H......-4S-AD2D")  # cleared by column 1, two under nothing
ENDS = Deal.parse("b9H.9D.....-4S-")  # over before it begins, two cards left


def nine(rules: Rules = CLASSIC, pars: list[int] | None = None) -> Round:
    return Round(rules, [Deal.numbered(number) for number in range(1, 10)], pars)


@pytest.mark.parametrize(
    ("difference", "word"),
    [
        (-9, "albatross"),
        (-3, "albatross"),
        (-2, "eagle"),
        (-1, "birdie"),
        (0, "par"),
        (1, "bogey"),
        (2, "double_bogey"),
        (3, "over"),
        (30, "over"),
    ],
)
def test_golfs_words_go_by_the_difference_to_par(difference, word):
    for par in (-4, 0, 1, 5):
        assert golf_word(par + difference, par, is_cleared=False) == word
        assert golf_word(par + difference, par, is_cleared=True) == "holed_out"


def test_par_is_5_a_hole_without_wrap_and_1_with_wrap():
    assert (nine().par, nine().hole_par) == (45, 5)
    assert (nine(CLASSIC.with_wrap(True)).par, nine(CLASSIC.with_wrap(True)).hole_par) == (9, 1)
    assert Round(PRACTICE, [CLEARS]).par == 5


def test_a_course_has_its_own_pars():
    golf_round = nine(pars=[3, 4, 5, 3, 4, 5, 3, 4, -1])
    assert (golf_round.par, golf_round.hole_par) == (30, 3)
    golf_round.hole.give_up()
    golf_round.next_hole()
    assert golf_round.hole_par == 4


def test_a_round_goes_on_only_when_its_hole_is_over():
    golf_round = nine()
    with pytest.raises(IllegalMoveError, match="the hole is not over"):
        golf_round.next_hole()
    golf_round.hole.give_up()
    assert golf_round.next_hole() is golf_round.hole
    assert (golf_round.number, str(golf_round.hole.deal)) == (2, "2")


def test_a_round_ends_with_its_last_hole():
    golf_round = nine()
    for number in range(1, 10):
        assert golf_round.number == number
        assert golf_round.is_last_hole == (number == 9)
        assert not golf_round.is_over
        golf_round.hole.give_up()
        if number < 9:
            golf_round.next_hole()
    assert golf_round.is_over
    assert golf_round.strokes == golf_round.strokes_finished == 9 * 35
    with pytest.raises(IllegalMoveError, match="the round is over"):
        golf_round.next_hole()


def test_strokes_are_summed_over_the_holes_begun_and_over_those_finished():
    golf_round = Round(CLASSIC, [CLEARS, ENDS, Deal.numbered(1)], [4, -1, 7])
    golf_round.hole.play(Move.COLUMN_1)
    golf_round.next_hole()
    golf_round.next_hole()
    assert golf_round.strokes == -2 + 2 + 35
    assert golf_round.strokes_finished == 0
    assert golf_round.par_finished == 3
    assert len(golf_round.finished) == 2
    assert [golf_round.word(number) for number in (1, 2, 3)] == ["holed_out", "over", "over"]


def test_the_wrap_switch_of_a_round_is_open_until_the_first_move_of_hole_1():
    golf_round = nine()
    golf_round.set_wrap(True)
    assert (str(golf_round.rules), golf_round.par) == ("classic+wrap", 9)
    golf_round.hole.play(FLIP)
    assert not golf_round.can_switch_wrap
    with pytest.raises(IllegalMoveError, match="wrap can be switched only before"):
        golf_round.set_wrap(False)


def test_the_wrap_switch_stays_closed_before_the_first_move_of_hole_2():
    golf_round = nine(PRACTICE)
    golf_round.hole.give_up()
    golf_round.next_hole()
    assert not golf_round.can_switch_wrap
    assert str(golf_round.rules) == "practice"


def test_the_next_hole_is_played_by_the_switch_of_hole_1():
    golf_round = nine()
    golf_round.set_wrap(True)
    golf_round.hole.give_up()
    assert str(golf_round.next_hole().rules) == "classic+wrap"


def test_a_course_fixes_the_wrap_switch():
    golf_round = nine(pars=[5] * 9)
    with pytest.raises(IllegalMoveError, match="wrap can be switched only before"):
        golf_round.set_wrap(True)


def test_a_one_hole_game_can_be_restarted_with_the_same_cards_three_times():
    golf_round = Round(PRACTICE, [Deal.numbered(617)])
    start = golf_round.hole.start
    for _ in range(3):
        golf_round.hole.play(FLIP)
        golf_round.hole.give_up()
        golf_round.restart_hole()
        assert golf_round.hole.position == start
        assert (str(golf_round.hole.deal), golf_round.hole.moves) == ("617", [])
        assert not golf_round.hole.is_given_up


def test_a_restart_keeps_the_rules_that_were_switched():
    golf_round = Round(PRACTICE, [Deal.numbered(617)])
    golf_round.set_wrap(True)
    golf_round.hole.play(FLIP)
    assert str(golf_round.restart_hole().rules) == "practice+wrap"


def test_a_hole_of_a_round_is_never_restarted():
    with pytest.raises(IllegalMoveError, match="a hole of a round cannot be restarted"):
        nine().restart_hole()
    with pytest.raises(IllegalMoveError, match="a hole of a round cannot be restarted"):
        Round(CLASSIC, [CLEARS, ENDS]).restart_hole()


@pytest.mark.parametrize("count", [0, 10])
def test_a_round_has_one_to_nine_holes(count):
    with pytest.raises(ValueError, match=f"expected 1 to 9 deals, got {count}"):
        Round(CLASSIC, [CLEARS] * count)


def test_a_round_has_a_par_for_each_hole():
    with pytest.raises(ValueError, match="expected a par for each of 9 deals, got 8"):
        nine(pars=[5] * 8)
