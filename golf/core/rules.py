"""The seven choices in which Golf's traditions differ, and the only match test.

A rule set is data: a `Rules` value, one of five published presets or any mixture ("Custom").
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from golf.core.cards import ACE, KING, Card
from golf.core.errors import NotationError, shown

Starter = Literal["dealt", "empty"]
OnKing = Literal["any", "none"]
Flip = Literal["any time", "when stuck"]
Undo = Literal["plays", "all"]
Score = Literal["cards", "strokes", "points"]

HOLES_IN_ROUND = 9
PAR = 5
"""Par of a random deal without wrap, in strokes."""
PAR_WITH_WRAP = 1
"""Par of a random deal with wrap, in strokes."""

CHOICES: dict[str, dict[str, object]] = {
    "starter": {"d": "dealt", "e": "empty"},
    "wrap": {"n": False, "w": True},
    "on_king": {"a": "any", "n": "none"},
    "flip": {"a": "any time", "s": "when stuck"},
    "undo": {"p": "plays", "a": "all"},
    "score": {"c": "cards", "s": "strokes", "p": "points"},
}
"""What each choice may be, by the letters that stand for it in the text of a mixture."""
_LONGEST = 20
"""No text of rules has more letters, spaces around it among them; a longer one is not read."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set.

    `holes` (1 or 9) is only what a game is by default: it is not compared and not part of the text
    form, since results are filed under the other six choices.
    """

    starter: Starter = "dealt"
    wrap: bool = False
    on_king: OnKing = "any"
    flip: Flip = "any time"
    undo: Undo = "plays"
    score: Score = "points"
    holes: int = field(default=1, compare=False)

    def fits_rank(self, rank: int, top: int | None) -> bool:
        """Return whether a card of `rank` may be played on a waste whose top has rank `top`.

        Ranks are 1 (Ace) to 13 (King); `top` is None for an empty waste, which takes any card.
        Every part of the program that asks whether a card fits asks here.
        """
        if top is None:
            return True
        if top == KING and self.on_king == "none":
            return False
        step = abs(rank - top)
        return step == 1 or (self.wrap and step == KING - ACE)

    def fits(self, card: Card, top: Card | None) -> bool:
        """Return whether `card` may be played on `top`, the waste's top card or None."""
        return self.fits_rank(card.rank, None if top is None else top.rank)

    def with_wrap(self, is_on: bool) -> "Rules":
        """Return the same rules with the wrap switch on or off."""
        return replace(self, wrap=is_on)

    @property
    def preset(self) -> str | None:
        """The name of the preset that these rules are, the wrap switch aside; else None."""
        return _preset(self)

    @property
    def default_par(self) -> int:
        """Par in strokes of a random deal under these rules."""
        return PAR_WITH_WRAP if self.wrap else PAR

    @property
    def letters(self) -> str:
        """The six letters, one for each choice: `dnaapp` for classic."""
        return "".join(
            next(letter for letter, value in values.items() if value == getattr(self, name))
            for name, values in CHOICES.items()
        )

    def __str__(self) -> str:
        name = self.preset
        if name is None:
            return self.letters
        if self.wrap == PRESETS[name].wrap:
            return name
        return name + ("+wrap" if self.wrap else "-wrap")

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """Read a preset's name, with `+wrap` or `-wrap` after it or not, or six letters.

        Six letters that spell a preset give that preset, its number of holes included.

        Raises:
            NotationError: the text is neither.
        """
        word = text.strip().lower() if len(text) <= _LONGEST else ""
        rules = _parse_name(word) or _parse_letters(word)
        if rules is None:
            raise NotationError(
                "expected rules ({names}, with +wrap or -wrap, or six letters like dnaapp),"
                " got {text}",
                names=", ".join(PRESETS),
                text=shown(text),
            )
        return rules


@lru_cache(maxsize=64)
def _preset(rules: Rules) -> str | None:
    for name, preset in PRESETS.items():
        if preset.with_wrap(rules.wrap) == rules:
            return name
    return None


def _parse_name(word: str) -> Rules | None:
    for ending, is_on in (("+wrap", True), ("-wrap", False)):
        if word.endswith(ending) and word[: -len(ending)] in PRESETS:
            return PRESETS[word[: -len(ending)]].with_wrap(is_on)
    return PRESETS.get(word)


def _parse_letters(word: str) -> Rules | None:
    if len(word) != len(CHOICES):
        return None
    choices = {}
    for letter, (name, values) in zip(word, CHOICES.items(), strict=True):
        if letter not in values:
            return None
        choices[name] = values[letter]
    rules = Rules(**choices)  # type: ignore[arg-type]
    preset = rules.preset
    return rules if preset is None else PRESETS[preset].with_wrap(rules.wrap)


PRESETS: dict[str, Rules] = {
    "classic": Rules(holes=HOLES_IN_ROUND),
    "fast": Rules(score="cards"),
    "strict": Rules(on_king="none", flip="when stuck", score="strokes", holes=HOLES_IN_ROUND),
    "practice": Rules(undo="all", score="cards"),
    "relaxed": Rules(starter="empty", wrap=True, undo="all", score="cards"),
}
"""The five published rule sets, by name, in the order in which they are offered."""
