"""The worth of a position between two rooms, to a party that plays on as `greedy` does.

A small neural network: each hidden unit is a weighted sum over the party, the card left in the room and all cards still
to come, and counts only while it is above zero. The worth grows with the chance to get out. Only whole numbers are
used, so that every machine plays alike.
"""

from collections.abc import Iterable

from game.core.cards import Card

from .combat import is_enemy
from .model import Hero
from .weights import LEFT, PARTY, REST, START, TO_COME, WEIGHTS, Row

LIKE = {"S": "C", "B": "R"}  # suits that are worth what another is


class Outlook:
    """All the cards still to come, in any order: the deck, and perhaps one card left in the room.

    Each of `parties` standing parties expects to face an equal share. Only worths of the same outlook can be compared.
    """

    def __init__(self, deck: Iterable[Card], parties: int = 1):
        self.deck, self.parties = tuple(deck), parties
        self.base = _plus((0,) * len(START), parties, START)
        for card in self.deck:
            self.base = _plus(self.base, 1, _to_come(card))
        self.known: dict[tuple[Card | None, int, int], Row] = {}

    def worth(self, hero: Hero, left: Card | None = None, ran: bool = False) -> int:
        """The worth of going on as that party, with a card left in the room, or after a run."""
        key = left, hero.weapon, hero.below
        if key not in self.known:
            self.known[key] = self._armed(hero, left)
        sums = _plus(self.known[key], hero.hp * self.parties, PARTY["hp"])
        if hero.drank:
            sums = _plus(sums, self.parties, PARTY["drank"])
        if ran:
            sums = _plus(sums, self.parties, PARTY["ran"])
        return REST * self.parties + sum(weight * each for weight, each in zip(WEIGHTS, sums, strict=True) if each > 0)

    def _armed(self, hero: Hero, left: Card | None) -> Row:
        """The sums without the party's health."""
        cards = (*self.deck, left) if left else self.deck
        enemies = [card.rank for card in cards if is_enemy(card)]
        struck = [rank for rank in enemies if rank < hero.below]
        sums = _plus(self.base, hero.weapon * self.parties, PARTY["weapon"])
        sums = _plus(sums, hero.below * self.parties, PARTY["below"])
        sums = _plus(sums, sum(min(rank, hero.weapon) for rank in struck), PARTY["reach"])
        sums = _plus(sums, sum(enemies) - sum(struck), PARTY["beyond"])
        if left is None:
            return sums
        sums = _plus(sums, 1, _to_come(left))
        for name, amount in _left(hero, left).items():
            sums = _plus(sums, amount * self.parties, LEFT[name])
        return sums


def _left(hero: Hero, card: Card) -> dict[str, int]:
    """The features of the card left in the room, in addition to its share as a card still to come."""
    if not is_enemy(card):
        kind = "weapon" if card.suit == "D" else "potion"
        return {kind: 1, f"{kind}_rank": card.rank}
    blow = max(0, card.rank - hero.weapon) if card.rank < hero.below else card.rank
    return {"enemy": 1, "enemy_rank": card.rank, "blow": blow}


def _to_come(card: Card) -> Row:
    return TO_COME[Card(card.rank, LIKE.get(card.suit, card.suit)).id]


def _plus(sums: Row, times: int, row: Row) -> Row:
    return tuple([each + times * weight for each, weight in zip(sums, row, strict=True)])
