"""Tests for the frozen program: it finds its games, plays the golden games, and can start itself as a worker."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo

from tests.e2e.conftest import display  # noqa: F401  (a fixture)

pytestmark = pytest.mark.build
ROOT = Path(__file__).resolve().parents[2]


def run(program: Path, *words: object, status: int = 0, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "DISPLAY"))}
    done = subprocess.run(
        [program, *map(str, words)],
        cwd=program.parent,
        env=environment | more,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == status, done.stderr
    return done


def test_it_is_whole(frozen: Path, display: str) -> None:  # noqa: F811
    done = run(frozen, "--self-test", DISPLAY=display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
    assert done.stderr == ""
    assert "All is well" in done.stdout
    assert "sound" not in done.stdout


def test_it_is_not_whole_without_a_screen(frozen: Path) -> None:
    done = run(frozen, "--self-test", status=1)
    assert "no screen" in done.stderr
    assert done.stdout == ""


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


@pytest.mark.skipif(sys.platform != "linux", reason="the data folder is another")
def test_a_language_put_into_the_data_folder_is_spoken(frozen: Path, tmp_path: Path) -> None:
    place = tmp_path / "underdeck" / "locale" / "tlh" / "LC_MESSAGES"
    place.mkdir(parents=True)
    catalogue = Catalog(locale="en")
    catalogue.add("the language: {codes}", "Hol: {codes}")
    with (place / "underdeck.mo").open("wb") as file:
        write_mo(file, catalogue)
    words = ("play", "--help", "--lang", "tlh")
    assert "Hol: en, de" in run(frozen, *words, XDG_DATA_HOME=str(tmp_path)).stdout
    (place / "underdeck.mo").write_bytes(b"no catalogue")
    told = run(frozen, *words, XDG_DATA_HOME=str(tmp_path)).stderr.splitlines()
    assert len(told) == 1
    assert told[0].startswith("The translation “tlh/LC_MESSAGES/underdeck.mo” cannot be used.")


def test_it_carries_the_licences_and_not_the_press(frozen: Path) -> None:
    inside = frozen.parent / "_internal"
    assert (inside / "licenses" / "LGPL-2.1.txt").is_file()
    assert (inside / "LICENSE").is_file()
    assert not list(inside.rglob("press"))
    assert not [path for path in inside.rglob("lib*") if path.name.startswith(("libstdc++", "libgcc_s"))]
