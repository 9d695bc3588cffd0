"""The battle pool, from which everything is drawn, and the discards it is shuffled from again."""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.table import State


def draw(s: State, zone: str) -> Card:
    """Draw the next card of the pool to a zone; a pool that has run out is shuffled anew first, even between two cards.

    There is always a card: at most forty of the fifty-two lie on the table at once.
    """
    if not s.cards("deck"):
        _shuffle_again(s)
    card = s.draw("deck", zone)
    assert card is not None
    return card


def _shuffle_again(s: State) -> None:
    """All discards become the new pool; what lies on the table stays out.  Whoever watched knows what is in it."""
    cards = s.cards("discard")[:]
    s.tell("reshuffle", "", len(cards))
    s.note("pool", " ".join(card.id for card in sorted(cards)))
    for card in reversed(cards):
        s.move(card, "deck")
    s.shuffle("deck")


def draw_counters(s: State, zone: str, gauge: str, count: int, why: str) -> None:
    """Draw so many counters, face down, to a zone, and set its gauge to what lies there then."""
    for _ in range(count):
        draw(s, zone)
    s.change(gauge, len(s.cards(zone)), why)


def turn_over(s: State, zone: str, gauge: str, count: int, why: str) -> int:
    """Turn so many of a zone's counters over into the discards, or all there are; how many were turned."""
    turned = [card for _ in range(count) if (card := s.draw(zone, "discard")) is not None]
    s.change(gauge, len(s.cards(zone)), why)
    return len(turned)


def discard(s: State, zones: Iterable[str]) -> None:
    """What lies in some zones is done with."""
    for zone in zones:
        while s.draw(zone, "discard"):
            pass
