"""One line of words for everything that happens: for the eye, a screen reader, and the terminal."""

from golf.core.cards import Card
from golf.core.game import Game
from golf.core.moves import FLIP, Move
from golf.core.position import COLUMNS, Position, Refusal
from golf.core.rounds import Round
from golf.core.rules import Rules
from golf.texts.deal_names import deal_name
from golf.texts.game_names import caddie_text, game_kind, hole_name
from golf.texts.numbers import parted, signed_text
from golf.texts.score import (
    cards_text,
    headline_text,
    round_result,
    speaks_par,
    strokes_text,
)
from golf.words import mark, say, say_n

_A_RANK = (
    mark("an Ace"), mark("a 2"), mark("a 3"), mark("a 4"), mark("a 5"), mark("a 6"), mark("a 7"),
    mark("an 8"), mark("a 9"), mark("a 10"), mark("a Jack"), mark("a Queen"), mark("a King"),
)  # fmt: skip
_RANK = (
    mark("Ace"), mark("2"), mark("3"), mark("4"), mark("5"), mark("6"), mark("7"), mark("8"),
    mark("9"), mark("10"), mark("Jack"), mark("Queen"), mark("King"),
)  # fmt: skip
_SUIT = {"C": mark("clubs"), "D": mark("diamonds"), "H": mark("hearts"), "S": mark("spades")}


def rank_text(rank: int) -> str:
    """Return a rank's name: Ace, 2 ... 10, Jack, Queen, King."""
    return say(_RANK[rank - 1])


def rank_with_article(rank: int) -> str:
    """Return one card of a rank, as in a sentence: an Ace, a 2, an 8, a Queen."""
    return say(_A_RANK[rank - 1])


def card_text(card: Card) -> str:
    """Return a card's name: 9 of hearts."""
    return say("{rank} of {suit}", rank=rank_text(card.rank), suit=say(_SUIT[card.suit]))


def moved(game: Game, move: Move) -> str:
    """Return what a move that was made did, and how things stand."""
    return made(game.hole.position, move)


def made(position: Position, move: Move) -> str:
    """Return what the move did that led to a position, and how things stand."""
    card = position.waste[-1]
    stock = say_n("{n} card in the stock", "{n} cards in the stock", len(position.stock))
    left = cards_text(position.cards_left)
    if move is FLIP:
        return say("{card} flipped; {stock}, {left}.", card=card_text(card), stock=stock, left=left)
    return say(
        "{card} played from column {column}; {stock}, {left}.",
        card=card_text(card),
        column=move,
        stock=stock,
        left=left,
    )


def refused(refusal: Refusal, rules: Rules) -> str:
    """Return why a move cannot be made, as the player needs to know it."""
    match refusal.reason:
        case "over":
            return say("The hole is over.")
        case "empty_column":
            return say("Column {n} is empty.", n=refusal.column + 1)
        case "empty_stock":
            return say("The stock is empty.")
        case "can_play":
            return say("A card fits: under these rules the stock is flipped only when none does.")
        case "on_king":
            return say("Nothing goes on a King.")
    rank = refusal.card.rank if refusal.card is not None else 0
    tops = [top for top in range(1, 14) if rules.fits_rank(rank, top)]
    names = [rank_with_article(top) for top in tops]
    if len(names) == 1:
        return say("{rank} needs {top}.", rank=rank_text(rank), top=names[0])
    return say("{rank} needs {low} or {high}.", rank=rank_text(rank), low=names[0], high=names[1])


def undone(game: Game) -> str:
    """Return how things stand after moves were taken back."""
    return taken_back(game.hole.position)


def taken_back(position: Position) -> str:
    """Return how things stand in a position that moves were taken back to."""
    top = position.top
    left = cards_text(position.cards_left)
    if top is None:
        return say("Taken back; the waste is empty, {left}.", left=left)
    return say("Taken back to {card}; {left}.", card=card_text(top), left=left)


def stuck(game: Game) -> str:
    """Return that nothing can be done any more, and what is offered."""
    if game.hole.can_undo:
        return say("No card fits and the stock is empty. Undo, or finish the hole.")
    return say("No card fits and the stock is empty.")


def legal(game: Game) -> str:
    """Return which moves there are."""
    position = game.hole.position
    plays = [move for move in position.legal_moves() if move is not FLIP]
    if not plays:
        return say("No card fits: flip the stock.")
    columns = ", ".join(str(move) for move in plays)
    return say_n(
        "One card fits: column {columns}.",
        "{n} cards fit: columns {columns}.",
        len(plays),
        columns=columns,
    )


