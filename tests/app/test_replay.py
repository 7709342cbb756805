import pytest

from golf.analysis.solver import best_strokes, solve
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import moves_text
from golf.core.rules import PRESETS, Rules
from golf.play_options import PlayOptions
from golf.routes import Push
from golf.scenes import openings
from golf.scenes.full_screen_button import LEAVE_FULL_SCREEN
from golf.scenes.replay.paint import Status, paint_message, paint_status
from golf.scenes.title.demo import demo_move
from golf.texts.rules_names import rules_name
from golf.texts.score import score_of
from golf.ui.look import Look
from golf.words import LANGUAGES, say, say_n, use_language
from tests.app.lines import best
from tests.app.test_summary_facts import SLIPS
from tests.app.test_words_fit import SIZES, Recorder, faults, read
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

CLASSIC = PRESETS["classic"]


def glance(number: int) -> str:
    """Return a hole as a player at a glance leaves it."""
    position, moves = Deal.numbered(number).position(CLASSIC), []
    while (move := demo_move(position)) is not None:
        moves.append(move)
        position = position.after(move)
    return f"{number}:{moves_text(moves)}"


FINISHED = "classic/" + glance(10)
ROUND = "classic/" + "/".join(map(glance, range(10, 19)))


@pytest.fixture
def replay(new_pilot):
    pilot = new_pilot(options=PlayOptions(record=FINISHED))
    pilot.frames(120)
    return pilot


def test_a_finished_record_opens_as_a_replay_that_plays(replay):
    assert replay.scene_name == "ReplayScene"
    assert replay.scene.is_playing
    assert replay.scene.index > 1


def test_what_is_possible_is_exact_for_every_move_and_costly_moves_are_marked(replay):
    scene = replay.scene
    values = [best_strokes(scene.hole.position_at(n)) for n in range(len(scene.hole.moves) + 1)]
    assert list(scene.view.review(1).best) == values
    falls = [n for n in range(1, len(values)) if values[n] > values[n - 1]]
    assert scene.costly == falls


def test_arrows_step_while_the_bar_has_the_focus(replay):
    replay.key("space")
    replay.rest()
    index = replay.scene.index
    replay.key("right")
    assert replay.scene.index == index + 1
    replay.key("left")
    replay.key("left")
    assert replay.scene.index == index - 1
    assert replay.scene.table.position == replay.scene.hole.position_at(index - 1)


def test_buttons_step_pause_and_change_the_speed(replay):
    replay.click_button("play")
    replay.rest()
    index = replay.scene.index
    replay.click_button("step")
    replay.click_button("step_back")
    assert (replay.scene.index, replay.scene.is_playing) == (index, False)
    replay.click_button("speed")
    assert replay.scene.speed == 2.0


def test_the_next_costly_move_is_one_press_away_and_says_what_it_cost(replay):
    scene = replay.scene
    replay.click_button("costly")
    replay.frames(90)
    assert scene.index == scene.costly[0]
    message = scene.status.message
    assert message.startswith(
        "This move cost 1 point. Best before it: 35 points; after it: 34 points."
    )
    assert scene.status.aside == "Better: column 2."
    for number in [*scene.costly[1:], scene.costly[0]]:
        replay.click_button("costly")
        assert scene.index == number


def test_the_bar_is_pressed_and_dragged(replay):
    bar = replay.scene.menu.button("scrub").rect
    replay.click((bar.right - 2, bar.center[1]))
    assert replay.scene.index == len(replay.scene.hole.moves)
    replay.drag((bar.right - 2, bar.center[1]), (bar.x, bar.center[1]))
    assert replay.scene.index == 0


def test_a_replay_stops_at_the_end_and_begins_again(replay):
    bar = replay.scene.menu.button("scrub").rect
    replay.click((bar.right - 2, bar.center[1]))
    replay.click_button("play")
    assert replay.scene.index <= 1
    replay.click_button("speed")
    replay.click_button("speed")
    replay.rest()
    assert replay.scene.index == len(replay.scene.hole.moves)
    assert not replay.scene.is_playing


def test_playing_on_is_a_game_of_its_own_and_assisted(replay):
    replay.click_button("costly")
    replay.rest()
    count = replay.scene.index
    replay.click_button("play_on")
    replay.click_button("go")
    replay.rest()
    assert replay.scene_name == "PlayScene"
    game = replay.scene.game
    assert game.kind == "side"
    assert game.is_assisted
    assert len(game.hole.moves) == count


def test_whoever_would_rather_not_play_on_is_back_at_the_move(replay):
    replay.click_button("costly")
    replay.rest()
    scene, index = replay.scene, replay.scene.index
    replay.click_button("play_on")
    replay.rest()
    replay.key("return")  # what changes nothing has the focus
    replay.rest()
    assert (replay.scene, replay.scene.index) == (scene, index)
    assert not replay.app.services.games_in_progress


def test_there_is_nothing_to_play_on_at_the_end(replay):
    bar = replay.scene.menu.button("scrub").rect
    replay.click((bar.right - 2, bar.center[1]))
    assert not replay.scene.menu.button("play_on").is_enabled


def test_a_round_shows_its_holes_one_after_the_other(new_pilot):
    pilot = new_pilot(options=PlayOptions(record=ROUND))
    pilot.frames(10)
    assert pilot.scene.number == 1
    pilot.click_button("next_hole")
    assert pilot.scene.number == 2
    pilot.click_button("previous_hole")
    assert not pilot.scene.menu.button("previous_hole").is_enabled
    bar = pilot.scene.menu.button("scrub").rect
    pilot.scene.go_to(len(pilot.scene.hole.moves))
    pilot.frames(90)
    assert pilot.scene.number == 2
    assert bar == pilot.scene.menu.button("scrub").rect


