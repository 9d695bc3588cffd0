"""Opening only plain files: a pipe or a device in the place of a file could block the program for ever."""

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

from .errors import not_plain

SPARE = 9  # names tried in place of one that is taken
NOFOLLOW, NONBLOCK, BINARY = (getattr(os, f"O_{name}", 0) for name in ("NOFOLLOW", "NONBLOCK", "BINARY"))


def is_plain(path: Path) -> bool:
    """Return True if a plain file is there, or a link to one, and False if nothing is. Raises `OSError` for anything
    else."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise not_plain(path)
    return True


def is_blocked(path: Path) -> bool:
    """Return True if something other than a plain file is there."""
    try:
        is_plain(path)
    except OSError as error:
        return error.errno in (errno.EISDIR, errno.ENXIO)
    return False


def unblocked(path: Path) -> Path:
    """The path; if something other than a plain file is there, the first such name ending in `-2`, `-3` … that is free
    or a plain file. Raises `OSError` if there is none."""
    for place in spare_names(path):
        if not is_blocked(place):
            return place
    raise not_plain(path)


def spare_names(path: Path) -> list[Path]:
    """The path and the names to try if something is in its place."""
    return [path, *(path.parent / f"{path.name}-{number}" for number in range(2, SPARE + 1))]


def open_new(path: Path) -> BinaryIO:
    """Create a file for writing. Raises `OSError` if anything is there, even a link that leads nowhere."""
    return open(path, "xb", opener=lambda name, flags: os.open(name, flags | NOFOLLOW | BINARY, 0o666))


def open_end(path: Path) -> BinaryIO:
    """Open a file for appending, unbuffered, or create it. Raises `OSError` if something else than a plain file is
    there; never waits for the other end of a pipe."""
    is_plain(path)  # even to open a device may do something
    file = open(path, "ab", buffering=0, opener=_without_waiting)  # noqa: SIM115  the caller closes it
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise not_plain(path)
    return file


def _without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | NONBLOCK | BINARY, 0o666)
