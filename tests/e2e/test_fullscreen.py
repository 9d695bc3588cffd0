"""Tests for full screen and back with the real window: with and without a window manager, on screens larger and smaller
than the window."""

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from game.app.window import SETTLING
from tests.bench.screen import screen
from tests.e2e.window import GLANCE, PATIENCE, Window

pytestmark = pytest.mark.e2e
Place = tuple[int, int, int, int]  # x, y, width and height
SWITCH = "F11"
MANAGED = "openbox"
CALM = 0.5  # seconds without change after which a window stays as it is
LARGE, SMALL, ASKED = (1600, 1000), (1000, 700), (1024, 768)


@contextmanager
def managed(display: str, home: Path) -> Iterator[None]:
    """A window manager that puts frames around windows."""
    env = {**os.environ, "DISPLAY": display, "HOME": str(home)}
    manager = subprocess.Popen([MANAGED], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        check = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
        end = time.monotonic() + PATIENCE
        while b"window id" not in subprocess.run(check, env=env, capture_output=True, timeout=PATIENCE).stdout:
            assert time.monotonic() < end, "no window manager"
            time.sleep(GLANCE)
        yield
    finally:
        manager.terminate()
        manager.wait(PATIENCE)


def place(window: Window) -> Place:
    """The place of the window's content on the screen."""
    told = subprocess.run(
        ["xwininfo", "-id", window.id], env=window.env, capture_output=True, text=True, timeout=PATIENCE, check=True
    ).stdout
    rows = dict(line.strip().split(": ") for line in told.splitlines() if line.count(": ") == 1)
    names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    x, y, width, height = (int(rows[name]) for name in names)
    return x, y, width, height


def settled(window: Window, wanted: Callable[[Place], bool] = bool) -> Place:
    """The window's place, once it is as wanted and stays so."""
    last, since = place(window), time.monotonic()
    end = since + PATIENCE
    while time.monotonic() < since + CALM or not wanted(last):
        assert time.monotonic() < end, f"the window stays at {last}"
        time.sleep(10 * GLANCE)
        if (now := place(window)) != last:
            last, since = now, time.monotonic()
    return last


def switch(window: Window, *keys: str) -> None:
    """Press keys that each switch full screen, and wait until they are heard."""
    wanted = switches(window) + len(keys)
    window.keys(*keys)
    end = time.monotonic() + PATIENCE
    while switches(window) < wanted:
        assert time.monotonic() < end, f"waited in vain for {keys}: {window.log()}"
        time.sleep(GLANCE)


def switches(window: Window) -> int:
    """How often full screen was switched so far."""
    return sum(event["intent"] == "fullscreen" for event in window.events())


@pytest.mark.parametrize("manager", [False, True], ids=["bare", "managed"])
@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["larger", "smaller"])
def test_the_window_comes_back_from_full_screen_as_it_was(tmp_path: Path, size: tuple[int, int], manager: bool) -> None:
    with ExitStack() as stack:
        display = stack.enter_context(screen("{}x{}".format(*size)))
        if manager:
            stack.enter_context(managed(display, tmp_path))
        data = tmp_path / "game" / "data"
        data.mkdir(parents=True)
        (data / "settings.json").write_text(json.dumps({"welcomed": True, "reduced_motion": True}), encoding="utf-8")
        window = Window(display, tmp_path / "game", "scoundrel", "--seed", 7, size=ASKED)
        stack.callback(window.close)
        window.scene("table")
        window.focus()
        before = settled(window)
        assert before[2:] == tuple(min(sides) for sides in zip(ASKED, size, strict=True))
        for keys in ("alt+Return", SWITCH):
            switch(window, keys)
            settled(window, lambda at: at[2:] == size)
            switch(window, keys)
            settled(window, lambda at: at == before)
        switch(window, SWITCH, SWITCH)  # in one breath
        settled(window, lambda at: at == before)
        window.keys("ctrl+v", "alt+v", "super+v", "ctrl+p", "super+p", "ctrl+1")
        window.keys("1")
        tree = window.wait(lambda tree: tree["facts"].get("actions") == 1, "the first action")
        assert tree["scene"] == "table"
        time.sleep(2 * SETTLING)  # from then on a size is the player's own
        window.xdotool("windowsize", "--sync", window.id, 800, 620)
        resized = settled(window, lambda at: at[2:] == (800, 620))
        window.wait(lambda tree: tree["window"] == [800, 620], "the new size")
        switch(window, SWITCH)
        settled(window, lambda at: at[2:] == size)
        switch(window, SWITCH)
        settled(window, lambda at: at == resized)
        assert "Traceback" not in window.log()
        assert "Warning" not in window.log()


def test_a_display_that_does_not_exist_is_not_waited_for(tmp_path: Path) -> None:
    with screen("{}x{}".format(*SMALL)) as display:
        window = Window(display, tmp_path, "--fullscreen", size=ASKED, env={"PYGAME_DISPLAY": "1"})
        try:
            window.wait(lambda tree: tree["scene"], "the first scene")
            settled(window, lambda at: at[2:] == SMALL)
        finally:
            window.close()
