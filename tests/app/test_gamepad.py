"""The gamepad's column of the input table, by posted events through the whole app."""

import pygame
import pytest

from golf import routes
from golf.controls.bindings import PadPlace
from golf.controls.intents import Device
from golf.controls.pad_devices import PadDevice
from golf.controls.pad_layout import layout
from golf.core.moves import FLIP, moves_text
from tests.app.pilot import SMALL
from tests.app.scenes_tour import settle

pytestmark = pytest.mark.usefixtures("unseen")

DEAL = "24"  # where columns 1, 2 and 5 can be played at once
FRAMES_OF_A_SECOND = 60


def played(pilot) -> str:
    return moves_text(pilot.scene.hole.moves)


def focus(pilot) -> str:
    return pilot.scene.menu.focus


def test_south_plays_west_flips_north_hints_and_start_pauses(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pilot.scene.menu.focus = "column 2"
    pad.press("south")
    pad.press("west")
    assert played(pilot) == "2F"
    pad.press("north")
    assert pilot.scene.message
    pad.press("start")
    assert pilot.scene_name == "PauseScene"
    pad.press("start")
    assert pilot.scene_name == "PlayScene"


def test_east_undoes_in_play_and_goes_back_elsewhere(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pilot.key("1")
    pad.press("east")
    assert played(pilot) == ""
    pad.press("right shoulder")
    assert played(pilot) == "1"
    pad.press("start")
    pad.press("east")
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "1")


def test_a_button_that_goes_down_twice_without_coming_up_is_one_press(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    for _ in range(3):
        pad.hold("west")
        pilot.frames(30)
    assert played(pilot) == "F"
    pad.let_go("west")
    pad.press("west")
    assert played(pilot) == "FF"


def test_a_press_whose_end_was_lost_with_the_window_does_not_block_the_next(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pad.hold("west")
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pad.press("west")
    assert played(pilot) == "FF"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_one_pad_under_two_numbers_gives_one_press_and_one_step(at_table, order):
    pilot = at_table(DEAL)
    pads = [pilot.plug(name="Twin"), pilot.plug(name="Twin")]
    pilot.scene.menu.focus = "column 1"
    for name in ("west", "right", "west", "right"):
        for number in order:
            pads[number].hold(name)
        for number in order:
            pads[number].let_go(name)
        pilot.frames(20)
    assert (played(pilot), focus(pilot)) == ("FF", "column 3")


def test_one_pad_as_a_controller_and_as_a_joystick_nobody_knows_never_asks_to_be_learnt(at_table):
    pilot = at_table(DEAL)
    twin = pilot.plug(name="Twin", is_mapped=False, hats=1, axes=2, buttons=10)
    known = pilot.plug(name="Twin")
    for pad, button in ((twin, 3), (known, "west")):
        pad.press(button)
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "F")
    other = pilot.plug(name="Other name", is_mapped=False, hats=1, axes=2, buttons=10)
    for pad, button in ((known, "west"), (other, 3)):
        pad.press(button)
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "FF")


def test_two_pads_play_in_turn(at_table):
    pilot = at_table(DEAL)
    pads = [pilot.plug(), pilot.plug()]
    for number in (0, 1, 1, 0):
        pads[number].press("west")
        pilot.frames(10)
    assert played(pilot) == "FFFF"


def test_learning_one_pad_under_two_numbers_takes_each_press_once(at_table):
    pilot = at_table(DEAL)
    shape = {"name": "Old", "is_mapped": False, "hats": 1, "axes": 2, "buttons": 10}
    pads = [pilot.plug(**shape), pilot.plug(**shape)]
    for button in (9, 3, 5, 4):
        for pad in pads:
            pad.press(button)
        pilot.frames(20)
    assert pilot.app.services.settings.pads["Old"] == {"play": 3, "flip": 5, "undo": 4}


def test_triggers_undo_and_redo_the_whole_run_once_a_pull(at_table):
    pilot = at_table("9")
    pad = pilot.plug()
    pilot.key("space")
    for column in "13363":
        pilot.key(column)
    for share in (0.2, 0.6, 0.9, 1.0):
        pad.tilt(4, share)
    assert played(pilot) == "F"
    pad.tilt(4, 0.0)
    pad.tilt(5, 1.0)
    assert played(pilot) == "F13363"


def test_swapped_buttons_change_south_and_east_alone(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pilot.app.services.settings.swap_buttons = True
    pilot.scene.menu.focus = "column 1"
    pad.press("east")
    assert played(pilot) == "1"
    pad.press("south")
    assert played(pilot) == ""
    pad.press("west")
    assert played(pilot) == "F"


def test_the_focus_shows_once_a_pad_is_used_and_goes_with_the_mouse(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    assert pilot.scene.table.marks.focused is None
    pad.press("right")
    assert pilot.scene.table.marks.focused is not None
    assert pilot.app.services.controls.device is Device.PAD
    pilot.click((5, 5))
    assert pilot.scene.table.marks.focused is None


CROSSES = ["buttons 12 to 15", "a hat", "axes", "a hat and buttons", "a controller's buttons"]


@pytest.mark.parametrize("cross", CROSSES)
def test_every_kind_of_cross_makes_the_same_steps_and_never_two(at_table, cross):
    pilot = at_table(DEAL)
    is_mapped = cross == "a controller's buttons"
    hats = 1 if "hat" in cross else 0
    pad = pilot.plug(is_mapped=is_mapped, hats=hats, axes=2, buttons=16)
    if cross == "a hat and buttons":
        pilot.app.services.controls.pads.pads[pad.device.instance].layout |= {
            14: PadPlace.LEFT,
            15: PadPlace.RIGHT,
        }

    def step(left: bool) -> None:
        match cross:
            case "buttons 12 to 15":
                pad.press(14 if left else 15)
            case "a hat":
                pad.hat(-1 if left else 1, 0)
                pad.hat(0, 0)
            case "axes":
                pad.tilt(0, -1.0 if left else 1.0)
                pad.tilt(0, 0.0)
            case "a hat and buttons":
                pad.hat(-1 if left else 1, 0)
                pad.press(14 if left else 15)
                pad.hat(0, 0)
            case _:
                pad.press("left" if left else "right")

    pilot.scene.menu.focus = "column 3"
    step(left=False)
    assert focus(pilot) == "column 4"
    step(left=True)
    step(left=True)
    assert focus(pilot) == "column 2"


def test_a_stick_has_a_dead_zone_and_repeats_while_it_is_held(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pilot.scene.menu.focus = "column 1"
    for share in (0.1, 0.3, 0.5):
        pad.tilt(0, share)
    assert focus(pilot) == "column 1"
    pad.tilt(0, 0.9)
    assert focus(pilot) == "column 2"
    pilot.frames(FRAMES_OF_A_SECOND // 4)
    assert focus(pilot) == "column 2"
    pilot.frames(FRAMES_OF_A_SECOND // 4)
    assert focus(pilot) in ("column 3", "column 4")
    pad.tilt(0, 0.0)
    here = focus(pilot)
    pilot.frames(FRAMES_OF_A_SECOND)
    assert focus(pilot) == here


def test_a_stick_that_trembles_at_its_threshold_or_diagonal_makes_one_step(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pilot.scene.menu.focus = "column 1"
    for across, down in ((0.60, 0.0), (0.50, 0.1), (0.60, 0.55), (0.58, 0.62), (0.62, 0.58)):
        pad.tilt(1, down)
        pad.tilt(0, across)
    assert focus(pilot) == "column 2"


def test_axes_at_rest_are_no_use_of_the_pad(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug(is_mapped=False, axes=6, buttons=11, hats=1)
    for axis in range(6):
        pad.tilt(axis, -1.0 if axis in (2, 5) else 0.01)
    assert pilot.app.services.controls.device is not Device.PAD


def test_a_worn_stick_that_trembles_is_no_use_of_the_game(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pad.press("west")
    settle(pilot)
    for number in range(200):
        pad.tilt(0, 0.2 + 0.02 * (number % 3))
    assert pilot.app.spare_time.still_for > 3
    assert pilot.app.idle_seconds() > 0


def test_a_direction_that_is_never_let_go_ends_by_itself(at_table):
    pilot = at_table(DEAL)
    pedal = pilot.plug(name="Wheel", is_mapped=False, axes=3, buttons=12)
    pedal.tilt(1, 1.0)
    pilot.frames(15 * FRAMES_OF_A_SECOND)
    assert not pilot.app.services.controls.is_held
    pilot.scene.menu.focus = "column 1"
    pilot.plug().press("right")
    assert focus(pilot) == "column 2"


def test_a_sensor_without_buttons_that_says_it_is_a_joystick_moves_nothing(at_table):
    pilot = at_table(DEAL)
    pilot.scene.menu.focus = "column 1"
    sensor = pilot.plug(name="Accelerometer", is_mapped=False, axes=3)
    for share in (0.1, 0.98, -1.0, 1.0):
        sensor.tilt(0, share)
        pilot.frames(FRAMES_OF_A_SECOND)
    assert focus(pilot) == "column 1"
    assert not pilot.app.services.controls.has_pad
    sensor.pull()
    assert pilot.scene_name == "PlayScene"


def test_a_direction_held_on_a_pad_that_is_pulled_out_is_let_go(at_table):
    pilot = at_table(DEAL)
    held, other = pilot.plug(name="One"), pilot.plug(name="Two")
    pilot.scene.menu.focus = "column 1"
    held.hold("right")
    other.press("west")
    held.pull()
    here = focus(pilot)
    pilot.frames(2 * FRAMES_OF_A_SECOND)
    assert (pilot.scene_name, focus(pilot)) == ("PlayScene", here)


def test_one_pad_under_two_names_is_not_learnt_though_the_unknown_one_speaks_first(at_table):
    pilot = at_table(DEAL)
    unknown = pilot.plug(name="USB gamepad", is_mapped=False, hats=1, axes=2, buttons=10)
    known = pilot.plug(name="Virtual pad")
    for _ in range(2):
        unknown.press(3)
        known.press("west")
        pilot.frames(30)
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "FF")


def test_a_pad_that_nobody_knows_beside_a_known_one_is_learnt_a_moment_later(at_table):
    pilot = at_table(DEAL)
    pilot.plug(name="Known")
    pilot.frames(30)
    pilot.plug(name="Strange", is_mapped=False, hats=1, axes=2, buttons=10).press(3)
    pilot.frames(10)
    assert pilot.scene_name == "LearnPadScene"
    assert pilot.app.services.controls.pads.name == "Strange"


def test_a_pad_that_nobody_knows_may_go_before_it_is_asked_for_its_buttons(at_table):
    pilot = at_table(DEAL)
    pilot.plug(name="Known")
    strange = pilot.plug(name="Strange", is_mapped=False, hats=1, axes=2, buttons=10)
    strange.press(3)
    strange.pull()
    pilot.frames(30)
    assert pilot.scene_name == "PlayScene"


def test_a_cross_that_a_browser_tells_as_a_tenth_axis_makes_steps(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug(name="Raw", is_mapped=False, axes=10, buttons=12)
    pilot.scene.menu.focus = "column 1"
    rest = -0.71436  # what SDL makes of 9/7
    for place, focused in ((-3 / 7, "column 2"), (-3 / 7, "column 3"), (5 / 7, "column 2")):
        pad.tilt(9, rest)
        pad.tilt(9, place)
        assert focus(pilot) == focused
    pad.tilt(9, rest)
    pilot.frames(FRAMES_OF_A_SECOND)
    assert focus(pilot) == "column 2"


def test_a_storm_of_plugs_and_pulls_leaves_one_pad_that_plays(at_table):
    pilot = at_table(DEAL)
    for _ in range(60):
        pad = pilot.plug(name="Loose")
        pad.plug()
        pad.pull()
        pad.pull()
    pad = pilot.plug(name="Loose")
    pad.press("west")
    assert (len(pilot.app.services.controls.pads.pads), played(pilot)) == (1, "F")


def test_each_press_of_a_controller_counts_once_although_it_is_told_twice(at_table):
    pilot = at_table(DEAL)
    pilot.plug().press("west")
    assert played(pilot) == "F"


def test_a_pad_pulled_out_pauses_and_plugged_in_again_works_with_its_new_number(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug(name="Pad")
    pad.press("west")
    pad.pull()
    assert pilot.scene_name == "PauseScene"
    again = pilot.plug(name="Pad")
    assert again.device.instance != pad.device.instance
    again.press("east")
    again.press("west")
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "FF")


def test_a_pad_that_is_not_in_use_may_go_without_a_pause(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pad.press("west")
    pilot.key("space")
    pad.pull()
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "FF")


def test_the_removal_of_a_pad_that_was_never_opened_does_nothing(at_table):
    pilot = at_table(DEAL)
    pilot.plug()
    for kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
        pilot.post(pygame.event.Event(kind, instance_id=4711))
    assert pilot.scene_name == "PlayScene"


def test_a_pad_that_is_gone_before_it_can_be_opened_does_nothing(at_table):
    pilot = at_table(DEAL)
    for kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
        pilot.post(pygame.event.Event(kind, device_index=99, guid=""))
    assert pilot.app.services.controls.pads.pads == {}


def test_events_of_a_pad_before_any_is_open_do_nothing(new_pilot):
    pilot = new_pilot()
    # As before the first picture, which the pilot may have painted to have its size.
    pilot.app.services.controls.pads = None
    pilot.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0))
    assert pilot.scene_name == "TitleScene"


def test_an_unknown_pad_is_learnt_and_kept_by_its_name(at_table):
    pilot = at_table("617")
    pad = pilot.plug(name="Strange pad", is_mapped=False, axes=2, buttons=8)
    pad.press(5)
    assert pilot.scene_name == "LearnPadScene"
    pad.press(5)
    pad.press(5)
    assert pilot.scene.is_taken
    pad.press(0)
    pad.press(3)
    assert pilot.scene_name == "PlayScene"
    pad.press(0)
    assert played(pilot) == "F"
    pad.tilt(0, 1.0)
    pilot.scene.menu.focus = "column 1"
    pilot.key("u")
    again = at_table(DEAL)
    assert again.app.services.settings.pads == {"Strange pad": {"play": 5, "flip": 0, "undo": 3}}
    known = again.plug(name="Strange pad", is_mapped=False, axes=2, buttons=8)
    again.scene.menu.focus = "column 1"
    known.press(5)
    assert played(again) == "1"
    known.press(3)
    assert played(again) == ""


def test_learning_can_be_left_and_keys_stay_live(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug(name="Strange pad", is_mapped=False, axes=2, buttons=8)
    pad.press(5)
    pilot.key("escape")
    assert pilot.scene_name == "PlayScene"
    pad.press(5)
    pilot.click_button("back")
    assert (pilot.scene_name, pilot.app.services.settings.pads) == ("PlayScene", {})


def test_a_standard_pad_of_a_browser_needs_no_mapping(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug(name="Wireless (Vendor: 045e)", is_mapped=False, axes=4, buttons=17)
    pad.press(2)
    assert played(pilot) == "F"
    pad.press(9)
    assert pilot.scene_name == "PauseScene"
    pad.press(1)
    assert pilot.scene_name == "PlayScene"


def test_a_pad_that_a_browser_hands_on_as_it_is_has_to_be_learnt(at_table):
    pilot = at_table(DEAL)
    pilot.plug(name="Raw pad", is_mapped=False, axes=8, buttons=17).press(2)
    assert pilot.scene_name == "LearnPadScene"


def test_a_learnt_button_changes_places_with_the_one_it_replaces():
    device = PadDevice(1, "Pad", is_mapped=True)
    places = layout(device, {"play": 3})
    assert places[3] is PadPlace.SOUTH
    assert places[0] is PadPlace.NORTH
    assert sorted(places) == sorted(layout(device, {}))


@pytest.mark.parametrize(
    ("guid", "name", "family"),
    [
        ("030000005e0400008e02000010010000", "X360", "xbox"),
        ("030000004c050000cc09000011010000", "Wireless Controller", "playstation"),
        ("050000007e0500000920000001800000", "Gamepad", "nintendo"),
        ("0300000000000000", "Vendor: 054c Product: 0ce6", "playstation"),
        ("0300000000000000", "54c-9cc-Wireless Controller", "playstation"),
        ("0300000000000000", "0079-0011-USB gamepad", ""),
        ("", "Nintendo Switch Pro Controller", "nintendo"),
        ("", "Xbox Wireless Controller", "xbox"),
        ("", "USB gamepad", ""),
    ],
)
def test_the_maker_is_read_from_the_guid_or_the_name(guid, name, family):
    assert PadDevice(1, name, guid).family == family


def test_an_illegal_play_shakes_the_pad_in_hand_unless_it_may_not(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pilot.scene.menu.focus = "column 3"
    pad.press("south")
    assert len(pad.device.motors.shakes) == 1
    pilot.app.services.settings.rumble = False
    pad.press("south")
    pilot.app.services.settings.rumble = True
    pilot.key("3")
    assert len(pad.device.motors.shakes) == 1


def test_a_whole_round_is_played_with_a_pad_alone(pilot):
    pilot.app.services.settings.speed = "off"
    pad = pilot.plug()
    pilot.frames(3)
    pad.press("east")  # puts the card for newcomers away
    pad.press("south")
    pilot.rest()
    pilot.resize(SMALL)
    while pilot.scene_name != "RoundResultsScene":
        match pilot.scene_name:
            case "PlayScene" if not pilot.scene.hole.is_over:
                move = pilot.scene.hole.position.legal_moves()[0]
                if move is FLIP:
                    pad.press("west")
                else:
                    walk_to(pilot, pad, f"column {move}")
                    pad.press("south")
            case "PlayScene":
                pad.press("down")
                walk_to(pilot, pad, "banner finish")
                pad.press("south")
            case "HoleSummaryScene":
                pad.press("south")
        pilot.rest()
    pad.press("east")
    assert pilot.scene_name == "TitleScene"


def walk_to(pilot, pad, key: str) -> None:
    """Move the focus to a place by the cross alone."""
    for _ in range(30):
        if focus(pilot) == key:
            return
        here = pilot.scene.menu.button(focus(pilot)).rect.center
        there = pilot.scene.menu.button(key).rect.center
        dx, dy = there[0] - here[0], there[1] - here[1]
        across, along = ("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")
        pad.press(across if abs(dx) > abs(dy) and dx else along)
    raise AssertionError(f"{key} out of reach in {pilot.scene_name}")


def test_a_deal_number_is_entered_with_a_pad_alone(pilot):
    pad = pilot.plug()
    walk_to(pilot, pad, "deal")
    pad.press("south")
    assert pilot.scene_name == "DealEntryScene"
    for sign in "24":
        walk_to(pilot, pad, f"character {sign}")
        pad.press("south")
    pad.press("west")
    assert pilot.scene.text == "2"
    walk_to(pilot, pad, "character 4")
    pad.press("south")
    walk_to(pilot, pad, "play")
    pad.press("south")
    pilot.rest()
    assert str(pilot.scene.hole.deal) == "24"


def test_initials_are_entered_with_a_pad_alone(pilot):
    from golf.routes import Push

    pad = pilot.plug()
    pilot.app.stack.apply(Push(routes.Initials()))
    for turns in (1, 2, 3):
        for _ in range(turns):
            pad.press("up")
        pad.press("right")
    assert [letter for letter in pilot.scene.letters if letter != " "]
    entered = "".join(pilot.scene.letters)
    for _ in range(12):
        if pilot.scene_name != "InitialsScene":
            break
        pad.press("south")
    assert pilot.scene_name == "TitleScene"
    assert pilot.app.services.settings.initials == entered


def test_a_system_without_gamepads_is_played_without(new_pilot, monkeypatch):
    def refuse() -> None:
        raise pygame.error("no joysticks here")

    monkeypatch.setattr(pygame.joystick, "init", refuse)
    pilot = new_pilot()
    pilot.frames(2)
    assert pilot.app.services.controls.pads is None
    pilot.click_button("settings")
    assert not pilot.scene.menu.button("learn").is_enabled


def test_a_pad_that_cannot_be_opened_is_left_alone(at_table, monkeypatch):
    pilot = at_table(DEAL)

    def refuse(index: int) -> None:
        raise pygame.error("gone")

    monkeypatch.setattr(pygame.joystick, "Joystick", refuse)
    event = pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid="")
    pilot.post(event)
    assert pilot.app.services.controls.pads.pads == {}


def test_a_real_controller_of_sdl_plays_through_the_whole_app(at_table, virtual_pad):
    pilot = at_table(DEAL)
    pilot.post(*pygame.event.get())
    pad = virtual_pad(is_controller=True)
    pilot.post(*pygame.event.get())
    assert len(pilot.app.services.controls.pads.pads) == 1
    for button in (2, 0):
        pad.button(button, True)
        pilot.post(*pygame.event.get())
        pad.button(button, False)
        pilot.post(*pygame.event.get())
        pilot.scene.menu.focus = "stock"
    assert played(pilot) == "FF"
    pad.unplug()
    pilot.post(*pygame.event.get())
    assert pilot.scene_name == "PauseScene"


def test_a_real_joystick_without_a_mapping_is_learnt_through_sdl(at_table, virtual_pad):
    pilot = at_table(DEAL)
    pilot.post(*pygame.event.get())
    pad = virtual_pad(is_controller=False)
    pilot.post(*pygame.event.get())
    for button in (4, 4, 5, 6, 5):
        pad.button(button, True)
        pilot.post(*pygame.event.get())
        pad.button(button, False)
        pilot.post(*pygame.event.get())
    assert played(pilot) == "F"


def test_start_and_select_of_a_controller_pause_and_show_the_keys(at_table):
    pilot = at_table(DEAL)
    pad = pilot.plug()
    pad.press("select")
    assert pilot.scene_name == "PageScene"
    pad.press("east")
    assert pilot.scene_name == "PlayScene"
    pad.press("guide")
    assert pilot.scene_name == "PlayScene"


def test_start_means_nothing_while_a_pad_is_learnt(at_table):
    pilot = at_table(DEAL)
    pilot.plug(name="Strange pad", is_mapped=False, axes=2, buttons=8).press(3)
    assert pilot.scene_name == "LearnPadScene"
    pilot.key("p")
    assert pilot.scene_name == "LearnPadScene"


def test_a_learnt_place_that_no_button_had_is_taken_from_none():
    places = layout(PadDevice(1, "Two buttons", hats=1, buttons=2), {"play": 1, "flip": 0})
    assert places == {1: PadPlace.SOUTH, 0: PadPlace.WEST}
    assert layout(PadDevice(1, "Pad", is_mapped=True), {"dance": 3})[3] is PadPlace.NORTH
