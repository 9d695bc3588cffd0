"""Writing files without loss: if anything fails on the way, either the old text or the new one is there."""

import errno
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from game.core.text import Text

from .disk import DISK, WINDOWS, Disk
from .errors import CannotWrite, cannot_write, not_plain, reason
from .names import backup, beside, legible, real
from .plain import spare_names
from .reading import put_aside

TRIES = 8 if WINDOWS else 1  # on Windows virus scanners hold a new file open for a moment
PAUSE = 0.02  # seconds before the second try; doubled for each further one


def write_text(path: Path, text: str, disk: Disk = DISK) -> None:
    """Replace the whole text of a file and keep the old text as its backup. A link stays; the file it leads to is
    written.

    Raises `CannotWrite` when the system refuses, or if it is no plain file; the old text is then still in place.
    """
    write_bytes(path, text.encode(), disk)


def write_bytes(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Replace the whole content of a file, as `write_text` does, with bytes."""
    try:
        disk.make_folder(path.parent)
        _write(real(path), data, disk)
    except OSError as error:
        raise cannot_write(path, error) from error


def append(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Append bytes to a file in one go and sync it to the disk.

    Raises `CannotWrite` when the system refuses; the file is then as long as before. If other programs may append to
    the same file, hold it with `alone` meanwhile.
    """
    try:
        disk.make_folder(path.parent)
        file = disk.open_end(path)
        try:
            end = file.seek(0, os.SEEK_END)
            _add(file, data, end, disk)
        finally:
            disk.close(file)
    except OSError as error:
        raise cannot_write(path, error) from error
    if not end:
        with suppress(OSError):
            disk.sync_folder(path.parent)


def remove(path: Path, disk: Disk = DISK) -> None:
    """Delete a file and its backup for good; a link stays. Raises `CannotWrite`.

    The backup goes first: if only one of the two can be deleted, the newer one is left.
    """
    try:
        disk.remove(backup(path))
        disk.remove(real(path))
    except OSError as error:
        raise CannotWrite(
            Text("“{file}” could not be removed: {reason}.", file=legible(path), reason=reason(error))
        ) from error


def _add(file: BinaryIO, data: bytes, end: int, disk: Disk) -> None:
    try:
        disk.write(file, data)
        disk.sync(file)
    except OSError:
        with suppress(OSError):
            disk.truncate(file, end)
        raise


def _write(path: Path, data: bytes, disk: Disk) -> None:
    there = disk.exists(path)
    new = _vacant(beside(path, "new"), disk)
    try:
        _put(new, data, disk)
        if disk.read(new) != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if there:
            _keep(path, disk)
        _replace(new, path, disk)
    except OSError:
        _forget(new, disk)
        raise
    with suppress(OSError):  # the new text is in place; not every file system can sync a folder
        disk.sync_folder(path.parent)


def _vacant(path: Path, disk: Disk) -> Path:
    """The path, or a spare name for it, once nothing is there; a link, pipe or folder is left alone. Raises
    `OSError`."""
    for place in spare_names(path):
        if disk.clear(place):
            return place
    raise not_plain(path)


def _put(path: Path, data: bytes, disk: Disk, sync: bool = True) -> None:
    file = disk.open(path)
    try:
        disk.write(file, data)
        if sync:
            disk.sync(file)
    finally:
        disk.close(file)


def _keep(path: Path, disk: Disk) -> None:
    """Copy the current text to the backup, so that the file itself is never missing."""
    old, kept = _vacant(beside(path, "old"), disk), backup(path)
    if os.path.isdir(kept):
        put_aside(kept, "damaged")
    try:
        _put(old, disk.read(path), disk, sync=False)  # no sync: the file itself stays safe on the disk
        _replace(old, kept, disk)
    except OSError:
        _forget(old, disk)
        raise


def _replace(src: Path, dst: Path, disk: Disk) -> None:
    for n in range(TRIES):
        try:
            return disk.replace(src, dst)
        except PermissionError:
            if n == TRIES - 1:
                raise
            time.sleep(PAUSE * 2**n)
    return None


def _forget(path: Path, disk: Disk) -> None:
    with suppress(OSError):  # a left-over file is overwritten by the next write
        disk.remove(path)
