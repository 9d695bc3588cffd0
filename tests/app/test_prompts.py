"""Tests for the prompts at the foot of the screen: they say what each button does, and can be clicked."""

import itertools

import pytest

from game.app.input.bindings import PRESS, RELEASE, Intent
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.setup import SetupScene
from game.app.screens.table import BAR
from game.app.screens.title import TitleScene
from game.app.services import Services
from tests.rotation import spoken

from .conftest import MakeServices
from .driving import frames, show, top
from .looks import pen
from .scenery import SCENES


@pytest.fixture
def setup(services: Services) -> Services:
    show(services, TitleScene(services))
    show(services, SetupScene(services, services.games["scoundrel"]))
    return services


def where(services: Services, command: str) -> tuple[float, float]:
    """The centre of a command's prompt, as drawn last."""
    return next(box for name, box in top(services).prompt_bar.shown if name == command).centre


def test_a_click_on_a_prompt_does_what_it_says(setup: Services) -> None:
    at = where(setup, "cancel")
    for kind in (PRESS, RELEASE):
        top(setup).handle(Intent(kind, at))
    frames(setup)
    assert top(setup).name == "title"


def test_sliding_off_a_prompt_takes_it_back(setup: Services) -> None:
    top(setup).handle(Intent(PRESS, where(setup, "cancel")))
    top(setup).handle(Intent(RELEASE, (5.0, 5.0)))
    frames(setup)
    assert top(setup).name == "setup"


@pytest.mark.parametrize("language", spoken("qps"))
@pytest.mark.parametrize("text", ["1", "2"])
def test_the_way_into_the_menu_is_always_told(make_services: MakeServices, language: str, text: str) -> None:
    services = make_services(language=language, text=text)
    show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    told = [command for command, _box in top(services).prompt_bar.shown]
    assert (told[0], told[-1]) == ("confirm", "menu")
    assert "avoid" in told
    boxes = [box for _command, box in top(services).prompt_bar.shown]
    assert all(left.right <= right.x + 0.5 for left, right in itertools.pairwise(boxes))
    assert boxes[0].x >= BAR.x - 15
    assert boxes[-1].right <= BAR.right + 15


def test_a_question_over_the_pause_has_the_only_foot(services: Services) -> None:
    with pen() as noted:
        SCENES["pause"](services)
        services.routes.menus.ask("Give up?", "Give up", lambda: None)
        services.stack.settle(lambda: None)
        noted.lines = []
        services.stack.draw(services.canvas)
    foot = [line.text for line in noted.lines if line.ink.y > 750 and not line.owner]
    assert foot == ["Enter", "Choose", "Esc", "Back"]


@pytest.mark.parametrize(
    ("name", "verbs"), [("table, armed", {"Fight", "Take"}), ("two, much slain", {"Fight", "Take"})]
)
def test_at_a_table_the_prompt_says_what_is_done_with_the_focused_card(
    services: Services, name: str, verbs: set[str]
) -> None:
    scene = SCENES[name](services)
    told = set()
    for id in scene.play.selection.ids:
        if id not in scene.game.verbs and scene.widget(id) is not None and scene.play.selection.meant(id):
            scene.set_focus(id, quiet=True)
            told.add(dict(scene.prompts())["confirm"])
    assert told == verbs
