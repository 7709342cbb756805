"""How far forecasts and samples are from the strokes that the bot `fair` takes in the end.

Both are wrong by more the more cards are unseen, and right when one is: by a·(n − 1) + b·(n − 1)²
strokes for n unseen cards. `tests/tools/calibrate_advice.py` fitted a and b to that bot's games,
and how much of that counts for cards. From both comes the scale by which `luck` measures.
"""

from math import erf, exp, pi, sqrt
from typing import NamedTuple

from golf.core.position import MAX_STOCK
from golf.core.rules import Rules


class Correction(NamedTuple):
    """What to add for some number of unseen cards, in strokes.

    `optimism` to the mean of exact strokes under sampled orders, which see the cards coming;
    `caution` to a forecast, which looks one flip ahead only. Where the rules count cards, the
    strokes that come of a sampled order or of a forecast then still vary by a standard deviation of
    `sample_spread` or `forecast_spread`; elsewhere nobody asks.
    """

    optimism: float
    caution: float
    sample_spread: float = 0.0
    forecast_spread: float = 0.0


def expected_cards(strokes: float, spread: float) -> float:
    """Return the cards left to expect where the strokes are normal with a mean and a deviation.

    That is the mean of their positive part, since a clear is 0 cards.
    """
    if not spread:
        return max(strokes, 0.0)
    density = exp(-((strokes / spread) ** 2) / 2) / sqrt(2 * pi)
    return strokes * chance_of_cards(strokes, spread) + spread * density


def chance_of_cards(strokes: float, spread: float) -> float:
    """Return how likely such strokes leave a card."""
    if not spread:
        return float(strokes > 0)
    return (1 + erf(strokes / spread / sqrt(2))) / 2


class _CardsFit(NamedTuple):
    """The share of the optimism and of the caution that counts for cards, and the spreads.

    The strokes vary by so much times the root of n − 1.
    """

    optimism: float
    caution: float
    sample_spread: float
    forecast_spread: float


class _Fit(NamedTuple):
    """For samples a and b, for forecasts c and d."""

    a: float
    b: float
    c: float
    d: float


_FITTED = {
    "naa": _Fit(-0.0186, 0.0149, -0.3468, 0.0155),
    "nna": _Fit(-0.0032, 0.0106, -0.3576, 0.0135),
    "waa": _Fit(-0.0690, 0.0212, -0.4134, 0.0159),
    "wna": _Fit(-0.0538, 0.0143, -0.3865, 0.0154),
    "nas": _Fit(-0.0305, 0.0072, -0.1855, 0.0058),
    "nns": _Fit(-0.0031, 0.0071, -0.1617, 0.0024),
    "was": _Fit(-0.1379, 0.0197, -0.2545, 0.0072),
    "wns": _Fit(0.0479, 0.0060, -0.1628, 0.0041),
}
"""By the letters of wrap, `on_king` and `flip`, as they stand in `Rules.letters`."""

_FITTED_CARDS = {
    False: _CardsFit(0.90, 1.20, 0.70, 1.00),
    True: _CardsFit(0.85, 0.60, 0.40, 0.50),
}
"""By wrap, from 80 games of `fast` and `relaxed` each."""


_USUAL_STROKES = {
    "dnaa": 4.9,
    "dnna": 7.5,
    "dwaa": 1.6,
    "dwna": 5.7,
    "dnas": 5.3,
    "dnns": 7.0,
    "dwas": 1.1,
    "dwns": 5.8,
    "enaa": 3.9,
    "enna": 5.5,
    "ewaa": 0.9,
    "ewna": 4.5,
    "enas": 3.4,
    "enns": 5.1,
    "ewas": 0.4,
    "ewns": 4.2,
}
"""What `par.planner` takes in the mean over random deals: measured on 150 to 500 of them, with a
standard error of 0.1 to 0.4. By the letters of `starter`, wrap, `on_king` and `flip`."""


