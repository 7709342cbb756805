"""Settings: each keeps its value, each falls back alone."""

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.saves.settings import Settings

CHANGED: dict[str, object] = {
    "rules": "strict+wrap",
    "speed": "off",
    "reduced_motion": True,
    "volume": 5,
    "muted": True,
    "deck": "four-colour",
    "letters": "english",
    "back": "flag",
    "table": "high-contrast",
    "places": False,
    "ambience": False,
    "mirrored": True,
    "fairway": False,
    "marks": "on",
    "verdict": True,
    "counter": True,
    "clock": True,
    "autoplay": True,
    "confirm_give_up": False,
    "clearable": True,
    "fullscreen": True,
    "window": (800, 600),
    "maximized": True,
    "language": "de",
    "pads": {"Pad": {"flip": 3}},
    "swap_buttons": True,
    "rumble": False,
    "initials": "ABC",
    "lessons": ["ranks"],
    "shown_once": ["title"],
}
SAVED_AS = {"shown_once": "told"}
WRONG: dict[str, object] = {
    "rules": "whist",
    "speed": "ludicrous",
    "reduced_motion": "yes",
    "volume": 101,
    "muted": 1,
    "deck": None,
    "letters": "JQK",
    "back": ["flag"],
    "table": {},
    "places": "yes",
    "ambience": 1,
    "mirrored": 0,
    "fairway": "yes",
    "marks": "sometimes",
    "verdict": "no",
    "counter": 2,
    "clock": None,
    "autoplay": [],
    "confirm_give_up": "x",
    "clearable": 1,
    "fullscreen": "left",
    "window": [800],
    "maximized": "yes",
    "language": "tlh",
    "pads": {"Pad": {"flip": -3}},
    "swap_buttons": "A",
    "rumble": 0.5,
    "initials": "ABCD",
    "lessons": "ranks",
    "shown_once": {},
}
MORE_WRONG: dict[str, list[object]] = {
    "rules": [5, "x" * 5_000_000],
    "volume": [True, "70", 7.0, -1],
    "window": [[800, 600, 2], [800, "600"], [10, 600], "800x600", 800],
    "language": [5],
    "pads": [[], {"Pad": 3}, {"Pad": {"flip": "3"}}],
    "initials": [7, "a\n"],
    "lessons": [["x"] * 201],
}


def saved(settings: Settings) -> Settings:
    return Settings.from_json(json.loads(json.dumps(settings.to_json())))


def test_every_setting_is_kept() -> None:
    names = {each.name for each in dataclasses.fields(Settings)} - {"unknown", "wants_contrast"}
    assert names == set(CHANGED) == set(WRONG)
    settings = Settings(**CHANGED)  # type: ignore[arg-type]
    for name, value in CHANGED.items():
        assert getattr(Settings(), name) != value
        assert getattr(saved(settings), name) == value


@pytest.mark.parametrize("name", WRONG)
def test_a_value_that_is_not_known_falls_back_alone(name: str) -> None:
    good = Settings(**CHANGED).to_json()  # type: ignore[arg-type]
    for wrong in [WRONG[name], *MORE_WRONG.get(name, [])]:
        settings = Settings.from_json(good | {SAVED_AS.get(name, name): wrong})
        assert getattr(settings, name) == getattr(Settings(), name)
        for other in set(CHANGED) - {name}:
            assert getattr(settings, other) == CHANGED[other]


def test_keys_of_a_newer_version_survive_saving_here() -> None:
    settings = Settings.from_json({"version": 1, "weather": {"wind": 3}, "muted": True})
    settings.muted = False
    assert settings.to_json()["weather"] == {"wind": 3}
    assert saved(settings).unknown == {"weather": {"wind": 3}}


def test_a_key_that_could_not_be_written_back_is_dropped() -> None:
    deep: object = 5
    for _ in range(900):
        deep = [deep]
    settings = Settings.from_json({"deep": deep, "flat": {"a": [1]}})
    assert settings.unknown == {"flat": {"a": [1]}}


def test_names_that_are_no_texts_are_left_out() -> None:
    assert Settings.from_json({"told": ["title", 5, "x" * 300]}).shown_once == ["title"]


def test_what_was_shown_once_is_not_shown_again() -> None:
    settings = Settings()
    assert settings.show_once("welcome")
    assert not settings.show_once("welcome")
    assert not saved(settings).show_once("welcome")


def test_a_reset_keeps_what_was_learnt_and_entered() -> None:
    settings = Settings(**CHANGED)  # type: ignore[arg-type]
    settings.reset()
    kept = {"pads", "initials", "lessons", "shown_once", "window", "maximized", "fullscreen"}
    for name, value in CHANGED.items():
        assert getattr(settings, name) == (value if name in kept else getattr(Settings(), name))


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(values | st.dictionaries(st.sampled_from(sorted(CHANGED)), values))
def test_any_json_gives_settings_that_can_be_saved(data: object) -> None:
    settings = Settings.from_json(data)
    assert saved(settings) == Settings.from_json(settings.to_json())
