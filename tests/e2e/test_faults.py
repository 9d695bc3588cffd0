"""Tests for the real window without a screen, without a sound device, without space on the disk, or without write
access."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.window import GLANCE, PATIENCE, Window

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
ROOT = Path(__file__).resolve().parents[2]
PYTHON = (sys.executable, "-m", "game")
FULL = """
import errno, sys
from game import files
from game.__main__ import main
def full(*_rest):
    raise OSError(errno.ENOSPC, "no room")
files.Disk.write = full
sys.exit(main())
"""
GAME = ("scoundrel", "--seed", 7)  # in this deal, no question is asked in the first room
NOBODY = 65534
ROOM = "24k"  # size of the disk: the log fits, and hardly anything else


def play_on(window: Window) -> None:
    """Face three cards of the first room, waiting for each, then leave through the pause menu."""
    window.scene("table")
    window.focus()
    for count in (1, 2, 3):
        window.keys(str(count))
        window.wait(lambda tree, count=count: tree["facts"].get("actions") == count, f"action {count} to be done")
    window.keys("p")
    window.scene("pause")
    window.keys("Up", "Up", "Return")  # the last entry gives the play up
    window.scene("title")
    window.keys("Escape", "Return")
    assert window.ended() == 0
    assert "Traceback" not in window.log()


def told(window: Window, words: str) -> None:
    """Wait for a message."""
    window.wait(lambda tree: words in tree["toast"], f"the message “{words}”")


def test_without_a_screen_it_names_the_terminal() -> None:
    missing = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {name: value for name, value in os.environ.items() if name not in missing}
    done = subprocess.run(PYTHON, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "python -m game play scoundrel" in line


def test_the_installed_command_is_named_as_such(tmp_path: Path) -> None:
    missing = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {name: value for name, value in os.environ.items() if name not in missing}
    script = tmp_path / "underdeck"
    script.write_text(f"#!{sys.executable}\nimport sys; from game.__main__ import main; sys.exit(main())\n")
    script.chmod(0o755)
    env |= {"PATH": f"{tmp_path}{os.pathsep}{env['PATH']}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["underdeck"], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stderr.rstrip().endswith(": underdeck play scoundrel")


def test_a_second_copy_tells_those_who_see_no_terminal(start: Start) -> None:
    """It shows a message box of the system, and waits until it is closed."""
    first = start(settings={"welcomed": True})
    first.scene("title")
    env = {name: value for name, value in first.env.items() if name != "UNDERDECK_TEST"}
    line = [*PYTHON, "--data-dir", str(first.data)]
    second = subprocess.Popen(line, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True)
    try:
        first.xdotool("windowfocus", "--sync", _box(first), "key", "Return")
        assert second.wait(PATIENCE) == 2
        assert second.stderr is not None
        assert "Another copy" in second.stderr.read()
    finally:
        second.kill()


def _box(window: Window) -> int:
    """Wait for the message box: the id of the other window with our name."""
    end = time.monotonic() + PATIENCE
    while True:
        tree = subprocess.run(["xwininfo", "-root", "-tree"], env=window.env, capture_output=True, text=True).stdout
        found = [int(number, 16) for number in re.findall(r'(0x[0-9a-f]+) "Underdeck"', tree)]
        others = [number for number in found if number != int(window.id)]
        if others:
            return others[0]
        assert time.monotonic() < end, "no box appeared"
        time.sleep(GLANCE)


def test_without_a_sound_device_it_plays_in_silence(start: Start) -> None:
    window = start(*GAME, settings={"speed": "4", "welcomed": True}, env={"SDL_AUDIODRIVER": "nonsense"})
    play_on(window)
    assert "no sound" in window.log()


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[tuple[object, ...]]:
    """A data folder on a full disk: a tiny file system if we may mount one, else a program patched to report a full
    disk.

    Yields the program to start.
    """
    data = tmp_path / "game" / "data"
    data.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "underdeck", str(data)]
    mounted = os.getuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
    (data / "settings.json").write_text('{"speed": "4", "welcomed": true}', encoding="utf-8")
    if not mounted:
        yield sys.executable, "-c", FULL
        return
    try:
        fill(data / "filled")
        yield PYTHON
    finally:
        subprocess.run(["umount", "--lazy", str(data)], check=True)


def fill(path: Path) -> None:
    """Write to a file until the disk is full."""
    with path.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(512))


def test_on_a_full_disk_it_plays_on(start: Start, full_disk: tuple[object, ...]) -> None:
    window = start(*GAME, program=full_disk)
    window.scene("table")
    told(window, "the disk is full")
    play_on(window)


@pytest.fixture
def read_only(display: str) -> Iterator[Window]:
    """A window of a user without write access to the data folder."""
    folder = Path(tempfile.mkdtemp(prefix="underdeck-"))
    folder.chmod(0o777)
    data = folder / "data"
    data.mkdir()
    (data / "settings.json").write_text('{"speed": "4", "welcomed": true}', encoding="utf-8")
    data.chmod(0o555)
    program: tuple[object, ...] = PYTHON
    if os.getuid() == 0:  # the superuser may write everywhere
        program = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *PYTHON)
    window = Window(display, folder, *GAME, program=program)
    try:
        yield window
    finally:
        window.close()
        data.chmod(0o755)
        shutil.rmtree(folder)


def test_where_it_may_not_write_it_plays_on(read_only: Window) -> None:
    read_only.scene("table")
    told(read_only, "the system does not allow it")
    play_on(read_only)
    assert [path.name for path in read_only.data.iterdir()] == ["settings.json"]


def test_a_pad_that_goes_away_pauses(start: Start) -> None:
    """Any other device can continue."""
    window = start("scoundrel", settings={"speed": "4", "welcomed": True})
    window.scene("table")
    window.focus()
    window.pad("attach playstation", "b 14 1", "b 14 0")
    window.wait(lambda tree: tree["family"] == "playstation", "the glyphs of the pad")
    window.pad("detach")
    tree = window.scene("gone")
    assert tree["family"] == "keyboard"
    window.pad("attach nintendo", "b 0 1", "b 0 0")
    window.wait(lambda tree: tree["family"] == "nintendo", "the glyphs of the other pad")
    window.scene("table")
