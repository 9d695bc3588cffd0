"""Tests for the window's part of `--self-test`: it passes here, and names what is broken."""

from collections.abc import Callable

import pygame
import pytest

from game.app import self_test, window
from game.app.audio.sounds import Sounds
from game.app.services import Services
from game.app.store.saves import SaveStore
from game.rules import games

pytestmark = pytest.mark.slow
Run = Callable[[], tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs it with one game only: exit status, standard output, standard error."""
    monkeypatch.setattr(self_test, "games", lambda: {"scoundrel": games()["scoundrel"]})

    def call() -> tuple[int, str, str]:
        status = self_test.run()
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def test_all_is_well(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "games", games)
    assert run() == (0, "", "")


def test_a_save_that_is_not_written_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SaveStore, "put", lambda *_: True)
    status, _, told = run()
    assert status == 1
    assert "saved game of Scoundrel" in told


def test_a_window_that_shows_nothing_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Services, "show", lambda *_, **__: None)
    assert "Nothing of Scoundrel" in run()[2]


def test_silence_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sounds, "play", lambda *_, **__: None)
    monkeypatch.setattr(pygame.mixer, "get_busy", lambda: False)
    assert "No sound" in run()[2]


def test_without_a_sound_device_the_rest_is_tested(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    status, out, err = run()
    assert (status, err) == (0, "")
    assert "no sound device" in out


def test_a_missing_screen_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise window.NoDisplay(window._no_display())

    monkeypatch.setattr(window, "start", none)
    status, _, told = run()
    assert status == 1
    assert "no screen" in told


def test_a_fault_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "table_of", lambda *_: 1 / 0)
    status, _, told = run()
    assert status == 1
    assert "ZeroDivisionError" in told
