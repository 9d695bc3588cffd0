"""Input helpers for tests: they act on a scene as a person would, and read what it shows."""

import pygame

from game.app.desk import Desk
from game.app.input.intent import PRESS, RELEASE, TYPED, Intent
from game.app.main import Loop
from game.app.scene import Scene
from game.app.virtualpad import VirtualPad


def frames(desk: Desk, n: int = 2) -> None:
    """Run the program for `n` frames without input."""
    loop = Loop(desk)
    for _ in range(n):
        loop.frame([], 1 / 60)


def run(desk: Desk, n: int = 3) -> None:
    """Run `n` frames with the real events from pygame's queue."""
    loop = Loop(desk)
    for _ in range(n):
        loop.frame(pygame.event.get(), 1 / 60)


def push(desk: Desk, pad: VirtualPad, button: int = 0) -> None:
    """Press and release a pad's button."""
    pad.button(button, True)
    run(desk)
    pad.button(button, False)
    run(desk)


def rest(desk: Desk) -> None:
    """Run the program until the scene on top is at rest."""
    for _ in range(600):
        if top(desk).at_rest():
            return
        frames(desk, 1)
    raise AssertionError("it never comes to rest")


def show(desk: Desk, scene: Scene) -> Scene:
    """Push a scene and let it be drawn."""
    desk.stack.push(scene)
    frames(desk)
    return scene


def top(desk: Desk) -> Scene:
    """The scene on top."""
    assert desk.stack.top is not None
    return desk.stack.top


def press(desk: Desk, *kinds: str) -> None:
    """Give commands to the scene on top, with frames in between."""
    for kind in kinds:
        top(desk).handle(Intent(kind))
        frames(desk)


def write(desk: Desk, text: str) -> None:
    """Type letters on a keyboard."""
    for letter in text:
        top(desk).handle(Intent(TYPED, text=letter))
        frames(desk)


def choose(desk: Desk, id: str) -> None:
    """Focus a thing and confirm it."""
    top(desk).set_focus(id)
    assert top(desk).focus == id, f"{id} cannot be focused"
    press(desk, "confirm")


def click(desk: Desk, id: str) -> None:
    """Click a thing with the mouse."""
    widget = top(desk).widget(id)
    assert widget is not None, f"there is no {id}"
    at = top(desk).box_of(widget).centre
    top(desk).handle(Intent("point", at))
    top(desk).handle(Intent(PRESS, at))
    top(desk).handle(Intent(RELEASE, at))
    frames(desk)


def label(desk: Desk, id: str) -> str:
    """The label of a thing of the scene on top, with its value."""
    thing = next(thing for thing in top(desk).things() if thing.id == id)
    return f"{thing.label} {thing.value}".strip()
