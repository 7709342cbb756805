import pytest

from tests.bench.resizing import LIMIT, times


def test_a_resized_window_is_sharp_again_soon(capsys: pytest.CaptureFixture[str]) -> None:
    first, longest, whole = times((1920, 1080))
    with capsys.disabled():
        print(f"\nresized: first frame {first:.3f} s, longest {longest:.3f} s, sharp {whole:.3f} s")
    assert whole < 10 * LIMIT
