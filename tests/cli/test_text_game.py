"""The game in the terminal: every letter, every command, and that nothing ends it."""

import random
import re
from pathlib import Path
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf import course_files
from golf.cli.terminal.game import TextGame
from golf.cli.terminal.letters import is_letter
from golf.cli.terminal.line_reader import LONGEST_THOUGHT, LineReader
from golf.cli.terminal.typed import letters_of
from golf.controls import bindings
from golf.controls.intents import Command, Mode
from golf.controls.keyboard import key_intent
from golf.core.dailies import daily_deals
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.local_time import local_now
from golf.records.counts import counts_for_its_day
from golf.saves.file_names import HISTORY
from golf.saves.saved_games import game_json
from golf.saves.storage import Storage
from golf.session.lessons import REAL_DEAL
from golf.texts.help import TITLES
from golf.words import use_language
from tests.app.lines import best_letters
from tests.cli.test_analysis_commands import COURSE
from tests.store import DictStore

NOON = "2026-11-29T12:00:00+01:00"
TODAY = NOON[:10]


class Terminal:
    """A text game with its store, its clock, and what it has said."""

    def __init__(self, store: DictStore | None = None, **choices: object) -> None:
        self.store = store or DictStore()
        self.storage = Storage(self.store)
        self.storage.load_settings()
        self.storage.load_games()
        self.said: list[str] = []
        self.shown: list[str] = []
        self.seconds = 0.0
        self.now = NOON
        self.game = TextGame(
            self.storage, random.Random(1), self.said.append, self.shown.append,
            now=lambda: self.now, **choices,  # type: ignore[arg-type]
        )  # fmt: skip
        self.reader = LineReader(self.game, clock=lambda: self.seconds)

    def deal(self, code: str, rules: str = "classic") -> "Terminal":
        self.game.begin("hole", deal=Deal.parse(code), rules=Rules.parse(rules))
        self.said.clear()
        return self

    def type(self, *lines: str) -> list[str]:
        """Type lines and return what was said to them."""
        self.said.clear()
        self.shown.clear()
        self.reader.read_all(lines)
        return list(self.said)

    @property
    def record(self) -> str:
        return str(Record.of(self.game.playing.round))

    @property
    def filed(self) -> list[str]:
        return [line.record for line in Storage(self.store).history.lines]


BOARD = "b5DAD......-2C-3C"
FAR_ON = "1712FFF1F1F732F464"
"""Moves of deal 617 after which advice takes no time."""


def test_each_move_says_one_line() -> None:
    terminal = Terminal().deal("617")
    said = terminal.type("1fF", "3")
    assert len(said) == 4
    assert said[0].startswith("8 of spades played from column 1; ")
    assert " flipped; " in said[1]
    assert said[3].startswith("Not legal: 4 of diamonds in column 3.")
    assert terminal.record == "classic/617:1FF"


def test_digits_and_letters_of_other_keyboards_are_read() -> None:
    terminal = Terminal().deal("617")
    terminal.type("１ｆ", "٣")
    assert terminal.record == "classic/617:1F"
    assert terminal.said[-1].startswith("Not legal: ")


def test_what_follows_an_illegal_move_in_a_line_is_not_carried_out() -> None:
    terminal = Terminal().deal("617")
    said = terminal.type("1 3, F1")
    assert said[-1] == "Not carried out: F1"
    assert terminal.record == "classic/617:1"


def test_one_letter_flips_on_until_a_card_fits() -> None:
    terminal = Terminal().deal("bAD.9C.....-5C-6C7C8C9S")
    assert len(terminal.type("D")) == 3
    assert terminal.record.endswith(":FFF")
    assert terminal.type("D") == ["A card still fits: one flip at a time."]
    terminal.type("2", "D")
    assert terminal.game.playing.hole.is_over
    assert terminal.record.endswith(":FFF2F")
    assert terminal.type("D") == ["Not legal. The hole is over."]


@pytest.mark.parametrize("text", ["f", "F", "d", "space", "flip", "SPACE"])
def test_the_stock_is_turned_by_the_windows_keys_too(text: str) -> None:
    terminal = Terminal().deal("617")
    terminal.type(text)
    assert terminal.record == "classic/617:F"
    terminal.type("dd")
    assert terminal.record == "classic/617:FFF"


def test_a_card_that_fits_does_not_keep_d_from_flipping() -> None:
    terminal = Terminal().deal("617")
    terminal.type("1", "d")
    assert terminal.record == "classic/617:1F"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        *((key, "no pause") for key in ("p", "P", "pause", "esc", "Escape", "back")),
        *((key, "1 to 7 play") for key in ("enter", "tab", "left", "Down", "arrows")),
        *((key, "window") for key in ("full screen", "fullscreen")),
    ],
)
def test_a_key_that_does_something_in_the_window_alone_says_what_to_type(
    text: str, word: str
) -> None:
    terminal = Terminal().deal("617")
    (said,) = terminal.type(text)
    assert word in said
    assert terminal.record == "classic/617:"


def test_every_letter_of_the_window_means_something_here_too() -> None:
    keys = [key for key in ascii_lowercase if key_intent(ord(key), 0, 0, key, Mode.TABLE)]
    assert set("undrhw") < set(keys)
    for key in keys:
        assert is_letter(key), key
        assert is_letter(key.upper()), key


def test_undo_and_redo_by_move_and_by_run() -> None:
    terminal = Terminal().deal("617", "practice")
    terminal.type("1ff")
    assert terminal.type("u")[0].startswith("Taken back to ")
    assert terminal.record == "practice/617:1F"
    assert " flipped; " in terminal.type("r")[0]
    terminal.type("U")
    assert terminal.record == "practice/617:1F"
    terminal.type("R")
    assert terminal.record == "practice/617:1FF"


