"""Input helpers for tests: they act on a scene as a person would, and read what it shows."""

from collections.abc import Generator
from math import inf

import pygame

from game.app.diagnostics import VirtualPad
from game.app.input.bindings import PRESS, RELEASE, TYPED, Intent
from game.app.main import Loop
from game.app.screens.over import Loading
from game.app.services import Services
from game.app.store.saves import SaveStore
from game.app.ui.scene import Scene
from game.core.match import Match


def frames(services: Services, n: int = 2) -> None:
    """Run the program for `n` frames without input."""
    loop = Loop(services)
    for _ in range(n):
        loop.frame([], 1 / 60)


def run(services: Services, n: int = 3) -> None:
    """Run `n` frames with the real events from pygame's queue."""
    loop = Loop(services)
    for _ in range(n):
        loop.frame(pygame.event.get(), 1 / 60)


def push(services: Services, pad: VirtualPad, button: int = 0) -> None:
    """Press and release a pad's button."""
    pad.button(button, True)
    run(services)
    pad.button(button, False)
    run(services)


def rest(services: Services) -> None:
    """Run the program until the scene on top is at rest."""
    for _ in range(600):
        if top(services).at_rest():
            return
        frames(services, 1)
    raise AssertionError("it never comes to rest")


def show(services: Services, scene: Scene) -> Scene:
    """Push a scene and let it be drawn."""
    services.stack.push(scene)
    frames(services)
    return scene


def top(services: Services) -> Scene:
    """The scene on top."""
    assert services.stack.top is not None
    return services.stack.top


def press(services: Services, *kinds: str) -> None:
    """Give commands to the scene on top, with frames in between."""
    for kind in kinds:
        top(services).handle(Intent(kind))
        frames(services)


def write(services: Services, text: str) -> None:
    """Type letters on a keyboard."""
    for letter in text:
        top(services).handle(Intent(TYPED, text=letter))
        frames(services)


def choose(services: Services, id: str) -> None:
    """Focus a thing and confirm it."""
    top(services).set_focus(id)
    assert top(services).focus == id, f"{id} cannot be focused"
    press(services, "confirm")


def click(services: Services, id: str) -> None:
    """Click a thing with the mouse."""
    widget = top(services).widget(id)
    assert widget is not None, f"there is no {id}"
    at = top(services).scroller.box_of(widget).centre
    top(services).handle(Intent("point", at))
    top(services).handle(Intent(PRESS, at))
    top(services).handle(Intent(RELEASE, at))
    frames(services)


def running(saves: SaveStore, game: str) -> Match | None:
    """The play of a game that was saved last, restored; None if none is running."""
    found = saves.under_way(game)
    return finish(saves.restore(found[0].play)) if found else None


def finish(steps: Generator[float, None, Match | None]) -> Match | None:
    """Restore a play in one go; None if it cannot be restored."""
    loading = Loading(steps)
    loading.work(inf)
    return loading.result


def label(services: Services, id: str) -> str:
    """The label of a thing of the scene on top, with its value."""
    thing = next(thing for thing in top(services).things() if thing.id == id)
    return f"{thing.label} {thing.value}".strip()
