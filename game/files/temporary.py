"""A temporary file, for libraries that can read only from a file."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def scratch(name: str) -> Iterator[Callable[[bytes], Path]]:
    """Yield a function that writes bytes to one temporary file called `name` and returns its path. Raises `OSError`.

    It can be called repeatedly, each time replacing the content; the file is deleted at the end. It lies in the
    system's temporary folder and is not synced to disk.
    """
    with tempfile.TemporaryDirectory(prefix="underdeck") as place:
        file = Path(place) / name

        def write(data: bytes) -> Path:
            file.write_bytes(data)
            return file

        yield write
