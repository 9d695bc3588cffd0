"""The search for the attack that is worth the most."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.core.cards import Card
from game.core.table import State
from game.core.view import Action

from ..card_plays import Reading, sets
from ..combat import READ_AS, allowed
from ..powers import most_cards, powers, targets
from ..queries import hand, mark, seat_of, size
from .card_values import AVERAGE, price, whole
from .combat_value import attack_value, chances, worth_of_fall
from .odds import Odds


class Attack(NamedTuple):
    """A possible attack: its worth to the attacker, in cards, and the odds of its result."""

    worth: float
    who: str
    foe: str
    cards: tuple[Card, ...]
    reading: Reading
    odds: Odds

    def action(self, s: State) -> Action:
        """The attack as an action; it names the reading of the cards unless that is the best one."""
        ids = (*(card.id for card in self.cards), self.foe)
        usual = allowed(s, self.who, self.foe, self.cards)[0]
        read_as = () if usual == self.reading else (READ_AS + self.reading.text,)
        return Action("attack", (*ids, *read_as), seat_of(s, self.who))


def best_attack(s: State, able: Iterable[str]) -> Attack | None:
    """The best attack that any of these figures can make; None if none can attack."""
    return max(
        (attack for who in able for attack in attacks(s, who)), default=None, key=lambda attack: whole(attack.worth)
    )


def attacks(s: State, who: str) -> Iterator[Attack]:
    """Yield every attack that a figure can make, once for each size that its cards can count as."""
    limit, held = most_cards(s, who), tuple(hand(s, who))
    costs: dict[tuple[Card, ...], float] = {}
    for foe in targets(s, who, 1) if limit and held else ():
        likely: dict[Reading, Odds] = {}
        for cards, reading in sets(held, powers(s, who, foe, True), True, limit):
            if foe in targets(s, who, reading.size):
                if cards not in costs:
                    costs[cards] = price(s, who, cards) - AVERAGE * len(cards)
                if reading not in likely:
                    likely[reading] = chances(s, who, foe, reading)
                last, back = len(cards) == len(held), mark(s, foe, "ward")
                worth = attack_value(likely[reading], reading.size, size(s, foe), back, last, worth_of_fall(s, foe))
                yield Attack(worth - costs[cards], who, foe, cards, reading, likely[reading])
