"""Lay out the courses in `levels/`: nine deals of one character each, named, with their pars.

    python -m tests.tools.make_courses [FILE...]

From a course's first deal on, `LOOKED_AT` deals that can be cleared under its rules are gathered;
nine of them are chosen by the course's character and put in its order. Pars are those of
`golf.analysis.par`. A course takes a minute or two.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from golf.analysis.par import mean_strokes, par
from golf.analysis.solver import solve
from golf.core.course import Course, CourseHole
from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.rules import Rules

FOLDER = Path(__file__).parent.parent.parent / "levels"
LOOKED_AT = 45
HOLES = 9


class Site(NamedTuple):
    """A deal that can be cleared: what a player takes in the mean, and its best line."""

    deal: Deal
    mean: float
    line: tuple[Move, ...]

    @property
    def longest_run(self) -> int:
        """The most cards that the best line plays between two flips."""
        runs = "".join("F" if move is FLIP else "." for move in self.line).split("F")
        return max(map(len, runs))


Choice = Callable[[list[Site]], list[Site]]


def gentle(sites: list[Site]) -> list[Site]:
    """Choose the deals that take the fewest strokes, easiest first."""
    return sorted(sites, key=lambda site: site.mean)[:HOLES]


def varied(sites: list[Site]) -> list[Site]:
    """Choose deals of every difficulty evenly, in the order of their numbers."""
    step = len(sites) // HOLES
    chosen = sorted(sites, key=lambda site: site.mean)[step // 2 :: step]
    return [site for site in sites if site in chosen]


def fierce(sites: list[Site]) -> list[Site]:
    """Choose the deals that take the most strokes, hardest last."""
    return sorted(sites, key=lambda site: site.mean)[-HOLES:]


def mixed(sites: list[Site]) -> list[Site]:
    """Choose the first deals as they come."""
    return sites[:HOLES]


def runs(sites: list[Site]) -> list[Site]:
    """Choose the deals whose best line has the longest run, in the order of their numbers."""
    longest = sorted(sites, key=lambda site: (-site.longest_run, site.mean))[:HOLES]
    return [site for site in sites if site in longest]


class Plan(NamedTuple):
    """What a course is to be like."""

    file: str
    name: str
    rules: str
    about: str
    first_deal: int
    choose: Choice
    holes: tuple[str, ...]


PLANS = (
    Plan(
        "1-buttercup-meadow",
        "Buttercup Meadow",
        "classic",
        "Nine short holes over soft turf. The flags are large and the greenkeeper is kind.",
        1_000,
        gentle,
        (
            "First Light",
            "Larks' Landing",
            "The Wide Gate",
            "Picnic Blanket",
            "Daisy Chain",
            "Two Swans",
            "Lemonade Stand",
            "Long Shadow",
            "Home by Tea",
        ),
    ),
    Plan(
        "2-sunday-stroll",
        "Sunday Stroll",
        "relaxed",
        "Begin where you like, go round from King to Ace, and take back whatever you regret.",
        2_000,
        mixed,
        (
            "Slippers",
            "Second Breakfast",
            "Hammock",
            "The Ice-Cream Van",
            "Ducks on Parade",
            "Crossword Corner",
            "Bandstand",
            "Forty Winks",
            "The Nineteenth",
        ),
    ),
    Plan(
        "3-old-links",
        "Old Links",
        "classic",
        "Grey stone, sea wind and honest bounces. Nobody has ever hurried here.",
        3_000,
        varied,
        (
            "Harbour Wall",
            "Sandpiper's Walk",
            "The Washing Line",
            "Gorse and Regret",
            "Bell Buoy",
            "The Minister's Mistake",
            "Herring Road",
            "The Long Sigh",
            "Clubhouse Clock",
        ),
    ),
    Plan(
        "4-roundabout-park",
        "Roundabout Park",
        "classic+wrap",
        "A park laid out in circles: the King bows to the Ace, and off you go again.",
        4_000,
        varied,
        (
            "Merry-Go-Round",
            "The Revolving Door",
            "King Meets Ace",
            "Full Circle",
            "Hamster Wheel",
            "Boomerang Bend",
            "Ring o' Roses",
            "The Second Lap",
            "Back Where We Began",
        ),
    ),
    Plan(
        "5-express-line",
        "Express Line",
        "classic",
        "Few stops and long runs. Look down the line before you play the first card.",
        5_000,
        runs,
        (
            "All Aboard",
            "The Viaduct",
            "Non-Stop",
            "Staircase",
            "Domino Alley",
            "Double Track",
            "The Slipway",
            "Rolling Downhill",
            "Terminus",
        ),
    ),
    Plan(
        "6-kings-moor",
        "Kings' Moor",
        "strict",
        "Nothing goes on a King, and there are four of them about. Bring a coat.",
        6_000,
        varied,
        (
            "Iron Gate",
            "The Cold Shoulder",
            "Four Crowns",
            "Peat Bog",
            "His Majesty's Displeasure",
            "Standing Stones",
            "No Trespassing",
            "The Long Audience",
            "Abdication",
        ),
    ),
    Plan(
        "7-wolf-crag",
        "Wolf Crag",
        "classic",
        "Every hole can be cleared. Nearly nobody does it. The wolves keep score.",
        7_000,
        fierce,
        (
            "Loose Scree",
            "The Howl",
            "Widowmaker Gully",
            "No Handrail",
            "Vertigo",
            "Cold Camp",
            "The Last Match",
            "The Overhang",
            "Say Your Prayers",
        ),
    ),
)


def sites_from(number: int, rules: Rules) -> list[Site]:
    """Return the first deals from a number on that can be cleared."""
    sites: list[Site] = []
    while len(sites) < LOOKED_AT:
        position = Deal.numbered(number).position(rules)
        solution = solve(position)
        if solution.is_winnable:
            sites.append(Site(Deal.numbered(number), mean_strokes(position), solution.line))
        number += 1
    return sites


def course_of(plan: Plan) -> Course:
    """Lay out a course."""
    rules = Rules.parse(plan.rules)
    chosen = plan.choose(sites_from(plan.first_deal, rules))
    holes = [
        CourseHole(name, site.deal, par(site.deal.position(rules)))
        for name, site in zip(plan.holes, chosen, strict=True)
    ]
    return Course(plan.name, rules, plan.about, tuple(holes))


def main() -> None:
    """Write the courses, or those whose files are named."""
    for plan in PLANS:
        if not sys.argv[1:] or plan.file in sys.argv[1:]:
            course = course_of(plan)
            text = f"# Laid out by tests/tools/make_courses.py.\n\n{course}"
            (FOLDER / f"{plan.file}.toml").write_text(text, encoding="utf-8")
            print(course.name, "par", course.par, [hole.par for hole in course.holes], flush=True)


if __name__ == "__main__":
    main()
