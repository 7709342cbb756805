"""Begin games: draw the deals, number the attempt, and choose the scene that shows them."""

from collections.abc import Sequence

from golf.core.deal import Deal
from golf.core.record import Record
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.game import Game
from golf.scenes.stack import Scene
from golf.services import Services
from golf.storage import new_id


def new_game(
    services: Services,
    kind: str,
    rules: Rules,
    deals: Sequence[Deal],
    *,
    is_clearable: bool = False,
) -> Game:
    """Return a fresh game of `kind`; it is saved with its first move."""
    return Game.new(
        kind,
        rules,
        deals,
        game_id=new_id(),
        attempt=services.storage.next_attempt(deals[0]),
        is_clearable=is_clearable,
    )


def new_round(services: Services, rules: Rules) -> Game:
    """Return a round of nine random deals."""
    deals = [services.storage.new_deal(services.rng) for _ in range(HOLES_IN_ROUND)]
    return new_game(services, "round", rules, deals)


def new_hole(services: Services, rules: Rules) -> Game:
    """Return one hole of a random deal."""
    return new_game(services, "hole", rules, [services.storage.new_deal(services.rng)])


def game_scene(services: Services, game: Game) -> Scene:
    """Return the scene that goes on with a game: the deal, the table, or the score card."""
    from golf.scenes.deal import DealScene
    from golf.scenes.play import PlayScene

    if game.hole.moves or game.hole.redo_moves or game.hole.is_over:
        return PlayScene(services, game)
    return DealScene(services, game)


def record_game(services: Services, record: Record) -> Scene:
    """Return the scene for a code that was given: a position to play on from, or a fresh deal."""
    game = Game.from_record("side", record, game_id=new_id())
    return game_scene(services, game)
