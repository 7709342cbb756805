import pytest

from golf.core.errors import NotationError
from golf.core.record import Record
from golf.core.result import deals_of, hole_count, hole_results, rules_of
from golf.core.rules import PRESETS


@pytest.mark.parametrize(
    "record",
    ["classic/617:1FF", "relaxed/617:FX", "strict/1:X", "classic/bAD......-2C-3C:1", "fast/617:1F"],
)
def test_a_record_is_counted_as_it_is_replayed(record: str) -> None:
    (result,) = hole_results(record)
    hole = Record.parse(record).replay().hole
    assert result.strokes == hole.position.strokes
    assert (result.cards_left, result.stock_left) == (hole.cards_left, len(hole.position.stock))
    assert result.is_cleared == hole.is_cleared
    assert result.is_given_up == hole.is_given_up


def test_a_hole_given_up_counts_its_stock_as_moves() -> None:
    assert hole_results("classic/617:FX")[0].move_count == 1 + 15
    assert hole_results("classic/617:F")[0].move_count == 1


def test_the_longest_run_lies_between_two_flips() -> None:
    assert hole_results("classic/617:12F345F6")[0].longest_run == 3


def test_the_parts_of_a_record_are_told_without_replaying_it() -> None:
    record = "strict+wrap/1:X/p5:F/bAD......-2C-3C:"
    assert rules_of(record) == PRESETS["strict"].with_wrap(True)
    assert hole_count(record) == 3
    assert deals_of(record) == ["1", "p5", "bAD......-2C-3C"]
    assert hole_count("whist") == 0


@pytest.mark.parametrize("record", ["", "classic", "whist/1:", "classic/1:" + "F" * 17])
def test_what_is_no_record_is_not_counted(record: str) -> None:
    with pytest.raises(NotationError):
        hole_results(record)
