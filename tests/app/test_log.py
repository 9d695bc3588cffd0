"""Tests for the log page, which lists everything that has happened in a fight."""

from pathlib import Path

from game import files
from game.app.screens.read import SIGNS, LogLine, LogScene, logged
from game.app.services import Services
from game.app.ui.text import RuledLine
from game.core.events import Changed, Told
from tests.app.conftest import MakeServices
from tests.app.driving import show
from tests.app.scenery import SCENES


def lines_of(*words: str) -> list[str]:
    return [logged(f"Something: {word}.", Told(word)) for word in words]


def test_every_sign_is_drawn() -> None:
    there = {Path(file).stem for file in files.asset("ui/icons").glob("*.webp")}
    assert set(SIGNS.values()) <= there


def test_lines_have_the_sign_of_what_they_tell_of_and_turns_are_parted(services: Services) -> None:
    lines = [*lines_of("begin", "turn", "draws", "attack", "turn", "answers"), "Undone."]
    scene = show(services, LogScene(services, lines))
    shown = [widget for widget in scene.widgets if isinstance(widget, LogLine)]
    assert [line.label for line in shown] == lines
    assert [line.sign for line in shown] == ["door", "hourglass", "cards", "sword", "hourglass", "shield", ""]
    rules = [widget for widget in scene.widgets if isinstance(widget, RuledLine)]
    assert len(rules) == 1, "none above the first line, and none between two beginnings"
    assert shown[3].box.bottom <= rules[0].box.y <= shown[4].box.y


def test_a_gauge_is_known_by_its_name() -> None:
    assert logged("A level more.", Changed("level", 1, 2)).what == "level"


def test_the_log_of_a_play_that_is_gone_on_with_has_its_signs_too(make_services: MakeServices):
    services = make_services()
    SCENES["arena, the log"](services)
    signs = [widget.sign for widget in services.stack.top.written() if isinstance(widget, LogLine)]
    assert len(signs) > 10
    assert "sword" in signs
    assert all(signs)
