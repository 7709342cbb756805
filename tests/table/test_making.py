"""What a frame may make of new pictures."""

from golf.table.making import Making


def counted(made: list[int]) -> int:
    made.append(len(made))
    return len(made)


def test_without_a_limit_everything_is_made() -> None:
    making = Making()
    assert making.of(lambda: 7) == 7
    assert not making.is_short


def test_a_frame_without_time_makes_one_and_is_short_of_the_others() -> None:
    making, made = Making(), list[int]()
    with making.within(0.0):
        assert making.of(lambda: counted(made)) == 1
        assert making.of(lambda: counted(made)) is None
        assert making.is_short
    assert making.of(lambda: counted(made)) == 2, "outside nothing waits"


def test_what_a_picture_is_made_of_is_made_with_it() -> None:
    making = Making()
    with making.within(0.0):
        assert making.of(lambda: making.of(lambda: making.of(lambda: 3))) == 3


def test_each_next_frame_may_take_longer_until_nothing_is_missing() -> None:
    making, most, frames = Making(), 40, 0
    made: set[int] = set()
    while len(made) < most:
        frames += 1
        with making.within(1e-6):
            made |= {n for n in range(most) if n in made or making.of(lambda n=n: n) == n}
    assert frames < most
    with making.within(0.0):
        pass
    assert not making.is_short
