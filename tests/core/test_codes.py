import pytest

from golf.core.board import board_text
from golf.core.codes import is_export, read_code, read_record
from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.rules import PRESETS

STRICT = PRESETS["strict"]


def test_a_record_keeps_its_own_rules():
    assert str(read_code(" classic/617:3F \n", STRICT)) == "classic/617:3F"


def test_a_deal_is_a_record_without_moves_under_the_rules_in_force():
    assert str(read_code("ms617", STRICT)) == "strict/617:"
    assert str(read_code("P5", STRICT)) == "strict/p5:"


def test_a_board_of_nine_lines_and_one_in_a_word_are_the_same():
    position = Deal.parse("1").position(STRICT)
    word = str(Deal.of(position))
    assert read_code(board_text(position), STRICT) == read_code(word, STRICT)


def test_the_code_behind_an_address_counts():
    for address in ("https://golf.example/#classic/617:3F", "x#classic%2F617%3a3F"):
        assert str(read_code(address, STRICT)) == "classic/617:3F"


def test_a_code_broken_into_lines_by_a_mail_is_joined():
    assert str(read_code("classic/617:\n 3F", STRICT)) == "classic/617:3F"


@pytest.mark.parametrize(
    "text",
    [
        "\u200bclassic/6\u00ad17:3F\ufeff",
        "\u2066classic/617:3F\u2069\u00a0",
        "ｃｌａｓｓｉｃ／６１７：３Ｆ",
        "“classic/617:3F”",
        "«classic/617:3F».",
        "`classic/617:3F`",
        "<https://golf.example/#classic/617:3F>",
        "[my hole](https://golf.example/#classic/617:3F)",
        "https://golf.example/#classic/617:3F.",
        "https://golf.example/?from=x#classic/617:3F&via=mail",
        "Golf, deal 617, Classic\n🟨\n21 strokes, 4 under par\nclassic/617:3F\n",
        "classic/٦١٧:٣F",
        "I got classic/617:3F",
        "～classic/617:3F｜",
        "‹classic/617:3F›…",
        "classic/617:3F。",
        "https://golf.example/#classic/617:3F/",
        "Beat this: https://golf.example/#classic/617:3F :-)\nSent from my phone",
    ],
)
def test_a_code_is_found_in_whatever_it_was_copied_with(text):
    assert str(read_code(text, STRICT)) == "classic/617:3F"
    assert str(read_record(text)) == "classic/617:3F"


def test_a_dash_that_a_program_made_prettier_is_a_dash():
    assert str(read_code("relaxed–wrap/1:F", STRICT)) == "relaxed-wrap/1:F"
    word = str(Deal.of(Deal.parse("1").position(STRICT)))
    assert read_code(word.replace("-", "–"), STRICT) == read_code(word, STRICT)


def test_a_number_or_a_board_may_be_quoted_too():
    assert str(read_code("(617)", STRICT)) == "strict/617:"
    lines = board_text(Deal.parse("1").position(STRICT))
    copied = "\u200b" + lines.replace(" ", "\u00a0").replace("\n", "\u200b\n")
    assert read_code(copied, STRICT) == read_code(lines, STRICT)


@pytest.mark.parametrize("text", ["", " ", "#", "nonsense", "-5", "9" * 50, "x" * 10_000, "a/b:c"])
def test_nonsense_is_one_clear_message(text):
    with pytest.raises(NotationError, match="expected"):
        read_code(text, STRICT)


def test_a_record_in_an_address_is_read_and_a_deal_is_none():
    assert str(read_record("https://golf.example/#strict/617:3F")) == "strict/617:3F"
    with pytest.raises(NotationError, match="expected"):
        read_record("617")


def test_an_export_is_told_from_a_code():
    assert is_export('\ufeff {"golf": "export"}')
    assert not is_export("classic/1:")
