"""Every colour, text size and font name of the game.

Colours are (red, green, blue) or (red, green, blue, alpha), each 0 to 255. Text sizes are pixels at
a window of 1280×720 and grow with it, see `golf.ui.look.Look.text_px`.
"""

DISPLAY_FONT = "FjallaOne-Regular"
BODY_FONT = "RedHatDisplay-Medium"
BOLD_FONT = "RedHatDisplay-Bold"
FONTS = {"display": DISPLAY_FONT, "body": BODY_FONT, "bold": BOLD_FONT}
"""The font of each role that a text can have."""

SMALLEST_TEXT = 11
"""The smallest text anywhere, in layout pixels."""
LEAST_TEXT = 14
"""The smallest text at 1280×720; like all text it grows with the window."""

# Text sizes.
TITLE = 96
HEADING = 44
SUBHEADING = 26
BUTTON = 19
BODY = 18
SMALL = 15

INK = (27, 38, 44)
PAPER = (250, 246, 235)
PAPER_SHADE = (233, 226, 207)
FAIRWAY = (46, 112, 78)
FAIRWAY_DARK = (28, 78, 58)
NIGHT = (16, 40, 38)
FLAG = (205, 62, 56)
SUN = (240, 190, 82)
SAND = (226, 205, 160)
SKY = (140, 190, 208)
WHITE = (255, 255, 255)

# Panels are sheets of paper, like the cards.
PANEL = PAPER
PANEL_LINE = (214, 204, 178)
"""Rules between the lines of a sheet."""
FIELD = (255, 253, 247)
TEXT = INK
TEXT_QUIET = (84, 94, 88)
TEXT_OFF = (150, 150, 136)
PENCIL = (46, 62, 104)
TEXT_STRONG = (172, 42, 38)
"""Amounts and warnings on paper."""

BUTTON_FILL = (238, 231, 212)
BUTTON_HOVER = (229, 219, 192)
BUTTON_PRESSED = (218, 205, 170)
BUTTON_LIP = (203, 190, 156)
BUTTON_EDGE = (152, 138, 102)
"""Round a key of paper on paper, whose fill alone would not set it off."""
BUTTON_OFF = (243, 238, 224)
PRIMARY_FILL = FAIRWAY
PRIMARY_HOVER = (54, 122, 86)
PRIMARY_PRESSED = (34, 92, 64)
PRIMARY_LIP = FAIRWAY_DARK
RIGHT_FILL = (224, 236, 217)
WRONG_FILL = (248, 226, 214)
"""Behind an answer that says yes or no."""
CHOSEN_FILL = SUN
CHOSEN_LIP = (206, 152, 52)
FOCUS = SUN
FOCUS_RIM = INK

# What stands on the table itself.
TABLE_TEXT = PAPER
TABLE_QUIET = (206, 222, 206)
TABLE_STRONG = (252, 206, 100)
PLATE = (*NIGHT, 150)
PLATE_HOVER = (*NIGHT, 215)
PLATE_PRESSED = (8, 24, 22, 235)
PLATE_LINE = (206, 222, 206)
PLATE_LINE_OFF = (92, 114, 100)
"""Round the plates of a table on which they would not be seen."""
ICON = PAPER
ICON_OFF = (150, 178, 158)
DIM = (140, 148, 144)
"""What the colours of a scene below a sheet are multiplied by, 255 being all of them."""
STATUS_PLATE = (*NIGHT, 96)
PLACE_PLATE = (*NIGHT, 196)
"""Under what is told and pressed in a place: flowers and stones must not show through words."""
STRIP_LINE = (*PAPER, 40)
"""Between the holes of a round, on the table."""
TIP_PLATE = (*INK, 235)
MESSAGE_PLATE = (*NIGHT, 200)

# The map of a hole beside the cards.
ROUGH = (24, 66, 52)
ROUGH_TREE = (18, 50, 44)
MOWN = ((104, 158, 84), (122, 176, 96))
PUTTING_GREEN = (160, 208, 120)
FAIRWAY_ARC = (226, 240, 214)

# The headings of results on paper; others have the colours of text.
CLOSE = (98, 70, 128)
BIRDIE = (36, 96, 146)
EAGLE = (138, 80, 26)
ALBATROSS = (30, 84, 120)
BEST = (134, 88, 4)

