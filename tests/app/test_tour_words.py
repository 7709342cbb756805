"""What is said of the Tour."""

import pytest

from golf.analysis.field import Goal, Standing
from golf.analysis.rivals import Style
from golf.analysis.roster import DIVISIONS, ROSTER
from golf.records.tour import Match
from golf.texts.rivals import about_rival, division_name
from golf.texts.tour import (
    chase_words,
    division_words,
    duel_counts_words,
    duel_words,
    entry_title,
    goal_words,
    moving_words,
    place_words,
    result_words,
    standing_line,
    standing_text,
    uncounted_words,
)
from golf.words import LANGUAGES, use_language
from tests.app.test_tour_records import played

OTTO = ROSTER[1]


WIN, SECOND, THIRD = Goal("first", 2), Goal("second", 4), Goal("third", 9)


@pytest.mark.parametrize(
    ("goals", "words"),
    [
        ([WIN, SECOND, THIRD], "On the last hole: 2 wins, 4 is second, 9 is third."),
        ([Goal("second", -3)], "On the last hole: −3 is second."),
        ([Goal("first", 35)], "On the last hole: the win is sure."),
        ([WIN, Goal("second", 35)], "On the last hole: 2 wins, second place is sure."),
        ([SECOND, Goal("third", 38)], "On the last hole: 4 is second, third place is sure."),
        ([THIRD, Goal("up", 12)], "On the last hole: 9 is third, 12 goes up to National."),
        ([THIRD, Goal("up", 36)], "On the last hole: 9 is third, promotion is sure."),
        ([Goal("stay", 7)], "On the last hole: 7 stays in County."),
        ([], "No trophy is within reach of the last hole."),
    ],
)
def test_what_the_last_hole_needs(goals, words):
    assert goal_words(goals, "county") == words


@pytest.mark.parametrize(
    ("mine", "others", "words"),
    [
        (7, (4, 6, 9), "1 stroke behind Gus Whitlock."),
        (8, (4, 5, 9), "3 strokes behind Gus Whitlock."),
        (4, (4, 5, 9), "You share the lead."),
        (2, (4, 5, 9), "You lead by 2 strokes."),
    ],
)
def test_how_far_it_is_to_the_next_one(mine, others, words):
    board = [Standing(None, (mine,), 1)]
    rivals = (ROSTER[0], ROSTER[2], ROSTER[3])
    board += [Standing(rival, (n,), 1) for rival, n in zip(rivals, others, strict=True)]
    assert chase_words(board) == words


@pytest.mark.parametrize(
    ("up", "left", "words"),
    [
        (0, 3, "All square."),
        (1, 3, "You are 1 hole up."),
        (2, 3, "You are 2 holes up."),
        (-2, 3, "You are 2 holes down."),
        (0, 0, "Halved: neither has won more holes."),
        (1, 0, "You have won by 1 hole."),
        (-2, 0, "Otto Brandt has won by 2 holes."),
        (3, 2, "You have won 3 and 2."),
        (-5, 4, "Otto Brandt has won 5 and 4."),
    ],
)
def test_how_a_duel_stands(up, left, words):
    assert duel_words(Match(up, left), OTTO) == words


def test_a_duel_is_told_from_its_line():
    theirs = {"otto": [36] * 9}
    duel = played("4711", None, rival="otto", division=None, field=theirs)
    assert result_words(duel) == standing_line(duel) == "You have won 5 and 4."
    assert uncounted_words(duel) == ""
    assert result_words(duel._replace(field={"otto": [1] * 8})) == ""
    assert result_words(duel._replace(field=None)) == ""


def test_who_goes_up_and_down_is_told_in_each_division():
    told = [moving_words(division) for division in DIVISIONS]
    assert told[0] == "The first six of a week go up."
    assert told[1] == told[2] == "The first six of a week go up, the last six go down."
    assert told[3] == "The last six of a week go down."


def test_duels_are_counted():
    assert duel_counts_words(0, 0, 0) == ""
    assert duel_counts_words(3, 1, 2) == "Duels: 3 won, 1 halved, 2 lost."


def test_an_event_has_a_title():
    assert entry_title("2026-W09", None) == "Open of week 9, 2026"
    assert entry_title("4711", None) == "Open 4711"
    assert entry_title("4711", "otto") == "Duel with Otto Brandt"
    assert entry_title("4711", "of a later version") == f"Duel with {ROSTER[0].name}"


def test_a_line_of_the_board_has_its_movement():
    assert standing_text(Standing(OTTO, (3, 4), 2, 1), 10) == "2. Otto Brandt, −3, up 1"
    assert standing_text(Standing(None, (5, 5), 4, -3), 10) == "4. You, E, down 3"
    assert standing_text(Standing(None, (5, 6), 4), 10) == "4. You, +1"
    assert place_words(Standing(None, (5,), 4)) == "You are in place 4 of 24."
    assert place_words(Standing(None, (5,), 4, 1)).endswith("1 place up.")
    assert place_words(Standing(None, (5,), 4, -2)).endswith("2 places down.")


def test_a_result_is_told_with_its_trophy_and_its_division():
    told = [result_words(played(place=place)) for place in (1, 2, 3, 4, None)]
    assert told == [
        "You have won the Open!",
        "Second: the silver cup.",
        "Third: the bronze cup.",
        "Place 4 of 24.",
        "",
    ]
    assert division_words(played(place=1), "club") == "Up to County!"
    assert division_words(played(place=9), "county") == "You stay in County."
    assert division_words(played(place=20), "county") == "Down to Club."
    assert division_words(played(place=1, attempt=2), "club") == ""
    assert division_words(played(place=None), "club") == ""
    assert standing_line(played(place=4)) == "Place 4 of 24, Club"
    assert standing_line(played(place=None)) == ""


def test_what_wins_nothing_says_why():
    assert uncounted_words(played()) == ""
    assert uncounted_words(played(assisted=True)).startswith("With help")
    assert uncounted_words(played(attempt=2)).startswith("Not the first attempt")
    assert uncounted_words(played(day="2026-12-07")).startswith("Played after its week")
    assert uncounted_words(played("4711")).startswith("A friends")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rival_has_a_line_in_every_language(language):
    use_language(language)
    try:
        lines = {about_rival(rival) for rival in ROSTER}
        divisions = {division_name(division) for division in DIVISIONS}
    finally:
        use_language("en")
    assert all(line.endswith(".") and "{" not in line for line in lines)
    assert len(lines) > 30
    assert len(divisions) == len(DIVISIONS)


def test_the_error_rate_is_told():
    rival = OTTO._replace(style=Style("long", 120))
    assert about_rival(rival) == "Takes the longest run in sight. Slips 12 times in a hundred."
