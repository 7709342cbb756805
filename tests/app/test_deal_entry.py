import pytest

from golf import routes
from golf.routes import Push

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture
def entry(pilot):
    pilot.app.stack.apply(Push(routes.DealEntry()))
    pilot.frames()
    pilot.type("617")
    return pilot


def paste(pilot, monkeypatch, text):
    monkeypatch.setattr(pilot.host, "paste_text", lambda: text)
    pilot.key("v", ctrl=True)
    pilot.frames()


@pytest.mark.parametrize(
    ("text", "number"),
    [("31", "31"), (" 2 147 483 647\r\n", "2147483647"), ("MS5", "5"), ("P7", "p7"), ("#9", "9")],
)
def test_a_number_takes_the_place_of_what_was_typed(entry, monkeypatch, text, number):
    paste(entry, monkeypatch, text)
    assert (entry.scene.text, entry.scene.error) == (number, "")


@pytest.mark.parametrize(
    "text",
    ["-5", "1.5", "0", "\u0663\u0665", "p" + "1" * 30, "bAD......-2C-3C", "classic/5:", "\0"],
)
def test_what_is_no_number_of_a_deal_is_told_and_leaves_what_was_typed(entry, monkeypatch, text):
    paste(entry, monkeypatch, text)
    assert entry.scene.text == "617"
    assert entry.scene.error.startswith("Deals go from 1 to 2147483647")
    paste(entry, monkeypatch, "31")
    assert (entry.scene.text, entry.scene.error) == ("31", "")


@pytest.mark.parametrize(
    ("typed", "added"), [("٣٥", "35"), ("１２", "12"), ("३", "3"), ("1²½\u0308", "1")]
)
def test_digits_of_other_scripts_are_typed(entry, typed, added):
    entry.type(typed)
    assert (entry.scene.text, entry.scene.error) == (f"617{added}", "")


def test_an_empty_clipboard_changes_nothing(entry, monkeypatch):
    paste(entry, monkeypatch, " ")
    assert (entry.scene.text, entry.scene.error) == ("617", "")
