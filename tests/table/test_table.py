from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf import timing
from golf.core.cards import DECK, Card
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.geometry import Rect
from golf.table.confetti import GOLDEN, paint_fountains, paint_rain
from golf.table.layout import table_layout
from golf.table.mark_pictures import MarkPictures
from golf.table.marks import Marks
from golf.table.shout import paint_shout, shout_picture
from golf.table.sprites import STOCK, WASTE, CardSprite, Flight
from golf.table.stage import PULL
from golf.table.table import Table
from golf.table.tweens import TweenRunner
from tests.sweep import examples

SIZES = [(1280, 720), (390, 844), (768, 768), (640, 360)]
FRAME = 1 / 60


class PlainFaces:
    """Card pictures that take no time: a colour for each card."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.margin = 3
        self.pictures: dict[object, pygame.Surface] = {}

    def _picture(self, key: object, colour: tuple[int, int, int], more: int = 0) -> pygame.Surface:
        if key not in self.pictures:
            w, h = self.size
            picture = pygame.Surface((w + 6, h + 6 + more), pygame.SRCALPHA)
            pygame.draw.rect(picture, colour, (3, 3, w, h), 0, 3)
            self.pictures[key] = picture
        return self.pictures[key]

    def face(self, card: Card) -> pygame.Surface:
        return self._picture(card, (100 + card.rank * 10, ord(card.suit) * 3 % 255, 90))

    def back(self) -> pygame.Surface:
        return self._picture("back", (160, 40, 40))

    def slot(self) -> pygame.Surface:
        return self._picture("slot", (20, 60, 40))

    def stock(self, count: int) -> pygame.Surface:
        return self._picture(("stock", count), (160, 60, 40), count // 4)

    def turned(self, fraction: float, card: Card) -> pygame.Surface:
        assert 0.0 <= fraction <= 1.0
        return self.face(card) if fraction > 0.5 else self.back()


def table_of(
    size: tuple[int, int] = (1280, 720), is_mirrored: bool = False, instant: bool = False
) -> Table:
    layout = table_layout(size, is_mirrored)
    return Table(layout, PlainFaces(layout.card), TweenRunner(instant=instant))


def hole_of(preset: str = "practice", deal: str = "11") -> Hole:
    return Hole(Deal.parse(deal), PRESETS[preset])


def played(count: int, hole: Hole | None = None) -> Hole:
    hole = hole or hole_of()
    while len(hole.moves) < count and not hole.is_over:
        hole.play(hole.position.legal_moves()[0])
    return hole


def rest_of(table: Table) -> list[object]:
    """Everything that a picture of the table depends on when nothing moves."""
    shown = [
        (what if isinstance(what, Card) else "", *trace._replace(picture=None))
        for what, trace in table.state().cards.items()
    ]
    places = {card: (s.place, s.goal, s.x, s.y) for card, s in table.sprites.items()}
    return [shown, places, table.run_length]


def exposed(table: Table, column: int) -> CardSprite:
    """Return the sprite of a column's exposed card."""
    assert table.position is not None
    return table.sprites[table.position.tableau[column][-1]]


def picture_of(table: Table) -> bytes:
    surface = pygame.Surface(table.layout.size)
    surface.fill((40, 100, 70))
    table.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def frames(table: Table, most: int = 600) -> Iterator[int]:
    count = 0
    while table.is_moving:
        assert count < most
        table.update(FRAME)
        count += 1
        yield count


def settle(table: Table) -> float:
    """Run until nothing moves; return the seconds it took."""
    return FRAME * sum(1 for _ in frames(table))


