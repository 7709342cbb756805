"""The letters on court cards: those of the language, or J, Q, K as on English cards.

Codes, boards and the terminal keep J, Q, K in every language.
"""

from golf.words import say

ENGLISH = "JQK"


def language_letters() -> str:
    """Return the letters for Jack, Queen and King in the language in force."""
    # Words: the letters on the cards Jack, Queen and King, three without a blank.
    return say("JQK")


def court_letters(choice: str) -> str:
    """Return the letters for Jack, Queen and King by the setting `letters`."""
    return ENGLISH if choice == "english" else language_letters()
