import pytest

from golf.core.moves import PLAYS, Move
from golf.lessons import CLEAR, LESSONS, UNDO_RUN, LessonPlay, find_lesson


def take_step(play: LessonPlay) -> None:
    """Do what the step in hand wants."""
    number = play.number
    while play.number == number and not play.is_over:
        if play.step.wanted == CLEAR:
            assert clear(play), f"{play.lesson.key}, step {number}: a table that cannot be cleared"
        elif play.step.wanted == UNDO_RUN:
            assert play.undo_run().is_right
        else:
            assert play.play(play.wanted).is_right


def clear(play: LessonPlay) -> bool:
    from golf.analysis.solver import solve

    for move in solve(play.position).line:
        assert play.play(move).is_right
    return play.hole.is_cleared or play.is_over


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_can_be_learnt_from_its_first_step_to_its_last(lesson):
    play = LessonPlay(lesson)
    while not play.is_over:
        assert play.task
        take_step(play)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_every_wrong_try_is_answered_and_changes_nothing(lesson):
    play = LessonPlay(lesson)
    while not play.is_over:
        if play.step.wanted != CLEAR:
            before = play.position
            for move in Move:
                if move is not play.wanted:
                    answer = play.play(move)
                    assert not answer.is_right
                    assert answer.words
            assert play.position == before
        take_step(play)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_step_started_again_lays_its_own_table(lesson):
    play = LessonPlay(lesson)
    take_step(play)
    first = LessonPlay(lesson).position
    play.restart_step()
    assert play.is_over or play.position == first or play.step.board


def test_a_step_of_several_moves_asks_for_them_one_after_the_other():
    play = LessonPlay(find_lesson("stock"))
    take_step(play)
    assert play.play(PLAYS[2]).is_right
    assert play.number == 1
    assert play.wanted is PLAYS[2]
    assert play.play(PLAYS[2]).is_right
    assert play.number == 2


def test_a_lesson_is_found_by_number_and_by_key_and_nothing_else():
    assert find_lesson("2") is find_lesson("corners")
    with pytest.raises(LookupError, match="expected a lesson from 1 to 4, got '5'"):
        find_lesson("5")
