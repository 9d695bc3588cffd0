"""The time from the command to the first frame, beside a bare pygame window."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BARE = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 800)).fill((9, 9, 9))
pygame.display.flip()
"""
RUNS = 3


def main() -> None:
    """Print the best of three runs of each."""
    print(json.dumps({"game": min(game() for _ in range(RUNS)), "bare": min(bare() for _ in range(RUNS))}))


def bare() -> float:
    """Seconds to start Python, open a window, fill it and leave."""
    start = time.monotonic()
    subprocess.run([sys.executable, "-c", BARE], check=True, capture_output=True)
    return time.monotonic() - start


def game() -> float:
    """Seconds until the game's first frame; right after it, the game writes the UI tree of the first scene."""
    folder = Path(tempfile.mkdtemp())
    start = time.monotonic()
    play = subprocess.Popen(
        [sys.executable, "-m", "game", "--data-dir", str(folder / "data")],
        env={**os.environ, "UNDERDECK_TEST": str(folder)}, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        while not (folder / "things.json").exists() and play.poll() is None:
            time.sleep(0.005)
        return time.monotonic() - start
    finally:
        play.kill()
        play.wait()


if __name__ == "__main__":
    main()