@pytest.mark.parametrize("letter", [*bindings.letters(), "x"])
def test_every_key_of_the_window_is_a_letter_here(letter: str) -> None:
    terminal = Terminal().deal("617", "practice")
    assert terminal.type(letter)[0] != f"{letter!r} is no command; ? tells them."


@pytest.mark.parametrize(
    ("letter", "why"),
    [
        *((each, "A flip is final.") for each in "uU"),
        *((each, "There is nothing to redo.") for each in "rR"),
        ("N", "A hole of a round is played once."),
        ("w", "Wrap can be switched only before the first move of a round."),
        *((each, "The hole is over.") for each in "vx"),
    ],
)
def test_what_is_not_possible_is_told_as_in_the_window(letter: str, why: str) -> None:
    terminal = Terminal()
    terminal.game.begin("round", rules=PRESETS["classic"])
    terminal.type("ff")
    terminal.game.playing.give_up(local_now)
    assert terminal.type(letter) == [why]


@pytest.mark.parametrize(
    "text",
    [
        "z",
        "é",
        "\x1b[A",
        "\ufffd",
        "8",
        "0",
        "{",
        "/",
        "/frob",
        "//",
        "fold",
        "foo",
        "1z",
        "find",
        "stuck",
        "Find 3",
        "what now",
        "f3 find",
        "give",
        "fqf",
    ],
)
def test_what_is_no_command_is_told(text: str) -> None:
    terminal = Terminal().deal("617")
    (said,) = terminal.type(text)
    assert "is no command" in said
    assert terminal.record == "classic/617:", "nothing of it is done"


@pytest.mark.parametrize("text", ["y", "Y", "no", "yes", "-"])
def test_an_answer_to_nothing_is_told(text: str) -> None:
    terminal = Terminal().deal("617")
    assert terminal.type(text) == ["Nothing was asked."]


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("play 1", "1"),
        ("Flip, flip; PLAY COLUMN 3.", "ff3"),
        ("flip on", "D"),
        ("space", "d"),
        ("undo run", "U"),
        ("uuu", "uuu"),
        ("ffu", "ffu"),
        ("verdict", "v"),
        ("restart", "N"),
        ("wrap", "w"),
        ("stock", "c"),
        ("counter", "c"),
        ("card", "s"),
        ("give up", "x"),
        ("3F15FFX", "3F15FFX"),
        ("no", "-"),
        ("si", "si"),
        ("sip", ""),
    ],
)
def test_words_and_rows_are_read(text: str, letters: str) -> None:
    found, unknown = letters_of(text)
    assert found == letters
    assert bool(unknown) == (not letters)


@pytest.mark.parametrize(
    ("language", "yes", "words"),
    [("de", "jJ", "ja nein hilfe"), ("fr", "oO", "oui non aide"), ("es", "sS", "sí si no ayuda")],
)
def test_a_question_takes_the_yes_of_the_language(language: str, yes: str, words: str) -> None:
    use_language(language)
    try:
        for letter in f"{yes}yY":
            terminal = Terminal().deal("617")
            question = terminal.type("f", "x")[-1]
            assert yes[0] in question
            terminal.type(letter)
            assert terminal.game.playing.hole.is_given_up
        for word in words.split():
            assert letters_of(word)[0]
    finally:
        use_language("en")


def test_a_no_leaves_everything_as_it_is() -> None:
    terminal = Terminal().deal("617")
    assert terminal.type("f", "x", "no")[-1] == "Left as it is."
    assert terminal.type("y") == ["Nothing was asked."]
    assert terminal.record == "classic/617:F"


def test_help_tells_every_letter() -> None:
    terminal = Terminal().deal("617")
    said = "\n".join(terminal.type("?"))
    for letter in (*bindings.letters(), *"tlicskxq"):
        assert f"{letter}: " in said
    assert all(len(line) < 80 for line in terminal.said)
    assert terminal.type("help") == said.split("\n")
    assert terminal.type("/help controls") == said.split("\n")


def test_a_key_that_changes_in_the_table_of_bindings_is_another_letter_here(monkeypatch) -> None:
    changed = [each.changed(keys=("J",)) if each.command is Command.HINT else each
               for each in bindings.BINDINGS]  # fmt: skip
    monkeypatch.setattr(bindings, "BINDINGS", changed)
    terminal = Terminal().deal("617")
    assert "j hint: what fits; j again: the fair advice." in terminal.type("?")
    assert " fit" in terminal.type("j")[0]
    assert terminal.type("hint")[0].startswith("Best: ")
    assert "is no command" in terminal.type("h")[0]


def test_the_first_hint_tells_what_fits_and_the_second_the_fair_advice() -> None:
    terminal = Terminal().deal("617")
    terminal.type(FAR_ON)
    first, second = terminal.type("h", "h")
    assert first.startswith("One card fits: column 4. In the stock: ")
    assert second.startswith(("Best: ", "Equally good: "))
    assert " in column 4" in second
    assert terminal.game.playing.hints == 1
    terminal.type("fh")
    assert terminal.game.playing.hints == 1
    terminal.type("h")
    assert terminal.storage.games["hole"].hints == 2
    assert "points expected" in terminal.type("h", "t", "h", "h")[-1]
    assert terminal.game.playing.hints == 2, "it is the same advice in the same position"


def test_a_hint_in_a_dead_position_does_not_count() -> None:
    terminal = Terminal().deal("b9D......-2C-")
    assert terminal.type("hh") == ["No moves are left.", "Not carried out: h"]
    assert terminal.game.playing.hints == 0


def test_the_verdict_is_exact_and_marks_the_hole() -> None:
    terminal = Terminal().deal(BOARD)
    assert "counts as assisted" in terminal.type("1v")[1]
    assert not terminal.storage.games["hole"].is_assisted
    assert terminal.type("y")[0].startswith("Best possible now: 34 points")
    assert terminal.storage.games["hole"].is_assisted


