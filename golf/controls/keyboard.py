"""The keyboard: digits by their physical place, letters by what is printed on the key."""

import pygame

from golf.controls.bindings import BINDINGS
from golf.controls.intents import Intent, Mode, Play

_NAMES = {
    pygame.K_ESCAPE: "Esc",
    pygame.K_AC_BACK: "Esc",
    pygame.K_F1: "F1",
    pygame.K_F11: "F11",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_SPACE: "Space",
}
"""What the keys that print no letter are called among the bindings."""

_PRINTING = ("Space", "?")

_QUESTION_KEYS = "/,'+ß"
"""What is printed on the keys that type a question mark with Shift, on one layout or another.

Without text input, which is on only in text fields, no event tells what a key types.
"""

_AMONG_OTHER_SCRIPT = {(pygame.K_QUOTE, pygame.KSCAN_W): "w"}
"""Letters by their physical place where a layout of another script (Hebrew) prints a mark there;
no Latin layout prints that mark in that place."""

_NO_CHARACTER = 1 << 30
"""Key codes from here up name keys that print nothing (SDL's scancode mask)."""

_QUESTION_CODES = frozenset(map(ord, _QUESTION_KEYS))

_FIRST_DIGIT, _FIRST_KEYPAD_DIGIT = pygame.KSCAN_1, pygame.KSCAN_KP_1
_MODIFIERS = {
    "Ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,
    "Alt": pygame.KMOD_ALT | pygame.KMOD_MODE,
    "Shift": pygame.KMOD_SHIFT,
}
_SHIFT = frozenset({"Shift"})

Chord = tuple[frozenset[str], str]


def _chord(keys: str) -> Chord:
    """Return the modifiers and the key of a binding's `Ctrl+Z`."""
    *modifiers, key = keys.split("+")
    return frozenset(modifiers), key


def _counts(chord: Chord, mode: Mode) -> bool:
    """Return whether keys mean something in a mode: in a text field what prints is text."""
    modifiers, key = chord
    is_text = modifiers <= _SHIFT and (len(key) == 1 or key in _PRINTING)
    return not (is_text and mode is Mode.TEXT)


_COMMANDS = {
    (mode, *_chord(keys)): binding.command
    for binding in BINDINGS
    for keys in binding.keys
    for mode in binding.modes
    if _counts(_chord(keys), mode)
}
"""The command of each mode, set of modifiers and key."""


def key_letter(key: int, scancode: int) -> str:
    """Return the letter a to z of a key press, or nothing.

    The printed letter counts; on a layout that prints none of them (Cyrillic, Greek), the physical
    place does.
    """
    if ord("a") <= key <= ord("z"):
        return chr(key)
    prints_other_script = 0x2FF < key < _NO_CHARACTER
    if prints_other_script and pygame.KSCAN_A <= scancode <= pygame.KSCAN_Z:
        return chr(ord("a") + scancode - pygame.KSCAN_A)
    return _AMONG_OTHER_SCRIPT.get((key, scancode), "")


def key_column(scancode: int) -> int | None:
    """Return the column 0 to 6 that a digit's physical place means, in the row or the numpad."""
    for first in (_FIRST_DIGIT, _FIRST_KEYPAD_DIGIT):
        if first <= scancode < first + 7:
            return scancode - first
    return None


def key_intent(key: int, scancode: int, mod: int, unicode: str, mode: Mode) -> Intent | None:
    """Return what a key press asks for in a scene of `mode`; the arguments are the event's."""
    modifiers = frozenset(name for name, mask in _MODIFIERS.items() if mod & mask)
    column = key_column(scancode)
    if mode is Mode.TABLE and column is not None and modifiers <= _SHIFT:
        return Play(column)
    name = _key_name(key, scancode, unicode, is_shift=modifiers == _SHIFT)
    found = _COMMANDS.get((mode, modifiers, name))
    # Where Shift means nothing of its own, it changes nothing.
    is_bare = found is None and modifiers == _SHIFT
    return _COMMANDS.get((mode, frozenset(), name)) if is_bare else found


def _key_name(key: int, scancode: int, unicode: str, *, is_shift: bool) -> str:
    """Return what a key is called among the bindings, empty where it is none of them."""
    letter = key_letter(key, scancode).upper()
    is_marked = is_shift and key in _QUESTION_CODES and not letter
    if unicode == "?" or key == pygame.K_QUESTION or is_marked:
        return "?"
    return _NAMES.get(key) or letter
