import pygame

from golf.ui.pictures import Pictures


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
    pictures.make_room((200, 100))
    assert pictures.most == least + 2 * 4 * 100 * 100
