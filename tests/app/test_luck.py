"""Luck and skill as a player sees them: on the summary, in the replay, and never too early."""

import gc
import weakref

import pytest

from golf import routes
from golf.analysis.luck import measuring_hole
from golf.analysis.measure import MARK_LIMITS, Parts
from golf.analysis.weighing import EndValues
from golf.core.game import Game
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.local_time import local_now
from golf.play_options import PlayOptions
from golf.records.skill import Skill
from golf.records.statistics import CountedRound, Table
from golf.routes import Push
from golf.scenes.records.skill import skill_facts
from golf.scenes.results.score_card import ScoreCard, card_note, luck_lines
from golf.session.luck_work import LuckBook
from golf.texts import luck
from golf.texts.help import LUCK_EXAMPLE, LUCK_IN_EXAMPLE, help_page
from tests.app.lines import line
from tests.app.pilot import SMALL, Pilot

pytestmark = pytest.mark.usefixtures("unseen")

BOARD = "b7D.ADTDKH.5C7STH.3SQDQCKD.5SAC3H5H.8C6D9D9SQS.2D8H6S-5D-JC6CJHQHJDKSKC4H"
"""A hole that is nearly over, which is taken apart in a tenth of a second."""
WEAK = f"classic/{BOARD}:F3F17F62F4F2673F4F4F3"
FLAWLESS = "75F64424FF362671636FFFFF472"
ONE_FLIP = f"classic/{BOARD}:FX"


def hole_of(code):
    return Record.parse(code).replay().holes[0]


def worked_out(pilot):
    """Let time pass until the scene on top has worked everything out."""
    pilot.frames()
    while pilot.scene.wants_time:
        pilot.frames()


@pytest.fixture
def pilot(tmp_path):
    pilot = Pilot(tmp_path, SMALL, PlayOptions(board=BOARD, rules="classic"), weighs_luck=True)
    pilot.app.services.settings.speed = "off"
    pilot.rest()
    yield pilot
    pilot.app.close()


@pytest.fixture(scope="module")
def weak():
    hole = hole_of(WEAK)
    return hole, finished(measuring_hole(hole))


def test_the_three_numbers_add_up_to_the_points_as_they_are_told(weak):
    hole, measure = weak
    worth, choices, gained, score = numbers_in(luck.parts_line(hole, measure.parts))
    assert score == hole.points
    assert worth + choices + gained == pytest.approx(score)
    assert choices < 0, "what a choice costs takes points away"


def numbers_in(line):
    words = line.replace("−", "-").replace("·", " ").replace("=", " ").split()
    return [float(word) for word in words if word.lstrip("+-").replace(".", "").isdecimal()]


def test_where_cards_count_the_numbers_are_cards():
    hole = hole_of(ONE_FLIP.replace("classic", "fast"))
    measure = finished(measuring_hole(hole))
    line = luck.parts_line(hole, measure.parts)
    assert line.endswith("= 23 cards left")
    worth, choices, gained, score = numbers_in(line)
    assert worth + choices + gained == pytest.approx(score) == pytest.approx(23)


def test_giving_up_is_told_as_the_costliest_choice():
    hole = hole_of(ONE_FLIP)
    assert "giving up" in luck.costliest_line(hole, finished(measuring_hole(hole)))


def test_a_mistake_names_the_cards_its_cost_and_how_sure_that_is(weak):
    hole, measure = weak
    line = luck.mistake_line(hole, measure.choices[0])
    assert ": a flip while 6 of spades fitted, " in line
    assert "±" in line


def test_the_summary_takes_the_hole_apart(pilot):
    pilot.key("space")
    pilot.give_up()
    pilot.rest()
    worked_out(pilot)
    game = pilot.scene.game
    measure = pilot.app.services.luck.of(game.hole).measure
    spoken = " ".join(pilot.scene.reading)
    assert luck.parts_line(game.hole, measure.parts) in spoken
    assert luck.costliest_line(game.hole, measure) in spoken


