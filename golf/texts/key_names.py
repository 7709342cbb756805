"""What keys are called in the player's language."""

from golf.words import mark, say

_KEYS = {
    "Ctrl": mark("Ctrl"),
    "Shift": mark("Shift"),
    "Enter": mark("Enter"),
    "Esc": mark("Esc"),
    "Space": mark("Space"),
}
"""The keys that are called otherwise on other keyboards."""


def chord_text(keys: str) -> str:
    """Return keys that are pressed together, as `Ctrl+Z`, in the player's language."""
    return "+".join(say(_KEYS.get(key, key)) if key in _KEYS else key for key in keys.split("+"))
