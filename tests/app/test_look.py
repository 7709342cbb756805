import pygame
import pytest

from golf.core.cards import DECK
from golf.saves.settings import Settings
from golf.table.backdrop import backdrop
from golf.table.faces import Faces
from golf.table.growing_faces import deck_faces
from golf.ui.look import Look
from tests.app.pilot import Pilot

SPADE = DECK[3]


def made(size: tuple[int, int]) -> Faces:
    faces = Faces(size)
    faces.render_slice(60.0)
    return faces


def grown(old: Faces, size: tuple[int, int]) -> Faces:
    return deck_faces(size, "standard", "dimples", False, old)


def test_a_deck_of_another_size_starts_with_the_old_one_scaled() -> None:
    old = made((50, 70))
    new = grown(old, (60, 84))
    assert new.face(SPADE).get_size() == made((60, 84)).face(SPADE).get_size()
    assert not new.pictures.keys() - old.pictures.keys()


def test_new_pictures_take_the_place_of_scaled_ones_those_in_sight_first() -> None:
    new = grown(made((50, 70)), (60, 84))
    scaled = new.face(SPADE)
    assert new.is_makeshift
    while new.is_makeshift:
        assert not new.render_slice(0.0005)
    new.face(DECK[-1])
    assert new.is_makeshift, "what nobody has seen is still an old one"
    fresh = made((60, 84)).face(SPADE)
    assert pygame.image.tobytes(new.face(SPADE), "RGBA") == pygame.image.tobytes(fresh, "RGBA")
    assert scaled is not new.face(SPADE)


def test_old_pictures_of_nearly_the_size_serve_as_they_are_until_sharp_ones_are_made() -> None:
    old = made((200, 280))
    new = grown(old, (202, 283))
    assert new.face(SPADE) is old.face(SPADE)
    assert new.is_makeshift
    new.render_slice(60.0)
    assert not new.is_makeshift
    assert new.face(SPADE) is not old.face(SPADE)


def test_as_soon_as_all_in_sight_are_sharp_they_are_shown() -> None:
    new = grown(made((50, 70)), (60, 84))
    new.face(SPADE)
    assert not new.render_slice(60.0), "the others can wait"
    assert not new.is_makeshift
    assert new.render_slice(60.0)


def test_cards_that_are_painted_as_quickly_as_decoded_are_new_at_once() -> None:
    old, five = made((50, 70)), DECK[17]
    pygame.display.set_mode((64, 64)).blit(old.face(five), (0, 0))
    new = grown(old, (60, 84))
    fresh = made((60, 84)).face(five)
    assert pygame.image.tobytes(new.face(five), "RGBA") == pygame.image.tobytes(fresh, "RGBA")
    assert not new.is_makeshift


def test_new_faces_are_encoded_only_once_all_are_made() -> None:
    new = grown(made((50, 70)), (60, 84))
    new.face(SPADE)
    while not new.render_slice(60.0):
        assert not new.face(SPADE).get_flags() & pygame.RLEACCELOK
    assert not new.pack_slice(0.0)
    screen = pygame.display.set_mode((64, 64))
    before = pygame.image.tobytes(screen, "RGB")
    assert new.pack_slice(60.0)
    assert pygame.image.tobytes(screen, "RGB") == before
    assert all(new.face(card).get_flags() & pygame.RLEACCELOK for card in DECK)


def test_what_is_not_yet_encoded_is_with_another_back() -> None:
    new = grown(made((50, 70)), (60, 84))
    new.face(SPADE)
    new.render_slice(60.0)
    other = deck_faces((60, 84), "standard", "links", False, new)
    assert other.face(SPADE).get_flags() & pygame.RLEACCELOK


def test_the_table_of_a_window_that_grows_a_little_takes_the_room_of_the_old_one() -> None:
    settings = Settings()
    last = Look((640, 360), settings)
    room = last.backdrop().get_parent()
    for size in ((632, 350), (640, 384), (620, 360)):
        look = Look(size, settings)
        look.take_over(last)
        assert look.backdrop().get_parent() is room
        fresh = backdrop(size)
        assert look.backdrop().get_size() == size
        assert pygame.image.tobytes(look.backdrop(), "RGB") == pygame.image.tobytes(fresh, "RGB")
        last = look
    large = Look((900, 500), settings)
    large.take_over(last)
    assert large.backdrop().get_parent() is not room


def test_a_second_look_beside_the_first_leaves_its_table_alone() -> None:
    first = Look((640, 360), Settings())
    before = pygame.image.tobytes(first.backdrop(), "RGB")
    Look((630, 350), Settings(), before=first).backdrop(9)
    assert pygame.image.tobytes(first.backdrop(), "RGB") == before


