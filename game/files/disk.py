"""The system calls used for writing files, gathered so that tests can make them fail."""

import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO

from .plain import is_plain, open_end, open_new

WINDOWS = sys.platform == "win32"


class Disk:
    """The system calls used for writing, one method each, so that a test can replace any of them with one that
    fails."""

    def make_folder(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)

    def exists(self, path: Path) -> bool:
        return is_plain(path)

    def clear(self, path: Path) -> bool:
        """Delete a plain file that was left over; return False if something else is there."""
        try:
            left = stat.S_ISREG(path.lstat().st_mode)
        except FileNotFoundError:
            return True
        if left:
            path.unlink()
        return left

    def open(self, path: Path) -> BinaryIO:
        return open_new(path)

    def open_end(self, path: Path) -> BinaryIO:
        return open_end(path)  # unbuffered: data that failed to be written must not be written later

    def write(self, file: BinaryIO, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[file.write(rest) :]
        file.flush()

    def truncate(self, file: BinaryIO, size: int) -> None:
        file.truncate(size)

    def sync(self, file: BinaryIO) -> None:
        os.fsync(file.fileno())

    def close(self, file: BinaryIO) -> None:
        file.close()

    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def replace(self, src: Path, dst: Path) -> None:
        os.replace(src, dst)

    def sync_folder(self, path: Path) -> None:
        if WINDOWS:  # a folder cannot be opened on Windows
            return
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)


DISK = Disk()
