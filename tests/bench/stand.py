"""A real window with a table, for measuring."""

import gc
import tempfile

import pygame

from game import files
from game.app import window
from game.app.main import Loop
from game.app.play.plays import new_match
from game.app.routes import Routes
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.settings import Settings
from game.core.game import defaults
from game.rules import games

READY = 700  # frames at rest: one for each picture that is decoded in advance


def size_of(words: list[str]) -> tuple[int, int]:
    """The size in the first argument, `1280x800`, as two numbers."""
    width, height = words[1].split("x")
    return int(width), int(height)


def table(
    size: tuple[int, int], game: str = "scoundrel", seed: int = 7, **options: str
) -> tuple[Services, Loop, TableScene]:
    """The services, the loop, and the scene of a play that is dealt and at rest, with the pictures of its cards
    decoded."""
    window.start()
    shown, settings = window.Window(size, False), Settings(first_notes=False)  # a note would lie over the table
    services = Services(shown, files.homes(tempfile.mkdtemp()), settings, games(), Routes, mute=True)
    services.input.start()
    gc.freeze()  # as the program does at its start
    rules = services.games[game]
    scene = table_of(services, new_match(services, rules, {**defaults(rules), **options}, seed))
    services.stack.push(scene)
    loop = Loop(services)
    rested = 0
    while rested < READY:  # after the deal, a program may act
        loop.frame(pygame.event.get(), 1 / 60)
        rested += scene.top.timeline is None
    return services, loop, scene
