"""What a document names in code style, and whether it is there: files, folders, modules, classes, functions, fields."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = re.compile(r"```.*?```", re.DOTALL)
TICKED = re.compile(r"`([^`\n]+)`")
DOTTED = re.compile(r"(?:game|tests)(?:\.\w+)+")
PATH = re.compile(r"(?:game|tests|assets|levels|\.ci)(?:/[\w.@-]+)+/?")
MADE_UP = re.compile(r"(?<![A-Za-z])[A-Z]{2,}(?![a-z])|stairs")  # GAME stands for any; the example of a game


def named(text: str) -> Iterator[str]:
    """The dotted names and the paths that a document's prose names in code style."""
    for word in TICKED.findall(CODE.sub("", text)):
        if DOTTED.fullmatch(word) or (PATH.fullmatch(word) and not MADE_UP.search(word)):
            yield word


def is_there(name: str) -> bool:
    """True if a path, or a dotted name of a module and what is in it, exists."""
    if "/" in name:
        return (ROOT / name).exists()
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        path = ROOT.joinpath(*parts[:length])
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if file.is_file():
            return has(source(file), *parts[length:])
    return False


@cache
def source(file: Path) -> str:
    """The text of a module."""
    return file.read_text(encoding="utf-8")


def has(text: str, name: str = "", member: str = "", *more: str) -> bool:
    """True if a module's text defines or imports a name, and a class of that name has the member."""
    if not name:
        return True
    ways = rf"(?:def|class) {name}\b|{name}\b|(?:from|import) .*\b{name}\b|    {name},$"
    if not member:
        return re.search(rf"^(?:{ways})", text, re.MULTILINE) is not None
    body = re.search(rf"^class {name}\b.*\n((?:(?: .*)?\n|\).*\n)*)", text, re.MULTILINE)
    own = rf"^    (?:def )?{member}\b|\bself\.{member}\b|^    def __init__\(.*\b{member}\b"
    return body is not None and not more and re.search(own, body[1], re.MULTILINE) is not None
