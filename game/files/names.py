"""The names of the files kept beside a file, and file names made fit to be shown."""

from pathlib import Path

UNREADABLE = "\N{REPLACEMENT CHARACTER}"


def legible(path: Path | str) -> str:
    """The name of a file with every unprintable character replaced, so that it can be shown."""
    return "".join(letter if letter.isprintable() else UNREADABLE for letter in str(path))


def beside(path: Path, ending: str) -> Path:
    """The file `name.ending` in the same folder."""
    return path.with_name(f"{path.name}.{ending}")


def backup(path: Path) -> Path:
    """The file that keeps the previous text."""
    return beside(path, "bak")


def aside(path: Path, why: str) -> Path:
    """The first path `name.why-N` that does not exist yet."""
    number = 1
    while (kept := beside(path, f"{why}-{number}")).exists():
        number += 1
    return kept
