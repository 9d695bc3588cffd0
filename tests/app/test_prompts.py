"""The prompts at a screen's foot say what a button does, and can be clicked."""

import pytest

from game.app.desk import Desk
from game.app.hands.intent import PRESS, RELEASE, Intent
from game.app.scenes.setup import SetupScene
from game.app.scenes.title import TitleScene

from .hands import frames, show, top


@pytest.fixture
def setup(desk: Desk) -> Desk:
    show(desk, TitleScene(desk))
    show(desk, SetupScene(desk, desk.games["scoundrel"]))
    return desk


def where(desk: Desk, command: str) -> tuple[float, float]:
    """The middle of a command's prompt, as it was drawn."""
    return next(box for name, box in top(desk)._prompts if name == command).centre


def test_a_click_on_a_prompt_does_what_it_says(setup: Desk) -> None:
    at = where(setup, "cancel")
    for kind in (PRESS, RELEASE):
        top(setup).handle(Intent(kind, at))
    frames(setup)
    assert top(setup).name == "title"


def test_sliding_off_a_prompt_takes_it_back(setup: Desk) -> None:
    top(setup).handle(Intent(PRESS, where(setup, "cancel")))
    top(setup).handle(Intent(RELEASE, (5.0, 5.0)))
    frames(setup)
    assert top(setup).name == "setup"
