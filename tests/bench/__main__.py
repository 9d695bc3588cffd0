"""Measure the window and the engine, and print the figures beside their aims. Nothing here fails.

`python -m tests.bench` measures both window sizes that have aims, `python -m tests.bench 1280x800` one of them.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from .screen import screen

HERE = Path(__file__).parent
AIMS = {"1280x800": (5, 3), "1920x1080": (8, 4)}  # ms for a busy frame, and percent of a core when idle
SMALL, LARGE = "1280x800", "3440x1440"
MEDIAN, WORST = 4, 10  # times a bare frame: a busy frame, and the 99th percentile
BUSY = (
    ("a deal", "frames"),
    ("two parties", "duo"),
    ("a warrior's crawl", "crawl", "warrior"),
    ("a mage's crawl", "crawl", "mage"),
    ("a fight of four heroes", "arena"),
    ("a quest's map", "quest"),
)
FRAME = 16  # ms; work between two frames may not take longer


def main() -> None:
    """Run every measurement in its own process, on a virtual screen."""
    with screen() as display:
        environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
                       "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}  # fmt: skip

        def measure(name: str, *words: str) -> dict[str, float]:
            done = subprocess.run(
                [sys.executable, "-m", f"tests.bench.{name}", *words], env=environment, capture_output=True, text=True,
                timeout=300, check=False, cwd=HERE.parents[1],
            )  # fmt: skip
            if done.returncode:
                print(f"{name} {words}: failed\n{done.stderr[-2000:]}")
                return {}
            found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
            return found

        for size in sys.argv[1:] or AIMS:
            frame_aim, idle_aim = AIMS[size]
            for what, name, *words in BUSY:
                found = measure(name, size, *words)
                show(f"{size} {what}, 99th percentile (ms of CPU)", found.get("p99"), frame_aim)
                show(f"{size} {what}, median (ms of CPU)", found.get("median"))
                show(f"{size} ... as times a bare blit and flip", found.get("ratio"), MEDIAN)
                show(f"{size} ... its 99th percentile", found.get("worst"), WORST)
                if "thought" in found:
                    show(f"{size} ... an adviser's longest thought (ms of CPU)", found["thought"], FRAME)
            show(f"{size} idle (% of a core)", measure("idle", size).get("percent"), idle_aim)
            show(f"{size} idle in a crawl (% of a core)", measure("idle", size, "crawl").get("percent"), idle_aim)
            show(f"{size} idle in a fight (% of a core)", measure("idle", size, "arena").get("percent"), idle_aim)
        for size, aim in ((SMALL, 250), (LARGE, 350)):
            show(f"{size} peak memory (MB)", measure("memory", size).get("peak_mb"), aim)
        start = measure("start", SMALL)
        show("start to first frame (s)", start.get("game"), 1)
        show("... a bare pygame window in the same run (s)", start.get("bare"))
        plays = measure("plays")
        show("random plays a second", plays.get("plays"))
        show("... bare shuffles and sums of 44 numbers in the time of one play", plays.get("ratio"))
        show("actions a second, at the table", plays.get("actions"))
        show("... in the compact model", plays.get("compact_actions"))
        show("... in lockstep", plays.get("lockstep_actions"))
        diamonds = measure("plays_diamonds")
        show("actions a second of Diamonds & Dragons, in the compact model", diamonds.get("compact_actions"))
        show("... in lockstep", diamonds.get("lockstep_actions"))


def show(what: str, value: float | None, aim: float | None = None) -> None:
    """Print one line: the figure, and a warning if it misses its aim."""
    number = "failed" if value is None else f"{value:.2f}"
    note = "" if aim is None else f"   (aim {aim})"
    warning = "   WARNING: over the aim" if aim is not None and value is not None and value > aim else ""
    print(f"{what:70} {number:>10}{note}{warning}", flush=True)


main()
