"""CPU per frame while two parties play, and the longest time that the adviser takes for a choice."""

import json
import sys

from .stand import size_of, table
from .watched import watch

PLAY = 7  # a seed
DEEDS = 12


def main() -> None:
    """Let the adviser play both seats."""
    _services, loop, scene = table(size_of(sys.argv), "diamonds", PLAY, mode="duo")
    print(json.dumps(watch(loop, scene, scene.game.adviser(), DEEDS)))


if __name__ == "__main__":
    main()
