from itertools import product

import pytest

from golf import routes
from golf.core.rules import PRESETS, Rules
from golf.routes import Push
from golf.saves.file_names import HISTORY
from golf.ui import chart
from golf.ui.look import Look
from golf.words import LANGUAGES, use_language
from tests.app.lines import best, given_up, line
from tests.app.test_words_fit import SIZES, faults
from tests.sweep import swept


def nine(rules: str = "classic") -> str:
    return f"{rules}/" + "/".join(f"{number}:X" for number in range(1, 10))


def fill(storage):
    storage.history.add(line(best("5"), "a", initials="ABC"))
    storage.history.add(line(given_up("7"), "b"))
    storage.history.add(line(nine(), "r1", hints=1))
    storage.history.add(line(nine(), "r2", daily="2026-11-29"))
    storage.history.add(line("strict/3:X", "s"))
    storage.history.add(line("practice/3:X", "p", assisted=True))
    for number in range(1, 10):
        storage.history.add(line(best(str(number), PRESETS["fast"]), f"f{number}"))
    storage.history.add(line(nine(), "v", speed=True, seconds=600))


@pytest.fixture
def records(pilot):
    fill(pilot.app.storage)
    opened(pilot)
    return pilot


def opened(pilot):
    """Open the records, and let them be counted."""
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.frames(2)
    while pilot.scene.wants_time:
        pilot.frames()
    return pilot.scene


def test_the_records_begin_with_the_rules_in_force(records):
    table = records.scene.table
    assert str(table.rules) == "classic"
    assert not table.is_speed
    assert len(table.holes) == 20
    assert len(table.rounds) == 2


def test_all_rule_sets_stand_below_one_another_and_each_can_be_opened(records):
    records.click_button("earlier")
    assert records.scene.table is None
    assert len(records.scene.menu.buttons) == 10 + len(records.scene.tables)
    records.click_button("row 2")
    assert records.scene.table is records.scene.tables[1]


def test_arrows_go_round_all_tables(records):
    seen = set()
    for _ in range(len(records.scene.tables) + 1):
        seen.add(records.scene.at)
        records.click_button("later")
        records.frames()
    assert seen == set(range(len(records.scene.tables) + 1))


@pytest.mark.parametrize("begun", ["2026-W48T20", "20261129", "20261129T200000+0100"])
def test_a_day_is_shown_in_whatever_form_of_iso_8601_it_is_written(pilot, begun):
    pilot.app.storage.history.add(line(best("5"), "a", begun=begun))
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.click_button("tab top")
    pilot.frames(2)
    assert pilot.scene.tab == "top"


@pytest.mark.parametrize("has_round", [False, True])
def test_a_top_ten_without_an_entry_says_so(pilot, monkeypatch, has_round):
    pilot.app.storage.history.add(line(best("5"), "a"))
    if has_round:
        pilot.app.storage.history.add(line(nine(), "r"))
    written = []
    fitted = Look.fitted
    monkeypatch.setattr(
        Look, "fitted", lambda look, text, *rest: written.append(text) or fitted(look, text, *rest)
    )
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.click_button("tab top")
    written.clear()
    pilot.app.services.is_dirty = True
    pilot.frames(2)
    assert ("Nothing yet" in written) == (not has_round)


@pytest.mark.parametrize("language", swept(LANGUAGES, "de"))
def test_the_top_ten_is_read_whole_on_a_phone(new_pilot, monkeypatch, language):
    pilot = new_pilot(size=(390, 844))
    fill(pilot.app.storage)
    pilot.app.storage.history.add(line(best("987654"), "long", initials="WWW"))
    use_language(language)
    cut = []
    fitted = Look.fitted

    def checked(look, text, role, size, colour, width):
        if look.text(text, role, size, colour).get_width() > width:
            cut.append(text)
        return fitted(look, text, role, size, colour, width)

    monkeypatch.setattr(Look, "fitted", checked)
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.click_button("tab top")
    cut.clear()
    pilot.app.services.is_dirty = True
    pilot.frames(2)
    use_language("en")
    assert not cut


