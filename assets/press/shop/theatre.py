"""The real game without a window: services in a folder of their own, with a scene that is played and photographed.

Nothing depends on chance or on the clock: looks have a seed, and each frame lasts a sixtieth of a second.
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
from game.app.main import Loop
from game.app.routes import Routes
from game.app.services import Services
from game.app.settings import Settings
from game.core import save
from game.core.match import Match
from game.rules import games

SHOTS = Path("assets/press/shots")
PLAYS = Path(__file__).parent / "plays"
FRAME = 1 / 60  # seconds


@contextmanager
def theatre(size: tuple[int, int]) -> Iterator[Services]:
    """Services with an invisible window of this size in pixels."""
    window.start()
    with TemporaryDirectory() as folder:
        settings = Settings(language="en", welcomed=True, taught=tuple(games()))
        services = Services(window.Window(size, False), files.homes(Path(folder)), settings, games(), Routes, mute=True)
        services.chance = random.Random(7)
        yield services
        while services.stack.scenes:
            services.stack.scenes.pop().leave()
        services.input.stop()


def play(name: str) -> Match:
    """A play from `plays`: its seed, and all its actions."""
    return save.read((PLAYS / f"{name}.json").read_text(encoding="utf-8"), games())


def run(services: Services, seconds: float) -> None:
    """Run the program for some seconds."""
    loop = Loop(services)
    for _ in range(round(seconds / FRAME)):
        loop.frame([], FRAME)


def photograph(services: Services) -> Image.Image:
    """The picture in the window."""
    surface = services.window.surface
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def keep(picture: Image.Image, name: str) -> None:
    """Save a picture among the shots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    picture.save(SHOTS / f"{name}.webp", quality=88, method=6)
    print(name, flush=True)