def test_the_verdict_is_told_after_every_move_where_the_settings_say_so_alone() -> None:
    terminal = Terminal().deal("617", "practice")
    assert len(terminal.type("1", "u")) == 2
    assert not terminal.storage.games["hole"].is_assisted
    terminal.storage.settings.verdict = True
    assert terminal.type("1", "y")[-1].startswith("Best possible now")
    terminal.type("u")
    said = terminal.type("1", "u")
    assert len(said) == 4
    assert "Best possible now" in said[1]
    assert "Best possible now" in said[3]


def test_a_verdict_that_was_on_all_the_time_says_first_what_it_does_and_can_be_declined() -> None:
    terminal = Terminal()
    terminal.storage.settings.verdict = True
    terminal.deal("617")
    assert terminal.game.pending is not None
    assert terminal.type("n")[0].startswith("Left as it is.") or terminal.said
    terminal.deal("5")
    terminal.type("f", "f")
    assert not terminal.storage.games["hole"].is_assisted
    assert not terminal.storage.settings.verdict, "a no turns it off"
    assert "counts as assisted" in terminal.type("v")[0]
    terminal.type("y")
    assert len(terminal.type("f")) == 1
    assert Storage(terminal.store).load_settings().shown_once


def test_through_a_pipe_the_verdict_says_what_it_does_and_is_told() -> None:
    terminal = Terminal(is_asking=False).deal("617")
    said = terminal.type("v", "v")
    assert "counts as assisted" in said[0]
    assert [words[:17] for words in said[1:]] == ["Best possible now"] * 2


def test_that_playing_on_from_a_code_is_assisted_is_said_once_and_can_be_declined() -> None:
    terminal = Terminal().deal("617")
    said = terminal.type("/open classic/5:F", "-")
    assert "counts as assisted" in said[0]
    assert said[0].endswith("y plays on.")
    assert terminal.game.playing.kind == "hole"
    terminal.type("/open classic/5:F", "y")
    assert terminal.record == "classic/5:F"
    terminal.type("x", "y", "n", "y", "/open classic/6:F")
    assert terminal.record == "classic/6:F"


def test_places_columns_counter_score_and_code() -> None:
    terminal = Terminal().deal(BOARD)
    assert terminal.type("i")[0].startswith("One hole, a board, waste 2 of clubs")
    assert terminal.type("l")[0] == "Column 1: Ace of diamonds; under it 5 of diamonds."
    assert terminal.type("c") == ["Still in the stock: 3 ×1."]
    assert terminal.type("k") == [f"classic/{BOARD}:"]
    assert terminal.type("s") == ["No hole is finished yet."]


def test_the_table_is_shown_when_asked_or_after_each_line() -> None:
    terminal = Terminal().deal(BOARD)
    terminal.type("t")
    table = list(terminal.shown)
    assert table == [
        "   1      2      3      4      5      6      7",
        "  5♦",
        "  A♦",
        "Stock: 1   Waste: 2♣   33 points",
    ]
    assert terminal.type("/table", "i", "")[0] == "The table is shown after each move."
    assert terminal.shown == table, "once is enough"
    terminal.type("t", "table")
    assert terminal.shown == table * 2
    terminal.type("1", "7", "h")
    assert terminal.shown[-1] == "Stock: 1   Waste: A♦   34 points"
    assert len(terminal.shown) == 3, "what was refused changed nothing"
    terminal.type("/table", "f")
    assert terminal.shown == []


def test_marks_and_colours_speak_where_they_are_on() -> None:
    terminal = Terminal(has_colour=True).deal("bAD.9C.....-2C-3C", "practice")
    terminal.type("t")
    row = terminal.shown[1]
    assert "[\x1b[1m\x1b[31mA♦\x1b[0m]" in row
    assert "\x1b[1m9♣\x1b[0m" in row
    plain = Terminal().deal("bAD.9C.....--3C", "relaxed")
    plain.storage.settings.marks = "on"
    plain.type("t")
    assert plain.shown[1:] == [
        " [A♦]   [9♣]",
        "Stock: 1   Waste: empty   2 cards left, 0 moves",
    ]


# ---- the end of a hole


def test_a_cleared_hole_is_told_and_filed_at_once() -> None:
    terminal = Terminal().deal("bAD......-2C-3C")
    said = terminal.type("1")
    assert said[1] == "36 points. The table is clear with 1 card left in the stock."
    assert said[2] == "n deals anew."
    assert terminal.filed == ["classic/bAD......-2C-3C:1"]


def test_a_hint_in_a_stuck_hole_says_what_can_be_done_and_is_not_counted() -> None:
    terminal = Terminal().deal("bADKS......-2C-8C", "relaxed")
    terminal.type("f")
    stuck = "No card fits and the stock is empty. u takes back, n finishes."
    assert terminal.type("h") == ["No moves are left.", stuck]
    assert terminal.type("h") == ["No moves are left.", stuck]
    assert terminal.game.playing.hints == 0


def test_a_stuck_hole_offers_undo_and_is_filed_on_finish() -> None:
    terminal = Terminal().deal("bADKS......-2C-8C", "relaxed")
    said = terminal.type("f")
    assert said[-1] == "No card fits and the stock is empty. u takes back, n finishes."
    assert terminal.filed == []
    terminal.type("u")
    assert terminal.type("f")[-1].endswith("n finishes."), "it is told again after an undo"
    assert terminal.type("f") == ["No card fits and the stock is empty. u takes back, n finishes."]
    assert terminal.type("D") == terminal.type("i")[1:]
    assert terminal.type("n")[0] == ("2 cards left, 1 move. No card fits and the stock is empty.")
    assert len(terminal.filed) == 1
    assert terminal.game.playing.hole.moves == []


