"""Settings: every choice on one page, kept at once and followed at once by what lies behind."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from golf import routes, theme
from golf.background import Background
from golf.core.cards import Card
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change, Home, Push
from golf.saves.import_undo import undoing_import
from golf.saves.settings import VERDICT_MARKS
from golf.scenes.page import Page
from golf.scenes.settings_items import Group, Setting, next_value, settings_groups
from golf.services import Services
from golf.table.card_art import rounded
from golf.texts.assisted import verdict_marks
from golf.texts.settings_help import HELP
from golf.ui.box import Box, Column, Leaf, Padded, Row, spring
from golf.ui.buttons import Button
from golf.ui.leaves import Icon, Line, Picture, Rule, Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.scrolling import Scroll, Scrolling, pagers
from golf.ui.shapes import draw_box, draw_disc, draw_ring
from golf.ui.tiles import Tile
from golf.ui.writing import draw_block
from golf.words import say

_LEAST_COLUMN = 250  # layout pixels
_READABLE = 13.5  # the size of the lines' text where the window is small, in layout pixels
_SAMPLE = ("QH", "7C", "TD", "AS")
"""The cards that show what a deck looks like: a court, spots, and each suit."""
_HEADING = 0.85  # the height of a group's heading, in lines
_VOLUME_STEP = 10
_MOST_VOLUME = 100


class SettingsScene(Page):
    """A sheet with groups of lines in as many columns as fit, and scrolled where they do not.

    Over a table in play (`is_overlay`) the table follows every choice; elsewhere the page has a
    ground of its own.
    """

    is_overlay = True
    first_focus = "rules"

    def __init__(self, services: Services, *, is_overlay: bool = True) -> None:
        super().__init__(services)
        self.is_overlay = is_overlay
        self.has_backdrop = not is_overlay
        self.scroll = Scrolling()
        self.scrolls = [self.scroll]
        self._undoing: Background[bool] | None = None

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the heading, the groups in columns, and a sentence about the current line."""
        across = _across(look)
        columns = _shared_out(settings_groups(self.services), across)
        groups = Row([Column([self._group(look, each) for each in column], 16, grow=1.0)
                      for column in columns], 34)  # fmt: skip
        about = About(lambda: self.about, 2 if across == 1 else 1)
        lines = Scroll(groups, self.scroll, grow=1.0)
        page = Column([self._head(look, across), lines, Column([Rule(), about], 2)], 10)
        return Sheet(page, 460 * across + 44, pad=22, pad_y=12)

    def _head(self, look: Look, across: int) -> Box:
        """Return the heading, a few cards as they are chosen where there is room, and buttons."""
        width = max(150.0, 108 * look.ratio / look.unit)
        if look.is_narrow:
            # The heading needs room, too.
            width = 76 * look.ratio / look.unit
        done = Button("done", say("Done"), kind="primary", press=self.back, w=width)
        ways = [*pagers(self.scroll, self.refresh), done]
        words = heading(say("Settings"), "left").changed(grow=1.0)
        if across < 3 or look.is_low:
            return Row([words, *ways], 8, align="middle")
        sample = Picture(_paint_sample, w=400, h=70)
        right = Row(ways, 8, spare=1.0, align="middle", grow=1.0)
        return Row([words, sample, right], 12, align="middle")

    def _group(self, look: Look, group: Group) -> Box:
        title = Line(group.heading, "display", 1.2 * _text_size(look), theme.FAIRWAY)
        lines = [self._line(look, each) for each in group.settings]
        return Column([Column([title, Rule(theme.FAIRWAY, h=2)], 2), *lines], 4)

    def _line(self, look: Look, setting: Setting) -> Box:
        """Return a line: its words at the left and what is in force at the right."""
        size, is_enabled = _text_size(look), setting.is_enabled
        colour = theme.TEXT if is_enabled else theme.TEXT_OFF
        if setting.kind == "volume":
            words = Text(setting.words, size=size, at_top=False, most=1, grow=1.0)
            return self._volume_line(look, words)
        if setting.kind == "switch":
            words = Text(setting.words, size=size, colour=colour, at_top=False, most=1, grow=1.0)
            height = _switch_height(look) / look.unit
            switch = Picture(partial(_paint_switch, setting.is_on), w=1.85 * height, h=height)
            parts: list[Box] = [words, switch]
        else:
            words = Text(setting.words, size=size, colour=colour, at_top=False, most=1)
            tint = theme.FAIRWAY_DARK if is_enabled else theme.TEXT_OFF
            value = Line(setting.value, "bold", size, tint, "right")
            next_one = Icon("next", 18, theme.TEXT_QUIET if is_enabled else theme.TEXT_OFF)
            parts = [Row([words, spring(), value], 4, grow=1.0), next_one]
        button = Button(
            setting.key,
            setting.words,
            kind="line",
            value=_value_words(setting),
            is_enabled=is_enabled,
            press=self._press_of(setting),
            about=say(HELP[setting.key]),
        )
        return Tile(button, Padded(Row(parts, 6), 8, 0), pad=0, h=_line_height(look))

    def _volume_line(self, look: Look, words: Text) -> Box:
        volume, about = self.services.settings.volume, say(HELP["volume"])
        less, more = partial(self._change_volume, -1), partial(self._change_volume, 1)

        def name(value: str) -> str:
            return say("{name}: {value}", name=say("Volume"), value=value)

        parts = [
            words,
            Button("volume less", icon="minus", is_enabled=volume > 0, press=less, about=about,
                   name=name(say("Less"))),
            Picture(partial(_paint_bars, volume), w=112),
            Button("volume more", icon="plus", is_enabled=volume < _MOST_VOLUME, press=more,
                   about=about, name=name(say("More"))),
        ]  # fmt: skip
        return Padded(Row(parts, 6), 8, 0, h=_line_height(look))

    @property
    def about(self) -> str:
        """What the current line does: pointed at, else in focus, as is the one pressed last."""
        menu = self.menu
        keys = ("" if self.shows_focus else menu.hovered, menu.focus)
        found = (button.about for key in keys if (button := menu.button(key)) is not None)
        return next(filter(None, found), "")

    # ---- choices

    def _press_of(self, setting: Setting) -> Callable[[], Change | None]:
        """Return what a press on a line does: some lead on, most step to the next value."""
        ways: dict[str, Callable[[], Change | None]] = {
            "rules": lambda: Push(routes.RulesChoice()),
            "learn": lambda: Push(routes.LearnPad()),
            "undo_import": self._ask_undo_import,
            "defaults": self._ask_defaults,
            "erase": self._ask_erase,
            "muted": self.services.switch_sound,
            "fullscreen": self.services.full_screen,
        }
        return ways.get(setting.key) or partial(self._step, setting)

    def _step(self, setting: Setting) -> Change | None:
        """Go on to the next value of a setting."""
        services = self.services
        turns_on = setting.key == "verdict" and not services.settings.verdict
        if turns_on and services.show_once(VERDICT_MARKS):
            return Push(_verdict_question())
        setattr(services.settings, setting.key, next_value(services, setting))
        services.keep_settings()
        return None

    def _change_volume(self, steps: int) -> None:
        services = self.services
        volume = services.settings.volume + steps * _VOLUME_STEP
        services.settings.volume = min(_MOST_VOLUME, max(0, volume))
        services.keep_settings()
        services.sounds.play(Cue.PLAY, services.settings.volume // _VOLUME_STEP)

    def _ask_undo_import(self) -> Change:
        question = say("Take back what the last import brought? What you played since stays.")
        return _question(question, "undo_import", say("Undo the import"))

    def _ask_defaults(self) -> Change:
        question = say("Set every choice back to its default?")
        return _question(question, "defaults", say("Set back"))

    def _ask_erase(self) -> Change:
        question = say("Erase all results, games and settings for good?")
        return _question(question, "erase", say("Erase everything"))

    def resume(self, result: object) -> Change | None:
        """Do what a question was answered with."""
        if result == "erase":
            if self.services.erase():
                self.services.say(say("Everything was erased."))
            return Home()
        if result == "verdict":
            self.services.settings.verdict = True
            self.services.keep_settings()
        if result == "undo_import":
            self._undoing = Background(undoing_import(self.services.storage))
        if result == "defaults":
            self.services.settings.reset()
            self.services.keep_settings()
            self.services.say(say("Every choice is back at its default."))
        self.refresh()
        return None

    # ---- time

    def update(self, dt: float) -> Change | None:
        """Take an import back, a slice of every frame."""
        if self._undoing is not None and self._undoing.run_slice():
            is_undone, self._undoing = bool(self._undoing.result), None
            if not is_undone:
                words = say("The import could not be undone here.")
                return Push(routes.Message(say("Undo the import"), [words]))
            self.services.keep_settings()
            self.services.say(say("The last import was undone. What was played since stays."))
        return None

    @property
    def wants_time(self) -> bool:
        """Whether an import is being taken back."""
        return self._undoing is not None


def _question(question: str, key: str, act: str) -> Change:
    return Push(routes.Question(question, [("keep", say("Keep everything")), (key, act)]))


def _verdict_question() -> routes.Question:
    """Return the question before the verdict is turned on for the first time."""
    answers = [("keep", say("Leave it off")), ("verdict", say("Turn it on"))]
    return routes.Question(verdict_marks(), answers)


def _value_words(setting: Setting) -> str:
    if setting.kind != "switch":
        return setting.value
    return say("on") if setting.is_on else say("off")


# ---- layout


def _text_size(look: Look) -> float:
    return max(theme.BODY, _READABLE * look.ratio / look.unit)


def _line_height(look: Look) -> float:
    """Return the height of every line in design pixels: that of a button, so none is measured."""
    return Button("").own_height(look, 0) / look.unit


def _across(look: Look) -> int:
    """Return for how many columns the window has room."""
    width = look.size[0] - 2 * look.px(12) - 2 * look.px(22)
    return max(1, min(3, width // look.least(_LEAST_COLUMN, 330)))


def _shared_out(groups: Sequence[Group], across: int) -> list[list[Group]]:
    """Return the groups in order, in columns of which the longest is as short as can be."""
    if across == 1:
        return [list(groups)]
    ways = (
        [list(groups[:count]), *_shared_out(groups[count:], across - 1)]
        for count in range(1, len(groups) - across + 2)
    )
    return min(ways, key=lambda columns: max(map(_length, columns)))


def _length(column: Sequence[Group]) -> float:
    """Return how long a column is, in lines."""
    return sum(len(group.settings) + _HEADING for group in column) + len(column) / 3


# ---- pictures


class About(Leaf):
    """A sentence about the current button, which changes without a new layout."""

    sentence: Callable[[], str]
    lines: int = 1

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of the lines."""
        return self.lines * look.font("body", look.text_px(theme.SMALL)).get_linesize()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write the sentence as it now is."""
        words = self.sentence()
        draw_block(surface, look, self.rect, words, "body", theme.SMALL, theme.TEXT_QUIET)


def _switch_height(look: Look) -> int:
    return max(look.px(26), round(16 * look.ratio))


def _paint_switch(is_on: bool, surface: pygame.Surface, look: Look, place: Rect) -> None:
    """Paint a switch into the middle of its place."""
    height = _switch_height(look)
    pill = Rect(place.x, place.center[1] - height // 2, place.w, height)
    rim = max(1, look.px(2))
    draw_box(surface, pill, height // 2, theme.FAIRWAY if is_on else theme.BUTTON_LIP)
    if not is_on:
        draw_box(surface, pill.inflate(-rim, -rim), height // 2 - rim, theme.BUTTON_FILL)
    x = pill.right - height / 2 if is_on else pill.x + height / 2
    knob = theme.WHITE if is_on else theme.TEXT_QUIET
    draw_disc(surface, (x, pill.center[1]), height / 2 - 2 * rim, knob)


def _paint_bars(volume: int, surface: pygame.Surface, look: Look, place: Rect) -> None:
    """Paint bars that rise like a fairway, as many lit as the volume has steps."""
    count = _MOST_VOLUME // _VOLUME_STEP
    pitch = place.w / count
    foot = place.center[1] + round(place.h * 0.27)
    for number in range(1, count + 1):
        height = round(place.h * (0.18 + 0.36 * number / count))
        x = place.x + round((number - 1) * pitch)
        bar = Rect(x, foot - height, max(2, round(pitch * 0.62)), height)
        is_lit = number * _VOLUME_STEP <= volume
        draw_box(surface, bar, max(1, bar.w // 3), theme.FAIRWAY if is_lit else theme.BUTTON_LIP)


def _paint_sample(surface: pygame.Surface, look: Look, place: Rect) -> None:
    """Paint a piece of the table with a few cards, as they look in play, only smaller."""
    radius = look.px(10)
    picture = rounded(place.size, radius, theme.WHITE)
    table = look.backdrop()
    spot = (table.get_width() - place.w) // 2, (table.get_height() - place.h) // 2
    picture.blit(table, (0, 0), (*spot, *place.size), pygame.BLEND_RGB_MULT)
    surface.blit(picture, place[:2])
    draw_ring(surface, place.inflate(-2, -2), radius, theme.INK, max(1, look.px(2)))
    faces = look.faces
    pictures = [faces.back(), *[faces.face(Card.parse(name)) for name in _SAMPLE]]
    scale = min(1.0, place.h * 0.9 / (faces.size[1] + 2 * faces.margin))
    pitch = min(round(1.15 * scale * faces.size[0]), place.w // (len(pictures) + 1))
    x = place.center[0] - pitch * (len(pictures) - 1) // 2
    for number, each in enumerate(pictures):
        card = pygame.transform.smoothscale_by(each.convert_alpha(), scale)
        surface.blit(card, card.get_rect(center=(x + number * pitch, place.center[1])))
