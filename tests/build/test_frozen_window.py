"""A test of the frozen program's window: a golden game, won, from title to result and back, by pad alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.controls import plugged_in
from tests.e2e.player import Replayer, whole_game
from tests.e2e.window import Window

pytestmark = pytest.mark.build


def test_a_whole_game_by_pad_alone(frozen: Path, start: Callable[..., Window], tmp_path: Path, pictures: Path) -> None:
    window = start(program=[frozen], cwd=tmp_path, settings={"speed": "4"})
    player = Replayer(window, plugged_in(window), pictures)
    whole_game(player)
    player.check()
    assert all(each["device"] >= 0 for each in window.events())
