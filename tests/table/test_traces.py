"""Boxes of what has changed on a table."""

from hypothesis import given
from hypothesis import strategies as st

from golf.geometry import Rect, merged

boxes = st.builds(
    Rect, st.integers(-9, 40), st.integers(-9, 40), st.integers(0, 15), st.integers(0, 15)
)


def pixels(box: Rect) -> set[tuple[int, int]]:
    return {(x, y) for x in range(box.x, box.right) for y in range(box.y, box.bottom)}


@given(st.lists(boxes, max_size=12))
def test_merged_boxes_cover_all_and_share_no_pixel(each):
    found = merged(each)
    covered = [pixel for box in found for pixel in pixels(box)]
    assert len(covered) == len(set(covered)), "none is painted twice"
    assert set(covered) >= {pixel for box in each for pixel in pixels(box)}
    assert all(box.w > 0 and box.h > 0 for box in found)


@given(st.lists(boxes, max_size=12))
def test_boxes_that_lie_apart_stay_as_they_are(each):
    apart: list[Rect] = []
    for box in each:
        if box.w and box.h and not any(box.overlaps(other) for other in apart):
            apart.append(box)
    assert sorted(merged(apart)) == sorted(apart)
