"""The value network of Diamonds & Dragons for one party: how likely it escapes, between two rooms."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.minds.net import Ints, Network
from game.minds.rooms import CODES

from .model import Hero

# The rows of the first layer.
HP = 0
BLADE = HP + 21  # a weapon and its last kill
LEFT = BLADE + 16 * 17  # the card left over
FREE = LEFT + CODES  # may the party run from the next room; has it just drunk
HIDDEN = FREE + 4  # once for each card of the deck
CARDS_TO_COME = HIDDEN + CODES
HELD = CARDS_TO_COME + 64  # the enemies that the weapon holds against
SAVED = HELD + 32  # the hit points it saves if it meets them all in the best order, in steps
STEP = 4


class Net:
    """The weights of one network."""

    def __init__(self, file: Path):
        self._network = Network(file)

    def values(self, deck: Sequence[int], parties: Sequence[tuple[Hero, int]], may_run: bool) -> list[int]:
        """The value for each party with the code of the card left in the room (0: none): log odds of escaping, in
        `game.minds.net.UNIT`. `deck`: in any order.

        `may_run`: the party may run from the next room.
        """
        base = self._network.base([CARDS_TO_COME + len(deck), *(HIDDEN + card for card in deck)])
        return self._network.values(base, [list(_rows(deck, hero, left, may_run)) for hero, left in parties])


def _rows(deck: Iterable[int], hero: Hero, left: int, may_run: bool) -> Iterator[int]:
    hp, weapon, below, drank = hero
    yield HP + hp
    yield BLADE + weapon * 17 + below
    yield FREE + may_run + 2 * drank
    held, saved = _reach(deck, left, hero)
    yield HELD + held
    yield SAVED + saved
    if left:
        yield LEFT + left


class DuoNet:
    """The weights of the network for two parties."""

    HP = 0
    BLADE = HP + 21
    OTHER_HP = BLADE + 16 * 17  # the other party's; from `FALLEN` on, how far below zero it fell
    FALLEN, LOWEST = 21, 15
    OTHER_BLADE = OTHER_HP + 40
    LEFT = OTHER_BLADE + 16 * 17
    FREE = LEFT + CODES  # may the party run, has it just drunk; has the other, has it fallen
    HIDDEN = FREE + 8
    CARDS_TO_COME = HIDDEN + CODES
    HELD = CARDS_TO_COME + 112
    SAVED = HELD + 64
    OTHER_HELD = SAVED + 128
    OTHER_SAVED = OTHER_HELD + 64

    def __init__(self, file: Path):
        self._network = Network(file)

    def base(self, deck: Sequence[int]) -> Ints:
        """What the cards of the deck, in any order, add to each position."""
        return self._network.base([self.CARDS_TO_COME + len(deck), *(self.HIDDEN + card for card in deck)])

    def values(
        self, base: Ints, deck: Sequence[int], positions: Sequence[tuple[Hero, Hero, int]], may_run: bool
    ) -> list[int]:
        """The value for a party that is first in the next room, beside the other and the code of the card left in the
        room (0: none): log odds of coming out ahead, in `game.minds.net.UNIT`.

        `may_run`: the party may run from the next room.
        """
        return self._network.values(base, [list(self._rows(deck, *each, may_run)) for each in positions])

    def _rows(self, deck: Sequence[int], own: Hero, other: Hero, left: int, may_run: bool) -> Iterator[int]:
        yield self.HP + own[0]
        yield self.BLADE + own[1] * 17 + own[2]
        yield self.FREE + may_run + 2 * own[3]
        held, saved = _reach(deck, left, own)
        yield self.HELD + held
        yield self.SAVED + saved
        if left:
            yield self.LEFT + left
        if other[0] <= 0:
            yield self.OTHER_HP + self.FALLEN + min(-other[0], self.LOWEST)
            yield self.FREE + 6
            return
        yield self.OTHER_HP + other[0]
        yield self.OTHER_BLADE + other[1] * 17 + other[2]
        yield self.FREE + 4 + other[3]
        held, saved = _reach(deck, left, other)
        yield self.OTHER_HELD + held
        yield self.OTHER_SAVED + saved


def _reach(deck: Iterable[int], left: int, hero: Hero) -> tuple[int, int]:
    """The number of enemies that the party's weapon holds against, and what it saves on them, in steps."""
    _, weapon, below, _ = hero
    held = [card for card in (*deck, left) if 0 < card < below]
    return len(held), sum(min(card, weapon) for card in held) // STEP
