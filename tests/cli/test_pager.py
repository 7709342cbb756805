"""A terminal's screen: what is too long for it waits for the player."""

from collections.abc import Iterator

from golf.cli.terminal.pager import Pager

MORE = "Enter: more; q: enough > "


class Terminal:
    """A pager on a terminal of 10 columns and 6 rows, with lines that are typed at its prompts."""

    def __init__(self, *typed: str) -> None:
        self.said: list[str] = []
        self._typed = list(typed)
        self.pager = Pager(self.said.append, self._ask, lambda: (10, 6))
        self.lines: Iterator[str] = self.pager.lines()

    def _ask(self, prompt: str) -> str | None:
        self.said.append(prompt)
        return self._typed.pop(0) if self._typed else None

    def answer(self, *lines: str) -> list[str]:
        """Return what is said until the next line is wanted, to its answer of some lines."""
        for line in lines:
            self.pager.show(line)
        said = self.said.copy()
        self.said.clear()
        return said


def test_what_fits_is_said_at_once() -> None:
    terminal = Terminal("f")
    assert next(terminal.lines) == "f"
    assert terminal.answer(*"abcde") == ["> ", *"abcde"]


def test_what_does_not_fit_waits_for_enter() -> None:
    terminal = Terminal("\n", "\n", "f")
    assert terminal.answer(*"abcdefghijkl") == [*"abcde", MORE, *"fghij", MORE, *"kl"]
    assert next(terminal.lines) == "f"


def test_lines_that_are_wrapped_take_their_rows_and_colours_none() -> None:
    terminal = Terminal("\n")
    wide, red = "x" * 21, "\x1b[31m" + "y" * 10 + "\x1b[0m"
    assert terminal.answer(wide, red, "", "two\nrows") == [wide, red, "", MORE, "two\nrows"]


def test_q_leaves_the_rest_out_and_ends_no_game() -> None:
    terminal = Terminal("q\n", "f")
    assert terminal.answer(*"abcdefghijkl") == [*"abcde", MORE]
    assert next(terminal.lines) == "f"
    assert terminal.answer(*"ab") == ["> ", *"ab"]


def test_a_command_leaves_the_rest_out_and_comes_next() -> None:
    terminal = Terminal("ff\n", "1")
    assert terminal.answer(*"abcdefg") == [*"abcde", MORE]
    assert next(terminal.lines) == "ff\n"
    assert next(terminal.lines) == "1"


def test_the_end_of_the_input_ends_the_answer_and_the_sitting() -> None:
    terminal = Terminal()
    assert terminal.answer(*"abcdefghijkl") == [*"abcde", MORE]
    assert list(terminal.lines) == []


def test_a_line_longer_than_the_screen_is_said_whole() -> None:
    terminal = Terminal("\n")
    assert terminal.answer("x" * 100, "y") == ["x" * 100, MORE, "y"]
