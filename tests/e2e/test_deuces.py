"""Dungeons and Deuces in the real window: encounters by mouse alone and by pad alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.deuces import EASY, QUICK, Fighter, stage
from tests.e2e.hands import Mouse, Pad
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
TWO = ("deuces", *EASY, "--seed", 9)


def an_encounter(player: Fighter) -> None:
    """Through the first encounter to the camp, and on to the second one."""
    tree = player.look(player.window.scene("table"))
    assert stage(tree) == "draw"
    tree = player.until(tree, "go")
    assert tree["scene"] == "table", "the heroes have lost"
    assert tree["facts"]["view"]["gauges"]["encounter"] == 2
    assert {"hit", "stay", "attack", "use", "defend", "end", "go"} <= player.verbs
    assert any(len(action.split()) > 3 for action in player.done), "no attack with more than one card"
    assert "Traceback" not in player.window.log()


def test_an_encounter_by_mouse_alone(start: Start, pictures: Path) -> None:
    window = start(*TWO, settings=QUICK)
    an_encounter(Fighter(window, Mouse(window), pictures))
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release"}


def test_an_encounter_by_pad_alone(start: Start, pictures: Path) -> None:
    window = start(*TWO, settings=QUICK)
    window.scene("table")
    window.focus()
    pad = Pad(window)
    pad.give("up")
    window.wait(lambda tree: tree["family"] == "xbox", "the glyphs of a pad")
    an_encounter(Fighter(window, pad, pictures))
    assert all(each["device"] >= 0 for each in window.events())
