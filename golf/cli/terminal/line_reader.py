"""Lines typed at a terminal: each is read, and each action in it gives one line of text.

Nothing that is typed ends it but `q` and the end of the input.
"""

import time
from collections.abc import Callable, Iterable

from golf.cli.terminal.commands import carry_out
from golf.cli.terminal.game import TextGame
from golf.cli.terminal.lessons import read_lesson
from golf.cli.terminal.letters import act, is_answer, is_letter, tell_unknown
from golf.cli.terminal.typed import NO, letters_of
from golf.core.typed import plain
from golf.words import say

LONGEST_THOUGHT = 300.0
"""Seconds that one action may add to the clock, except in a speed round: a terminal cannot tell
thinking from having left."""

_MOST_LETTERS = 2_000
_LONGEST_CODE = 6_000


class LineReader:
    """Reads lines for a game; `clock` gives steady seconds."""

    def __init__(self, text_game: TextGame, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.text_game = text_game
        self.clock = clock
        self._last_time = clock()

    def read_all(self, lines: Iterable[str]) -> None:
        """Read lines to their end or to `q`."""
        text_game = self.text_game
        for line in lines:
            self.read(line)
            text_game.tell_problems()
            if text_game.is_done:
                return
            text_game.show_change()

    def read(self, line: str) -> None:
        """Carry out one line."""
        self._tick()
        text = plain(line.strip())
        if len(text) > (_LONGEST_CODE if text.startswith("/") else _MOST_LETTERS):
            self.text_game.pending = None
            self.text_game.write(say("That line is too long. Nothing of it was done."))
        elif text.startswith("/"):
            self.text_game.pending = None
            carry_out(self.text_game, text[1:])
        elif not text and self.text_game.pending is not None:
            act(self.text_game, NO)
        else:
            self._read_letters(*letters_of(text))

    def _read_letters(self, letters: str, unknown: str) -> None:
        """Carry letters out one by one; where one part of a line means nothing, none of it."""
        text_game = self.text_game
        answers = text_game.pending is not None and is_answer(letters[:1])
        if not unknown and text_game.lesson is not None and not answers:
            text_game.pending = None
            read_lesson(text_game, letters)
            return
        unknown = unknown or next((each for each in letters if not is_letter(each)), "")
        if unknown:
            text_game.pending = None
            tell_unknown(text_game, unknown)
            return
        for at, letter in enumerate(letters):
            if not act(text_game, letter):
                rest = letters[at + 1 :]
                if rest:
                    text_game.write(say("Not carried out: {rest}", rest=rest[:60]))
                return
            if text_game.is_done:
                return

    def _tick(self) -> None:
        """Let the game's clock run for what has passed since the last line."""
        moment, game = self.clock(), self.text_game.game
        passed = max(0.0, moment - self._last_time)
        self._last_time = moment
        if game is not None:
            game.add_seconds(passed if game.is_speed else min(passed, LONGEST_THOUGHT))
