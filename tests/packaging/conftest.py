"""Fixtures for the packages: a stand-in for the frozen folder, and the modules of the folder `packaging`.

Those run as programs, with their own folder on the path; the PyPI library `packaging` must stay importable.
"""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging"))
WHEN = 1_790_000_000  # seconds: in September 2026


@pytest.fixture(autouse=True)
def _commit_of_september(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(WHEN))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small folder that looks like the frozen one: a program that starts, and files beside it."""
    folder = tmp_path / "dist" / "underdeck"
    (folder / "_internal" / "licenses").mkdir(parents=True)
    shutil.copy(shutil.which("true") or sys.executable, folder / "underdeck")
    shutil.copy(ROOT / "LICENSE", folder / "_internal" / "LICENSE")
    (folder / "_internal" / "data.txt").write_text("Queen of Spades\n")
    return folder
