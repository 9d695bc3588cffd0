"""Random plays per second on one core, with every legality check, beside plain Python work in the same run."""

import json
import random
import time

from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.rules import games

PLAYS = 1500


def main() -> None:
    """Time plays of Scoundrel and, for comparison, shuffling and adding up 44 numbers."""
    game = games()["scoundrel"]
    options = defaults(game)
    before = time.process_time()
    for seed in range(PLAYS):
        match, chance = Match(game, options, seed), Rng(seed)
        while not match.over:
            match.play(chance.choice(match.legal(0)))
    play = (time.process_time() - before) / PLAYS
    print(json.dumps({"plays": 1 / play, "ratio": play / plain()}))


def plain() -> float:
    """Seconds for one shuffle and sum."""
    cards, chance = list(range(44)), random.Random(1)
    before = time.process_time()
    for _ in range(20_000):
        chance.shuffle(cards)
        sum(cards)
    return (time.process_time() - before) / 20_000


if __name__ == "__main__":
    main()
