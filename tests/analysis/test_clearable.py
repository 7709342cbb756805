import random

import pytest

from golf.analysis.clearable import ClearableDraw
from golf.analysis.solver import solve
from golf.background import Background
from golf.core.deal import Deal
from golf.core.rules import PRESETS


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("wrap", [False, True])
def test_every_deal_drawn_has_a_line_under_the_rules_in_force(name, wrap):
    rules = PRESETS[name].with_wrap(wrap)
    rng = random.Random(3)
    draw = ClearableDraw(lambda: Deal.random(rng), rules, 2)
    work = Background(draw.drawing())
    while not work.is_done:
        work.run_slice()
    assert len(set(work.result)) == 2
    for deal in work.result:
        assert solve(deal.position(rules)).is_winnable


def test_a_deal_drawn_twice_counts_once():
    deals = iter([Deal.numbered(2), Deal.numbered(2), Deal.numbered(4)])
    work = Background(ClearableDraw(lambda: next(deals), PRESETS["classic"], 2).drawing())
    while not work.is_done:
        work.run_slice()
    assert [str(deal) for deal in work.result] == ["2", "4"]
