"""Text from outside gives a value or one clear message, whatever it is."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf.core.course import Course
from golf.core.errors import CourseError, NotationError
from golf.core.record import IllegalRecordError, Record
from tests import strategies
from tests.parsers import PARSERS

LONGEST_MESSAGE = 300

_parts = st.sampled_from(
    [
        *("Talon:", "Foundations:", "TH", "10h", "b", "bAH.", "......", "--", "-", ":", "/", "ms"),
        *("p", "classic", "+wrap", "617", "X", "F", "1234567", "\n", "\r\n", " ", "\t", "9" * 50),
        *(
            "[[hole]]\n",
            'name = "x"\n',
            "par = 3\n",
            "=",
            "[",
            "{",
            '"',
            "\0",
            "٣",
            "ß",
            "ﬀ",
            "\ud800",
        ),
    ]
)
texts = (
    st.text(st.characters())
    | st.lists(_parts | st.text(max_size=3), max_size=40).map("".join)
    | st.binary().map(lambda data: data.decode("latin-1"))
    | st.binary().map(lambda data: data.decode("utf-8", "surrogateescape"))
)


def refusal(read: Callable[[str], object], text: str) -> str | None:
    """Return the message that refuses a text, held against what a message is; else None."""
    try:
        read(text)
    except (NotationError, CourseError) as error:
        message = str(error)
    else:
        return None
    assert "expected" in message
    assert message.isprintable()
    assert len(message) < LONGEST_MESSAGE
    return message


@pytest.mark.parametrize("parse", PARSERS.values(), ids=PARSERS)
@given(text=texts)
@example(text="")
@example(text="\ud800")
@example(text="\n" * 100)
def test_any_text_gives_a_value_or_one_clear_line(parse, text):
    refusal(parse, text)


@st.composite
def damaged(draw: st.DrawFn, whole: st.SearchStrategy[str]) -> str:
    """Draw a good text with one to three characters lost, doubled or replaced."""
    text = draw(whole)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        piece = draw(st.just("") | st.just(text[at : at + 1] * 2) | st.characters())
        text = text[:at] + piece + text[at + 1 :]
    return text


@given(damaged(strategies.rounds().map(lambda golf_round: str(Record.of(golf_round)))))
def test_a_damaged_record_replays_or_is_refused_at_a_move(text):
    if refusal(Record.parse, text) is None:
        record = Record.parse(text)
        assert Record.parse(str(record)) == record
        try:
            golf_round = record.replay()
        except IllegalRecordError as error:
            hole, move = error.hole, error.move
        else:
            assert str(Record.of(golf_round)) == str(record)
            return
        assert 1 <= hole <= len(record.holes)
        assert 1 <= move <= len(record.holes[hole - 1].letters) + 1


@given(damaged(strategies.courses.map(str)))
def test_a_damaged_course_is_read_or_refused_with_its_line(text):
    message = refusal(Course.parse, text)
    if message is None:
        assert Course.parse(str(Course.parse(text))) == Course.parse(text)
    else:
        assert message.startswith("line ")
