"""Tests for a whole game in the real window, from title to result and back: by mouse alone, keyboard alone, pad alone.

Each device wins a golden game of 49 actions; the mouse also plays one by dragging, and pads of other makers play at
random.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.controls import Keyboard, Mouse, plugged_in
from tests.e2e.player import Player, Replayer, whole_game
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]


def test_by_mouse_alone(start: Start, pictures: Path) -> None:
    """At the usual speed, with extra presses while cards fly."""
    window = start(settings={"speed": "1"})
    player = Replayer(window, Mouse(window), pictures, impatient=True)
    whole_game(player)
    player.check()
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release"}


def test_by_dragging(start: Start, pictures: Path) -> None:
    """Every second fight is done by dragging a card onto its weapon or the fists."""
    window = start(settings={"speed": "4"})
    whole_game(Player(window, Mouse(window), pictures, 1, impatient=True))
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release"}


def test_by_keyboard_alone(start: Start, pictures: Path) -> None:
    window = start(settings={"speed": "4"})
    window.focus()
    player = Replayer(window, Keyboard(window), pictures)
    whole_game(player)
    player.check()
    assert {each["intent"] for each in window.events()} <= {"up", "down", "left", "right", "confirm"}


def test_by_pad_alone(start: Start, pictures: Path) -> None:
    window = start(settings={"speed": "4"})
    player = Replayer(window, plugged_in(window, "xbox"), pictures)
    whole_game(player)
    player.check()
    assert all(each["device"] >= 0 for each in window.events())


@pytest.mark.parametrize("maker", ["playstation", "nintendo"])
def test_by_pads_of_other_makers(start: Start, pictures: Path, maker: str) -> None:
    """The first press shows the pad's glyphs, and no other family of glyphs appears from then on."""
    window = start(settings={"speed": "instant"})
    whole_game(Player(window, plugged_in(window, maker), pictures, 3))
    assert all(each["device"] >= 0 for each in window.events())
