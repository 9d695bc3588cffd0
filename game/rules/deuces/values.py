"""Values of cards: their order, and the powers that change them (2.8)."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.cards import Card

COMMON, RARE, EPIC = 1, 2, 3
ACE, TWO = 14, 2


def order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of actions: the highest first."""
    return tuple(sorted(cards, key=lambda card: (-card.rank, card.suit, card.pack)))


@dataclass(frozen=True)
class Powers:
    """The powers of a figure over the cards it plays.

    `loot` are its owner's pieces: rank, suit, tier. Each of `ranges` may shift one played card by low to high, `wilds`
    played cards may be any card, and so may every 2 with `wild_twos`. `twin`: it may attack with two different pairs.
    `raises` are (amount, least, most): every card of a play of `least` to `most` cards is raised by an amount, which
    may be negative.
    """

    loot: tuple[tuple[int, str, int], ...] = ()
    ranges: tuple[tuple[int, int], ...] = ()
    wilds: int = 0
    wild_twos: bool = False
    twin: bool = False
    raises: tuple[tuple[int, int, int], ...] = ()

    def __add__(self, other: "Powers") -> "Powers":
        """Combine two powers: ranges and raises stack."""
        return Powers(
            self.loot + other.loot,
            self.ranges + other.ranges,
            self.wilds + other.wilds,
            self.wild_twos or other.wild_twos,
            self.twin or other.twin,
            self.raises + other.raises,
        )

    def raised(self, size: int) -> int:
        """The amount by which every card of a play of that size is raised."""
        return sum(amount for amount, least, most in self.raises if least <= size <= most)

    def tier(self, card: Card) -> int:
        """The tier of loot for a card; 0 for none."""
        return max((tier for rank, suit, tier in self.loot if (rank, suit) == (card.rank, card.suit)), default=0)
