"""Tests for the question before an action: it says what the action does, and asks about nothing else."""

import pytest

from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.settings import SettingsScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.rules import games
from tests.app import crawl
from tests.app.conftest import MakeServices
from tests.app.driving import choose, frames, label, show, top
from tests.app.scenery import deadly_question

GAME = games()["scoundrel"]


def test_a_deadly_move_is_called_by_its_name(services: Services) -> None:
    deadly_question(services)
    assert label(services, "do") == "Fight anyway"
    assert label(services, "text") == "The Grim Reaper takes 14 life from you, and you have only 3."
    assert top(services).focus == "back"


def test_what_a_deadly_move_is_about_is_seen_over_the_question(services: Services) -> None:
    scene = deadly_question(services)
    table = next(each for each in services.stack.scenes if isinstance(each, TableScene))
    reaper = table.widget("AS")
    assert reaper is not None
    assert scene.widget("panel").box.y >= reaper.box.y + 0.9 * reaper.box.h


@pytest.mark.parametrize(
    ("verb", "name"), [("avoid", "Avoid"), ("take", "Take"), ("drink", "Drink"), ("fight", "Fight")]
)
def test_every_move_is_called_by_its_name_where_every_move_is_asked_for(
    make_services: MakeServices, verb: str, name: str
) -> None:
    services = make_services(always_ask=True)
    match = next(
        match
        for match in (new_match(services, GAME, seed=seed) for seed in range(1, 50))
        if verb in {action.verb for action in match.legal(0)}
    )
    scene = table_of(services, match)
    show(services, scene)
    action = next(action for action in match.legal(0) if action.verb == verb)
    scene.commands.pick((action.ids or (verb,))[0])
    frames(services)
    assert label(services, "do") == name
    assert not match.log
    choose(services, "do")
    assert [done.verb for done in match.log] == [verb]


def test_what_lay_below_is_not_read_again_before_the_deed(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    scene = crawl.moment("warrior", "stakes")
    show(services, table_of(services, scene))
    choose(services, "leave")
    services.narrator.spoken.clear()
    choose(services, "do")
    told = list(services.narrator.spoken)
    at = told.index("You walk out into the daylight.")
    assert all(line.startswith("Leave, button") for line in told[:at]), "nothing but the button that was gone to"


def test_after_the_deed_it_is_said_where_one_is(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    show(services, SettingsScene(services))
    choose(services, "reset")
    services.narrator.spoken.clear()
    services.stack.top.do = lambda: None  # type: ignore[union-attr]
    choose(services, "do")
    assert len([line for line in services.narrator.spoken if ", button" in line]) == 2, (
        "the yes, and where one was before"
    )