def test_a_stuck_hole_of_a_round_tells_its_result_before_the_next() -> None:
    terminal = Terminal()
    terminal.game.begin("round", rules=Rules.parse("dnaaap"))
    while not terminal.game.playing.hole.is_over:
        move = terminal.game.playing.hole.position.legal_moves()[-1]
        terminal.type(str(move))
    assert terminal.said[-1].endswith("n finishes.")
    said = terminal.type("n")
    assert re.match(r"\d+ points\. \d+ cards left\. .* strokes, par 5\.$", said[0])
    assert said[1].startswith("Custom (dnaaap). Hole 2 of 9, ")
    assert "After 1 of 9 holes: " in said[1]


def test_giving_up_is_asked_about_on_a_terminal() -> None:
    terminal = Terminal().deal("617")
    assert terminal.type("fx")[-1].endswith("y: Give up; anything else: Play on.")
    terminal.type("f", "y")
    assert not terminal.game.playing.hole.is_over, "another letter takes the question back"
    terminal.type("x", "y")
    assert terminal.game.playing.hole.is_given_up
    assert terminal.filed == ["classic/617:FFX"]


@pytest.mark.parametrize(
    "line", ["", "  ", "-", "no", "f", "/table", "/help", "/frob", "zz", "h" * 3000]
)
def test_whatever_is_not_yes_takes_a_question_back(line: str) -> None:
    terminal = Terminal().deal("617")
    terminal.type("f", "x", line, "y")
    assert not terminal.game.playing.hole.is_over
    assert terminal.game.pending is None


@pytest.mark.parametrize(("answer", "kind"), [("y", "side"), ("", "hole"), ("-", "hole")])
def test_a_question_that_was_asked_in_a_lesson_is_answered_there(answer: str, kind: str) -> None:
    terminal = Terminal().deal("617")
    terminal.type("/learn 1", "/open classic/5:F")
    assert terminal.game.pending is not None
    terminal.type(answer)
    assert terminal.game.playing.kind == kind
    assert (terminal.game.lesson is None) == (answer == "y")
    terminal.type("/learn 1", "/open classic/6:F", "t")
    assert terminal.game.pending is None


def test_through_a_pipe_giving_up_is_not_asked_about() -> None:
    terminal = Terminal(is_asking=False).deal("617")
    terminal.type("fX")
    assert terminal.filed == ["classic/617:FX"]


def test_a_deal_that_is_left_counts_as_given_up_once_that_was_said() -> None:
    terminal = Terminal().deal("617")
    terminal.type("n")
    assert terminal.game.playing.hole.deal != Deal.numbered(617), "nothing was played"
    terminal.deal("618").type("f", "n")
    assert terminal.record == "classic/618:F"
    assert terminal.type("n", "y")[0].startswith("Deal new cards? This hole is given up.")
    assert terminal.game.playing.hole.moves == []
    assert terminal.filed == ["classic/618:FX"]


def test_restarting_is_another_attempt_and_files_the_first() -> None:
    terminal = Terminal().deal("617")
    assert terminal.type("f", "N")[-1].startswith("Deal these cards again?")
    assert terminal.record == "classic/617:F"
    said = terminal.type("N", "y")
    assert said[-1] == "This deal was begun before: attempt 2."
    assert terminal.record == "classic/617:"
    assert terminal.filed == ["classic/617:FX"]
    assert terminal.type("N")[-1] == said[-1], "nothing was seen since"


def test_restarting_a_stuck_hole_files_it_with_its_mark_of_help() -> None:
    terminal = Terminal().deal("bADKS......-2C-8C", "relaxed")
    terminal.type("vy", "f", "N")
    (line,) = terminal.storage.history.lines
    assert (line.record, line.assisted) == ("relaxed/bADKS......-2C-8C:F", True)


def test_where_everything_can_be_undone_a_restart_asks_nothing() -> None:
    terminal = Terminal().deal("617", "relaxed")
    terminal.type("1", "N")
    assert terminal.record == "relaxed/617:"
    assert terminal.filed == ["relaxed/617:1X"]


def test_the_wrap_switch_before_the_first_move() -> None:
    terminal = Terminal().deal("617")
    on = "Wrap is on: Aces and Kings go on one another."
    assert terminal.type("w", "w", "w") == [on, "Wrap is off.", on]
    assert terminal.type("f", "w")[-1] == "Wrap can be switched only before the first move."
    assert terminal.record == "classic+wrap/617:F"


def test_a_round_goes_on_hole_by_hole_to_its_score_card() -> None:
    terminal = Terminal(is_asking=False)
    terminal.game.begin("round", rules=PRESETS["classic"])
    assert "x gives it up" in terminal.type("f", "n")[-1]
    for number in range(1, 9):
        said = terminal.type("x", "n")
        assert said[1] == "n goes on to the next hole."
        assert f"Hole {number + 1} of 9" in said[2]
    said = terminal.type("x")
    assert said[1] == "Hole 1: 35 strokes, par 5. 30 over par."
    assert said[10] == (
        "After 9 of 9 holes: 315 strokes, 270 over par."
        " A round counts strokes against par: 35 − strokes = points."
    )
    assert terminal.shown == []
    assert len(terminal.filed) == 10
    terminal.type("/table", "s")
    assert terminal.shown[-10].split() == ["Hole", "Par", "Strokes", "Total"]
    terminal.type("n")
    assert terminal.game.playing.kind == "round"
    assert terminal.game.playing.round.number == 1


# ---- which game


def test_without_a_game_the_rules_say_what_is_begun() -> None:
    terminal = Terminal()
    terminal.game.open()
    assert terminal.game.playing.kind == "round"
    relaxed = Terminal()
    relaxed.game.begin_usual(PRESETS["relaxed"])
    assert relaxed.game.playing.kind == "hole"


