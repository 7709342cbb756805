from itertools import combinations

import pygame
import pytest

from golf import routes
from golf.controls.intents import Device
from golf.core.moves import FLIP, PLAYS, Move
from golf.routes import Push
from golf.scenes.lesson import LessonScene
from golf.scenes.lesson_panel import CARDS_USED, COLUMNS_USED, LessonPanel, panel_place
from golf.session.lesson_tables import CLEAR, LESSONS, UNDO_RUN
from golf.session.lessons import REAL_DEAL
from golf.table.mark_pictures import mark_margin
from golf.table.stage import PULL
from golf.texts.controls import DeviceInUse, how_to_flip, how_to_play, how_to_undo_run
from golf.words import use_language
from tests.app.pilot import Pilot
from tests.app.test_words_fit import read
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

SIZES = ((1280, 720), (640, 360), (390, 844), (844, 390), (900, 900), (2560, 1440))


def open_lesson(pilot: Pilot, key: str = "ranks") -> LessonScene:
    pilot.app.stack.apply(Push(routes.LessonTable(key)))
    pilot.rest()
    return pilot.scene


def next_move(pilot: Pilot) -> Move | None:
    """Return what leads on in the lesson: a move, or None for taking the run back."""
    return pilot.scene.play.hint()[0]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
@pytest.mark.parametrize("size", swept(SIZES[:3], (390, 844)), ids=str)
def test_every_lesson_is_learnt_by_clicks_in_every_window(new_pilot, lesson, size):
    pilot = new_pilot(size=size)
    open_lesson(pilot, lesson.key)
    while not pilot.scene.play.is_over:
        move = next_move(pilot)
        if move is None:
            pilot.click_button("undo_run")
        else:
            pilot.click(pilot.place(move))
        pilot.frames(2)
    assert lesson.key in pilot.app.services.settings.lessons
    assert pilot.scene.menu.button("next") is not None


def test_the_lessons_follow_one_another_into_a_real_deal_by_touch(pilot):
    open_lesson(pilot)
    for number, lesson in enumerate(LESSONS):
        assert pilot.scene.play.lesson is lesson
        while not pilot.scene.play.is_over:
            move = next_move(pilot)
            pilot.tap(pilot.button("undo_run") if move is None else pilot.place(move))
        assert len(pilot.app.services.settings.lessons) == number + 1
        pilot.tap(pilot.button("next"))
        pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.hole.deal == REAL_DEAL


def test_a_lesson_is_learnt_by_keys_alone(pilot):
    open_lesson(pilot, "stock")
    while not pilot.scene.play.is_over:
        move = next_move(pilot)
        if move is None:
            pilot.key("u", shift=True)
        else:
            pilot.key("space" if move is FLIP else str(move))
    assert pilot.scene.menu.focus == "next"
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_lesson_is_learnt_with_a_pad_alone(pilot):
    pad = pilot.plug()
    open_lesson(pilot, "stock")
    pad.press("down")
    while not pilot.scene.play.is_over:
        move = next_move(pilot)
        if move is None:
            pad.tilt(4, 1.0)
            pad.tilt(4, 0.0)
        elif move is FLIP:
            pad.press("west")
        else:
            step_to(pilot, pad, f"column {move}")
            pad.press("south")
    pad.press("south")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"


def step_to(pilot: Pilot, pad: object, key: str) -> None:
    """Move the focus along the columns."""
    for direction in ["left"] * 7 + ["right"] * 7:
        if pilot.scene.menu.focus == key:
            return
        pad.press(direction)
    assert pilot.scene.menu.focus == key


def test_a_card_is_dragged_to_the_waste(pilot):
    scene = open_lesson(pilot)
    waste = pilot.app.services.look.layout.waste_rect(0, 1).center
    pilot.drag(pilot.place(PLAYS[0]), waste)
    pilot.rest()
    assert scene.play.number == 1
    pilot.drag(pilot.place(PLAYS[1]), (pilot.place(PLAYS[1])[0], pilot.place(PLAYS[1])[1] + 40))
    pilot.rest()
    assert scene.play.number == 1


def test_a_wrong_try_shakes_the_card_and_says_why(pilot):
    scene = open_lesson(pilot, "corners")
    pilot.click(pilot.place(PLAYS[0]))
    assert scene.is_right is False
    assert "no way round the corner" in scene.answer
    assert scene.table.is_moving
    assert scene.play.number == 0


