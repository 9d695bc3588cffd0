"""The names of the files kept beside a file, and file names made fit to be shown."""

import os
from pathlib import Path

UNREADABLE = "\N{REPLACEMENT CHARACTER}"


def legible(path: Path | str) -> str:
    """The name of a file with every unprintable character replaced, so that it can be shown."""
    return "".join(letter if letter.isprintable() else UNREADABLE for letter in str(path))


def shortened(name: str, most: int = 160) -> str:
    """A name with its middle left out if it has more than `most` letters."""
    half = most // 2
    return name if len(name) <= most else f"{name[:half]}…{name[-half:]}"


def real(path: Path) -> Path:
    """The file that a link leads to, which need not exist yet; the path itself if it is no link, or one to anything
    but a plain file: a device or a folder elsewhere is never touched."""
    if not os.path.islink(path) or (os.path.exists(path) and not os.path.isfile(path)):
        return path
    return Path(os.path.realpath(path))


def beside(path: Path, ending: str) -> Path:
    """The file `name.ending` in the same folder."""
    return path.parent / f"{path.name}.{ending}"


def backup(path: Path) -> Path:
    """The file that keeps the previous text; for a link, beside the file it leads to."""
    return beside(real(path), "bak")


def aside(path: Path, why: str) -> Path:
    """The first path `name.why-N` that does not exist yet."""
    number = 1
    while os.path.lexists(kept := beside(path, f"{why}-{number}")):
        number += 1
    return kept
