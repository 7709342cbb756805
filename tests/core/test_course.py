from itertools import pairwise

import pytest

from golf.core.course import Course, Medals, usual_medals
from golf.core.deal import Deal
from golf.core.errors import CourseError

HEAD = 'name = "The Meadow"\nrules = "classic+wrap"\nabout = "Nine gentle holes."\n'
HOLES = [
    f'\n[[hole]]\nname = "Hole {n}"\ndeal = "{616 + n}"\npar = {n - 5}\n' for n in range(1, 10)
]
MEADOW = HEAD + "".join(HOLES)


def test_a_course_is_nine_named_holes_with_deals_and_pars():
    course = Course.parse(MEADOW)
    assert (course.name, str(course.rules), course.about) == (
        "The Meadow",
        "classic+wrap",
        "Nine gentle holes.",
    )
    assert [hole.name for hole in course.holes] == [f"Hole {n}" for n in range(1, 10)]
    assert [str(hole.deal) for hole in course.holes] == [str(616 + n) for n in range(1, 10)]
    assert [hole.par for hole in course.holes] == list(range(-4, 5))
    assert course.par == 0


def test_a_course_is_written_as_its_files_are():
    assert str(Course.parse(MEADOW)) == MEADOW


PLACE = 'place = "links"\n'
MEDALS = "medals = {bronze = 12, silver = 3, gold = -4}\n"
CADDIE = 'caddie = "Mind the \\u0022 gap."\n'


def test_place_medals_and_caddie_are_written_as_they_are_read():
    text = HEAD + PLACE + MEDALS + HOLES[0] + CADDIE + "".join(HOLES[1:])
    course = Course.parse(text)
    assert course.place == "links"
    assert course.medals == Medals(bronze=12, silver=3, gold=-4)
    assert [hole.caddie for hole in course.holes] == ['Mind the " gap.', *[""] * 8]
    assert str(course) == text


def test_a_course_that_says_nothing_of_them_has_the_usual_ones():
    course = Course.parse(MEADOW)
    assert (course.place, course.holes[0].caddie) == ("", "")
    assert course.medals == Medals(9, 0, -9)


@pytest.mark.parametrize(
    ("strokes", "medal"),
    [(-9, "gold"), (-8, "silver"), (0, "silver"), (1, "bronze"), (9, "bronze"), (10, "")],
)
def test_a_round_wins_the_best_medal_whose_limit_it_keeps(strokes, medal):
    assert Medals(9, 0, -9).won(strokes) == medal


@pytest.mark.parametrize("run", range(-3, 4))
@pytest.mark.parametrize("careful", range(-3, 4))
@pytest.mark.parametrize("fair", range(-3, 4))
def test_each_usual_medal_is_harder_to_win_than_the_one_before(run, careful, fair):
    medals = usual_medals(40, {"longest-run": run, "careful": careful, "fair": fair})
    assert all(one > next_one for one, next_one in pairwise(medals))
    assert medals.bronze == 40 + run


def test_a_course_is_played_as_a_round_with_its_own_pars():
    golf_round = Course.parse(MEADOW).round()
    assert str(golf_round.rules) == "classic+wrap"
    assert golf_round.pars == tuple(range(-4, 5))
    assert golf_round.deals[0] == Deal.numbered(617)
    assert not golf_round.can_switch_wrap


@pytest.mark.parametrize("deal", ['"ms617"', "617", '" 617 "'])
def test_a_deal_is_read_in_its_liberal_forms(deal):
    text = MEADOW.replace('"617"', deal)
    assert Course.parse(text).holes[0].deal == Deal.numbered(617)


@pytest.mark.parametrize("deal", ["p617", "bJD5HKHAS4H.2DKD3HAHAC.....-TH-8H2C"])
def test_a_hole_may_be_any_kind_of_deal(deal):
    assert str(Course.parse(MEADOW.replace('"617"', f'"{deal}"')).holes[0].deal) == deal


def test_a_file_written_on_windows_is_read():
    assert Course.parse("\ufeff" + MEADOW.replace("\n", "\r\n")) == Course.parse(MEADOW)


