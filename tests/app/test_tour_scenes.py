"""The Tour in the window: its page, the leader board, duels, and a whole season."""

from datetime import date, timedelta
from itertools import combinations

import pygame
import pytest

from golf import routes, theme
from golf.analysis.rivals import Chance, Style, choosing
from golf.analysis.roster import FIELD, ROSTER
from golf.controls.intents import Command
from golf.core.deal import Deal
from golf.core.game import Entry
from golf.core.hole import Hole
from golf.core.moves import FLIP, parse_moves
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.local_time import week_of
from golf.records.tour import MOVING, Career, finding_career, has_ended, step_of
from golf.routes import Push
from golf.saves.history import HistoryLine
from golf.saves.new_games import new_event
from golf.saves.settings import TOUR
from golf.scenes.tour.rival_faces import face_picture
from golf.scenes.tour.scene import Faces
from golf.scenes.tour.side_by_side import steps_of
from golf.session import tournament
from golf.texts.tour import result_words
from golf.words import LANGUAGES, use_language
from tests.app.pilot import SMALL, Clock, Pilot
from tests.app.test_words_fit import SIZES, Recorder
from tests.app.tours import file_event
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

CLASSIC = PRESETS["classic"]
WEDNESDAY = "2026-12-02T10:00:00+01:00"
WEEK = "2026-W49"
SEASON = 12
GOOD_WEEKS = (0, 4)
WEAK = tuple(rival._replace(style=Style("any")) for rival in ROSTER[:FIELD])


@pytest.fixture
def clock():
    return Clock(WEDNESDAY)


@pytest.fixture
def pilot(tmp_path, monkeypatch, clock):
    """A quick player of the Tour, whose rivals all play without much thought."""
    monkeypatch.setattr(tournament, "field_of", lambda division: WEAK)
    found = Pilot(tmp_path, SMALL, now=clock)
    settings = found.app.services.settings
    settings.speed, settings.confirm_give_up = "off", False
    settings.shown_once += [TOUR, "welcome"]
    return found


def wait_for(pilot: Pilot, name: str) -> None:
    for _ in range(300):
        if pilot.scene_name == name:
            return
        pilot.frames()
    raise AssertionError(f"expected {name}, got {pilot.scene_name}")


def open_tour(pilot: Pilot) -> None:
    pilot.app.stack.apply(Push(routes.Tour()))
    pilot.frames(3)


def career(pilot: Pilot) -> Career:
    services = pilot.app.services
    return finished(finding_career(services.storage.history.lines, services.today))


def go_to_board(pilot: Pilot) -> None:
    """Go on from the end of a hole to the leader board, once it is there."""
    wait_for(pilot, "HoleSummaryScene")
    pilot.click_button("next")
    wait_for(pilot, "LeaderBoardScene")
    for _ in range(300):
        if pilot.scene.tournament.is_ready:
            break
        pilot.frames()


def give_hole_up(pilot: Pilot) -> None:
    """Give the hole in play up and go on to the leader board, once it is there."""
    wait_for(pilot, "DealScene" if pilot.scene_name == "DealScene" else "PlayScene")
    pilot.rest()
    pilot.give_up()
    go_to_board(pilot)
    pilot.rest()


def play_well(pilot: Pilot) -> None:
    """Play the hole as a rival would that counts the stock, and go on to the leader board."""
    style = Style("weigh")
    wait_for(pilot, "PlayScene")
    while not pilot.scene.game.has_result:
        position = pilot.scene.position
        if position.is_over:
            pilot.app.stack.apply(pilot.scene.command(Command.FINISH))
            pilot.frames()
            continue
        for move in finished(choosing(style, position, Chance(len(position.stock)))):
            pilot.app.stack.apply(pilot.scene.do(move))
    go_to_board(pilot)


def file_open(pilot: Pilot, **changes: object) -> HistoryLine:
    """File this week's Open, given up hole by hole, as one that was played before."""
    storage = pilot.app.services.storage
    game = new_event(storage, Entry(WEEK, "club"), CLASSIC, WEDNESDAY)
    for _ in range(9):
        game.give_up(lambda: WEDNESDAY)
        storage.file(game)
        if not game.round.is_last_hole:
            game.next_hole()
    line = storage.history.get(game.id)
    assert line is not None
    storage.history.add(line._replace(**changes))
    return line._replace(**changes)


