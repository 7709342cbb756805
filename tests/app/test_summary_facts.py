from itertools import product

import pygame
import pytest

from golf import routes
from golf.controls.intents import Command
from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.rounds import Round
from golf.core.rules import PRESETS
from golf.local_time import local_now
from golf.play_options import PlayOptions
from golf.records.awards import AWARDS
from golf.routes import Push
from golf.saves.new_games import new_daily, new_game, random_game
from golf.scenes import openings
from golf.scenes.play.scene import PlayScene
from golf.scenes.results.round_results import RoundResultsScene
from golf.scenes.results.score_card import score_lines
from golf.scenes.title.demo import demo_move
from golf.texts.score import hole_details, hole_heading
from golf.words import LANGUAGES, use_language
from tests.app.lines import best, best_letters, given_up, line
from tests.app.test_words_fit import SIZES, faults, read
from tests.sweep import swept


def seated(new_pilot, deal: str, **window):
    pilot = new_pilot(options=PlayOptions(deal=deal, rules="classic"), **window)
    pilot.app.services.settings.speed = "off"
    pilot.app.services.keep_settings()
    pilot.rest()
    return pilot


def clear(pilot, deal: str) -> None:
    """Play the best line of a deal through the scene, and wait for the summary."""
    for letter in best_letters(deal):
        pilot.scene.do(Move(letter))
    for _ in range(600):
        pilot.frames()
        if pilot.scene_name == "HoleSummaryScene" and not pilot.scene.wants_time:
            return
    raise AssertionError(pilot.scene_name)


def facts(pilot) -> dict[str, str]:
    return dict(pilot.scene.facts)


def test_the_summary_tells_the_place_in_the_records(new_pilot):
    pilot = seated(new_pilot, "5")
    pilot.app.storage.history.add(line(given_up("7"), "b"))
    clear(pilot, "5")
    assert facts(pilot)["In your records"] == "1 of 2"
    assert "Best on this deal" not in facts(pilot)


def test_the_table_repeats_nothing_that_the_heading_says(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    assert list(facts(pilot)) == ["Best possible", "Could be cleared", "Longest run"]
    game = pilot.scene.game.round
    assert hole_heading(game, 1) == "37 points"
    assert hole_details(game, 1) == "The table is clear with 2 cards left in the stock."


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)], ids=str)
def test_the_way_on_is_the_largest_button_of_the_summary(new_pilot, size):
    pilot = seated(new_pilot, "5", size=size)
    clear(pilot, "5")
    first, *others = pilot.scene.menu.buttons
    assert (first.key, first.kind) == ("next", "primary")
    assert all(first.rect.w > 1.4 * other.rect.w for other in others)
    second = [button for button in others if button.kind == "plain"]
    assert {button.key for button in second} <= {"undo", "watch", "look", "from_here"}
    assert all(button.kind == "quiet" for button in others if button not in second)


@pytest.mark.parametrize("language", swept(LANGUAGES, "fr"))
@pytest.mark.parametrize("size", swept([*SIZES, (320, 568), (480, 270)], (390, 844)), ids=str)
def test_a_place_of_three_digits_is_read_whole_with_its_praise(new_pilot, size, language):
    pilot = seated(new_pilot, "5", size=size)
    better, day = best("2"), "2025-03-01T20:00:00+01:00"
    for number in range(123):
        record = better if number < 103 else given_up("7")
        pilot.app.storage.history.add(line(record, str(number), begun=day))
    clear(pilot, "5")
    assert facts(pilot)["In your records"] == "104 of 124, better than usual"
    use_language(language)
    pilot.scene.refresh()
    assert not faults(pilot.scene, pilot.app.services.look)


