"""What to expect of random deals under each rule set, as simulations found it."""

from typing import NamedTuple

from golf.core.rules import Rules


class Outlook(NamedTuple):
    """What to expect of random deals: the share that can be cleared in percent, and strokes a hole.

    `best` is the mean of the best possible; `player` the mean of a strong player who cannot see the
    stock, and `player_clears` the share that such a player clears; None where nobody has played
    such a rule set often enough. From `golf simulate` with the bots `exact` (4,000 deals: within
    1.6 % and 0.14 strokes; 10,000 for the presets) and `fair` (500 deals: within 0.4 strokes and
    4 %); the share of deals for flips at any time, a dealt starter and no mixed wrap is that of
    40,000 deals, explored in full: within 0.5 %.
    """

    clearable: float
    best: float
    player: float | None = None
    player_clears: float | None = None


_OUTLOOKS = {
    "dnaa": Outlook(44.9, 0.43, 3.22, 18.0),
    "dnas": Outlook(24.6, 2.18),
    "dnna": Outlook(25.9, 2.14),
    "dnns": Outlook(13.6, 3.74, 5.87, 5.0),
    "dwaa": Outlook(92.8, -4.38, -0.40, 56.6),
    "dwas": Outlook(79.6, -2.63),
    "dwna": Outlook(44.0, 0.61),
    "dwns": Outlook(27.1, 2.06),
    "enaa": Outlook(73.8, -2.19),
    "enas": Outlook(54.6, -0.75),
    "enna": Outlook(56.7, -0.63),
    "enns": Outlook(38.0, 0.60),
    "ewaa": Outlook(99.1, -6.85, -1.76, 70.6),
    "ewas": Outlook(96.2, -5.64),
    "ewna": Outlook(74.6, -2.11),
    "ewns": Outlook(58.3, -0.96),
}
"""By the letters of starter, wrap, `on_king` and `flip`, as they stand in `Rules.letters`."""


def outlook(rules: Rules) -> Outlook:
    """Return what to expect under `rules`."""
    return _OUTLOOKS[rules.letters[:4]]
