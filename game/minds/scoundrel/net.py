"""The value network of Scoundrel: how likely a player wins between two rooms, from what the player knows."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.minds.net import Network
from game.minds.rooms import CODES
from game.rules.scoundrel.model import FRESH

from .model import Rules
from .plans import Result

BLOCK, BLOCKS = 2, 14  # known cards are told apart by the pair they come up in, the last pairs together

# The rows of the first layer.
LIFE = 0
BLADE = LIFE + 21  # a weapon and its last kill
LEFT = BLADE + 16 * 17  # the card left over
FREE = LEFT + CODES  # may the next room be avoided
HIDDEN = FREE + 4  # once for each card not known
KNOWN = HIDDEN + CODES  # once for each card known to come
CARDS_TO_COME = KNOWN + CODES
QUEUED = CARDS_TO_COME + 64  # for each known card and block


class Outlook(NamedTuple):
    """What a player knows of the dungeon: the cards whose order is hidden, and those known to come after them."""

    hidden: tuple[int, ...]
    queue: tuple[int, ...]  # the next first


class Net:
    """The weights of one network."""

    def __init__(self, file: Path):
        self._network = Network(file)

    def values(self, outlook: Outlook, results: Sequence[tuple[Result, int]], free: bool, rules: Rules) -> list[int]:
        """The value of each result with the code of its card left over (0: none): log odds of winning, in `UNIT`.

        `free`: the next room may be avoided.
        """
        if not results:
            return []
        base = self._network.base([FREE + free, *_to_come(outlook)])
        return self._network.values(base, [_hero(result, left, rules) for result, left in results])


def _to_come(outlook: Outlook) -> Iterator[int]:
    hidden, queue = outlook
    yield CARDS_TO_COME + len(hidden) + len(queue)
    for card in hidden:
        yield HIDDEN + card
    for place, card in enumerate(queue):
        yield KNOWN + card
        yield QUEUED + card * BLOCKS + min(place // BLOCK, BLOCKS - 1)


def _hero(result: Result, left: int, rules: Rules) -> list[int]:
    blade = 0
    if result.weapon:
        last = result.below - rules.equal if result.below < FRESH else FRESH + 1
        blade = result.weapon * 17 + last
    rows = [LIFE + result.life, BLADE + blade]
    return [*rows, LEFT + left] if left else rows
