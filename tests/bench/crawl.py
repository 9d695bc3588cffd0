"""CPU a frame in the fights of a crawl, and the longest that its adviser thinks there."""

import json
import sys

from game.app.desk import Desk
from game.app.main import Loop
from game.app.scenes.table import TableScene

from .frames import bare_frame
from .stand import size_of, table
from .watched import watch

PLAYS = {"warrior": 8, "mage": 1}  # seeds: nobody falls or leaves early; the mage casts, absorbs and renews
DEEDS = 12


def main() -> None:
    """A hero, named after the size, goes through their first rooms in hard core."""
    desk, loop, scene = begun(size_of(sys.argv), sys.argv[2])
    found = watch(loop, scene, scene.game.adviser(), DEEDS)
    print(json.dumps({**found, "ratio": found["median"] / bare_frame(desk.window.surface)}))


def begun(size: tuple[int, int], hero: str) -> tuple[Desk, Loop, TableScene]:
    """The table before the first door."""
    return table(size, "crawl", PLAYS[hero], hero=hero, difficulty="hard")


if __name__ == "__main__":
    main()
