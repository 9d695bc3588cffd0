"""How the cards of a hand lie: their order, and how neighbours of the focused card move aside."""

from collections.abc import Sequence

from game.core.cards import Card

RING = 9.0  # how far the focus ring extends beyond a card
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


def spread_hand(lefts: Sequence[float], wide: float, focused: int) -> list[float]:
    """Return the left edges of overlapping cards while card `focused` has focus.

    It and the cards before it move left, those after it move right; the first and the last stay.
    """
    last = len(lefts) - 1
    if not 0 <= focused < last:
        return [*lefts]
    need = max(0.0, wide + RING - (lefts[focused + 1] - lefts[focused]))
    back = need * focused / max(1, last - 1)
    ahead = need - back
    before = (left - back * i / max(1, focused) for i, left in enumerate(lefts[: focused + 1]))
    rest = max(1, last - focused - 1)
    after = (left + ahead * (rest - i) / rest for i, left in enumerate(lefts[focused + 1 :]))
    return [*before, *after]
