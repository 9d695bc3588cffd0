"""CPU a frame while two parties play, and the longest that a program thinks there."""

import json
import statistics
import sys
import time

from .stand import size_of, table

PLAY = 7  # a seed
DEEDS = 12


def main() -> None:
    """The adviser plays both seats; every choice is timed, and every frame until the cards lie still."""
    _desk, loop, scene = table(size_of(sys.argv), "diamonds", PLAY, mode="duo")
    agent = scene.game.adviser()
    frames: list[float] = []
    thoughts: list[float] = []
    for _ in range(DEEDS):
        before = time.process_time()
        action = agent.choose(scene.match.view(scene.match.state.to_act[0]))
        thoughts.append((time.process_time() - before) * 1000)
        scene.do(action)
        while scene.score is not None:
            before = time.process_time()
            loop.frame([], 1 / 60)
            frames.append((time.process_time() - before) * 1000)
    frames.sort()
    print(
        json.dumps(
            {
                "p99": frames[int(len(frames) * 0.99)],
                "median": statistics.median(frames),
                "thought": max(thoughts),
                "frames": len(frames),
            }
        )
    )


if __name__ == "__main__":
    main()
