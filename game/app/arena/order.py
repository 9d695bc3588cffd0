"""The sort orders of a hand."""

from collections.abc import Sequence

from game.core.cards import Card

RANK, SUIT = "rank", "suit"
SUITS = "SHCD"  # black and red alternate


def by_rank(card: Card) -> tuple[int, ...]:
    """Return the sort key by rank, highest first."""
    return -card.rank, SUITS.find(card.suit), card.pack


def by_suit(card: Card) -> tuple[int, ...]:
    """Return the sort key by suit, highest first within a suit."""
    return SUITS.find(card.suit), -card.rank, card.pack


KEYS = {RANK: by_rank, SUIT: by_suit}


def in_order(cards: Sequence[Card | None], order: str) -> tuple[Card | None, ...]:
    """Return cards in the order of the hand, unknown ones last."""
    known = sorted((card for card in cards if card is not None), key=KEYS[order])
    return (*known, *[None] * (len(cards) - len(known)))
