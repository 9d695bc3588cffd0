"""Tests for Dungeons and Deuces in the real window: by mouse, by pad, four people with one pad, and a Game Master."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core import seeds
from game.core.game import HUMAN
from tests.e2e.controls import Mouse, Pad
from tests.e2e.deuces import EASY, QUICK, Fighter, Secretive, kept, lay_down, one_pad, stage
from tests.e2e.player import WAY_IN
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
TWO = ("deuces", *EASY, "--seed", 9)
SEED = seeds.code(1)[len(seeds.PREFIX) :]
FOUR = ("--set", "heroes=4", "--set", "hands=private", "--set", "start=5")


def an_encounter(player: Fighter) -> None:
    """Play the first encounter to the camp, and go on to the second one."""
    tree = player.look(player.window.scene("table"))
    assert stage(tree) == "draw"
    tree = player.until(tree, "go")
    assert tree["scene"] == "table", "the heroes have lost"
    assert tree["facts"]["view"]["gauges"]["encounter"] == 2
    assert {"hit", "stay", "attack", "use", "defend", "end", "go"} <= player.verbs
    assert any(len(action.split()) > 3 for action in player.done), "no attack with more than one card"
    assert "Traceback" not in player.window.log()


def touched_pad(window: Window) -> Pad:
    """Plug in a pad and use it once, so that its glyphs are shown."""
    window.focus()
    pad = Pad(window)
    pad.give("up")
    window.wait(lambda tree: tree["family"] == "xbox", "the glyphs of a pad")
    return pad


def test_an_encounter_by_mouse_alone(start: Start, pictures: Path) -> None:
    window = start(*TWO, settings=QUICK)
    an_encounter(Fighter(window, Mouse(window), pictures))
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release"}


def test_an_encounter_by_pad_alone(start: Start, pictures: Path) -> None:
    window = start(*TWO, settings=QUICK)
    window.scene("table")
    an_encounter(Fighter(window, touched_pad(window), pictures))
    assert all(each["device"] >= 0 for each in window.events())


# several people at one device


def test_four_people_hand_one_pad_over(start: Start, pictures: Path) -> None:
    """They play until the encounter is over; nobody ever sees another's hand, and nobody is asked for devices."""
    window = start("deuces", *EASY, "--seed", 9, *FOUR, settings=QUICK)
    window.scene("curtain")
    player = Secretive(window, touched_pad(window), pictures)
    tree = player.until(player.look(window.scene("curtain")), "go")
    assert tree["scene"] != "result", "the heroes have lost"
    assert {"attack", "use", "go"} <= player.verbs
    assert {heading.rpartition(" ")[2] for heading in player.curtains} == {"Bulwark", "Mender", "Reaver", "Cardsharp"}
    assert player.checked > 100
    assert "Traceback" not in window.log()


# a Game Master


def sit_as_master(player: Fighter) -> Tree:
    """Go from the title over the set-up to the table, with programs as heroes and a person as Game Master."""
    player.way = WAY_IN | {"games": "game-deuces"}
    player.go_to("setup")
    for seat, holder in (("Hero 1", "Computer"), ("Hero 2", "Computer"), ("Game Master", "A person")):
        turn(player, f"holder-{seat}", holder)
    player.hands.press("seed")
    player.window.scene("seed")
    for letter in SEED:
        player.hands.press(f"key-{letter}")
    player.hands.press("use")
    return player.go_to("table")


def turn(player: Fighter, id: str, wanted: str) -> None:
    """Press a thing of the set-up until it shows a text."""
    for _ in range(4):
        now = said(player.window.wait(lambda tree: thing(tree, id), f"a thing called {id}"), id)
        if wanted in now:
            return
        player.hands.press(id)
        player.window.wait(lambda tree, now=now: said(tree, id) != now, f"{id} to turn")
    raise AssertionError(f"{id} never says {wanted}")


def said(tree: Tree, id: str) -> tuple[str, str]:
    """The label and the value of a thing."""
    found = thing(tree, id)
    return (found["label"], found["value"]) if found else ("", "")


def test_a_person_as_game_master_against_computed_heroes(start: Start, data: Path, pictures: Path) -> None:
    """The person attacks and answers with enemies, then folds; the enemies' hands are visible, the heroes' are not."""
    window = start(settings=QUICK)
    player = Secretive(window, Mouse(window), pictures, ())
    tree = player.until(sit_as_master(player), "fold")
    assert tree["scene"] == "table"
    assert player.verbs >= {"attack", "defend", "fold"}
    assert (kept(data).seats, kept(data).seed) == (("hero", "hero", HUMAN), 1)
    assert not player.curtains
    assert player.checked > 20
    assert "fold" in [action.verb for action in kept(data).log]
    assert "Traceback" not in window.log()


def test_a_person_on_both_sides_with_a_curtain_between(start: Start, data: Path, pictures: Path) -> None:
    """One pad goes back and forth between a hero and the Game Master, until the Game Master folds."""
    lay_down(data, (HUMAN, HUMAN), 2, heroes="1")
    window = start("deuces", settings=QUICK)
    player = Secretive(window, one_pad(window, 2), pictures, ())
    tree = player.until(player.look(window.scene("curtain", "table")), "fold")
    assert tree["scene"] != "result"
    assert {heading.removeprefix("Pass it to ") for heading in player.curtains} == {"Bulwark", "Game Master"}
    done = {action.partition(" ")[0] for action in player.done}
    assert {"attack", "defend", "1:attack", "1:defend", "1:fold"} <= done
    assert player.checked > 20
    assert "Traceback" not in window.log()
