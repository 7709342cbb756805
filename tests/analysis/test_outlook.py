"""What to expect of random deals, by the rules."""

from itertools import product

import pytest

from golf.analysis.outlook import outlook
from golf.analysis.solver import solve
from golf.core.deal import Deal
from golf.core.rules import PRESETS, Rules


@pytest.mark.parametrize("letters", ["".join(each) for each in product("de", "nw", "na", "sa")])
def test_each_freedom_lets_more_be_cleared(letters: str) -> None:
    found = outlook(Rules.parse(letters + "ps"))
    assert -10 < found.best < 10
    for place, freer in enumerate("ewaa"):
        free = outlook(Rules.parse(letters[:place] + freer + letters[place + 1 :] + "ps"))
        assert free.clearable >= found.clearable
        assert free.best <= found.best


@pytest.mark.sweep
@pytest.mark.parametrize("name", PRESETS)
def test_a_sample_of_deals_bears_the_outlook_out(name: str) -> None:
    rules = PRESETS[name]
    bests = [solve(Deal.numbered(number).position(rules)) for number in range(1, 101)]
    cleared = sum(best.is_winnable for best in bests)
    assert abs(cleared - outlook(rules).clearable) < 15
    assert abs(sum(best.best_strokes for best in bests) / 100 - outlook(rules).best) < 1.5
