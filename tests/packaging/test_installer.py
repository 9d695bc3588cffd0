"""Tests for the installer for Windows: compiled here around a stand-in, its data read back."""

import re
from pathlib import Path

import about
import installer
import pefile
import pytest


def test_every_file_is_installed_and_deleted_and_nothing_else(folder: Path) -> None:
    text = installer.macros(folder)
    wanted = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {Path(name).relative_to(folder).as_posix() for name in re.findall(r'  File "(.+)"', text)} == wanted
    deleted = re.findall(r'  Delete "\$INSTDIR\\(.+)"', text)
    assert {name.replace("\\", "/") for name in deleted} == wanted
    assert re.findall(r'  RMDir "(.+)"', text) == ["$INSTDIR\\_internal"]
    script = installer.SCRIPT.read_text("utf-8")
    assert "/r" not in script  # no folder is ever deleted with what is in it
    assert "HKLM" not in script


def test_inner_folders_are_deleted_before_outer_ones(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "c.txt").touch()
    assert re.findall(r'  RMDir "(.+)"', installer.macros(tmp_path)) == ["$INSTDIR\\a\\b", "$INSTDIR\\a"]


def test_a_name_that_nsis_would_misread_is_refused(tmp_path: Path) -> None:
    (tmp_path / "$WINDIR").touch()
    with pytest.raises(SystemExit, match="WINDIR"):
        installer.macros(tmp_path)


@pytest.mark.slow
def test_it_is_compiled_says_its_version_and_asks_for_no_administrator(folder: Path, tmp_path: Path) -> None:
    path = installer.build(folder, tmp_path / "out")
    program = pefile.PE(path)
    told = {
        key.decode(): value.decode()
        for info in program.FileInfo[0]
        if info.Key == b"StringFileInfo"
        for table in info.StringTable
        for key, value in table.entries.items()
    }
    assert told["ProductVersion"] == about.version()
    assert told["ProductName"] == about.NAME
    manifest = path.read_bytes()
    assert b'requestedExecutionLevel level="asInvoker"' in manifest
    assert b"requireAdministrator" not in manifest
    for each in folder.rglob("*"):
        each.touch()
    assert installer.build(folder, tmp_path / "again").read_bytes() == manifest
