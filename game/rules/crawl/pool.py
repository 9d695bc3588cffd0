"""The battle pool, from which every card is drawn, and the discards it is reshuffled from."""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.table import State


def draw(s: State, zone: str) -> Card:
    """Draw the next card of the pool to a zone. An empty pool is reshuffled first, even between two cards of one
    action.

    There is always a card: at most forty of the fifty-two lie on the table at once.
    """
    if not s.cards("deck"):
        _shuffle_again(s)
    card = s.draw("deck", zone)
    assert card is not None
    return card


def _shuffle_again(s: State) -> None:
    """Shuffle all discards into a new pool; the cards on the table stay out. The fact `pool` lists its cards, which are
    public."""
    cards = s.cards("discard")[:]
    s.announce("reshuffle", "", len(cards))
    s.note("pool", " ".join(card.id for card in sorted(cards)))
    for card in reversed(cards):
        s.move(card, "deck")
    s.shuffle("deck")


def draw_counters(s: State, zone: str, gauge: str, count: int, why: str) -> None:
    """Draw `count` counters face down to a zone, and set its gauge to the number of cards there."""
    for _ in range(count):
        draw(s, zone)
    s.change(gauge, len(s.cards(zone)), why)


def turn_over(s: State, zone: str, gauge: str, count: int, why: str) -> int:
    """Turn up to `count` counters of a zone over into the discards, and return how many were turned."""
    turned = [card for _ in range(count) if (card := s.draw(zone, "discard")) is not None]
    s.change(gauge, len(s.cards(zone)), why)
    return len(turned)


def discard(s: State, zones: Iterable[str]) -> None:
    """Move all cards of these zones to the discards."""
    for zone in zones:
        while s.draw(zone, "discard"):
            pass
