"""Fixtures for end-to-end tests: a screen, windows on it, and a folder for pictures."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bench.screen import screen
from tests.e2e.window import PICTURES, Window


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen exactly as large as the window."""
    with screen("1280x800") as name:
        yield name


@pytest.fixture
def pictures(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The folder for this test's pictures, below `UNDERDECK_PICTURES`; without that variable none are made."""
    base = os.environ.get(PICTURES)
    return Path(base) / request.node.name if base else tmp_path / "pictures"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of the windows, which may be filled before the first window starts."""
    return tmp_path / "game" / "data"


@pytest.fixture
def start(display: str, tmp_path: Path, data: Path) -> Iterator[Callable[..., Window]]:
    """Return a function that starts windows, all with the same folder; they end after the test. `settings` are the
    player's."""
    started: list[Window] = []

    def begin(*words: object, settings: dict[str, Any] | None = None, **more: Any) -> Window:
        if settings is not None:
            data.mkdir(parents=True, exist_ok=True)
            (data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        window = Window(display, tmp_path / "game", *words, **more)
        started.append(window)
        return window

    yield begin
    for window in started:
        window.close()
