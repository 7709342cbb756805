import pytest

from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.moves import FLIP, Move
from golf.core.record import IllegalRecordError, Record
from golf.core.rounds import Round
from golf.core.rules import PRESETS

ENDS = "b9H.9D.....-4S-"  # over before it begins


def test_a_hole_in_progress_is_written_with_the_moves_that_stand():
    golf_round = Round(PRESETS["classic"], [Deal.numbered(202611290)])
    assert str(Record.of(golf_round)) == "classic/202611290:"
    golf_round.hole.play(FLIP)
    assert str(Record.of(golf_round)) == "classic/202611290:F"


def test_what_was_undone_is_not_in_a_record():
    golf_round = Round(PRESETS["practice"], [Deal.numbered(2)])
    golf_round.hole.play(Move.COLUMN_3)
    golf_round.hole.play(FLIP)
    golf_round.hole.undo()
    assert str(Record.of(golf_round)) == "practice/2:3"


def test_a_round_is_written_up_to_the_hole_in_play():
    golf_round = Round(PRESETS["strict"], [Deal.numbered(number) for number in range(1, 10)])
    golf_round.hole.play(FLIP)
    golf_round.hole.give_up()
    golf_round.next_hole()
    text = str(Record.of(golf_round))
    assert text == "strict/1:FX/2:"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" Classic+WRAP/ms1002:32ffX\n", "classic+wrap/1002:32FFX"),
        ("dnaapp/P1:f", "classic/p1:F"),
        (f"fast/{ENDS.upper()}:", f"fast/{ENDS}:"),
        (f"fast/{ENDS.lower()}:", f"fast/{ENDS}:"),
        ("fast/1:X/2:X/3:X/4:X/5:X/6:X/7:X/8:X/9:", "fast/1:X/2:X/3:X/4:X/5:X/6:X/7:X/8:X/9:"),
    ],
)
def test_a_record_is_read_liberally_and_written_in_one_way(text, written):
    assert str(Record.parse(text)) == written


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a record RULES/DEAL:MOVES, got ''"),
        ("classic", "expected a record RULES/DEAL:MOVES, got 'classic'"),
        ("x" * 5000, f"expected a record RULES/DEAL:MOVES, got '{'x' * 39}…'"),
        ("classic/", "hole 1: expected DEAL:MOVES, got ''"),
        ("classic/617", "hole 1: expected DEAL:MOVES, got '617'"),
        ("classic/1:F/", "hole 2: expected DEAL:MOVES, got ''"),
        ("classic/1:3F8", "hole 1: move 3: expected 1 to 7, F or X, got '8'"),
        ("classic/1:X/2:3 F", "hole 2: move 2: expected 1 to 7, F or X, got ' '"),
        ("classic/1:ﬀ", "hole 1: move 1: expected 1 to 7, F or X, got 'ﬀ'"),
        ("classic/1:1:1", "hole 1: move 2: expected 1 to 7, F or X, got ':'"),
        ("classic" + "/1:X" * 10, "expected at most 9 holes, got 10"),
    ],
)
def test_what_is_no_record_is_refused_with_what_was_expected(text, message):
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("golf/1:F", "expected rules"),
        ("/1:F", "expected rules"),
        ("classic/0:F", "hole 1: expected a deal"),
    ],
)
def test_wrong_rules_and_deals_are_refused_in_their_own_words(text, message):
    with pytest.raises(NotationError, match=f"^{message}"):
        Record.parse(text)


@pytest.mark.parametrize(
    ("text", "hole", "move", "why"),
    [
        ("classic/2:1", 1, 1, "6S does not fit on 2S"),
        ("classic/2:FXF", 1, 3, "the hole was given up"),
        ("classic/2:FXX", 1, 3, "the hole is over"),
        (f"classic/{ENDS}:X", 1, 1, "the hole is over"),
        (f"classic/{ENDS}:F", 1, 1, "the hole is over"),
        ("classic/2:3/1:", 1, 2, "the hole is not over"),
        ("classic/2:X/2:31", 2, 2, "6S does not fit on AC"),
        ("classic/2:" + "F" * 17, 1, 17, "the stock is empty"),
        ("strict/2:F", 1, 1, "the stock may be flipped only when no exposed card fits"),
    ],
)
def test_an_illegal_record_is_refused_with_its_hole_and_its_move(text, hole, move, why):
    with pytest.raises(IllegalRecordError) as caught:
        Record.parse(text).replay()
    assert (caught.value.hole, caught.value.move, caught.value.why) == (hole, move, why)
    assert str(caught.value) == f"move {move} of hole {hole}: {why}"


def test_a_record_continues_the_round_that_it_began():
    deals = [Deal.numbered(number) for number in range(1, 10)]
    golf_round = Record.parse("classic/1:X/2:3").replay(deals, [4] * 9)
    assert (golf_round.number, golf_round.par, golf_round.is_last_hole) == (2, 36, False)
    assert golf_round.deals == tuple(deals)


def test_a_record_of_other_deals_does_not_continue_a_round():
    with pytest.raises(ValueError, match="expected deals that begin with those of the record"):
        Record.parse("classic/1:X/2:3").replay([Deal.numbered(1), Deal.numbered(3)])
    with pytest.raises(ValueError, match="expected deals that begin with those of the record"):
        Record.parse("classic/1:X/2:3").replay([Deal.numbered(1)])
