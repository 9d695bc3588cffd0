"""Tests that every scene undoes by the one rule that the settings give, and says why where it does not."""

from collections.abc import Callable

import pytest

from game.app.input.bindings import Intent
from game.app.routes.menus import table_of
from game.app.screens.party.pages import DescentPages
from game.app.screens.party.side_page import SidePageScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.core.match import FAIR, FREE, OFF, Match
from game.core.view import Action
from tests.app.conftest import MakeServices
from tests.app.descent import down, hit, shown, until
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.rotation import rotating

SWITCHED_OFF = "Undo is switched off in the settings."
CHUNK = 24  # scenes in one test


def match_of(scene: Scene) -> Match | None:
    """The play that a scene plays on, or the table under it; None if it plays on none."""
    under = scene if isinstance(scene, TableScene) else getattr(scene, "table", None)
    return under.match if isinstance(under, TableScene | DescentPages) else None


def offers_undo(scene: Scene) -> bool:
    """True if undo is among the prompts, or a button that may be pressed."""
    button = scene.widget("undo")
    pressed = button is None or button.enabled
    told = "undo" in dict(scene.prompts())
    assert told or button is None or not pressed, "the button may be pressed, but no prompt names the key"
    return told or (button is not None and pressed)


def give(scene: Scene, *kinds: str) -> None:
    """Give commands to the scene on top."""
    for kind in kinds:
        top = scene.services.stack.top
        assert top is not None
        top.handle(Intent(kind))
        scene.services.stack.settle(lambda: None)


@pytest.mark.slow
@pytest.mark.parametrize("number", rotating(range(-(-len(SCENES) // CHUNK))))
def test_no_scene_undoes_where_undo_is_switched_off(make_services: MakeServices, number: int) -> None:
    services = make_services(undo=OFF)
    names = list(SCENES)[number * CHUNK : (number + 1) * CHUNK]
    for name, scene in scenes(services, names):
        match = match_of(scene)
        if match is None or isinstance(scene, TableScene):  # a lesson teaches undo, whatever the setting
            continue
        assert not (isinstance(scene, TableScene | SidePageScene) and offers_undo(scene)), name
        before = [*match.log]
        give(scene, "undo")
        assert match.log == before, name


def at_dice(services: Services) -> Scene:
    """The page of dice after one has been handed over."""
    page = shown(services, _party_table(services, hit(3)))
    page.act("pc.0")
    return page


def at_rest(services: Services) -> Scene:
    """The rest between two rooms after a deed has been noted."""
    page = shown(services, _party_table(services, until(down(3), "rest")))
    for id in ("pc.2", "note"):
        top = services.stack.top
        assert top is not None
        top.act(id)
        services.stack.settle(lambda: None)
    return page


def at_spending(services: Services) -> Scene:
    """The page of resources after one has been spent."""
    page = shown(services, _party_table(services, hit(4)))
    page.act("spend")
    services.stack.settle(lambda: None)
    spend = services.stack.top
    assert spend is not None
    spend.act("superiority.pc.0")
    return spend


def at_table(services: Services) -> Scene:
    """A common table after an action that can be undone."""
    table = SCENES["table, armed"](services)
    assert isinstance(table, TableScene)
    while not table.session.may_undo:
        table.commands.do(table.play.view.legal[0])
        services.stack.settle(lambda: None)
        table.top.hurry()
    return table


def _party_table(services: Services, match: Match) -> Scene:
    return table_of(services, match)


PAGES: dict[str, Callable[[Services], Scene]] = {
    "dice": at_dice,
    "rest": at_rest,
    "spending": at_spending,
    "table": at_table,
}


@pytest.mark.parametrize("rule", [OFF, FAIR, FREE])
@pytest.mark.parametrize("name", PAGES)
def test_what_was_just_done_can_be_undone_by_the_rule_that_is_set(
    make_services: MakeServices, name: str, rule: str
) -> None:
    services = make_services()
    scene = PAGES[name](services)
    match = match_of(scene)
    assert match is not None
    services.change(undo=rule)
    scene.refresh()
    assert offers_undo(scene) == (rule != OFF)
    done = len(match.log)
    give(scene, "undo")
    assert len(match.log) == done - (rule != OFF)
    assert (SWITCHED_OFF in str(services.toast)) == (rule == OFF)


@pytest.mark.parametrize("name", ["dice", "spending", "table"])
def test_a_button_for_undo_that_is_switched_off_says_so(make_services: MakeServices, name: str) -> None:
    services = make_services()
    scene = PAGES[name](services)
    services.change(undo=OFF)
    scene.refresh()
    scene.act("undo")
    assert SWITCHED_OFF in str(services.toast)


def test_a_roll_of_dice_cannot_be_taken_back_and_the_page_says_so(make_services: MakeServices) -> None:
    services = make_services(undo=FREE)
    scene = at_dice(services)
    match = match_of(scene)
    assert match is not None
    scene.act("even")
    scene.act("roll")
    done = [*match.log]
    give(scene, "undo")
    assert match.log == done
    assert match.log[-1] == Action("roll")
