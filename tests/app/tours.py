"""The way to every scene, for tests that look at all of them."""

from golf import routes
from golf.routes import Push
from tests.app.pilot import Pilot

_MANY = 3_000

SCENES = (
    "title",
    "play",
    "pause",
    "settings",
    "rules",
    "deal",
    "code",
    "daily",
    "courses",
    "course",
    "awards",
    "records",
    "learn",
    "keys",
    "question",
    "summary",
    "learn_pad",
)


def go_to(pilot: Pilot, name: str) -> None:
    """Open a scene by its name, from the title, with nothing moving any more."""
    pilot.app.services.settings.speed = "off"
    if name in ("play", "pause", "question", "summary"):
        pilot.click_button("hole")
        pilot.rest()
    match name:
        case "pause":
            pilot.key("escape")
        case "question":
            pilot.key("space")
            pilot.key("n")
        case "settings":
            pilot.follow(Push(routes.Settings()))
        case "learn_pad":
            pilot.follow(Push(routes.LearnPad()))
        case "keys":
            pilot.key("/", text="?", shift=True)
        case "course":
            pilot.click_button("courses")
            pilot.rest()
            pilot.click_button("course 0")
        case "awards":
            pilot.click_button("records")
            pilot.rest()
            pilot.click_button("tab awards")
        case "rules" | "deal" | "code" | "daily" | "courses" | "records" | "learn":
            pilot.click_button(name)
        case "summary":
            while pilot.scene_name == "PlayScene" and not pilot.scene.hole.is_over:
                pilot.play(pilot.scene.hole.position.legal_moves()[0])
            if pilot.scene_name == "PlayScene":
                pilot.click_button("banner finish")
    pilot.rest()
    # A summary's buttons come to life as its deal is worked out.
    for _ in range(_MANY):
        if not pilot.scene.wants_time:
            return
        pilot.frames()
    raise AssertionError(f"{name} works on and on")