def wait_for_end(pilot: Pilot) -> None:
    """Wait until a board that was filed is complete."""
    for _ in range(300):
        if pilot.scene.tournament.is_complete and not pilot.scene.is_moving:
            return
        pilot.frames()
    raise AssertionError("expected all to have played")


def play_open(pilot: Pilot, hole=give_hole_up) -> None:
    """Play this week's Open to its end."""
    open_tour(pilot)
    pilot.click_button("open")
    for number in range(1, 10):
        wait_for(pilot, "PlayScene")
        hole(pilot)
        assert pilot.scene.holes == number
        pilot.click_button("next")
    wait_for(pilot, "RoundResultsScene")


def test_a_newcomer_does_not_see_the_tour_before_a_round_was_finished(tmp_path, clock):
    pilot = Pilot(tmp_path, SMALL, now=clock)
    pilot.frames(5)
    assert pilot.scene.menu.button("tour") is None
    file_open(pilot)
    pilot.click_button("records")
    pilot.key("escape")
    pilot.frames(5)
    pilot.click_button("tour")
    assert pilot.scene_name == "TourScene"


def test_the_leader_board_stands_after_a_hole_and_leads_to_the_next(pilot):
    open_tour(pilot)
    pilot.click_button("open")
    give_hole_up(pilot)
    board = pilot.scene
    assert len(board.standings) == FIELD + 1
    assert board.standings[-1].rival is None
    assert board.words[0].startswith("You are in place 24 of 24.")
    pilot.click_button("next")
    wait_for(pilot, "PlayScene")
    assert pilot.scene.game.round.number == 2


def test_the_pause_shows_the_board(pilot):
    open_tour(pilot)
    pilot.click_button("open")
    give_hole_up(pilot)
    pilot.click_button("next")
    wait_for(pilot, "PlayScene")
    pilot.key("escape")
    pilot.click_button("board")
    assert pilot.scene_name == "LeaderBoardScene"
    assert pilot.scene.holes == 1
    pilot.key("escape")
    assert pilot.scene_name == "PauseScene"


def test_an_open_that_is_left_goes_on_where_it_was(pilot):
    open_tour(pilot)
    pilot.click_button("open")
    give_hole_up(pilot)
    pilot.click_button("title")
    pilot.frames(3)
    assert pilot.scene_name == "TitleScene"
    assert "Open of week 49, 2026" in pilot.scene.menu.button("continue").value
    open_tour(pilot)
    assert pilot.scene.menu.button("open").words == "Continue"
    pilot.click_button("open")
    wait_for(pilot, "PlayScene")
    game = pilot.scene.game
    assert game.round.number == 2
    assert len(game.entry.field["poppy"]) >= 1


def test_an_open_is_played_to_its_end(pilot):
    open_tour(pilot)
    pilot.click_button("open")
    for number in range(1, 10):
        wait_for(pilot, "PlayScene")
        give_hole_up(pilot)
        if number == 8:
            while pilot.scene.tournament.is_working:
                pilot.frames()
            assert pilot.scene.words[-1] == "No trophy is within reach of the last hole."
        pilot.click_button("next")
    wait_for(pilot, "RoundResultsScene")
    line = career(pilot).of_week(WEEK)
    assert line is not None
    assert line.place == FIELD + 1
    assert career(pilot).division == "club"
    pilot.click_button("again")
    assert pilot.scene_name == "TourScene"


def test_a_played_open_shows_its_board_and_is_shared(pilot):
    file_open(pilot, place=24)
    open_tour(pilot)
    assert pilot.scene.menu.button("open").words == "Leader board"
    pilot.click_button("open")
    wait_for_end(pilot)
    assert pilot.scene.holes == 9
    assert pilot.scene.words == ["Place 24 of 24.", "You stay in Club."]
    pilot.click_button("next")
    pilot.click_button("share")
    assert "Golf, Open of week 49, 2026, Classic" in pilot.scene.text
    assert "Place 24 of 24, Club" in pilot.scene.text


def test_help_takes_the_trophy_away(pilot):
    line = file_open(pilot, assisted=True, place=1)
    pilot.app.stack.apply(Push(routes.FiledBoard(line)))
    wait_for_end(pilot)
    assert "With help: no trophy, and the division stays." in pilot.scene.words
    assert career(pilot).division == "club"


