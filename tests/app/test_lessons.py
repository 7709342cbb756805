import pytest

from golf.core.moves import FLIP, PLAYS, Move
from golf.session.lesson_tables import CLEAR, LESSONS, UNDO_RUN
from golf.session.lessons import LessonPlay, find_lesson


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

    number = play.number
    for move in solve(play.position).line:
        assert play.play(move).is_right
    return play.number == number + 1


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
                    assert answer.after == before
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


def test_an_answer_tells_the_table_before_the_next_one_is_laid():
    play = LessonPlay(find_lesson("corners"))
    answer = play.play(PLAYS[1])
    assert str(answer.after.top) == "QH"
    assert str(play.position.top) == "AC"


def test_a_question_marks_nothing_before_the_first_wrong_try():
    play = LessonPlay(find_lesson("corners"))
    assert play.marked == set()
    assert "no way round the corner" in play.play(PLAYS[0]).words
    assert play.marked == {PLAYS[1]}
    play.play(PLAYS[1])
    assert play.marked == set()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_only_what_a_step_wants_is_marked(lesson):
    play = LessonPlay(lesson)
    while not play.is_over:
        play.has_erred = True
        if play.step.wanted == CLEAR:
            assert play.marked == set(play.position.legal_moves())
        else:
            assert play.marked == {play.wanted} - {None, FLIP}
        take_step(play)


def test_the_first_lesson_marks_the_8_alone_though_the_6_fits_too():
    play = LessonPlay(find_lesson("ranks"))
    assert play.marked == {PLAYS[0]}
    assert len(play.position.legal_moves()) == 2


def test_a_step_of_several_plays_can_be_taken_back_one_by_one_and_at_once():
    play = LessonPlay(find_lesson("stock"))
    take_step(play)
    laid = play.position
    assert not play.can_undo
    assert not play.undo().is_right
    play.play(PLAYS[2])
    assert play.undo().is_right
    assert (play.position, play.wanted) == (laid, PLAYS[2])
    play.play(PLAYS[2])
    assert play.undo_run().is_right
    assert (play.position, play.number) == (laid, 1)


def test_a_run_to_take_back_may_be_taken_back_card_by_card():
    play = LessonPlay(find_lesson("stock"))
    take_step(play)
    take_step(play)
    assert play.wants_undo
    assert "rest" in play.undo().words
    assert play.wants_undo
    assert play.undo().is_right
    assert play.number == 3


def test_a_hint_leads_through_every_step_of_every_lesson():
    for lesson in LESSONS:
        play = LessonPlay(lesson)
        while not play.is_over:
            move, words = play.hint()
            assert words
            answer = play.undo_run() if move is None else play.play(move)
            assert answer.is_right


def test_a_hint_says_where_a_card_would_be_left():
    play = LessonPlay(find_lesson("columns"))
    take_step(play)
    take_step(play)
    play.play(PLAYS[1])
    play.play(PLAYS[1])
    move, words = play.hint()
    assert move is None
    assert "Take it back" in words
    play.undo_run()
    assert play.hint()[0] is PLAYS[0]


def test_a_table_that_is_stuck_is_told_and_can_be_taken_back():
    play = LessonPlay(find_lesson("columns"))
    take_step(play)
    take_step(play)
    answers = [play.play(PLAYS[column]) for column in (1, 1, 2)]
    assert "Stuck" in answers[-1].words
    assert answers[-1].is_right is None
    assert play.undo_run().is_right
    assert play.number == 2


def test_nothing_is_tried_in_a_lesson_that_is_over():
    play = LessonPlay(find_lesson("columns"))
    while not play.is_over:
        take_step(play)
    assert not play.play(PLAYS[0]).is_right
    assert not play.undo().is_right
    assert play.hint()[0] is None
    play.restart_step()
    assert play.number == 2


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_no_task_speaks_of_flips_that_were_made(lesson):
    play = LessonPlay(lesson)
    while not play.is_over:
        if play.step.wanted == CLEAR:
            assert not play.position.stock, f"a flip comes with a step of its own: {play.task}"
        take_step(play)
