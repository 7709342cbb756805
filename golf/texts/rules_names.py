"""What a rule set is called, and what it means in a line."""

from golf.core.rules import PRESETS, Rules
from golf.words import mark, say

PRESET_NAMES = {
    "classic": mark("Classic"),
    "fast": mark("Fast"),
    "strict": mark("Strict"),
    "practice": mark("Practice"),
    "relaxed": mark("Relaxed"),
}
_PRESET_LINES = {
    "classic": (
        mark("One hole for points; a flip is final."),
        mark("Nine holes for points; a flip is final."),
    ),
    "fast": (
        mark("One hole: leave as few cards as you can."),
        mark("Nine holes: leave as few cards as you can."),
    ),
    "strict": (
        mark("One hole, par 5; nothing goes on a King, and you flip only when stuck."),
        mark("Nine holes, par 45; nothing goes on a King, and you flip only when stuck."),
    ),
    "practice": (
        mark("One hole, everything can be undone, and the cards that fit are marked."),
        mark("Nine holes, everything can be undone, and the cards that fit are marked."),
    ),
    "relaxed": (
        mark("One hole from an empty waste, with wrap and full undo."),
        mark("Nine holes from an empty waste, with wrap and full undo."),
    ),
}
"""What a preset means, for one hole and for nine."""


def rules_name(rules: Rules) -> str:
    """Return the name of a rule set: `Classic`, `Strict with wrap`, `Custom (dnaaas)`."""
    name, preset = base_name(rules), rules.preset
    if preset is None or rules.wrap == PRESETS[preset].wrap:
        return name
    if rules.wrap:
        return say("{rules} with wrap", rules=name)
    return say("{rules} without wrap", rules=name)


def base_name(rules: Rules) -> str:
    """Return the name of a rule set without a word on its wrap switch."""
    if rules.preset is None:
        return say("Custom ({letters})", letters=rules.letters)
    return say(PRESET_NAMES[rules.preset])


def preset_line(name: str, holes: int | None = None) -> str:
    """Return what a preset means in one line, for 1 or 9 `holes`, else for as many as usual."""
    one, nine = _PRESET_LINES[name]
    return say(nine if (holes or PRESETS[name].holes) > 1 else one)


def rules_summary(rules: Rules) -> str:
    """Return two lines: what the rule set is like, and how its wrap switch stands."""
    name = rules.preset
    line = say("A mixture of your own.") if name is None else preset_line(name)
    return f"{line}\n{wrap_line(rules)}"


def wrap_line(rules: Rules) -> str:
    """Return how the wrap switch stands."""
    if not rules.wrap:
        return say("Ace and King do not match.")
    if rules.on_king == "none":
        return say("With wrap a King goes on an Ace.")
    return say("With wrap an Ace goes on a King and a King on an Ace.")
