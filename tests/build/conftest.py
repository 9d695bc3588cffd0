"""A fixture for the frozen program, which is built once for all tests of this folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.conftest import data, display, pictures, start  # noqa: F401  (fixtures for windows)

ROOT = Path(__file__).resolve().parents[2]
NAME = "underdeck-terminal.exe" if os.name == "nt" else "underdeck"


@pytest.fixture(scope="session")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built program, in a folder outside the checkout."""
    place = tmp_path_factory.mktemp("frozen")
    words = ["packaging/freeze.py", "--out", place / "dist", "--work", place / "work"]
    subprocess.run([sys.executable, *words], cwd=ROOT, check=True)
    return place / "dist" / "underdeck" / NAME