commands = st.one_of(
    st.tuples(st.just("move"), st.integers(0, 7)),
    st.tuples(st.just("move"), st.integers(0, 7)),
    st.tuples(st.just("frames"), st.integers(1, 25)),
    st.tuples(st.just("drag"), st.integers(0, 6)),
    st.tuples(st.just("resize"), st.integers(0, 2 * len(SIZES) - 1)),
    st.tuples(st.just("refuse"), st.integers(0, 7)),
    st.tuples(st.just("marks"), st.integers(0, 7)),
    st.tuples(
        st.sampled_from(
            ["undo", "redo", "undo_run", "finish", "drop", "deal", "celebrate", "jump", "reduce"]
        ),
        st.just(0),
    ),
)


class Session:
    """A hole and its table, driven by commands as a scene would do it."""

    def __init__(self) -> None:
        self.hole = hole_of()
        self.table = table_of()
        self.table.deal(self.hole.position)

    def change(self, act) -> None:  # type: ignore[no-untyped-def]
        before = self.hole.position
        act()
        self.table.show(before, self.hole.position, self.hole.run_length)

    def do(self, command: str, number: int) -> None:
        table, hole = self.table, self.hole
        moves = [*PLAYS, FLIP]
        if command == "move":
            if hole.position.is_legal(moves[number]):
                self.change(lambda: hole.play(moves[number]))
        elif command == "undo" and hole.can_undo:
            self.change(hole.undo)
        elif command == "redo" and hole.can_redo:
            self.change(hole.redo)
        elif command == "undo_run" and hole.can_undo:
            self.change(hole.undo_run)
        elif command == "jump":
            self.change(lambda: played(len(hole.moves) + 9, hole))
        elif command == "frames":
            for _ in range(number):
                table.update(FRAME)
                picture_of(table) if number == 25 else None
        elif command == "resize":
            layout = table_layout(SIZES[number // 2], bool(number % 2))
            table.resize(layout, PlainFaces(layout.card))
        elif command == "drag":
            table.drag(number, (number * 50.0, 99.0))
        elif command == "refuse":
            table.refuse(moves[number])
        elif command == "marks":
            table.marks = Marks(playable=frozenset(moves[number:]), focused=moves[number])
        elif command == "reduce":
            table.is_reduced = not table.is_reduced
        elif command == "deal":
            table.deal(hole.position)
        elif command in ("finish", "drop", "celebrate"):
            getattr(table, command)()


@given(st.lists(commands, max_size=40))
@examples(100)
def test_any_play_at_any_frame_rests_as_if_it_had_been_set(script: list[tuple[str, int]]) -> None:
    session = Session()
    table, hole = session.table, session.hole
    for command, number in script:
        session.do(command, number)
        assert table.sprites.keys() == set(DECK)
    table.drop()
    settle(table)
    fresh = Table(table.layout, table.faces)
    # A deal or a resume shows no run until the next move does.
    fresh.set(hole.position, table.run_length)
    fresh.marks = table.marks
    assert rest_of(table) == rest_of(fresh)
    assert picture_of(table) == picture_of(fresh)


def test_a_table_without_motion_reaches_the_same_rest() -> None:
    moving, still, hole = table_of(), table_of(instant=True), hole_of()
    for table in (moving, still):
        table.deal(hole.position)
    assert not still.is_moving
    for _ in range(30):
        before = hole.position
        hole.play(before.legal_moves()[0])
        for table in (moving, still):
            table.show(before, hole.position, hole.run_length)
        moving.update(FRAME)
        assert not still.is_moving
    moving.finish()
    assert rest_of(moving) == rest_of(still)


def test_drawing_changes_nothing() -> None:
    table, hole = table_of(), played(10)
    table.set(hole.position, hole.run_length)
    before = hole.position
    hole.play(before.legal_moves()[0])
    table.show(before, hole.position)
    table.update(0.1)
    seen = rest_of(table)
    assert picture_of(table) == picture_of(table)
    assert rest_of(table) == seen


def test_a_deal_takes_less_than_1_2_seconds_and_then_the_starter_turns() -> None:
    table, position = table_of(), hole_of().position
    table.deal(position)
    starter = table.sprites[position.waste[0]]
    for count in frames(table):
        if any(
            cards and table.sprites[cards[-1]].place.zone == STOCK for cards in position.tableau
        ):
            assert starter.place.zone == STOCK
            assert starter.motion is not None
            assert starter.motion.share == 0.0
            assert count * FRAME < 1.2
    assert starter.place.zone == WASTE


def test_a_deal_counts_the_cards_that_have_landed() -> None:
    table = table_of()
    table.deal(hole_of().position)
    assert table.landed == 0
    counts = [table.landed for _ in frames(table)]
    assert counts == sorted(counts)
    assert counts[-1] == 35


def test_the_stock_tells_how_many_cards_it_has_once_it_is_dealt() -> None:
    table, position = table_of(), hole_of().position
    table.deal(position)
    told = []
    for _ in frames(table):
        is_dealt = not set(table.coming) & {card for column in position.tableau for card in column}
        told.append(bool(table.stock_notes()))
        assert told[-1] == is_dealt
    assert not told[0]
    assert told[-1]


def test_a_deal_goes_row_by_row_from_the_left() -> None:
    table, position = table_of(), hole_of().position
    table.deal(position)
    landed: list[Card] = []
    for _ in frames(table):
        landed += [
            card
            for card, sprite in table.sprites.items()
            if sprite.motion is None and sprite.place.zone != STOCK and card not in landed
        ]
    rows = [column[index] for index in range(5) for column in position.tableau]
    assert landed == [*rows, *position.waste]


def test_a_deal_with_an_empty_starter_turns_nothing() -> None:
    table, position = table_of(), hole_of("relaxed").position
    table.deal(position)
    assert settle(table) < 1.2
    assert not any(sprite.place.zone == WASTE for sprite in table.sprites.values())
    assert table.state().cards[STOCK].lift == 17, "so many cards lie there"


def test_flying_cards_are_above_all_others() -> None:
    table, hole = table_of(), hole_of()
    table.set(hole.position)
    before = hole.position
    move = before.legal_moves()[0]
    hole.play(move)
    table.show(before, hole.position)
    sprite = table.sprites[hole.position.waste[-1]]
    cards = {each: trace for each, trace in table.state().cards.items() if isinstance(each, Card)}
    assert [card for card, trace in cards.items() if trace.is_flying] == [sprite.card]
    assert list(cards)[-1] == sprite.card, "it is painted last"


def test_a_played_card_rises_lands_and_bounces_before_it_rests() -> None:
    table, hole = table_of(), hole_of()
    move = next(m for m in hole.position.legal_moves() if m is not FLIP)
    before = hole.position
    table.set(before)
    hole.play(move)
    table.show(before, hole.position)
    sprite = table.sprites[hole.position.waste[-1]]
    lifts = [sprite.lift for _ in frames(table)]
    assert max(lifts) > 0.9
    assert lifts[-1] == 0.0
    assert (sprite.x, sprite.y) == sprite.goal.spot(table.layout)


@pytest.mark.parametrize("reduced", [False, True])
def test_undo_brings_the_cards_back(reduced: bool) -> None:
    table, hole = table_of(), played(8)
    table.is_reduced = reduced
    start = rest_of_set(hole.position)
    after = played(9, hole_of()).position
    table.set(hole.position)
    table.show(hole.position, after)
    settle(table)
    table.show(after, hole.position)
    settle(table)
    assert rest_of(table) == start


def rest_of_set(position: Position) -> list[object]:
    table = table_of()
    table.set(position)
    return rest_of(table)


def test_reduced_motion_moves_no_card_through_the_air() -> None:
    table, hole = table_of(), hole_of()
    table.is_reduced = True
    table.deal(hole.position)
    spots = {sprite.goal.spot(table.layout) for sprite in table.sprites.values()}
    spots.add((table.layout.stock_rect.x, table.layout.stock_rect.y))
    for _ in frames(table):
        assert {(s.x, s.y) for s in table.sprites.values()} <= spots
        picture_of(table)
    table.celebrate()
    assert not table.is_moving
    table.refuse(PLAYS[0])
    before = {(s.x, s.y) for s in table.sprites.values()}
    for _ in frames(table):
        assert {(s.x, s.y) for s in table.sprites.values()} == before


def test_reduced_motion_deals_in_one_fade_of_a_quarter_of_a_second() -> None:
    table, hole = table_of(), hole_of()
    table.is_reduced = True
    table.deal(hole.position)
    table.update(0.125)
    alphas = {s.picture.get_alpha() for s in table.sprites.values() if s.goal.zone != STOCK}
    assert alphas == {128}
    assert table.is_moving
    table.update(0.126)
    assert not table.is_moving
    assert rest_of(table) == rest_of_set(hole.position)


def test_reduced_motion_moves_any_number_of_cards_in_one_fade() -> None:
    table, hole = table_of(), hole_of()
    start = hole.position
    while not hole.is_over:
        hole.play(hole.position.legal_moves()[0])
    table.is_reduced = True
    table.set(start)
    table.show(start, hole.position)
    table.update(0.26)
    assert not table.is_moving


def test_reduced_motion_jumps_the_waste_together() -> None:
    hole = played(30)
    table = table_of()
    table.is_reduced = True
    table.set(hole.position)
    before = hole.position
    hole.play(before.legal_moves()[0])
    table.show(before, hole.position, hole.run_length)
    settle(table)
    fresh = table_of()
    fresh.set(hole.position, hole.run_length)
    assert rest_of(table) == rest_of(fresh)


def test_a_run_stands_out_of_the_waste_and_shines() -> None:
    table, position = table_of(), played(20).position
    table.set(position)
    plain = picture_of(table)
    table.set(position, 3)
    raised = [card for card, s in table.sprites.items() if s.place.is_raised]
    assert set(raised) == set(position.waste[-3:])
    assert picture_of(table) != plain


def test_many_moves_at_once_fly_together() -> None:
    start, end = hole_of().position, played(25).position
    table = table_of()
    table.set(start)
    table.show(start, end)
    seconds = settle(table)
    assert seconds < timing.JUMP + 26 * timing.JUMP_STEP + 0.05
    assert table.position == end


def test_showing_from_another_position_starts_there() -> None:
    table, hole = table_of(), played(6)
    table.set(hole_of().position)
    after = hole.position.after(hole.position.legal_moves()[0])
    table.show(hole.position, after)
    flying = [each for each in table.sprites.values() if isinstance(each.motion, Flight)]
    assert len(flying) == 1
    table.finish()
    assert rest_of(table) == rest_of_set(after)


def test_another_set_of_cards_is_simply_set() -> None:
    table, hole = table_of(), played(6)
    position = hole.position
    table.set(position)
    fewer = Position(position.rules, position.tableau, position.stock, position.waste[-1:])
    table.show(position, fewer)
    assert not table.is_moving
    assert table.sprites.keys() < set(DECK)
    picture_of(table)


def test_a_refused_card_shakes_and_is_marked_for_a_while() -> None:
    table = table_of()
    table.set(hole_of().position)
    plain = picture_of(table)
    sprite = exposed(table, 3)
    home = sprite.x
    table.refuse(PLAYS[3])
    xs = {sprite.x for _ in frames(table)}
    assert min(xs) < home < max(xs)
    assert sprite.x == home
    assert picture_of(table) == plain
    table.refuse(PLAYS[3])
    assert picture_of(table) != plain


def test_a_refused_stock_shakes() -> None:
    table = table_of()
    table.set(hole_of().position)
    plain = picture_of(table)
    table.refuse(FLIP)
    seen = [picture_of(table) for _ in frames(table)]
    assert len(set(seen)) > 3
    assert seen[-1] == plain


def test_refusing_an_emptied_column_only_takes_note() -> None:
    table, position = table_of(), hole_of().position
    table.set(Position(position.rules, ((), *position.tableau[1:]), (), position.waste))
    plain = picture_of(table)
    table.refuse(PLAYS[0])
    assert picture_of(table) == plain
    settle(table)


def test_a_celebration_ends_where_it_began() -> None:
    table, hole = table_of(), played(28)
    table.set(hole.position)
    plain, rest = picture_of(table), rest_of(table)
    table.celebrate()
    for count in frames(table):
        if count == 40:
            assert picture_of(table) != plain
    assert (picture_of(table), rest_of(table)) == (plain, rest)
    table.celebrate()
    table.finish()
    assert picture_of(table) == plain


def test_confetti_lasts_as_long_as_its_share_of_time() -> None:
    layout = table_layout((640, 360))
    pictures = []
    for share in (0.0, 0.05, 0.4, 1.0):
        surface = pygame.Surface(layout.size)
        paint_fountains(surface, layout.board, layout.waste_area, share)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    blank = bytes(len(pictures[0]))
    assert [picture == blank for picture in pictures] == [True, False, False, True]


def test_rain_falls_through_all_of_its_area_and_is_gone_at_last() -> None:
    area = Rect(0, 0, 640, 360)
    seen = pygame.Surface(area.size)
    for step in range(1, 60):
        paint_rain(seen, area, step / 60, 240, GOLDEN)
    parts = [Rect(x, y, 160, 90) for x in range(0, 640, 160) for y in range(0, 360, 90)]
    for part in parts:
        assert pygame.transform.average_color(seen, part)[:3] != (0, 0, 0)
    for share in (0.0, 1.0):
        still = pygame.Surface(area.size)
        paint_rain(still, area, share, 240, GOLDEN)
        assert pygame.transform.average_color(still)[:3] == (0, 0, 0)


@pytest.mark.parametrize("words", ["Holed out!", "45 points", "Geräumt in 53 Zügen!"])
@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844), (768, 768)])
def test_the_words_over_a_clear_table_stay_between_its_edges(size, words) -> None:
    layout = table_layout(size)
    area = Rect(layout.board.x, layout.columns_y, layout.board.w, 300 * size[1] // 720)
    picture = shout_picture(words, area)
    assert picture.get_width() <= area.w
    for share in (0.01, 0.1, 0.5, 0.95):
        surface = pygame.Surface(size)
        paint_shout(surface, picture, area, share)
        reach = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count()
        assert 0 < reach < size[0] * size[1]


def test_a_dragged_card_follows_the_pointer_and_returns_home() -> None:
    table = table_of()
    table.set(hole_of().position)
    rest = rest_of(table)
    x, y = table.layout.card_rect(2, 4).center
    table.drag(2, (x, y))
    table.drag(2, (x + 50, y + 20))
    sprite = exposed(table, 2)
    home = table.layout.card_rect(2, 4)
    assert (sprite.x, sprite.y) == (home.x + 50, home.y + 20)
    assert table.is_held
    table.finish()
    assert sprite.x == home.x + 50
    picture_of(table)
    table.drop()
    assert not table.is_held
    assert table.is_moving
    settle(table)
    assert rest_of(table) == rest


def test_a_dragged_card_is_played_from_where_it_is_held() -> None:
    table, hole = table_of(), hole_of()
    before = hole.position
    move = next(m for m in before.legal_moves() if m.column is not None)
    assert move.column is not None
    table.set(before)
    table.drag(move.column, table.layout.card_rect(move.column, 4).center)
    table.drag(move.column, table.layout.waste_area.center)
    hole.play(move)
    sprite = table.sprites[hole.position.waste[-1]]
    held_at = sprite.x, sprite.y
    table.show(before, hole.position)
    assert (sprite.x, sprite.y) == held_at
    settle(table)
    assert rest_of(table) == rest_of_set(hole.position)


def test_an_empty_column_or_an_empty_table_cannot_be_dragged() -> None:
    table, position = table_of(), hole_of().position
    table.drag(0, (5, 5))
    table.drop()
    assert table.hit((5, 5)) is None
    table.refuse(PLAYS[0])
    picture_of(table)
    table.set(Position(position.rules, ((), *position.tableau[1:]), (), position.waste))
    table.drag(0, (5, 5))
    assert not table.is_held
    table.marks = Marks(notes=((PLAYS[0], "3"),), focused=PLAYS[0])
    assert not any(sprite.drop for sprite in table.sprites.values())
    picture_of(table)


def test_a_press_is_read_in_the_position_shown() -> None:
    table = table_of()
    table.set(hole_of().position)
    assert table.hit(table.layout.card_rect(4, 1).center) is PLAYS[4]
    assert table.hit(table.layout.stock_rect.center) is FLIP


def test_marked_cards_stand_out_and_go_back() -> None:
    table = table_of()
    table.set(hole_of().position)
    table.marks = Marks(playable=frozenset({PLAYS[1], FLIP}), hinted=frozenset({PLAYS[2]}))
    drops = [exposed(table, column).drop > 0 for column in range(7)]
    assert drops == [False, True, True, False, False, False, False]
    table.marks = Marks()
    assert not any(sprite.drop for sprite in table.sprites.values())


def grey_marks() -> list[bytes]:
    pictures = MarkPictures((100, 140), 16)
    marks = pictures.playable(), pictures.hinted(), pictures.focused(), pictures.refused()
    seen = []
    for mark in marks:
        surface = pygame.Surface(mark.get_size())
        surface.fill((110, 110, 110))
        surface.blit(mark, (0, 0))
        seen.append(pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3])
    return seen


