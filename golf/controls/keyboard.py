"""The keyboard: digits by their physical place, letters by what is printed on the key."""

import pygame

from golf.controls.intents import Command, Intent, Mode, Play

_EVERYWHERE = {
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_AC_BACK: Command.BACK,
    pygame.K_F1: Command.SHOW_KEYS,
    pygame.K_F11: Command.FULL_SCREEN,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
}
_LETTERS = {
    "u": (Command.UNDO, Command.UNDO_RUN),
    "r": (Command.REDO, Command.REDO_RUN),
    "n": (Command.NEW_DEAL, Command.RESTART),
    "d": (Command.FLIP, Command.FLIP_ON),
    "h": (Command.HINT, Command.HINT),
    "w": (Command.SWITCH_WRAP, Command.SWITCH_WRAP),
    "p": (Command.PAUSE, Command.PAUSE),
    "f": (Command.FULL_SCREEN, Command.FULL_SCREEN),
}
"""What a letter means on the table, alone and with Shift."""

_MENU_LETTERS = "urpf"
"""The letters that mean the same in a menu over the table."""

_QUESTION_KEYS = "/,'+ß"
"""What is printed on the keys that type a question mark with Shift, on one layout or another.

Without text input, which is on only in text fields, no event tells what a key types.
"""

_NO_CHARACTER = 1 << 30
"""Key codes from here up name keys that print nothing (SDL's scancode mask)."""

_QUESTION_CODES = frozenset(map(ord, _QUESTION_KEYS))

_FIRST_DIGIT, _FIRST_KEYPAD_DIGIT = pygame.KSCAN_1, pygame.KSCAN_KP_1
_SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_META
_OTHER = _SHORTCUT | pygame.KMOD_ALT


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
    return ""


def key_column(scancode: int) -> int | None:
    """Return the column 0 to 6 that a digit's physical place means, in the row or the numpad."""
    for first in (_FIRST_DIGIT, _FIRST_KEYPAD_DIGIT):
        if first <= scancode < first + 7:
            return scancode - first
    return None


def key_intent(key: int, scancode: int, mod: int, unicode: str, mode: Mode) -> Intent | None:
    """Return what a key press asks for in a scene of `mode`; the arguments are the event's."""
    is_shift = bool(mod & pygame.KMOD_SHIFT)
    letter = key_letter(key, scancode)
    if mod & pygame.KMOD_ALT and key in (pygame.K_RETURN, pygame.K_KP_ENTER):
        return Command.FULL_SCREEN
    if mod & _SHORTCUT and not mod & pygame.KMOD_ALT:
        return _shortcut(letter, is_shift, mode)
    if key == pygame.K_TAB and not mod & _OTHER:
        return Command.PREVIOUS if is_shift else Command.NEXT
    if mode is Mode.TEXT and key == pygame.K_BACKSPACE:
        return Command.ERASE
    column = key_column(scancode)
    if mode is Mode.TABLE and column is not None and not mod & _OTHER:
        return Play(column)
    if key in _EVERYWHERE and not mod & _OTHER:
        return _EVERYWHERE[key]
    if mode is Mode.TEXT or mod & _OTHER:
        return None
    if unicode == "?" or key == pygame.K_QUESTION or (is_shift and key in _QUESTION_CODES):
        return Command.SHOW_KEYS
    if key == pygame.K_SPACE:
        if mode is not Mode.TABLE:
            return Command.CONFIRM
        return Command.FLIP_ON if is_shift else Command.FLIP
    if letter and letter in (_LETTERS if mode is Mode.TABLE else _MENU_LETTERS):
        return _LETTERS[letter][is_shift]
    return None


def _shortcut(letter: str, is_shift: bool, mode: Mode) -> Intent | None:
    """Return what a letter with Ctrl or Cmd means."""
    if mode is not Mode.TEXT:
        if letter == "z":
            return Command.REDO if is_shift else Command.UNDO
        if letter == "y" and not is_shift:
            return Command.REDO
    if is_shift:
        return None
    return {"c": Command.COPY, "v": Command.PASTE}.get(letter)
