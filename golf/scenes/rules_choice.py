"""Choose the rules of the next game: a preset or a mixture, and the wrap switch."""

from dataclasses import replace
from functools import partial

from golf import routes, theme
from golf.analysis.outlook import outlook
from golf.core.rules import CHOICES, PRESETS, Rules
from golf.routes import Change, Push
from golf.scenes.page import Page
from golf.texts.rules import short_outlook
from golf.texts.rules_names import PRESET_NAMES, rules_summary
from golf.ui.box import Box, Column, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, Text, heading
from golf.ui.lines import beginnings
from golf.ui.look import Look
from golf.words import say

_ROOMY = 13  # thumbs: in a window less high the lines need the room between them


class RulesChoiceScene(Page):
    """Changes the rules in the settings; a game in progress keeps its own."""

    has_backdrop = True

    @property
    def rules(self) -> Rules:
        """The rules as chosen."""
        return Rules.parse(self.services.settings.rules)

    def enter(self) -> None:
        """Begin at the preset in force."""
        super().enter()
        self.menu.focus = self.rules.preset or "starter"

    def build(self, look: Look) -> Box:
        """Return the presets, what the rules are like, the six choices and the way back."""
        rules = self.rules
        presets = [
            Button(name, say(PRESET_NAMES[name]), is_on=rules.preset == name,
                   press=partial(self._take, name))
            for name in PRESETS
        ]  # fmt: skip
        words = f"{rules_summary(rules)}\n{short_outlook(rules)}"
        about = Text(words, colour=theme.TEXT_QUIET, align="centre", shorter=beginnings(words))
        choices = [
            Button(key, name, value=value, align="left", press=partial(self._change, key))
            for key, name, value in self._lines()
        ]
        foot = Row(
            [
                Button("compare", say("Compare"), press=self._compare, grow=1.0),
                Button("back", say("Done"), kind="primary", press=self.back, grow=1.0),
            ],
            w=500,
        )
        across = 1 if not look.is_low else 2 if look.is_tall else 3
        page = Column(
            [
                heading(say("Rules")),
                grid(presets, 3 if look.is_tall else len(presets)),
                about,
                grid(choices, across),
                Column([foot], align="centre"),
            ],
            10 if look.size[1] >= _ROOMY * look.touch else 6,
        )
        return Sheet(page, 1240 if look.is_low else 820)

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

    def _compare(self) -> Change:
        return Push(routes.Help("presets", self.rules))

    def _take(self, preset: str) -> None:
        self._keep(PRESETS[preset])

    def _change(self, key: str) -> None:
        """Go on to the next value of a choice."""
        rules = self.rules
        if key == "wrap":
            self._keep(rules.with_wrap(not rules.wrap))
        elif key == "clearable":
            self.services.settings.clearable = not self.services.settings.clearable
            self._keep(rules)
        else:
            values = list(CHOICES[key].values())
            at = values.index(getattr(rules, key))
            changed = {key: values[(at + 1) % len(values)]}
            self._keep(replace(rules, **changed))  # type: ignore[arg-type]

    def _keep(self, rules: Rules) -> None:
        self.services.settings.rules = str(rules)
        self.services.keep_settings()