def changed(old: str, new: str) -> str:
    assert old in MEADOW
    return MEADOW.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected 9 [[hole]] tables, got 0"),
        (
            HEAD + 'place = "moon"\n' + "".join(HOLES),
            "line 4: expected a place (meadow, garden, links, park, railway, moor, crag), "
            "got 'moon'",
        ),
        (HEAD + "place = 3\n" + "".join(HOLES), 'line 4: expected place = "...", got 3'),
        (MEADOW + "caddie = 3\n", 'line 49: expected caddie = "...", got 3'),
        *(
            (
                HEAD + f"medals = {medals}\n" + "".join(HOLES),
                f"line 4: expected medals with bronze over silver over gold, got {seen}",
            )
            for medals, seen in (
                ("3", "3"),
                ("{bronze = 3, silver = 3, gold = 2}", "a table"),
                ("{bronze = 3, silver = 2}", "a table"),
                ("{bronze = 3, silver = 2, gold = true}", "a table"),
                ("{bronze = 3, silver = 2, gold = 1, tin = 4}", "a table"),
            )
        ),
        (HEAD, "line 4: expected 9 [[hole]] tables, got 0"),
        (HEAD + "[hole]\npar = 3", "line 5: expected 9 [[hole]] tables, got 0"),
        (HEAD + "".join(HOLES[:8]), "line 44: expected 9 [[hole]] tables, got 8"),
        (MEADOW + HOLES[0], "line 54: expected 9 [[hole]] tables, got 10"),
        (HEAD + f"hole = {list(range(9))}", "line 4: expected a [[hole]] table, got 0"),
        (changed('name = "The Meadow"\n', ""), 'line 1: expected name = "...", got nothing'),
        (changed('"The Meadow"', '" "'), "line 1: expected name = \"...\", got ' '"),
        (changed('"Nine gentle holes."', "9"), 'line 3: expected about = "...", got 9'),
        (changed('"Hole 2"', "[[2]]"), 'line 11: expected name = "...", got an array'),
        (changed("par = -3", "par = 36"), "line 13: expected a par from -17 to 35, got 36"),
        (changed("par = -3", "par = -18"), "line 13: expected a par from -17 to 35, got -18"),
        (changed("par = -3", 'par = "3"'), "line 13: expected a par from -17 to 35, got '3'"),
        (changed("par = -3", "par = true"), "line 13: expected a par from -17 to 35, got True"),
        (changed("par = -3", "par = {}"), "line 13: expected a par from -17 to 35, got a table"),
        (changed("par = -3\n", ""), "line 10: expected a par from -17 to 35, got nothing"),
        (changed("par = 4\n", ""), "line 45: expected a par from -17 to 35, got nothing"),
        (changed('deal = "618"\n', ""), 'line 10: expected deal = "...", got nothing'),
        (changed('"618"', "6.18"), 'line 12: expected deal = "...", got 6.18'),
        (changed("par = -3", "par ="), "line 13: expected TOML, got 'par =': Invalid value"),
        (
            changed("par = 4", "[hol"),
            "line 48: expected TOML, got '[hol': Expected ']' at the end of a table declaration",
        ),
        (
            MEADOW + "a = " + "[\n" * 4000,
            "line 1: expected TOML, got tables nested too deep",
        ),
        (changed("The Meadow", "x" * 600), "line 1: expected at most 500 characters, got 609"),
        (
            changed("The Meadow", "The\\nMeadow"),
            "line 1: expected characters that can be shown, got 'The\\nMeadow'",
        ),
        (
            changed("Hole 2", "Hole\\u0000"),
            "line 11: expected characters that can be shown, got 'Hole\\x00'",
        ),
        ("#\n" * 7_000, "line 1: expected at most 10000 characters, got 14000"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text, message):
    with pytest.raises(CourseError) as caught:
        Course.parse(text)
    assert str(caught.value) == message


def test_wrong_rules_and_deals_are_refused_in_their_own_words():
    with pytest.raises(CourseError, match=r"^line 2: expected rules .* got 'classy'$"):
        Course.parse(changed("classic+wrap", "classy"))
    with pytest.raises(CourseError, match=r"^line 12: expected a deal .* got '0'$"):
        Course.parse(changed('"618"', '"0"'))
    with pytest.raises(CourseError, match=r"^line 12: expected a deal .* got '-5'$"):
        Course.parse(changed('"618"', "-5"))


def test_names_of_holes_may_hold_any_line_and_do_not_move_the_line_of_an_error():
    text = changed("Hole 1", "\u2028 Ω\\n[[hole]]\\u0022").replace("par = -3", "par = x")
    with pytest.raises(CourseError, match=r"^line 13: expected TOML"):
        Course.parse(text)
    text = changed("Hole 1", "\u2028\u2029 Ω").replace("par = -3", "par = 99")
    with pytest.raises(CourseError, match=r"^line 13: expected a par"):
        Course.parse(text)


def test_what_bots_take_over_par_is_read_and_written_and_may_be_left_out():
    assert Course.parse(MEADOW).over_par == ()
    line = "over_par = {longest-run = 3, careful = -2}\n"
    course = Course.parse(HEAD + line + "".join(HOLES))
    assert course.over_par == (("longest-run", 3), ("careful", -2))
    assert Course.parse(str(course)) == course


@pytest.mark.parametrize("value", ["3", "{careful = 1.5}", '{careful = "2"}', "{careful = true}"])
def test_what_bots_take_is_a_whole_number_each(value):
    text = f"{HEAD}over_par = {value}\n" + "".join(HOLES)
    with pytest.raises(CourseError, match="line 4: expected whole numbers in over_par, got"):
        Course.parse(text)
