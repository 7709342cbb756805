"""Words in the largest size that fits."""

from collections.abc import Iterator

import pygame
import pytest

from golf.table.making import MAKING
from golf.theme import FONTS
from golf.ui import lines

WORDS = ("Hole 3 of 9", "Weiter", "Recommencer la donne", "8", "How often each hole was cleared")


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    lines.font.cache_clear()


@pytest.mark.parametrize("words", WORDS)
def test_the_largest_size_is_found_without_trying_all_of_them(words: str) -> None:
    file, least, most = FONTS["bold"], 11, 60

    def width_at(px: int) -> int:
        return lines.font(file, px).size(words)[0]

    def noted(px: int) -> int:
        asked.append(px)
        return width_at(px)

    asked: list[int] = []
    for room in range(0, width_at(most) + 20, 7):
        asked.clear()
        fitting = [px for px in range(least, most + 1) if width_at(px) <= room]
        assert lines.largest(most, least, room, noted) == max(fitting, default=least)
        assert len(asked) < 10, "each is a font to be opened"


def test_words_are_left_as_they_are_in_a_frame_that_has_no_time_to_fit_them() -> None:
    words = "A sentence that nobody has written yet"
    with MAKING.within(0.0):
        MAKING.of(lambda: 1)
        assert lines.fit(words, FONTS["bold"], 40, 11, 90) == (words, 40)
        assert lines.block(words, FONTS["bold"], 40, 11, 90, 80) == ([words], 40)
        assert MAKING.is_short
    fitting, px = lines.fit(words, FONTS["bold"], 40, 11, 90)
    assert px == 11
    assert fitting.endswith("…")
    assert len(lines.block(words, FONTS["bold"], 40, 11, 90, 80)[0]) > 1
    with MAKING.within(0.0):
        assert lines.fit(words, FONTS["bold"], 40, 11, 90) == (fitting, px), "known by now"


def test_words_with_too_little_room_have_all_lines_that_fit_and_dots_in_the_last():
    words = "Nine deals, the same for everybody today, and the first attempt is the one that counts"
    (first, last), px = lines.block(words, FONTS["bold"], 20, 11, 150, 30)
    assert px == 11
    assert words.startswith(first)
    assert last.endswith("…")
    assert all(lines.font(FONTS["bold"], px).size(each)[0] <= 150 for each in (first, last))
    assert len(lines.block(words, FONTS["bold"], 20, 11, 150, 15)[0]) == 1


def test_shortened_words_end_after_a_whole_one_and_a_lone_word_after_a_letter():
    file, px = FONTS["bold"], 20
    words = "Look down the line, before you play the first card."
    letters = lines.font(file, px)
    seen = set()
    for room in range(20, letters.size(words)[0] + 1):
        short = lines.shortened(words, file, px, room)
        kept = short.removesuffix("…")
        assert words.startswith(kept)
        if " " in kept or kept == "Look":
            assert letters.size(short)[0] <= room
            assert not words[len(kept) :][:1].isalpha()
        seen.add(short)
    assert {words, "L…", "Look…", "Look down the line…"} <= seen


def test_words_begin_with_fewer_and_fewer_of_their_sentences_and_clauses():
    words = "The same for all today; the first attempt counts. See: it is quick."
    assert lines.beginnings(words) == [
        "The same for all today; the first attempt counts. See.",
        "The same for all today; the first attempt counts.",
        "The same for all today.",
    ]
    assert lines.beginnings("Neuf donnes\u00a0; un essai.") == ["Neuf donnes."]
    assert lines.beginnings("Two of 3.5 words.") == []
