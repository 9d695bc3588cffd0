"""The values of cards in Dungeon Crawl."""

from game.core.cards import Card

ACE = 14  # the core's rank of an ace, which is the least here
HIGHEST, LOWEST = 13, 1  # what any card may be worth


def worth(card: Card) -> int:
    """A card's value: an ace is 1; jack, queen and king are 11, 12 and 13."""
    return 1 if card.rank == ACE else card.rank


def mage_life(card: Card) -> int:
    """A mage's hit points by the character card: half its value, rounded down, at least 1."""
    return max(1, worth(card) // 2)


def shielding(card: Card) -> int:
    """The points a warrior's shield card takes off every hit: half its value, rounded down."""
    return worth(card) // 2
