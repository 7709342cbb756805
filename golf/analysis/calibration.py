"""How far forecasts and samples are from the strokes that the bot `fair` takes in the end.

Both are wrong by more the more cards are unseen, and right when one is: by a·(n − 1) + b·(n − 1)²
strokes for n unseen cards. `tools/calibrate_advice.py` fitted a and b to the games of that bot.
"""

from typing import NamedTuple

from golf.core.rules import Rules


class Correction(NamedTuple):
    """What to add for some number of unseen cards.

    `optimism` to the mean of exact strokes under sampled orders, which see the cards coming;
    `caution` to a forecast, which looks one flip ahead only; in strokes.
    """

    optimism: float
    caution: float


_FITTED: dict[str, tuple[float, float, float, float]] = {
    "na": (-0.0186, 0.0149, -0.3468, 0.0155),
    "nn": (-0.0032, 0.0106, -0.3576, 0.0135),
    "wa": (-0.0690, 0.0212, -0.4134, 0.0159),
    "wn": (-0.0538, 0.0143, -0.3865, 0.0154),
}
"""By `rules_key`: a and b for samples, then a and b for forecasts."""

EDGE = {"na": 2.3, "nn": 2.4, "wa": 2.2, "wn": 2.2}
"""By `rules_key`: how many strokes `fair` takes less than `par.planner`, in the mean."""


def correction_for(rules: Rules, unseen: int) -> Correction:
    """Return the correction under a rule set while `unseen` cards are unseen."""
    a, b, c, d = _FITTED[rules_key(rules)]
    further = max(unseen - 1, 0)
    return Correction(a * further + b * further**2, c * further + d * further**2)


def rules_key(rules: Rules) -> str:
    """Return two letters for wrap (n, w) and for what goes on a King (any, none).

    These decide which cards fit, and the advisor's figures were learnt for each of the four.
    """
    return ("w" if rules.wrap else "n") + rules.on_king[0]
