"""The faces of the rivals, put together from parts in the style of the court cards.

A face is drawn in a square of 100 by 100, each shape in a flat colour within a line of ink.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from golf import theme
from golf.analysis.rivals import Rival
from golf.scenes.tour.pen import Pen, arc, mixed
from golf.table.card_art import packed
from golf.theme import Colour
from golf.ui.pictures import PICTURES

_PAPER, _GOLD, _BLUSH = theme.PAPER, theme.SUN, (236, 128, 108)

_SKINS: Sequence[Colour] = (
    (250, 220, 190), (240, 198, 160), (214, 164, 120), (164, 112, 76), (112, 74, 52),
)  # fmt: skip
_HAIRS: dict[str, Colour] = {
    "black": (44, 38, 40), "brown": (104, 66, 42), "fair": (232, 190, 104), "red": (196, 92, 44),
    "grey": (168, 170, 170), "white": (238, 234, 222),
}  # fmt: skip
_CLOTHES: Sequence[Colour] = (
    (46, 112, 78), (205, 62, 56), (46, 74, 116), (232, 166, 60), (126, 86, 132), (92, 150, 168),
    (226, 205, 160),
)  # fmt: skip
_GROUNDS: Sequence[Colour] = (
    (158, 196, 168), (196, 214, 220), (240, 214, 150), (232, 188, 170), (206, 196, 222),
)  # fmt: skip


class Face(NamedTuple):
    """What a face is made of; numbers are those of the colours above."""

    skin: int
    hair: str
    style: str
    clothes: int
    ground: int
    hat: str = ""
    extra: str = ""
    beard: str = ""
    mouth: str = "smile"
    wear: str = "collar"


FACES: dict[str, Face] = {
    "poppy": Face(0, "red", "bob", 1, 1, "bobble"),
    "otto": Face(1, "grey", "bald", 2, 2, beard="walrus"),
    "lulu": Face(2, "black", "curls", 3, 3, mouth="grin", wear="scarf"),
    "gus": Face(0, "white", "short", 0, 4, "flat", beard="full"),
    "mabel": Face(1, "grey", "bun", 4, 0, extra="glasses", wear="pearls"),
    "rashid": Face(3, "black", "short", 5, 2, beard="goatee", mouth="grin"),
    "ana": Face(2, "brown", "long", 1, 0, "visor"),
    "finn": Face(0, "fair", "spiky", 2, 3, mouth="smirk", wear="stripes"),
    "bertie": Face(1, "red", "side", 3, 1, "straw", beard="moustache", wear="bow"),
    "kiko": Face(1, "black", "bob", 4, 2, extra="shades"),
    "hugo": Face(1, "black", "side", 2, 4, beard="moustache", mouth="smirk", wear="tie"),
    "nell": Face(4, "black", "afro", 3, 1, mouth="grin"),
    "wanda": Face(0, "fair", "bun", 5, 3, "visor", mouth="smirk"),
    "pedro": Face(2, "black", "curls", 0, 2, beard="full", mouth="grin"),
    "greta": Face(0, "fair", "plaits", 1, 0, wear="stripes"),
    "tom": Face(1, "brown", "short", 2, 3, "cap", wear="argyle"),
    "ines": Face(2, "brown", "ponytail", 4, 4, mouth="grin"),
    "olaf": Face(0, "white", "bald", 4, 2, "bobble", beard="full"),
    "dinah": Face(1, "red", "long", 0, 3, extra="glasses"),
    "amir": Face(3, "black", "side", 2, 0, beard="stubble", mouth="flat"),
    "rosa": Face(2, "black", "bun", 1, 2, "straw", wear="pearls"),
    "jock": Face(0, "red", "short", 0, 4, "tam", beard="full", wear="argyle"),
    "mei": Face(1, "black", "fringe", 5, 3, mouth="flat"),
    "sven": Face(0, "fair", "long", 2, 1, "band", beard="goatee"),
    "clara": Face(0, "brown", "curls", 3, 4, extra="glasses", mouth="grin"),
    "abdou": Face(4, "black", "bald", 3, 2, extra="shades", mouth="grin"),
    "lotte": Face(0, "fair", "bob", 3, 2, "bucket"),
    "ravi": Face(3, "black", "side", 4, 1, extra="glasses", beard="moustache"),
    "elise": Face(0, "brown", "fringe", 1, 4, mouth="smirk", wear="scarf"),
    "duncan": Face(1, "grey", "short", 0, 3, "flat", mouth="flat", wear="tie"),
    "yuki": Face(1, "black", "ponytail", 2, 0, "visor", mouth="flat"),
    "carmen": Face(2, "black", "long", 1, 2, mouth="smirk", wear="pearls"),
    "piet": Face(0, "fair", "short", 3, 4, "cap", extra="shades"),
    "ada": Face(4, "black", "braids", 5, 2, mouth="grin", wear="stripes"),
    "lars": Face(0, "brown", "spiky", 4, 1, beard="full", mouth="flat"),
    "maud": Face(0, "white", "bob", 2, 3, extra="glasses", wear="pearls"),
    "kwame": Face(4, "grey", "short", 0, 3, beard="goatee", wear="tie"),
    "irina": Face(0, "fair", "fringe", 6, 4, "bucket", mouth="flat"),
    "felix": Face(1, "brown", "side", 1, 0, extra="monocle", mouth="smirk", wear="bow"),
    "soledad": Face(3, "brown", "braids", 3, 1, "straw", mouth="flat"),
    "hamish": Face(0, "white", "curls", 0, 0, "tam", beard="walrus", wear="argyle"),
    "noor": Face(3, "black", "scarf", 5, 4),
    "beatrix": Face(1, "grey", "bun", 4, 1, extra="monocle", mouth="flat", wear="pearls"),
    "tadeusz": Face(0, "grey", "bald", 2, 4, extra="glasses", beard="goatee", mouth="flat"),
    "old_tom": Face(0, "white", "side", 6, 3, "flat", beard="long", wear="tie"),
}
"""The face of each rival, by its key."""

ME = Face(1, "brown", "short", 6, 2, "cap", mouth="grin")
"""Stands for the player."""


def face_picture(rival: Rival | None, side: int) -> pygame.Surface:
    """Return the face of a rival, or that of the player, in a round frame `side` pixels wide."""
    face = ME if rival is None else FACES.get(rival.key, ME)
    return PICTURES.kept(("rival", face, side), lambda: _painted(face, max(8, side)))


def _painted(face: Face, side: int) -> pygame.Surface:
    pen = Pen(side)
    _paint_face(pen, face)
    mask = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    whole = pen.surface.get_width()
    pygame.draw.circle(mask, (255, 255, 255, 255), (whole / 2, whole / 2), 0.48 * whole)
    pen.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    framed = pygame.Surface((whole, whole), pygame.SRCALPHA)
    framed.fill((*theme.INK, 0))
    pygame.draw.circle(framed, theme.INK, (whole / 2, whole / 2), whole / 2)
    framed.blit(pen.surface, (0, 0))
    return packed(pygame.transform.smoothscale(framed, (side, side)))


def _paint_face(pen: Pen, face: Face) -> None:
    skin, hair = _SKINS[face.skin], _HAIRS[face.hair]
    pen.surface.fill(_GROUNDS[face.ground])
    _paint_back_hair(pen, face, hair)
    _paint_body(pen, face, skin)
    for x in (27.5, 72.5):
        pen.oval(x, 51, 5, 6.5, skin)
    pen.oval(50, 48, 23, 26, skin)
    for x in (36, 64):
        pen.dot(x, 57, 4.6, mixed(skin, _BLUSH, 0.45))
    _paint_beard(pen, face, hair)
    _paint_features(pen, face, hair)
    _paint_hair(pen, face, hair)
    _paint_hat(pen, face)


def _paint_body(pen: Pen, face: Face, skin: Colour) -> None:
    """Paint the shoulders with what is worn, and the neck."""
    cloth = _CLOTHES[face.clothes]
    shoulders = [(6, 104), *arc(34, 98, 26, 19, 1, 1.5, 12), *arc(66, 98, 26, 19, 1.5, 2, 12)]
    pen.shape([*shoulders, (94, 104)], cloth)
    if face.wear == "stripes":
        for y in (86, 93):
            pen.line([(16, y), (84, y)], _PAPER, 1.4)
    if face.wear == "argyle":
        for x in (26, 50, 74):
            diamond = [(x, 84), (x + 7, 93), (x, 102), (x - 7, 93)]
            pen.shape(diamond, mixed(cloth, _GOLD, 0.8), is_inked=False)
    pen.shape([(41, 66), (59, 66), (59, 80), (50, 87), (41, 80)], mixed(skin, theme.INK, 0.12))
    _paint_wear(pen, face.wear)


def _paint_wear(pen: Pen, wear: str) -> None:
    match wear:
        case "scarf":
            pen.shape(arc(50, 79, 17, 7, 0, 2), theme.FLAG)
            pen.shape([(56, 82), (66, 98), (56, 100), (51, 84)], theme.FLAG)
        case "pearls":
            for x, y in arc(50, 76, 13, 10, 0.1, 0.9, 6):
                pen.oval(x, y, 2.4, 2.4, _PAPER)
        case _:
            pen.shape([(40, 75), (50, 86), (38, 94), (31, 81)], _PAPER)
            pen.shape([(60, 75), (50, 86), (62, 94), (69, 81)], _PAPER)
    if wear == "tie":
        pen.shape([(47, 84), (53, 84), (56, 100), (44, 100)], theme.FLAG)
    if wear == "bow":
        pen.shape([(50, 86), (38, 80), (38, 93)], theme.FLAG)
        pen.shape([(50, 86), (62, 80), (62, 93)], theme.FLAG)


def _paint_back_hair(pen: Pen, face: Face, hair: Colour) -> None:
    """Paint the hair that falls behind the head."""
    match face.style:
        case "long" | "fringe":
            pen.shape([*arc(50, 46, 29, 29, 1, 2), (80, 84), (20, 84)], hair)
        case "bob":
            pen.shape([*arc(50, 47, 29, 30, 1, 2), (78, 68), (22, 68)], hair)
        case "afro":
            pen.oval(50, 42, 36, 34, hair)
        case "curls":
            for x, y in arc(50, 48, 26, 26, 0.95, 2.05, 8):
                pen.oval(x, y, 9, 9, hair)
        case "ponytail":
            pen.oval(79, 52, 8, 20, hair)
        case "bun":
            pen.oval(50, 15, 12, 11, hair)
        case "plaits" | "braids":
            for x in (23, 77):
                for y in (62, 71, 80):
                    pen.oval(x, y, 6, 5.5, hair)
        case "scarf":
            cloth = _CLOTHES[face.clothes]
            pen.shape([*arc(50, 47, 30, 31, 1, 2), (82, 90), (18, 90)], cloth)


def _paint_hair(pen: Pen, face: Face, hair: Colour) -> None:
    """Paint the hair above the forehead."""
    crown = arc(50, 48, 24, 27, 1, 2)
    match face.style:
        case "bald":
            pen.line([(38, 27), (44, 24)], _PAPER, 1.2)
        case "short" | "bun" | "ponytail" | "plaits":
            pen.shape([*crown, (70, 38), (60, 33), (40, 33), (30, 38)], hair)
        case "side":
            pen.shape([*crown, (72, 42), (62, 30), (36, 36), (29, 44)], hair)
        case "spiky":
            spikes = [(26, 44), (24, 26), (33, 28), (36, 14), (46, 22), (54, 11), (60, 22)]
            pen.shape([*spikes, (71, 16), (71, 29), (78, 28), (73, 44), (62, 33), (38, 33)], hair)
        case "fringe":
            pen.shape([*crown, (73, 52), (69, 41), (31, 41), (27, 52)], hair)
        case "long" | "bob":
            pen.shape([*crown, (73, 54), (62, 34), (48, 29), (34, 38), (27, 54)], hair)
        case "curls":
            for x, y in arc(50, 42, 20, 17, 1.08, 1.92, 5):
                pen.oval(x, y, 8, 7.5, hair)
        case "afro":
            pen.shape([*arc(50, 44, 25, 24, 1.05, 1.95), (66, 35), (34, 35)], hair)
        case "braids":
            pen.shape([*crown, (72, 44), (50, 29), (28, 44)], hair)
            pen.line([(50, 21), (50, 29)])
        case "scarf":
            cloth = _CLOTHES[face.clothes]
            pen.shape([*arc(50, 48, 26, 29, 1, 2), (70, 44), (50, 29), (30, 44)], cloth)


def _paint_features(pen: Pen, face: Face, hair: Colour) -> None:
    brow = mixed(hair, theme.INK, 0.45)
    for x in (41, 59):
        if face.mouth == "grin" and not face.extra:
            pen.line(arc(x, 51, 4, 4, 1.1, 1.9, 8))
        else:
            pen.dot(x, 49, 2.6)
        tilt = {"flat": 0.0, "smirk": 1.6}.get(face.mouth, -1.0) * (1 if x < 50 else -1)
        pen.line([(x - 5, 42 - tilt), (x + 5, 42 + tilt)], brow, 1.2)
    pen.line([(50, 49), (52.5, 57), (48.5, 58)], width=0.9)
    _paint_mouth(pen, face.mouth)
    match face.extra:
        case "glasses":
            for x in (41, 59):
                pen.line(arc(x, 49.5, 7, 6.5, 0, 2), width=1.1)
            pen.line([(48, 49), (52, 49)])
        case "shades":
            for x in (41, 59):
                lens = [(x - 8, 45), (x + 8, 45), (x + 6, 54), (x - 6, 54)]
                pen.shape(lens, theme.INK)
                pen.line([(x - 4, 47.5), (x - 1, 51)], theme.SKY, 0.9)
            pen.line([(48, 46), (52, 46)])
        case "monocle":
            pen.line(arc(59, 49.5, 7.5, 7.5, 0, 2), _GOLD, 1.3)
            pen.line([(66, 52), (69, 66), (66, 78)], _GOLD, 0.7)


def _paint_mouth(pen: Pen, mouth: str) -> None:
    match mouth:
        case "grin":
            pen.shape([(41, 62), *arc(50, 62, 9, 7, 0, 1, 12)], _PAPER)
        case "flat":
            pen.line([(44, 64.5), (56, 64.5)])
        case "smirk":
            pen.line([(44, 65), (52, 65), (58, 61.5)])
        case _:
            pen.line(arc(50, 60.5, 8, 5.5, 0.12, 0.88, 10))


def _paint_beard(pen: Pen, face: Face, hair: Colour) -> None:
    match face.beard:
        case "full":
            jaw = [*arc(50, 52, 24, 25, 0.04, 0.96), (34, 58), (50, 60), (66, 58)]
            pen.shape(jaw, hair)
            pen.oval(50, 64, 9, 5, mixed(hair, theme.INK, 0.3), is_inked=False)
        case "long":
            pen.shape([(27, 52), (34, 58), (50, 60), (66, 58), (73, 52), (66, 84), (50, 95),
                       (34, 84)], hair)  # fmt: skip
        case "goatee":
            pen.shape([(42, 67), (58, 67), (55, 78), (45, 78)], hair)
        case "stubble":
            for x, y in arc(50, 52, 18, 20, 0.15, 0.85, 9):
                pen.dot(x, y, 1.1, hair)
        case "walrus":
            pen.shape([(50, 58), (62, 60), (67, 70), (58, 66), (50, 64), (42, 66), (33, 70),
                       (38, 60)], hair)  # fmt: skip
        case "moustache":
            pen.shape([(50, 59), (60, 59), (64, 63), (50, 62.5), (36, 63), (40, 59)], hair)


def _paint_hat(pen: Pen, face: Face) -> None:
    cloth = _CLOTHES[(face.clothes + 1 + face.ground) % len(_CLOTHES)]
    match face.hat:
        case "cap":
            pen.shape([*arc(50, 36, 26, 24, 1, 2)], cloth)
            pen.shape([(48, 31), (84, 33), (86, 39), (48, 38)], mixed(cloth, theme.INK, 0.25))
            pen.oval(50, 12.5, 2.6, 2.2, _PAPER)
        case "visor":
            pen.shape([(26, 33), (74, 33), (74, 40), (26, 40)], _PAPER)
            pen.shape([(24, 39), (76, 39), (82, 45), (18, 45)], cloth)
        case "bobble":
            pen.oval(50, 8, 7, 7, _PAPER)
            pen.shape(arc(50, 36, 27, 26, 1, 2), cloth)
            pen.shape([(21, 33), (79, 33), (79, 42), (21, 42)], _PAPER)
        case "flat":
            pen.shape([(22, 37), (28, 22), (52, 15), (76, 24), (84, 36), (50, 34)], cloth)
            pen.shape([(52, 33), (88, 35), (84, 41), (50, 38)], mixed(cloth, theme.INK, 0.25))
        case "straw":
            pen.shape(arc(50, 30, 21, 20, 1, 2), theme.SAND)
            pen.shape([(29, 25), (71, 25), (71, 32), (29, 32)], theme.FLAG)
            pen.oval(50, 34, 36, 6, theme.SAND)
        case "bucket":
            pen.shape([(33, 14), (67, 14), (73, 32), (27, 32)], cloth)
            pen.shape([(27, 31), (73, 31), (84, 43), (16, 43)], mixed(cloth, _PAPER, 0.2))
        case "tam":
            pen.oval(50, 10, 5.5, 5.5, theme.FLAG)
            pen.oval(50, 25, 33, 13, cloth)
            pen.shape([(27, 30), (73, 30), (74, 39), (26, 39)], _PAPER)
        case "band":
            pen.shape([(25, 34), (75, 34), (75, 41), (25, 41)], theme.FLAG)
