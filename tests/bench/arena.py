"""CPU per frame while four heroes fight, and the longest time that the adviser takes for a choice."""

import json
import sys

from game.app.main import Loop
from game.app.screens.table import TableScene
from game.app.services import Services

from .stand import size_of, table
from .watched import watch

PLAY = 7  # a seed
DEEDS = 20


def main() -> None:
    """Let the adviser play all seats, the Game Master's too."""
    _services, loop, scene = begun(size_of(sys.argv))
    print(json.dumps(watch(loop, scene, scene.game.adviser(), DEEDS)))


def begun(size: tuple[int, int]) -> tuple[Services, Loop, TableScene]:
    """A table at which the first enemies have come and the Game Master is asked for another one."""
    return table(size, "deuces", PLAY, heroes="4")


if __name__ == "__main__":
    main()
