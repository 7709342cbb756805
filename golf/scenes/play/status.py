"""What the play scene writes beside the cards: hole, score, par, run, message."""

import pygame

from golf import theme
from golf.core.game import Game
from golf.core.scoring import counts_moves
from golf.geometry import Rect
from golf.table.places import TableLayout
from golf.texts.game_names import short_terms, terms
from golf.texts.numbers import against_par, clock_text, golfers_text, signed_text
from golf.texts.score import cards_text, headline, moves_text, speaks_par, strokes_text
from golf.theme import Colour
from golf.ui.lines import largest
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_disc, draw_plate
from golf.ui.writing import draw_text
from golf.words import say

_GROUND = {"square": ("par", "headline", "verdict"), "tall": ("par", "moves", "headline")}
"""The slots beside the hole's that the plate lies under, by the layout's shape."""


def hole_text(game: Game) -> str:
    """Return which hole is played; in a game of one hole, its deal, or that it is the daily."""
    if game.is_off_record:
        return say("Just for fun")
    if game.is_round:
        return say("Hole {n} of {of}", n=game.round.number, of=len(game.round.deals))
    if game.daily is not None:
        return say("Daily")
    deal = game.hole.deal
    return say("Board") if deal.number is None else say("Deal {deal}", deal=deal)


def hole_headline(game: Game) -> tuple[str, list[str]]:
    """Return the headline and what it counts; in a round, unless that is plain, with the hole's."""
    number, unit = headline(game.hole)
    if not game.is_round or game.rules.score == "cards":
        return number, [unit]
    return number, [unit, say("hole {n}", n=game.round.number)]


def _round_texts(game: Game) -> list[str]:
    """Return the round's par, or how it stands after some holes, in ever fewer words.

    The place in an Open stays in all of them.
    """
    golf_round = game.round
    done = golf_round.finished
    if not done:
        return [say("Round: par {n}", n=signed_text(golf_round.par))]
    strokes, par = golf_round.strokes_finished, golf_round.par_finished
    words, number, n = against_par(strokes, par), golfers_text(strokes - par), len(done)
    place = None if game.entry is None else game.entry.place([hole.strokes for hole in done])
    if place is None:
        return [say("After {n}: {score}", score=score, n=n) for score in (words, number)]
    return [
        say("After {n}: {score}, place {place}", score=words, n=n, place=place),
        say("After {n}: {score}, place {place}", score=number, n=n, place=place),
        say("{score}, place {place}", score=number, place=place),
    ]


def fitted_round_text(look: Look, game: Game, width: int) -> str:
    """Return how the round stands, in as many words as have room."""
    font, choices = look.font("bold", look.text_px(1)), _round_texts(game)
    return next((words for words in choices if font.size(words)[0] <= width), choices[-1])


def par_text(game: Game) -> str:
    """Return the par of the hole in play, with its unit beside points; empty where none is told."""
    if not speaks_par(game.round):
        return ""
    par = game.round.hole_par
    if game.rules.score == "strokes":
        return say("Par {n}", n=signed_text(par))
    return say("Par: {strokes}", strokes=strokes_text(par))


def fitted_hole_text(look: Look, game: Game, width: int) -> str:
    """Return which hole it is; a long number of a deal alone where its word has no room."""
    hole, deal = hole_text(game), game.hole.deal
    is_deal = hole.endswith(str(deal)) and deal.number is not None
    if is_deal and look.font("bold", look.text_px(1)).size(hole)[0] > width:
        return str(deal)
    return hole