def test_look_opens_the_replay_at_the_costliest_choice(pilot):
    pilot.key("space")
    pilot.give_up()
    pilot.rest()
    worked_out(pilot)
    pilot.click_button("look")
    pilot.rest()
    assert pilot.scene_name == "ReplayScene"
    assert pilot.scene.index == 1
    worked_out(pilot)
    assert "giving up" in pilot.scene.status.message


def test_a_hole_without_a_mistake_is_looked_at_from_its_first_move(pilot):
    for move in FLAWLESS:
        pilot.key("space" if move == "F" else move)
    pilot.give_up()
    pilot.rest()
    worked_out(pilot)
    assert pilot.app.services.luck.of(pilot.scene.game.hole).measure.costliest is None
    pilot.click_button("look")
    pilot.frames()
    assert pilot.scene_name == "ReplayScene"
    assert pilot.scene.index == 0
    assert pilot.scene.is_playing


def test_replay_from_here_plays_on_off_the_record(pilot):
    pilot.key("space")
    pilot.give_up()
    pilot.rest()
    worked_out(pilot)
    filed = len(pilot.app.storage.history)
    pilot.click_button("from_here")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.game.is_off_record
    assert len(pilot.scene.hole.moves) == 1
    pilot.give_up()
    pilot.rest()
    assert len(pilot.app.storage.history) == filed


def test_nothing_is_told_of_a_hole_in_progress(pilot):
    pilot.key("space")
    pilot.rest()
    work = pilot.app.services.luck.of(pilot.scene.hole)
    worked_out(pilot)
    assert not work.is_working, "it is worked out while the player thinks"
    assert work.measure is None


def test_what_was_worked_out_in_play_is_there_when_the_summary_opens(pilot):
    pilot.key("space")
    pilot.rest()
    worked_out(pilot)
    hole = pilot.scene.hole
    pilot.give_up()
    pilot.rest()
    work = pilot.app.services.luck.of(hole)
    assert work.work_on(10.0)
    assert work.measure == finished(measuring_hole(hole_of(ONE_FLIP)))


def test_an_undo_and_another_move_are_followed():
    hole = hole_of(f"practice/{BOARD}:F")
    work = LuckBook().of(hole)
    work.work_on(10.0)
    hole.undo()
    hole.play(hole.position.legal_moves()[0])
    hole.give_up()
    assert work.measure is None
    work.work_on(10.0)
    assert work.measure == finished(measuring_hole(hole))


def test_a_switch_of_wrap_before_the_first_move_is_followed():
    game = Game.from_record("hole", Record.parse(f"classic/{BOARD}:"), game_id="1")
    work = LuckBook().of(game.hole)
    work.work_on(10.0)
    game.set_wrap(True)
    game.give_up(local_now)
    work.work_on(10.0)
    assert work.measure == finished(measuring_hole(game.hole))


def test_the_fair_view_marks_mistakes_and_tells_luck(pilot):
    show(pilot, WEAK, stop=1)
    scene = pilot.scene
    assert scene.costly == [each.lost_at for each in scene.view.measure(1).choices if each.cost]
    assert "6 of spades" in scene.status.message
    assert scene.status.aside.startswith("The flip ")
    assert scene.status.message in scene.status.spoken
    assert scene.status.aside in scene.status.spoken
    assert scene.status.best_unit == "points to expect"


@pytest.mark.parametrize("size", [(480, 270), (640, 360), (700, 700), (390, 844)])
def test_what_a_flip_gave_is_told_in_windows_of_all_shapes(pilot, size):
    pilot.resize(size)
    show(pilot, WEAK, stop=1)
    pilot.frames()
    assert pilot.scene.status.aside.startswith("The flip ")


def test_one_press_leads_from_the_fair_view_to_the_exact_one_and_back(pilot):
    show(pilot, WEAK, stop=1)
    fair = pilot.scene.status.best
    pilot.click_button("view")
    worked_out(pilot)
    assert pilot.scene.status.best_unit == "points at best"
    assert "." not in pilot.scene.status.best
    pilot.click_button("view")
    assert pilot.scene.status.best == fair


