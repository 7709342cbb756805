import pygame

from golf.ui.pictures import Pictures, SharedPicture


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), depth=32)


def test_a_picture_is_made_once_and_kept_by_what_it_is_made_of() -> None:
    made = []
    pictures = Pictures(10_000)
    for side in (4, 4, 5, 4):
        pictures.kept(("square", side), lambda side=side: made.append(side) or square(side))
    assert made == [4, 5]
    assert set(pictures.of("square")) == {(4,), (5,)}


def test_what_was_used_longest_ago_goes_first_and_the_newest_always_stays() -> None:
    pictures = Pictures(3 * 4 * 100)
    for name in "abc":
        pictures.kept((name,), lambda: square(10))
    pictures.kept(("a",), lambda: square(10))
    pictures.kept(("d",), lambda: square(10))
    assert [name for name in "abcd" if pictures.of(name)] == ["a", "c", "d"]
    pictures.kept(("large",), lambda: square(100))
    assert pictures.bytes == 4 * 100 * 100
    assert not pictures.of("a")
    pictures.clear()
    assert (pictures.bytes, pictures.of("large")) == (0, {})


def test_a_larger_window_may_keep_larger_pictures() -> None:
    pictures = Pictures(0)
    pictures.make_room((100, 100))
    least = pictures.most
    pictures.make_room((1280, 720))
    assert least < pictures.most < 12_000_000, "a browser never gets memory back"
    pictures.make_room((3840, 2160))
    assert pictures.most == 24_000_000


class Owner:
    """Somebody who paints on a picture."""


def test_owner_after_owner_paints_on_one_picture_and_learns_of_the_others() -> None:
    shared, one, other = SharedPicture(), Owner(), Owner()
    picture, is_own = shared.of(one, (20, 10))
    assert (picture.get_size(), is_own) == ((20, 10), False)
    assert shared.of(one, (20, 10)) == (picture, True)
    assert shared.of(other, (20, 10)) == (picture, False)
    assert shared.of(one, (20, 10)) == (picture, False)
    larger, is_own = shared.of(one, (30, 10))
    assert (larger.get_size(), is_own) == ((30, 10), False)


def test_a_picture_outlives_its_owner() -> None:
    shared = SharedPicture()
    picture, _ = shared.of(Owner(), (20, 10))
    assert shared.of(Owner(), (20, 10)) == (picture, False)
