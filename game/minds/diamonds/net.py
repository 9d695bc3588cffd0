"""The value network of Diamonds & Dragons for one party: how likely it escapes, between two rooms."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.minds.net import Network
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
    held = [card for card in (*deck, left) if 0 < card < below] if weapon else []
    yield HELD + len(held)
    yield SAVED + sum(min(card, weapon) for card in held) // STEP
    if left:
        yield LEFT + left
