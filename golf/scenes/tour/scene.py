"""The Tour: this week's Open, friends' Opens and duels, the season and the trophies."""

from collections.abc import Sequence
from functools import partial

import pygame

from golf import routes, theme
from golf.analysis.field import PODIUM
from golf.analysis.rivals import Rival
from golf.analysis.roster import DIVISIONS, FIELD, ROSTER, field_of, find_rival
from golf.background import Work
from golf.core.event import Event
from golf.core.game import Game
from golf.core.rules import PRESETS, Rules
from golf.geometry import Rect
from golf.local_time import week_of
from golf.records.tour import (
    Career,
    counts_for_week,
    decides_division,
    division_of,
    duel_counts,
    finding_career,
    match_of,
    season_of,
    trophy_of,
)
from golf.routes import Change, Push
from golf.saves.history import HistoryLine
from golf.scenes import openings
from golf.scenes.history_page import HistoryPage
from golf.scenes.tour.rival_faces import face_picture
from golf.scenes.tour.trophies import cup_picture, shield_picture
from golf.services import Services
from golf.session.tournament import Tournament
from golf.texts.numbers import against_par_text
from golf.texts.progress import progress
from golf.texts.rivals import division_name
from golf.texts.rules_names import rules_name
from golf.texts.tour import (
    duel_counts_words,
    event_title,
    moving_words,
    result_words,
    uncounted_words,
)
from golf.ui.box import Box, Column, Layers, Leaf, Padded, Row
from golf.ui.buttons import Button, Ways
from golf.ui.leaves import Ground, Line, Picture, Sheet, Text, heading, shortening
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_progress, draw_ring
from golf.ui.tiles import Tile
from golf.ui.writing import draw_text
from golf.words import say, say_n

CLASSIC = PRESETS["classic"]
_LATEST = 8
"""The duels that are shown."""
_LARGEST_CUP = 120