def flag(look: Look, game: Game, height: int, *, has_number: bool = True) -> pygame.Surface:
    """Return the flag of the hole, in a round with its number on it."""
    picture = look.picture("title/hole-flag", (height, height))
    if not game.is_round or not has_number:
        return picture
    number = look.text_at(str(game.round.number), "display", round(0.36 * height), theme.PAPER)
    x = round(0.54 * picture.get_width()) - number.get_width() // 2
    picture = picture.copy()
    picture.blit(number, (x, round(0.27 * height) - number.get_height() // 2))
    return picture


def has_room_beside(look: Look, words: str, flag: pygame.Surface, width: int) -> bool:
    """Return whether words, small if need be, fit beside a flag into a line of that width."""
    gap = look.layout.text_size // 2
    return look.font("body", look.text_px(1)).size(words)[0] <= width - flag.get_width() - gap


def status_edge(layout: TableLayout) -> int:
    """Return how much wider than its text the plate is at both sides, beside a wide board."""
    return min(layout.text_size // 2, layout.status.x // 2)


def paint_status(
    surface: pygame.Surface,
    look: Look,
    game: Game,
    *,
    shows_clock: bool = False,
    ground: pygame.Surface | None = None,
) -> None:
    """Write the slots above a board that the game always fills; `ground` is the bare table."""
    layout = look.layout
    draw_plate(surface, _ground(look), layout.text_size // 2, look.status_plate, ground)
    # Where run and moves share a line, the clock has no room there.
    is_shared = layout.text["run"].y == layout.text["moves"].y
    _paint_hole(surface, look, game, clock_text(game.seconds) if shows_clock and is_shared else "")
    number, unit = hole_headline(game)
    _paint_headline(surface, look, number, unit)
    if game.is_round:
        paint_dots(surface, look, game, layout.text["par"], "centre")
    lines = _lines(look, game, shows_clock and not is_shared)
    if is_shared:
        place = layout.text["run"].union(layout.text["moves"])
        _paint_row(surface, look, [lines.pop("run"), lines.pop("moves")], place)
    for name, line in lines.items():
        _paint_row(surface, look, [line], layout.text[name])


def _paint_row(
    surface: pygame.Surface, look: Look, lines: list[tuple[str, Colour, str]], place: Rect
) -> None:
    """Write words side by side in the middle of a place, in one size in which they fit."""
    lines = [line for line in lines if line[0]]
    px, gap = look.layout.text_size, look.layout.text_size // 3
    spare = place.w - gap * (len(lines) - 1)

    def width_at(px: int) -> int:
        return sum(look.font(role, px).size(words)[0] for words, _, role in lines)

    px = largest(px, min(px, look.text_px(1)), spare, width_at)
    pictures = []
    for words, colour, role in lines:
        pictures.append(look.fitted_at(words, role, px, colour, max(1, spare)))
        spare -= pictures[-1].get_width()
    if len(pictures) > 1:
        more = max(0, min(spare, px - gap))
        gap, spare = gap + more, spare - more
    x = place.x + max(0, spare) // 2
    for picture in pictures:
        surface.blit(picture, (x, place.y + (place.h - picture.get_height()) // 2))
        x += picture.get_width() + gap


def area(look: Look) -> Rect:
    """Return the box round what is told of the hole: not the verdict, messages, the counter."""
    layout = look.layout
    box = layout.status
    for name, slot in layout.text.items():
        if name not in ("message", "counter", "verdict"):
            box = box.union(slot)
    return box.inflate(layout.text_size, layout.text_size)


def area_with_verdict(look: Look) -> Rect:
    """Return the box round all that is told of the hole, with the verdict."""
    box, slot = area(look), look.layout.text.get("verdict")
    return box if slot is None else box.union(slot.inflate(*(look.layout.text_size,) * 2))


def _ground(look: Look) -> Rect:
    """Return the place of the plate under the status: in every light it can be read."""
    layout = look.layout
    box = layout.text["hole"]
    for name in _GROUND[layout.shape]:
        box = box.union(layout.text[name])
    edge = min(layout.text_size // 2, box.x, max(0, box.y - 1))
    return box.inflate(edge, edge)


def _lines(look: Look, game: Game, shows_clock: bool) -> dict[str, tuple[str, Colour, str]]:
    """Return what stands in the lines that are words alone: words, colour, role."""
    hole = game.hole
    left = cards_text(hole.cards_left)
    # Where the headline is not cards or strokes, it does not say how many are left.
    counted = [left] if game.rules.score == "points" else []
    run = say("Run of {n}", n=hole.run_length) if hole.run_length > 1 else ""
    moves = moves_text(hole.move_count)
    parts = counted if game.is_round else []
    if counts_moves(game.rules):
        parts.append(moves)
    if shows_clock:
        parts.append(clock_text(game.seconds))
    cards = ("".join(counted), theme.TABLE_QUIET, "body")
    if game.is_round:
        stand = fitted_round_text(look, game, look.layout.text["cards"].w)
        cards = (stand, theme.TABLE_TEXT, "bold")
    return {
        "cards": cards,
        "run": (run, theme.TABLE_STRONG, "bold"),
        "moves": (" · ".join(parts), theme.TABLE_QUIET, "body"),
    }


def _paint_hole(surface: pygame.Surface, look: Look, game: Game, clock: str) -> None:
    """Write hole, par and rules, course or day, all from one left edge; at their right the flag.

    The time of play stands beside the par unless it is empty.
    """
    place, size = look.layout.text["hole"], look.layout.text_size
    rules = terms(game)
    small, least = max(round(0.9 * size), look.text_px(1)), look.text_px(1)
    names: list[str] = []
    if place.h >= 3.7 * size:
        is_long = look.font("body", least).size(rules)[0] > place.w
        names = look.lines_at(rules, "body", least, place.w) if is_long else [rules]
    second = " · ".join(filter(None, (par_text(game), clock, "" if names else rules)))
    if look.font("body", least).size(second)[0] > place.w:
        second = second.replace(rules, short_terms(game))
    below = [(second, size)] if second else []
    below += [(name, small) for name in names]
    count = 1 + len(below)
    pitch = min(place.h // count, round(1.6 * size))
    y = place.y + (place.h - pitch * count) // 2
    picture, beside = flag(look, game, round((1.8 if game.is_round else 1.3) * pitch)), 2
    if below and not has_room_beside(look, below[0][0], picture, place.w):
        picture, beside = flag(look, game, pitch, has_number=False), 1
    room = place.w - picture.get_width() - size // 2
    hole = fitted_hole_text(look, game, room)
    # In a very narrow window which hole it is comes before its flag.
    has_flag = look.font("bold", least).size(hole)[0] <= room
    room = room if has_flag else place.w
    lines = [(hole, "bold", theme.TABLE_TEXT, size)]
    lines += [(words, "body", theme.TABLE_QUIET, px) for words, px in below]
    widest = 0
    for number, (words, role, colour, px) in enumerate(lines):
        # What follows the lines beside the flag stands below it.
        width = place.w if number >= beside else room
        line = fit(look, words, role, px, colour, place._replace(w=width))
        widest = max(widest, line.get_width() if number < beside else 0)
        surface.blit(line, (place.x, y + number * pitch + (pitch - line.get_height()) // 2))
    if has_flag:
        surface.blit(picture, (place.x + min(room, widest) + size // 2, y))


def _paint_headline(surface: pygame.Surface, look: Look, number: str, unit: list[str]) -> None:
    """Write the number that counts, large, and what it counts beside or below it."""
    layout = look.layout
    place, size = layout.text["headline"], layout.text_size
    # Its neighbours may fill their own place to the edge.
    room = place.w - size // 3
    words = ", ".join(unit)
    if look.font("body", look.text_px(1)).size(words)[0] > room:
        # In a very narrow window the hole is named at the other end alone.
        words = unit[0]
    label = look.fitted_at(words, "body", size, theme.TABLE_QUIET, room)
    is_low = place.h < 3 * size
    most = place.h + round(0.3 * size) if is_low else place.h - label.get_height() + size
    figure = look.text_at(
        number, "display", max(size, min(most, round(3.1 * size))), theme.TABLE_TEXT
    )
    # The font leaves room above and below its figures that is not wanted here.
    ink = figure.get_bounding_rect()
    if is_low:
        _paint_low_headline(surface, look, figure, unit)
        return
    gap = size // 5
    y = place.y + (place.h - ink.h - gap - label.get_height()) // 2
    surface.blit(figure, (place.x + (place.w - ink.w) // 2, y), ink)
    x = place.x + (place.w - label.get_width()) // 2
    surface.blit(label, (x, y + ink.h + gap))


def _paint_low_headline(
    surface: pygame.Surface, look: Look, figure: pygame.Surface, unit: list[str]
) -> None:
    """Write what is counted beside the figure, in a line for each part where one is too long."""
    place, size = look.layout.text["headline"], look.layout.text_size
    ink, gap = figure.get_bounding_rect(), size // 2
    room = place.w - ink.w - gap
    line = ", ".join(unit)
    lines = [line]
    if look.font("body", size).size(line)[0] > room:
        lines = [part for each in unit for part in look.lines_at(each, "body", size, room)]
    labels = [look.fitted_at(each, "body", size, theme.TABLE_QUIET, room) for each in lines]
    x = place.x + (room - max(label.get_width() for label in labels)) // 2
    y = place.y + (place.h - ink.h) // 2
    surface.blit(figure, (x, y), ink)
    pitch = min(round(1.2 * size), place.h // len(labels))
    foot = y + ink.h if len(labels) == 1 else place.y + (place.h + len(labels) * pitch) // 2
    for number, label in enumerate(labels, start=1 - len(labels)):
        top = foot + number * pitch - round(0.8 * label.get_height())
        surface.blit(label, (x + ink.w + gap, top))


def paint_dots(surface: pygame.Surface, look: Look, game: Game, place: Rect, side: str) -> None:
    """Paint a mark for each hole of the round, from the `left` of a place or in its `centre`."""
    size, count = look.layout.text_size, len(game.round.deals)
    pitch = min(round(0.95 * size), place.w // count)
    x = place.x + (0 if side == "left" else (place.w - count * pitch) // 2)
    y = place.y + place.h // 2
    for number in range(count):
        _paint_mark(surface, game, number, (x + number * pitch + pitch / 2, y), 0.42 * pitch)


def _paint_mark(
    surface: pygame.Surface, game: Game, number: int, centre: tuple[float, float], radius: float
) -> None:
    """Paint one hole's mark: square over par, disc at par, with a red middle under it."""
    golf_round = game.round
    if number >= golf_round.number:
        draw_disc(surface, centre, max(1.5, 0.42 * radius), theme.TABLE_QUIET)
        return
    if number == golf_round.number - 1 and not golf_round.hole.is_over:
        draw_disc(surface, centre, round(1.25 * radius), theme.INK)
        draw_disc(surface, centre, max(2, round(radius)), theme.TABLE_STRONG)
        return
    over = golf_round.holes[number].strokes - golf_round.pars[number]
    if over > 0:
        side = round(1.7 * radius)
        box = Rect(round(centre[0] - side / 2), round(centre[1] - side / 2), side, side)
        draw_box(surface, box, max(1, side // 6), theme.TABLE_TEXT)
        return
    draw_disc(surface, centre, max(2, round(radius)), theme.TABLE_TEXT)
    if over < 0:
        draw_disc(surface, centre, max(1.5, 0.62 * radius), theme.FLAG)


def fit(look: Look, words: str, role: str, px: int, colour: Colour, place: Rect) -> pygame.Surface:
    """Return words as a picture that fits a place, smaller than `px` where needed."""
    return look.fitted_at(words, role, px, colour, place.w)


def paint_verdict(surface: pygame.Surface, look: Look, words: str) -> None:
    """Write what is still possible above or between the cards, if the player wants to know it."""
    if not words:
        return
    place, px = look.layout.text["verdict"], look.layout.text_size
    # A little smaller in one line is better than one word alone in a second.
    near = max(round(0.85 * px), look.text_px(theme.SMALLEST_TEXT))
    is_near = look.font("body", near).size(words)[0] <= place.w
    lines = [words] if is_near else look.lines_at(words, "body", px, place.w)
    pictures = [fit(look, line, "body", px, theme.TABLE_STRONG, place) for line in lines]
    spare = place.h - sum(picture.get_height() for picture in pictures)
    y = place.y + max(0, spare // 2)
    for picture in pictures:
        draw_text(surface, picture, Rect(place.x, y, place.w, picture.get_height()), "centre")
        y += picture.get_height()


def paint_message(surface: pygame.Surface, look: Look, words: str, *, is_counted: bool) -> None:
    """Write the line that answers what the player did, on a dark plate.

    `is_counted` keeps the place of the card counter free. What has no room reaches up over the
    feet of old waste cards where it stands below these, else down from the columns' feet.
    """
    place, px = _message_place(look.layout, is_counted), look.layout.text_size
    pad = px
    width = max(1, place.w - 2 * pad)
    lines, size = [words], px
    if place.h > 2.4 * px:
        if look.font("bold", px).size(words)[0] > width:
            lines = look.lines_at(words, "bold", px, width)
    else:
        lines, size = look.block(words, "bold", px / look.unit, width, round(2.4 * px))
    pictures = [look.fitted_at(line, "bold", size, theme.PAPER, width) for line in lines]
    height = sum(picture.get_height() for picture in pictures)
    widest = max(picture.get_width() for picture in pictures)
    spare = place.h - height
    edge = min(round(0.3 * px), spare // 2 if spare > 0 else px // 8) if len(lines) > 1 else 0
    if spare >= 0:
        y = place.y + spare // 2
    else:
        y = place.y + (spare - edge if look.layout.shape == "wide" else edge)
    x = place.x + (place.w - widest) // 2
    plate = Rect(x - pad, y - edge, widest + 2 * pad, height + 2 * edge)
    draw_plate(surface, plate, min(plate.h // 2, pad), theme.MESSAGE_PLATE)
    for picture in pictures:
        surface.blit(picture, (place.x + (place.w - picture.get_width()) // 2, y))
        y += picture.get_height()


def _message_place(layout: TableLayout, is_counted: bool) -> Rect:
    """Return the place of the message: the card counter's beside it, too, where it is not shown."""
    place = layout.text["message"]
    has_more = layout.shape == "square" and not is_counted
    return place.union(layout.text["counter"]) if has_more else place
