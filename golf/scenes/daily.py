"""The daily: a month of days with what was played on each, the streak, and the chosen day."""

import pygame

from golf import routes, theme
from golf.background import Background, Work
from golf.controls.intents import Command, Intent
from golf.geometry import Rect
from golf.records.daily import (
    Day,
    Streak,
    finding_days,
    finding_streak,
    month_weeks,
    shifted_month,
)
from golf.routes import Change, Push
from golf.saves.history import HistoryLine
from golf.scenes import openings
from golf.scenes.daily_paint import halves, paint_day_results, paint_result, result_words
from golf.scenes.menu_scene import MenuScene, columns
from golf.services import Services
from golf.texts.dates import date_text, day_text, month_text, short_days
from golf.ui.shapes import draw_box, draw_ring
from golf.ui.widgets import Button, draw_text
from golf.words import say, say_n

FIRST_YEAR = 2000
_WEEKS = 6
"""The most that a month touches."""
_LOW = 12
"""How many thumbs high a window is at least that has room for a foot below the calendar."""
_KINDS = {"hole": "daily-hole", "round": "daily-round"}


class DailyScene(MenuScene):
    """Shows `day` and its month; old days can be played but do not count."""

    is_place = True

    def __init__(self, services: Services, day: str) -> None:
        super().__init__(services)
        self.day = day
        self.month = _month_of(day)
        self.today = services.today
        self.days: dict[str, Day] = {}
        self.streak = Streak(0, 0)
        self._counting: Background[tuple[dict[str, Day], Streak]] | None = None
        self.first_focus = "hole play"

    def enter(self) -> None:
        """Look into the history."""
        self._count()
        super().enter()

    def resume(self, result: object) -> Change | None:
        """Look again: something was played."""
        self._count()
        self.refresh()
        return None

    def new_day(self) -> None:
        """Offer the new day, unless an old one was chosen."""
        was_today = self.day == self.today
        self._count()
        if was_today:
            self.day, self.month = self.today, _month_of(self.today)
        self.refresh()

    def _count(self) -> None:
        """Begin to look through the history; a short one is looked through at once."""
        self._counting = Background.begun(self._find_days())
        self._show_counted()

    def _find_days(self) -> Work[tuple[dict[str, Day], Streak]]:
        storage = self.services.storage
        while storage.read_on():
            yield
        found = yield from finding_days(storage.history.lines)
        return found, (yield from finding_streak(found, self.services.today))

    def _show_counted(self) -> None:
        self.today = self.services.today
        if self._counting is not None and self._counting.result is not None:
            self.days, self.streak = self._counting.result

    def update(self, dt: float) -> Change | None:
        """Look on through a long history, a slice of every frame."""
        if self._counting is not None and self._counting.run_slice():
            self._show_counted()
            self.refresh()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether the history is still being looked through."""
        return self._counting is not None and not self._counting.is_done

    # ---- places

    @property
    def _is_low(self) -> bool:
        """Whether the calendar needs the whole height of the window."""
        return not self.services.look.is_tall and self.services.look.size[1] < _LOW * self.touch

    def _places(self) -> dict[str, Rect]:
        look = self.services.look
        if self._is_low:
            return self._low_places()
        pad, gap = look.px(18 if look.is_tall else 24), look.px(12)
        panel = self.sheet(1080, 960 if look.is_tall else 650)
        inner = panel.inflate(-pad, -pad // 2)
        heading_h, foot_h = look.px(46 if look.is_tall else 58), max(look.px(48), self.touch)
        heading = inner._replace(h=heading_h)
        foot = Rect(inner.x, inner.bottom - foot_h, inner.w, foot_h)
        body = Rect(inner.x, heading.bottom + gap // 2, inner.w, foot.y - heading.bottom - 2 * gap)
        if look.is_tall:
            upper = max(body.h * 52 // 100, self._head_height() + _WEEKS * (self.touch + 1))
            calendar = body._replace(h=upper)
            chosen = Rect(body.x, body.y + upper + gap, body.w, body.h - upper - gap)
        else:
            width = body.w * 46 // 100
            chosen = body._replace(w=width)
            calendar = Rect(body.x + width + 2 * gap, body.y, body.w - width - 2 * gap, body.h)
        return {
            "panel": panel,
            "heading": heading,
            "foot": foot,
            "calendar": calendar,
            "day": chosen,
        }

    def _low_places(self) -> dict[str, Rect]:
        """Return the places for a window in which the calendar stands beside all else."""
        look = self.services.look
        pad, gap = look.px(24), look.px(12)
        panel = self.sheet(1240, 720)
        inner = panel.inflate(-pad, -pad // 2)
        width = (inner.w - 2 * gap) * 48 // 100
        left = inner._replace(w=width)
        heading = left._replace(h=look.px(58))
        foot = Rect(left.x, left.bottom - self.touch, left.w, self.touch)
        return {
            "panel": panel,
            "heading": heading,
            "foot": foot,
            "calendar": inner._replace(x=left.right + 2 * gap, w=inner.w - width - 2 * gap),
            "day": left._replace(y=heading.bottom, h=foot.y - gap - heading.bottom),
        }

    def _head_height(self) -> int:
        """Return what the names of month and weekdays take of the calendar."""
        look = self.services.look
        names_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
        return max(look.px(46), self.touch) + names_h + look.px(4)

    def _cells(self) -> tuple[Rect, list[Rect], dict[str, Rect]]:
        """Return the places of the month's name, of the weekdays' names, and of the days."""
        look = self.services.look
        area = self._places()["calendar"]
        head = area._replace(h=max(look.px(46), self.touch))
        gap = look.px(4)
        top = area.y + self._head_height()
        names = columns(Rect(area.x, head.bottom, area.w, top - gap - head.bottom), 7, gap)
        row_h = (area.bottom - top + gap) / _WEEKS - gap
        cells = {}
        for number, week in enumerate(month_weeks(*self.month)):
            y = top + round(number * (row_h + gap))
            row = Rect(area.x, y, area.w, int(row_h))
            for day, place in zip(week, columns(row, 7, gap), strict=True):
                if day is not None:
                    cells[day] = place
        return head, names, cells

    def _blocks(self) -> dict[str, Rect]:
        """Return the places of the chosen day's hole and round."""
        look = self.services.look
        area, gap = self._places()["day"], look.px(12)
        top = area.y + (self._date_height() + gap // 2 if self._has_date() else 0)
        height = (area.bottom - top - gap) // 2
        if not look.is_tall:
            height = min(height, max(look.px(190), self._least_block()))
        first = Rect(area.x, top, area.w, height)
        return {"hole": first, "round": first.move(0, height + gap)}

    def _date_height(self) -> int:
        look = self.services.look
        return look.font("bold", look.text_px(theme.SUBHEADING)).get_linesize()

    def _has_date(self) -> bool:
        """Return whether the chosen day is written above its hole and round."""
        look, gap = self.services.look, self.services.look.px(12)
        least = self._date_height() + 2 * (self._least_block() + gap)
        return not look.is_tall or self._places()["day"].h >= least

    def _least_block(self) -> int:
        """Return the height in which a block has room for two lines of words and its buttons."""
        look = self.services.look
        line_h = look.font("body", look.text_px(theme.BODY)).get_linesize()
        return 4 * line_h + self.line

    # ---- buttons

    def buttons(self) -> list[Button]:
        """Return the days, the ways to other months, and what can be done with the chosen day."""
        look = self.services.look
        head, _, cells = self._cells()
        side, now = head.h, self.today
        # A clock may stand before the first year.
        first = min(str(FIRST_YEAR), now[:4])
        buttons = [
            Button("earlier", "", Rect(head.x, head.y, side, side), icon="previous",
                   is_enabled=self.month > (int(first), 1)),
            Button("later", "", Rect(head.right - side, head.y, side, side), icon="next",
                   is_enabled=self.month < _month_of(now)),
        ]  # fmt: skip
        # No thumb falls between two days.
        gap = look.px(4) // 2
        buttons += [
            Button(day, "", place.inflate(gap, gap), "card", is_enabled=first < day <= now)
            for day, place in cells.items()
        ]
        for what, block in self._blocks().items():
            buttons += self._block_buttons(what, block)
        foot = self._places()["foot"]
        width = min(foot.w, look.px(200))
        back = Rect(foot.x + (foot.w - width) // 2, foot.y, width, foot.h)
        return [*buttons, Button("back", say("Back"), back, "plain")]

    def _block_buttons(self, what: str, block: Rect) -> list[Button]:
        look = self.services.look
        pad, gap = look.px(14), look.px(8)
        height = min(self.line, block.h * 2 // 3)
        row = Rect(block.x + pad, block.bottom - pad // 2 - height, block.w - 2 * pad, height)
        line = self._result(what)
        game = self.services.games.get(_KINDS[what])
        if game is not None and game.daily == self.day and not game.is_over:
            words = say("Continue")
        else:
            words = say("Play") if line is None else say("Again")
        places = columns(row, 3, gap)
        return [
            Button(f"{what} play", words, places[0], "primary" if line is None else "plain"),
            Button(f"{what} replay", say("Replay"), places[1], is_enabled=line is not None),
            Button(f"{what} share", say("Share"), places[2], is_enabled=line is not None),
        ]

    def _result(self, what: str) -> HistoryLine | None:
        day = self.days.get(self.day, Day())
        return day.hole if what == "hole" else day.round

    # ---- intents

    def choose(self, key: str) -> Change | None:
        """Follow a button."""
        what, _, deed = key.partition(" ")
        match key:
            case "back":
                return self.back()
            case "earlier" | "later":
                self._turn(1 if key == "later" else -1)
            case _ if deed:
                return self._follow(what, deed)
            case _:
                self._choose_day(key)
        return None

    def _choose_day(self, day: str) -> None:
        self.day = day
        self.services.say(
            " ".join(
                [
                    day_text(day),
                    result_words(self._result("hole")),
                    result_words(self._result("round")),
                ]
            )
        )
        self.refresh()

    def _turn(self, step: int) -> None:
        self.month = shifted_month(*self.month, step)
        self.refresh()

    def _follow(self, what: str, deed: str) -> Change | None:
        line = self._result(what)
        if deed == "play":
            return Push(openings.daily_game(self.services, _KINDS[what], self.day))
        if line is None:
            return None
        if deed == "share":
            return Push(routes.ShareLine(line))
        return Push(openings.replay(line.record, date_text(self.day)))

    def handle(self, intent: Intent) -> Change | None:
        """Choose a day as soon as it has the focus, as in any calendar."""
        before = self.menu.focus
        change = super().handle(intent)
        focus = self.menu.focus
        moved = isinstance(intent, Command) and focus != before
        if change is None and moved and focus in self._cells()[2]:
            self._choose_day(focus)
        return change

    # ---- words

    def _streak_words(self) -> str:
        longest = self.streak.longest
        if not longest:
            return say("No daily in a row yet")
        if not self.streak.current:
            return say_n("Longest streak: {n} day", "Longest streak: {n} days", longest)
        current = say_n("{n} day in a row", "{n} days in a row", self.streak.current)
        return say("{current}, record {longest}", current=current, longest=longest)

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet, the calendar and the chosen day."""
        look = self.services.look
        places = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, places["panel"])
        heading = places["heading"]
        word = look.text(say("Daily"), "display", theme.HEADING, theme.TEXT)
        draw_text(surface, word, heading)
        rest = heading.w - word.get_width() - look.px(16)
        words = look.fitted(self._streak_words(), "bold", theme.BODY, theme.TEXT_STRONG, rest)
        draw_text(surface, words, heading, "right")
        self._paint_calendar(surface)
        self._paint_day(surface)

    def _paint_calendar(self, surface: pygame.Surface) -> None:
        look = self.services.look
        head, names, cells = self._cells()
        month = look.fitted(month_text(*self.month), "bold", theme.SUBHEADING, theme.TEXT,
                            head.w - 2 * head.h)  # fmt: skip
        draw_text(surface, month, head, "centre")
        for name, place in zip(short_days(), names, strict=True):
            picture = look.text(name, "body", theme.SMALL, theme.TEXT_QUIET)
            draw_text(surface, picture, place, "centre")
        for day, place in cells.items():
            self._paint_cell(surface, day, place)

    def _paint_cell(self, surface: pygame.Surface, day: str, place: Rect) -> None:
        look, now = self.services.look, self.today
        is_future = day > now
        fill = theme.CHOSEN_FILL if day == self.day else theme.FIELD
        edge = theme.FAIRWAY if day == now else theme.PANEL_LINE
        width = max(1, look.px(3 if day == now else 1))
        if is_future:
            draw_box(surface, place, look.px(6), theme.BUTTON_OFF)
        else:
            draw_box(surface, place, look.px(6), fill, edge, width)
        if self.shows_focus and self.menu.focus == day:
            draw_ring(surface, place, look.px(6), theme.FOCUS, max(2, look.px(3)), theme.FOCUS_RIM)
        colour = theme.TEXT_OFF if is_future else theme.TEXT
        role = "body" if is_future else "bold"
        number = look.text(str(int(day[8:])), role, theme.BODY, colour)
        inner = place.inflate(-look.px(5), -look.px(3))
        result = self.days.get(day)
        if result is None:
            draw_text(surface, number, inner, "centre")
            return
        upper, lower = halves(inner, number.get_height())
        draw_text(surface, number, upper, "centre")
        paint_day_results(surface, look, result, upper, lower)

    def _paint_day(self, surface: pygame.Surface) -> None:
        look = self.services.look
        area = self._places()["day"]
        if self._has_date():
            words = look.fitted(day_text(self.day), "bold", theme.SUBHEADING, theme.TEXT, area.w)
            surface.blit(words, (area.x, area.y))
        titles = {"hole": say("Hole of the day"), "round": say("Round of the day")}
        for what, block in self._blocks().items():
            draw_box(surface, block, look.px(8), theme.FIELD, theme.PANEL_LINE, max(1, look.px(2)))
            pad = look.px(14)
            place = Rect(block.x + pad, block.y + look.px(8), block.w - 2 * pad, block.h)
            y = self.paint_words(surface, titles[what], place, role="bold")
            line = self._result(what)
            if self._is_tight(block):
                title_w = look.font("bold", look.text_px(theme.BODY)).size(titles[what])[0]
                side = Rect(place.x + title_w + pad, place.y, place.w - title_w - pad, y - place.y)
                words = look.fitted(
                    result_words(line), "body", theme.SMALL, theme.TEXT_QUIET, side.w
                )
                draw_text(surface, words, side, "right")
            elif line is not None:
                room = paint_result(surface, look, line, place._replace(y=y))
                self.paint_words(
                    surface, result_words(line), room, size=theme.SMALL, colour=theme.TEXT_QUIET
                )
            else:
                self._paint_invitation(surface, self._invitation(what), place, y)

    def _paint_invitation(self, surface: pygame.Surface, words: str, place: Rect, y: int) -> None:
        """Write from `y` on what a daily is, large if that leaves the buttons their room."""
        look = self.services.look
        line_h = look.font("body", look.text_px(theme.BODY)).get_linesize()
        count = len(look.lines(words, "body", theme.BODY, place.w))
        has_room = y + count * line_h <= place.bottom - look.px(20) - self.line
        size = theme.BODY if has_room else theme.SMALL
        self.paint_words(surface, words, place._replace(y=y), size=size, colour=theme.TEXT_QUIET)

    def _is_tight(self, block: Rect) -> bool:
        """Return whether a block has no line for a result between its title and its buttons."""
        look = self.services.look
        line_h = look.font("body", look.text_px(theme.BODY)).get_linesize()
        return block.h < 2.5 * line_h + self.line

    def _invitation(self, what: str) -> str:
        if self.day != self.today:
            return say("A day gone by: it can be played, but is no part of the streak.")
        if what == "hole":
            return say("The same deal for everyone today; the first attempt counts.")
        return say("Nine deals, the same for everyone today.")


def _month_of(day: str) -> tuple[int, int]:
    return int(day[:4]), int(day[5:7])