def test_the_game_played_last_is_gone_on_with() -> None:
    terminal = Terminal().deal("617", "practice")
    terminal.type("1ffu")
    again = Terminal(terminal.store)
    again.game.open()
    assert again.record == "practice/617:1F"
    again.type("r")
    assert again.record == "practice/617:1FF"


def test_another_game_is_begun_beside_the_round() -> None:
    terminal = Terminal()
    terminal.game.begin("round", rules=PRESETS["classic"])
    terminal.type("f", "/hole", "f", "/speed", "f", "/daily-round", "f")
    assert list(terminal.storage.games) == ["round", "hole", "speed", "daily-round"]
    said = terminal.type("/games")
    assert [line.split(":")[0] for line in said] == [
        "/games round", "/games hole", "/games speed", "/games daily-round",
    ]  # fmt: skip
    terminal.type("/games round")
    assert terminal.game.playing.kind == "round"
    assert "expected one of" in terminal.type("/games chess")[0]


def test_a_game_that_is_over_is_no_game_in_progress() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f", "x", "y")
    assert terminal.type("/games") == ["No game is in progress."]
    terminal.type("/round")
    (told,) = terminal.type("/games")
    assert told.startswith("/games round")


def test_a_game_in_progress_is_replaced_only_after_a_yes() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f", "/deal 5")
    assert terminal.record == "classic/617:F"
    terminal.type("i", "y")
    assert terminal.record == "classic/617:F"
    terminal.type("/deal 5", "y")
    assert terminal.record == "classic/5:"
    assert terminal.filed == ["classic/617:FX"], "a bad hole does not vanish"
    terminal.type("f", "/rules relaxed", "y")
    assert terminal.game.playing.rules == PRESETS["relaxed"]


def test_rules_that_were_declined_are_not_those_of_later_games() -> None:
    terminal = Terminal()
    terminal.game.begin("round", rules=PRESETS["classic"])
    terminal.type("f", "/rules strict", "i", "/deal 5")
    assert terminal.record == "classic/5:"
    terminal.type("/rules strict", "y", "/deal 6", "/rules strict", "/deal 7")
    assert terminal.record == "strict/7:"


def test_a_daily_opened_before_midnight_counts_for_the_day_on_which_it_was_opened() -> None:
    terminal = Terminal()
    terminal.now = "2026-11-29T23:58:00+01:00"
    terminal.game.begin("daily-hole")
    terminal.now = "2026-11-30T00:03:00+01:00"
    terminal.type("f", "x", "y")
    (line,) = terminal.storage.history.lines
    assert (line.daily, line.begun) == ("2026-11-29", "2026-11-29T23:58:00+01:00")
    assert counts_for_its_day(line)
    terminal.type("/daily")
    assert terminal.game.playing.daily == "2026-11-30"


def test_a_daily_is_named_by_its_date() -> None:
    terminal = Terminal()
    said = " ".join(terminal.type("/daily", "i", "/daily-round", "i"))
    assert "Daily hole of 29 Nov 2026" in said
    assert "Daily round of 29 Nov 2026" in said
    assert "deal 20261129" not in said
    assert "daily of 29 Nov 2026, hole 3" in terminal.type("/open classic/202611293:X")[-2]


def test_what_is_opened_first_is_never_an_old_result() -> None:
    terminal = Terminal()
    terminal.game.begin("hole", deal=Deal.parse("5"))
    terminal.type("f", "x", "y")
    again = Terminal(terminal.store)
    again.game.open()
    assert again.game.playing.kind == "round"
    again.type("f", "x", "y")
    later = Terminal(terminal.store)
    later.game.open()
    assert (later.game.playing.kind, later.game.playing.round.number) == ("round", 2)


def test_a_restart_is_the_next_attempt_of_the_deal_wherever_it_was_begun() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f")
    # The same deal was begun beside it, as that of a code.
    terminal.type("/open classic/617:FF", "y", "f", "x", "y", "/games hole", "N", "y")
    assert terminal.game.playing.attempt == 3


def test_a_board_that_was_spelt_out_is_no_first_attempt() -> None:
    terminal = Terminal()
    terminal.type("/deal bAD......-2C-3C", "1")
    (line,) = terminal.storage.history.lines
    assert (line.record, line.attempt) == ("classic/bAD......-2C-3C:1", 2)
    said = Terminal().type("/deal bAD......-2C-3C")
    assert said[1:] == ["A board that was spelt out counts in no statistics."]


def test_the_number_of_todays_daily_begins_the_daily() -> None:
    number = str(daily_deals(TODAY, "daily-hole")[0])
    terminal = Terminal()
    terminal.type(f"/deal {number}", "f")
    game = terminal.game.playing
    assert (game.kind, game.daily, game.attempt) == ("daily-hole", TODAY, 1)
    terminal.type("/hole", f"/open classic/{number}:")
    assert terminal.game.playing is game
    terminal.type("/hole", f"/open strict/{number}:")
    assert terminal.game.playing.kind == "hole", "under other rules it is an ordinary deal"


def test_a_code_of_a_deal_that_was_begun_before_is_another_attempt() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f", "/open strict/1:X/617:1", "y")
    assert terminal.game.playing.attempt == 2


def test_the_same_deal_is_gone_on_with() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f", "/deal 617")
    assert terminal.record == "classic/617:F"
    fresh = Terminal(terminal.store)
    fresh.game.begin("hole", deal=Deal.numbered(5), rules=PRESETS["classic"])
    assert fresh.record == "classic/617:F", "what is in progress is shown before it is replaced"


