"""Tests for the frozen program: it finds its games, plays the golden games, and can start itself as a worker."""

import json
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.build
ROOT = Path(__file__).resolve().parents[2]


def run(program: Path, *words: object) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [program, *map(str, words)], cwd=program.parent, capture_output=True, text=True, encoding="utf-8", timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done


def test_it_is_whole(frozen: Path) -> None:
    assert run(frozen, "--self-test").stderr == ""


def test_it_finds_its_games(frozen: Path) -> None:
    from game.rules import games

    assert [game["id"] for game in json.loads(run(frozen, "games", "--json").stdout)] == list(games())


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "replays").glob("*.json")), ids=lambda path: path.stem)
def test_it_plays_the_golden_games(frozen: Path, path: Path) -> None:
    run(frozen, "replay", path)


def test_its_workers_are_itself_and_agree(frozen: Path) -> None:
    words = ("sim", "scoundrel", "--games", 300, "--agent", "random", "--seed", 1, "--json")
    one, two = (json.loads(run(frozen, *words, "--jobs", jobs).stdout) for jobs in (1, 2))
    for figures in (one, two):
        del figures["seconds"], figures["games_per_second"]
    assert one == two


def test_it_carries_the_licences_and_not_the_press(frozen: Path) -> None:
    inside = frozen.parent / "_internal"
    assert (inside / "licenses" / "LGPL-2.1.txt").is_file()
    assert (inside / "LICENSE").is_file()
    assert not list(inside.rglob("press"))
    assert not [path for path in inside.rglob("lib*") if path.name.startswith(("libstdc++", "libgcc_s"))]
