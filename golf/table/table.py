"""The table on the screen: it shows positions, and moves cards from one to the next.

What is on screen can be rebuilt from a `Position` at any moment; nothing here decides what happens.
"""

from collections.abc import Callable, Mapping

import pygame

from golf import timing
from golf.core.cards import Card
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.cues import run_level
from golf.geometry import Rect
from golf.table.confetti import paint_fountains
from golf.table.dust import dust_place, paint_dust
from golf.table.fans import FanPainter
from golf.table.mark_pictures import SHADOW_REACH, MarkPictures
from golf.table.mark_places import Figure, Mark, MarkPlaces
from golf.table.marks import NO_MARKS, Marks
from golf.table.places import TableLayout
from golf.table.shout import paint_shout, shout_picture
from golf.table.sprites import (
    COLUMN,
    CONTACT,
    STOCK,
    WASTE,
    CardPictures,
    CardPlace,
    CardSprite,
    CoarseFlight,
    Hop,
    LastFlight,
    Shake,
    Shift,
    places,
    shake_offset,
)
from golf.table.stage import Stage
from golf.table.surrounds import Surround
from golf.table.traces import TableState, Trace
from golf.table.tweens import Passing, TweenRunner


class Table:
    """Cards, marks and their movement, for one layout and one deck of pictures.

    The position shown last is the truth from then on: cards that still fly are on their way to it.
    `run_length` is how many of the latest waste cards stand out as a run.
    """

    def __init__(
        self, layout: TableLayout, faces: CardPictures, runner: TweenRunner | None = None
    ) -> None:
        self.layout = layout
        self.faces = faces
        self.runner = runner if runner is not None else TweenRunner()
        self.position: Position | None = None
        self.run_length = 0
        self._stage = Stage(layout, faces, self.runner)
        self._pictures = _mark_pictures(layout)
        self._mark_places = MarkPlaces(layout, self._pictures)
        self._fans = FanPainter(layout, faces.margin)
        self._marks = NO_MARKS
        self._refused: Move | None = None
        self._shake, self._party, self._dust = Passing(), Passing(), Passing()
        self._pop = Passing(rest=1.0)
        self._shout: pygame.Surface | None = None
        self._at_rest: list[Callable[[], None]] = []
        self.columns = len(layout.columns)
        """How many of the columns show their place while they are empty."""

    # What to show.

    def set(self, position: Position, run_length: int = 0) -> None:
        """Show a position at once."""
        self._begin(position, run_length, places(position, run_length))

    def twin(self, layout: TableLayout, faces: CardPictures) -> "Table":
        """Return a table that shows the same at rest, in another layout and with other pictures."""
        twin = Table(layout, faces)
        if self.position is not None:
            twin.set(self.position, self.run_length)
        twin.marks, twin.columns = self.marks, self.columns
        return twin

    def _begin(self, position: Position, run_length: int, goals: Mapping[Card, CardPlace]) -> None:
        self._refused = None
        for passing in (self._shake, self._party, self._dust, self._pop):
            passing.end()
        self._at_rest = []
        self.position, self.run_length = position, run_length
        self._stage.place_all(goals)
        self._pull()

    def show(self, before: Position, after: Position, run_length: int = 0) -> None:
        """Move the cards from one position to another, however far apart these are.

        What moves already is put at its end first. A card in hand flies from where it is held.
        """
        self.finish()
        if self.position != before:
            self.set(before, self.run_length)
        goals = places(after, run_length)
        stage = self._stage
        if goals.keys() != stage.sprites.keys():
            self.set(after, run_length)
            return
        has_grown = run_level(run_length) > run_level(self.run_length)
        self.position, self.run_length = after, run_length
        held, stage.held = stage.held, None
        moved = []
        for card, goal in goals.items():
            sprite = stage.sprites[card]
            if sprite.goal != goal or sprite is held:
                sprite.goal = goal
                moved.append(sprite)
        self._move_all(moved)
        self._pull()
        if has_grown and not self.is_reduced:
            self._pop.begin(self.runner, timing.POP)

    def when_at_rest(self, do: Callable[[], None]) -> None:
        """Do something once nothing moves any more; at once where nothing does."""
        if self.is_moving:
            self._at_rest.append(do)
        else:
            do()

    def deal(self, position: Position) -> None:
        """Deal a position: columns row by row, then the waste is turned up."""
        stage, goals = self._stage, places(position)
        # Faces are painted as their cards fly, not all of them before the first picture.
        self._begin(position, 0, dict.fromkeys(goals, CardPlace(STOCK)))
        for card, goal in goals.items():
            stage.sprites[card].goal = goal
        cards = [sprite for sprite in stage.sprites.values() if sprite.goal.zone == COLUMN]
        cards.sort(key=_row_by_row)
        for order, sprite in enumerate(cards):
            stage.launch(sprite, timing.DEAL_FLIGHT, order * timing.DEAL_STEP, CoarseFlight)
        wait = max(0, len(cards) - 1) * timing.DEAL_STEP + timing.DEAL_FLIGHT
        turned = [sprite for sprite in stage.sprites.values() if sprite.goal.zone == WASTE]
        turned.sort(key=_departure)
        for order, sprite in enumerate(turned):
            stage.launch(sprite, timing.FLIP, wait + order * timing.DEAL_STEP)

    @property
    def coming(self) -> list[Card]:
        """The cards that wait to fly, the first one first."""
        return [sprite.card for sprite in self._stage.waiting]

    def refuse(self, move: Move) -> None:
        """Shake the card of an illegal move, or the stock, and mark it for a moment."""
        self.finish()
        self._refused = move
        self.runner.add(_nothing, timing.REFUSED, done=self._forgive)
        if self.is_reduced:
            return
        sprite = self._top_of(move)
        if sprite is not None:
            self._stage.start(Shake, sprite, timing.SHAKE)
        elif move is FLIP:
            self._shake.begin(self.runner, timing.SHAKE)

    def celebrate(self, words: str = "") -> None:
        """Let the waste hop, confetti fly, and words stand over the table; `finish` ends it.

        Reduced motion does without.
        """
        self.finish()
        if self.is_reduced or self.runner.is_instant:
            return
        stage = self._stage
        self._shout = shout_picture(words, self._free_area) if words else None
        self._party.begin(self.runner, timing.CELEBRATE, done=self._forget_shout)
        waste = [sprite for sprite in stage.lying if sprite.place.zone == WASTE]
        with stage.all_at_once():
            for order, sprite in enumerate(waste):
                stage.start(Hop, sprite, timing.HOP, order * timing.HOP_STEP)

    @property
    def sprites(self) -> Mapping[Card, CardSprite]:
        """Every card in sight, wherever it is now."""
        return self._stage.sprites

    # A card in hand.

    def drag(self, column: int, pos: tuple[float, float]) -> None:
        """Hold a column's exposed card at a point of the window; the first call takes its grip.

        Until `drop` or `show` the same card is held, whatever the column; an empty column is no
        error.
        """
        stage = self._stage
        if stage.held is None:
            self.finish()
        sprite = stage.held or self._exposed(column)
        if sprite is not None:
            stage.hold(sprite, pos)

    @property
    def is_held(self) -> bool:
        """Whether a card is in hand."""
        return self._stage.held is not None

    def drop(self) -> None:
        """Let a held card go: it returns to its column. Where it is played, call `show` instead."""
        held, self._stage.held = self._stage.held, None
        if held is not None:
            self._stage.launch(held, timing.HOME)

    # Marks and choices.

    @property
    def marks(self) -> Marks:
        """What is marked on the table."""
        return self._marks

    @marks.setter
    def marks(self, marks: Marks) -> None:
        if marks != self._marks:
            self._marks = marks
            self._pull()

    @property
    def is_reduced(self) -> bool:
        """Whether cards fade instead of flying."""
        return self._stage.is_reduced

    @is_reduced.setter
    def is_reduced(self, is_reduced: bool) -> None:
        self._stage.is_reduced = is_reduced

    # Time.

    @property
    def is_moving(self) -> bool:
        """Whether anything moves or is about to change by itself."""
        return not self.runner.is_idle

    @property
    def landed(self) -> int:
        """How many cards lie in the columns by now, for the sound of a deal."""
        return sum(1 for sprite in self._stage.lying if sprite.place.zone == COLUMN)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        was_moving = self.is_moving
        self._stage.update(dt)
        if self.is_moving:
            return
        if self._at_rest:
            self._follow_rest()
        elif self.run_length and not was_moving:
            # One card more, and the first frame of its flight would be late.
            self._pictures.light(self.run_length + 1, self.layout.waste_area.w)

    def finish(self) -> None:
        """Put everything at its end at once; a card in hand stays there."""
        self._stage.finish()
        if self._at_rest:
            self._follow_rest()
            self._stage.finish()

    def _follow_rest(self) -> None:
        waiting, self._at_rest = self._at_rest, []
        for do in waiting:
            do()

    def resize(self, layout: TableLayout, faces: CardPictures) -> None:
        """Go on in another layout or with another deck, at any moment of any movement."""
        if layout != self.layout:
            # Columns that close up for a sheet need no new pictures.
            if not _is_alike(layout, self.layout) or faces.margin != self.faces.margin:
                self._pictures = _mark_pictures(layout)
                self._fans = FanPainter(layout, faces.margin)
            self._mark_places = MarkPlaces(layout, self._pictures)
        self.layout, self.faces = layout, faces
        self._stage.adapt(layout, faces)

    def refresh(self) -> None:
        """Ask for every card's picture again, once the deck has made better ones."""
        self._stage.adapt(self.layout, self.faces)

    # Painting.

    def state(self) -> TableState:
        """Return all that `draw` shows, to be compared."""
        stage, margin = self._stage, self.faces.margin
        still = self.layout, self.faces
        # The stock is thinner and has another number with every card that leaves it.
        stock, corner = self._stock_picture()
        traces: dict[object, Trace] = {STOCK: Trace(*corner, stock, stage.stock_left)}
        traces |= {
            sprite.card: Trace(
                int(sprite.x) - margin,
                int(sprite.y) + sprite.drop - margin,
                None if sprite.is_hidden else sprite.picture,
                sprite.lift,
                is_flying,
            )
            for sprites, is_flying in ((stage.lying, False), (stage.flying, True))
            for sprite in sprites
        }
        number, place = self._run_counter() or (None, self._waste_top()[:2])
        traces["run"] = Trace(*place, number, is_flying=True)
        figures = [(picture, (place.x, place.y)) for _, picture, place in self.figures()]
        for mark in (*self._slots(), *self._frames(), *figures):
            picture, (x, y) = mark
            traces[mark] = Trace(x, y, picture)
        if (light := self._light()) is not None:
            shine, left, right, top = light
            size = right - left, shine.height
            traces["light"] = Trace(left, top, None, self.run_length, size=size)
        dust, party = self._dust.share, bool(self._party.share)
        dusty = (dust, dust_place(self._waste_top())) if dust else None
        return TableState(still, traces, self.layout.card[1] // 5, party, dusty)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table onto a surface that holds the backdrop; nothing changes by it."""
        self.draw_slots(surface)
        self.draw_cards(surface)

    def draw_slots(self, surface: pygame.Surface) -> None:
        """Paint the places where no card lies."""
        surface.blits(self._slots())

    @property
    def slots(self) -> list[Rect]:
        """Where these are; they are seen through, and so they are dear to paint."""
        return [Rect(*place, *picture.get_size()) for picture, place in self._slots()]

    def draw_cards(self, surface: pygame.Surface) -> None:
        """Paint all but these."""
        surface.blit(*self._stock_picture())
        self._fans.draw(surface, self._stage.lying)
        self._draw_light(surface)
        surface.blits(self._frames())
        for sprite in self._stage.flying:
            self._draw_flying(surface, sprite)
        surface.blits([(picture, place) for _, picture, place in self.figures()])
        if dust := self._dust.share:
            paint_dust(surface, self._waste_top(), dust, run_level(self.run_length))
        if (counter := self._run_counter()) is not None:
            surface.blit(*counter)
        if party := self._party.share:
            paint_fountains(surface, self.layout.board, self.layout.waste_area, party)
            if self._shout is not None:
                paint_shout(surface, self._shout, self._free_area, party)

    def _slots(self) -> list[Mark]:
        """Return the marks of the columns and of the waste where no card lies."""
        empty, margin = self._stage.empty_columns, self.faces.margin
        rects = [self.layout.card_rect(column, 0) for column in empty if column < self.columns]
        if not self._stage.has_waste:
            rects.append(self.layout.waste_rect(0, 1))
        slot = self.faces.slot()
        return [(slot, (rect.x - margin, rect.y - margin)) for rect in rects]

    def _stock_picture(self) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the stock's picture and where its upper left corner lies."""
        left, margin = self._stage.stock_left, self.faces.margin
        picture = self.faces.stock(left) if left else self.faces.slot()
        # Its upper card is level with the waste; the others look out below it.
        x, y = self._stock_corner()
        return picture, (x - margin, y - margin)

    def _draw_light(self, surface: pygame.Surface) -> None:
        """Paint the light round those cards of a run that have landed."""
        if (light := self._light()) is not None:
            light[0].draw(surface, *light[1:])

    def _light(self) -> tuple[Surround, int, int, int] | None:
        """Return the light of a run, and from where to where it goes, and how far up."""
        run = [sprite for sprite in self._stage.lying if sprite.place.is_raised]
        # Cards that hop for joy would leave their light where they were.
        if not run or self._party.share:
            return None
        width, longest = self._pictures.light_width, self.layout.waste_area.w
        left, right = sorted((int(run[0].x), int(run[-1].x)))
        if (light := self._pictures.light(self.run_length, longest)) is None:
            return None
        right += self.layout.card[0] + width
        return light, left - width, right, int(run[-1].y) - width

    def _frames(self) -> list[Mark]:
        """Return the frames round marked cards."""
        return self._mark_places.frames(self._marks, self._refused, self._spot)

    def figures(self) -> list[Figure]:
        """Return the small figures on cards and on the stock, which is counted once it is dealt."""
        left = 0 if self._stage.is_dealing else self._stage.stock_left
        return self._mark_places.figures(self._marks, left, self._spot)

    def _draw_flying(self, surface: pygame.Surface, sprite: CardSprite) -> None:
        if sprite.picture is None or sprite.is_hidden:
            return
        x, y = int(sprite.x), int(sprite.y)
        if sprite.lift > 0.05 and sprite.casts_shadow:
            height, margin = sprite.lift * self.layout.card[1], self._pictures.margin
            dx, dy = int(SHADOW_REACH[0] * height), int(SHADOW_REACH[1] * height)
            surface.blit(self._pictures.shadow(), (x + dx - margin, y + dy - margin))
        margin = self.faces.margin
        surface.blit(sprite.picture, (x - margin, y - margin))

    def _waste_top(self) -> Rect:
        """Return the place of the waste's top card."""
        count = 0 if self.position is None else len(self.position.waste)
        return self.layout.waste_rect(max(0, count - 1), max(1, count))

    def _run_counter(self) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """Return the run's counter and its corner, at the outer corner of the waste's top card."""
        if self.run_length < 2:
            return None
        layout, level = self.layout, run_level(self.run_length)
        picture = self._pictures.run(self.run_length, level)
        if (pop := self._pop.share) < 1.0:
            # It shoots over its size, the farther the longer the run.
            over = (0.9 + 0.35 * level) * pop * (1.0 - pop)
            scale = 0.7 + 0.3 * pop + over
            picture = pygame.transform.smoothscale_by(picture, scale)
        card, (width, height) = self._waste_top(), picture.get_size()
        edge = card.x if layout.is_mirrored else card.right
        x = min(max(0, edge - width // 2), layout.size[0] - width)
        return picture, (x, card.y - height // 2)

    # Where things are.

    def hit(self, pos: tuple[float, float]) -> Move | None:
        """Return the move that a press asks for in the position shown; see `TableLayout.hit`."""
        if self.position is None:
            return None
        return self.layout.hit(pos, self.position, self.columns)

    def exposed(self, move: Move) -> Card | None:
        """Return the card that a play would take, None for a flip or from an empty column."""
        if self.position is None or move.column is None:
            return None
        return self.position.exposed(move.column)

    def stock_notes(self) -> list[Rect]:
        """Return where the small figures on the stock are, from the top down."""
        return [place for move, _, place in self.figures() if move is FLIP]

    def _stock_corner(self) -> tuple[int, int]:
        rect = self.layout.stock_rect
        return rect.x + round(shake_offset(self._shake.share, self.layout.card[1])), rect.y

    def _spot(self, move: Move) -> tuple[int, int] | None:
        """Return where the card of a move lies now, or None while none lies there."""
        if move is FLIP:
            return self._stock_corner()
        sprite = self._top_of(move)
        if sprite is None or sprite not in self._stage.lying:
            return None
        return int(sprite.x), int(sprite.y) + sprite.drop

    def _top_of(self, move: Move) -> CardSprite | None:
        return None if move.column is None else self._exposed(move.column)

    def _exposed(self, column: int) -> CardSprite | None:
        card = self.position.exposed(column) if self.position is not None else None
        return None if card is None else self._stage.sprites[card]

    # Movement.

    def _move_all(self, moved: list[CardSprite]) -> None:
        """Start every sprite on its way."""
        stage, travellers = self._stage, []
        with stage.all_at_once():
            for sprite in moved:
                if not sprite.place.zone == sprite.goal.zone == WASTE:
                    travellers.append(sprite)
                elif self.is_reduced:
                    sprite.rest(self.layout, self.faces)
                else:
                    sprite.place = sprite.goal
                    stage.start(Shift, sprite, timing.SHIFT)
        stage.restack()
        if len(travellers) == 1:
            self._move_one(travellers[0])
            return
        # Towards the waste its lowest card goes first; away from it, its top card.
        travellers.sort(key=_departure)
        for order, sprite in enumerate(travellers):
            stage.launch(sprite, timing.JUMP, order * timing.JUMP_STEP, CoarseFlight)

    def _move_one(self, sprite: CardSprite) -> None:
        """Let one card fly; one that is played in a long run lands hard, the last one falls."""
        stage, is_play = self._stage, (sprite.place.zone, sprite.goal.zone) == (COLUMN, WASTE)
        is_last = is_play and self.position is not None and self.position.is_cleared
        if is_last and not self.is_reduced:
            stage.launch(sprite, timing.LAST_CARD, kind=LastFlight)
            return
        sprite.weight = run_level(self.run_length) if is_play else 0
        stage.launch(sprite, _duration(sprite))
        if sprite.weight and not self.is_reduced:
            # It rises as the card touches down, before that comes to rest.
            self._dust.begin(self.runner, timing.DUST, delay=CONTACT * timing.PLAY)

    def _pull(self) -> None:
        """Let the marked cards of this position stand out of their columns."""
        sprites = map(self._top_of, self._marks.raised)
        self._stage.pull(frozenset(sprite.card for sprite in sprites if sprite is not None))

    def _forgive(self) -> None:
        self._refused = None

    def _forget_shout(self) -> None:
        self._shout = None

    @property
    def _free_area(self) -> Rect:
        """Where the columns were on a table that is clear now."""
        board, top = self.layout.board, self.layout.columns_y
        return Rect(board.x, top, board.w, self.layout.stock_rect.y - top)


def _mark_pictures(layout: TableLayout) -> MarkPictures:
    return MarkPictures(layout.card, layout.text_size, is_mirrored=layout.is_mirrored)


def _is_alike(one: TableLayout, other: TableLayout) -> bool:
    """Return whether two layouts need the same pictures of marks and shadows."""

    def terms(layout: TableLayout) -> tuple[object, ...]:
        return layout.card, layout.waste_area.w, layout.text_size, layout.is_mirrored

    return terms(one) == terms(other)


def _row_by_row(sprite: CardSprite) -> tuple[int, int]:
    return sprite.goal.second, sprite.goal.first


def _departure(sprite: CardSprite) -> int:
    """Return when a card leaves among many, earliest first."""
    if sprite.goal.zone == WASTE:
        return sprite.goal.first
    return -sprite.place.first if sprite.place.zone == WASTE else 0


def _duration(sprite: CardSprite) -> float:
    if sprite.place.zone == STOCK:
        return timing.FLIP
    return timing.PLAY if sprite.goal.zone == WASTE else timing.UNDO


def _nothing(_share: float) -> None:
    """Change nothing while time goes by."""
