"""What the play scene writes beside the cards: hole, score, par, run, message."""

import pygame

from golf import theme
from golf.game import Game
from golf.look import Look
from golf.table.rect import Rect
from golf.widgets import draw_text
from golf.words import say, say_n


def signed(number: int) -> str:
    """Return a number as golfers write it against par: −2, E, +3."""
    if number == 0:
        return say("E")
    return f"+{number}" if number > 0 else f"−{-number}"


def strokes_text(number: int) -> str:
    """Return strokes as a number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


def hole_text(game: Game) -> str:
    """Return which hole is played, or its deal in a game of one hole."""
    if game.is_round:
        return say("Hole {n} of {of}", n=game.round.number, of=len(game.round.deals))
    deal = game.hole.deal
    return say("Board") if deal.number is None else say("Deal {deal}", deal=deal)


def headline(game: Game) -> tuple[str, str]:
    """Return the number that the rules put first, and what it counts."""
    hole = game.hole
    match game.rules.score:
        case "points":
            return str(hole.points), say("points")
        case "cards":
            return str(hole.cards_left), say_n("card left", "cards left", hole.cards_left)
        case _:
            return strokes_text(hole.strokes), say_n("stroke", "strokes", abs(hole.strokes))


def par_text(game: Game) -> str:
    """Return the par of the hole, and how the round stands against par so far."""
    golf_round = game.round
    if not game.is_round:
        return say("Par {n}", n=golf_round.hole_par)
    played = golf_round.strokes_finished - golf_round.par_finished
    return say("Par {n} · round {score}", n=golf_round.hole_par, score=signed(played))


def paint_status(surface: pygame.Surface, look: Look, game: Game) -> None:
    """Write the slots of the layout that the game always fills."""
    layout, hole = look.layout, game.hole
    number, unit = headline(game)
    side = "left" if layout.shape == "wide" else "centre"
    size = layout.text_size
    _paint_flag_text(surface, look, hole_text(game), side)
    _paint_headline(surface, look, number, unit)
    left = hole.cards_left
    lines = {
        "par": (par_text(game), theme.TABLE_TEXT),
        "cards": (
            say("Strokes so far {n}", n=strokes_text(game.round.strokes))
            if game.is_round and game.rules.score != "strokes"
            else say_n("{n} card left", "{n} cards left", left),
            theme.TABLE_QUIET,
        ),
        "run": (
            say("Run of {n}", n=hole.run_length) if hole.run_length > 1 else "",
            theme.TABLE_STRONG,
        ),
        "moves": (
            say_n("{n} move", "{n} moves", hole.move_count)
            if game.rules.preset == "relaxed"
            else "",
            theme.TABLE_QUIET,
        ),
    }
    for name, (words, colour) in lines.items():
        if words and name in layout.text:
            place = layout.text[name]
            draw_text(surface, fit(look, words, "body", size, colour, place), place, side)


def _paint_flag_text(surface: pygame.Surface, look: Look, words: str, side: str) -> None:
    place = look.layout.text["hole"]
    picture = fit(look, words, "bold", look.layout.text_size, theme.PAPER, place)
    draw_text(surface, picture, place, side)


def _paint_headline(surface: pygame.Surface, look: Look, number: str, unit: str) -> None:
    place = look.layout.text["headline"]
    size = look.layout.text_size
    tall = look.layout.shape == "wide"
    figure = look.text_at(
        number,
        "display",
        max(size, round(min(place.h * (0.8 if tall else 0.95), 4 * size))),
        theme.PAPER,
    )
    room = Rect(0, 0, max(1, place.w - figure.get_width() - size // 2), place.h)
    label = fit(look, unit, "body", size, theme.TABLE_QUIET, room)
    width = figure.get_width() + size // 2 + label.get_width()
    x = place.x if tall else place.x + (place.w - width) // 2
    y = place.y + (place.h - figure.get_height()) // 2
    surface.blit(figure, (x, y))
    base = y + figure.get_height() - round(figure.get_height() * 0.22)
    surface.blit(
        label, (x + figure.get_width() + size // 2, base - round(label.get_height() * 0.8))
    )


def fit(
    look: Look, words: str, role: str, px: int, colour: tuple[int, ...], place: Rect
) -> pygame.Surface:
    """Return words as a picture that fits a place, smaller than `px` where needed."""
    smallest = look.text_px(1)
    while px > smallest and look.font(role, px).size(words)[0] > place.w:
        px -= 1
    return look.text_at(words, role, px, colour)


def paint_verdict(surface: pygame.Surface, look: Look, words: str) -> None:
    """Write what is still possible, where the player wants to know it."""
    place = look.layout.text["verdict"]
    if not words:
        return
    size = look.layout.text_size / look.unit
    lines = look.lines(words, "body", size, place.w)
    y = place.y
    for line in lines:
        picture = fit(look, line, "body", look.layout.text_size, theme.TABLE_STRONG, place)
        x = (
            place.x
            if look.layout.shape == "wide"
            else place.x + (place.w - picture.get_width()) // 2
        )
        surface.blit(picture, (x, y))
        y += picture.get_height()


def paint_message(surface: pygame.Surface, look: Look, words: str) -> None:
    """Write the line that answers what the player did."""
    place = look.layout.text["message"]
    lines = [words]
    picture = fit(look, words, "bold", look.layout.text_size, theme.PAPER, place)
    if picture.get_width() > place.w:
        lines = look.lines(words, "bold", 1, place.w)
    y = place.y + (place.h - picture.get_height() * len(lines)) // 2
    for line in lines:
        words_picture = fit(look, line, "bold", look.layout.text_size, theme.PAPER, place)
        surface.blit(words_picture, (place.x + (place.w - words_picture.get_width()) // 2, y))
        y += words_picture.get_height()