def test_the_best_line_costs_nothing(pilot):
    deal = Deal.numbered(617)
    line = solve(deal.position(CLASSIC)).line
    hole = Hole(deal, CLASSIC)
    hole.give_up()
    pilot.app.stack.apply(Push(openings.best_line(hole, line)))
    scene = pilot.scene
    pilot.frames(120)
    assert scene.costly == []
    assert not scene.menu.button("costly").is_enabled


def test_back_leaves_the_replay(replay):
    replay.key("escape")
    assert replay.scene_name == "TitleScene"


def test_no_frame_of_the_replay_waits_for_the_exact_best(new_pilot):
    pilot = new_pilot(options=PlayOptions(record="classic/" + best("617").partition("/")[2]))
    assert pilot.scene.wants_time
    assert pilot.scene.view.review(1) is None
    pilot.frames(200)
    assert not pilot.scene.wants_time


@pytest.mark.parametrize("size", [(640, 360), (1024, 768), (390, 844), (1920, 1080)])
def test_every_window_has_room_for_all_the_buttons(new_pilot, size):
    pilot = new_pilot(options=PlayOptions(record=ROUND), size=size)
    pilot.frames(5)
    buttons = pilot.scene.menu.buttons
    assert len(buttons) == 12
    for button in buttons:
        assert button.rect.x >= 0
        assert button.rect.right <= size[0]
        assert button.rect.bottom <= size[1]
    for one in buttons:
        assert [other.key for other in buttons if other.rect.contains(one.rect.center)] == [one.key]


@pytest.mark.parametrize("width", swept([90, 320, 640, 1280], 90, 640))
@pytest.mark.parametrize("height", swept([60, 240, 720], 60, 720))
@pytest.mark.seen
def test_a_replay_follows_every_size_of_the_window(replay, width, height):
    for is_mirrored in (False, True):
        replay.app.services.settings.mirrored = is_mirrored
        replay.app.services.keep_settings()
        replay.resize((width, height))
        replay.frames(2)
        assert replay.scene.menu.button("leave") is not None


def painted(look: Look, best: str, unit: str) -> list[str]:
    """Return the words that stand beside a replay's table."""
    status = Status(
        title=say("Hole {n} of {of}", n=9, of=9),
        subtitle=rules_name(Rules.parse("classic+wrap")),
        move=say("Move {n} of {of}", n=49, of=51),
        best=best,
        best_unit=unit,
        left=say_n("{n} card left", "{n} cards left", 35),
        message="",
    )
    surface = Recorder(look.size, look)
    paint_status(surface, look, status)
    return [line for line, _, _ in surface.words()]


@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)), ids=str)
@pytest.mark.parametrize("language", swept(LANGUAGES, "de"))
def test_no_word_beside_a_replay_is_cut_off(new_pilot, size, language):
    pilot = new_pilot(options=PlayOptions(record=ROUND), size=size)
    use_language(language)
    look = pilot.scene.table_look
    for rules, strokes in (("strict", 29), ("strict", -16), ("classic", -16), ("fast", 34)):
        score = score_of(PRESETS[rules])
        figure = score.number(strokes)
        unit = say("{unit} at best", unit=score.unit(strokes))
        words = painted(look, figure, unit)
        assert figure in words
        assert not [line for line in words if line.endswith("…")]
        assert unit in " ".join(words)


LONGEST = 42
"""The number of a move in `SLIPS` of which most is said."""


@pytest.mark.parametrize("size", swept([*SIZES, (480, 270)], (640, 360), (480, 270)), ids=str)
@pytest.mark.parametrize("language", swept(LANGUAGES, "de", "fr"))
def test_what_a_move_cost_and_what_was_better_are_read_whole(new_pilot, size, language):
    pilot = new_pilot(options=PlayOptions(record=f"classic/3015:{SLIPS}"), size=size)
    use_language(language)
    scene = pilot.scene
    scene.is_playing = False
    scene.go_to(LONGEST)
    pilot.rest()
    for _ in range(1_000):
        if not scene.wants_time:
            break
        pilot.frames()
    told = scene.status
    assert told.message
    assert told.aside
    assert not faults(scene, pilot.app.services.look)
    surface = Recorder(scene.table_look.size, scene.table_look)
    paint_status(surface, scene.table_look, told)
    paint_message(surface, scene.table_look, told)
    written = " ".join(line for line, _, _ in surface.words())
    assert told.message in written
    assert told.aside in written


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (768, 768)])
@pytest.mark.parametrize("is_full", [False, True])
def test_the_word_on_its_button_is_read_whole(new_pilot, size, is_full):
    pilot = new_pilot(options=PlayOptions(record=ROUND), size=size)
    pilot.host.is_fullscreen = is_full
    use_language("fr")
    pilot.scene.refresh()
    look = pilot.app.services.look
    assert "Poursuivre" in [line for line, _, _ in read(pilot.scene, look)]
    assert all(each.rect.w >= look.touch for each in pilot.scene.menu.buttons)


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_the_way_out_of_full_screen_takes_no_room_from_words(replay, size):
    replay.resize(size)
    before = replay.scene.menu.button("play_on").rect.w
    replay.app.services.full_screen()
    replay.resize(size)
    buttons = [each.key for each in replay.scene.menu.buttons]
    assert buttons.count(LEAVE_FULL_SCREEN) == 1
    assert replay.scene.menu.button("play_on").rect.w >= before
