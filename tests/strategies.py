"""Hypothesis strategies for the things of the core."""

from itertools import product

from hypothesis import strategies as st

from golf.core.cards import DECK
from golf.core.course import Course, CourseHole
from golf.core.deal import LAST_MICROSOFT, LAST_PYSOL, Deal
from golf.core.hole import Hole
from golf.core.moves import Move
from golf.core.position import COLUMN_CARDS, COLUMNS, MAX_STOCK, Position
from golf.core.rounds import Round
from golf.core.rules import PRESETS, Rules

ALL_RULES = [
    Rules.parse("".join(letters)) for letters in product("de", "nw", "an", "as", "pa", "csp")
]

cards = st.sampled_from(DECK)
moves = st.sampled_from(Move)
rules = st.sampled_from([*PRESETS.values(), *ALL_RULES])
microsoft_deals = st.builds(Deal.numbered, st.integers(1, LAST_MICROSOFT))
numbered_deals = microsoft_deals | st.builds(
    Deal.numbered, st.integers(1, LAST_PYSOL), st.just("p")
)


@st.composite
def positions(draw: st.DrawFn, under: st.SearchStrategy[Rules] = rules) -> Position:
    """Draw any board that the text forms can spell, whether or not a game leads to it."""
    order = draw(st.permutations(DECK))
    sizes = draw(st.lists(st.integers(0, COLUMN_CARDS), min_size=COLUMNS, max_size=COLUMNS))
    tableau = []
    for size in sizes:
        tableau.append(tuple(order[:size]))
        order = order[size:]
    waste = draw(st.integers(0, 1))
    stock = draw(st.integers(0, min(MAX_STOCK, len(order) - waste)))
    return Position(
        draw(under), tuple(tableau), tuple(order[waste : waste + stock]), tuple(order[:waste])
    )


choices = st.lists(st.integers(0, 7), max_size=60)
deals = numbered_deals | st.builds(Deal.of, positions())


@st.composite
def holes(draw: st.DrawFn, under: st.SearchStrategy[Rules] = rules) -> Hole:
    """Draw a hole some legal moves into its deal, some of them taken back."""
    hole = Hole(draw(deals), draw(under))
    walk(hole, draw(choices))
    for _ in range(draw(st.integers(0, 5))):
        if hole.can_undo:
            hole.undo()
    return hole


def walk(hole: Hole, choices: list[int]) -> None:
    """Make one legal move for each choice until the hole is over."""
    for choice in choices:
        legal = hole.position.legal_moves()
        if not legal:
            break
        hole.play(legal[choice % len(legal)])


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """Draw a round of one to nine holes, played up to some hole."""
    golf_round = Round(draw(rules), draw(st.lists(deals, min_size=1, max_size=9)))
    walk(golf_round.hole, draw(choices))
    for _ in range(draw(st.integers(0, len(golf_round.deals) - 1))):
        if not golf_round.hole.is_over:
            golf_round.hole.give_up()
        golf_round.next_hole()
        walk(golf_round.hole, draw(choices))
    if not golf_round.hole.is_over and draw(st.booleans()):
        golf_round.hole.give_up()
    return golf_round


names = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=40)
_names = names.filter(str.strip)
course_holes = st.builds(CourseHole, name=_names, deal=deals, par=st.integers(-17, 35))
courses = st.builds(
    Course,
    name=_names,
    rules=rules,
    about=_names,
    holes=st.lists(course_holes, min_size=9, max_size=9).map(tuple),
)
