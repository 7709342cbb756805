"""One line of words for everything that happens: for the eye, a screen reader, and the terminal."""

from golf.core.cards import Card
from golf.core.moves import FLIP, Move
from golf.core.position import Refusal
from golf.core.rules import Rules
from golf.game import Game
from golf.words import say, say_n

_A_RANK = (
    "an Ace", "a 2", "a 3", "a 4", "a 5", "a 6", "a 7", "an 8", "a 9", "a 10", "a Jack", "a Queen",
    "a King",
)  # fmt: skip
_RANK = ("Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King")
_SUIT = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def rank_text(rank: int) -> str:
    """Return a rank's name: Ace, 2 ... 10, Jack, Queen, King."""
    return say(_RANK[rank - 1])


def card_text(card: Card) -> str:
    """Return a card's name: 9 of hearts."""
    return say("{rank} of {suit}", rank=rank_text(card.rank), suit=say(_SUIT[card.suit]))


def moved(game: Game, move: Move) -> str:
    """Return what a move that was made did, and how things stand."""
    hole = game.hole
    card = hole.position.waste[-1]
    stock = say_n("{n} card in the stock", "{n} cards in the stock", hole.stock_left)
    left = say_n("{n} card left", "{n} cards left", hole.cards_left)
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
    names = [say(_A_RANK[top - 1]) for top in tops]
    if len(names) == 1:
        return say("{rank} needs {top}.", rank=rank_text(rank), top=names[0])
    return say("{rank} needs {low} or {high}.", rank=rank_text(rank), low=names[0], high=names[1])


def undone(game: Game) -> str:
    """Return how things stand after moves were taken back."""
    top = game.hole.position.top
    left = say_n("{n} card left", "{n} cards left", game.hole.cards_left)
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