def test_a_second_attempt_has_no_place_and_the_best_on_the_deal(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    best = f"{pilot.scene.game.hole.points} points"
    pilot.click_button("restart")
    pilot.rest()
    pilot.give_up()
    pilot.frames(200)
    assert facts(pilot)["In your records"] == "none: attempt 2"
    assert facts(pilot)["Best on this deal"] == best


def test_the_best_on_a_deal_is_told_for_every_rule_set(new_pilot):
    pilot = seated(new_pilot, "5")
    pilot.app.storage.history.add(line("strict/5:X", "s"))
    clear(pilot, "5")
    assert facts(pilot)["Best on this deal"].startswith("35 strokes (Strict), ")


def test_an_award_is_told_once(new_pilot):
    pilot = seated(new_pilot, "5")
    pilot.app.storage.history.add(line("classic/4:" + best_letters("4"), "a"))
    clear(pilot, "5")
    assert pilot.scene.lookup.lines() == ["Award: Back to back!"]
    assert "achievement two_clears" in pilot.app.services.settings.shown_once
    again = type(pilot.scene)(pilot.app.services, pilot.scene.game)
    assert again.lookup.lines() == []


def test_the_best_line_is_watched_from_the_summary(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    pilot.click_button("watch")
    assert pilot.scene_name == "ReplayScene"
    assert pilot.scene.status.title == "The best line"
    pilot.key("escape")
    assert pilot.scene_name == "HoleSummaryScene"


SLIPS = "25F677136245F5451FF2621774FFF33F621F33FFFFFFF17"
"""Deal 3015, played with two slips: move 39 cost 2 strokes, move 42 cost 3."""


def play_with_slips(new_pilot, **window):
    pilot = seated(new_pilot, "3015", **window)
    for letter in SLIPS:
        pilot.scene.do(Move(letter))
    if pilot.scene_name == "PlayScene":
        pilot.click_button("banner finish")
    pilot.frames(200)
    return pilot


@pytest.fixture
def slipped(new_pilot):
    return play_with_slips(new_pilot)


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)], ids=str)
@pytest.mark.parametrize("language", swept(LANGUAGES, "de"))
def test_all_that_a_hole_teaches_fits_on_its_summary(new_pilot, size, language):
    pilot = play_with_slips(new_pilot, size=size)
    use_language(language)
    pilot.scene.refresh()
    assert len(pilot.scene.review.lines()) == 2
    assert not faults(pilot.scene, pilot.app.services.look)


def marked_to_its_summary(new_pilot, rules, is_round, size):
    """Play deal 13, in a round the second hole, to its end with the mark of help; give an award."""
    pilot = new_pilot(size=size)
    services = pilot.app.services
    services.settings.speed = "off"
    services.keep_settings()
    deals = [Deal.numbered(13 + n) for n in range(9 if is_round else 1)]
    kind = "round" if is_round else "hole"
    game = new_game(services.storage, kind, PRESETS[rules], deals)
    pilot.app.stack.apply(Push(PlayScene(services, game)))
    while True:
        game.mark_assisted()
        while not game.hole.is_over:
            pilot.scene.do(demo_move(game.hole.position) or FLIP)
        pilot.frames(2)
        if pilot.scene_name == "PlayScene":
            pilot.click_button("banner finish")
        while pilot.scene_name != "HoleSummaryScene" or pilot.scene.wants_time:
            pilot.frames()
        if not is_round or game.round.number == 2:
            pilot.scene.lookup.awards = [AWARDS[9]]
            return pilot
        pilot.click_button("next")
        pilot.rest()


TOLD = list(product(SIZES, PRESETS, (False, True)))
MOST_TOLD = ((390, 844), "practice", False), ((640, 360), "fast", True)


@pytest.mark.parametrize("told", swept(TOLD, *MOST_TOLD), ids=str)
def test_all_that_a_marked_hole_tells_fits_in_every_language(new_pilot, told):
    size, rules, is_round = told
    pilot = marked_to_its_summary(new_pilot, rules, is_round, size)
    scene, look, wrong = pilot.scene, pilot.app.services.look, []
    for language in LANGUAGES:
        use_language(language)
        scene.refresh()
        wrong += faults(scene, look)
        buttons = [pygame.Rect(button.rect) for button in scene.menu.buttons]
        wrong += [
            f"{line!r} lies under a button"
            for line, _, at in read(scene, look)
            for button in buttons
            if button.colliderect(at.inflate(-2, -2)) and not button.contains(at.inflate(-2, -2))
        ]
    assert not wrong, "\n".join(wrong)


def test_the_summary_names_the_first_slip_and_the_costliest(slipped):
    first = "From move 39 the best you could reach was 37 points."
    assert slipped.scene.review.lines()[0] == first
    read = slipped.scene.reading
    assert any(line.startswith("The costliest choice: move 1, ") for line in read)


def test_cards_that_would_have_helped_are_told_in_their_order(slipped):
    assert slipped.scene.review.lines()[1] == "In the end a 4, a 5 or a 6 would have helped."


def test_ones_own_game_is_watched_beside_the_best_line(slipped):
    slipped.click_button("watch")
    slipped.frames(60)
    assert slipped.scene.status.title == "The best line"
    menu = slipped.scene.menu
    assert not menu.button("best_line").is_enabled
    # An arrow would be taken for a step.
    assert [menu.button(key).icon for key in ("own_game", "best_line")] == ["own_game", "best_line"]
    slipped.click_button("own_game")
    slipped.frames(200)
    assert slipped.scene.status.title == "Your game"
    assert slipped.scene.costly[0] == 39
    slipped.click_button("costly")
    assert slipped.scene.index in slipped.scene.costly
    slipped.scene.go_to(len(SLIPS))
    slipped.click_button("play")
    slipped.frames(200)
    assert slipped.scene.number == 1
    slipped.click_button("best_line")
    assert slipped.scene.number == 2