def test_scaled_pictures_are_never_scaled_again() -> None:
    old = made((50, 70))
    between = grown(old, (60, 84))
    between.face(SPADE)
    last = grown(between, (70, 98))
    assert last.pictures[str(SPADE)] is old.face(SPADE)


def test_a_stock_keeps_its_thickness_when_it_is_scaled() -> None:
    old = Faces((50, 70))
    old.stock(30)
    new = grown(old, (100, 140))
    assert abs(new.stock(30).get_height() - Faces((100, 140)).stock(30).get_height()) <= 6


@pytest.mark.parametrize("choice", [("large", "dimples", True), ("large", "flag", False)])
def test_the_old_deck_serves_until_another_is_made(choice: tuple[str, str, bool]) -> None:
    old = made((50, 70))
    new = deck_faces((50, 70), *choice, old)
    assert new.face(SPADE) is old.face(SPADE)
    assert new.back() is old.back()
    new.render_slice(60.0)
    deck, back, is_mirrored = choice
    fresh = Faces((50, 70), deck, back, is_mirrored=is_mirrored)
    for now, wanted in ((new.face(SPADE), fresh.face(SPADE)), (new.back(), fresh.back())):
        assert pygame.image.tobytes(now, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_another_back_alone_is_there_at_once_and_the_faces_stay() -> None:
    old = made((50, 70))
    old.stock(9)
    new = deck_faces((50, 70), "standard", "links", False, old)
    assert new.face(SPADE) is old.face(SPADE)
    assert not new.is_makeshift
    for picture, wanted in (
        (new.back(), Faces((50, 70), "standard", "links").back()),
        (new.stock(9), Faces((50, 70), "standard", "links").stock(9)),
    ):
        assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_a_deck_of_the_same_size_stays() -> None:
    old = Faces((50, 70))
    assert deck_faces((50, 70), "standard", "dimples", False, old) is old


def settle(pilot: Pilot) -> None:
    for _ in range(2000):
        pilot.frames()
        if pilot.app.is_settled and not pilot.app.is_moving:
            return
    raise AssertionError("still not settled")


def test_a_resized_window_shows_the_same_as_a_new_one(pilot: Pilot) -> None:
    pilot.click_button("hole")
    pilot.rest()
    pilot.resize((800, 450))
    settle(pilot)
    pilot.resize((1280, 720))
    settle(pilot)
    # Once they are encoded, pictures come out a level lighter or darker.
    pilot.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    pilot.frames()
    resized = pygame.image.tobytes(pilot.app.screen, "RGB")
    pilot.app.services.look = Look((1280, 720), pilot.app.services.settings)
    pilot.app.stack.resize()
    settle(pilot)
    assert pygame.image.tobytes(pilot.app.screen, "RGB") == resized


def test_a_page_that_opens_has_its_first_frame_to_itself(pilot: Pilot) -> None:
    pilot.click_button("hole")
    pilot.rest()
    pilot.app.services.settings.speed = "off"
    pilot.resize((800, 450))
    before = pilot.app.services.look.faces.pictures
    pilot.app.frame([pilot.key_event("escape")], 1 / 60)
    assert pilot.scene_name == "PauseScene"
    assert pilot.app.services.look.faces.pictures == before
    pilot.frames()
    assert pilot.app.services.look.faces.pictures != before


def test_settings_that_change_no_picture_keep_them_all(pilot: Pilot) -> None:
    settle(pilot)
    faces = pilot.app.services.look.faces
    pilot.app.services.settings.speed = "fast"
    pilot.app.services.keep_settings()
    assert pilot.app.services.look.faces is faces


def test_words_too_long_for_their_place_end_in_dots(pilot: Pilot) -> None:
    look = pilot.app.services.look
    assert look.fitted("Strokes so far", "body", 18, (0, 0, 0), 60).get_width() <= 60


def test_no_short_word_stands_alone_in_a_last_line(pilot: Pilot) -> None:
    look = pilot.app.services.look
    words = "Ace and King do not match: there is no way round the corner."
    font = look.font("body", look.text_px(15))
    width = font.size(words)[0] - 1
    lines = look.lines(words, "body", 15, width)
    assert len(lines) == 2
    assert " " in lines[-1]
    assert " ".join(lines) == words
    # It takes no more lines for that, and a long word may stand alone.
    assert look.lines("one two", "body", 15, font.size("one tw")[0]) == ["one", "two"]
    long = "a very long one at last: Unterwasserwelt"
    width = font.size("a very long one at last:")[0]
    assert look.lines(long, "body", 15, width)[-1] == "Unterwasserwelt"