def test_the_table_of_a_step_is_seen_before_the_next_one_is_laid(pilot):
    scene = open_lesson(pilot, "corners")
    pilot.click(pilot.place(PLAYS[1]))
    pilot.frames(40)
    assert str(scene.table.position.top) == "QH"
    assert scene.panel.facts.task == scene.play.lesson.steps[0].task
    pilot.rest()
    assert str(scene.table.position.top) == "AC"
    assert scene.panel.facts.task == scene.play.lesson.steps[1].task


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
@pytest.mark.parametrize("errs", [False, True])
def test_an_answer_is_shown_with_its_own_question_and_leaves_with_it(pilot, lesson, errs):
    scene = open_lesson(pilot, lesson.key)
    while True:
        step, task = scene.play.step, scene.play.task
        if errs and step.wanted not in (CLEAR, UNDO_RUN):
            pilot.key("7")
            assert (scene.is_right, scene.panel.facts.task) == (False, task)
        while scene.play.step is step and not scene.play.is_over:
            assert scene.panel.facts.task == task
            move = next_move(pilot)
            pilot.key("u" if move is None else "space" if move is FLIP else str(move))
        assert scene.answer == step.praise
        if scene.play.is_over:
            return
        assert scene.panel.facts.task == task
        pilot.rest()
        assert scene.panel.facts.task == scene.play.task
        assert scene.panel.facts.answer == ""


def test_a_press_before_the_next_table_is_laid_lays_it_and_counts(pilot):
    scene = open_lesson(pilot, "corners")
    pilot.key("2")
    pilot.key("3")
    assert scene.play.number == 2
    pilot.key("space")
    assert scene.play.number == 3


def test_a_hint_marks_the_card_and_tells_the_column(pilot):
    scene = open_lesson(pilot)
    pilot.key("h")
    assert scene.table.marks.hinted == {PLAYS[0]}
    assert scene.answer == "Play column 1."
    pilot.click_button("restart")
    assert scene.table.marks.hinted == frozenset()


def test_what_a_lesson_has_no_use_for_is_refused(pilot):
    scene = open_lesson(pilot)
    for key in ("r", "n", "w", "u"):
        pilot.key(key)
        assert scene.is_right is False
        assert scene.play.number == 0
    pilot.key("?")
    assert pilot.scene_name == "PageScene"
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_lesson_is_taken_again(pilot):
    open_lesson(pilot, "columns")
    for letter in "221111223":
        pilot.key(letter)
    pilot.rest()
    assert pilot.scene.play.is_over
    pilot.key("1")
    pilot.click_button("again")
    assert pilot.scene.play.number == 0
    pilot.key("p")
    assert pilot.scene_name == "TitleScene"


def test_full_screen_is_at_hand_in_a_lesson(pilot):
    open_lesson(pilot)
    pilot.click_button("fullscreen")
    assert pilot.app.services.host.is_fullscreen


@pytest.mark.parametrize("size", swept(SIZES, (1280, 720), (390, 844)), ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_sheet_covers_no_card_of_a_lesson(new_pilot, size, mirrored):
    pilot = new_pilot(size=size)
    pilot.app.services.settings.mirrored = mirrored
    pilot.app.services.relook()
    layout = pilot.app.services.look.layout
    sheet, frame = panel_place(pilot.app.services.look), mark_margin(layout.card[0])
    for column in range(COLUMNS_USED):
        cards = layout.column_rect(column, CARDS_USED)
        assert not sheet.overlaps(cards.move(0, round(PULL * layout.card[1])).inflate(frame, frame))
    assert not sheet.overlaps(layout.stock_rect)
    assert not sheet.overlaps(layout.waste_area)
    assert sheet.right <= size[0]
    for rect in layout.buttons.values():
        assert not sheet.overlaps(rect)


def assert_words_fit(panel: LessonPanel) -> None:
    """Check that no words of a sheet are squeezed, and none stand outside it or on others."""
    words = [leaf for leaf in panel.leaves if leaf.spoken]
    for leaf in words:
        assert leaf.rect.h >= leaf.own_height(panel.look, leaf.rect.w)
        assert panel.rect.union(leaf.rect) == panel.rect
    for one, other in combinations([*words, *panel.buttons()], 2):
        assert not one.rect.overlaps(other.rect)


@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)), ids=str)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_the_words_of_every_step_fit_on_the_sheet(new_pilot, size, lesson):
    pilot = new_pilot(size=size)
    scene = open_lesson(pilot, lesson.key)
    while True:
        assert_words_fit(scene.panel)
        if scene.play.is_over:
            buttons = scene.panel.buttons()
            assert len({button.rect.y for button in buttons}) == 1 or size[0] < size[1]
            return
        if scene.play.step.wanted not in (CLEAR, UNDO_RUN):
            pilot.key("7")
            assert_words_fit(scene.panel)
        move = next_move(pilot)
        key = "u" if move is None else "space" if move is FLIP else str(move)
        pilot.key(key)


