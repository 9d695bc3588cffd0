"""Putting scenes on a desk, for the lists of all that must fit."""

from collections.abc import Callable

from game.app.desk import Desk
from game.app.hands.intent import Intent
from game.app.scene import Scene
from game.app.scenes.counted import HURRIED
from game.app.scenes.result import ResultScene

Make = Callable[[Desk], Scene]


def put(desk: Desk, scene: Scene) -> Scene:
    """Put a scene on the stack, where it comes to rest."""
    desk.stack.push(scene)
    desk.stack.settle(lambda: None)
    if isinstance(scene, ResultScene):
        scene.update(HURRIED)  # what could be missed by a press too many can be pressed now
    return scene


def pressed(make: Make, *kinds: str) -> Make:
    """What is to be seen after some commands."""

    def made(desk: Desk) -> Scene:
        make(desk)
        for kind in kinds:
            assert desk.stack.top is not None
            desk.stack.top.handle(Intent(kind))
            desk.stack.settle(lambda: None)
        assert desk.stack.top is not None
        return desk.stack.top

    return made
