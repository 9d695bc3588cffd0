"""Tests for what the command line starts, and that it never loses a running play."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import files, i18n
from game.app import main
from game.app.diagnostics import alert
from game.app.play.plays import new_match
from game.app.routes.menus import begin
from game.app.screens.table import TableScene
from game.app.services import Services
from game.core.match import Match
from game.rules import games
from game.window_options import WindowArgs
from tests.app.descent import down
from tests.app.driving import choose, frames, press, running, top

ROOT = Path(__file__).parents[2]
GAME = games()["scoundrel"]
OTHER_DEALS = [
    WindowArgs(game=GAME.id, seed=9),
    WindowArgs(game=GAME.id, options={"wear": "equal"}),
]


def left_running(services: Services, actions: int) -> Match:
    """A saved play that was left after `actions` actions."""
    match = new_match(services, GAME, seed=7)
    for _ in range(actions):
        match.play(GAME.adviser().choose(match.view(0)))
    services.saves.autosave(match)
    return match


def test_a_named_game_goes_on_where_it_was_left(services: Services):
    match = left_running(services, 4)
    begin(services, WindowArgs(game=GAME.id))
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert (scene.match.seed, scene.match.log) == (7, match.log)


@pytest.mark.parametrize("args", OTHER_DEALS)
def test_another_deal_is_dealt_only_when_the_running_play_may_go(services: Services, args: WindowArgs):
    match = left_running(services, 4)
    begin(services, args)
    frames(services)
    assert top(services).name == "ask"
    press(services, "cancel")
    assert top(services).name == "title"
    left = running(services.saves, GAME.id)
    assert left is not None
    assert left.log == match.log
    assert services.records.runs == []


@pytest.mark.parametrize("args", OTHER_DEALS)
def test_a_play_given_up_for_another_deal_is_written_down(services: Services, args: WindowArgs):
    left_running(services, 4)
    begin(services, args)
    frames(services)
    choose(services, "do")
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert args.seed in (None, scene.match.seed)
    assert scene.match.options.items() >= dict(args.options).items()
    assert [run.result for run in services.records.runs] == ["abandoned"]


@pytest.mark.parametrize("args", OTHER_DEALS)
def test_a_play_that_was_not_begun_is_no_loss(services: Services, args: WindowArgs):
    left_running(services, 0)
    begin(services, args)
    frames(services)
    assert isinstance(top(services), TableScene)
    assert services.records.runs == []


@pytest.mark.parametrize(("options", "scene"), [({"mode": "party"}, "company"), ({"mode": "duo"}, "seats")])
def test_what_has_to_be_asked_before_a_named_mode_is_asked(services: Services, options: dict[str, str], scene: str):
    begin(services, WindowArgs(game="diamonds", seed=7, options=options))
    frames(services)
    assert top(services).name == scene
    press(services, "cancel")
    assert top(services).name == "title"


def test_a_descent_that_was_left_goes_on_at_its_own_table(services: Services):
    match = down(2)
    services.saves.autosave(match)
    begin(services, WindowArgs(game="diamonds"))
    frames(services)
    assert isinstance(top(services), TableScene)


def test_a_second_copy_opens_no_window_and_touches_no_file(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(main.window, "Window", None)
    monkeypatch.setattr(main, "start_log", lambda folder: None)
    monkeypatch.setattr(main.pygame, "quit", lambda: None)  # other tests still use fonts
    broken = tmp_path / "settings.json"
    broken.write_text("{", encoding="utf-8")
    claim = files.lock(tmp_path)
    assert claim is not None
    try:
        assert main.run(WindowArgs(data_dir=tmp_path)) == 2
    finally:
        claim.close()
    assert "Another copy" in capsys.readouterr().err
    assert broken.read_text(encoding="utf-8") == "{"


# when the game cannot start


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list of the texts of message boxes, on a system with a screen and without a terminal."""
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, kind: shown.append(text))
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("UNDERDECK_TEST", raising=False)
    return shown


LINE = "Another copy of Underdeck is using the folder “/home/somebody/.local/share/underdeck”."


def test_what_stops_the_start_is_said_in_a_box_as_well(boxes: list[str], capsys: pytest.CaptureFixture[str]):
    alert(LINE)
    assert capsys.readouterr().err == f"{LINE}\n"
    (text,) = boxes
    assert text.replace("\n", " ") == LINE
    assert max(map(len, text.splitlines())) <= 64


def test_there_is_no_box_for_a_terminal_or_a_test(boxes: list[str], monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as patch:
        patch.setattr(sys.stderr, "isatty", lambda: True)
        alert(LINE)
    for name, value in (("UNDERDECK_TEST", "/tmp"), ("SDL_VIDEODRIVER", "dummy"), ("SDL_VIDEODRIVER", "offscreen")):
        with monkeypatch.context() as patch:
            patch.setenv(name, value)
            alert(LINE)
    assert boxes == []


def test_a_box_that_cannot_be_shown_stops_nothing(boxes: list[str], monkeypatch: pytest.MonkeyPatch):
    def refuse(*_args: str) -> None:
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "message_box", refuse)
    alert(LINE)


def test_a_second_copy_and_a_crash_show_a_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: list[str]):
    monkeypatch.setattr(main.window, "start", lambda: None)
    monkeypatch.setattr(main, "start_log", lambda folder: None)
    monkeypatch.setattr(main.pygame, "quit", lambda: None)  # other tests still use fonts
    claim = files.lock(tmp_path)
    assert claim is not None
    with claim:
        assert main.run(WindowArgs(data_dir=tmp_path)) == 2
    monkeypatch.setattr(main.window, "Window", None)
    assert main.run(WindowArgs(data_dir=tmp_path)) == 1
    assert "Another copy" in boxes[0]
    assert "a fault in the program" in boxes[1].replace("\n", " ")


LOADED = """
import gc, sys
import game.__main__, game.app.main
told = []
set_up = game.app.main.begin
def begin(*args):
    told.append(gc.isenabled())
    set_up(*args)
game.app.main.begin = begin
game.app.main.Loop.run = lambda loop: told.append(gc.isenabled())
game.__main__.main(["--data-dir", sys.argv[1], "--mute"])
game.__main__.main(["games"])
print(*told, gc.isenabled())
"""


@pytest.mark.slow
def test_nothing_is_swept_away_until_the_first_scene_is_there(tmp_path: Path):
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", LOADED, str(tmp_path)], env=env, cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert done.stdout.split()[-3:] == ["False", "True", "True"]


@pytest.mark.parametrize(
    ("started", "path", "command"),
    [
        ("/opt/underdeck/game/__main__.py", "/usr/bin", "python -m game"),
        ("{bin}/underdeck", "{bin}", "underdeck"),
        ("{bin}/underdeck", "/usr/bin", "{bin}/underdeck"),
        ("./underdeck", "/usr/bin", "./underdeck"),
    ],
    ids=["module", "installed", "installed elsewhere", "unpacked"],
)
def test_without_a_screen_the_command_is_named_that_was_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: str, path: str, command: str
):
    program = tmp_path / "underdeck"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [started.format(bin=tmp_path)])
    monkeypatch.setenv("PATH", path.format(bin=tmp_path))
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", _refuse)
    with pytest.raises(main.window.NoDisplay) as refused:
        main.window.start()
    assert i18n.say(refused.value.text).endswith(f" {command.format(bin=tmp_path)} play scoundrel")


def _refuse() -> None:
    raise pygame.error("no screen")
