"""The pack that Scoundrel is played with."""

from functools import cache

from game.core.cards import Card, pack


@cache
def dungeon() -> tuple[Card, ...]:
    """The forty-four cards: no joker, no red face card, no red ace."""
    return tuple(card for card in pack() if not (card.red and card.rank > 10))