def test_a_rivals_hole_is_watched_beside_ones_own(pilot):
    open_tour(pilot)
    pilot.click_button("open")
    give_hole_up(pilot)
    pilot.click_button("watch")
    wait_for(pilot, "SideBySideScene")
    scene = pilot.scene
    assert scene.rival in WEAK
    assert scene.sides[0].hole.deal == scene.sides[1].hole.deal
    pilot.click_button("play")
    pilot.click_button("step")
    assert scene.step >= 1
    bar = scene.menu.button("scrub").rect
    last = len(scene.steps) - 1
    pilot.drag((bar.x + bar.w // 2, bar.y + 9), (bar.right - 1, bar.y + 9))
    assert scene.step == last
    pilot.key("left")
    pilot.key("left")
    pilot.key("right")
    assert scene.step == max(0, last - 1)
    pilot.click_button("step_back")
    pilot.click_button("alone")
    assert pilot.scene_name == "ReplayScene"
    assert pilot.scene.titles == ("You", scene.rival.name)
    pilot.key("escape")
    pilot.click_button("play")
    pilot.rest()
    assert [side.index for side in scene.sides] == [len(s.hole.moves) for s in scene.sides]
    pilot.click_button("play")
    assert scene.step <= 1


def test_both_flip_at_the_same_time():
    one = Hole.replayed(Deal.numbered(600), CLASSIC, parse_moves("2F2"))
    other = Hole.replayed(Deal.numbered(600), CLASSIC, parse_moves("FFF"))
    assert steps_of(one, other) == [(0, 0), (1, 0), (2, 1), (3, 1), (3, 2), (3, 3)]


def test_arrows_and_taps_choose_a_line_of_the_board(pilot):
    open_tour(pilot)
    pilot.click_button("open")
    give_hole_up(pilot)
    board = pilot.scene
    before = board.chosen
    place = board.menu.button("board").rect
    pilot.tap((place.x + 10, place.y + 5))
    assert board.chosen == 0 != before
    assert board.menu.focus == "board"
    pilot.key("down")
    pilot.key("right")
    assert board.chosen == 13
    pilot.key("left")
    pilot.key("up")
    assert board.chosen == 0
    pilot.key("return")
    assert board.menu.focus == "watch"
    pilot.key("return")
    wait_for(pilot, "SideBySideScene")


def test_a_friends_open_is_opened_by_its_number(pilot):
    open_tour(pilot)
    pilot.click_button("friends")
    pilot.click_button("play")
    assert "1 to 999999999" in pilot.scene.error
    pilot.type("4711")
    pilot.click_button("play")
    wait_for(pilot, "PlayScene")
    assert str(pilot.scene.game.hole.deal) == "p4711001"


def test_a_duel_is_played_hole_by_hole(pilot):
    open_tour(pilot)
    pilot.click_button("duel")
    assert pilot.scene_name == "DuelScene"
    pilot.click_button("weaker")
    rival = ROSTER[pilot.scene.number]
    pilot.click_button("play")
    give_hole_up(pilot)
    assert pilot.scene.tournament.rival == rival
    assert pilot.scene.words == ["You are 1 hole down."]
    pilot.click_button("title")
    open_tour(pilot)
    pilot.click_button("duel")
    wait_for(pilot, "PlayScene")
    assert pilot.scene.game.kind == "duel"


def test_a_filed_board_is_there_at_once(pilot):
    """What the field took is kept with the result: nobody waits for it to play once more."""
    field = {rival.key: [rival.mean > 6] * 9 for rival in WEAK}
    field = {key: list(map(int, strokes)) for key, strokes in field.items()}
    line = file_open(pilot, place=24, field=field)
    pilot.app.stack.apply(Push(routes.FiledBoard(line)))
    pilot.frames()
    assert not pilot.scene.wants_time
    assert pilot.scene.words == ["Place 24 of 24.", "You stay in Club."]
    assert pilot.scene.tournament.field.strokes == field
    assert pilot.app.storage.history.get(line.id) == line


def test_a_place_that_was_left_open_is_worked_out_before_the_next_open(pilot):
    file_open(pilot)
    open_tour(pilot)
    pilot.app.services.settings.rules = "strict"
    pilot.scene.refresh()
    assert not pilot.scene.menu.button("other rules").is_enabled
    for _ in range(300):
        line = career(pilot).of_week(WEEK)
        if line is not None and line.place is not None:
            break
        pilot.frames()
    assert line is not None
    assert line.place == FIELD + 1
    pilot.frames(2)
    assert pilot.scene.menu.button("other rules").is_enabled


@pytest.mark.parametrize("field", [{}, {"otto": [3] * 4}, {"zorro": [3] * 9}])
@pytest.mark.parametrize("rival", [None, "otto"])
def test_a_field_that_does_not_say_how_it_ended_is_played_to_the_end(pilot, rival, field):
    line = file_event(pilot, rival)._replace(place=None, field=field)
    storage = pilot.app.storage
    storage.history.add(line)
    open_tour(pilot)
    for _ in range(300):
        if not pilot.scene.wants_time:
            break
        pilot.frames()
    assert not pilot.scene.wants_time
    filed = storage.history.get(line.id)
    assert has_ended(filed)
    assert set(filed.field) == ({"otto"} if rival else {each.key for each in WEAK})


def test_nobody_plays_in_the_place_of_a_rival_that_is_not_known(pilot):
    line = file_event(pilot, "otto")._replace(rival="zorro", field=None)
    pilot.app.storage.history.add(line)
    open_tour(pilot)
    pilot.frames(20)
    assert not pilot.scene.wants_time
    pilot.click_button("latest")
    for _ in range(300):
        if pilot.scene.tournament.is_complete:
            break
        pilot.frames()
    pilot.frames(5)
    assert pilot.app.storage.history.get(line.id) == line


def test_an_open_under_other_rules_has_deals_of_its_own_and_moves_nobody(pilot):
    open_tour(pilot)
    pilot.click_button("other rules")
    pilot.click_button("strict")
    pilot.click_button("back")
    assert pilot.scene_name == "TourScene"
    assert pilot.scene.menu.button("other rules").words == "Under Strict"
    pilot.click_button("other rules")
    wait_for(pilot, "PlayScene")
    game = pilot.scene.game
    assert (str(game.rules), str(game.hole.deal)[:7]) == ("strict", "1202649")
    assert not pilot.app.services.tournament_of(game).decides


def test_last_weeks_field_plays_on_before_this_weeks_open(pilot, clock):
    file_open(pilot)
    clock.moment = "2026-12-08T10:00:00+01:00"
    open_tour(pilot)
    assert "The field of your last Open is still playing." in pilot.scene.spoken
    assert not pilot.scene.menu.button("open").is_enabled
    for _ in range(300):
        if pilot.scene.menu.button("open").is_enabled:
            break
        pilot.frames()
    pilot.click_button("open")
    wait_for(pilot, "PlayScene")


@pytest.mark.sweep
def test_a_whole_season_is_played(pilot, clock):
    """Twelve weeks: a good one, a bad one and so on; divisions and trophies follow from places."""
    monday = date(2026, 10, 26)
    division = "club"
    for week in range(SEASON):
        day = str(monday + timedelta(weeks=week))
        clock.moment = f"{day}T10:00:00+01:00"
        play_open(pilot, play_well if week in GOOD_WEEKS else give_hole_up)
        line = career(pilot).of_week(week_of(day))
        assert line is not None
        assert line.place is not None
        assert line.division == division
        step = step_of(division, line.place)
        division = career(pilot).division
        assert (line.place <= MOVING) == (step > 0 or division == "tour")
        pilot.click_button("title")
    found = career(pilot)
    assert len(found.results) == SEASON
    assert found.trophies == [line for line in found.results if (line.place or 99) <= 3]
    open_tour(pilot)
    assert pilot.scene.career == found


def test_a_trophy_stands_on_the_shelf_and_the_next_week_is_offered(pilot, clock):
    line = file_open(pilot, place=1)
    open_tour(pilot)
    assert pilot.scene.career.division == "county"
    assert "Open of week 49, 2026: You have won the Open!" in pilot.scene.spoken
    pilot.click_button("open")
    wait_for_end(pilot)
    assert pilot.scene.words[0] == "You have won the Open!"
    pilot.click_button("next")
    clock.moment = "2026-12-08T10:00:00+01:00"
    pilot.app.stack.new_day()
    pilot.frames(3)
    assert pilot.scene.menu.button("open").words == "Play"
    found = pilot.scene.career.of_week(WEEK)
    assert found._replace(field=None) == line
    assert set(found.field) == {rival.key for rival in WEAK}


def test_no_two_faces_look_alike_as_small_as_they_are_on_a_leader_board():
    side, pictures = 20, []
    for rival in (None, *ROSTER):
        picture = pygame.Surface((side, side))
        picture.fill(theme.PAPER)
        picture.blit(face_picture(rival, side), (0, 0))
        pictures.append(pygame.image.tobytes(picture, "RGB"))
    for one, other in combinations(pictures, 2):
        difference = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        assert difference > 10


def test_a_duel_is_told_and_shared_from_the_history_alone(pilot):
    line = file_event(pilot, "otto")
    open_tour(pilot)
    told = result_words(line)
    assert told == "Otto Brandt has won 5 and 4."
    assert "Duels: 0 won, 0 halved, 1 lost." in pilot.scene.spoken
    assert told in pilot.scene.spoken
    pilot.click_button("latest")
    assert pilot.scene.words == [told]
    pilot.click_button("share")
    assert "Golf, Duel with Otto Brandt, Classic" in pilot.scene.text
    assert told in pilot.scene.text


@pytest.mark.parametrize("is_still", [False, True])
def test_a_duel_that_is_won_is_celebrated_unless_motion_is_reduced(pilot, is_still):
    services = pilot.app.services
    services.settings.speed, services.settings.reduced_motion = "normal", is_still
    entry = Entry("1", rival="otto", field={"otto": [35] * 9})
    game = new_event(services.storage, entry, CLASSIC, WEDNESDAY)
    play = next(move for move in game.hole.position.legal_moves() if move is not FLIP)
    game.play(play, services.now)
    for _ in range(9):
        game.give_up(services.now)
        services.storage.file(game)
        if not game.round.is_last_hole:
            game.next_hole()
    pilot.follow(Push(routes.LeaderBoard(game, is_between=True)))
    pilot.frames(20)
    assert pilot.scene.words == ["You have won by 1 hole."]
    assert pilot.scene.is_moving is not is_still
    pilot.key("tab")
    assert not pilot.scene.is_moving


def up_to_the_last_hole(pilot, entry: Entry):
    """Return a game whose first eight holes were given up."""
    services = pilot.app.services
    game = new_event(services.storage, entry, CLASSIC, WEDNESDAY)
    for _ in range(8):
        game.give_up(services.now)
        services.storage.file(game)
        game.next_hole()
    return game


def test_what_the_last_hole_needs_is_told_as_soon_as_the_field_has_played_it(pilot, monkeypatch):
    field = {rival.key: [36] * 8 for rival in WEAK}
    game = up_to_the_last_hole(pilot, Entry(WEEK, "club", field=field))
    told = []
    pilot.app.services.host.announce = told.append
    with monkeypatch.context() as patch:
        patch.setattr(tournament.Tournament, "work", lambda self, seconds=0.0: False)
        pilot.follow(Push(routes.LeaderBoard(game, is_between=True)))
        assert told[-1].endswith("You lead by 8 strokes.")
    for _ in range(300):
        pilot.frames()
        if not pilot.scene.wants_time:
            break
    assert "On the last hole: " in told[-1]
    assert told[-1] == " ".join(pilot.scene.words)


def test_a_duel_that_is_decided_early_says_so(pilot):
    game = up_to_the_last_hole(pilot, Entry("4711", rival="otto", field={"otto": [3] * 9}))
    pilot.follow(Push(routes.LeaderBoard(game, is_between=True)))
    assert pilot.scene.words == ["Otto Brandt has won 5 and 4.", "What follows is for the card."]


def test_a_week_that_was_played_with_help_is_marked_in_the_season(pilot):
    file_open(pilot, place=2, assisted=True, field={"poppy": [3] * 9})
    open_tour(pilot)
    week = pilot.scene.menu.button(f"week {WEEK}")
    assert week.name.endswith("Place 2 of 24. With help: no trophy, and the division stays.")


@pytest.mark.parametrize("language", swept(LANGUAGES, "de", "es"))
@pytest.mark.parametrize("size", swept(SIZES, (640, 360)), ids=str)
def test_every_face_of_the_field_is_seen_on_the_page_of_the_tour(new_pilot, size, language):
    pilot = new_pilot(size=size)
    use_language(language)
    pilot.follow(Push(routes.Tour()))
    pilot.rest()
    look = pilot.app.services.look
    faces = next(leaf for leaf in pilot.scene.leaves if isinstance(leaf, Faces))
    surface = Recorder(look.size, look)
    faces.paint(surface, look)
    places = [place for _, place in surface.put]
    assert len(set(map(tuple, places))) == FIELD
    assert all(pygame.Rect(faces.rect).contains(place) for place in places)
    assert not any(one.colliderect(other) for one, other in combinations(places, 2))
