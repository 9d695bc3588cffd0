"""A whole game in the real window, from title to result and back: by mouse alone, by keyboard alone, by pad alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.hands import Keyboard, Mouse, plugged_in
from tests.e2e.player import Player, whole_game
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]


def test_by_mouse_alone(start: Start, pictures: Path) -> None:
    """At the usual speed, with presses while cards fly; by clicks, and every second fight by dragging."""
    window = start(settings={"speed": "1"})
    whole_game(Player(window, Mouse(window), pictures, 1, impatient=True))
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release"}


def test_by_keyboard_alone(start: Start, pictures: Path) -> None:
    window = start(settings={"speed": "4"})
    window.focus()
    whole_game(Player(window, Keyboard(window), pictures, 2))
    assert {each["intent"] for each in window.events()} <= {"up", "down", "left", "right", "confirm"}


@pytest.mark.parametrize("maker", ["xbox", "playstation", "nintendo"])
def test_by_pad_alone(start: Start, pictures: Path, maker: str) -> None:
    """The first press makes the glyphs the pad's, and no other family shows from then on."""
    window = start(settings={"speed": "instant"})
    whole_game(Player(window, plugged_in(window, maker), pictures, 3))
    assert all(each["device"] >= 0 for each in window.events())