def test_the_number_of_a_lesson_is_read_whole_beside_a_dot_for_each_step(new_pilot):
    pilot = new_pilot(size=(640, 360))
    use_language("de")
    open_lesson(pilot, LESSONS[-1].key)
    lines = [line for line, _, _ in read(pilot.scene, pilot.app.services.look)]
    use_language("en")
    assert "Lektion 4 von 4" in lines


@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)), ids=str)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_the_sheet_is_no_higher_than_its_words_need(new_pilot, size, lesson):
    scene = open_lesson(new_pilot(size=size), lesson.key)
    panel = scene.panel
    assert panel.rect.h <= panel_place(scene.services.look).h
    words = [leaf for leaf in panel.leaves if leaf.spoken]
    line = next(leaf for leaf in words if leaf.spoken == panel.facts.number).rect.h
    assert panel.rect.bottom - max(leaf.rect.bottom for leaf in words) <= 10 * line
    scene.answer, scene.is_right = "Right.", True
    scene.arrange()
    if size != (640, 360):  # where a task may have more lines than are kept free
        assert scene.panel.rect.h == panel.rect.h


def test_no_place_of_a_column_looks_out_from_under_the_sheet(pilot):
    scene = open_lesson(pilot)
    look = scene.services.look
    place = look.layout.card_rect(COLUMNS_USED, 0)
    assert place.x < scene.panel.rect.x
    place = place.inflate(-place.w // 4, -place.w // 4)  # beside it are a frame and a shadow
    ground = look.backdrop(1)
    scene.table.draw(picture := ground.copy())
    parts = [pygame.image.tobytes(each.subsurface(place), "RGB") for each in (ground, picture)]
    assert parts[0] == parts[1]


def test_no_lesson_uses_more_of_the_table_than_the_sheet_leaves_free():
    from golf.core.deal import Deal
    from golf.core.rules import Rules

    for lesson in LESSONS:
        for step in lesson.steps:
            if step.board:
                tableau = Deal.parse(step.board).position(Rules.parse(step.rules)).tableau
                assert not any(tableau[COLUMNS_USED:])
                assert max(map(len, tableau)) <= CARDS_USED


@pytest.mark.seen
def test_a_lesson_follows_the_window_while_cards_fly_and_a_table_waits(pilot):
    scene = open_lesson(pilot, "corners")
    pilot.click(pilot.place(PLAYS[1]))
    for size in SIZES:
        pilot.resize(size)
        assert pygame.Rect((0, 0), pilot.size).contains(scene.panel.rect)
    pilot.rest()
    assert scene.play.number == 1
    pilot.click(pilot.place(PLAYS[2]))
    assert scene.play.number == 2


def test_the_buttons_of_a_lesson_work_by_focus_and_by_press(pilot):
    scene = open_lesson(pilot, "stock")
    pilot.key("space")
    pilot.key("3")
    pilot.move(pilot.button("undo"))
    pilot.click_button("undo")
    assert scene.play.hole.run_length == 0
    pilot.click_button("hint")
    assert scene.table.marks.hinted == {PLAYS[2]}
    for _ in range(20):
        if scene.menu.focus == "back":
            break
        pilot.key("tab")
    pilot.key("return")
    assert pilot.scene_name == "TitleScene"


def test_a_lesson_in_sight_of_keys_tells_the_keys_again_after_the_mouse(pilot):
    scene = open_lesson(pilot)
    assert "Click" in scene.panel.facts.how
    pilot.key("h")
    pilot.frames()
    assert "Keys 1 to 7" in scene.panel.facts.how


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_always_says_how_to_do_what_leads_on(pilot, lesson):
    scene = open_lesson(pilot, lesson.key)
    pilot.key("tab")
    in_use = DeviceInUse(Device.KEYS)
    while not scene.play.is_over:
        move = next_move(pilot)
        how = {None: how_to_undo_run, FLIP: how_to_flip}.get(move, how_to_play)
        pilot.rest()
        scene.device_changed()
        assert scene.panel.facts.how == how(in_use)
        pilot.key("u" if move is None else "space" if move is FLIP else str(move))


def test_a_lesson_that_is_stuck_says_how_to_take_back(pilot):
    scene = open_lesson(pilot, "columns")
    for key in "2211223":
        pilot.key(key)
    assert scene.play.is_stuck
    assert scene.panel.facts.how == how_to_undo_run(DeviceInUse(Device.KEYS))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_that_is_left_right_after_its_last_play_is_learnt(pilot, lesson):
    pilot.choose("learn")
    pilot.rest()
    pilot.choose(lesson.key)
    while not pilot.scene.play.is_over:
        move = next_move(pilot)
        pilot.key("u", shift=True) if move is None else pilot.click(pilot.place(move))
    pilot.key("escape")
    pilot.rest()
    assert pilot.scene.menu.button(lesson.key).icon == "tick"
