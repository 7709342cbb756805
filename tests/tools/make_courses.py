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
from golf.core.course import Course, CourseHole, usual_medals
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
    """What a course is to be like; its holes are (name, what the caddie says)."""

    file: str
    place: str
    name: str
    rules: str
    about: str
    first_deal: int
    aim: tuple[int, int, int]
    holes: tuple[tuple[str, str], ...]
    looked_at: int = 35
    character: Character = everything
    order: Character = any_order


PLANS = (
    Plan(
        "1-buttercup-meadow",
        "meadow",
        "Buttercup Meadow",
        "classic",
        "Nine short holes over soft turf. The flags are large and the greenkeeper is kind.",
        1_000,
        (8, -12, -22),
        (
            ("First Light", "Nobody is up yet but the larks. Swing softly."),
            ("Larks' Landing", "Look up before you flip: the best card may be on the table."),
            ("The Wide Gate", "My grandmother went through here with a hay cart."),
            ("Picnic Blanket", "Mind the sandwiches. And the Kings."),
            ("Daisy Chain", "Up one, down one, up one: that is how a chain is made."),
            ("Two Swans", "They come in pairs. So do most good cards."),
            ("Lemonade Stand", "A long run makes you thirsty. I can wait."),
            ("Long Shadow", "The afternoon is long. The stock is not."),
            ("Home by Tea", "Last one. The kettle is on."),
        ),
        order=harder_and_harder,
    ),
    Plan(
        "2-sunday-stroll",
        "garden",
        "Sunday Stroll",
        "relaxed",
        "Begin where you like, go round from King to Ace, and take back whatever you regret.",
        2_000,
        (18, -4, -12),
        (
            ("Slippers", "No spikes on the lawn, please. No hurry either."),
            ("Second Breakfast", "Take that card back if you like. Nobody saw it."),
            ("Hammock", "It swings from King to Ace and back again."),
            ("The Ice-Cream Van", "When it rings, we stop. House rule."),
            ("Ducks on Parade", "Keep them in a row and they all go home."),
            ("Crossword Corner", "Seven down, five letters. Begin where you like."),
            ("Bandstand", "They play until the last card. So should you."),
            ("Forty Winks", "Wake me when the columns are empty."),
            ("The Nineteenth", "It is only the ninth, but I can smell the kitchen."),
        ),
    ),
    Plan(
        "3-old-links",
        "links",
        "Old Links",
        "classic",
        "Grey stone, sea wind and honest bounces. Nobody has ever hurried here.",
        3_000,
        (26, 6, -4),
        (
            ("Harbour Wall", "Low and straight. The wind reads every card you hold."),
            ("Sandpiper's Walk", "Small steps, quick feet, never back."),
            ("The Washing Line", "Whatever hangs lowest comes off first."),
            ("Gorse and Regret", "Both have thorns. Count before you reach."),
            ("Bell Buoy", "If you hear it, you are too far left."),
            ("The Minister's Mistake", "He flipped too soon in 1894. They named the hole."),
            ("Herring Road", "Follow the cart tracks and hold your nose."),
            ("The Long Sigh", "Everybody does it on this tee. Get it over with."),
            ("Clubhouse Clock", "It has been ten to four since the war. Take your time."),
        ),
    ),
    Plan(
        "4-roundabout-park",
        "park",
        "Roundabout Park",
        "classic+wrap",
        "A park laid out in circles: the King bows to the Ace, and off you go again.",
        4_000,
        (33, 14, 4),
        (
            ("Merry-Go-Round", "Choose a horse and hold on. It comes round again."),
            ("The Revolving Door", "A King goes in, an Ace comes out."),
            ("King Meets Ace", "They have not spoken in years. Introduce them."),
            ("Full Circle", "If you are lost, keep going. You will pass me."),
            ("Hamster Wheel", "Running is not the same as getting anywhere."),
            ("Boomerang Bend", "What you throw away here, you meet again."),
            ("Ring o' Roses", "All fall down, they say. I say: all but one."),
            ("The Second Lap", "You know the way now. So does the stock."),
            ("Back Where We Began", "Same bench, same pigeon, fewer cards."),
        ),
    ),
    Plan(
        "5-express-line",
        "railway",
        "Express Line",
        "classic",
        "Few stops and long runs. Look down the line before you play the first card.",
        5_000,
        (39, 22, 10),
        (
            ("All Aboard", "Find the longest train before you blow the whistle."),
            ("The Viaduct", "Do not look down. Look along."),
            ("Non-Stop", "No stations till the end of the run, sir."),
            ("Staircase", "One rank at a time, and mind the top step."),
            ("Domino Alley", "Push the right one and I will clap."),
            ("Double Track", "Two lines meet here. Take the one that goes on."),
            ("The Slipway", "Easy to start. Think where it stops."),
            ("Rolling Downhill", "From a Queen to a Two without touching the brake."),
            ("Terminus", "All change. Please leave no card behind."),
        ),
        character=long_runs,
    ),
    Plan(
        "6-kings-moor",
        "moor",
        "Kings' Moor",
        "strict",
        "Nothing goes on a King, and there are four of them about. Bring a coat.",
        6_000,
        (44, 30, 15),
        (
            ("Iron Gate", "Nothing goes on a King up here. Not even manners."),
            ("The Cold Shoulder", "Four of them about. Do not catch their eye."),
            ("Four Crowns", "Each one ends a run. Choose when."),
            ("Peat Bog", "Once you are in, you flip your way out."),
            ("His Majesty's Displeasure", "Keep a Queen for later, he may soften. He will not."),
            ("Standing Stones", "They have seen worse rounds. Not many."),
            ("No Trespassing", "The sign is for cards. We may pass."),
            ("The Long Audience", "He talks, you wait. Play the low cards meanwhile."),
            ("Abdication", "Let the last King go last, and close the gate."),
        ),
    ),
    Plan(
        "7-wolf-crag",
        "crag",
        "Wolf Crag",
        "classic",
        "Every hole can be cleared. Nearly nobody does it. The wolves keep score.",
        7_000,
        (52, 46, 26),
        (
            ("Loose Scree", "Test every step. Half of them move."),
            ("The Howl", "It is only the wind. Mostly."),
            ("Widowmaker Gully", "It can be cleared. I was told so by a survivor."),
            ("No Handrail", "There is one way up, and it is not the first you see."),
            ("Vertigo", "Count the partners in the stock before you look down."),
            ("Cold Camp", "Eat something. The next card is a long way off."),
            ("The Last Match", "One light, one try. Shield it."),
            ("The Overhang", "What you need lies under what you want."),
            ("Say Your Prayers", "Any rank will do. Amen."),
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
        CourseHole(name, site.deal, site.par, caddie)
        for (name, caddie), site in zip(plan.holes, nine, strict=True)
    )
    bots = over_par(rules, holes)
    medals = usual_medals(sum(hole.par for hole in holes), dict(bots))
    return Course(plan.name, rules, plan.about, holes, bots, plan.place, medals)


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