def test_the_daily_is_that_of_today() -> None:
    terminal = Terminal()
    terminal.game.rules = PRESETS["relaxed"]
    terminal.game.begin("daily-hole")
    game = terminal.game.playing
    assert game.daily == TODAY
    assert game.rules == PRESETS["classic"]
    assert list(game.round.deals) == daily_deals(TODAY, "daily-hole")
    assert terminal.type("w")[0] == "The rules are fixed here: wrap stays as it is."
    terminal.type("f")
    terminal.game.begin("daily-hole")
    assert terminal.game.playing is game
    terminal.game.is_asking = False
    terminal.type("x", "n")
    assert (terminal.game.playing.kind, terminal.game.playing.rules) == ("hole", PRESETS["relaxed"])


def test_yesterdays_daily_in_progress_is_asked_about() -> None:
    store = DictStore()
    old = Game.new(
        "daily-hole", PRESETS["classic"], daily_deals("2020-01-02", "daily-hole"),
        game_id="old", daily="2020-01-02",
    )  # fmt: skip
    old.play(old.hole.position.legal_moves()[-1], lambda: NOON)
    Storage(store).save_game(old)
    terminal = Terminal(store)
    terminal.game.begin("daily-hole")
    assert terminal.game.playing.daily == "2020-01-02"
    terminal.type("y")
    assert terminal.game.playing.daily == TODAY


@pytest.mark.parametrize(
    ("code", "kind", "record"),
    [
        ("617", "hole", "classic/617:"),
        ("bAD......-2C-3C", "hole", "classic/bAD......-2C-3C:"),
        ("strict/617:", "hole", "strict/617:"),
        ("strict/617:1", "side", "strict/617:1"),
        ("strict/1:X/617:1", "side", "strict/1:X/617:1"),
    ],
)
def test_a_code_is_opened_beside_what_is_in_progress(code: str, kind: str, record: str) -> None:
    terminal = Terminal()
    terminal.game.begin("round", rules=PRESETS["classic"])
    terminal.type("f", f"/open {code}")
    if kind == "side":
        terminal.type("y")
    assert terminal.game.playing.kind == kind
    assert terminal.record == record
    assert terminal.game.playing.is_assisted == (kind == "side")


@pytest.mark.parametrize(
    ("code", "record"),
    [
        ("https://example.org/golf/#strict/617:1", "strict/617:1"),
        ("https://example.org/golf/#strict/617%3A1", "strict/617:1"),
        ("#617", "classic/617:"),
        ("ms617", "classic/617:"),
    ],
)
def test_an_address_opens_what_stands_behind_its_hash(code: str, record: str) -> None:
    terminal = Terminal().deal("5")
    terminal.type(f"/open {code}", "y")
    assert terminal.record == record


@pytest.mark.parametrize(
    ("code", "plays", "end"),
    [
        ("strict/617:1X", 1, "29 over par. Given up with 34 cards left. 34 strokes, par 5."),
        ("strict/1:X/617:17X", 2, "28 over par. Given up with 33 cards left. 33 strokes, par 5."),
        ("relaxed/bAD......--3C:1", 1, "Cleared in 1 move! The table is clear."),
    ],
)
def test_a_finished_code_is_replayed_and_filed_as_nobodys(code: str, plays: int, end: str) -> None:
    terminal = Terminal().deal("5")
    said = terminal.type(f"/open {code}")
    assert sum(" played from column " in line for line in said) == plays
    assert any(line.startswith(end) for line in said)
    assert ("After 2 of 2 holes: 68 strokes, 58 over par." in said) == (plays > 1)
    assert terminal.record == "classic/5:"
    assert terminal.filed == []
    assert "side" not in terminal.storage.games


def test_a_second_code_replaces_the_first_only_after_a_yes() -> None:
    terminal = Terminal().deal("617")
    terminal.type("/open strict/617:1", "y", "2", "/open strict/1:X/617:1")
    assert terminal.record == "strict/617:12"
    terminal.type("/open strict/1:X/617:1", "no", "y")
    assert terminal.record == "strict/617:12"
    terminal.type("/open strict/1:X/617:1", "yes")
    assert terminal.record == "strict/1:X/617:1"


@pytest.mark.parametrize(
    "line",
    ["/open x", "/open strict/617:3", "/open", "/deal", "/deal 1-5", "/rules whist", "/course x",
     "/learn 9", "/open strict/" + "1:X/" * 12],
)  # fmt: skip
def test_a_command_that_makes_no_sense_is_told(line: str) -> None:
    terminal = Terminal().deal("617")
    said = terminal.type(line)
    assert len(said) == 1
    assert said[0].startswith("Not possible: ")
    assert terminal.record == "classic/617:"


def test_the_rules_in_force_are_told() -> None:
    said = Terminal().deal("617", "strict").type("/rules")
    assert said[0] == "Strict"
    assert "Nothing at all goes on a King: it ends the run." in said


def test_a_course_is_begun_gone_on_with_and_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course_files, "levels_path", lambda: str(tmp_path))
    for name in ("The Meadow", "The Links"):
        (tmp_path / f"{name}.toml").write_text(COURSE.format(name=name), encoding="utf-8")
    terminal = Terminal().deal("617")
    terminal.type("/course the meadow", "f", "/hole", "/course The Meadow")
    game = terminal.game.playing
    assert (game.course, game.round.par, len(game.hole.moves)) == ("The Meadow", 27, 1)
    terminal.type("/course The Links")
    assert terminal.game.playing.course == "The Meadow"
    terminal.type("y")
    assert terminal.game.playing.course == "The Links"


def test_a_course_names_its_holes_lets_the_caddie_speak_and_tells_its_medals() -> None:
    terminal = Terminal().deal("617")
    first = " ".join(terminal.type("/course Old Links"))
    assert "Harbour Wall" in first
    assert "Low and straight." in first
    assert "Low and straight." not in " ".join(terminal.type("f", "i"))
    said = terminal.type(*["x", "y", "n"] * 8, "x", "y")
    assert "Medals in strokes: Bronze: 44 · Silver: 34 · Gold: 19." in said