def test_other_ends_of_a_run_are_listed_with_what_they_lead_to(pilot):
    show(pilot, WEAK, stop=8)
    pilot.click_button("ends")
    pilot.rest()
    spoken = pilot.scene.reading
    yours = next(line for line in spoken if line.startswith("Yours: "))
    assert yours.endswith("; Queen of spades; King of hearts"), "cards, as a player knows them"
    assert sum(" points; " in line for line in spoken) >= 3


def test_what_the_summary_worked_out_stands_in_the_replay_at_once(pilot):
    pilot.key("space")
    pilot.give_up()
    pilot.rest()
    worked_out(pilot)
    pilot.click_button("look")
    pilot.frames()
    assert "giving up" in pilot.scene.status.message


def test_a_hole_that_nobody_has_any_more_is_forgotten():
    book, gone = LuckBook(), hole_of(ONE_FLIP)
    work = weakref.ref(book.of(gone))
    del gone
    gc.collect()
    assert work() is None


def weighings() -> int:
    """Count the stages of holes that are weighed now: each is megabytes of tableaux."""
    return sum(isinstance(each, EndValues) for each in gc.get_objects())


def test_of_many_holes_begun_only_the_last_one_takes_room_and_all_come_out_right(request):
    gc.collect()
    gc.disable()  # no search for cycles comes in time
    request.addfinalizer(gc.enable)
    book, before = LuckBook(), weighings()
    holes = [hole_of(f"classic/{number}:X") for number in range(1, 5)]
    for hole in holes:
        for _ in range(20):
            assert not book.of(hole).work_on(1e-6)
    assert weighings() - before == 1
    while book.of(holes[0]).is_working:
        book.of(holes[0]).work_on()
    assert weighings() == before
    assert book.of(holes[0]).measure == finished(measuring_hole(holes[0]))
    assert book.of(holes[1]).measure is None


def test_a_hole_that_goes_on_keeps_nothing_of_one_that_went_alike():
    book, done, on = LuckBook(), hole_of(ONE_FLIP), hole_of(ONE_FLIP)
    while book.of(done).is_working:
        book.of(done).work_on()
    assert book.of(on).measure == book.of(done).measure
    on.is_given_up = False
    assert book.of(on).measure is None


def show(pilot, code, stop):
    pilot.app.stack.apply(Push(routes.Replay(Record.parse(code), stop=stop)))
    pilot.app.services.is_dirty = True
    worked_out(pilot)


# ---- rounds, sharing, help


def test_the_numbers_of_a_round_are_the_sums_of_its_holes():
    code = f"classic/{BOARD}:FX/{BOARD}:X"
    golf_round = Record.parse(code).replay()
    parts = [finished(measuring_hole(hole)).parts for hole in golf_round.holes]
    worth, choices, gained, score = numbers_in(luck.round_line(golf_round, parts))
    assert score == sum(hole.points for hole in golf_round.holes)
    assert worth + choices + gained == pytest.approx(score)


def test_a_round_under_rules_that_count_cards_is_told_in_cards():
    golf_round = Record.parse(f"fast/{BOARD}:FX/{BOARD}:X").replay()
    parts = [finished(measuring_hole(hole)).parts for hole in golf_round.holes]
    assert luck.round_line(golf_round, parts).endswith("= 46 cards left")


def test_a_shared_result_has_a_line_on_luck_once_that_is_known(pilot):
    pilot.key("space")
    pilot.give_up()
    pilot.rest()
    worked_out(pilot)
    hole = pilot.scene.game.hole
    measure = pilot.app.services.luck.of(hole).measure
    pilot.click_button("share")
    pilot.rest()
    assert luck.parts_line(hole, measure.parts) in pilot.scene.text.split("\n")


def test_the_page_on_luck_tells_the_truth_about_its_example():
    for preset in ("classic", "fast"):
        hole = hole_of(LUCK_EXAMPLE.replace("classic", preset))
        measure = finished(measuring_hole(hole))
        assert (hole.start.cards_left, len(hole.start.stock)) == (23, 8)
        assert (
            measure.parts.rounded() == LUCK_IN_EXAMPLE["cards" if preset == "fast" else "strokes"]
        )
    assert list(MARK_LIMITS.values()) == [2, 1, 0.25]


