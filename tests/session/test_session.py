"""What can be done in a hole, and what comes of it, without a screen."""

import pytest

from golf.controls.intents import Command
from golf.core.dailies import daily_deals
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.moves import FLIP, Move
from golf.core.position import Refusal
from golf.core.rules import PRESETS, Rules
from golf.cues import Cue
from golf.saves.storage import Storage
from golf.session.outcome import Outcome, Way
from golf.session.session import Session
from tests.store import DictStore

NOON = "2026-11-29T12:00:00+01:00"
CLEARED = "bAD......-2C-3C4C"
"""A board that the first column clears."""
STUCK = "b9CAD......-2C-"
"""A board that is stuck after its first play."""


def session(code: str = "617", rules: str = "classic", kind: str = "hole") -> Session:
    store = Storage(DictStore())
    deals = [Deal.parse(code)] if kind == "hole" else [Deal.numbered(n) for n in range(1, 10)]
    game = Game.new(kind, Rules.parse(rules), deals, game_id="g")
    found = Session(store, game, now=lambda: NOON)
    found.begin()
    return found


def random_hole(code: str) -> Game:
    return Game.new("hole", PRESETS["classic"], [Deal.parse(code)], game_id="h")


def finish(play: Session) -> list[str]:
    """Let help be worked out to its end; return what it told."""
    told = []
    while play.help.is_working:
        play.help.work()
        told.append(play.help.news)
    return told


def sounds(outcome: Outcome) -> list[Cue]:
    return [cue for cue, _ in outcome.cues]


def answers(outcome: Outcome) -> list[Command]:
    assert outcome.question is not None
    return [command for command, _ in outcome.question.answers]


def test_a_move_is_made_saved_told_and_heard():
    play = session()
    outcome = play.play(Move.parse("1"))
    assert outcome.after == outcome.before.after(Move.parse("1")) == play.position
    assert outcome.said[0].startswith("8 of spades played from column 1")
    assert outcome.cues == ((Cue.PLAY, 0),)
    assert play.storage.games["hole"].begun == NOON
    assert play.play(FLIP).cues == ((Cue.FLIP, 0),)


def test_a_move_that_the_rules_refuse_changes_nothing_and_says_why():
    play = session()
    outcome = play.play(Move.parse("3"))
    assert isinstance(outcome.refused, Refusal)
    assert (outcome.move, outcome.before) == (Move.parse("3"), outcome.after)
    assert (outcome.message, sounds(outcome)) == ("4 needs a 3 or a 5.", [Cue.REFUSE])
    assert outcome.spoken == ("Not legal: 4 of diamonds in column 3. 4 needs a 3 or a 5.",)
    assert not play.hole.has_begun


def test_undo_and_redo_go_by_move_and_by_run():
    play = session(rules="practice")
    for move in ("1", "F", "F"):
        play.play(Move(move))
    assert play.follow(Command.UNDO).said[0].startswith("Taken back to ")
    assert play.follow(Command.REDO).cues == ((Cue.FLIP, 0),)
    play.follow(Command.UNDO_RUN)
    assert len(play.hole.moves) == 2
    play.follow(Command.REDO_RUN)
    assert len(play.hole.moves) == 3


@pytest.mark.parametrize(
    ("moves", "command", "message"),
    [
        ("", Command.UNDO, "There is nothing to undo."),
        ("F", Command.UNDO_RUN, "A flip is final."),
        ("F", Command.REDO, "There is nothing to redo."),
        ("F", Command.SWITCH_WRAP, "Wrap can be switched only before the first move."),
        ("", Command.FLIP_ON, "A card still fits: one flip at a time."),
    ],
)
def test_what_cannot_be_done_now_says_so(moves: str, command: Command, message: str):
    play = session()
    for move in moves:
        play.play(Move(move))
    outcome = play.follow(command)
    assert outcome.refused is not None
    assert (outcome.message, sounds(outcome)) == (message, [Cue.REFUSE])
    assert outcome.before == outcome.after


def test_flipping_on_ends_where_a_card_fits_and_tells_every_flip():
    play = session("bAD.9C.....-5C-6C7C8C9S")
    outcome = play.follow(Command.FLIP_ON)
    assert (len(outcome.said), sounds(outcome)) == (3, [Cue.FLIP])
    assert play.position.can_play


