"""What buttons that show an icon alone are called: on the page, and in a tip under the pointer."""

from golf.controls.bindings import BINDINGS
from golf.words import mark, say

KEYS = {
    "erase": mark("Erase"),
    "view": mark("View"),
    "previous_hole": mark("Previous hole"),
    "next_hole": mark("Next hole"),
}
ICONS = {
    **{str(each.command): each.name for each in BINDINGS if each.name},
    "own_game": mark("Your game"),
    "best_line": mark("The best line"),
    "play": mark("Play"),
    "step": mark("One move on"),
    "step_back": mark("One move back"),
    "costly": mark("The next move that cost something"),
    "ends": mark("Other ways to end this run"),
    "leave_hole": mark("Leave the hole"),
    "window": mark("Leave full screen"),
    "sound": mark("Sound"),
    "muted": mark("Sound"),
    "copy": mark("Copy"),
    "share": mark("Share"),
    "up": mark("Up"),
    "down": mark("Down"),
    "plus": mark("More"),
    "minus": mark("Less"),
    "previous": mark("Previous"),
    "next": mark("Next"),
}
"""What buttons that show an icon alone are called: some by their key, the others by the icon."""


def icon_name(key: str, icon: str, *, is_on: bool = False) -> str:
    """Return what the button of a key with an icon is called, empty where it has no name.

    A switch says whether it is on.
    """
    name = KEYS.get(key) or ICONS.get(icon)
    if name is None:
        return ""
    if key == "view":
        view = say("fair") if icon == "hint" else say("exact")
        return say("{name}: {value}", name=say(name), value=view)
    if key == "wrap":
        return say("{name}: {value}", name=say(name), value=say("on") if is_on else say("off"))
    return say(name)
