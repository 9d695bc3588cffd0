"""Tests for the Debian package, around a stand-in for the frozen folder."""

import os
import shutil
import subprocess
from pathlib import Path

import about
import deb
import pytest

pytestmark = pytest.mark.slow


def dpkg(*words: object) -> str:
    return subprocess.run(["dpkg-deb", *map(str, words)], check=True, capture_output=True, text=True).stdout


@pytest.fixture
def package(folder: Path, tmp_path: Path) -> Path:
    return deb.build(folder, tmp_path / "out")


def test_the_same_folder_gives_the_same_bytes(package: Path, folder: Path, tmp_path: Path) -> None:
    for path in folder.rglob("*"):
        os.utime(path, (1, 1))
    (folder / "_internal" / "data.txt").chmod(0o600)
    assert deb.build(folder, tmp_path / "again").read_bytes() == package.read_bytes()


def test_control_says_what_it_is_and_needs(package: Path, folder: Path) -> None:
    assert package.name == f"underdeck_{about.version()}_{deb.architecture(folder)}.deb"
    told = dpkg("--field", package, "Package", "Version", "Depends")
    assert f"Version: {about.version()}\n" in told
    assert "libc6 (>= 2." in told
    assert "libx11-6" in told
    assert "python" not in told


def test_what_it_installs(package: Path, tmp_path: Path) -> None:
    lines = [line.split(maxsplit=5) for line in dpkg("--contents", package).splitlines()]
    assert {owner for _mode, owner, *_ in lines} == {"root/root"}
    names = {name for *_, name in lines}
    assert "./usr/bin/underdeck -> /opt/underdeck/underdeck" in names
    assert "./opt/underdeck/_internal/data.txt" in names
    for name in (
        "applications/org.underdeck.Underdeck.desktop",
        "metainfo/org.underdeck.Underdeck.metainfo.xml",
        "icons/hicolor/16x16/apps/org.underdeck.Underdeck.png",
        "doc/underdeck/copyright",
    ):
        assert f"./usr/share/{name}" in names
    dpkg("--raw-extract", package, tmp_path / "all")
    assert [path.name for path in (tmp_path / "all" / "DEBIAN").iterdir()] == ["control"]  # nothing runs at install


def test_a_library_that_no_package_is_known_for_is_refused(folder: Path, tmp_path: Path) -> None:
    shutil.copy(shutil.which("objdump") or "", folder / "_internal" / "strange.so")  # needs libbfd
    with pytest.raises(SystemExit, match="libbfd"):
        deb.build(folder, tmp_path / "out")
