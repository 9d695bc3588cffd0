"""The window's part of `--self-test`: opens a window, plays a room of each game, hears a sound, saves and loads.

The player's own files are left alone: everything is written to a folder that is deleted.
"""

import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game import files, i18n
from game.bots import Random, stream
from game.core.game import Game, defaults
from game.core.match import Match
from game.core.text import Text, Trouble
from game.rules import games

from . import window
from .main import LONGEST, Loop
from .routes import Routes
from .routes.menus import table_of
from .screens.table import TableScene
from .services import Services
from .settings import Settings

SEED = 2
ACTIONS = 8  # of each game: about a room
FRAMES = 300  # until a table must be at rest, or a sound be heard
WAIT = 20  # milliseconds a frame while a sound is decoded
SOUND = "card-lift"
SLOT = 1


def run() -> int:
    """Print what does not work; return the exit status: 0 if everything does, else 1."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            troubles = list(_troubles(Path(folder)))
        except Trouble as trouble:
            troubles = [trouble.text]
        except Exception:
            traceback.print_exc()
            return 1
    for text in troubles:
        print(i18n.say(text), file=sys.stderr)
    return 1 if troubles else 0


def _troubles(folder: Path) -> Iterator[Text]:
    """Open the window and say what does not work. Raises `window.NoDisplay`."""
    window.start()
    settings = Settings(welcomed=True, reduced_motion=True, first_notes=False)
    shown = window.Window(window.USUAL, fullscreen=False)
    services = Services(shown, files.homes(folder), settings, games(), Routes)
    services.input.start()
    try:
        loop = Loop(services)
        for game in services.games.values():
            yield from _play_room(loop, game)
        if not services.sounds.alive:
            print(i18n._("There is no sound device: the game is silent."))
        elif not _hears(loop):
            yield Text("No sound is heard.")
    finally:
        services.input.stop()
        services.sounds.stop()


def _play_room(loop: Loop, game: Game[Any]) -> Iterator[Text]:
    """Play a room at a game's table, drawn in the window, then save the play and read it back."""
    services, match = loop.services, Match(game, defaults(game), SEED)
    table = table_of(services, match)
    assert isinstance(table, TableScene)
    services.stack.push(table)
    player, pictures = Random(stream(SEED, 0)), {_picture(loop, table)}
    for _ in range(ACTIONS):
        if legal := table.play.view.legal:
            table.commands.do(player.choose(table.play.view))
            pictures.add(_picture(loop, table))
        assert legal or match.over
    if len(pictures) < 3:
        yield Text("Nothing of {game} is seen in the window.", game=game.title)
    services.saves.put(SLOT, match)
    if _read_back(services) != match.digest():
        yield Text("A saved game of {game} does not come back as it was.", game=game.title)
    for scene in reversed(services.stack.scenes):
        scene.leave()
    services.stack.scenes.clear()


def _picture(loop: Loop, table: TableScene) -> bytes:
    """The window's picture once the table is at rest."""
    for _ in range(FRAMES):
        loop.frame(pygame.event.get(), LONGEST)
        if table.at_rest() and loop.services.stack.transition is None:
            break
    return pygame.image.tobytes(loop.services.window.surface, "RGB")


def _read_back(services: Services) -> str:
    """The digest of the play in the slot."""
    steps = services.saves.restore_slot(SLOT)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value.digest() if end.value is not None else ""


def _hears(loop: Loop) -> bool:
    """Play a sound, which is decoded meanwhile; return True once it is heard."""
    for _ in range(FRAMES):
        loop.services.sounds.play(SOUND)
        loop.services.sounds.update(LONGEST)
        if pygame.mixer.get_busy():
            return True
        pygame.time.wait(WAIT)
    return False
