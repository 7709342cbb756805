"""How the title adapts to its window: which is low, cramped or tiny, and how wide the sheet is."""

from golf.ui.look import Look

MARGIN = 16
"""Design pixels round the page, and between the sheet and what stands beside it."""

_LOW = 11.5  # thumbs: in a window less high the entries stand in rows of three
_LEAST_COLUMN = {2: 150, 3: 130}  # layout pixels for words, by how many stand side by side
_NARROW = 13  # thumbs
_TINY = 13.5  # thumbs: in a tall window less high the entries come first
_FLAT = 7  # the same in one that is not tall
_UPRIGHT = 0.8  # width against height: what is beside the sheet has room for the poster, too


def is_low(look: Look) -> bool:
    """Return whether a wide window has no room for the entries in rows of two."""
    return not look.is_tall and look.size[1] < _LOW * look.touch


def is_cramped(look: Look) -> bool:
    """Return whether a low window leaves more height than width beside the sheet."""
    width, height = look.size
    return is_low(look) and width - look.px(sheet_width(look) + 2 * MARGIN) < _UPRIGHT * height


def is_terse(look: Look) -> bool:
    """Return whether there is room for one sentence beside, or above, the sheet."""
    width, height = look.size
    return height < _LOW * look.touch if look.is_tall else width < _NARROW * look.touch


def is_tiny(look: Look) -> bool:
    """Return whether a window has hardly room for its entries."""
    return look.size[1] < (_TINY if look.is_tall else _FLAT) * look.touch


def sheet_width(look: Look) -> float:
    """Return how wide the sheet is, in design pixels; 0 for all of a tall window."""
    if look.is_tall:
        return 0.0
    across, share = (3, 2 / 3) if is_low(look) else (2, 1 / 2)
    least = across * _LEAST_COLUMN[across] * look.ratio
    return min(max(430.0, least / look.unit), share * look.size[0] / look.unit - MARGIN)