def many(storage):
    """File holes and rounds whose results are long to tell, under rules of each language."""
    for rules in (*PRESETS.values(), Rules.parse("dwnaac"), Rules.parse("enasas")):
        storage.history.add(line(best("5", rules), f"{rules} best", initials="WWW"))
        storage.history.add(line(given_up("987654", rules), f"{rules} worst", initials="MMM"))
        storage.history.add(line(nine(str(rules)), f"{rules} round", initials="WWW"))
        storage.history.add(line(nine(str(rules)), f"{rules} speed", speed=True, seconds=2600))


@pytest.mark.parametrize("language", swept(LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)), ids=str)
def test_no_word_of_the_records_is_cut_under_any_rules(new_pilot, size, language):
    pilot = new_pilot(size=size)
    many(pilot.app.storage)
    use_language(language)
    scene, wrong = opened(pilot), []
    for at, tab in product(range(len(scene.tables) + 1), ("overview", "top")):
        scene.at, scene.tab = at, tab
        scene.refresh()
        found = faults(scene, pilot.app.services.look)
        wrong += [f"{at} {tab}: {each}" for each in found]
    use_language("en")
    assert not wrong, "\n".join(wrong)


def test_an_entry_of_the_top_ten_opens_as_a_replay(records):
    records.click_button("tab top")
    records.frames()
    records.click_button("hole 1")
    assert records.scene_name == "ReplayScene"
    assert str(records.scene.hole.deal) == "5"
    records.key("escape")
    records.click_button("round 1")
    assert len(records.scene.holes) == 9


def test_speed_rounds_have_a_table_by_strokes_plus_minutes(records):
    scene = records.scene
    scene.at = next(n for n, table in enumerate(scene.tables, start=1) if table.is_speed)
    assert scene.table.top_rounds()[0].speed_score == 9 * 35 + 10
    for tab in ("overview", "top"):
        records.click_button(f"tab {tab}")
    assert scene.menu.button("hole 1") is None
    assert scene.menu.button("round 1") is not None


def test_achievements_are_listed_with_the_day_they_were_earned(records):
    records.click_button("tab awards")
    records.frames()
    assert {"no_hints", "deal_in_one", "two_clears"} <= records.scene.tally.earned.keys()
    assert "29 Nov 2026" in records.scene.menu.button("award two_clears").name
    assert "4 of 25" in records.scene.menu.button("award clears_25").name


def test_an_award_opens_large_and_is_told_as_the_focus_comes_to_it(records, monkeypatch):
    told = []
    monkeypatch.setattr(records.app.services.host, "announce", told.append)
    records.click_button("tab awards")
    records.scene.menu.focus = "award hole"
    records.key("right")
    assert told == ["6 of 40 awards", "Well trodden: Play 100 holes to their end. 10 of 100"]
    records.key("return")
    assert "Well trodden" in records.scene.spoken
    records.click_button("back")
    assert records.scene_name == "RecordsScene"


def export(records):
    records.click_button("export")
    for _ in range(200):
        if records.scene.message:
            return
        records.frames()


def test_everything_is_exported_to_a_file(records):
    export(records)
    assert "golf-export.json" in records.scene.message
    text = (records.host.data / "golf-export.json").read_text(encoding="utf-8")
    assert text.startswith('{"golf": "export"')


def test_an_export_that_fails_says_why(records, monkeypatch):
    from golf.host.base import StorageError

    def fail(name, text):
        raise StorageError("disk full")

    monkeypatch.setattr(records.host, "export_text", fail)
    export(records)
    assert records.scene.message == "It could not be exported: disk full"
    records.frames()


def test_import_asks_for_a_text(records):
    records.click_button("import")
    assert records.scene_name == "CodeEntryScene"
    records.key("escape")
    assert records.scene_name == "RecordsScene"


@pytest.mark.parametrize("size", [(640, 360), (390, 844), (1920, 1080)])
def test_every_page_is_painted_in_every_window(records, size):
    records.resize(size)
    for tab in ("overview", "top", "awards"):
        for at in range(len(records.scene.tables) + 1):
            records.scene.at = at
            records.click_button(f"tab {tab}")
            records.frames()
            for button in records.scene.menu.buttons:
                seen = button.rect if button.clip is None else button.clip
                assert seen.right <= size[0]
                assert seen.bottom <= size[1]