def correction_for(rules: Rules, unseen: int) -> Correction:
    """Return the correction under a rule set while `unseen` cards are unseen."""
    fit = _FITTED[rules.letters[1:4]]
    further = max(unseen - 1, 0)
    optimism = fit.a * further + fit.b * further**2
    caution = fit.c * further + fit.d * further**2
    if rules.score != "cards":
        return Correction(optimism, caution)
    cards = _FITTED_CARDS[rules.wrap]
    return Correction(
        cards.optimism * optimism,
        cards.caution * caution,
        cards.sample_spread * sqrt(further),
        cards.forecast_spread * sqrt(further),
    )


def usual_strokes(rules: Rules) -> float:
    """Return the strokes that `par.planner` takes in the mean over random deals."""
    return _USUAL_STROKES[rules.letters[:4]]


class FairScale(NamedTuple):
    """What the fair player can expect of a tableau when the stock is known to lie in some order.

    Exact strokes see too much and a forecast too little; so `share` of the forecast counts, which
    varies less, too. `stretch` and `offset` mend what is still wrong in the mean.
    """

    rules: Rules
    correction: Correction
    share: float
    stretch: float
    offset: float

    def value(self, strokes: int, forecast: float) -> float:
        """Return the score to expect, in strokes or in cards, for the exact strokes of one order.

        `forecast` is what a look one flip ahead expects of the same tableau.
        """
        seen, ahead = strokes + self.correction.optimism, forecast + self.correction.caution
        if self.rules.score == "cards":
            seen = expected_cards(seen, self.correction.sample_spread)
            ahead = expected_cards(ahead, self.correction.forecast_spread)
        mean = (1 - self.share) * seen + self.share * ahead
        return self.stretch * mean + self.offset

    def share_ahead(self, forecast: float) -> float:
        """Return how much one stroke more in the forecast would add to that."""
        if self.rules.score != "cards":
            return self.share
        ahead, spread = forecast + self.correction.caution, self.correction.forecast_spread
        return self.share * chance_of_cards(ahead, spread)


class _FairFit(NamedTuple):
    """The share of the forecast with 17 cards unseen, and a and b of the offset.

    With n cards unseen the share is less, by the square of n − 1; the offset is a·(n − 1) +
    b·(n − 1)² strokes.
    """

    share: float
    a: float
    b: float


class _FairCardsFit(NamedTuple):
    """The share of the forecast, and by which share to stretch cards, with 17 cards unseen.

    With n cards unseen the first is less by the square of n − 1, the second in proportion to it.
    """

    share: float
    stretch: float


_MOST_FURTHER = MAX_STOCK - 1

_FITTED_FAIR = {
    "naa": _FairFit(0.57, -0.0061, -0.00111),
    "nna": _FairFit(0.44, -0.0023, 0.00064),
    "waa": _FairFit(0.66, 0.0109, 0.00045),
    "wna": _FairFit(0.54, 0.0446, -0.00196),
    "nas": _FairFit(0.52, -0.0034, 0.00379),
    "nns": _FairFit(0.34, -0.0321, 0.00352),
    "was": _FairFit(0.72, 0.0590, -0.00007),
    "wns": _FairFit(0.57, -0.0810, 0.00617),
}
"""So that luck is 0 in the mean for bots good and bad: `tests/tools/calibrate_luck.py` fitted them,
to deals 1 to 500 and 200,001 to 200,060 under the presets' rules, and else to 120 deals. By the
letters of wrap, `on_king` and `flip`, as they stand in `Rules.letters`."""

_FITTED_FAIR_CARDS = {False: _FairCardsFit(0.44, -0.06), True: _FairCardsFit(0.72, 0.0)}
"""By wrap."""


def fair_scale(rules: Rules, unseen: int) -> FairScale:
    """Return the scale of the fair player under a rule set while `unseen` cards are unseen."""
    further = max(unseen - 1, 0)
    grown = further / _MOST_FURTHER
    correction = correction_for(rules, unseen)
    if rules.score == "cards":
        cards = _FITTED_FAIR_CARDS[rules.wrap]
        return FairScale(rules, correction, cards.share * grown**2, 1 + cards.stretch * grown, 0.0)
    fit = _FITTED_FAIR[rules.letters[1:4]]
    offset = fit.a * further + fit.b * further**2
    return FairScale(rules, correction, fit.share * grown**2, 1.0, offset)
