"""Random plays of Diamonds & Dragons on one core, in the compact model and in lockstep."""

import json
import random
import statistics
import time
from collections.abc import Callable

import numpy as np

from game.minds.diamonds.lockstep import Lockstep
from game.minds.diamonds.model import DUNGEON, RUN, Play, deal
from game.minds.lockstep import shuffled

ROUNDS = 5
COMPACT, TOGETHER = 3000, 20_000  # plays of a round


def main() -> None:
    """Time rounds of each in turn, and print the medians of actions a second, shuffles included."""
    speeds: dict[Callable[[], int], list[float]] = {compact: [], lockstep: []}
    for _ in range(ROUNDS):
        for work, found in speeds.items():
            before = time.process_time()
            actions = work()
            found.append(actions / (time.process_time() - before))
    print(json.dumps({f"{work.__name__}_actions": statistics.median(found) for work, found in speeds.items()}))


def compact() -> int:
    """Play in the compact model; return the number of actions."""
    chance, cards, actions = random.Random(1), list(DUNGEON), 0
    draw = chance.random
    for _ in range(COMPACT):
        chance.shuffle(cards)
        play = Play(deal(cards))
        while not play.over:
            legal = play.legal()
            action = legal[int(draw() * len(legal))]
            if action == RUN:
                left = [*play.room, *play.pile[play.head :]]
                chance.shuffle(left)
                play.apply(RUN, left)
            else:
                play.apply(action)
            actions += 1
    return actions


def lockstep() -> int:
    """The same in lockstep."""
    chance = np.random.default_rng(1)
    together, actions = Lockstep(shuffled(DUNGEON, TOGETHER, 1), chance), 0
    while left := len(together.ids):
        legal = together.legal()
        together.apply((chance.random(legal.shape, dtype=np.float32) * legal).argmax(axis=1))
        actions += left
    return actions


if __name__ == "__main__":
    main()
