"""The CPU load of an untouched table for five seconds, after five seconds in which pictures are still decoded."""

import json
import sys
import time

import pygame

from game.app.main import Loop
from game.core.view import Action

from . import arena, crawl
from .stand import size_of, table

SECONDS = 5.0


def main() -> None:
    """Run the loop as for a player: at the first room of Scoundrel; with `crawl`, in the first fight there; with
    `arena`, before the first enemies of four heroes."""
    if "crawl" in sys.argv:
        _services, loop, scene = crawl.begun(size_of(sys.argv), "warrior")
        scene.commands.do(Action("enter"))
        scene.top.hurry()
    elif "arena" in sys.argv:
        _services, loop, _scene = arena.begun(size_of(sys.argv))
    else:
        _services, loop, _scene = table(size_of(sys.argv))
    pygame.event.clear()
    rest(loop)
    start, cpu = time.monotonic(), time.process_time()
    rest(loop)
    print(json.dumps({"percent": (time.process_time() - cpu) / (time.monotonic() - start) * 100}))


def rest(loop: Loop) -> None:
    """Run the loop for SECONDS without input."""
    start = time.monotonic()
    while time.monotonic() - start < SECONDS:
        loop.frame(pygame.event.get(), loop.tick())


if __name__ == "__main__":
    main()