def test_the_wrap_switch_moves_no_card():
    play = session()
    outcome = play.follow(Command.SWITCH_WRAP)
    assert (play.game.rules.wrap, outcome.said) == (True, ())
    assert outcome.message.startswith("Wrap is on")
    assert play.follow(Command.SWITCH_WRAP).message == "Wrap is off."


def test_a_stuck_hole_says_so_once_and_offers_what_is_left_to_do():
    play = session(STUCK)
    outcome = play.play(Move.parse("1"))
    assert play.position.is_stuck
    offer = play.offer
    assert offer is not None
    assert offer.answers[-1][0] is Command.FINISH
    assert Cue.HOLE_DONE in sounds(outcome)
    assert play.begin().message == ""
    play.follow(Command.FINISH)
    assert play.game.has_result
    assert len(play.storage.history.lines) == 1


def test_a_cleared_hole_is_filed_at_once():
    play = session(CLEARED)
    assert sounds(play.play(Move.parse("1"))) == [Cue.PLAY, Cue.CLEAR]
    assert len(play.storage.history.lines) == 1
    assert play.offer is None


def test_an_undo_after_the_result_is_off_the_record_until_it_is_left():
    play = session(CLEARED)
    play.play(Move.parse("1"))
    filed = play.game
    assert play.follow(Command.UNDO).said[0].startswith("Just for fun")
    assert (play.game.is_off_record, play.recorded) == (True, filed)
    play.follow(Command.REDO)
    assert play.follow(Command.UNDO).said[0].startswith("Taken back"), "it is said once"
    assert play.follow(Command.NEW_DEAL).way is Way.RECORD
    assert (play.game, play.recorded) == (filed, None)
    assert len(play.storage.history.lines) == 1


def test_a_hole_that_was_given_up_can_be_looked_at_again_off_the_record():
    play = session()
    play.play(Move.parse("1"))
    play.answer(Command.GIVE_UP)
    play.follow(Command.UNDO)
    assert play.game.is_off_record
    assert play.hole.moves == []


@pytest.mark.parametrize("command", [Command.GIVE_UP, Command.RESTART, Command.NEW_DEAL])
def test_what_is_lost_for_good_is_asked_about_first(command: Command):
    play = session()
    play.play(FLIP)
    outcome = play.follow(command)
    assert answers(outcome) == [Command.STAY, command]
    assert play.answer(Command.STAY).way is None
    assert not play.hole.is_over
    play.answer(command)
    assert len(play.storage.history.lines) == 1


def test_giving_up_and_restarting_ask_only_where_the_player_wants_that():
    play = session()
    play.storage.settings.confirm_give_up = False
    play.play(FLIP)
    assert play.follow(Command.RESTART).way is Way.TABLE
    assert play.game.attempt == 2
    play.play(FLIP)
    play.follow(Command.GIVE_UP)
    assert play.hole.is_given_up
    assert play.follow(Command.GIVE_UP).refused is not None


def test_a_round_asks_which_way_to_leave_its_hole():
    play = session(kind="round")
    ways = [Command.STAY, Command.NEW_ROUND, Command.ONE_HOLE, Command.GIVE_UP]
    assert answers(play.follow(Command.NEW_DEAL)) == ways
    assert play.answer(Command.ONE_HOLE).way is Way.NEW_HOLE
    assert play.storage.games["round"] is play.game
    assert play.follow(Command.RESTART).message == "A hole of a round is played once."
    assert play.answer(Command.NEW_ROUND).way is Way.NEW_ROUND
    assert play.storage.games == {}


def test_a_round_goes_on_from_hole_to_hole_to_its_results():
    play = session(kind="round")
    for number in range(2, 10):
        play.answer(Command.GIVE_UP)
        assert play.follow(Command.GO_ON).way is Way.TABLE
        assert play.game.round.number == number
    play.answer(Command.GIVE_UP)
    assert play.follow(Command.GO_ON).way is Way.RESULTS


