"""A short run of random events; the long one is `python -m tests.bench.fuzz_app`."""

from tests.bench.fuzz_app import run


def test_two_thousand_random_events_raise_nothing_and_lose_no_card(tmp_path):
    fuzzer = run(2_000, 7, tmp_path)
    fuzzer.pilot.app.close()
    assert len(fuzzer.scenes) > 5
