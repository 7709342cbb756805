"""Choose the rules of the next game: a preset or a mixture, and the wrap switch."""

from dataclasses import replace

import pygame

from golf import theme
from golf.core.rules import PRESETS, Rules
from golf.looks.widgets import Button
from golf.scenes.menu_scene import MenuScene, columns, grid, rows
from golf.scenes.stack import Change, Push
from golf.table.rect import Rect
from golf.texts.rules import PRESET_NAMES, outlook, rules_summary, short_outlook
from golf.words import say

_VALUES: dict[str, tuple[object, ...]] = {
    "starter": ("dealt", "empty"),
    "on_king": ("any", "none"),
    "flip": ("any time", "when stuck"),
    "undo": ("plays", "all"),
    "score": ("cards", "strokes", "points"),
}


class RulesChoiceScene(MenuScene):
    """Changes the rules in the settings; a game in progress keeps its own."""

    @property
    def rules(self) -> Rules:
        """The rules as chosen."""
        return Rules.parse(self.services.settings.rules)

    def enter(self) -> None:
        """Begin at the preset in force."""
        super().enter()
        self.menu.focus = self.rules.preset or "starter"

    def _places(self) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
        """Return the panel and, within it, heading, presets, line, choices and foot."""
        look = self.services.look
        panel = self.sheet(820, 860 if look.is_tall else 700)
        pad, gap = look.px(24), look.px(10)
        inner = panel.w - 2 * pad
        unit = max(self.touch, min(look.px(50), (panel.h - 2 * pad) // 14))
        across = 3 if look.is_tall else 5
        preset_rows = -(-5 // across)
        heading = Rect(panel.x + pad, panel.y + pad // 2, inner, look.px(65))
        presets = Rect(heading.x, heading.bottom, inner, preset_rows * (unit + gap) - gap)
        line_h = look.font("body", look.text_px(theme.BODY)).get_linesize()
        lines = 5 if look.is_tall else 3
        line = Rect(heading.x, presets.bottom + gap, inner, lines * line_h)
        foot = Rect(heading.x, panel.bottom - pad - unit, inner, unit)
        choices = Rect(heading.x, line.bottom + gap, inner, foot.y - line.bottom - 2 * gap)
        return panel, heading, presets, line, choices, foot

    def buttons(self) -> list[Button]:
        """Return the presets, the six choices and the way back."""
        look, rules = self.services.look, self.rules
        _, _, presets, _, choices, foot = self._places()
        gap = look.px(8)
        across = 3 if look.is_tall else 5
        buttons = [
            Button(name, say(PRESET_NAMES[name]), place, is_on=rules.preset == name)
            for name, place in zip(PRESETS, grid(presets, 5, across, gap, self.line), strict=True)
        ]
        lines = self._lines()
        buttons += [
            Button(key, words, place, value=value, align="left")
            for (key, words, value), place in zip(
                lines, self._choice_places(choices, len(lines), gap), strict=True
            )
        ]
        width = min(foot.w, look.px(500))
        middle = Rect(foot.x + (foot.w - width) // 2, foot.y, width, foot.h)
        compare, done = columns(middle, 2, gap)
        return [
            *buttons,
            Button("compare", say("Compare"), compare),
            Button("back", say("Done"), done, "primary"),
        ]

    def _choice_places(self, area: Rect, count: int, gap: int) -> list[Rect]:
        """Return a place for each choice: two beside one another where one would be too low."""
        places = rows(area, count, gap, self.line)
        if places[0].h >= self.touch:
            return places
        return grid(area, count, 2, gap, round(1.4 * self.line))

    def _lines(self) -> list[tuple[str, str, str]]:
        rules = self.rules
        words = {
            "dealt": say("dealt"),
            "empty": say("empty waste"),
            "any": say("a Queen or an Ace") if rules.wrap else say("a Queen"),
            "none": say("nothing"),
            "any time": say("at any time"),
            "when stuck": say("only when stuck"),
            "plays": say("plays since the flip"),
            "all": say("everything"),
            "cards": say("cards left"),
            "strokes": say("strokes"),
            "points": say("points"),
        }
        return [
            ("wrap", say("Wrap: Ace and King meet"), say("on") if rules.wrap else say("off")),
            ("starter", say("First waste card"), words[rules.starter]),
            ("on_king", say("What goes on a King"), words[rules.on_king]),
            ("flip", say("Flip the stock"), words[rules.flip]),
            ("undo", say("Undo"), words[rules.undo]),
            ("score", say("Score"), words[rules.score]),
            ("clearable", say("Random deals"), self._deals_words()),
        ]

    def _deals_words(self) -> str:
        """Return which deals are drawn and, of any deals, how many can be cleared."""
        if self.services.settings.clearable:
            return say("clearable only")
        return say("any; {n} % clearable", n=round(outlook(self.rules).clearable))

    def choose(self, key: str) -> Change | None:
        """Change the rules, or leave."""
        rules = self.rules
        if key == "back":
            return self.back()
        if key == "compare":
            from golf.scenes.help import page_scene

            return Push(page_scene(self.services, "presets", rules))
        if key in PRESETS:
            rules = PRESETS[key]
        elif key == "wrap":
            rules = rules.with_wrap(not rules.wrap)
        elif key == "clearable":
            self.services.settings.clearable = not self.services.settings.clearable
        else:
            values = _VALUES[key]
            at = values.index(getattr(rules, key))
            changed = {key: values[(at + 1) % len(values)]}
            rules = replace(rules, **changed)  # type: ignore[arg-type]
        self.services.settings.rules = str(rules)
        self.services.keep_settings()
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and what the rules are like."""
        look = self.services.look
        panel, heading, _, line, _, _ = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, panel)
        self.paint_words(
            surface, say("Rules"), heading, role="display", size=theme.HEADING, align="centre"
        )
        words = f"{rules_summary(self.rules)}\n{short_outlook(self.rules)}"
        self.paint_words(surface, words, line, colour=theme.TEXT_QUIET, align="centre")
