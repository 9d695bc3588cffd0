"""Bare Debian systems in a folder, for tests of packages. Needs root, and the network for debootstrap."""

import os
import subprocess
from pathlib import Path

MIRROR = "http://deb.debian.org/debian"
OF_THE_SYSTEM = ("proc", "dev", "sys", "root", "run", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")


def debian(suite: str, root: Path, *packages: str) -> Path:
    """Make a bare Debian in a folder, with some packages, and return the folder."""
    included = [f"--include={','.join(packages)}"] if packages else []
    done = subprocess.run(
        ["debootstrap", "--variant=minbase", *included, suite, str(root), MIRROR], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:]
    return root


class Chroot:
    """A bare Debian in a folder. What lies in `shared` has the same path inside."""

    def __init__(self, root: Path, shared: Path):
        self.root, self.shared = root, shared
        self.mounted: list[Path] = []
        for place in ("/proc", "/dev", "/tmp/.X11-unix", shared):
            inside = root / str(place).lstrip("/")
            inside.mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", place, inside], check=True)
            self.mounted.append(inside)

    def leave(self) -> None:
        for place in reversed(self.mounted):
            subprocess.run(["umount", place], check=True)

    def words(self, *words: object) -> list[str]:
        return ["chroot", str(self.root), *map(str, words)]

    def run(self, *words: object, **more: str) -> str:
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(self.words(*words), env=environment | more, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def apt(self, *words: object) -> None:
        self.run("apt-get", "-qq", "--yes", "--no-install-recommends", *words)

    def files(self) -> set[str]:
        """Every file that is not the system's own business."""
        leave = {self.root / name for name in OF_THE_SYSTEM}
        found = set[str]()
        for folder, folders, names in os.walk(self.root):
            folders[:] = [name for name in folders if Path(folder, name) not in leave]
            found |= {os.path.relpath(os.path.join(folder, name), self.root) for name in (*folders, *names)}
        return found