class TourScene(HistoryPage[Career]):
    """Shows the player's division, what can be played, and what was reached."""

    is_place = True
    has_backdrop = True
    first_focus = "open"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.week = week_of(services.today)
        self.career: Career | None = None
        self._settling: Tournament | None = None
        self._unsettled: HistoryLine | None = None

    # ---- on and off the stack

    def new_day(self) -> None:
        """Offer the new week's Open."""
        self.week = week_of(self.services.today)
        self.refresh()

    def search(self) -> Work[Career]:
        """Return the work that finds what was reached."""
        return _finding(self.services)

    def take(self, found: Career) -> None:
        """Take in what was reached, and whether a place was left open."""
        self.career = found
        line = next(iter(found.open_ends), None)
        self._settling = None if line is None else Tournament.of_line(line)
        self._unsettled = line

    def update(self, dt: float) -> Change | None:
        """Look on through a long history; work out places that were left open."""
        change = super().update(dt)
        if self._settling is not None and self._unsettled is not None:
            self._settling.work()
            if self._settling.is_complete:
                self._settling.file_end(self.services.storage, self._unsettled.id)
                self.look_through()
                self.refresh()
            elif not self._knows_division:
                self.services.is_dirty = True
        return change

    @property
    def _knows_division(self) -> bool:
        """Whether no field has to play on before it is known where the player belongs."""
        line = self._unsettled
        return self.career is not None and (line is None or not decides_division(line))

    @property
    def wants_time(self) -> bool:
        """Whether the history is still being looked through, or a field plays."""
        return super().wants_time or self._settling is not None

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return what can be played and what was reached, beside or below one another."""
        blocks = [self._week(look), self._others(look)]
        season, trophies = self._season(look), self._trophies(look)
        if look.is_narrow and not look.is_tall:
            boxes = [self._division(look), *(each.changed(h=0.0, grow=0.0) for each in blocks)]
            return self.in_one_view(say("The Tour"), [*boxes, season, trophies.changed(grow=0.0)])
        back = Column([Button("back", say("Back"), press=self.back, w=200)], align="centre")
        if look.is_tall:
            shelf = trophies.changed(grow=0.4)
            page = Column([self._head(look), *blocks, season, shelf, back], 10)
            return Sheet(page, 1080, 960, pad=18, pad_y=12)
        left = Column(blocks, 12, grow=0.5)
        right = Column([season, trophies], 12, grow=0.5)
        body = Row([left, right], 20, grow=1.0)
        return Sheet(Column([self._head(look), body, back], 8), 1160, 900, pad_y=12)

    def _head(self, look: Look) -> Box:
        title = heading(say("The Tour"), "left", 46 if look.is_tall or look.is_low else 62)
        return Row([title, self._division(look).changed(grow=1.0)], 14, align="middle")

    def _division(self, look: Look) -> Row:
        """Return where the player belongs, in words and as a shield."""
        division = DIVISIONS[0] if self.career is None else self.career.division
        side = 48 if look.is_low or look.is_tall else 66

        def paint(surface: pygame.Surface, look: Look, rect: Rect) -> None:
            surface.blit(shield_picture(division, min(rect.size)), rect[:2])

        shield = Picture(paint, w=side, h=side)
        names = Line(
            say("Division: {name}", name=division_name(division)), "bold", theme.BODY,
            theme.TEXT_STRONG, "right", grow=1.0,
        )  # fmt: skip
        return Row([names, shield], 14, align="middle")

    def _week(self, look: Look) -> Box:
        """Return this week's Open: what it is or came to, and the ways into it."""
        line = None if self.career is None else self.career.of_week(self.week)
        game = self._game(CLASSIC)
        title = Line(event_title(self.week), "bold", theme.SUBHEADING)
        if line is not None:
            words = " ".join(filter(None, [
                result_words(line) or say("The others are still playing."), uncounted_words(line),
            ]))  # fmt: skip
        elif game is not None:
            words = progress(game)
        elif self.career is not None and not self._knows_division:
            words = say("The field of your last Open is still playing.")
        else:
            words = say(
                "Nine deals, the same for everybody this week; {n} rivals play them, too. The"
                " first attempt counts.",
                n=FIELD,
            )
        division = DIVISIONS[0] if self.career is None else self.career.division
        if line is not None:
            division = division_of(line)
        picture = (
            Faces(field_of(division)[::-1], grow=1.0)
            if self.career is None or self._knows_division
            else Picture(self._paint_bar, h=14)
        )
        return self._block(look, title, words, picture, self._week_ways(line, game), 1.5)

    def _paint_bar(self, surface: pygame.Surface, look: Look, bar: Rect) -> None:
        """Paint how far the field has come that is waited for."""
        if self._settling is not None:
            draw_progress(surface, bar, self._settling.field.progress)

    def _week_ways(self, line: HistoryLine | None, game: Game | None) -> list[Button]:
        chosen = Rules.parse(self.services.settings.rules)
        if chosen == CLASSIC:
            rules = partial(Push, routes.RulesChoice())
            other = Button("other rules", say("Other rules"), press=rules)
        else:
            under = say("Under {rules}", rules=rules_name(chosen))
            other = Button("other rules", under, is_enabled=self._knows_division,
                           press=partial(self._open, self.week, chosen))  # fmt: skip
        if line is None:
            words = say("Play") if game is None else say("Continue")
            first = Button("open", words, kind="primary", is_enabled=self._knows_division,
                           press=partial(self._open, self.week, CLASSIC))  # fmt: skip
            return [first, other]
        board = Push(routes.FiledBoard(line))
        share = Push(routes.ShareLine(line))
        return [
            Button("open", say("Leader board"), press=lambda: board),
            Button("share", say("Share"), press=lambda: share),
            other,
        ]

    def _others(self, look: Look) -> Box:
        """Return the ways to friends' Opens and to duels."""
        title = Line(say("Friends and duels"), "bold", theme.SUBHEADING)
        duels = () if self.career is None else self.career.duels
        words = duel_counts_words(*duel_counts(duels)) or say(
            "Agree on a number and play the same nine deals; or play one rival, hole by hole."
        )
        duel = self.services.games.get("duel")
        goes_on = duel is not None and not duel.is_at_end
        ways = [
            Button("friends", say("Open by number"), is_enabled=self.career is not None,
                   press=partial(Push, routes.EventEntry())),
            Button("duel", say("Go on with the duel") if goes_on else say("Duel"),
                   press=self._duel),
        ]  # fmt: skip
        if duels:
            latest = Push(routes.FiledBoard(duels[-1]))
            ways.append(Button("latest", say("The latest"), press=lambda: latest))
        share = 1.0 if duels or not look.is_tall else 0.2
        return self._block(look, title, words, Duels(duels, grow=1.0), ways, share)

    def _block(
        self,
        look: Look,
        title: Box,
        words: str,
        picture: Box,
        ways: list[Button],
        grow: float,
    ) -> Box:
        """Return what can be played: what it is, who plays it, and the ways into it."""
        size = theme.SMALL if look.is_low or look.is_tall else theme.BODY
        text = Text(words, size=size, colour=theme.TEXT_QUIET, shorter=shortening(words))
        boxes: list[Box] = [title, text, picture, Ways(ways)]
        column = Column(boxes, 4, spare=0.5) if not picture.grow else Column(boxes, 4)
        # Side by side blocks share the height, whatever is in them.
        return Layers([Ground(), Padded(column, 14, 8)], h=0 if look.is_tall else 1, grow=grow)

    def _season(self, look: Look) -> Box:
        weeks = season_of(self.week)
        week = weeks.index(self.week) + 1
        title = Line(
            say("The season: week {week} of {of}", week=week, of=len(weeks)),
            "bold", theme.BODY,
        )  # fmt: skip
        results = {} if self.career is None else {
            name: line for name in weeks if (line := self.career.of_week(name)) is not None
        }  # fmt: skip
        h = max(54 if look.is_low or look.is_tall else 104, look.touch / look.unit)
        cells = [self._cell(name, results.get(name)) for name in weeks]
        across = 6
        rows = [
            Row([cell.changed(grow=1.0) for cell in cells[start : start + across]], 5, h=h)
            for start in range(0, len(cells), across)
        ]
        division = DIVISIONS[0] if self.career is None else self.career.division
        words = moving_words(division)
        rule = Text(words, size=theme.SMALL, colour=theme.TEXT_QUIET, shorter=shortening(words))
        return Column([title, rule, *rows], 5)

    def _cell(self, name: str, line: HistoryLine | None) -> Box:
        """Return a week of the season; one that was played leads to its leader board."""
        week = Week(name, line, is_now=name == self.week)
        if line is None:
            return Layers([Ground(radius=6, line=1.5), week])
        board = Push(routes.FiledBoard(line))
        return Tile(Button(f"week {name}", press=lambda: board, name=week.spoken), week, 0)

    def _trophies(self, look: Look) -> Box:
        won = [] if self.career is None else self.career.trophies
        words = (
            say_n("{n} trophy", "{n} trophies", len(won)) if won
            else say("No trophy yet: the first three of a week win one.")
        )  # fmt: skip
        size = theme.SMALL if look.is_low else theme.BODY
        title = Text(words, "bold", size, shorter=shortening(words))
        return Column([title, Cups(won, grow=1.0)], 5, grow=1.0)

    # ---- what a press does

    def _game(self, rules: Rules) -> Game | None:
        """Return this week's Open in progress."""
        game = self.services.games.get("tour")
        if game is None or game.entry is None or game.is_over:
            return None
        is_it = game.entry.event == self.week and game.rules == rules
        return game if is_it else None

    def _open(self, event: str, rules: Rules) -> Change | None:
        if self.career is None:
            return None
        return Push(openings.open_event(self.services, Event(event), rules, self.career))

    def _duel(self) -> Change:
        duel = self.services.games.get("duel")
        if duel is not None and not duel.is_at_end:
            return Push(routes.GoOn(duel))
        return Push(routes.DuelChoice())


