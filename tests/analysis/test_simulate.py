"""Simulation: the same for any number of processes, with honest statistics."""

import json
from statistics import mean, stdev

import pytest

from golf.analysis.simulate import Simulation, simulate
from golf.core.deal import Deal
from golf.core.rules import PRESETS

CLASSIC, RELAXED = PRESETS["classic"], PRESETS["relaxed"]
DEALS = [Deal.numbered(number) for number in range(1, 41)]


def test_the_result_is_the_same_for_any_number_of_processes():
    alone = simulate("random", CLASSIC, DEALS)
    assert simulate("random", CLASSIC, DEALS, jobs=2) == alone
    assert simulate("random", CLASSIC, DEALS[7:8]).strokes == alone.strokes[7:8]


@pytest.mark.parametrize("trouble", [OSError(30, "Read-only file system"), ImportError("no sem")])
def test_where_processes_can_share_nothing_one_does_it_all(monkeypatch, trouble):
    def refuse(*_args, **_kwargs):
        raise trouble

    import multiprocessing.synchronize

    monkeypatch.setattr(multiprocessing.synchronize.Lock, "__init__", refuse)
    told = []
    alone = simulate("random", CLASSIC, DEALS)
    assert simulate("random", CLASSIC, DEALS, jobs=2, progress=told.append) == alone
    assert sum(told) == len(DEALS)


def test_luck_is_the_same_for_any_number_of_processes_and_adds_up():
    boards = ["b9C4H.9D.JS.5H.8D.2D.-6C-TS7H3C", "b3C.4D.5H....-2C-KC6C", "bAD......-2C-3C"]
    deals = [Deal.parse(board) for board in boards]
    alone = simulate("careful", CLASSIC, deals, with_luck=True)
    assert simulate("careful", CLASSIC, deals, jobs=2, with_luck=True) == alone
    assert [sum(parts) for parts in alone.parts] == list(alone.strokes)
    means = [mean for mean, _ in alone.luck.values()]
    assert list(alone.luck) == ["worth", "choices", "luck"]
    assert sum(means) == pytest.approx(alone.mean_strokes)
    assert simulate("careful", CLASSIC, deals).luck == {}


def test_progress_is_told_after_each_deal():
    told = []
    simulate("longest-run", CLASSIC, DEALS, progress=told.append)
    assert sum(told) == len(DEALS)


def test_figures_are_those_of_the_strokes():
    result = simulate("careful", RELAXED, DEALS)
    assert result.deals == len(DEALS)
    assert result.mean_strokes == pytest.approx(mean(result.strokes))
    assert result.stderr == pytest.approx(stdev(result.strokes) / len(DEALS) ** 0.5)
    assert result.cleared == sum(strokes <= 0 for strokes in result.strokes)
    low, high = result.cleared_95
    assert 0 <= low < result.cleared / result.deals < high <= 1


def test_the_summary_is_what_the_command_line_promises():
    summary = Simulation(CLASSIC, "fair", (-2, 5, 5, 0)).summary(seconds=2.0)
    assert json.loads(json.dumps(summary)) == {
        "rules": "classic",
        "bot": "fair",
        "deals": 4,
        "cleared": 2,
        "cleared_share": 0.5,
        "cleared_95": [0.150039, 0.849961],
        "mean_strokes": 2.0,
        "stderr": 1.779513,
        "mean_score": 33.0,
        "score_stderr": 1.779513,
        "histogram": {"-2": 1, "0": 1, "5": 2},
        "deals_per_second": 2.0,
    }
    assert Simulation(CLASSIC, "fair", (7,)).summary(seconds=0)["deals_per_second"] is None


def test_the_mean_score_counts_no_stock_where_cards_count_and_is_not_told_for_strokes():
    cards = Simulation(RELAXED, "fair", (-2, 5, 5, 0)).summary(seconds=1)
    assert (cards["mean_strokes"], cards["mean_score"], cards["score_stderr"]) == (2, 2.5, 1.443376)
    strokes = Simulation(PRESETS["strict"], "fair", (-2, 5)).summary(seconds=1)
    assert not {"mean_score", "score_stderr"} & set(strokes)


def test_an_interval_stays_between_nothing_and_everything():
    assert Simulation(CLASSIC, "random", (9,) * 20).cleared_95[0] == 0.0
    assert Simulation(CLASSIC, "exact", (-9,) * 20).cleared_95[1] == 1.0
    assert Simulation(CLASSIC, "exact", (-9,)).stderr == 0.0


def test_unknown_bots_and_empty_tasks_are_refused():
    with pytest.raises(ValueError, match="expected a bot"):
        simulate("psychic", CLASSIC, DEALS)
    with pytest.raises(ValueError, match="expected deals and jobs, got 0 and 1"):
        simulate("random", CLASSIC, [])
    with pytest.raises(ValueError, match="got 40 and 0"):
        simulate("random", CLASSIC, DEALS, jobs=0)