@pytest.mark.parametrize(
    ("tab", "what"), [("overview", "figures"), ("top", "best ones"), ("skill", "skill")]
)
def test_an_empty_tab_says_what_will_stand_there_and_how_to_get_it(pilot, tab, what):
    opened(pilot)
    pilot.click_button(f"tab {tab}")
    pilot.frames()
    (words,) = pilot.scene.reading[2:]
    assert words.startswith("Finish a hole, and ")
    assert what in words
    assert words.endswith(".")
    assert pilot.scene.menu.button("round") is not None
    assert pilot.scene.table is None


@pytest.mark.parametrize("tab", ["top", "skill"])
def test_where_all_rules_have_no_page_of_a_tab_the_way_to_those_that_have_is_told(records, tab):
    records.click_button("earlier")
    records.click_button(f"tab {tab}")
    records.frames()
    assert "choose one with the arrows" in records.scene.reading[-1]


def test_skill_that_nobody_asked_for_yet_says_what_it_tells_and_what_it_takes(records):
    records.click_button("tab skill")
    records.frames()
    told = records.scene.reading[-1]
    assert told.startswith("How much was skill, and how much was luck?")
    assert "about a second for each" in told
    assert records.scene.menu.button("measure").is_enabled


def test_initials_are_typed_turned_and_kept(records):
    records.click_button("initials")
    records.type("j")
    records.type("o!")
    records.key("up")
    records.key("up")
    records.key("left")
    records.key("right")
    records.key("return")
    assert records.scene.menu.focus == "done"
    records.key("return")
    assert records.scene_name == "RecordsScene"
    assert records.app.services.settings.initials == "JOB"
    assert records.scene.menu.button("initials").value == "JOB"


def test_initials_are_tapped_and_erased(records):
    records.click_button("initials")
    records.click_button("character A")
    records.click_button("character 9")
    assert records.scene.letters == ["A", "9", " "]
    records.click_button("letter 1")
    records.key("backspace")
    records.key("backspace")
    assert records.scene.letters == [" ", " ", " "]
    records.click_button("back")
    assert records.app.services.settings.initials == ""


def test_initials_are_written_to_the_lines_they_are_for(pilot):

    filed = line(best("5"), "a")
    pilot.app.storage.history.add(filed)
    pilot.app.stack.apply(Push(routes.Initials([filed])))
    pilot.type("abc")
    pilot.click_button("done")
    assert pilot.app.storage.history.get("a").initials == "ABC"
    assert len(pilot.host.read_lines(HISTORY)) == 2


def test_a_label_of_a_line_is_the_number_itself():
    assert [chart.number_text(number) for number in (-3.4, -3.0, 0, 2.5)] == [
        "−3.4",
        "−3",
        "0",
        "2.5",
    ]


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)], ids=str)
def test_records_without_a_result_lead_to_a_round(new_pilot, size):
    pilot = new_pilot(size=size)
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.frames(2)
    assert pilot.scene.menu.button("back").kind == "plain"
    pilot.click_button("tab awards")
    assert pilot.scene.menu.button("round") is None
    pilot.click_button("tab top")
    pilot.click_button("round")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.game.is_round


def test_records_with_results_offer_no_round(records):
    assert records.scene.menu.button("round") is None
    assert records.scene.menu.button("back").kind == "primary"


def test_figures_that_do_not_fit_are_turned_to_by_buttons_that_arrows_reach(new_pilot):
    pilot = new_pilot(size=(640, 360))
    fill(pilot.app.storage)
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.key("up")
    assert pilot.scene.scroll.offset == 0
    while pilot.scene.menu.focus != "page_down":
        before = pilot.scene.menu.focus
        pilot.key("right" if before != "tab overview" else "up")
        assert pilot.scene.menu.focus != before
    pilot.key("return")
    assert pilot.scene.scroll.offset > 0


def test_a_line_of_the_top_ten_says_what_it_is(records):
    records.click_button("tab top")
    assert records.scene.menu.button("hole 1").name == "1, 37 points, deal 5, ABC, 29 Nov 2026"
    records.click_button("earlier")
    records.click_button("tab overview")
    assert records.scene.menu.button("row 1").name == "Classic"
