import pytest

from golf.core.cards import DECK, Card, rank_name
from golf.core.errors import NotationError


def test_the_deck_goes_from_the_ace_of_clubs_to_the_king_of_spades_rank_by_rank():
    assert " ".join(map(str, DECK[:6])) == "AC AD AH AS 2C 2D"
    assert str(DECK[-1]) == "KS"
    assert len(set(DECK)) == 52


@pytest.mark.parametrize("text", ["TH", "th", "Th", "10H", "10h"])
def test_a_ten_is_read_in_every_form(text):
    assert Card.parse(text) == Card(10, "H")


@pytest.mark.parametrize(
    "text",
    ["", "T", "H", "HT", "1H", "0H", "11H", "9X", " 9H", "9H ", "AS" * 500, "aſ", "９H", "\0S"],
)
def test_anything_else_is_refused_in_one_line(text):
    with pytest.raises(NotationError, match=r"^expected a card such as TH or 9C, got '.*'$"):
        Card.parse(text)


def test_hearts_and_diamonds_are_red():
    assert {card.suit for card in DECK if card.is_red} == {"H", "D"}


def test_ranks_are_spoken_with_two_digits_for_ten():
    assert [rank_name(rank) for rank in (1, 2, 10, 11, 12, 13)] == ["A", "2", "10", "J", "Q", "K"]
