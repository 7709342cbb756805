"""The rules in words: they follow from the rule set, for every mixture of choices."""

import re
import sys
from html import unescape
from html.parser import HTMLParser

import pytest

from golf.core.rules import PRESETS, Rules
from golf.texts.rules import rules_choices, rules_lines, rules_sections
from golf.texts.rules_names import preset_line, rules_name
from golf.texts.rules_page import EXAMPLE, rules_page
from tests.cli.conftest import Golf
from tests.strategies import ALL_RULES


def text(rules: Rules) -> str:
    return " ".join(rules_lines(rules))


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ("classic", "Classic"),
        ("strict+wrap", "Strict with wrap"),
        ("relaxed-wrap", "Relaxed without wrap"),
        ("dnaaas", "Custom (dnaaas)"),
    ],
)
def test_every_rule_set_has_a_name(rules: str, name: str) -> None:
    assert rules_name(Rules.parse(rules)) == name


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_words_follow_from_the_choices(rules: Rules) -> None:
    words = text(rules)
    assert ("sixteen are left" in words) == (rules.starter == "dealt")
    assert ("Ace and King do not match" in words) == (not rules.wrap)
    assert ("Nothing at all goes on a King" in words) == (rules.on_king == "none")
    assert ("a King on an Ace" in words) == (rules.wrap and rules.on_king == "any")
    assert ("only while no exposed card fits" in words) == (rules.flip == "when stuck")
    assert ("Everything can be undone" in words) == (rules.undo == "all")
    assert ("35 − strokes = points" in words) == (rules.score == "points")
    assert ("Cards left, the fewer" in words) == (rules.score == "cards")
    assert ("fewer moves" in words) == (rules.preset == "relaxed")
    par = re.search(r"[Pp]ar is (\d+)", words)
    assert (par is None) == (rules.score == "cards")
    assert par is None or int(par[1]) == rules.default_par
    assert len({how for _, how in rules_choices(rules)}) == 6


def test_two_rule_sets_never_have_the_same_words() -> None:
    assert len({text(rules) for rules in ALL_RULES}) == len(ALL_RULES)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_begins_with_what_it_means(name: str) -> None:
    lines = rules_lines(PRESETS[name])
    assert lines[1] == preset_line(name)
    assert preset_line(name) not in rules_lines(PRESETS[name].with_wrap(not PRESETS[name].wrap))


def test_the_outlook_is_that_of_the_very_rules() -> None:
    # Flipping only when stuck halves what can be cleared where nothing goes on a King.
    assert "About 14 of 100 random deals can be cleared" in text(PRESETS["strict"])
    assert "About 26 of 100 random deals can be cleared." in text(Rules.parse("dnnaps"))
    assert "About 93 of 100 random deals" in text(Rules.parse("classic+wrap"))
    assert "a strong player" not in text(Rules.parse("strict+wrap"))


class Page(HTMLParser):
    """Counts a page's elements and checks that each is closed."""

    VOID = ("meta", "rect", "!doctype")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("rules", [*PRESETS.values(), *ALL_RULES[::7]], ids=str)
def test_the_page_is_whole_and_needs_no_other_file(rules: Rules) -> None:
    page = rules_page(rules)
    parsed = Page(page)
    assert parsed.open == []
    assert "://" not in page
    assert "src=" not in page
    assert "@page" in page
    # Thirty-five cards, the stock, and the waste's top card where there is one.
    assert parsed.seen.count("rect") == 35 + 1 + (rules.starter == "dealt")
    fits = len(EXAMPLE.position(rules).legal_moves()) - (rules.flip == "any time")
    assert page.count('stroke-width="4"') == fits
    for _, sentences in rules_sections(rules):
        for sentence in sentences:
            assert sentence.replace("'", "&#x27;") in page


def test_the_page_says_its_language() -> None:
    assert '<html lang="de">' in rules_page(PRESETS["classic"], "de")


def test_the_command_prints_lines_that_fit_a_terminal(golf: Golf) -> None:
    ran = golf("rules", "strict")
    assert (ran.status, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) < 80
    assert re.sub(r"\s+", " ", ran.out).strip() == re.sub(r"\s+", " ", text(PRESETS["strict"]))
    assert golf("rules").out.startswith("Classic\n")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_the_page_reads_the_same_in_an_output_of_another_encoding(
    golf: Golf, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    monkeypatch.setattr(type(sys.stdout), "encoding", encoding)
    page = golf("rules", "--html").out
    assert page.isascii()
    assert unescape(page) == unescape(rules_page(PRESETS["classic"]))


def test_the_command_prints_a_page_or_an_object(golf: Golf) -> None:
    assert golf("rules", "relaxed", "--html").out == rules_page(PRESETS["relaxed"])
    (found,) = golf("rules", "strict+wrap", "--json").objects
    assert found["rules"] == "strict+wrap"
    assert found["letters"] == "dwnsps"
    assert found["outlook"] == {
        "clearable": 27.1, "best": 2.06, "player": None, "player_clears": None,
    }  # fmt: skip
    assert len(found["choices"]) == 6  # type: ignore[arg-type]
    (known,) = golf("rules", "--json").objects
    assert known["outlook"] == {
        "clearable": 44.9, "best": 0.43, "player": 3.22, "player_clears": 18.0,
    }  # fmt: skip


def test_one_page_cannot_be_html_and_json(golf: Golf) -> None:
    ran = golf("rules", "--html", "--json")
    assert (ran.status, ran.out) == (2, "")
    assert "got both" in ran.err
