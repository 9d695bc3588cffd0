"""What every package says of the program: its name, id, version and addresses. As a program, it prints the version."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
APP_ID = "org.underdeck.Underdeck"
NAME = "Underdeck"
PROGRAM = "underdeck"
SUMMARY = "Dungeon card games for an ordinary pack"
# From the id; nobody has registered these yet, so they are to be set before anything is published.
SITE = "https://underdeck.org"
MAINTAINER = "The Underdeck authors <hello@underdeck.org>"
LICENCE = "MIT AND CC-BY-4.0 AND OFL-1.1"


def version() -> str:
    """The version in `game/__init__.py`, read without importing the game."""
    found = re.search(r'^__version__ = "([^"]+)"', (ROOT / "game" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit("game/__init__.py has no version")
    return found[1]


def source_date() -> int:
    """The time that packages carry, in seconds: SOURCE_DATE_EPOCH, or when the commit was made.

    A copy without commits, such as an unpacked archive, is as old as its changelog.
    """
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    words = ["git", "log", "-1", "--format=%ct"]
    told = subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)
    return int(told.stdout) if told.returncode == 0 else int((ROOT / "CHANGELOG.md").stat().st_mtime)


if __name__ == "__main__":
    print(version())