def test_marks_differ_clearly_without_colour() -> None:
    seen = grey_marks()
    for place, one in enumerate(seen):
        for other in seen[place + 1 :]:
            differing = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert differing > 0.03 * len(one)


def test_a_focused_card_says_without_colour_whether_it_fits_or_is_the_hint() -> None:
    pictures = MarkPictures((61, 85), 12)
    seen = []
    for is_playable, is_hinted in ((False, False), (True, False), (False, True)):
        surface = pygame.Surface(pictures.focused().get_size())
        surface.fill((110, 110, 110))
        if is_hinted:
            surface.blit(pictures.hinted(), (0, 0))
        mark = pictures.focused(is_playable=is_playable, is_hinted=is_hinted)
        surface.blit(mark, (0, 0))
        seen.append(pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3])
    for one, other in combinations(seen, 2):
        assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > 30


@pytest.mark.parametrize("card", [(44, 61), (61, 85), (137, 191), (410, 574)])
def test_the_marks_leave_the_card_inside_them_alone(card: tuple[int, int]) -> None:
    """But for the hint's flag, which stands below the index."""
    pictures = MarkPictures(card, 12)
    (w, h), margin, edge = card, pictures.margin, max(2, round(card[0] * 0.03))
    inner = pygame.Rect(margin, margin, w, h).inflate(-2 * edge, -2 * edge)
    upper = pygame.Rect(inner.x, inner.y, inner.w, h // 4)
    marks = pictures.playable(), pictures.focused(), pictures.focused(is_playable=True)
    for mark, area in (*((mark, inner) for mark in marks), (pictures.hinted(), upper)):
        below = pygame.Surface(mark.get_size())
        below.fill((200, 200, 200))
        below.blit(mark, (0, 0))
        assert pygame.transform.average_color(below, area)[:3] == (200, 200, 200)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_notes_hang_at_the_foot_of_cards_and_clear_of_stock_and_message(
    size: tuple[int, int], is_mirrored: bool
) -> None:
    table = table_of(size, is_mirrored)
    table.set(hole_of().position)
    table.marks = Marks(hinted=frozenset(PLAYS[:1]))
    plain = pygame.Surface(size)
    table.draw(plain)
    moves: tuple[Move, ...] = PLAYS
    table.marks = Marks(hinted=frozenset(PLAYS[:1]), notes=tuple((move, "8.4") for move in moves))
    noted = pygame.Surface(size)
    table.draw(noted)
    changed = pygame.mask.from_threshold(noted, (0, 0, 0), (1, 1, 1, 255), plain)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert boxes
    layout = table.layout
    w, h = layout.card
    foot = layout.card_rect(0, 4).bottom
    for box in boxes:
        assert box.bottom < layout.stock_rect.y
        if layout.shape == "wide":
            assert box.bottom > foot
        else:
            place = layout.text["message"]
            free = max(0, place.h - 3.2 * layout.text_size) // 2
            assert box.bottom <= place.y + free + PULL * h
        assert box.bottom >= foot
        assert box.top > foot - 0.4 * h
        assert box.w < w


def test_notes_stand_on_exposed_cards() -> None:
    table = table_of()
    table.set(hole_of().position)
    plain = picture_of(table)
    moves: tuple[Move, ...] = (*PLAYS, FLIP)
    table.marks = Marks(notes=tuple((move, "3") for move in moves))
    assert picture_of(table) != plain
    assert all(sprite.drop == 0 for sprite in table.sprites.values())


def test_a_note_on_the_stock_leaves_its_count_alone() -> None:
    table = table_of()
    table.set(hole_of().position)
    x, y, w, h = table.layout.stock_rect
    pictures = []
    for notes in ((), ((FLIP, "5.6"),)):
        table.marks = Marks(notes=notes)
        surface = pygame.Surface(table.layout.size)
        table.draw(surface)
        halves = [(x, y, w, h // 2), (x, y + h // 2, w, h - h // 2)]
        pictures.append([pygame.image.tobytes(surface.subsurface(half), "RGB") for half in halves])
    plain, noted = pictures
    assert noted[0] != plain[0]
    assert noted[1] == plain[1]


def test_the_upper_card_of_the_stock_is_level_with_the_waste() -> None:
    table = table_of()
    table.set(hole_of().position)
    stock, margin = table.state().cards[STOCK], table.faces.margin
    assert stock.y + margin == table.layout.waste_rect(0, 1).y
    foot = stock.y + stock.picture.get_height() - margin
    assert foot > table.layout.stock_rect.bottom
    assert table.hit((table.layout.stock_rect.center[0], foot - 1)) is FLIP


def test_marks_of_a_card_in_flight_wait_until_it_lies() -> None:
    table, hole = table_of(), hole_of()
    before = hole.position
    move = next(m for m in before.legal_moves() if m is not FLIP)
    hole.play(move)
    table.set(hole.position)
    table.show(hole.position, before)
    pictures = []
    for _ in range(2):
        table.marks = Marks()
        plain = picture_of(table)
        table.marks = Marks(focused=move)
        pictures.append((plain, picture_of(table)))
        settle(table)
    (flying, marked_in_flight), (lying, marked) = pictures
    assert marked_in_flight == flying
    assert marked != lying


def test_better_pictures_are_taken_up_on_refresh() -> None:
    table, hole = table_of(), hole_of()
    table.set(hole.position)
    card = hole.position.tableau[0][0]
    old = table.sprites[card].picture
    assert isinstance(table.faces, PlainFaces)
    table.faces.pictures.clear()
    table.refresh()
    assert table.sprites[card].picture is not old


@pytest.mark.parametrize("card", [(45, 63), (52, 73), (139, 194), (430, 602)])
def test_a_note_is_a_dark_plate_in_a_light_rim_no_wider_than_its_card(
    card: tuple[int, int],
) -> None:
    for text in ("×4", "7.4", "12.3"):
        note = MarkPictures(card, 12).note(text)
        assert note.get_width() <= card[0]
        middle = note.get_height() // 2
        levels = [sum(note.get_at((x, middle))[:3]) for x in range(note.get_width() // 2)]
        rim = levels.index(765)
        assert min(levels[rim:]) < 150
