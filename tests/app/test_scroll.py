"""Tests that pages open at their top, never scroll by a few pixels, and say where there is more."""

import pytest

from game.app.input.bindings import Intent
from game.app.main import Loop
from game.app.play.features.press_rules import Misfire
from game.app.screens.menu import GUARD, CountedScene
from game.app.screens.read import LogScene
from game.app.services import Services
from game.app.ui.scroll import SLIGHT
from tests.app.conftest import MakeServices
from tests.app.layout import scenes
from tests.app.looks import pen
from tests.app.scenery import SCENES
from tests.rotation import rotating

CHUNK = 24  # scenes in one test
LOOKS = (((1280, 800), "1"), ((1024, 768), "1"), ((1280, 800), "1.5"), ((1280, 720), "2"))
RESULTS = [name for name in SCENES if "result" in name]


@pytest.mark.slow
@pytest.mark.parametrize("number", rotating(range(-(-len(SCENES) // CHUNK))))
@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_pages_open_at_their_top_and_nothing_scrolls_by_a_few_pixels(
    make_services: MakeServices, size: tuple[int, int], text: str, number: int
) -> None:
    services, found = make_services(size=size, text=text), list[str]()
    for name, scene in scenes(services, list(SCENES)[number * CHUNK : (number + 1) * CHUNK]):
        listed = {widget.id for widget in scene.widgets if widget.scrolls}
        over = scene.scroller.height - scene.scroller.box.h if listed else 0.0
        if 0.5 < over <= SLIGHT:
            found.append(f"{name} scrolls by {over:.1f}")
        if scene.scroller.offset > 0 and scene.focus not in listed and not isinstance(scene, LogScene):
            found.append(f"{name} opens {scene.scroller.offset:.0f} pixels below its top")
    assert not found, "\n".join(found)


def _counting(services: Services, name: str) -> CountedScene:
    """The result of a scenery, shown anew, so that it counts up."""
    scene = SCENES[name](services)
    if not isinstance(scene, CountedScene):
        pytest.skip("it does not count up")
    anew = type(scene).__new__(type(scene))
    anew.__dict__.update(scene.__dict__)
    anew.shown, anew.told, anew.misfire = 0, False, Misfire(GUARD)
    services.stack.scenes.clear()
    services.stack.push(anew)
    return anew


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(RESULTS))
@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_a_result_that_counts_up_stays_at_its_top(make_services: MakeServices, name: str, text: str) -> None:
    services = make_services(text=text)
    services.change(reduced_motion=False)
    scene, loop = _counting(services, name), Loop(services)
    with pen():
        while not scene.at_rest():
            loop.frame([], 0.2)
            assert scene.scroller.offset == 0
    assert scene.shown == scene.all


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(RESULTS))
def test_a_result_that_is_is_hurried_is_read_from_its_top_and_says_where_there_is_more(
    make_services: MakeServices, name: str
) -> None:
    services = make_services(size=(1024, 768), text="2")
    services.change(reduced_motion=False)
    anew, loop = _counting(services, name), Loop(services)
    with pen():
        loop.frame([], 0.01)
        anew.handle(Intent("confirm"))
        assert anew.scroller.offset == 0
        while not anew.at_rest():
            loop.frame([], GUARD)
        told = dict(anew.prompts())
        assert ("down" in told) == (anew.scroller.height > anew.scroller.box.h + 1)
        while anew.scroller.may("down"):
            anew.handle(Intent("down"))
        assert ("up" in dict(anew.prompts())) == ("down" in told)