# ---- lessons


def test_a_lesson_is_played_in_the_place_of_the_game() -> None:
    terminal = Terminal().deal("617")
    said = terminal.type("/learn")
    assert said[0] == "Lesson 1 of 4: One up, one down."
    assert said[1] == "Column 1: 8 of hearts; under it 6 of diamonds."
    assert said[5:] == [
        "Waste 7 of clubs, 0 cards in the stock.",
        "The waste shows a 7. Play the card that is one higher.",
    ]
    assert terminal.type("l", "i", "t")[:-1] == [*said[1:]] * 2
    assert terminal.shown, "its table is shown when it is asked for"
    assert terminal.type("3 1") == ["5 needs a 4 or a 6."]
    assert terminal.type("h") == ["Play column 1."]
    assert terminal.type("z")[0].startswith("1 to 7, f and d try")
    assert terminal.type("r")[0] == "Not in a lesson."
    assert terminal.type("N") == said[1:]
    terminal.type("t", " ")
    assert terminal.type("q")[0].startswith("Classic. One hole, deal 617")
    assert terminal.game.lesson is None
    assert terminal.record == "classic/617:"


def finish_lesson(terminal: Terminal) -> None:
    """Play the lesson in hand to its end, as its steps want it."""
    from golf.analysis.solver import solve
    from golf.core.moves import moves_text

    lesson = terminal.game.lesson
    assert lesson is not None
    while not lesson.is_over:
        wanted = lesson.step.wanted
        if wanted == "C":
            wanted = moves_text(solve(lesson.position).line)
        step = lesson.number
        for letter in wanted:
            terminal.type(letter)
        assert lesson.number > step


def test_all_lessons_lead_on_and_their_end_is_kept() -> None:
    terminal = Terminal().deal("617")
    terminal.type("/learn 1")
    for number in range(4):
        finish_lesson(terminal)
        assert terminal.said[-1] == "The lesson is over. n goes on, q leaves."
        assert terminal.type("1") == ["The lesson is over. n goes on, q leaves."]
        terminal.type("n")
        assert (terminal.game.lesson is None) == (number == 3)
    done = Storage(terminal.store).load_settings().lessons
    assert len(done) == 4
    assert terminal.type("/learn")[0].startswith("Lesson 1 of 4")
    finish_lesson(terminal)
    assert len(Storage(terminal.store).load_settings().lessons) == 4


def test_behind_the_last_lesson_a_gentle_deal_begins() -> None:
    terminal = Terminal().deal("617")
    terminal.type("/learn 4")
    finish_lesson(terminal)
    terminal.type("n")
    assert terminal.game.playing.hole.deal == REAL_DEAL
    assert str(terminal.game.playing.rules) == "classic"


def test_a_lessons_plays_are_taken_back_one_by_one_or_at_once() -> None:
    terminal = Terminal()
    terminal.type("/learn 4", "f", "3")
    assert terminal.type("u")[0] == "Taken back to 8 of spades; 7 cards left."
    terminal.type("33")
    assert terminal.type("u")[0].endswith(" And the rest of the run.")
    assert terminal.type("u")[0].endswith(" As if nothing had happened.")


def test_whole_words_are_understood_in_a_lesson_too() -> None:
    terminal = Terminal().deal("617")
    terminal.type("/learn 1")
    assert terminal.type("hint") == ["Play column 1."]
    terminal.type("quit")
    assert terminal.game.lesson is None
    assert not terminal.game.is_done


def test_the_table_of_a_lesson_is_shown_after_what_was_played() -> None:
    terminal = Terminal(shows_table=True).deal("617")
    terminal.type("/learn 3")
    terminal.type("2")
    assert [line for line in terminal.shown if "4♦" in line or "Waste: 4♦" in line] == [
        "Stock: 0   Waste: 4♦"
    ]


def test_the_pages_of_help_are_listed_and_told() -> None:
    terminal = Terminal().deal("617")
    listed = terminal.type("/help")
    assert listed[0] == "/help rules: Rules"
    assert len(listed) == len(TITLES)
    for key in TITLES:
        assert len(terminal.type(f"/help {key}")) > 5
    assert "Yes: 7♣ 8♥ 7♠ 6♦  A run: up, down, any suit." in terminal.type("/help rules")
    terminal.type("/help presets")
    assert max(map(len, terminal.shown)) < 80
    assert terminal.shown[9].split() == ["Cleared", "of", "100", "45", "45", "14", "45", "99"]
    (why,) = terminal.type("/help poker")
    assert why.startswith("Not possible: expected a page of rules")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_terminal_of_40_columns_shows_nothing_that_is_wider(language: str) -> None:
    use_language(language)
    terminal = Terminal(shows_table=True, width=lambda: 39)
    record = "classic/" + "/".join(f"{deal}:X" for deal in range(617, 626))
    terminal.type("/deal 617", "/help presets", "/help scoring", f"/open {record}", "?", "t")
    use_language("en")
    assert max(map(len, terminal.shown)) < 40


def test_what_is_said_of_a_thing_stays_at_its_right() -> None:
    terminal = Terminal(width=lambda: 79).deal("617")
    terminal.type("/help scoring")
    at = next(n for n, line in enumerate(terminal.shown) if line.startswith("Strokes: "))
    assert terminal.shown[at].index("the cards left") == 26
    assert terminal.shown[at + 1].startswith(" " * 26 + "the cards")
    terminal = Terminal(width=lambda: 39).deal("617")
    terminal.type("/help scoring")
    assert "Points: 35 − strokes = points: the" in terminal.shown


def test_a_comparison_that_is_too_wide_is_told_in_sentences() -> None:
    terminal = Terminal(width=lambda: 39).deal("617")
    said = terminal.type("/help presets")
    assert "Par: Classic 5; Fast –; Strict 5; Practice –; Relaxed –" in said


