"""Tests for the window's size, full screen, its display and the clipboard, without a real screen."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.app import window
from game.app.window import (
    FILE,
    OWN,
    SCREEN,
    SETTLING,
    SMALLEST,
    SYSTEM,
    USUAL,
    USUAL_RATE,
    Placement,
    Size,
    Window,
    displays,
    fitting,
    last_placement,
)

DESKTOP = (1600, 900)
SIZE = (1024, 640)


@pytest.fixture(autouse=True)
def _display() -> None:
    window.start()


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Returns a function that lets the time pass in which the system may still report old sizes."""
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    return lambda: monkeypatch.setattr(time, "monotonic", lambda: now + SETTLING + 1)


def told(shown: Window, size: tuple[int, int]) -> None:
    """Let the system give the window a size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    shown.resized()


def test_full_screen_and_back_keeps_the_size():
    shown = Window(SIZE, False)
    for _ in range(3):
        shown.toggle()
        assert shown.surface.get_size() == pygame.display.get_desktop_sizes()[0]
        shown.resized()
        shown.toggle()
        shown.resized()
        assert shown.surface.get_size() == shown.windowed == SIZE
    assert shown.layout.width == SIZE[0]


def test_the_size_of_full_screen_that_is_told_late_is_not_taken_over(late: Callable[[], None]):
    shown = Window(SIZE, False)
    shown.toggle()
    shown.toggle()
    for size in (DESKTOP, (300, 200)):
        told(shown, size)
        assert shown.surface.get_size() == shown.windowed == SIZE
    late()
    told(shown, (900, 700))
    assert shown.surface.get_size() == shown.windowed == (900, 700)
    shown.toggle()
    shown.toggle()
    assert shown.surface.get_size() == (900, 700)


@pytest.mark.filterwarnings("error")
def test_a_size_that_is_not_given_at_once_is_asked_for_again(monkeypatch: pytest.MonkeyPatch):
    shown = Window(SIZE, False)
    shown.toggle()
    real, lies = pygame.display.set_mode, [DESKTOP]

    def set_mode(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        return real(lies.pop() if lies else size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    shown.toggle()
    assert not lies
    assert shown.surface.get_size() == SIZE


def test_a_size_that_is_never_given_ends_in_the_one_that_is(monkeypatch: pytest.MonkeyPatch):
    """A tiling window manager gives what it likes."""
    shown = Window(SIZE, False)
    real = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags=0: real(DESKTOP, flags))
    shown.toggle()
    shown.toggle()
    assert shown.surface.get_size() == DESKTOP


def test_the_position_comes_back_by_a_detour(monkeypatch: pytest.MonkeyPatch, late: Callable[[], None]):
    shown = Window(SIZE, False)
    at = (30, 50)
    late()

    def move(to: tuple[int, int]) -> None:
        nonlocal at
        at = to if max(abs(to[0] - at[0]), abs(to[1] - at[1])) > 30 else at  # a short way is ignored

    monkeypatch.setattr(pygame.display, "get_window_position", lambda: at)
    monkeypatch.setattr(pygame.display, "set_window_position", move)
    shown.toggle()
    at = (31, 70)
    shown.toggle()
    assert at == (30, 50)


@pytest.mark.parametrize(
    ("screens", "chosen", "asked", "size"),
    [
        ([(1920, 1080)], None, None, USUAL),
        ([(1920, 1080)], None, (1024, 768), (1024, 768)),
        ([(1024, 768)], None, None, (1024, 768)),
        ([(1024, 768)], None, (3000, 500), (1024, 500)),
        ([(1920, 1080)], None, (8, 900), (640, 900)),
        ([(320, 240)], None, None, SMALLEST),
        ([(1024, 768), (1920, 1080)], None, None, USUAL),
        ([(1024, 768), (1920, 1080)], "0", None, (1024, 768)),
        ([(1024, 768), (1920, 1080)], "1", None, USUAL),
    ],
)
def test_the_window_opens_no_larger_than_the_screen_and_no_smaller_than_sensible(
    monkeypatch: pytest.MonkeyPatch,
    screens: list[tuple[int, int]],
    chosen: str | None,
    asked: tuple[int, int] | None,
    size: Size,
):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    monkeypatch.delenv(SCREEN, raising=False)
    if chosen is not None:
        monkeypatch.setenv(SCREEN, chosen)
    assert fitting(asked) == size


@pytest.mark.parametrize("fullscreen", [False, True])
@pytest.mark.parametrize("chosen", ["0", "1", "-1", "99", "x", "", "1.5", "²"])
def test_a_display_that_does_not_exist_is_left_out(monkeypatch: pytest.MonkeyPatch, chosen: str, fullscreen: bool):
    monkeypatch.setenv(SCREEN, chosen)
    pygame.display.quit()  # without a window, pygame asks for the display
    window.start()
    shown = Window(fitting(SIZE), fullscreen)
    assert shown.surface.get_size() == (pygame.display.get_desktop_sizes()[0] if fullscreen else SIZE)
    assert os.environ.get(SCREEN) in (None, "", "0")


def test_the_system_is_asked_for_a_smallest_size():
    shown = Window(SIZE, False)
    for _ in range(2):
        with pytest.deprecated_call():
            assert pygame.Window.from_display_module().minimum_size == SMALLEST
        shown.toggle()
        shown.toggle()


def test_the_clipboard_gives_back_what_it_got():
    shown = Window(SIZE, False)
    shown.copy("Grüße – U-3K9QZ1")
    assert shown.copied() == "Grüße – U-3K9QZ1"
    shown.copy("")
    assert shown.copied() == ""


ONE, TWO = [(1600, 900)], [(1600, 900), (1280, 1024)]


@pytest.mark.parametrize(
    ("place", "then", "now", "wanted"),
    [
        ((100, 50), ONE, ONE, (100, 50)),
        ((-30, 400), ONE, ONE, (0, 260)),  # partly beside the screen
        ((1500, 0), ONE, ONE, (576, 0)),
        ((1700, 50), TWO, TWO, (1700, 50)),  # on the second screen
        ((1700, 50), TWO, ONE, None),  # which is gone
        ((100, 50), ONE, [(1280, 800)], None),
        ((100, 50), ONE, TWO, None),
    ],
)
def test_the_window_comes_back_wholly_on_a_screen(
    place: tuple[int, int],
    then: list[tuple[int, int]],
    now: list[tuple[int, int]],
    wanted: tuple[int, int] | None,
):
    placement = Placement(Size(*SIZE), place, tuple(Size(*screen) for screen in then))
    assert placement.seen_on(now) == wanted


def test_size_and_place_are_kept_for_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    at = [(40, 30)]
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: at[0])
    monkeypatch.setattr(pygame.display, "set_window_position", lambda place: at.insert(0, place))
    screens = tuple(Size(*screen) for screen in pygame.display.get_desktop_sizes())
    shown = Window(SIZE, False)
    assert last_placement(tmp_path) is None
    shown.remember(tmp_path)
    assert last_placement(tmp_path) == Placement(Size(*SIZE), (40, 30), screens)
    Window(SIZE, False, (70, 60)).remember(tmp_path)
    assert last_placement(tmp_path) == Placement(Size(*SIZE), (70, 60), screens)


def test_full_screen_keeps_the_place_of_the_window(tmp_path: Path):
    Window(SIZE, True).remember(tmp_path)
    assert last_placement(tmp_path) is None  # it has never been a window
    Window(SIZE, True, (70, 60)).remember(tmp_path)
    kept = last_placement(tmp_path)
    assert kept is not None
    assert kept[:2] == (SIZE, (70, 60))


def test_with_another_display_chosen_the_old_place_means_nothing():
    placement = Placement(Size(*SIZE), (1700, 50), tuple(Size(*screen) for screen in TWO), "2")
    assert placement.seen_on(TWO, "2") == (1700, 50)
    assert placement.seen_on(TWO, "1") is None
    assert placement.seen_on(TWO) is None


class Asked(NamedTuple):
    """What the system was asked for."""

    fullscreen: bool
    display: int | None
    vsync: bool


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """What the system was asked for when windows were opened, on two displays."""
    real, told = pygame.display.set_mode, list[Asked]()

    def set_mode(size: tuple[int, int], flags: int = 0, display: int | None = None, vsync: int = 0) -> pygame.Surface:
        told.append(Asked(flags == pygame.FULLSCREEN, display, bool(vsync)))
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: TWO)
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(TWO))
    monkeypatch.delenv(SCREEN, raising=False)
    return told


@pytest.mark.parametrize(("chosen", "number"), [(SYSTEM, None), ("1", 0), ("2", 1), ("3", 0)])
def test_the_window_and_full_screen_are_on_the_display_chosen(asked: list[Asked], chosen: str, number: int | None):
    shown = Window(SIZE, False, display=chosen)
    shown.toggle()
    assert [each.display for each in asked] == [number, number]
    assert [each.fullscreen for each in asked] == [False, True]


def test_another_display_takes_the_window_there_at_once(asked: list[Asked], tmp_path: Path, late: Callable[[], None]):
    shown = Window(SIZE, False, (30, 50))
    late()
    assert not shown.adopt(False, SYSTEM, False)
    assert shown.adopt(False, "2", False)
    assert shown.adopt(True, "1", False)
    assert asked[1:] == [Asked(False, 1, False), Asked(True, 0, False)]
    shown.remember(tmp_path)
    assert last_placement(tmp_path) is None  # on that display it has never been a window
    shown.toggle()
    shown.remember(tmp_path)
    kept = last_placement(tmp_path)
    assert kept is not None
    assert kept.display == "1"


def test_what_is_chosen_goes_before_the_display_of_this_session(asked: list[Asked], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(SCREEN, "1")
    shown = Window(SIZE, False, display="1")
    shown.adopt(False, "2", False)
    shown.adopt(False, "1", False)
    assert [each.display for each in asked] == [1, 1, 0]


def test_a_window_that_only_waits_for_the_display_stays_where_it_is(asked: list[Asked], monkeypatch, late):
    shown, at = Window(SIZE, False, (30, 50)), [(200, 90)]
    late()
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: at[-1])
    monkeypatch.setattr(pygame.display, "set_window_position", at.append)
    shown.adopt(False, SYSTEM, True)
    assert asked[-1] == Asked(False, None, True)
    assert at[-1] == (200, 90)


def test_a_system_that_cannot_wait_for_the_display_goes_on_without(monkeypatch: pytest.MonkeyPatch):
    real = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0, vsync: int = 0) -> pygame.Surface:
        if vsync:
            raise pygame.error("no vsync")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    assert Window(SIZE, False, vsync=True).surface.get_size() == SIZE


@pytest.mark.parametrize(("rate", "frames"), [(144, 144), (0, USUAL_RATE)])
def test_frames_as_the_display_shows_them(monkeypatch: pytest.MonkeyPatch, rate: int, frames: int):
    shown = Window(SIZE, False)
    monkeypatch.setattr(pygame.display, "get_current_refresh_rate", lambda: rate)
    assert [shown.frames(limit) for limit in ("30", "60", OWN)] == [30, 60, frames]


def test_displays_are_told_apart_by_number_and_size(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: TWO)
    assert displays() == [(SYSTEM, "Automatic"), ("1", "1: 1600 × 900"), ("2", "2: 1280 × 1024")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"size": [1024, 640], "place": [0, 0]}',
        '{"size": [1024], "place": [0, 0], "screens": []}',
        '{"size": [1024, 640.5], "place": [0, 0], "screens": []}',
        '{"size": [1024, true], "place": [0, 0], "screens": []}',
        '{"size": [1024, 640], "place": [0, 999999999999], "screens": []}',
        '{"size": [1024, 640], "place": [0, 0], "screens": [[]]}',
    ],
)
def test_a_placement_that_makes_no_sense_is_none(tmp_path: Path, text: str):
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert last_placement(tmp_path) is None


def test_a_placement_that_cannot_be_kept_stops_nobody(tmp_path: Path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    Window(SIZE, False, (70, 60)).remember(tmp_path / "file")
    assert last_placement(tmp_path) is None
