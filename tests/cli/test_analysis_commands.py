"""`solve`, `hint`, `simulate`, `courses`: their JSON, their text, and bad input."""

import json
import re
import sys
from pathlib import Path

import pytest

from golf import app, course_files
from golf.cli import simulate as simulate_module
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import parse_moves
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.host.desktop import DesktopHost
from golf.play_options import PlayOptions
from tests.cli.conftest import Golf

DATA = Path(__file__).parent.parent / "data"
MIDDLE = "classic/617:1712FFF1F1F732F464"
"""A hole so far on that advice takes no time."""


@pytest.mark.parametrize("rules", ["classic", "classic+wrap", "dnnaps"])
def test_the_best_of_known_deals_and_a_line_that_reaches_it(golf: Golf, rules: str) -> None:
    name = {"dnnaps": "strict"}.get(rules, rules)
    facts = [
        json.loads(line)
        for line in (DATA / "best.jsonl").read_text(encoding="utf-8").splitlines()[:10]
    ]
    ran = golf("solve", "1-10", "--rules", rules, "--json")
    assert (ran.status, ran.err) == (0, "")
    for fact, found in zip(facts, ran.objects, strict=True):
        assert list(found) == ["rules", "deal", "winnable", "best_strokes", "moves", "seconds"]
        assert found["rules"] == rules
        assert found["deal"] == str(fact["deal"])
        assert found["best_strokes"] == fact[name]
        hole = Hole.replayed(
            Deal.numbered(fact["deal"]), Rules.parse(rules), parse_moves(str(found["moves"]))
        )
        assert hole.is_over
        assert hole.strokes == fact[name]
        assert hole.is_cleared == found["winnable"]


def test_solve_names_a_file_by_its_path_and_standard_input_by_a_dash(
    golf: Golf, tmp_path: Path
) -> None:
    board = b"Talon: 3C\nFoundations: 2C\nAD\n\n\n\n\n\n\n"
    file = tmp_path / "board.txt"
    file.write_bytes(board)
    ran = golf("solve", file, "-", "x", "--json", given=board)
    assert ran.status == 2
    assert [each["deal"] for each in ran.objects] == [str(file), "-"]
    assert [each["moves"] for each in ran.objects] == ["1", "1"]


def test_solve_tells_the_same_in_text(golf: Golf) -> None:
    out = golf("solve", "2", "1").out.splitlines()
    assert out[0].startswith("2: can be cleared, best 40 points, ")
    assert out[1].startswith("1: cannot be cleared, best 29 points, ")


@pytest.mark.parametrize(
    ("rules", "cleared", "left"),
    [
        ("fast", "can be cleared, ", "cannot be cleared, best 6 cards left, "),
        ("dnaaps", "can be cleared, best −5 strokes, ", "cannot be cleared, best 6 strokes, "),
    ],
)
def test_solve_tells_the_best_in_the_language_of_the_rules(
    golf: Golf, rules: str, cleared: str, left: str
) -> None:
    out = golf("solve", "2", "1", "--rules", rules).out.splitlines()
    assert out[0].startswith("2: " + cleared)
    assert out[1].startswith("1: " + left)


def test_the_json_of_a_hint(golf: Golf) -> None:
    (hint,) = golf("hint", MIDDLE, "--json").objects
    assert list(hint) == ["record", "legal", "fair", "exact"]
    assert hint["legal"] == ["4", "F"]
    fair = hint["fair"]
    assert isinstance(fair, list)
    assert {each["move"] for each in fair} == {"4", "F"}
    strokes = [each["expected_strokes"] for each in fair]
    assert strokes == sorted(strokes)
    assert all(each["stderr"] >= 0 for each in fair)
    assert hint["exact"] == {"best_strokes": 2, "move": "4"}


@pytest.mark.parametrize("code", ["classic/617:FX", "classic/bAD......-2C-3C:1"])
def test_a_hole_that_is_over_has_no_moves(golf: Golf, code: str) -> None:
    (hint,) = golf("hint", code, "--json").objects
    strokes = Record.parse(code).replay().strokes
    exact = {"best_strokes": strokes, "move": None}
    assert hint == {"record": code, "legal": [], "fair": [], "exact": exact}
    assert "no moves" in golf("hint", code).out


def test_a_hint_in_text(golf: Golf) -> None:
    out = golf("hint", MIDDLE).out.splitlines()
    assert out[:2] == [MIDDLE, "  legal: 4 F"]
    assert out[2].startswith("  fair: 4 (QC), ")
    assert out[-1] == "  exact: 4 (QC), at best 33 points"


def test_a_hint_speaks_the_language_of_the_rules(golf: Golf) -> None:
    out = golf("hint", MIDDLE.replace("classic", "practice")).out
    assert "cards expected" in out
    assert out.endswith("at best 2 cards left\n")
    assert "stroke" not in out
    relaxed = "relaxed/617:5535F34644F16361"
    assert golf("hint", relaxed).out.endswith("at best cleared\n")
    (hint,) = golf("hint", relaxed, "--json").objects
    assert all(each["expected_strokes"] >= 0 for each in hint["fair"]), "they are cards here"


def test_each_of_several_hints_names_its_record(golf: Golf) -> None:
    codes = ["classic/617:X", "classic/5:FX"]
    assert [hint["record"] for hint in golf("hint", *codes, "--json").objects] == codes
    lines = golf("hint", *codes).out.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == codes


def test_a_hint_for_what_cannot_be_is_bad_input(golf: Golf) -> None:
    ran = golf("hint", "x", "classic/617:3", MIDDLE, "--json")
    assert ran.status == 2
    assert ran.err.count("\n") == 2
    assert len(ran.objects) == 1


