"""The real game without a window: a desk in a folder of its own, on which a scene is set, played, and photographed.

Nothing of it is left to chance or to the clock: the looks have a seed, and time passes a sixtieth of a second a frame.
"""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from game import files
from game.app import window
from game.app.desk import Desk
from game.app.main import Loop
from game.app.settings import Settings
from game.core import save
from game.core.match import Match
from game.rules import games

SHOTS = Path("assets/press/shots")
PLAYS = Path(__file__).parent / "plays"
FRAME = 1 / 60  # seconds


@contextmanager
def theatre(size: tuple[int, int]) -> Iterator[Desk]:
    """A desk with a window of so many pixels that nobody sees."""
    window.start()
    with TemporaryDirectory() as folder:
        settings = Settings(language="en", welcomed=True, taught=tuple(games()))
        desk = Desk(window.Window(size, False), files.homes(Path(folder)), settings, games(), mute=True)
        desk.chance = random.Random(7)
        yield desk
        while desk.stack.scenes:
            desk.stack.scenes.pop().leave()
        desk.hands.stop()


def play(name: str) -> Match:
    """A play as it is kept in `plays`: its seed, and all that was done in it."""
    return save.read((PLAYS / f"{name}.json").read_text(encoding="utf-8"), games())


def run(desk: Desk, seconds: float) -> None:
    """Let the program run for a while."""
    loop = Loop(desk)
    for _ in range(round(seconds / FRAME)):
        loop.frame([], FRAME)


def photograph(desk: Desk) -> Image.Image:
    """What is to be seen in the window."""
    surface = desk.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def keep(picture: Image.Image, name: str) -> None:
    """Put a picture among the shots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    picture.save(SHOTS / f"{name}.webp", quality=88, method=6)
    print(name, flush=True)
