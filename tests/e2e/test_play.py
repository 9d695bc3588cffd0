"""A whole game in the real window, from title to result and back: by mouse alone, by keyboard alone, by pad alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.hands import Hands, Keyboard, Mouse, Pad
from tests.e2e.player import Player
from tests.e2e.window import Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
BEYOND = ("welcome", "games", "ask")  # scenes that not every way leads through


def whole_game(window: Window, hands: Hands, pictures: Path, seed: int, impatient: bool = False) -> Player:
    """Title, new game, set-up, table, result, title; then out by the button, as a player leaves."""
    player = Player(window, hands, pictures, seed, impatient)
    over = player.play(player.go_in())
    assert over["scene"] == "result"
    player.go_out()
    hands.press("quit")
    assert window.ended() == 0
    assert [each for each in player.seen if each not in BEYOND] == ["title", "firststeps", "setup", "table", "result"]
    assert "Traceback" not in window.log()
    return player


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
    """The first press makes the glyphs the pad's, and no other family shows from then on."""
    window = start(settings={"speed": "instant"})
    window.scene("welcome", "title")
    window.focus()
    hands = Pad(window, maker)
    hands.give("right")
    window.wait(lambda tree: tree["family"] == maker, f"the glyphs of {maker}")
    whole_game(window, hands, pictures, 3)
    assert all(each["device"] >= 0 for each in window.events())
