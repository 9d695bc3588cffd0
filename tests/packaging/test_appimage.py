"""Tests for the AppImage, with a stand-in for AppImage's runtime, which cannot be had everywhere: its content runs."""

import hashlib
import os
import subprocess
from pathlib import Path

import appimage
import pytest

START = b"\x7fELF" + b"the runtime" * 400


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    path = tmp_path / "runtime-x86_64"
    path.write_bytes(START)
    return path


@pytest.mark.slow
def test_it_holds_the_program_and_what_desktops_look_for(folder: Path, runtime: Path, tmp_path: Path) -> None:
    digest = hashlib.sha256(START).hexdigest()
    made = appimage.build(folder, tmp_path / "out", runtime, digest)
    inside = tmp_path / "inside"
    words = ["unsquashfs", "-no-progress", "-offset", str(len(START)), "-dest", inside, made]
    subprocess.run(words, check=True, capture_output=True)
    subprocess.run([inside / "AppRun"], check=True)
    assert (inside / "org.underdeck.Underdeck.desktop").is_file()
    assert (inside / "org.underdeck.Underdeck.png").read_bytes() == (inside / ".DirIcon").read_bytes()
    assert (inside / "usr/share/metainfo/org.underdeck.Underdeck.metainfo.xml").is_file()
    for path in folder.rglob("*"):
        os.utime(path, (1, 1))
    assert appimage.build(folder, tmp_path / "again", runtime, digest).read_bytes() == made.read_bytes()


def test_another_runtime_is_refused(folder: Path, runtime: Path, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is not the runtime"):
        appimage.build(folder, tmp_path / "out", runtime)
