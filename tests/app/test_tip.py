from golf.play_options import PlayOptions
from golf.texts.icon_names import ICONS
from golf.words import say
from tests.app.pilot import Pilot


def shown(pilot: Pilot) -> list[str]:
    return [key[0] for key in pilot.app.services.look._texts]


def test_an_icon_under_the_pointer_says_what_it_is(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    assert say(ICONS["hint"]) not in shown(pilot)
    before = pilot.app.screen.copy()
    pilot.move(pilot.button("hint"))
    assert say(ICONS["hint"]) in shown(pilot)
    assert pilot.app.screen.get_buffer().raw != before.get_buffer().raw


def test_every_icon_of_the_table_has_a_name(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    icons = [button for button in pilot.scene.menu.buttons if button.kind == "round"]
    assert icons
    assert all(button.icon in ICONS for button in icons)


def test_an_icon_that_cannot_be_pressed_has_a_name_too(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    pilot.move(pilot.button("undo"))
    assert say(ICONS["undo"]) in shown(pilot)
