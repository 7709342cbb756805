"""The courses in the folder, and what happens to files that are none."""

import pytest

from golf.core.course import Course
from golf.core.errors import CourseError
from golf.course_files import find_course, load_courses

MEADOW = 'name = "Meadow"\nrules = "classic"\nabout = "Gentle."\n' + "".join(
    f'\n[[hole]]\nname = "Hole {n}"\ndeal = "{n}"\npar = 5\n' for n in range(1, 10)
)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "meadow.toml").write_text(MEADOW, encoding="utf-8")
    return tmp_path


def test_a_broken_file_is_refused_with_its_line_and_the_others_load(folder):
    (folder / "broken.toml").write_text(MEADOW.replace("par = 5", "par = 99", 1), encoding="utf-8")
    found = load_courses(str(folder))
    assert [course.name for course in found.courses] == ["Meadow"]
    assert found.problems == ("broken.toml: line 8: expected a par from -17 to 35, got 99",)


def test_a_file_that_is_no_text_is_refused(folder):
    (folder / "noise.toml").write_bytes(b"\xff\xfe\x00")
    (folder / "folder.toml").mkdir()
    problems = load_courses(str(folder)).problems
    assert [problem.partition(":")[0] for problem in problems] == ["folder.toml", "noise.toml"]
    assert all("expected a readable text file" in problem for problem in problems)


def test_a_name_that_is_taken_is_refused(folder):
    (folder / "again.toml").write_text(MEADOW.replace("Meadow", "MEADOW"), encoding="utf-8")
    found = load_courses(str(folder))
    assert [course.name for course in found.courses] == ["MEADOW"]
    assert found.problems == (
        "meadow.toml: line 1: expected a name of its own, got 'Meadow' again",
    )


def test_dropping_a_file_in_adds_a_course(folder):
    (folder / "zoo.toml").write_text(MEADOW.replace("Meadow", "Zoo"), encoding="utf-8")
    (folder / "notes.txt").write_text("no course", encoding="utf-8")
    assert [course.name for course in load_courses(str(folder)).courses] == ["Meadow", "Zoo"]


@pytest.mark.parametrize("name", ["Meadow", "meadow", "MEADOW ", "meadow.toml"])
def test_a_course_is_found_by_its_name_or_its_file(folder, name):
    assert find_course(name, str(folder)) == Course.parse(MEADOW)


def test_a_course_is_found_by_a_name_unlike_its_files(folder):
    (folder / "x.toml").write_text(MEADOW.replace("Meadow", "The Dunes"), encoding="utf-8")
    assert find_course("the dunes", str(folder)).name == "The Dunes"


def test_an_unknown_course_is_refused_with_the_names_there_are(folder):
    with pytest.raises(CourseError, match=r"expected a course \(Meadow\), got 'Swamp'"):
        find_course("Swamp", str(folder))


def test_a_folder_that_cannot_be_listed_is_a_problem(tmp_path):
    file = tmp_path / "levels"
    file.write_text("", encoding="utf-8")
    (problem,) = load_courses(str(file)).problems
    assert problem.startswith("levels: expected a folder of courses: ")
    with pytest.raises(CourseError, match="expected a folder of courses"):
        find_course("Meadow", str(file))


def test_without_a_folder_there_are_no_courses(tmp_path):
    missing = str(tmp_path / "nowhere")
    assert load_courses(missing) == ((), ())
    with pytest.raises(CourseError, match="none is there"):
        find_course("Meadow", missing)
