"""The system calls used for writing files, gathered so that tests can make them fail."""

import os
import sys
from pathlib import Path
from typing import BinaryIO

WINDOWS = sys.platform == "win32"


class Disk:
    """The system calls used for writing, one method each, so that a test can replace any of them with one that
    fails."""

    def make_folder(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)

    def exists(self, path: Path) -> bool:
        return path.exists()

    def open(self, path: Path) -> BinaryIO:
        return path.open("wb")

    def open_end(self, path: Path) -> BinaryIO:
        return path.open("ab", buffering=0)  # unbuffered: data that failed to be written must not be written later

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
