"""A whole game in the real window, from title to result and back: by mouse alone, by keyboard alone, by pad alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.hands import Keyboard, Mouse
from tests.e2e.player import whole_game, whole_game_by_pad
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]


def test_by_mouse_alone(start: Start, pictures: Path) -> None:
    """At the usual speed, with presses while cards fly; by clicks, and every second fight by dragging."""
    window = start(settings={"speed": "1"})
    whole_game(window, Mouse(window), pictures, 1, impatient=True)
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release"}


def test_by_keyboard_alone(start: Start, pictures: Path) -> None:
    window = start(settings={"speed": "4"})
    window.focus()
    whole_game(window, Keyboard(window), pictures, 2)
    assert {each["intent"] for each in window.events()} <= {"up", "down", "left", "right", "confirm"}


@pytest.mark.parametrize("maker", ["xbox", "playstation", "nintendo"])
def test_by_pad_alone(start: Start, pictures: Path, maker: str) -> None:
    whole_game_by_pad(start(settings={"speed": "instant"}), pictures, 3, maker)