def test_a_simulation_is_the_same_for_any_number_of_jobs(golf: Golf) -> None:
    words = ("simulate", "--bot", "random", "--deals", "1-40", "--json")
    (one,) = golf(*words).objects
    (two,) = golf(*words, "--jobs", "2").objects
    assert list(one) == [
        "rules", "bot", "deals", "cleared", "cleared_share", "cleared_95", "mean_strokes",
        "stderr", "mean_score", "score_stderr", "histogram", "deals_per_second",
    ]  # fmt: skip
    assert one["deals"] == 40
    del one["deals_per_second"], two["deals_per_second"]
    assert one == two


def test_a_simulation_in_text_and_of_one_deal(golf: Golf) -> None:
    ran = golf("simulate", "--bot", "careful", "--deals", "617", "--rules", "strict")
    assert ran.status == 0
    assert ran.out.startswith("careful on 1 deal under strict: ")
    assert "±" not in ran.out, "one deal has no spread"
    assert ", mean strokes 4.000, " in ran.out
    ran = golf("simulate", "--bot", "careful", "--deals", "617-618", "--rules", "relaxed")
    assert re.search(r", mean strokes \S+ ± \S+, mean cards [\d.]+ ± [\d.]+, ", ran.out)


@pytest.mark.parametrize("word", ["x", "", "ms0"])
def test_a_wrong_deal_to_simulate_is_told_as_it_was_written(golf: Golf, word: str) -> None:
    ran = golf("simulate", "--bot", "careful", "--deals", word)
    assert ran.status == 2
    assert ran.err.endswith(f", got {word!r}\n")


@pytest.mark.parametrize(
    "words",
    [
        ["--bot", "nobody"],
        ["--bot", "random", "--deals", "5-1"],
        ["--bot", "random", "--deals", "x"],
        ["--bot", "random", "--deals", "1-20"],
        ["--bot", "random", "--jobs", "0"],
        ["--bot", "random", "--jobs", "two"],
        ["--bot", "random", "--jobs", "٣"],
        ["--bot", "random", "--jobs", "1" * 5_000],
        ["--bot", "b" * 5_000],
        [],
    ],
)
def test_a_simulation_of_nonsense_is_bad_input(
    golf: Golf, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setattr(simulate_module, "MOST_DEALS", 10)
    ran = golf("simulate", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 500


def test_a_terminal_sees_progress(golf: Golf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    ran = golf("simulate", "--bot", "random", "--deals", "1-3")
    assert ran.status == 0
    assert "3" in ran.err


def test_the_par_of_deals_as_text_and_json(golf: Golf) -> None:
    boards = ["bAD5D......-2C-3C4C", "b9D......-2C-3C"]
    ran = golf("par", boards[0], "x", boards[1], "--json")
    assert ran.status == 2
    first, second = ran.objects
    assert (first["rules"], first["deal"], second["deal"]) == ("classic", *boards)
    out = golf("par", *boards).out
    assert out == f"{boards[0]}: par {first['par']}\n{boards[1]}: par {second['par']}\n"


COURSE = """\
name = "{name}"
rules = "classic"
about = "Nine gentle holes."
""" + "".join(
    f'[[hole]]\nname = "Hole {n}"\ndeal = "{n}"\npar = {n - 2}\ncaddie = "Keep left."\n'
    for n in range(1, 10)
)


@pytest.fixture
def levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of courses, one of them broken."""
    monkeypatch.setattr(course_files, "levels_path", lambda: str(tmp_path))
    (tmp_path / "a.toml").write_text(COURSE.format(name="The Meadow"), encoding="utf-8")
    (tmp_path / "b.toml").write_text("name = 5", encoding="utf-8")
    (tmp_path / "c.toml").write_text(COURSE.format(name="The Links"), encoding="utf-8")
    return tmp_path


def test_courses_are_listed_with_par_and_broken_files_told(golf: Golf, levels: Path) -> None:
    ran = golf("courses")
    assert ran.status == 2
    medals = "  medals: Bronze: 36 · Silver: 27 · Gold: 18"
    assert ran.out.splitlines() == [
        "The Meadow: classic, par 27. Nine gentle holes.",
        medals,
        "The Links: classic, par 27. Nine gentle holes.",
        medals,
    ]
    assert "b.toml: line 1" in ran.err
    assert "  1. Hole 1: deal 1, par −1" in golf("courses", "--holes").out


def test_the_json_of_a_course(golf: Golf, levels: Path) -> None:
    first, _ = golf("courses", "--json").objects
    assert (first["course"], first["rules"], first["par"]) == ("The Meadow", "classic", 27)
    holes = first["holes"]
    assert isinstance(holes, list)
    assert holes[0] == {"name": "Hole 1", "deal": "1", "par": -1, "caddie": "Keep left."}


def test_a_course_is_played_by_its_name(
    golf: Golf, levels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[PlayOptions] = []
    monkeypatch.setattr(app, "run", lambda _host, options: opened.append(options))
    monkeypatch.setattr(DesktopHost, "open_display", lambda _host: None)
    for name in ("the meadow", "The-Meadow’", " the  meadow "):
        assert golf("--course", name).status == 0
    for name in ("The Moon", "-", "’"):
        assert golf("--course", name).status == 2
    assert [each.course for each in opened] == ["The Meadow"] * 3


def test_the_rules_of_simulate_default_to_classic(golf: Golf) -> None:
    (found,) = golf("simulate", "--bot", "random", "--deals", "1", "--json").objects
    assert found["rules"] == str(PRESETS["classic"])
