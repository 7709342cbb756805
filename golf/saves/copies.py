"""Two copies of the game on one folder: what goes on once the first of them has closed.

Each had played on from what both had at first. Nobody is asked: of each kind of game one goes on
here, and another that was played meanwhile waits.
"""

from collections.abc import Iterable
from typing import NamedTuple

from golf.core.game import Game
from golf.core.record import Record
from golf.saves.settings import Settings

Stand = tuple[object, ...]
"""What of a game only the player changes."""


class Shared(NamedTuple):
    """What a copy had in common with the first when it came second.

    `stands` tells by kind how the games stood, and `settings` which were chosen.
    """

    stands: dict[str, Stand] = {}  # noqa: RUF012 - never changed
    settings: dict[str, object] = {}  # noqa: RUF012 - never changed

    @classmethod
    def of(cls, games: Iterable[Game], settings: Settings) -> "Shared":
        """Note what the copies share from now on."""
        return cls({game.kind: _stand(game) for game in games}, settings.to_json())

    def join_settings(self, mine: Settings, theirs: Settings) -> None:
        """Change this copy's settings to the other's, but for what was chosen here."""
        chosen = mine.differing_choices(Settings.from_json(self.settings))
        differing = mine.differing_choices(theirs)
        mine.learn(theirs)
        mine.choose(theirs, [name for name in differing if name not in chosen])

    def joined_games(
        self, mine: dict[str, Game], theirs: dict[str, Game], playing: Game | None
    ) -> tuple[list[Game], list[Game]]:
        """Return the games that go on, and those of the other copy that wait for their turn.

        Of each kind the game goes on that was changed, here or there; if both were, the one that is
        `playing`, or further on.
        """
        go_on, wait = [], []
        for kind in {**theirs, **mine}:
            here, there = mine.get(kind), theirs.get(kind)
            if here is None or self._gives_way(here, there, playing):
                go_on += [] if there is None else [there]
                continue
            go_on.append(here)
            if there is not None and there.id != here.id:
                wait.append(there)
        return go_on, wait

    def _gives_way(self, mine: Game, theirs: Game | None, playing: Game | None) -> bool:
        """Return whether a game went on, or ended, in the other copy alone, or further there."""
        if mine is playing or (theirs is not None and _stand(theirs) == _stand(mine)):
            return False
        is_behind = theirs is not None and theirs.id == mine.id and _way(mine) < _way(theirs)
        return is_behind or mine.is_at_end or _stand(mine) == self.stands.get(mine.kind)


def _stand(game: Game) -> Stand:
    """Return what of a game only the player changes: all but the time of play."""
    help_taken = tuple((facts.is_assisted, facts.hints) for facts in game.facts)
    return game.id, str(Record.of(game.round)), tuple(game.hole.redo_moves), help_taken


def _way(game: Game) -> tuple[int, int]:
    """Return how far a game has come."""
    return game.round.number, len(game.hole.moves)