def test_a_result_alone_in_its_table_has_no_place_to_tell(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    assert "In your records" not in facts(pilot)


def test_a_hole_is_shared_with_its_record(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    pilot.click_button("share")
    assert pilot.scene.text.split("\n")[0] == "Golf, deal 5, Classic"
    assert pilot.scene.text.endswith(f"classic/5:{best_letters('5')}")


def test_a_place_in_the_top_ten_takes_initials(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    pilot.click_button("initials")
    pilot.type("abc")
    pilot.key("return")
    assert pilot.scene_name == "HoleSummaryScene"
    assert pilot.app.storage.history.lines[-1].initials == "ABC"


def test_the_answers_keep_their_places_from_hole_to_hole(pilot):
    """Also while the records are looked through, and where something can be taken back."""
    pilot.click_button("round")
    pilot.rest()
    places = []
    for number in range(3):
        if number == 1:
            pilot.play(pilot.scene.position.legal_moves()[0])
        pilot.give_up()
        for _ in range(30):
            pilot.frames()
            places.append([(each.key, each.rect) for each in pilot.scene.menu.buttons])
        pilot.click_button("next")
        pilot.rest()
    assert all(each == places[0] for each in places)


@pytest.mark.parametrize("kind", ["round", "hole"])
def test_pause_keeps_its_places_for_the_whole_game(pilot, kind):
    pilot.click_button(kind)
    pilot.rest()
    places = []
    for _ in range(2):
        pilot.key("escape")
        places.append([(each.key, each.rect) for each in pilot.scene.menu.buttons])
        if len(places) == 2:
            assert not pilot.scene.menu.button("wrap").is_enabled
        pilot.key("escape")
        pilot.key("space")
    assert places[0] == places[1]


def test_a_hole_of_a_round_is_tried_again_off_the_record(pilot):
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    pilot.give_up()
    pilot.frames(60)
    pilot.click_button("off record")
    pilot.rest()
    assert pilot.scene.game.is_off_record
    assert pilot.scene.hole.moves == []
    count = len(pilot.app.storage.history)
    pilot.key("space")
    pilot.app.stack.apply(pilot.scene.resume(Command.GIVE_UP))
    pilot.rest()
    assert list(pilot.app.services.games) == ["round"]
    assert len(pilot.app.storage.history) == count
    assert pilot.scene.game is game


@pytest.fixture
def finished(pilot):
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    for number in range(9):
        game.give_up(local_now)
        pilot.app.services.save(game)
        if number < 8:
            game.next_hole()
    pilot.app.stack.apply(Push(routes.RoundResults(game)))
    pilot.frames(60)
    return pilot


def test_the_score_card_tells_the_place_and_leads_on(finished):
    assert not [note for note in finished.scene.notes if note.startswith("Place")]
    finished.click_button("share")
    assert finished.scene.text.split("\n")[1] == "🟥" * 9
    finished.key("escape")
    finished.click_button("replay")
    assert len(finished.scene.holes) == 9
    finished.key("escape")
    finished.click_button("initials")
    finished.type("abc")
    finished.key("return")
    assert finished.app.storage.history.lines[-1].initials == "ABC"
    finished.click_button("again")
    finished.rest()
    assert finished.scene_name == "PlayScene"


@pytest.mark.parametrize("size", [(640, 360), (390, 844)])
def test_the_score_card_fits_small_windows(finished, size):
    finished.resize(size)
    finished.frames(2)
    for button in finished.scene.menu.buttons:
        assert button.rect.bottom <= size[1]
        assert button.rect.right <= size[0]


def test_the_score_card_has_a_line_of_points_where_the_rules_count_them(finished):
    golf_round = finished.scene.game.round
    *_, points = score_lines(golf_round)
    assert points == ["Points", *["0"] * 9, "0"]
    strict = Round(PRESETS["strict"], golf_round.deals)
    assert score_lines(strict)[-1][0] == "To par"


def test_every_kind_of_round_leads_back_to_its_own_page(pilot):
    services = pilot.app.services
    daily = new_daily(services.storage, "daily-round", local_now())
    assert openings.again(services, daily) == routes.Daily(daily.daily)
    speed = random_game(services.storage, services.rng, "speed", daily.rules)
    route = openings.again(services, speed)
    assert isinstance(route, routes.Table)
    assert route.game.kind == "speed"
    scene = RoundResultsScene(services, speed)
    assert scene.notes[0] == "Speed golf: 35.0 with 0.0 minutes."
    speed.kind = "course"
    assert openings.again(services, speed) == routes.Courses()
