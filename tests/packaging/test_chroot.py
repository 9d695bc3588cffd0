"""Tests of the Debian package and the archive's folder in bare systems without Python, with nothing else installed.

Needs root, and the network for debootstrap.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import deb
import pytest

from tests.build.conftest import frozen  # noqa: F401  (a fixture)
from tests.e2e.conftest import data, display, pictures, start  # noqa: F401  (fixtures for windows)
from tests.e2e.controls import plugged_in
from tests.e2e.player import Replayer, whole_game
from tests.e2e.window import Window

from .bare import Chroot, debian

pytestmark = pytest.mark.nightly
SCREEN = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
SUITES = ("bookworm", "bullseye")
LIBRARIES = ("libx11-6", "libxext6", "libstdc++6")  # any desktop has them; a bare system does not


@pytest.fixture(scope="module", params=SUITES)
def bare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return debian(request.param, tmp_path_factory.mktemp(request.param))


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
    display: str,  # noqa: F811
    pictures: Path,  # noqa: F811
) -> None:
    assert not list((chroot.root / "usr" / "bin").glob("python*"))
    chroot.apt("update")
    chroot.apt("install", *LIBRARIES)
    before = chroot.files()
    shutil.copy(package, chroot.shared / "underdeck.deb")
    chroot.apt("install", chroot.shared / "underdeck.deb")
    assert not list((chroot.root / "usr" / "bin").glob("python*"))
    chroot.run("underdeck", "--self-test", **SCREEN, DISPLAY=display)
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
    display: str,  # noqa: F811
    pictures: Path,  # noqa: F811
) -> None:
    chroot.apt("update")
    chroot.apt("install", *LIBRARIES)
    folder = chroot.shared / "underdeck"
    shutil.copytree(frozen.parent, folder, symlinks=True)
    chroot.run(folder / "underdeck", "--self-test", **SCREEN, DISPLAY=display)
    play(start(program=chroot.words(folder / "underdeck"), settings={"speed": "4"}), pictures)
