"""Helpers that record the game's sound: SDL's disk driver writes to a file what a loudspeaker would get."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from game import files

LOUD = """
import os, sys, time
import pygame
from game.app.settings import Settings
from game.app.audio.sounds import Sounds
file = os.environ["SDL_DISKAUDIOFILE"]
sounds = Sounds(Settings(master=100, music=100, effects=100, ambience=100))


def wait(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sounds.update(0.02)
        time.sleep(0.02)


def hear(seconds):
    # until so much more has been played, however fast that is: as much time passes for the game
    now = os.path.getsize(file)
    end = now + seconds * 176400
    while now < end:
        time.sleep(0.005)
        before, now = now, os.path.getsize(file)
        sounds.update((now - before) / 176400)


def there(name):
    # until music or a loop has been decoded
    while not (sounds._stems.runs if sounds.playing == name else name in sounds._loops.channels):
        wait(0.02)
"""
GLANCE = 4410  # samples of both channels in 50 ms
FAST = {"SDL_DISKAUDIODELAY": "1"}  # about ten times as fast


def run(code: str, folder: Path, **more: str) -> list[str]:
    """Run code in a separate Python process and return the words it printed."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", **more}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        env=env,
        cwd=files.root(),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def recorded(code: str, folder: Path, **more: str) -> tuple[list[str], np.ndarray]:
    """Run code with all sounds at full volume; return the words it printed and the samples it played."""
    raw = folder / "sound.raw"
    told = run(LOUD + code, folder, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(raw), **more)
    return told, np.fromfile(raw, np.int16).astype(float)


def loud(samples: np.ndarray, begin: str, end: str) -> float:
    """The RMS level of the loudest 50 ms between two sizes of the recording in bytes."""
    piece = samples[int(begin) // 2 : int(end) // 2]
    count = len(piece) // GLANCE
    return float(np.sqrt((piece[: count * GLANCE].reshape(count, GLANCE) ** 2).mean(1).max())) if count else 0.0
