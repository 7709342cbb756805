"""A short run of random events; the long one is `python -m tests.bench.fuzz_app`."""

import pytest

from tests.bench.fuzz_app import run


@pytest.mark.parametrize("count", [200, pytest.param(2_000, marks=pytest.mark.sweep)])
def test_random_events_raise_nothing_and_lose_no_card(count, tmp_path):
    fuzzer = run(count, 7, tmp_path)
    fuzzer.pilot.app.close()
    assert len(fuzzer.scenes) > 5
