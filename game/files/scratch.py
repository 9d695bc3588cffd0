"""A file that is only there for a moment: for somebody who can read nothing else."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def scratch(name: str) -> Iterator[Callable[[bytes], Path]]:
    """A way to write one file of that name, again and again; it is gone afterwards.  Raises `OSError`.

    It lies where the system keeps what nobody misses, and need not outlive a power cut.
    """
    with tempfile.TemporaryDirectory(prefix="underdeck") as place:
        file = Path(place) / name

        def write(data: bytes) -> Path:
            file.write_bytes(data)
            return file

        yield write