@pytest.mark.parametrize(
    ("rules", "result", "gain"),
    [
        ("classic", "30.4 was to be expected. The choices cost 8.6, the flips gave 3.2; the result:"
         " 25 points.", "gave (+)"),
        ("strict", "4.6 was to be expected. The choices cost 8.6, the flips gave 3.2; the result:"
         " 10 strokes.", "gave (−)"),
        ("fast", "4.5 was to be expected. The choices cost 8.5, the flips gave 3.0; the result:"
         " 10 cards left.", "gave (−)"),
    ],
)  # fmt: skip
def test_the_page_on_luck_speaks_the_language_of_the_rules(rules, result, gain):
    told = " ".join(map(str, help_page("luck", PRESETS[rules]).blocks))
    assert result in told
    assert gain in told, "a flip that gave has the sign that it has in the result"


# ---- records


def test_the_latest_holes_are_taken_apart_on_demand(tmp_path):
    pilot = Pilot(tmp_path, SMALL)
    pilot.rest()
    for number in (1, 2):
        pilot.app.storage.history.add(line(f"classic/{number}:X", f"id{number}"))
    pilot.app.stack.apply(Push(routes.Records()))
    pilot.app.services.is_dirty = True
    worked_out(pilot)
    pilot.click_button("tab skill")
    assert not pilot.scene.wants_time, "nothing is worked out before somebody asks"
    pilot.click_button("measure")
    assert "0 of 2 holes" in pilot.scene.reading, "that something is done shows at once"
    worked_out(pilot)
    skill = Skill(pilot.scene.table)
    finished(skill.measuring())
    mean, stderr = skill.mean
    facts = dict(skill_facts(pilot.scene.table, skill))
    assert facts["Choices cost a hole"] == f"{mean:.1f} points"
    assert facts["Give or take"] == f"± {2 * stderr:.1f}"
    assert "2 of 2 holes" in pilot.scene.reading
    pilot.app.close()


def test_the_cost_of_choices_needs_two_holes_taken_apart():
    table = Table(PRESETS["classic"])
    skill = Skill(table)
    assert dict(skill_facts(table, skill))["Choices cost a hole"] == "–"
    skill.parts.append(Parts(5.0, 1.0, 0.0))
    assert dict(skill_facts(table, skill))["Choices cost a hole"] == "after 2 holes (1 so far)"
    skill.parts.append(Parts(5.0, 2.0, 0.0))
    assert dict(skill_facts(table, skill))["Choices cost a hole"] == "1.5 points"


def test_a_handicap_needs_three_rounds_and_gives_net_scores():
    nine = "strict/" + "/".join(f"{number}:X" for number in range(1, 10))
    table = Table(PRESETS["strict"])
    for count in range(1, 5):
        table.rounds.append(CountedRound(line(nine, f"id{count}"), 40 + count, 45))
        facts = dict(skill_facts(table, Skill(table)))
        if count < 3:
            assert facts["Handicap"] == f"after 3 rounds ({count} so far)"
    # Of four rounds the lowest counts, less one; the fourth is played with what three gave.
    assert facts["Handicap"] == "−5.0"
    assert facts["Latest round"] == "44 gross, 50 net"


def test_the_score_card_has_lines_for_choices_and_luck_that_add_up():
    golf_round = Record.parse(f"classic/{BOARD}:FX/{BOARD}:X").replay()
    parts = [finished(measuring_hole(hole)).parts for hole in golf_round.holes]
    (_, *choices), (_, *luck_of) = luck_lines(golf_round.rules, parts)
    for entries in (choices, luck_of):
        *holes, total = (float(words.replace("−", "-")) for words in entries)
        assert sum(holes) == pytest.approx(total)
    dots = ["…"] * 3
    assert luck_lines(golf_round.rules, [None, None]) == [["Choices", *dots], ["Luck", *dots]]