def test_a_hole_alone_leads_to_another_one_and_the_daily_to_its_day():
    play = session(CLEARED)
    play.play(Move.parse("1"))
    assert play.follow(Command.GO_ON).way is Way.NEW_HOLE
    day = "2026-11-29"
    deals = daily_deals(day, "daily-hole")
    daily = Game.new("daily-hole", Rules.parse("classic"), deals, game_id="d", daily=day)
    play = Session(play.storage, daily, now=lambda: NOON)
    play.answer(Command.GIVE_UP)
    assert play.follow(Command.GO_ON).way is Way.DAILY


def test_a_stuck_hole_alone_is_filed_when_the_title_is_the_way():
    play = session(STUCK)
    play.play(Move.parse("1"))
    assert play.follow(Command.LEAVE).way is Way.TITLE
    assert len(play.storage.history.lines) == 1


def test_the_hint_has_two_steps_and_the_second_is_counted():
    play = session()
    assert "fit" in play.follow(Command.HINT).message
    assert play.game.hints == 0
    assert play.follow(Command.HINT).cues == ((Cue.HINT, 0),)
    assert play.game.hints == 1


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("fast", "Best: 8 of diamonds in column 1, certain: cleared; flip: 0.0."),
        ("strict", "Best: 8 of diamonds in column 1, certain: −4 strokes."),
        ("classic", "Best: 8 of diamonds in column 1, certain: 39 points; flip: "),
    ],
)
def test_a_clear_that_is_certain_is_told_as_such_and_has_no_equal(rules, told):
    play = session("b8D......-9S-7C7D9C9D", rules)
    words = [play.follow(Command.HINT).message for _ in range(2)] + finish(play)
    assert words[-1].startswith(told)
    assert play.help.marks(None).hinted == {Move.parse("1")}


def test_where_no_move_is_left_there_is_no_hint():
    play = session(STUCK)
    play.play(Move.parse("1"))
    assert play.follow(Command.HINT).message == "No moves are left."


@pytest.mark.parametrize("rules", PRESETS)
def test_the_verdict_says_what_it_does_is_exact_and_marks_the_hole(rules):
    play = session("b5DAD......-2C-3C", rules)
    asked = play.follow(Command.VERDICT)
    assert answers(asked) == [Command.STAY, Command.VERDICT]
    assert "counts as assisted" in asked.question.words
    assert not play.game.is_assisted
    assert play.answer(Command.VERDICT).message.endswith("The hole counts as assisted now.")
    finish(play)
    assert play.help.verdict.startswith("Best possible now: ")
    assert play.game.is_assisted
    assert not play.storage.settings.verdict, "it was asked for once"
    assert play.follow(Command.VERDICT).message == play.help.verdict
    play.play(play.position.legal_moves()[0])
    play.help.follow()
    assert play.help.verdict == "", "another position has another verdict"


def test_what_the_verdict_does_is_said_once():
    play = session()
    play.answer(Command.VERDICT)
    other = Session(play.storage, random_hole("5"), now=lambda: NOON)
    assert other.follow(Command.VERDICT).question is None
    assert other.game.is_assisted


def test_a_hole_that_is_over_has_no_verdict():
    play = session(CLEARED)
    play.play(Move.parse("1"))
    assert not play.can(Command.VERDICT)
    assert play.follow(Command.VERDICT).message == "The hole is over."


@pytest.mark.parametrize("kind", ["hole", "round"])
@pytest.mark.parametrize("rules", ["fast", "practice", "relaxed"])
def test_where_cards_count_hint_and_verdict_speak_cards_in_a_round_too(rules, kind):
    play = session(rules=rules, kind=kind)
    for _ in range(10):
        play.play(FLIP)
    words = [play.follow(Command.HINT).message for _ in range(2)]
    words += finish(play)
    play.answer(Command.VERDICT)
    words += [*finish(play), play.help.verdict]
    assert any("cards in the end" in each or "cards expected" in each for each in words)
    assert "cleared" in words[-1] or "left" in words[-1]
    assert not any("stroke" in each for each in words)


def test_buttons_know_what_would_do_something_now():
    play = session(rules="practice")
    assert [play.can(each) for each in (Command.UNDO, Command.REDO, Command.RESTART)] == [False] * 3
    assert [play.can(each) for each in (Command.SWITCH_WRAP, Command.HINT)] == [True] * 2
    play.play(FLIP)
    assert [play.can(each) for each in (Command.UNDO, Command.RESTART)] == [True] * 2
    assert not play.can(Command.SWITCH_WRAP)
