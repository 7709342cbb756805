import pytest

from golf.values import Value


class Point(Value):
    x: int
    y: int = 2


class Named(Point, kw_only=True):
    name: str = ""


def test_fields_are_given_in_their_order_by_name_or_not_at_all() -> None:
    assert (Point(1).x, Point(1).y) == (1, 2)
    assert Point(1, 5) == Point(y=5, x=1)
    assert Named(1, name="tee").name == "tee"
    match Point(3, 4):
        case Point(x, y):
            assert (x, y) == (3, 4)


@pytest.mark.parametrize(
    "make",
    [
        Point,
        lambda: Point(1, 2, 3),
        lambda: Point(1, x=2),
        lambda: Point(1, z=2),
        lambda: Named(1, 2, "tee"),
    ],
)
def test_too_few_too_many_and_unknown_fields_are_refused(make) -> None:
    with pytest.raises(TypeError, match="expected the fields of"):
        make()


def test_values_are_equal_by_class_and_fields_and_never_change() -> None:
    assert Point(1) == Point(1, 2) != Point(2)
    assert len({Point(1), Point(1, 2), Named(1)}) == 2
    assert Point(1) != Named(1)
    assert Point(1).changed(y=7) == Point(1, 7)
    assert repr(Point(1)) == "Point(x=1, y=2)"
    with pytest.raises(TypeError, match="Point, got another: a, z"):
        Point(1).changed(z=1, a=2)
    with pytest.raises(AttributeError):
        Point(1).x = 2
    with pytest.raises(AttributeError):
        del Point(1).x
