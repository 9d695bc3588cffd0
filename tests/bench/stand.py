"""The real window with a table on it, for measuring."""

import tempfile

import pygame

from game import files
from game.app import window
from game.app.desk import Desk
from game.app.main import Loop
from game.app.plays import new_match
from game.app.scenes.table import TableScene
from game.app.settings import Settings
from game.rules import games


def size_of(words: list[str]) -> tuple[int, int]:
    """`1280x800` as two numbers."""
    width, height = words[1].split("x")
    return int(width), int(height)


def table(size: tuple[int, int]) -> tuple[Desk, Loop, TableScene]:
    """A desk, its loop, and a play on it, dealt and at rest."""
    window.start()
    desk = Desk(window.Window(size, False), files.homes(tempfile.mkdtemp()), Settings(), games(), mute=True)
    desk.hands.start()
    scene = TableScene(desk, new_match(desk, games()["scoundrel"], None, 7))
    desk.stack.push(scene)
    loop = Loop(desk)
    for _ in range(120):
        loop.frame(pygame.event.get(), 1 / 60)
    return desk, loop, scene
