"""The peak memory of the process in a whole play, with every card drawn."""

import json
import resource
import sys

from game.core.rng import Rng

from .stand import size_of, table


def main() -> None:
    """Play to the end, with some frames after each action."""
    _services, loop, scene = table(size_of(sys.argv))
    chance = Rng(1)
    while not scene.match.over:
        scene.commands.do(chance.choice(scene.match.legal(0)))
        for _ in range(6):
            loop.frame([], 1 / 30)
    print(json.dumps({"peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))


if __name__ == "__main__":
    main()
