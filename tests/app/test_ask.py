"""Tests for the question before an action: it says what the action does, and asks about nothing else."""

import pytest

from game.app.desk import Desk
from game.app.plays import new_match
from game.app.scenes.settings import SettingsScene
from game.app.scenes.table import TableScene
from game.rules import games
from tests.app import crawl
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, frames, label, show, top
from tests.app.scenery import deadly_question

GAME = games()["scoundrel"]


def test_a_deadly_move_is_called_by_its_name(desk: Desk) -> None:
    deadly_question(desk)
    assert label(desk, "do") == "Fight anyway"
    assert label(desk, "text") == "The Grim Reaper takes 14 life from you, and you have only 3."
    assert top(desk).focus == "back"


def test_what_a_deadly_move_is_about_is_seen_over_the_question(desk: Desk) -> None:
    scene = deadly_question(desk)
    table = next(each for each in desk.stack.scenes if isinstance(each, TableScene))
    reaper = table.widget("AS")
    assert reaper is not None
    assert scene.widget("panel").box.y >= reaper.box.y + 0.9 * reaper.box.h


@pytest.mark.parametrize(
    ("verb", "name"), [("avoid", "Avoid"), ("take", "Take"), ("drink", "Drink"), ("fight", "Fight")]
)
def test_every_move_is_called_by_its_name_where_every_move_is_asked_for(
    make_desk: MakeDesk, verb: str, name: str
) -> None:
    desk = make_desk(always_ask=True)
    match = next(
        match
        for match in (new_match(desk, GAME, seed=seed) for seed in range(1, 50))
        if verb in {action.verb for action in match.legal(0)}
    )
    scene = TableScene(desk, match)
    show(desk, scene)
    action = next(action for action in match.legal(0) if action.verb == verb)
    scene.pick((action.ids or (verb,))[0])
    frames(desk)
    assert label(desk, "do") == name
    assert not match.log
    choose(desk, "do")
    assert [done.verb for done in match.log] == [verb]


def test_what_lay_below_is_not_read_again_before_the_deed(make_desk: MakeDesk) -> None:
    desk = make_desk(narration=True)
    scene = crawl.moment("warrior", "stakes")
    show(desk, TableScene(desk, scene))
    choose(desk, "leave")
    desk.narrator.spoken.clear()
    choose(desk, "do")
    told = list(desk.narrator.spoken)
    at = told.index("You walk out into the daylight.")
    assert all(line.startswith("Leave, button") for line in told[:at]), "nothing but the button that was gone to"


def test_after_the_deed_it_is_said_where_one_is(make_desk: MakeDesk) -> None:
    desk = make_desk(narration=True)
    show(desk, SettingsScene(desk))
    choose(desk, "reset")
    desk.narrator.spoken.clear()
    desk.stack.top.do = lambda: None  # type: ignore[union-attr]
    choose(desk, "do")
    assert len([line for line in desk.narrator.spoken if ", button" in line]) == 2, "the yes, and where one was before"
