"""Locks between processes: on a folder for one running copy of the program, on a file for one writer at a time."""

import errno
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from game.core.text import Text

from .errors import AlreadyRunning, CannotWrite, cannot_write
from .names import beside, legible, real
from .plain import open_end, unblocked

LOCK = "lock"
WAIT, AGAIN = 5.0, 0.01  # seconds to wait for a lock, and between two tries
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # error codes for a lock that another process holds


def lock(folder: Path) -> BinaryIO | None:
    """Claim a folder for this process; the claim holds as long as the returned file is kept open.

    The system releases the claim when the process ends, however it ends. Raises `AlreadyRunning` when another process
    holds it. Returns None, and claims nothing, when the folder cannot be written to or its file system has no locks.
    If something other than a plain file is at `lock`, `lock-2` is used.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = open_end(unblocked(folder / LOCK))
    except OSError:
        return None
    try:
        _claim(file)
    except OSError as error:
        file.close()
        if error.errno in HELD:
            text = Text("Another copy of Underdeck is using the folder “{folder}”.", folder=legible(folder))
            raise AlreadyRunning(text) from error
        return None
    return file


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a lock on a file that other programs may write as well, by means of `path.lock`; wait until it is free.

    Raises `CannotWrite` when the folder cannot be written to or the lock is not released within `WAIT` seconds. Where
    the file system has no locks, nothing is held.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = open_end(unblocked(beside(real(path), LOCK)))
    except OSError as error:
        raise cannot_write(path, error) from error
    with file:
        try:
            _wait_for(file)
        except OSError as error:
            if error.errno in HELD:
                text = Text("“{file}” could not be written: another program is using it.", file=legible(path))
                raise CannotWrite(text) from error
        yield


def _wait_for(file: BinaryIO) -> None:
    end = time.monotonic() + WAIT
    while True:
        try:
            return _claim(file)
        except OSError as error:
            if error.errno not in HELD or time.monotonic() > end:
                raise
        time.sleep(AGAIN)


if sys.platform == "win32":
    import msvcrt

    def _claim(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _claim(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
