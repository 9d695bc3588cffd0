"""CPU per frame while a room of four cards is dealt, with lights and sparks."""

import json
import statistics
import sys
import time

import pygame

from game.app.screens.table import TableScene

from .stand import size_of, table

DEALS = 12
RUNS = 9  # of a hundred bare frames


def main() -> None:
    """Repeat the opening deal, and time every frame while cards fly."""
    services, loop, scene = table(size_of(sys.argv))
    times: list[float] = []
    for _ in range(DEALS):
        before = time.process_time()
        deal(scene)
        while scene.top.timeline is not None:
            scene.top.stage.scraps.burst("strike", (640, 300), 6)
            loop.frame([], 1 / 60)
            now = time.process_time()
            times.append((now - before) * 1000)
            before = now
    print(json.dumps(figures(times, services.window.surface)))


def deal(scene: TableScene) -> None:
    """Deal the opening again."""
    scene.top.hurry()
    scene.deal_in()


def figures(times: list[float], surface: pygame.Surface) -> dict[str, float]:
    """The median and 99th percentile of frames, in milliseconds and as times a bare frame of the same window."""
    times, bare = sorted(times), bare_frame(surface)
    median, p99 = statistics.median(times), times[int(len(times) * 0.99)]
    return {"p99": p99, "median": median, "ratio": median / bare, "worst": p99 / bare, "frames": len(times)}


def bare_frame(surface: pygame.Surface) -> float:
    """Milliseconds of CPU to copy a picture over the whole window and show it: the median of several runs."""
    return statistics.median(_bare_run(surface) for _ in range(RUNS))


def _bare_run(surface: pygame.Surface) -> float:
    picture = surface.copy()
    before = time.process_time()
    for _ in range(100):
        surface.blit(picture, (0, 0))
        pygame.display.flip()
    return (time.process_time() - before) * 10


if __name__ == "__main__":
    main()
