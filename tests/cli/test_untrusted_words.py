"""Whatever words are given: a result, or one line each of what is wrong."""

import contextlib
import io
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cli.program import main
from tests.cli.conftest import Input

words = st.text(st.characters(codec="utf-8"), max_size=30) | st.text(
    "0123456789-pmsbX:/FfxACDHSKQJT.+", max_size=40
)


@pytest.mark.parametrize("command", ["deal", "replay", "rules", "courses", "stats", "frob"])
@given(st.lists(words, max_size=4), st.binary(max_size=200), st.booleans())
def test_any_words_end_with_an_exit_code_and_no_traceback(
    command: str, given_words: list[str], given_input: bytes, is_json: bool
) -> None:
    # What names a place to read or write would touch the tests' own files.
    chosen = [word for word in given_words if not word.startswith("-")]
    line = [command, *chosen, *(["--json"] if is_json else [])]
    out, err = io.StringIO(), io.StringIO()
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.redirect_stdout(out))
        stack.enter_context(contextlib.redirect_stderr(err))
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr("sys.stdin", Input(given_input))
        patch.setenv("XDG_DATA_HOME", os.devnull)
        try:
            status = main(line)
        except SystemExit as end:
            status = int(end.code or 0)
    assert status in (0, 1, 2)
    assert (status == 2) == bool(err.getvalue()) or command == "stats"
    assert err.getvalue().count("\n") <= max(1, len(chosen))
