"""Tests that what a scene shows is never behind the focus, and that nothing moves because the focus or a choice has
changed."""

from typing import Any

import pytest

from game.app.base.geometry import Box
from game.app.input.bindings import Intent
from game.app.screens.menu import MenuScene
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.ui.scene import Scene
from game.app.ui.values import Choice
from game.app.ui.widget import Widget
from game.core.game import defaults
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.rotation import rotating

CHUNK = 24  # scenes in one test
PLAIN = (str, int, bool, tuple, type(None))  # kinds of attributes that say what a widget shows
MOVES = ("next", "prev", "down", "right", "up", "left")
CHUNKS = range(-(-len(SCENES) // CHUNK))


def chunk(number: int) -> list[str]:
    """The names of some scenes."""
    return list(SCENES)[number * CHUNK : (number + 1) * CHUNK]


def shown(widget: Widget) -> dict[str, Any]:
    """What a widget shows, as far as it is plain data."""
    kept = {
        name: value for name, value in vars(widget).items() if isinstance(value, PLAIN) and " at 0x" not in repr(value)
    }
    return {"kind": type(widget).__name__, "label": widget.label, "value": widget.value, **kept}


def stale(scene: Scene) -> list[str]:
    """The ids of the widgets that look different once everything is built anew."""
    before = {widget.id: shown(widget) for widget in scene.widgets}
    scene.refresh()
    after = {widget.id: shown(widget) for widget in scene.widgets}
    return [id for id in {**before, **after} if before.get(id) != after.get(id)]


@pytest.mark.slow
@pytest.mark.parametrize("number", rotating(CHUNKS))
def test_nothing_is_stale_after_the_focus_has_moved(make_services: MakeServices, number: int) -> None:
    services, found = make_services(), list[str]()
    for name, scene in scenes(services, chunk(number)):
        for kind in MOVES:
            top = services.stack.top
            if top is scene and not isinstance(scene, TableScene):  # a table builds its widgets after every intent
                scene.handle(Intent(kind))
                services.stack.settle(lambda: None)
                found += [f"{name}, {kind}: {id}" for id in stale(scene)] if services.stack.top is scene else []
    assert not found, "\n".join(found)


def places(scene: Scene) -> dict[str, Box]:
    """The boxes of all widgets by id."""
    return {widget.id: widget.box for widget in scene.widgets if widget.role != "text"}


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("number", rotating(CHUNKS))
def test_nothing_moves_because_the_focus_does(make_services: MakeServices, number: int, text: str) -> None:
    services, found = make_services(text=text), list[str]()
    for name, scene in scenes(services, chunk(number)):
        if not isinstance(scene, MenuScene) or scene.widget("sheet") is None:
            continue
        before = places(scene)
        for widget in [widget for widget in scene.widgets if widget.focusable]:
            scene.set_focus(widget.id, quiet=True)
            after = places(scene)
            moved = [id for id in before if id in after and before[id] != after[id]]
            found += [f"{name}, on {widget.id}: {', '.join(moved)}"] if moved else []
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("game", [game.id for game in games().values() if all(each.choices for each in game.options)])
def test_nothing_moves_because_a_house_rule_is_chosen(
    make_services: MakeServices, game: str, size: tuple[int, int], text: str
) -> None:
    """Only another way to play may bring other rows."""
    for language in ("en", "de"):
        services = make_services(size=size, text=text, language=language)
        scene = SetupScene(services, services.games[game])
        scene.options = defaults(scene.game)
        services.stack.push(scene)
        services.stack.settle(lambda: None)
        for row in [widget for widget in scene.widgets if isinstance(widget, Choice)]:
            before = places(scene)
            for _choice in range(4):
                scene.set_focus(row.id, quiet=True)
                scene.handle(Intent("right"))
                after = places(scene)
                if before.keys() == after.keys():
                    assert before == after, f"{row.id}: {scene.options[row.id]}"
