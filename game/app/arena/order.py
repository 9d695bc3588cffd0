"""In which order cards are held in hand."""

from collections.abc import Sequence

from game.core.cards import Card

RANK, SUIT = "rank", "suit"
SUITS = "SHCD"  # black and red in turn


def by_rank(card: Card) -> tuple[int, ...]:
    """The highest first."""
    return -card.rank, SUITS.find(card.suit), card.pack


def by_suit(card: Card) -> tuple[int, ...]:
    """Suit by suit, each with its highest first."""
    return SUITS.find(card.suit), -card.rank, card.pack


KEYS = {RANK: by_rank, SUIT: by_suit}


def in_order(cards: Sequence[Card | None], order: str) -> tuple[Card | None, ...]:
    """Cards as they are held; those that are not known come last."""
    known = sorted((card for card in cards if card is not None), key=KEYS[order])
    return (*known, *[None] * (len(cards) - len(known)))
