"""CPU per frame in the fights of a crawl, and the longest time that the adviser takes for a choice."""

import json
import sys

from game.app.main import Loop
from game.app.screens.table import TableScene
from game.app.services import Services

from .stand import size_of, table
from .watched import watch

PLAYS = {"warrior": 8, "mage": 1}  # seeds: no hero falls or leaves early; the mage casts, absorbs and renews
DEEDS = 12


def main() -> None:
    """Play the first rooms in hard core with the hero that the second argument names."""
    _services, loop, scene = begun(size_of(sys.argv), sys.argv[2])
    print(json.dumps(watch(loop, scene, scene.game.adviser(), DEEDS)))


def begun(size: tuple[int, int], hero: str) -> tuple[Services, Loop, TableScene]:
    """The table before the first door."""
    return table(size, "crawl", PLAYS[hero], hero=hero, difficulty="hard")


if __name__ == "__main__":
    main()
