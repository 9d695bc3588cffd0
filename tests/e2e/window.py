"""The real window on a screen of its own, which tests can read and send input to.

Every wait has a limit: a test that waits in vain fails and says what for, and what the window showed last.
"""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.core import save
from game.core.game import mode_of
from game.core.match import Match

Tree = dict[str, Any]  # the content of things.json
PATIENCE = 30.0  # seconds; much longer than anything takes
GLANCE = 0.005  # seconds between two looks
SIZE = (1280, 800)
PICTURES = "UNDERDECK_PICTURES"  # environment variable: the folder for pictures
SILENT = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}


def thing(tree: Tree, id: str) -> Tree | None:
    """A thing of the scene by its id, or None."""
    return next((each for each in tree["things"] if each["id"] == id), None)


def running_file(data: Path, match: Match) -> Path:
    """The file of a running play."""
    name = "-".join(filter(None, (match.game.id, mode_of(match.game, match.options))))
    return data / "running" / f"{name}.json"


def leave_running(data: Path, match: Match) -> Path:
    """Save a play where the program finds it at its start; return the file."""
    path = running_file(data, match)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(save.write(match, "0"), encoding="utf-8")
    return path


class Window:
    """A running program. `folder` contains its data, its UI tree and the FIFO of the virtual pad."""

    def __init__(
        self,
        display: str,
        folder: Path,
        *words: object,
        program: Sequence[object] = (sys.executable, "-m", "game"),
        env: dict[str, str] | None = None,
        size: tuple[int, int] = SIZE,
        cwd: Path | None = None,
    ):
        self.folder, self.data = folder, folder / "data"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "things.json").unlink(missing_ok=True)
        if not (folder / "pad").exists():
            os.mkfifo(folder / "pad")
            (folder / "pad").chmod(0o666)
        self.env = {**os.environ, **SILENT, "DISPLAY": display, "UNDERDECK_TEST": str(folder), **(env or {})}
        self.told = (folder / "told.txt").open("ab")
        line = [*program, "--data-dir", self.data, "--size", "{}x{}".format(*size), *words]
        self.process = subprocess.Popen([str(word) for word in line], env=self.env, cwd=cwd, stderr=self.told)
        self.pads = os.open(folder / "pad", os.O_RDWR)
        self._found = ""
        self._tree: Tree = {}
        self._version: tuple[int, ...] = ()

    # reading

    def tree(self) -> Tree | None:
        """The UI tree when the window was last at rest, or None before that."""
        try:
            with (self.folder / "things.json").open(encoding="utf-8") as file:
                state = os.fstat(file.fileno())
                version = state.st_ino, state.st_mtime_ns, state.st_size
                if version != self._version:  # the file is replaced for each tree, and large
                    self._tree, self._version = json.load(file), version
        except FileNotFoundError:
            return None
        return self._tree

    def wait(self, until: Callable[[Tree], object], what: str, seconds: float = PATIENCE) -> Tree:
        """Wait for a tree for which `until` is true, and return it."""
        end = time.monotonic() + seconds
        while True:
            tree = self.tree()
            if tree is not None and until(tree):
                return tree
            assert self.process.poll() is None, f"the window is gone while waiting for {what}: {self.log()}"
            assert time.monotonic() < end, f"waited in vain for {what}; {self._state(tree)}"
            time.sleep(GLANCE)

    def scene(self, *names: str) -> Tree:
        """Wait until one of these scenes is on top."""
        return self.wait(lambda tree: tree["scene"] in names, " or ".join(names))

    def events(self) -> list[Tree]:
        """Every intent so far, over all starts of the program in this folder."""
        lines = (self.folder / "events.jsonl").read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]

    def log(self) -> str:
        """The end of the program's log and standard error."""
        log = self.data / "log" / "underdeck.log"
        text = log.read_text(encoding="utf-8") if log.exists() else ""
        return text[-3000:] + (self.folder / "told.txt").read_text(encoding="utf-8")[-1000:]

    def picture(self, path: Path) -> None:
        """Save a PNG of the window, but only if pictures are asked for: that takes as long as many presses. It is
        hardly compressed, or it would take ten times as long."""
        if PICTURES not in os.environ:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self._run("import", "-window", self.id, "-quality", 11, path)

    def _state(self, tree: Tree | None) -> str:
        """The state of the window for the message of a failed test."""
        if tree is None:
            return f"nothing was shown yet; {self.log()}"
        ids = [each["id"] for each in tree["things"] if each["focusable"]]
        heard = [each["intent"] for each in self.events()[-6:]]
        where = f"scene {tree['scene']}, focus {tree['focus']}, message “{tree['toast']}”"
        return f"{where}, facts {tree['facts']}, things {ids}, heard {heard}"

    # input

    @property
    def id(self) -> str:
        """The window's number; waits until the window is there."""
        end = time.monotonic() + PATIENCE
        while not self._found:
            assert time.monotonic() < end, f"no window appeared: {self.log()}"
            found = self._run("xdotool", "search", "--onlyvisible", "--pid", self.process.pid, check=False).split()
            self._found = found[-1] if found else ""
        return self._found

    def focus(self) -> None:
        """Give the window the keyboard focus, without which it ignores pads, too."""
        self._run("xdotool", "windowfocus", "--sync", self.id)

    def xdotool(self, *words: object) -> None:
        """Run xdotool with these arguments."""
        self._run("xdotool", *words)

    def keys(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.xdotool("key", "--delay", 12, *names)

    def pad(self, *lines: str) -> None:
        """Send commands to the virtual pad."""
        os.write(self.pads, "".join(f"{line}\n" for line in lines).encode())

    def _run(self, *words: object, check: bool = True) -> str:
        line = [str(word) for word in words]
        done = subprocess.run(line, env=self.env, capture_output=True, text=True, timeout=PATIENCE)
        assert not check or done.returncode == 0, f"{' '.join(line)}: {done.stderr}"
        return done.stdout

    # the end

    def kill(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def ended(self) -> int:
        """Wait until the program has ended by itself; return its exit status."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Kill the process if it still runs, and close all files."""
        if self.process.poll() is None:
            self.kill()
        self.told.close()
        with contextlib.suppress(OSError):
            os.close(self.pads)
