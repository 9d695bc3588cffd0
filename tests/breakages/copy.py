"""A copy of the working tree in which things are broken and mended again."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .breakage import FAST, Breakage

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")
ROOM = 1 << 30  # bytes that must be free in memory
CPU = "tests.cpu"  # the plugin that fails tests that take too long: here that would pass for a catch
OWN = "tests/test_breakages.py"  # it fails with every breakage, as the text to be broken is gone
PASSED, FAILED, INTERRUPTED = 0, 1, 2  # exit codes of pytest; the last also when a module cannot be imported
FIRST = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
LONGEST = 3600.0  # seconds for a run


class Run(NamedTuple):
    """The outcome of a run of tests: pytest's exit code, the first test that failed (""), the seconds, the output."""

    code: int
    first: str
    seconds: float
    output: str

    @property
    def caught(self) -> bool:
        """True if a test failed or could not even be imported."""
        return self.code in (FAILED, INTERRUPTED)


class Copy:
    """A copy of the files that git knows or would add, in memory where there is room."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._number = 0
        listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        for name in filter(None, names):
            source, place = ROOT / name, folder / name
            if source.is_file():  # one that was deleted is still listed
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, place)
        subprocess.run(("git", "init", "-q"), cwd=folder, check=True)  # some tools look for the root of a repository

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        """Break a file of the copy, and mend it afterwards."""
        path = self.folder / breakage.file
        whole = path.read_text(encoding="utf-8")
        self._put(path, breakage.broken(whole))
        try:
            yield
        finally:
            self._put(path, whole)

    @staticmethod
    def _put(path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()  # Python knows by size and second alone whether it is up to date

    def run(self, tests: Sequence[str], tier: str, first: bool = True) -> Run:
        """Run tests of a tier, or with no names the whole tier; stop at the `first` failure."""
        self._number += 1
        scraps = self.folder.parent / f"{self.folder.name}-scraps-{self._number}"
        plugins = ["-p", "no:cacheprovider", "-p", f"no:{CPU}"]
        words = [sys.executable, "-m", "pytest", "-q", "--tb=no", f"--basetemp={scraps}", *plugins]
        words += ["-x"] if first else []
        words += [] if tier == FAST else ["-m", tier]
        words += ["-n", "0", *tests] if tests else [f"--ignore={OWN}"]
        began = time.monotonic()
        done = subprocess.run(
            words, cwd=self.folder, capture_output=True, text=True, timeout=LONGEST, check=False,
            env={**os.environ, "PYTHONPATH": str(self.folder)},
        )  # fmt: skip
        seconds, output = time.monotonic() - began, done.stdout + done.stderr
        shutil.rmtree(scraps, ignore_errors=True)
        found = FIRST.search(output)
        return Run(done.returncode, found[1] if found else "", seconds, output)


@contextmanager
def copies(count: int) -> Iterator[list[Copy]]:
    """So many copies, which are gone afterwards."""
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > count * ROOM
    with tempfile.TemporaryDirectory(prefix="breakages-", dir=MEMORY if roomy else None) as place:
        yield [Copy(Path(place) / f"copy-{number}") for number in range(count)]