def not_made(refusal: Refusal, move: Move, why: str) -> str:
    """Return that a move is not legal, of which card, and why, as `refused` says it."""
    if refusal.card is None:
        return say("Not legal. {why}", why=why)
    return say(
        "Not legal: {card} in column {column}. {why}",
        card=card_text(refusal.card),
        column=move,
        why=why,
    )


def beginning(game: Game) -> str:
    """Return where the game stands, and before its first move what the caddie says of the hole."""
    caddie = "" if game.hole.has_begun else caddie_text(game)
    return " ".join(filter(None, [game_status(game), caddie]))


def game_status(game: Game) -> str:
    """Return where the game stands: hole, deal, waste, stock, cards left, and the score.

    A round tells what its finished holes came to, a course what it calls the hole.
    """
    hole, golf_round = game.hole, game.round
    top = hole.position.top
    parts = [
        _which_hole(game),
        hole_name(game),
        "" if game.daily is not None else deal_name(game.rules, str(hole.deal)),
        say("it can be cleared") if game.is_clearable else "",
        say("the waste is empty") if top is None else say("waste {card}", card=card_text(top)),
        say_n("{n} card in the stock", "{n} cards in the stock", hole.stock_left),
        "" if game.rules.score == "cards" else cards_text(hole.cards_left),
        headline_text(hole),
        _par_in_words(golf_round) if speaks_par(golf_round) else "",
    ]
    words = say("{list}.", list=", ".join(filter(None, parts)))
    has_total = game.is_round and golf_round.finished
    return f"{words} {finished_holes(golf_round)}" if has_total else words


def _par_in_words(golf_round: Round) -> str:
    """Return the par of the hole in play; beside points it has its unit."""
    par = golf_round.hole_par
    if golf_round.rules.score == "strokes":
        return say("par {n}", n=signed_text(par))
    return say("par {strokes}", strokes=strokes_text(par))


def _which_hole(game: Game) -> str:
    if not game.is_round:
        return game_kind(game)
    n, of = game.round.number, len(game.round.deals)
    if game.kind == "round":
        return say("Hole {n} of {of}", n=n, of=of)
    return say("{game}, hole {n} of {of}", game=game_kind(game), n=n, of=of)


def finished_holes(golf_round: Round) -> str:
    """Return what the finished holes of a round of several came to."""
    return say(
        "After {n} of {of} holes: {result}.",
        n=len(golf_round.finished),
        of=len(golf_round.deals),
        result=round_result(golf_round.strokes_finished, golf_round.par_finished),
    )


def column_text(position: Position, column: int) -> str:
    """Return the cards of a column (0 to 6), the exposed card first."""
    cards = position.tableau[column]
    if not cards:
        return say("Column {n} is empty.", n=column + 1)
    exposed, *buried = reversed(cards)
    if not buried:
        return say("Column {n}: {card}.", n=column + 1, card=card_text(exposed))
    return say(
        "Column {n}: {card}; under it {cards}.",
        n=column + 1,
        card=card_text(exposed),
        cards=", ".join(map(card_text, buried)),
    )


def table_read(position: Position) -> list[str]:
    """Return the whole table in lines: the waste, the stock, and each column."""
    top, stock = position.top, len(position.stock)
    waste = say("The waste is empty.") if top is None else say("Waste {card}.", card=card_text(top))
    left = say_n("Stock: {n} card.", "Stock: {n} cards.", stock)
    return [waste, left, *(column_text(position, column) for column in range(COLUMNS))]


def counter(position: Position) -> str:
    """Return how many cards of each rank the stock still holds."""
    if not position.stock:
        return say("The stock is empty.")
    counts = enumerate(position.stock_counts, start=1)
    ranks = [f"{rank_text(rank)} ×{count}" for rank, count in counts if count]
    return say("Still in the stock: {ranks}.", ranks=", ".join(ranks))


def partners(position: Position) -> str:
    """Return for each exposed card how many cards in the stock it would fit on."""
    parts = [
        say_n(
            "column {column}, {card}: {n} partner",
            "column {column}, {card}: {n} partners",
            count,
            column=move,
            card=rank_text(card.rank),
        )
        for move, card, count in position.partner_counts
    ]
    return say("In the stock: {parts}.", parts=parted(parts))
