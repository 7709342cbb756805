"""The game inside a page: what stood in its address, and what the page tells of."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from golf import routes
from golf.core.moves import FLIP
from golf.core.record import Record
from golf.routes import Push
from tests.app.page_host import PageHost
from tests.app.pilot import Pilot


def agree(pilot: Pilot) -> None:
    """Answer that a code is to be played on, where that is asked."""
    if pilot.scene_name == "QuestionScene":
        pilot.click_button("go")
        pilot.rest()


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Load the page anew, with what its host is told; the data stay."""
    pilots: list[Pilot] = []

    def make(**facts: object) -> Pilot:
        if pilots:
            pilots[-1].host.release()
        pilots.append(Pilot(tmp_path, host=PageHost(tmp_path, **facts)))
        pilots[-1].rest()
        agree(pilots[-1])
        return pilots[-1]

    yield make
    if pilots:
        pilots[-1].app.close()


# ---- the address


def test_a_deal_in_the_address_is_dealt(load):
    pilot = load(address="strict/617:")
    assert pilot.scene_name == "PlayScene"
    assert (str(pilot.scene.game.rules), str(pilot.scene.hole.deal)) == ("strict", "617")


def test_a_hole_in_progress_in_the_address_is_played_on(load):
    pilot = load(address="classic/1:FF")
    assert (pilot.scene.game.kind, pilot.scene.hole.moves) == ("side", [FLIP, FLIP])


def test_a_finished_hole_in_the_address_is_replayed(load):
    assert load(address="classic/1:X").scene_name == "ReplayScene"


@pytest.mark.parametrize("address", ["rubbish", "classic/617:3", "classic/0:", "classic/1:FX/F"])
def test_what_cannot_be_opened_is_told(load, address):
    pilot = load(address=address)
    assert pilot.scene_name == "PageScene"
    assert pilot.scene.heading == "This cannot be opened"
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_page_without_a_code_shows_the_title(load):
    assert load().scene_name == "TitleScene"


# ---- loaded again


def test_a_page_loaded_again_in_mid_hole_goes_on_with_the_hole(load):
    pilot = load(address="classic/617:")
    pilot.play(FLIP)
    assert pilot.host.noted == "hole"
    pilot.key("p")
    pilot.frames()
    assert pilot.host.noted == "hole", "the pause lies over the hole"
    again = load(before=pilot.host.noted)
    assert (again.scene_name, again.scene.hole.moves) == ("PlayScene", [FLIP])
    assert again.host.told[-1].startswith("One hole, deal 617"), "a screen reader hears where it is"
    again.key("escape")
    again.click_button("title")
    again.frames()
    assert again.host.noted == "", "who had left the hole finds the title"


def test_a_page_loaded_again_before_the_first_move_goes_on_too(load):
    pilot = load(address="classic/617:")
    again = load(before=pilot.host.noted)
    assert str(again.scene.hole.deal) == "617"


def test_the_address_comes_before_the_hole_that_was_played(load):
    load(address="classic/617:").play(FLIP)
    assert str(load(address="classic/9:F", before="hole").scene.hole.deal) == "9"


@pytest.mark.parametrize("before", [None, "", "hole", "no such kind"])
def test_without_a_game_of_that_kind_the_title_shows(load, before):
    assert load(before=before).scene_name == "TitleScene"


# ---- texts from outside


@pytest.fixture
def tell(load) -> Iterator[Callable[[Pilot, str, str], None]]:
    """Let the page tell of something."""

    def tell(pilot: Pilot, kind: str, value: str) -> None:
        pilot.host.waiting.append((kind, value))
        pilot.frames()
        pilot.rest()
        agree(pilot)

    return tell


@pytest.mark.parametrize("kind", ["text", "dropped", "code"])
def test_a_text_opens_wherever_the_player_is(load, tell, kind):
    pilot = load()
    tell(pilot, kind, "classic/9:")
    assert str(pilot.scene.hole.deal) == "9"
    pilot.key("p")
    tell(pilot, kind, "strict/8:F")
    assert (str(pilot.scene.hole.deal), pilot.scene.hole.moves) == ("8", [FLIP])
    tell(pilot, kind, "nonsense")
    assert pilot.scene.heading == "This cannot be opened"


def test_one_text_after_the_other_leaves_one_scene_to_go_back_from(load, tell):
    pilot = load()
    tell(pilot, "code", "classic/9:")
    pilot.key("space")
    pilot.rest()
    for kind, value in (
        *(("code", "classic/7:"), ("text", "classic/8:"), ("unreadable", "photos")),
        *(("dropped", "nonsense"), ("code", "classic/7:")),
    ):
        pilot.host.waiting.append((kind, value))
        pilot.frames()
        pilot.rest()
    assert pilot.scene_name == "QuestionScene"
    pilot.key("escape")
    assert str(pilot.scene.hole.deal) == "9"


def test_a_file_that_the_browser_cannot_read_is_told(load, tell):
    pilot = load()
    tell(pilot, "unreadable", "photos")
    assert (pilot.scene.heading, pilot.scene.blocks) == (
        "This cannot be opened",
        ["photos could not be read."],
    )


def test_what_else_the_page_tells_is_passed_over(load, tell):
    pilot = load()
    for kind in ("refused", "cancelled", "copied"):
        tell(pilot, kind, "1")
    assert pilot.scene_name == "TitleScene"


def test_a_number_is_pasted_into_the_field_of_the_deal(load, tell):
    pilot = load()
    pilot.click_button("deal")
    tell(pilot, "cancelled", "")
    tell(pilot, "text", " p40000 ")
    assert (pilot.scene_name, pilot.scene.text) == ("DealEntryScene", "p40000")
    tell(pilot, "dropped", "classic/9:")
    assert str(pilot.scene.hole.deal) == "9", "a file is opened"


def test_letters_are_pasted_as_initials(load, tell):
    pilot = load()
    pilot.app.stack.apply(Push(routes.Initials()))
    tell(pilot, "cancelled", "")
    tell(pilot, "text", " bob and more")
    assert "".join(pilot.scene.letters) == "BOB"


# ---- copying


@pytest.mark.parametrize(
    ("answer", "words"),
    [("1", "Copied. Paste it where you like."), ("", "It could not be copied. Here it is:")],
)
def test_whether_it_was_copied_is_told_when_the_page_knows(load, tell, answer, words):
    pilot = load(address="classic/1:F")
    pilot.app.stack.apply(Push(routes.ShareCode(Record.of(pilot.scene.game.round))))
    pilot.rest()
    assert pilot.host.copied == ["classic/1:F"]
    assert pilot.scene.message == "", "nobody knows yet"
    assert words not in pilot.host.told
    tell(pilot, "copied", answer)
    assert pilot.scene.message == words
    assert pilot.host.told[-1] == words
