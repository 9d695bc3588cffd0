"""Tests for the wheel: installed into a virtual environment outside the checkout, it finds its data and plays."""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from game import __version__
from tests.e2e.controls import Keyboard
from tests.e2e.player import Replayer, whole_game
from tests.e2e.window import Window

pytestmark = pytest.mark.build
ROOT = Path(__file__).resolve().parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", place, ROOT], check=True)
    return next(place.glob("underdeck-*.whl"))


@pytest.fixture(scope="module")
def underdeck(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", place / "venv"], check=True)
    subprocess.run([place / "venv" / BIN / "python", "-m", "pip", "install", "-q", wheel], check=True)
    return place / "venv" / BIN / "underdeck"


def run(program: Path, *words: object, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    environment = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "DISPLAY", "SDL_VIDEODRIVER")
    }
    return subprocess.run(
        [program, *map(str, words)],
        cwd=program.parent,
        env=environment | {"PYTHONUTF8": "1"} | more,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def test_the_wheel_carries_the_data_and_not_the_press(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "assets/cards/QS.webp",
        "assets/sounds/cues.json",
        "levels/scoundrel.tmx",
        "licenses/LGPL-2.1.txt",
        "CREDITS.md",
        "ACCESSIBILITY.md",
    ):
        assert f"game/_data/{wanted}" in names
    assert not [name for name in names if "assets/press" in name or name.startswith("tests/") or "__pycache__" in name]
    ours = {
        f"game/_data/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "assets").rglob("*") if path.is_file()
    }
    assert {name for name in ours if "/press/" not in name} <= set(names)


def test_it_is_whole(underdeck: Path) -> None:
    done = run(underdeck, "--self-test", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert (done.returncode, done.stderr) == (0, "")
    assert "_data" in done.stdout
    assert run(underdeck, "--version").stdout.split()[-1] == __version__


def test_it_plays(underdeck: Path, tmp_path: Path) -> None:
    done = run(underdeck, "play", "scoundrel", "--seed", 1, "--json", "--save", tmp_path / "s.json", typed="avoid\n")
    assert done.returncode == 0, done.stderr
    first, second = map(json.loads, done.stdout.splitlines())
    assert "avoid" in first["legal"]
    assert second["view"]["facts"]["avoided"]
    assert run(underdeck, "replay", tmp_path / "s.json").returncode == 0


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "replays").glob("*.json")), ids=lambda path: path.stem)
def test_it_plays_the_golden_games(underdeck: Path, path: Path) -> None:
    done = run(underdeck, "replay", path)
    assert done.returncode == 0, done.stderr


def test_its_window_plays(underdeck: Path, start: Callable[..., Window], tmp_path: Path, pictures: Path) -> None:
    """A golden game from title to result and back, by keyboard alone."""
    window = start(program=[underdeck], cwd=tmp_path, env={"PYTHONPATH": ""}, settings={"speed": "instant"})
    window.focus()
    player = Replayer(window, Keyboard(window), pictures, ROOT / "tests" / "replays" / "scoundrel-random.json")
    whole_game(player)
    player.check()


def test_without_a_display_it_says_so_in_one_line(underdeck: Path, tmp_path: Path) -> None:
    if sys.platform != "linux":
        return  # other systems always have a display
    done = run(underdeck, "--data-dir", tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "play" in done.stderr
