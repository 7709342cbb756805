"""Share: a text to post, copied to the clipboard and shown, since copying may not be allowed."""

from typing import NamedTuple

import pygame

from golf import theme
from golf.controls.intents import Command, Intent
from golf.core.record import Record
from golf.core.rounds import Round
from golf.geometry import Rect
from golf.records.daily import hole_code
from golf.records.pars import pars_of
from golf.routes import Change
from golf.saves.game import Game, daily_of
from golf.saves.history import HistoryLine
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.services import Services
from golf.texts.games import speed_text
from golf.texts.numbers import clock_text
from golf.texts.score import game_result
from golf.texts.share import (
    FAR_OVER,
    HOLED_OUT,
    LEVEL,
    OVER,
    SIGNS,
    UNDER,
    HoleScore,
    daily_title,
    game_title,
    share_text,
    signs,
    speed_title,
)
from golf.ui.shapes import draw_box, draw_flag
from golf.ui.widgets import Button
from golf.words import say

_COLOURS = {UNDER: theme.UNDER_PAR, LEVEL: theme.ON_PAR, OVER: theme.SUN, FAR_OVER: theme.FLAG}
_ROUND = (UNDER, LEVEL)
_MOST_CODE_LINES = 2


class ShareScene(MenuScene):
    """Shows a text, copies it on entering, and copies the bare code on request."""

    is_overlay = True
    dims_below = True
    first_focus = "back"

    def __init__(self, services: Services, text: str, code: str = "") -> None:
        super().__init__(services)
        self.text = text
        self.code = code
        self.message = ""

    def enter(self) -> None:
        """Copy at once: that is what was asked for."""
        super().enter()
        self._copy(self.text)

    def _copy(self, text: str) -> None:
        labels = {"title": say("It could not be copied. Here it is:"), "ok": say("Done")}
        is_copied = self.services.host.copy_text(text, labels)
        if is_copied is not None:
            self._tell(is_copied=is_copied)

    def _tell(self, *, is_copied: bool) -> None:
        if is_copied:
            self.message = say("Copied. Paste it where you like.")
        else:
            self.message = say("It could not be copied. Here it is:")
        self.services.say(self.message)
        self.services.is_dirty = True

    def page_event(self, kind: str, value: str) -> Change | None:
        """Say whether the page could copy."""
        if kind == "copied":
            self._tell(is_copied=bool(value))
        return None

    # ---- places

    def _answers(self) -> list[tuple[str, str]]:
        answers = [("back", say("Done")), ("copy", say("Copy again"))]
        if self.code:
            answers.append(("code", say("Copy the code")))
        return answers

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """Return the panel, the place of the text, and those of the buttons."""
        look = self.services.look
        pad, gap, button = look.px(24), look.px(10), max(look.px(48), self.touch)
        answers = self._answers()
        is_tall = look.is_tall
        foot_h = len(answers) * (button + gap) - gap if is_tall else button
        panel = self.sheet(640, 362 + foot_h / look.unit)
        foot = Rect(panel.x + pad, panel.bottom - pad - foot_h, panel.w - 2 * pad, foot_h)
        text = Rect(foot.x, panel.y + look.px(76), foot.w, foot.y - panel.y - look.px(76) - pad)
        places = (
            rows(foot, len(answers), gap, button) if is_tall else columns(foot, len(answers), gap)
        )
        return panel, text, places

    def buttons(self) -> list[Button]:
        """Return the ways on."""
        return [
            Button(key, words, place, "primary" if key == "back" else "plain")
            for (key, words), place in zip(self._answers(), self._places()[2], strict=True)
        ]

    def choose(self, key: str) -> Change | None:
        """Copy once more, or leave."""
        if key == "back":
            return self.back()
        self._copy(self.code if key == "code" else self.text)
        return None

    def handle(self, intent: Intent) -> Change | None:
        """Take the key that copies, too."""
        if intent is Command.COPY:
            return self.choose("copy")
        return super().handle(intent)

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and the text on it."""
        look = self.services.look
        panel, text, _ = self._places()
        self.paint_sheet(surface, panel)
        heading = Rect(text.x, panel.y + look.px(18), text.w, look.px(50))
        self.paint_words(
            surface, say("Share"), heading, role="display", size=theme.HEADING, align="centre"
        )
        message = text._replace(y=text.y)
        y = self.paint_words(surface, self.message, message, size=theme.SMALL, align="centre",
                             colour=theme.TEXT_QUIET)  # fmt: skip
        place = text._replace(y=y + look.px(8), h=text.bottom - y - look.px(8))
        draw_box(surface, place, look.px(8), theme.FIELD, theme.PANEL_LINE, max(1, look.px(2)))
        self._paint_text(surface, place.inflate(-look.px(14), -look.px(10)))

    def _paint_text(self, surface: pygame.Surface, place: Rect) -> None:
        look = self.services.look
        step = look.font("bold", look.text_px(theme.BODY)).get_linesize()
        y = place.y
        for line in self.text.split("\n"):
            if line and set(line) <= set(SIGNS):
                paint_signs(surface, Rect(place.x, y, place.w, round(step * 1.4)), line, look.unit)
                y += round(step * 1.5)
                continue
            for part in self._broken(line, place.w):
                surface.blit(look.text(part, "body", theme.BODY, theme.TEXT), (place.x, y))
                y += step

    def _broken(self, line: str, width: int) -> list[str]:
        """Break a line at blanks, and a long code anywhere; much of a code is left out."""
        look = self.services.look
        font = look.font("body", look.text_px(theme.BODY))
        parts: list[str] = []
        for words in look.lines(line, "body", theme.BODY, width):
            while font.size(words)[0] > width:
                fitting = max(1, len(words) * width // font.size(words)[0] - 1)
                parts.append(words[:fitting])
                words = words[fitting:]
            parts.append(words)
        if len(parts) > _MOST_CODE_LINES:
            parts = [*parts[:_MOST_CODE_LINES], "…"]
        return parts


def paint_signs(
    surface: pygame.Surface, place: Rect, signs: str, unit: float, *, is_hollow: bool = False
) -> None:
    """Paint the signs of holes side by side: no font of ours has them."""
    side = min(place.h, place.w // max(1, len(signs)) - 2)
    radius = max(2, side // 2 - max(1, round(2 * unit)))
    for number, each in enumerate(signs):
        centre = (place.x + number * (side + 2) + side // 2, place.y + place.h // 2)
        box = Rect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
        if each == HOLED_OUT:
            _paint_flag(surface, box)
        else:
            draw_box(surface, box, radius if each in _ROUND else radius // 3, _COLOURS[each])
        if is_hollow:
            inner = box.inflate(-max(1, radius // 3), -max(1, radius // 3))
            draw_box(surface, inner, radius if each in _ROUND else radius // 3, theme.FIELD)


def _paint_flag(surface: pygame.Surface, box: Rect) -> None:
    draw_box(surface, box, box.w // 3, theme.FAIRWAY)
    x, top, foot = box.x + box.w * 2 // 5, box.y + box.h // 6, box.bottom - box.h // 6
    width = max(1, box.w // 10)
    draw_flag(surface, Rect(x, top, width, foot - top), box.w * 2 // 5, theme.SUN, theme.PAPER)


# ---- what is shared


class Names(NamedTuple):
    """What a result is called by: its day, its course, or the seconds of a race with the clock."""

    daily: str | None
    course: str | None
    seconds: float | None


def share_game(services: Services, game: Game) -> ShareScene:
    """Return the scene that shares a game: its round where that is over, else its last hole."""
    whole = Record.of(game.round)
    is_whole = game.is_over
    record = whole if is_whole else Record(whole.rules, whole.holes[-1:])
    pars = game.round.pars if is_whole else (game.round.hole_par,)
    golf_round = game.round if is_whole else record.replay()
    seconds = game.seconds if is_whole else game.hole_facts.seconds
    names = Names(game.daily, game.course, seconds if game.is_speed else None)
    return _share(services, record, golf_round, pars, names)


def _time_line(golf_round: Round, seconds: float | None) -> str:
    """Return what a round against the clock came to, or the time of one of its holes."""
    if seconds is None:
        return ""
    if len(golf_round.holes) == 1:
        return say("Time: {time}.", time=clock_text(seconds))
    return speed_text(golf_round.strokes, seconds)


def share_line(services: Services, line: HistoryLine) -> ShareScene:
    """Return the scene that shares what was filed.

    Raises:
        ValueError: the line's record cannot be read.
    """
    record = Record.parse(line.record)
    golf_round = record.replay()
    names = Names(line.daily, line.course, line.seconds if line.speed else None)
    return _share(services, record, golf_round, pars_of(line), names)


def share_code(services: Services, record: Record) -> ShareScene:
    """Return the scene that gives the code of a game as it stands."""
    code = str(record)
    return ShareScene(services, services.host.share_address(code) or code)


def _share(
    services: Services,
    record: Record,
    golf_round: Round,
    pars: tuple[int, ...],
    names: Names,
) -> ShareScene:
    is_round = len(record.holes) > 1
    code = str(record)
    deal = str(record.holes[0].deal)
    daily = daily_of(record.rules, deal)
    posted = code
    if daily is not None and (names.daily is not None or not is_round):
        day, hole = daily
        title = daily_title(day, None if is_round else hole)
        if not hole:
            # A daily hole is posted unspoilt: the code deals it afresh.
            posted = hole_code(day)
    elif is_round and names.seconds is not None:
        title = speed_title(record.rules)
    else:
        course = names.course if is_round else None
        title = game_title(record.rules, None if is_round else deal, course)
    scores = [
        HoleScore(hole.strokes, par, hole.is_cleared)
        for hole, par in zip(golf_round.holes, pars, strict=True)
    ]
    address = services.host.share_address(posted) or posted
    row, result = signs(record.rules, scores), game_result(record.rules, golf_round.holes, pars)
    text = share_text(title, row, result, address, _time_line(golf_round, names.seconds))
    return ShareScene(services, text, code)
