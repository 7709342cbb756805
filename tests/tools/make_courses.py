"""Lay out the courses in `levels/`: nine deals of one character each, named, with their pars.

    python -m tests.tools.make_courses [FILE...]

From a course's first deal on, `looked_at` deals that can be cleared under its rules are gathered;
of those that have the course's character nine are chosen, so that together the bots `random`,
`longest-run` and `careful` take about as much over par as the course's `aim` says. Aims grow from
course to course. Pars are those of `golf.analysis.par`; what the three bots and `fair` take over
par on the chosen deals, with the stock as it lies, is written into the file. A course takes a
minute or two.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from golf.analysis.bots import BOTS, play_out
from golf.analysis.par import par
from golf.analysis.solver import solve
from golf.core.course import Course, CourseHole
from golf.core.deal import Deal
from golf.core.moves import FLIP
from golf.core.position import Position
from golf.core.rules import Rules

FOLDER = Path(__file__).parent.parent.parent / "levels"
HOLES = 9
RANDOM_GAMES = 40
"""How many games of each deal the mean of `random` is taken over."""

AIMED = ("random", "longest-run", "careful")


class Site(NamedTuple):
    """A deal that can be cleared: its par, what bots take over it, and its longest run.

    `over_par` is in the order of `AIMED`; the longest run is that of the best line.
    """

    deal: Deal
    par: int
    over_par: tuple[float, ...]
    longest_run: int

    @property
    def hardness(self) -> float:
        """What bots take over par in the mean."""
        return sum(self.over_par) / len(self.over_par)


def strokes_of(bot: str, position: Position, number: int) -> float:
    """Return what a bot takes on a deal; `random` in the mean over some games."""
    rng = Random(number)
    games = RANDOM_GAMES if bot == "random" else 1
    return sum(play_out(position, BOTS[bot], rng).strokes for _ in range(games)) / games


def site_of(number: int, rules: Rules) -> Site | None:
    """Return what there is to know of a deal, None where it cannot be cleared."""
    position = Deal.numbered(number).position(rules)
    solution = solve(position)
    if not solution.is_winnable:
        return None
    strokes = par(position)
    over = tuple(strokes_of(bot, position, number) - strokes for bot in AIMED)
    runs = "".join("F" if move is FLIP else "." for move in solution.line).split("F")
    return Site(Deal.numbered(number), strokes, over, max(map(len, runs)))


def chosen(sites: list[Site], aim: tuple[int, ...]) -> list[Site]:
    """Return nine sites that are together as near to an aim as swapping them one by one leads."""

    def distance(nine: list[Site]) -> float:
        sums = [sum(site.over_par[bot] for site in nine) for bot in range(len(AIMED))]
        return sum((each - wanted) ** 2 for each, wanted in zip(sums, aim, strict=True))

    nine = sites[:HOLES]
    while True:
        others = [site for site in sites if site not in nine]
        swaps = [[*nine[:n], site, *nine[n + 1 :]] for n in range(HOLES) for site in others]
        best = min(swaps, key=distance)
        if distance(best) >= distance(nine):
            return nine
        nine = best


Character = Callable[[list[Site]], list[Site]]


def any_order(sites: list[Site]) -> list[Site]:
    """Keep the deals in the order of their numbers."""
    return sorted(sites, key=lambda site: site.deal.number or 0)


def harder_and_harder(sites: list[Site]) -> list[Site]:
    """Put the hardest deal last."""
    return sorted(sites, key=lambda site: site.hardness)


def everything(sites: list[Site]) -> list[Site]:
    """Look at every deal."""
    return sites


def long_runs(sites: list[Site]) -> list[Site]:
    """Look at the two thirds of the deals whose best line has the longest runs."""
    longest = sorted(sites, key=lambda site: -site.longest_run)[: 24 * len(sites) // 35]
    return any_order(longest)


class Plan(NamedTuple):
    """What a course is to be like."""

    file: str
    name: str
    rules: str
    about: str
    first_deal: int
    aim: tuple[int, int, int]
    holes: tuple[str, ...]
    looked_at: int = 35
    character: Character = everything
    order: Character = any_order


PLANS = (
    Plan(
        "1-buttercup-meadow",
        "Buttercup Meadow",
        "classic",
        "Nine short holes over soft turf. The flags are large and the greenkeeper is kind.",
        1_000,
        (8, -12, -22),
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
        order=harder_and_harder,
    ),
    Plan(
        "2-sunday-stroll",
        "Sunday Stroll",
        "relaxed",
        "Begin where you like, go round from King to Ace, and take back whatever you regret.",
        2_000,
        (18, -4, -12),
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
        (26, 6, -4),
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
        (33, 14, 4),
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
        (39, 22, 10),
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
        character=long_runs,
    ),
    Plan(
        "6-kings-moor",
        "Kings' Moor",
        "strict",
        "Nothing goes on a King, and there are four of them about. Bring a coat.",
        6_000,
        (44, 30, 15),
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
        (52, 46, 26),
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
        looked_at=45,
        order=harder_and_harder,
    ),
)


def sites_from(number: int, rules: Rules, count: int) -> list[Site]:
    """Return the first deals from a number on that can be cleared."""
    sites: list[Site] = []
    while len(sites) < count:
        site = site_of(number, rules)
        if site is not None:
            sites.append(site)
        number += 1
    return sites


def course_of(plan: Plan) -> Course:
    """Lay out a course."""
    rules = Rules.parse(plan.rules)
    sites = plan.character(sites_from(plan.first_deal, rules, plan.looked_at))
    nine = plan.order(chosen(sites, plan.aim))
    holes = tuple(
        CourseHole(name, site.deal, site.par) for name, site in zip(plan.holes, nine, strict=True)
    )
    return Course(plan.name, rules, plan.about, holes, over_par(rules, holes))


def over_par(rules: Rules, holes: tuple[CourseHole, ...]) -> tuple[tuple[str, int], ...]:
    """Return what bots take over the par of all holes, to the stroke."""
    found = []
    for bot in (*AIMED, "fair"):
        strokes = sum(
            strokes_of(bot, hole.deal.position(rules), hole.deal.number or 0) for hole in holes
        )
        found.append((bot, round(strokes - sum(hole.par for hole in holes))))
    return tuple(found)


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