def test_a_command_leaves_the_lesson_for_a_game() -> None:
    terminal = Terminal().deal("617")
    terminal.type("/learn 2", "/deal 5", "f")
    assert terminal.record == "classic/5:F"


# ---- the end, the clock, what goes wrong


def test_q_ends_it_and_nothing_after_it_is_read() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f q f", "f")
    assert terminal.game.is_done
    assert terminal.record == "classic/617:F"


def test_words_stand_for_letters() -> None:
    terminal = Terminal().deal("617")
    terminal.type("flip", "FLIP", "quit")
    assert terminal.game.is_done
    assert terminal.record == "classic/617:FF"


def test_the_clock_runs_between_lines_and_forgets_long_absences() -> None:
    terminal = Terminal().deal("617")
    terminal.type("f")
    terminal.seconds += 10
    terminal.type("f")
    terminal.seconds += 100_000
    terminal.type("f")
    terminal.seconds -= 50
    terminal.type("f")
    assert terminal.game.playing.seconds == 10 + LONGEST_THOUGHT


def test_in_a_speed_round_the_clock_forgets_nothing() -> None:
    terminal = Terminal()
    terminal.game.begin("speed", rules=PRESETS["classic"])
    terminal.type("f")
    terminal.seconds += 1_000
    terminal.type("f")
    assert terminal.game.playing.seconds == 1_000


def test_a_full_disk_is_told_once_and_play_goes_on() -> None:
    terminal = Terminal().deal("617")
    terminal.store.is_full = True
    said = terminal.type("f", "f")
    assert sum("can be saved here" in line for line in said) == 1
    assert terminal.record == "classic/617:FF"


letters = st.text("1234567fFuUrRnNxywtlicsk?q /", max_size=40)


@given(st.lists(st.text() | letters, max_size=12))
def test_nothing_that_is_typed_ends_it_with_an_error(lines: list[str]) -> None:
    terminal = Terminal(is_asking=False).deal("617")
    terminal.type(*lines)
    again = Terminal(terminal.store)
    for kind, game in again.storage.games.items():
        assert game_json(game) == game_json(terminal.storage.games[kind])
    assert again.storage.problems == []
    assert HISTORY not in terminal.store.texts or again.filed


@pytest.mark.parametrize("seed", range(10))
def test_random_letters_through_the_terminal_keep_every_game(seed: int) -> None:
    terminal = Terminal(is_asking=False).deal("617", "relaxed")
    terminal.type(*random.Random(seed).choices("1234567ffuRrnNx", k=400))
    again = Storage(terminal.store)
    again.load_games()
    assert again.problems == []
    for line in again.history.lines:
        assert Record.parse(line.record).replay().is_over


def test_help_before_the_first_move_is_not_forgotten() -> None:
    terminal = Terminal().deal(BOARD)
    terminal.type("vy", "hh")
    again = Terminal(terminal.store)
    again.game.open()
    assert again.game.playing.is_assisted
    assert again.game.playing.hints == 1


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_what_is_wrong_is_told_in_the_language_of_the_player(language: str) -> None:
    lines = [
        *("u", "r", "N", "w", "/open x", "/open", "/open bAD", "/open strict/617:3", "/deal"),
        *("/open classic/617:9", "/rules whist", "/course x", "/learn 9", "/help poker"),
        *("/games chess", "/open classic/617:X1", "/frob", "frob", "d", "hh", "7"),
    ]
    english = _answers(lines)
    use_language(language)
    try:
        found = _answers(lines)
    finally:
        use_language("en")
    for line, here, there in zip(lines, found, english, strict=True):
        assert here, line
        assert not set(here) & set(there), line
        assert not any(" expected " in said or " got " in said for said in here), here


def _answers(lines: list[str]) -> list[list[str]]:
    """Return what a round after most of its first stock answers to each line."""
    terminal = Terminal()
    terminal.game.begin("round", rules=PRESETS["classic"])
    terminal.type(12 * "f")
    return [terminal.type(line) for line in lines]


def test_luck_and_choices_are_told_once_the_hole_is_over() -> None:
    board = "b7D.ADTDKH.5C7STH.3SQDQCKD.5SAC3H5H.8C6D9D9SQS.2D8H6S-5D-JC6CJHQHJDKSKC4H"
    terminal = Terminal().deal(board)
    (words,) = terminal.type("/luck")
    assert words == "Luck and choices are told once the hole is over."
    terminal.type("F", "x", "y")
    parts, costliest, *mistakes = terminal.type("/luck")
    assert parts.startswith("Worth ")
    assert parts.endswith(" = 12 points")
    assert costliest.startswith("The costliest choice: giving up (")
    assert any("a flip while 6 of spades fitted" in line for line in mistakes)


def test_awards_are_told_once_in_a_line_at_the_end_of_the_hole_that_earns_them():
    terminal, told = Terminal(), []
    for deal in ("5", "4", "2"):
        terminal.deal(deal).type(best_letters(deal))
        told.append([line for line in terminal.said if line.startswith("Award: ")])
    assert told[:2] == [["Award: Off the tee! Award: In the cup!"], ["Award: Back to back!"]]
    assert len(told[2]) <= 1
    again = Terminal(terminal.store)
    again.game.take(again.storage.games["hole"])
    assert not [line for line in again.said if "Award" in line]


def test_nothing_is_earned_off_the_record():
    terminal = Terminal().deal("5")
    terminal.type(best_letters("5"))
    terminal.said.clear()
    terminal.type("u", best_letters("5")[-1])
    assert "37 points. The table is clear with 2 cards left in the stock." in terminal.said
    assert not [line for line in terminal.said if line.startswith("Award: ")]
