"""Who may import whom: the table of the architecture, read off every file's syntax tree."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"
OUR_CLOCKS_AND_CHANCE = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "threading", "socket"}

# part: (which of our parts, which of other people's packages)
MAY = {
    "core": ({"core"}, set()),
    "rules": ({"core", "rules"}, set()),
    "bots": ({"core"}, set()),
    "args": (set(), set()),
    "files": ({"core", "files"}, {"platformdirs"}),
    "tongue": ({"core", "files"}, set()),
    "levels": ({"core", "files", "levels", "tmxcheck"}, {"pytmx"}),
    "tmxcheck": ({"core"}, set()),
    "sim": ({"core", "rules", "bots"}, {"numpy"}),
    "cli": ({"core", "rules", "bots", "sim", "levels", "files", "tongue", "args", "cli"}, set()),
    "app": (
        {"core", "rules", "bots", "sim", "levels", "files", "tongue", "args", "app"},
        {"pygame", "numpy", "pytmx", "platformdirs"},
    ),
    "__main__": ({"args", "cli", "app"}, set()),
    "__init__": (set(), set()),
}
FILES = sorted(GAME.rglob("*.py"))


def part(path: Path) -> str:
    return path.relative_to(GAME).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The full names a file imports: `game.core.cards`, `numpy`, …"""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            stem = (*package[: len(package) - node.level + 1],) if node.level else ()
            module = ".".join((*stem, *(node.module.split(".") if node.module else ())))
            if module == "game":
                yield from (f"game.{alias.name}" for alias in node.names)
            else:
                yield module


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAME)))
def test_imports_keep_to_the_table(path):
    ours, theirs = MAY[part(path)]
    for name in imports(path):
        top, *rest = name.split(".")
        if top == "game":
            assert not rest or rest[0] in ours | {"__version__"}, f"{part(path)} may not import {name}"
        else:
            assert top in sys.stdlib_module_names or top in theirs, f"{part(path)} may not import {name}"


@pytest.mark.parametrize(
    "path", [path for path in FILES if part(path) in ("core", "rules")], ids=lambda path: str(path.relative_to(GAME))
)
def test_core_and_rules_know_no_clock_no_file_and_no_global_chance(path):
    assert not {name.split(".")[0] for name in imports(path)} & OUR_CLOCKS_AND_CHANCE


def test_no_game_imports_another():
    for path in (GAME / "rules").glob("*/**/*.py"):
        own = path.relative_to(GAME / "rules").parts[0]
        for name in imports(path):
            if name.startswith("game.rules."):
                assert name.split(".")[2] == own, f"{path}: {name}"


def test_the_terminal_starts_without_pygame_and_numpy():
    import subprocess

    code = "import sys, game.cli.main, game.__main__; print(sorted({'pygame', 'numpy', 'pytmx'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
