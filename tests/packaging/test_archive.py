"""Tests for the archives: the same folder gives the same bytes, and what is unpacked is what was packed."""

import hashlib
import os
import tarfile
import zipfile
from pathlib import Path

import archive
import pytest

from .conftest import WHEN

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has neither modes nor, for everybody, links")
NAME = "underdeck-0.9.0-test"
both = pytest.mark.parametrize("windows", [False, True], ids=["tar.gz", "zip"])


def copy_made_otherwise(folder: Path, to: Path) -> Path:
    """The folder's copy, written in another order and by another person: with other times, and other bits of modes."""
    for path in sorted(folder.rglob("*"), reverse=True):
        target = to / folder.name / path.relative_to(folder)
        if path.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(os.readlink(path))
        elif path.is_dir():
            target.mkdir(parents=True, exist_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
            target.chmod(0o700 if path.stat().st_mode & 0o100 else 0o600)
            os.utime(target, (1, 1))
    return to / folder.name


@pytest.fixture
def linked(folder: Path) -> Path:
    """A folder with a link inside, as PyInstaller makes them."""
    (folder / "_internal" / "libz.so").symlink_to("data.txt")
    return folder


@both
def test_the_same_folder_gives_the_same_bytes(linked: Path, tmp_path: Path, windows: bool) -> None:
    first = archive.pack(linked, tmp_path / "out", NAME, windows=windows)
    copy = copy_made_otherwise(linked, tmp_path / "copy")
    second = archive.pack(copy, tmp_path / "again", NAME, windows=windows)
    assert first.name == second.name == f"{NAME}.{'zip' if windows else 'tar.gz'}"
    assert first.read_bytes() == second.read_bytes()


@both
def test_another_commit_gives_other_times(folder: Path, tmp_path: Path, windows: bool) -> None:
    first = archive.pack(folder, tmp_path / "out", NAME, windows=windows)
    later = archive.pack(folder, tmp_path / "later", NAME, WHEN + 60, windows)
    assert first.read_bytes() != later.read_bytes()


def test_a_tar_keeps_links_and_the_right_to_run(linked: Path, tmp_path: Path) -> None:
    path = archive.pack(linked, tmp_path / "out", NAME)
    with tarfile.open(path) as tar:
        names = tar.getnames()
        assert names == sorted(names)
        assert {(info.mtime, info.uid, info.gid, info.uname) for info in tar} == {(WHEN, 0, 0, "root")}
        tar.extractall(tmp_path / "here", filter="data")
    here = tmp_path / "here" / "underdeck"
    assert os.access(here / "underdeck", os.X_OK)
    assert not os.access(here / "_internal" / "LICENSE", os.X_OK)
    assert os.readlink(here / "_internal" / "libz.so") == "data.txt"
    assert (here / "_internal" / "data.txt").read_text() == "Queen of Spades\n"


def test_a_zip_is_whole_and_sorted(folder: Path, tmp_path: Path) -> None:
    path = archive.pack(folder, tmp_path / "out", NAME, windows=True)
    with zipfile.ZipFile(path) as packed:
        assert packed.testzip() is None
        assert packed.namelist() == sorted(packed.namelist())
        assert packed.read("underdeck/_internal/data.txt") == b"Queen of Spades\n"
        modes = {info.filename: info.external_attr >> 16 & 0o777 for info in packed.infolist()}
    assert (modes["underdeck/underdeck"], modes["underdeck/_internal/LICENSE"]) == (0o755, 0o644)


def test_the_hashes_are_those_of_the_files(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    paths = [archive.pack(folder, out, NAME, windows=windows) for windows in (False, True)]
    assert archive.sums(out) == archive.sums(out)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted(paths)]
    assert (out / archive.SUMS).read_text().splitlines() == lines