class Faces(Leaf):
    """The faces of a field, the strongest first, as large as all of them have room."""

    field: Sequence[Rival]

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the faces in as many rows as make them largest."""
        place, gap = self.rect, look.px(4)
        rows = max((1, 2, 3), key=lambda n: self._side(n, gap))
        side = min(self._side(rows, gap), look.px(64))
        if side < look.px(12):
            return
        across = -(-len(self.field) // rows)
        step = min(place.w // across, side + 3 * gap)
        top = place.y + (place.h - rows * (side + gap) + gap) // 2
        for n, rival in enumerate(self.field):
            row, column = divmod(n, across)
            at = place.x + column * step, top + row * (side + gap)
            surface.blit(face_picture(rival, side), at)

    def _side(self, rows: int, gap: int) -> int:
        """Return how large a face is where they stand in so many rows."""
        across = -(-len(self.field) // rows)
        return min(self.rect.w // across - gap, (self.rect.h - gap) // rows - gap)


class Duels(Leaf):
    """The latest duels: each rival's face, with the holes that the player was up or down."""

    duels: Sequence[HistoryLine]

    @property
    def spoken(self) -> str:
        """How each ended."""
        return "\n".join(result_words(line) for line in self._told)

    @property
    def _told(self) -> list[HistoryLine]:
        return [line for line in self.duels[: -_LATEST - 1 : -1] if match_of(line) is not None]

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of a row of faces, where there is one to show."""
        return look.px(54) + look.text_px(theme.SMALL) if self.duels else 0

    def own_least(self, look: Look, width: int) -> int:
        """Return no height: faces are shown where there is room."""
        return 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the faces in a row, the latest first, with the holes below."""
        place, line = self.rect, look.text_px(theme.SMALL) * 5 // 4
        side = min(place.h - line, look.px(54))
        if side < look.px(16):
            return
        step = side + look.px(14)
        for n, duel in enumerate(self._told[: max(1, place.w // step)]):
            ended = match_of(duel)
            assert ended is not None
            spot = Rect(place.x + n * step, place.y + (place.h - side - line) // 2, side, side)
            surface.blit(face_picture(find_rival(duel.rival or "") or ROSTER[0], side), spot[:2])
            colour = theme.TEXT_STRONG if ended.up < 0 else theme.TEXT
            words = look.fitted(against_par_text(ended.up), "bold", theme.SMALL, colour, step)
            below = Rect(spot.x, spot.bottom, side, line)
            draw_text(surface, words, below, "centre")


class Week(Leaf):
    """A week of the season: its number, and the place or the cup that it brought."""

    name: str
    line: HistoryLine | None = None
    is_now: bool = False

    @property
    def spoken(self) -> str:
        """The week's Open and its place, and why it does not count."""
        if self.line is None:
            return ""
        told = event_title(self.name) + ".", result_words(self.line), uncounted_words(self.line)
        return " ".join(filter(None, told))

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of the week's number, and twice that for what it brought."""
        return 3 * look.text_px(theme.SMALL) * 4 // 3

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the week's number above what it brought."""
        place = self.rect
        if self.is_now:
            inner = place.inflate(-look.px(2), -look.px(2))
            draw_ring(surface, inner, look.px(5), theme.FAIRWAY, max(1, look.px(2.5)))
        number = look.text(f"{int(self.name[6:])}", "body", theme.SMALL, theme.TEXT_QUIET)
        head = min(place.h // 2, number.get_height() + look.px(2))
        draw_text(surface, number, place._replace(h=head), "centre")
        line = self.line
        if line is None:
            return
        below = Rect(place.x, place.y + head, place.w, place.h - head - look.px(3))
        metal = trophy_of(line)
        if metal is not None:
            picture = cup_picture(metal, min(below.h, below.w))
            surface.blit(picture, picture.get_rect(center=below.center))
            return
        words = "…" if line.place is None else f"{line.place}."
        role, colour = "bold", theme.TEXT
        if not counts_for_week(line):
            words, role, colour = f"({words})", "body", theme.TEXT_QUIET
        result = look.fitted(words, role, theme.BODY, colour, below.w)
        draw_text(surface, result, below, "centre")


class Cups(Leaf):
    """The trophies that were won, the latest first, as many as there is room for."""

    won: list[HistoryLine]

    @property
    def spoken(self) -> str:
        """Each event and its cup."""
        told = [f"{event_title(line.event or '')}: {result_words(line)}" for line in self.won]
        return "\n".join(told)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height at which cups are seen well."""
        return look.px(60)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height at which they are seen."""
        return look.px(30)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the cups in a row, on a shelf."""
        place = self.rect
        shelf = place._replace(y=place.bottom - look.px(8), h=look.px(8))
        draw_box(surface, shelf, look.px(3), theme.BUTTON_LIP)
        gap = look.px(8)
        side = min(place.h - look.px(10), look.px(_LARGEST_CUP), place.w // PODIUM - gap)
        if side < 1:
            return
        step, top = side + gap, shelf.y - side + look.px(2)
        metals = [trophy_of(line) or "" for line in self.won[::-1]] or [""] * PODIUM
        for n, metal in enumerate(metals[: place.w // step]):
            surface.blit(cup_picture(metal, side), (place.x + n * step, top))


def _finding(services: Services) -> Work[Career]:
    lines = yield from services.storage.history.reading_all()
    return (yield from finding_career(lines, services.today))
