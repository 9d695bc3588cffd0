"""Helpers that push scenes for the collections of all scenes."""

from collections.abc import Callable

from game.app.input.bindings import Intent
from game.app.screens.menu import HURRIED
from game.app.screens.result import ResultScene
from game.app.services import Services
from game.app.ui.scene import Scene

Make = Callable[[Services], Scene]


def put(services: Services, scene: Scene) -> Scene:
    """Push a scene and let it settle; a result can be confirmed at once."""
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    if isinstance(scene, ResultScene):
        scene.update(HURRIED)  # skip the time in which presses are ignored
    return scene


def pressed(make: Make, *kinds: str) -> Make:
    """A function that shows a scene and gives it some commands."""

    def made(services: Services) -> Scene:
        make(services)
        for kind in kinds:
            assert services.stack.top is not None
            services.stack.top.handle(Intent(kind))
            services.stack.settle(lambda: None)
        assert services.stack.top is not None
        return services.stack.top

    return made
