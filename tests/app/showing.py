"""Helpers that push scenes for the collections of all scenes."""

from collections.abc import Callable

from game.app.desk import Desk
from game.app.input.intent import Intent
from game.app.scene import Scene
from game.app.scenes.counted import HURRIED
from game.app.scenes.result import ResultScene

Make = Callable[[Desk], Scene]


def put(desk: Desk, scene: Scene) -> Scene:
    """Push a scene and let it settle; a result can be confirmed at once."""
    desk.stack.push(scene)
    desk.stack.settle(lambda: None)
    if isinstance(scene, ResultScene):
        scene.update(HURRIED)  # skip the time in which presses are ignored
    return scene


def pressed(make: Make, *kinds: str) -> Make:
    """A function that shows a scene and gives it some commands."""

    def made(desk: Desk) -> Scene:
        make(desk)
        for kind in kinds:
            assert desk.stack.top is not None
            desk.stack.top.handle(Intent(kind))
            desk.stack.settle(lambda: None)
        assert desk.stack.top is not None
        return desk.stack.top

    return made
