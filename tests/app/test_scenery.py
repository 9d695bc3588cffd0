"""Tests that the scenery contains every scene of the program, so that no new scene is forgotten."""

import pkgutil
from importlib import import_module

import pytest

from game.app import screens
from game.app.services import Services
from game.app.ui.scene import Scene
from tests.app.scenery import SCENES


def classes() -> set[type[Scene]]:
    """Every class of scenes in the program."""
    modules = [import_module(f"game.app.screens.{each.name}") for each in pkgutil.iter_modules(screens.__path__)]
    found = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    return {each for each in found if issubclass(each, Scene) and each is not Scene}


def named() -> set[type[Scene]]:
    """The classes of scenes that can be shown; the others are base classes."""
    return {each for each in classes() if "name" in vars(each)}


@pytest.mark.slow
def test_every_kind_of_scene_is_in_the_scenery(services: Services) -> None:
    shown = set()
    for make in SCENES.values():
        while services.stack.scenes:
            services.stack.scenes.pop().leave()
        shown.add(type(make(services)))
    assert not {kind.__name__ for kind in named() - shown}


def test_every_scene_that_is_not_built_upon_has_a_name() -> None:
    bases = {base for kind in classes() for base in kind.__mro__[1:]}
    assert not {kind.__name__ for kind in classes() - bases - named()}
