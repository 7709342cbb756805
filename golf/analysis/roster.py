"""Who plays on the Tour: the rivals from the weakest to the strongest, and the field of a division.

They stand in the order of what they take over 500 deals under classic, as `tests/bench` measures
it; under other rules the order is much the same.
"""

from typing import Literal

from golf.analysis.rivals import Rival, Style

Division = Literal["club", "county", "national", "tour"]

DIVISIONS: tuple[Division, ...] = ("club", "county", "national", "tour")
"""The divisions, the weakest first."""

FIELD = 23
"""How many rivals an Open has."""


def _read(late: int, samples: int, looked_at: int = 8, slips: int = 0) -> Style:
    return Style("read", slips, looked_at=looked_at, late=late, samples=samples)


ROSTER = (
    Rival("poppy", "Poppy Hartley", Style("left"), 9.31),
    Rival("otto", "Otto Brandt", Style("right"), 9.2),
    Rival("gus", "Gus Whitlock", Style("long", 200), 9.08),
    Rival("lulu", "Lulu Marchetti", Style("any"), 9.05),
    Rival("mabel", "Mabel Stroud", Style("weigh", 280), 8.52),
    Rival("rashid", "Rashid Amari", Style("long", 120), 8.46),
    Rival("ana", "Ana Quiroga", Style("weigh", 150, open=0), 8.04),
    Rival("bertie", "Bertie Vance", Style("weigh", 200, open=2000, even=300), 7.96),
    Rival("finn", "Finn Lindqvist", Style("long", 70), 7.91),
    Rival("kiko", "Kiko Tanaka", Style("weigh", 180), 7.73),
    Rival("nell", "Nell Okafor", Style("tall"), 7.63),
    Rival("hugo", "Hugo Delacroix", Style("long"), 7.36),
    Rival("wanda", "Wanda Kowalska", Style("weigh", 120, open=5000, even=200), 7.02),
    Rival("greta", "Greta Neumann", Style("weigh", 60, open=0), 6.99),
    Rival("pedro", "Pedro Salinas", Style("weigh", 70, open=6000, even=50), 6.97),
    Rival("tom", "Tom Ashworth", Style("weigh", 100), 6.81),
    Rival("olaf", "Olaf Bergström", Style("weigh", 20, open=3000, even=0), 6.61),
    Rival("amir", "Amir Haddad", Style("weigh", open=0), 6.53),
    Rival("dinah", "Dinah Fairfax", Style("weigh", open=3000, even=0), 6.44),
    Rival("ines", "Inês Carvalho", Style("look", 150, looked_at=12), 6.34),
    Rival("mei", "Mei Chen", Style("weigh", open=6000, even=50), 6.21),
    Rival("jock", "Jock Abernethy", Style("weigh", 40), 6.11),
    Rival("abdou", "Abdou Diallo", Style("weigh", open=8000, even=150), 6.1),
    Rival("clara", "Clara Vogel", Style("look"), 6.07),
    Rival("sven", "Sven Halvorsen", Style("weigh", open=2000, even=300), 5.97),
    Rival("rosa", "Rosa Bellini", Style("look", 110, looked_at=5), 5.86),
    Rival("ravi", "Ravi Menon", Style("weigh", open=5000, even=200), 5.86),
    Rival("lotte", "Lotte van Dijk", Style("weigh"), 5.84),
    Rival("elise", "Élise Moreau", _read(8, 4, slips=90), 5.46),
    Rival("duncan", "Duncan Muir", Style("look", looked_at=2), 5.28),
    Rival("yuki", "Yuki Sato", Style("look", 20, looked_at=5), 5.2),
    Rival("carmen", "Carmen Ortega", Style("look", looked_at=3), 5.19),
    Rival("piet", "Piet de Vries", Style("look", looked_at=5), 5.03),
    Rival("lars", "Lars Eriksen", Style("look", looked_at=12), 4.91),
    Rival("ada", "Ada Nwosu", Style("look", looked_at=8), 4.89),
    Rival("maud", "Maud Pemberton", _read(5, 4, 6), 4.81),
    Rival("kwame", "Kwame Boateng", _read(6, 4, slips=10), 4.75),
    Rival("irina", "Irina Volkova", _read(7, 4), 4.67),
    Rival("felix", "Felix Baumann", _read(8, 4), 4.59),
    Rival("soledad", "Soledad Rivas", _read(9, 6), 4.35),
    Rival("noor", "Noor Rahman", _read(10, 6), 4.33),
    Rival("hamish", "Hamish Drummond", _read(10, 4), 4.31),
    Rival("beatrix", "Beatrix Hale", _read(12, 5), 4.15),
    Rival("tadeusz", "Tadeusz Zielinski", _read(12, 8), 4.06),
    Rival("old_tom", "Old Tom Morrow", _read(16, 4, 12), 3.98),
)
"""Everybody, the weakest first."""

_PROFESSIONAL = "felix"


def field_of(division: Division) -> tuple[Rival, ...]:
    """Return the rivals of a division, the weakest first.

    Each division begins a third of the way further up. The Club has its professional, who plays out
    of its class, so that its field goes from the first card that fits to the reading of the stock.
    """
    first = (len(ROSTER) - FIELD) * DIVISIONS.index(division) // (len(DIVISIONS) - 1)
    if division == "club":
        return (*ROSTER[: FIELD - 1], *(each for each in ROSTER if each.key == _PROFESSIONAL))
    return ROSTER[first : first + FIELD]


def find_rival(key: str) -> Rival | None:
    """Return the rival with a key, None where there is none."""
    return next((rival for rival in ROSTER if rival.key == key), None)


def find_division(name: str | None) -> Division:
    """Return the division of a name, the Club where there is none."""
    return next((division for division in DIVISIONS if division == name), DIVISIONS[0])
