"""Tests for the worked examples of CONTRIBUTING.md, run word for word in a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"<!-- (file: \S+|patch|run) -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("copy")
    for name in "game", "tests/contract":
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in "pyproject.toml", "tests/rotation.py":
        shutil.copy(ROOT / name, place / name)
    return place


@pytest.mark.slow
def test_the_examples_work_as_printed(copy: Path) -> None:
    kinds = [kind.partition(":")[0] for kind, _ in BLOCKS]
    assert kinds == [*("file", "run"), *("patch", "run") * 2, *("file", "run")]
    for kind, block in BLOCKS:
        if kind == "run":
            for line in block.splitlines():
                run(copy, line)
        elif kind == "patch":
            subprocess.run(["git", "apply", "-"], input=block, cwd=copy, check=True, text=True)
        else:
            file = copy / kind.removeprefix("file: ")
            file.parent.mkdir(parents=True)
            file.write_text(block, encoding="utf-8", newline="\n")


def run(place: Path, line: str) -> None:
    words = line.split()
    assert words[:2] == ["python", "-m"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    done = subprocess.run([sys.executable, *words[1:]], cwd=place, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    if words[2] == "pytest":
        assert re.search(r"\d+ passed", done.stdout), done.stdout


@pytest.mark.slow
def test_the_examples_are_clean(copy: Path) -> None:
    """They pass the linter, the formatter and the type checker."""
    run(copy, "python -m ruff check game/rules/stairs")
    run(copy, "python -m ruff format --check game/rules/stairs")
    run(copy, "python -m mypy -p game.rules.stairs")
    run(copy, "python -m ruff check game/rules/deuces")
    run(copy, "python -m ruff format --check game/rules/deuces")
