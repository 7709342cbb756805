import pytest

from golf.core.cards import Card
from golf.core.errors import NotationError
from golf.core.rules import PRESETS, Rules
from tests.strategies import ALL_RULES


def test_the_five_presets_are_the_published_ones():
    # starter, wrap, on_king, flip, undo, score, holes
    assert {
        name: (r.starter, r.wrap, r.on_king, r.flip, r.undo, r.score, r.holes)
        for name, r in PRESETS.items()
    } == {
        "classic": ("dealt", False, "any", "any time", "plays", "points", 9),
        "fast": ("dealt", False, "any", "any time", "plays", "cards", 1),
        "strict": ("dealt", False, "none", "when stuck", "plays", "strokes", 9),
        "practice": ("dealt", False, "any", "any time", "all", "cards", 1),
        "relaxed": ("empty", True, "any", "any time", "all", "cards", 1),
    }


def test_the_letters_of_the_presets_are_the_published_ones():
    assert {name: rules.letters for name, rules in PRESETS.items()} == {
        "classic": "dnaapp",
        "fast": "dnaapc",
        "strict": "dnnsps",
        "practice": "dnaaac",
        "relaxed": "ewaaac",
    }


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("classic", "classic"),
        ("classic-wrap", "classic"),
        ("classic+wrap", "classic+wrap"),
        ("relaxed+wrap", "relaxed"),
        ("relaxed-wrap", "relaxed-wrap"),
        ("  CLASSIC+Wrap\n", "classic+wrap"),
        ("dnaapp", "classic"),
        ("DWAAPP", "classic+wrap"),
        ("enaaac", "relaxed-wrap"),
        ("ewaaac", "relaxed"),
        ("dnnaps", "dnnaps"),
        ("dwnsps", "strict+wrap"),
    ],
)
def test_both_forms_are_read_and_the_preset_form_is_written_where_one_fits(text, written):
    assert str(Rules.parse(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "golf",
        "classic+",
        "+wrap",
        "classic+wrap+wrap",
        "classic wrap",
        "dnaap",
        "dnaappp",
        "xnaapp",
        "dnaapx",
        "ndaapp",
        "dnaapp+wrap",
        "a" * 100_000,
        "claſſic",
        "\0",
    ],
)
def test_anything_else_is_refused_in_one_line(text):
    with pytest.raises(NotationError, match=r"^expected rules \(classic, .*\), got '.*'$"):
        Rules.parse(text)


def fitting(rules: Rules) -> dict[int, set[int]]:
    return {
        top: {rank for rank in range(1, 14) if rules.fits_rank(rank, top)} for top in range(1, 14)
    }


def test_a_rank_fits_one_above_or_below_and_never_on_its_equal():
    neighbours = {top: {top - 1, top + 1} & set(range(1, 14)) for top in range(1, 14)}
    assert fitting(Rules()) == neighbours
    assert fitting(Rules(on_king="none")) == neighbours | {13: set()}


def test_with_wrap_ace_and_king_are_neighbours():
    round_the_corner = fitting(Rules()) | {1: {2, 13}, 13: {12, 1}}
    assert fitting(Rules(wrap=True)) == round_the_corner


def test_with_wrap_and_nothing_on_a_king_a_king_still_goes_on_an_ace():
    assert fitting(Rules(wrap=True, on_king="none")) == fitting(Rules()) | {1: {2, 13}, 13: set()}


def test_suits_never_matter_and_an_empty_waste_takes_any_card():
    for rules in ALL_RULES:
        assert all(rules.fits(Card(8, "S"), Card(7, suit)) for suit in "CDHS")
        assert all(rules.fits(Card(rank, "H"), None) for rank in range(1, 14))


def test_only_the_wrap_switch_changes_par():
    assert {rules.default_par for rules in ALL_RULES if rules.wrap} == {1}
    assert {rules.default_par for rules in ALL_RULES if not rules.wrap} == {5}


def test_a_preset_keeps_its_name_and_its_holes_when_wrap_is_switched():
    for name, rules in PRESETS.items():
        assert rules.with_wrap(not rules.wrap).preset == name
        assert rules.with_wrap(not rules.wrap).holes == rules.holes
    assert Rules(on_king="none").preset is None


def test_how_many_holes_are_played_does_not_make_other_rules():
    assert Rules(holes=9) == Rules(holes=1)
    assert hash(Rules(holes=9)) == hash(Rules(holes=1))