def test_what_is_known_of_a_hole_stands_on_the_card_before_all_is():
    parts = finished(measuring_hole(Record.parse(f"classic/{BOARD}:FX").replay().holes[0])).parts
    one, both = (luck_lines(PRESETS["classic"], each) for each in ([parts], [parts, None]))
    for (_, *known), (_, *two) in zip(one, both, strict=True):
        assert two == [known[0], "…", "…"]


@pytest.mark.parametrize("rules", ["classic", "strict", "fast", "relaxed"])
@pytest.mark.parametrize("flips", [-2.5, 0.0, 2.5])
def test_choices_and_luck_have_one_sign_at_the_hole_and_on_the_card(rules, flips):
    """The hole comes to 23 cards left, of which its choices cost 1.5."""
    golf_round = Record.parse(f"{rules}/{BOARD}:X").replay()
    parts = Parts(21.5 - flips, 1.5, flips)
    line = luck.parts_line(golf_round.hole, parts)
    for (_, entry, total_entry), word in zip(
        luck_lines(golf_round.rules, [parts]), ("choices", "luck"), strict=True
    ):
        assert f"{word} {entry} " in line
        assert total_entry == entry
    assert luck.round_line(golf_round, [parts]) == line
    assert ("good luck" in line, "bad luck" in line) == (flips < 0, flips > 0)
    is_good = "+" if PRESETS[rules].score == "points" else "−"
    assert f"{is_good} is good" in card_note(golf_round.rules)
    assert (is_good in line.split("luck ")[1]) == (flips < 0)


BEST_BUT_COSTLY = "b3STC.4HTD.KS8C.AH6C.4DQD.2D4S.JS6D-JC-JH7DAD2S9C", "5F1F7FF15F27"
"""A hole that could not have come to more, though its choices were not the best by the odds."""


@pytest.mark.parametrize("rules", ["classic", "strict", "fast"])
def test_where_no_more_was_possible_no_choice_is_called_the_costliest(tmp_path, rules):
    board, letters = BEST_BUT_COSTLY
    options = PlayOptions(board=board, rules=rules)
    pilot = Pilot(tmp_path, SMALL, options, weighs_luck=True)
    pilot.app.services.settings.speed = "off"
    pilot.rest()
    for letter in letters:
        pilot.key("space" if letter == "F" else letter)
    pilot.rest()
    if pilot.scene_name == "PlayScene":
        pilot.click_button("banner finish")
    worked_out(pilot)
    told = " ".join(pilot.scene.reading)
    assert "That was the best possible on this deal." in told
    assert "By the odds your choices cost 1.3 " in told
    assert "costliest" not in told
    pilot.click_button("look")
    pilot.rest()
    worked_out(pilot)
    assert "instead of" in pilot.scene.status.message, "the replay tells of the choice"
    pilot.app.close()


def test_the_holes_of_a_round_are_taken_apart_once_it_is_over(tmp_path):
    pilot = Pilot(tmp_path, SMALL, weighs_luck=True)
    pilot.app.services.settings.reduced_motion = True
    pilot.rest()
    nine = "/".join([f"{BOARD}:X", *[f"{BOARD}:FX"] * 8])
    game = Game.from_record("round", Record.parse(f"classic/{nine}"), game_id="1")
    pilot.app.stack.apply(Push(routes.RoundResults(game)))
    pilot.app.services.is_dirty = True
    pilot.frames()
    told = [_holes_told(pilot)]
    while pilot.scene.wants_time:
        pilot.frames()
        told.append(_holes_told(pilot))
    assert pilot.app.services.luck.of_round(game.round) is not None
    # What is known of a hole is on the card at once: nobody waits for the slowest.
    assert told[0] == 0
    assert 1 in told
    assert told[-1] == 9
    pilot.app.close()


def _holes_told(pilot):
    (card,) = [leaf for leaf in pilot.scene.leaves if isinstance(leaf, ScoreCard)]
    return sum(each is not None for each in card.parts)
