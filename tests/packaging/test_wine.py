"""Tests of the installer for Windows in Wine: it comes and goes, and leaves what is the player's.

The program that it installs is a stand-in: the real one is only built on Windows.
"""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import installer
import pytest

from tests.e2e.conftest import display  # noqa: F401  (a fixture)

pytestmark = pytest.mark.nightly
WINE, SERVER = "/usr/lib/wine/wine64", "/usr/lib/wine/wineserver64"
KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Underdeck"
OF_NSIS = "Temp"  # the uninstaller's copy of itself, which Windows deletes when it starts next

Wine = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    return tmp_path / "wine" / "drive_c"


@pytest.fixture
def wine(drive: Path, display: str) -> Wine:  # noqa: F811
    environment = os.environ | {"WINEPREFIX": str(drive.parent), "WINEDEBUG": "-all", "DISPLAY": display}

    def run(*words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        line = [WINE, *map(str, words)]
        done = subprocess.run(line, cwd=cwd, env=environment, capture_output=True, text=True, timeout=180)
        subprocess.run([SERVER, "--wait"], env=environment, timeout=60)
        return done

    run("wineboot", "--init")
    return run


def files(drive: Path) -> set[str]:
    found = (path.relative_to(drive).as_posix() for path in drive.rglob("*") if path.is_file())
    return {name for name in found if OF_NSIS not in name.split("/")}


def test_it_is_installed_twice_and_goes_without_what_is_the_players(wine: Wine, drive: Path, tmp_path: Path) -> None:
    folder = tmp_path / "underdeck"
    (folder / "_internal" / "levels").mkdir(parents=True)
    for name in ("underdeck.exe", "_internal/LICENSE", "_internal/levels/a.tmx"):
        (folder / name).write_text("a stand-in")
    setup = installer.build(folder, tmp_path / "out")
    before = files(drive)

    assert wine(setup, "/S").returncode == 0
    (home,) = drive.glob("users/*/AppData/Local/Programs/Underdeck")
    inside = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert inside == {"underdeck.exe", "_internal/LICENSE", "_internal/levels/a.tmx", "uninstall.exe"}
    assert [name for name in files(drive) - before if name.endswith("Start Menu/Programs/Underdeck.lnk")]
    assert "DisplayVersion" in wine("reg", "query", KEY).stdout

    players = {home / "notes.txt", home.parents[1] / "underdeck" / "records.json"}
    for path in players:
        path.parent.mkdir(exist_ok=True)
        path.write_text("the player's")
    (home / "_internal" / "levels" / "a.tmx").write_text("of an older version")
    assert wine(setup, "/S").returncode == 0
    assert (home / "_internal" / "levels" / "a.tmx").read_text() == "a stand-in"

    wine("uninstall.exe", "/S", cwd=home)
    assert files(drive) - before == {path.relative_to(drive).as_posix() for path in players}
    assert "DisplayVersion" not in wine("reg", "query", KEY).stdout
