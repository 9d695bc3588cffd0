"""Tests of the Debian package and the archive's folder in bare systems without Python, with nothing else installed.

Needs root, and the network for debootstrap.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import deb
import pytest

from tests.build.conftest import frozen  # noqa: F401  (a fixture)
from tests.e2e.conftest import data, display, pictures, start  # noqa: F401  (fixtures for windows)
from tests.e2e.controls import plugged_in
from tests.e2e.player import Replayer, whole_game
from tests.e2e.window import Window

pytestmark = pytest.mark.nightly
SUITES = ("bookworm", "bullseye")
MIRROR = "http://deb.debian.org/debian"
OF_THE_SYSTEM = ("proc", "dev", "sys", "root", "run", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")
LIBRARIES = ("libx11-6", "libxext6", "libstdc++6")  # any desktop has them; a bare system does not


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

    def run(self, *words: object) -> str:
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(self.words(*words), env=environment, capture_output=True, text=True, timeout=600)
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


@pytest.fixture(scope="module", params=SUITES)
def bare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp(request.param)
    subprocess.run(["debootstrap", "--variant=minbase", request.param, root, MIRROR], check=True, capture_output=True)
    return root


@pytest.fixture
def chroot(bare: Path, tmp_path: Path) -> Iterator[Chroot]:
    made = Chroot(bare, tmp_path)
    try:
        yield made
    finally:
        made.leave()


@pytest.fixture(scope="module")
def package(frozen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: F811
    return deb.build(frozen.parent, tmp_path_factory.mktemp("deb"), effort=0)


def play(window: Window, pictures: Path) -> None:  # noqa: F811
    """A golden game, from title to result and back, by pad alone."""
    player = Replayer(window, plugged_in(window), pictures)
    whole_game(player)
    player.check()
    assert all(each["device"] >= 0 for each in window.events())


def test_the_package_is_installed_plays_and_goes_without_a_trace(
    chroot: Chroot,
    package: Path,
    start: Callable[..., Window],  # noqa: F811
    pictures: Path,  # noqa: F811
) -> None:
    assert not list((chroot.root / "usr" / "bin").glob("python*"))
    chroot.apt("update")
    chroot.apt("install", *LIBRARIES)
    before = chroot.files()
    shutil.copy(package, chroot.shared / "underdeck.deb")
    chroot.apt("install", chroot.shared / "underdeck.deb")
    assert not list((chroot.root / "usr" / "bin").glob("python*"))
    chroot.run("underdeck", "--self-test")
    window = start(program=chroot.words("underdeck"), settings={"speed": "4"})
    play(window, pictures)
    window.close()
    chroot.run("underdeck", "play", "scoundrel", "--seed", 1, "--save", "/root/kept.json", "--json")
    chroot.apt("purge", "underdeck")
    after = chroot.files()
    assert after - before == set()
    assert before - after <= {"opt"}  # dpkg takes this away when it is empty
    assert (chroot.root / "root" / "kept.json").is_file()
    assert window.data.joinpath("records.json").is_file()


def test_the_folder_plays_without_being_installed(
    chroot: Chroot,
    frozen: Path,  # noqa: F811
    start: Callable[..., Window],  # noqa: F811
    pictures: Path,  # noqa: F811
) -> None:
    chroot.apt("update")
    chroot.apt("install", *LIBRARIES)
    folder = chroot.shared / "underdeck"
    shutil.copytree(frozen.parent, folder, symlinks=True)
    chroot.run(folder / "underdeck", "--self-test")
    play(start(program=chroot.words(folder / "underdeck"), settings={"speed": "4"}), pictures)
