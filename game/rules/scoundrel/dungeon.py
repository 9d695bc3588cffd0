"""The pack of Scoundrel, and the places of a room."""

from functools import cache

from game.core.cards import Card, pack

ROOM = ("room.0", "room.1", "room.2", "room.3")
FULL_ROOM = len(ROOM)
TO_FACE = 3  # cards to face in a full room


@cache
def dungeon() -> tuple[Card, ...]:
    """The forty-four cards: no jokers, no red face cards, no red aces."""
    return tuple(card for card in pack() if not (card.red and card.rank > 10))
