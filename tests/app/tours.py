"""The way to every scene, for tests that look at all of them."""

from golf import routes
from golf.analysis.roster import ROSTER, field_of
from golf.core.game import Entry
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.local_time import date_of, week_of
from golf.routes import Push
from golf.saves.history import HistoryLine
from golf.saves.new_games import new_event
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
    "tour",
    "friends",
    "duel",
    "leader board",
    "duel board",
    "side by side",
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
        case "tour" | "friends" | "duel":
            file_event(pilot)
            pilot.follow(Push(routes.Tour()))
            if name != "tour":
                pilot.frames(3)
                pilot.choose(name)
        case "leader board":
            pilot.follow(Push(routes.FiledBoard(file_event(pilot))))
        case "duel board":
            pilot.follow(Push(routes.FiledBoard(file_event(pilot, "otto"))))
        case "side by side":
            hole = Record.parse(file_event(pilot).record).holes[0]
            record = Record(PRESETS["classic"], (hole, hole))
            pilot.follow(Push(routes.SideBySide(record, ROSTER[0])))
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


def file_event(pilot: Pilot, rival: str | None = None) -> HistoryLine:
    """File a whole Open or a duel, with what its field took; return its line."""
    services = pilot.app.services
    storage, now = services.storage, services.now()
    entry = Entry(week_of(date_of(now)), "county") if rival is None else Entry("4711", rival=rival)
    game = new_event(storage, entry, PRESETS["classic"], now)
    for _ in game.round.deals:
        game.give_up(services.now)
        storage.file(game)
        if not game.round.is_last_hole:
            game.next_hole()
    keys = [each.key for each in field_of("county")] if rival is None else [rival]
    field = {key: [(number + hole) % 12 for hole in range(9)] for number, key in enumerate(keys)}
    line = storage.history.get(game.id)
    assert line is not None
    line = line._replace(place=24 if rival is None else None, field=field)
    storage.history.add(line)
    return line