# The signs of a hole's score, as in a shared text; worse ones have the colours of sun and flag.
UNDER_PAR = (74, 160, 96)
ON_PAR = (186, 190, 180)

METALS: "dict[str, tuple[Colour, Colour, Colour]]" = {
    "bronze": ((196, 130, 82), (226, 172, 126), (110, 64, 34)),
    "silver": ((188, 196, 202), (226, 232, 236), (92, 102, 110)),
    "gold": ((232, 184, 74), (250, 220, 132), (136, 92, 18)),
}
"""Of medals and awards: the metal itself, in the light, and its edge."""
NO_METAL: "tuple[Colour, Colour, Colour]" = ((226, 219, 199), (243, 238, 224), (176, 170, 150))
"""The same of what was not earned yet."""

PRINTED_MARK = (224, 160, 48)
"""Round a card that fits, on white paper."""

Colour = tuple[int, int, int] | tuple[int, int, int, int]


def web_colour(colour: Colour) -> str:
    """Return a colour as web pages write it, such as `#1b262c`; its alpha is left out."""
    return "#" + "".join(f"{part:02x}" for part in colour[:3])


# Cards and tables.
CARD_RED = (190, 46, 42)
CARD_BLACK = INK
CARD_GREEN = (24, 116, 66)
CARD_BLUE = (32, 92, 176)
CARD_EDGE = (196, 186, 162)
CARD_SHADOW = (8, 24, 20)
SLOT_SHADE = (0, 0, 0, 46)
SLOT_RIM = (255, 255, 255, 60)

HIGH_CONTRAST = "high-contrast"
"""The name of the table that is plain and dark, on which everything has an edge."""
HIGH_CONTRAST_TABLE = (8, 22, 20)

TABLE_LIGHTS = {
    "felt": (
        ((52, 130, 88), (16, 70, 54)),
        ((50, 132, 68), (16, 76, 46)),
        ((106, 122, 46), (10, 46, 44)),
    ),
    "dusk": (
        ((108, 80, 116), (20, 36, 64)),
        ((78, 70, 112), (14, 28, 54)),
        ((42, 58, 96), (6, 16, 34)),
    ),
    "meadow": (
        ((92, 124, 58), (32, 84, 54)),
        ((82, 122, 50), (28, 80, 46)),
        ((120, 112, 48), (32, 62, 46)),
    ),
    "garden": (
        ((52, 118, 124), (16, 54, 70)),
        ((44, 116, 116), (14, 56, 66)),
        ((104, 96, 98), (22, 42, 62)),
    ),
    "links": (
        ((106, 116, 98), (36, 66, 82)),
        ((108, 116, 94), (38, 72, 82)),
        ((132, 106, 88), (34, 52, 74)),
    ),
    "park": (
        ((60, 128, 80), (16, 74, 66)),
        ((60, 126, 64), (18, 78, 50)),
        ((112, 124, 66), (14, 54, 56)),
    ),
    "railway": (
        ((142, 84, 58), (58, 30, 30)),
        ((136, 78, 48), (56, 28, 26)),
        ((128, 62, 46), (34, 18, 28)),
    ),
    "moor": (
        ((116, 98, 110), (44, 46, 52)),
        ((110, 98, 96), (46, 44, 50)),
        ((98, 70, 92), (24, 22, 36)),
    ),
    "crag": (
        ((110, 128, 144), (32, 44, 62)),
        ((98, 116, 138), (26, 38, 58)),
        ((62, 76, 112), (8, 14, 30)),
    ),
}
"""The tables with a light of their own, from the first hole to the ninth: the colour of the ground
in the light and far from it. The last seven are the places of courses."""

SUIT_COLOURS = {"C": CARD_BLACK, "D": CARD_RED, "H": CARD_RED, "S": CARD_BLACK}
FOUR_COLOURS = {"C": CARD_GREEN, "D": CARD_BLUE, "H": CARD_RED, "S": CARD_BLACK}

# Signs of gamepad buttons, on ink.
PAD_GREEN = (126, 206, 112)
PAD_RED = (240, 112, 100)
PAD_BLUE = (122, 178, 240)
PAD_YELLOW = (246, 206, 92)
PAD_PINK = (238, 152, 200)
