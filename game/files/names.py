"""What the files beside a file are called, and how a name is shown."""

from pathlib import Path

UNREADABLE = "\N{REPLACEMENT CHARACTER}"


def legible(path: Path | str) -> str:
    """The name of a file as it can be shown, whatever bytes it is made of."""
    return "".join(letter if letter.isprintable() else UNREADABLE for letter in str(path))


def beside(path: Path, ending: str) -> Path:
    """`name.ending`."""
    return path.with_name(f"{path.name}.{ending}")


def backup(path: Path) -> Path:
    """The file that keeps the text before the last."""
    return beside(path, "bak")


def aside(path: Path, why: str) -> Path:
    """The first free `name.why-N`."""
    number = 1
    while (kept := beside(path, f"{why}-{number}")).exists():
        number += 1
    return kept
