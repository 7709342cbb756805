"""The deals of whose stock something is known: a further start of one is no first attempt."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf.core.deal import Deal
    from golf.core.game import Game

_MOST_LEFT = 500
"""How many deals are kept that were left without a result; the latest are."""

_MOST_ATTEMPTS, _MOST_LETTERS = 10**9, 200
"""More than any deal has, and than any deal's text."""

Attempts = dict[str, int]
"""The latest attempt at each deal, by the deal's text."""


class SeenDeals:
    """The deals that were begun in games in progress, and those that were `left` for good.

    `left` are those without a result, though help was asked for or moves were made and taken back:
    they stay known, the others are in the history.
    """

    def __init__(self) -> None:
        self.left: Attempts = {}
        self._begun: Attempts = {}

    def latest_attempt(self, deal: "Deal") -> int:
        """Return the latest attempt that is known here, 0 without one."""
        return self._begun.get(str(deal), 0)

    def note(self, game: "Game") -> None:
        """Remember which deals of a game were begun, or asked about, as by a verdict."""
        for hole, facts in zip(game.round.holes, game.facts, strict=True):
            if facts.begun is not None or facts.is_assisted:
                self._raise(str(hole.deal), facts.attempt)

    def leave(self, attempts: Attempts) -> None:
        """Remember deals that were left without a result."""
        for deal, attempt in attempts.items():
            self._raise(deal, attempt)
            self.left[deal] = max(attempt, self.left.pop(deal, 0))
        for deal in list(self.left)[:-_MOST_LEFT]:
            del self.left[deal]

    def _raise(self, deal: str, attempt: int) -> None:
        self._begun[deal] = max(attempt, self._begun.get(deal, 0))

    def file(self, deal: "Deal") -> None:
        """Note that a result of a deal was filed: the history knows it now."""
        self.left.pop(str(deal), None)

    def new_in(self, attempts: Attempts) -> Attempts:
        """Return what of another device's `left` is not known here."""
        return {deal: each for deal, each in attempts.items() if each > self.left.get(deal, 0)}

    def take_back(self, brought: Attempts, before: Attempts, games: "Iterable[Game]") -> None:
        """Forget what an import `brought`, but for what was left `before` or since.

        `games` are those in progress.
        """
        since = {deal: each for deal, each in self.left.items() if brought.get(deal) != each}
        self.forget()
        self.leave({**before, **since})
        for game in games:
            self.note(game)

    def forget(self) -> None:
        """Forget all of it."""
        self.left, self._begun = {}, {}


def read_seen(data: object) -> Attempts:
    """Return the attempts by deal in a JSON object; what is none is left out."""
    if not isinstance(data, dict):
        return {}
    return {
        deal: attempt
        for deal, attempt in data.items()
        if type(attempt) is int and 1 <= attempt <= _MOST_ATTEMPTS and len(deal) <= _MOST_LETTERS
    }
