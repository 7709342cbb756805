"""Every colour, text size and font name of the game.

Colours are (red, green, blue) or (red, green, blue, alpha), each 0 to 255. Text sizes are pixels at
a window of 1280×720 and grow with it, see `text_size`.
"""


DISPLAY_FONT = "FjallaOne-Regular"
BODY_FONT = "RedHatDisplay-Medium"
BOLD_FONT = "RedHatDisplay-Bold"

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

Colour = tuple[int, int, int] | tuple[int, int, int, int]

# Cards and tables.
CARD_RED = (190, 46, 42)
CARD_BLACK = INK
CARD_GREEN = (24, 116, 66)
CARD_BLUE = (32, 92, 176)
CARD_EDGE = (196, 186, 162)
CARD_SHADOW = (8, 24, 20)

SUIT_COLOURS = {"C": CARD_BLACK, "D": CARD_RED, "H": CARD_RED, "S": CARD_BLACK}
FOUR_COLOURS = {"C": CARD_GREEN, "D": CARD_BLUE, "H": CARD_RED, "S": CARD_BLACK}
