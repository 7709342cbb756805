import pytest

from tests.bench.page_frames import LIMIT, SIZE, longest_frames


@pytest.mark.sweep
def test_no_frame_of_a_page_or_a_change_is_late(capsys: pytest.CaptureFixture[str]) -> None:
    found = longest_frames(SIZE)
    name, worst = max(found.items(), key=lambda each: each[1])
    with capsys.disabled():
        print(f"\nlongest frame: {worst * 1000:.0f} ms ({name}), limit {LIMIT * 1000:.0f} ms")
    assert worst < 10 * LIMIT
