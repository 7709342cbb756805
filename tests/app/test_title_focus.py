def test_a_page_that_was_only_looked_at_gives_the_focus_back_to_its_button(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("hole")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene.menu.focus == "continue"
    pilot.click_button("records")
    pilot.rest()
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    assert pilot.scene.menu.focus == "records"


def test_a_game_that_was_begun_is_what_the_title_goes_on_with(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("title")
    pilot.rest()
    assert pilot.scene.menu.focus == "continue"
