"""A page's boxes: where they stand, what is left over, what happens where all is too narrow."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.geometry import Rect
from golf.saves.settings import Settings
from golf.ui.box import At, Box, Column, Ends, Flow, Layers, Leaf, Padded, Row, Space, grid, spring
from golf.ui.buttons import Button, Ways
from golf.ui.code_text import Code
from golf.ui.facts import Fact
from golf.ui.leaves import Drawing, Line, Paper, Sheet, Text
from golf.ui.look import Look
from golf.ui.menu import Menu
from golf.ui.scrolling import Scroll, Scrolling, pagers
from golf.ui.tiles import Tile


@pytest.fixture(scope="module")
def look():
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    return Look((1280, 720), Settings())


class Block(Leaf):
    """A leaf of a size of its own, which can be squeezed to a height."""

    name: str = ""
    squeezes_to: int = 0

    def own_least(self, look: Look, width: int) -> int:
        return self.squeezes_to or self.height(look, width)


def rects(look: Look, box: Box, rect: Rect) -> list[Rect]:
    return [leaf.rect for leaf in box.place(look, rect)]


def test_a_column_sets_boxes_below_one_another_as_wide_as_it_is(look):
    column = Column([Block(h=30), None, Block(h=50)], gap=10)
    found = rects(look, column, Rect(5, 7, 100, 200))
    assert found == [Rect(5, 7, 100, 30), Rect(5, 47, 100, 50)]
    assert column.height(look, 100) == 90


def test_what_grows_takes_what_is_left_over_in_its_share(look):
    row = Row([Block(w=40), Block(grow=1), Block(grow=3)], gap=10)
    assert [rect.w for rect in rects(look, row, Rect(0, 0, 460, 20))] == [40, 100, 300]
    column = Column([Block(h=40), spring(), Block(h=20)], gap=0)
    assert [rect.y for rect in rects(look, column, Rect(0, 0, 10, 100))] == [0, 80]


def test_ways_are_equally_wide_unless_that_cuts_the_words_of_one_off(look):
    buttons = [Button(words, words) for words in ("A", "Two words", "Unbreakable")]
    for width in (600, 300, 170):
        found = rects(look, Ways(buttons, 0), Rect(0, 0, width, 50))
        widths = [rect.w for rect in found]
        assert sum(widths) <= width
        assert (len(set(widths)) == 1) == (width != 170)
    a, two, long = widths
    assert a < two < long
    smallest = look.font("bold", look.text_px(1))
    assert smallest.size("Unbreakable")[0] <= long


def test_words_that_have_no_room_are_left_to_the_first_of_some_shorter_ones(look):
    whole = "The same deal for all; the first attempt counts."
    line, text = Line(whole, shorter=("Same", "")), Text(whole, shorter=("Same deal", "Same", ""))
    for wide, said in ((900, whole), (60, "Same"), (9, "")):
        assert line.at(Rect(0, 0, wide, 30)).as_written(look) == said
    for size, said in (
        ((900, 30), whole),
        ((150, 100), whole),
        ((90, 30), "Same deal"),
        ((9, 9), ""),
    ):
        assert text.at(Rect(0, 0, *size)).as_written(look) == said
    assert text.spoken == line.spoken == whole
    assert Line(whole).at(Rect(0, 0, 9, 9)).as_written(look) == whole


def test_a_box_whose_place_is_known_stands_there(look):
    page = Column([Block(h=30), At(Block(), Rect(3, 4, 5, 6))], gap=0)
    assert rects(look, page, Rect(0, 0, 100, 100)) == [Rect(0, 0, 100, 30), Rect(3, 4, 5, 6)]


def test_a_column_that_is_too_low_takes_from_what_can_be_squeezed(look):
    column = Column([Block(h=50, squeezes_to=20), Block(h=50)], gap=0)
    assert [rect.h for rect in rects(look, column, Rect(0, 0, 10, 80))] == [30, 50]
    assert column.least(look, 10) == 70
    low = rects(look, column, Rect(0, 0, 10, 35))
    assert [rect.h for rect in low] == [10, 25], "nothing leaves the place"


def test_a_row_that_is_too_narrow_gives_each_less(look):
    row = Row([Block(w=100), Block(w=300)], gap=0)
    assert [rect.w for rect in rects(look, row, Rect(0, 0, 200, 10))] == [50, 150]


@pytest.mark.parametrize(("align", "x"), [("left", 0), ("centre", 40), ("right", 80)])
def test_a_column_sets_boxes_of_their_own_width_where_it_is_told(look, align, x):
    column = Column([Block(w=20, h=10)], align=align)
    assert rects(look, column, Rect(0, 0, 100, 10)) == [Rect(x, 0, 20, 10)]


@pytest.mark.parametrize(
    ("align", "y", "h"), [("fill", 0, 50), ("middle", 20, 10), ("bottom", 40, 10)]
)
def test_a_row_sets_boxes_of_their_own_height_where_it_is_told(look, align, y, h):
    row = Row([Block(w=20, h=10)], align=align)
    assert rects(look, row, Rect(0, 0, 100, 50)) == [Rect(0, y, 20, h)]


@given(count=st.integers(1, 9), across=st.integers(1, 4), width=st.integers(60, 900))
def test_the_boxes_of_a_grid_are_equally_wide_and_cover_no_other(look, count, across, width):
    cells = [Block(h=20, name=str(number)) for number in range(count)]
    found = rects(look, grid(cells, across, 4), Rect(0, 0, width, 500))
    assert len(found) == count
    assert max(rect.w for rect in found) - min(rect.w for rect in found) <= 1
    assert not any(a.overlaps(b) for a, b in pairwise(found))
    assert all(rect.right <= width for rect in found)


def test_an_odd_box_may_stand_first_in_a_row_of_its_own(look):
    found = rects(look, grid([Block(h=9)] * 3, 2, 0, is_odd_first=True), Rect(0, 0, 80, 40))
    assert [rect.w for rect in found] == [80, 40, 40]


def test_the_rows_of_a_grid_may_share_the_height_that_is_left_over(look):
    column = Column([Block(h=10, grow=1.0), grid([Block(h=10)] * 4, 2, 0, row_grow=2.0)], gap=0)
    heights = [rect.h for rect in rects(look, column, Rect(0, 0, 80, 80))]
    assert heights == [20, 30, 30, 30, 30]


def test_layers_and_free_space(look):
    box = Layers([Block(w=30, h=10), None, Padded(Block(w=10, h=10), 5, 2)])
    assert rects(look, box, Rect(0, 0, 40, 40)) == [Rect(0, 0, 40, 40), Rect(5, 2, 30, 36)]
    assert (box.width(look), box.height(look, 40), box.least(look, 40)) == (30, 14, 14)
    assert not list(Space(h=5).place(look, Rect(0, 0, 9, 9)))


def test_words_take_the_lines_they_need_and_are_read_in_order(look):
    words = "one two three four five six seven eight nine ten"
    text = Text(words)
    assert text.height(look, 120) > text.height(look, 2_000) == Line("x").height(look, 9)
    assert Text(words, most=1).height(look, 120) == text.height(look, 2_000)
    leaves = Column([text, Line("and more")]).place(look, Rect(0, 0, 300, 300))
    assert [leaf.spoken for leaf in leaves] == [words, "and more"]


def test_a_sheet_is_as_high_as_its_contents_and_never_leaves_the_window(look):
    window = Rect(0, 0, 1280, 720)
    low, high = Sheet(Block(h=100), 400), Sheet(Block(h=5_000), 4_000)
    paper = next(iter(low.place(look, window)))
    assert isinstance(paper, Paper)
    assert paper.rect.size == (400, 136)
    assert paper.rect.center == window.center
    assert all(rect.clipped(window) == rect for rect in rects(look, high, window))


def test_a_scrolled_view_moves_its_contents_and_keeps_them_inside(look):
    view = Scrolling()
    scroll = Scroll(Column([Block(h=100), Block(h=100)], gap=0), view)
    place = Rect(0, 0, 50, 120)
    list(scroll.place(look, place))
    assert view.most == 80
    assert view.by(30)
    assert [rect.y for rect in rects(look, scroll, place)][:2] == [-30, 70]
    assert view.by(500)
    assert not view.by(1)
    assert view.show(Rect(0, -30, 50, 10), 5)
    assert view.offset == 45
    for leaf in scroll.place(look, place):
        if isinstance(leaf, Block):
            assert leaf.clip is not None
            assert (leaf.clip.y, leaf.clip.h) == (place.y, place.h)
    list(scroll.place(look, Rect(0, 0, 50, 400)))
    assert (view.offset, view.most) == (0, 0)


def test_buttons_page_through_a_view_and_are_there_only_where_that_is_not_all(look):
    view, moves = Scrolling(), []
    up, down = pagers(view, lambda: moves.append(view.offset))
    scroll = Scroll(Block(h=300), view)
    list(scroll.place(look, Rect(0, 0, 50, 300)))
    assert (up.settled(), down.settled()) == (None, None)
    enabled = []
    for _ in range(3):
        list(scroll.place(look, Rect(0, 0, 50, 200)))
        enabled.append([button.settled().is_enabled for button in (up, down)])
        (up if view.offset == view.most else down).press()
    assert enabled == [[False, True], [True, False], [False, True]]
    assert moves == [100, 0, 100]


def test_a_button_out_of_sight_cannot_be_pressed(look):
    view = Rect(0, 0, 100, 100)
    inside, outside = Rect(0, 10, 100, 40), Rect(0, 120, 100, 40)
    menu = Menu(
        Button(key, key, rect=rect).seen_through(view)
        for key, rect in (("inside", inside), ("outside", outside))
    )
    found = menu.at(inside.center)
    assert found is not None
    assert found.key == "inside"
    assert menu.at(outside.center) is None


def test_a_tile_is_a_button_with_boxes_on_it(look):
    tile = Tile(Button("hole", name="Hole 1"), Text("Hole 1"))
    button, words = tile.place(look, Rect(0, 0, 200, 60))
    assert isinstance(button, Button)
    assert (button.kind, button.rect) == ("tile", Rect(0, 0, 200, 60))
    assert words.rect.clipped(button.rect) == words.rect
    assert tile.least(look, 200) >= look.touch


def test_as_many_boxes_stand_side_by_side_as_a_thumb_can_tell_apart(look):
    flow = Flow([Block(h=20) for _ in range(7)], gap=6)
    thumb = look.touch
    assert {rect.y for rect in rects(look, flow, Rect(0, 0, 7 * thumb + 36, 50))} == {0}
    found = rects(look, flow, Rect(0, 0, 6 * thumb + 30, 50))
    assert [rect.y for rect in found] == [0, 0, 0, 0, 26, 26, 26]
    assert flow.height(look, 6 * thumb + 30) == flow.least(look, 6 * thumb + 30) == 46
    assert flow.width(look) == 7 * thumb + 36
    assert len({rect.y for rect in rects(look, Flow(flow.boxes, most=3), Rect(0, 0, 900, 90))}) == 3


def test_two_ends_of_a_line_stand_below_each_other_where_it_is_too_short(look):
    ends = Ends(Block(w=40, h=20), Block(w=50, h=20), gap=10)
    assert rects(look, ends, Rect(0, 0, 120, 20)) == [Rect(0, 0, 40, 20), Rect(70, 0, 50, 20)]
    assert ends.height(look, 99) == 40
    assert [rect.y for rect in rects(look, ends, Rect(0, 0, 99, 40))] == [0, 20]


def test_a_code_is_broken_anywhere_and_the_rest_left_out(look):
    code = Code("classic/617:" + "F" * 500, most=2)
    line = Code("F").height(look, 300)
    assert code.height(look, 300) == 3 * line
    assert Code("", most=2).height(look, 300) == line


def painted(look: Look, leaf: Leaf, size: tuple[int, int] = (200, 60)) -> Rect:
    """Return the box round what a leaf in the middle of a surface painted."""
    surface = pygame.Surface((size[0] + 80, size[1] + 80), pygame.SRCALPHA)
    leaf.at(Rect(40, 40, *size)).paint(surface, look)
    return Rect(*surface.get_bounding_rect())


def test_a_fact_takes_more_lines_where_one_has_no_room_for_it(look):
    wide, narrow = 600, 150
    for words, amount in (("Fewest cards left in a hole", "0 left"), ("Bestmoeglich", "12 Karten")):
        fact = Fact(words, amount)
        assert fact.height(look, wide) == Fact("Moves", "12").height(look, narrow)
        assert fact.height(look, narrow) >= 2 * fact.height(look, wide)


def test_an_amount_that_is_too_long_for_a_line_has_lines_of_its_own(look):
    line = Fact("Moves", "12").height(look, 150)
    fact = Fact("Records", "104 of 112, better than usual")
    assert fact.height(look, 150) == 3 * line
    ink = painted(look, fact, (150, 3 * line))
    assert Rect(40, 40, 150, 3 * line).union(ink) == Rect(40, 40, 150, 3 * line)


def test_a_sheet_that_shrinks_is_no_higher_than_its_box(look):
    def paper(most_h, shrinks):
        placed = Sheet(Text("A line."), 400, most_h, shrinks=shrinks).place(
            look, Rect(0, 0, 900, 700)
        )
        return next(leaf.rect for leaf in placed if isinstance(leaf, Paper))

    assert paper(600, True) == paper(0, False)
    assert paper(600, False).h == look.px(600)
    assert paper(20, True).h == look.px(20)


def test_a_fact_fills_its_line_and_keeps_inside_it_however_long_it_is(look):
    short = painted(look, Fact("Moves", "12"))
    assert (short.x, short.right) == (pytest.approx(40, abs=2), pytest.approx(240, abs=2))
    long = painted(look, Fact("Fewest strokes in a round of holes", "thirty-five strokes and more"))
    assert Rect(40, 40, 200, 60).union(long) == Rect(40, 40, 200, 60)
    assert Fact("Moves", "12").spoken == "Moves: 12"


def test_a_drawing_is_as_large_a_square_as_fits_or_not_there(look):
    found = painted(look, Drawing("results/par"))
    assert found.w == found.h == pytest.approx(60, abs=3)
    assert found.center == Rect(40, 40, 200, 60).center
    assert painted(look, Drawing("results/par", smallest=61)).w == 0
