"""Random plays of Scoundrel on one core: at the table with every legality check, in the compact model, and in lockstep,
beside plain Python work in the same run."""

import json
import random
import statistics
import time
from collections.abc import Callable

import numpy as np

from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.minds.lockstep import shuffled
from game.minds.scoundrel.lockstep import Lockstep
from game.minds.scoundrel.model import DUNGEON, Play, Rules, deal
from game.rules import games

ROUNDS = 5
PLAYS, COMPACT, TOGETHER, BARE = 300, 3000, 20_000, 5000  # plays, or shuffles, of a round
RULES = Rules(equal=False, full=False)


def main() -> None:
    """Time rounds of each in turn, and print the medians: plays and actions a second, and how many shuffles and sums of
    44 numbers a play at the table takes."""
    timed: dict[Callable[[], int], list[float]] = {at_the_table: [], compact: [], lockstep: [], bare: []}
    speeds: dict[str, list[float]] = {"actions": [], "compact_actions": [], "lockstep_actions": []}
    for _ in range(ROUNDS):
        for work, seconds in timed.items():
            before = time.process_time()
            actions = work()
            seconds.append(time.process_time() - before)
            if key := {at_the_table: "actions", compact: "compact_actions", lockstep: "lockstep_actions"}.get(work):
                speeds[key].append(actions / seconds[-1])
    play = statistics.median(timed[at_the_table]) / PLAYS
    shuffle = statistics.median(timed[bare]) / BARE
    told = {name: statistics.median(found) for name, found in speeds.items()}
    print(json.dumps({"plays": 1 / play, "ratio": play / shuffle} | told))


def at_the_table() -> int:
    """Play at the table; return the number of actions."""
    game = games()["scoundrel"]
    options = defaults(game)
    actions = 0
    for seed in range(PLAYS):
        match, chance = Match(game, options, seed), Rng(seed)
        while not match.over:
            match.play(chance.choice(match.legal(0)))
        actions += len(match.log)
    return actions


def compact() -> int:
    """The same in the compact model, shuffles included."""
    chance, cards, actions = random.Random(1), list(DUNGEON), 0
    draw = chance.random
    for _ in range(COMPACT):
        chance.shuffle(cards)
        play = Play(deal(cards), RULES)
        while not play.over:
            legal = play.legal()
            play.apply(legal[int(draw() * len(legal))])
            actions += 1
    return actions


def lockstep() -> int:
    """The same in lockstep."""
    together, chance, actions = Lockstep(shuffled(DUNGEON, TOGETHER, 1), RULES), np.random.default_rng(1), 0
    while left := len(together.ids):
        legal = together.legal()
        together.apply((chance.random(legal.shape, dtype=np.float32) * legal).argmax(axis=1))
        actions += left
    return actions


def bare() -> int:
    """Shuffle and add up 44 numbers."""
    cards, chance = list(range(44)), random.Random(1)
    for _ in range(BARE):
        chance.shuffle(cards)
        sum(cards)
    return 0


if __name__ == "__main__":
    main()
