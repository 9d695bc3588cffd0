"""Tests for what lies in the frozen folder: nothing that CREDITS does not name, no more than it may weigh, and nothing
that an older system lacks."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyInstaller.archive.readers import CArchiveReader

pytestmark = [pytest.mark.build, pytest.mark.skipif(sys.platform != "linux", reason="looks at the Linux folder")]
ROOT = Path(__file__).resolve().parents[2]
MIB = 1 << 20
HEAVIEST = 140 * MIB
NEWEST = (2, 31)  # the C library of Debian 11 and of Steam's runtime
PACKAGES = {"numpy": "NumPy", "pygame": "pygame-ce", "pytmx": "pytmx", "platformdirs": "platformdirs"}
OURS = ("game", "pyimod", "_")  # and what newer Pythons have of their own
LIBRARIES = {  # names of files without version: name in CREDITS, text in licenses/libraries
    "python": ("Python", "python"),
    "z": ("zlib", "zlib"),
    "ffi": ("libffi", "libffi"),
    "SDL2": ("SDL 2", "sdl"),
    "SDL2_image": ("SDL_image", "sdl-image"),
    "SDL2_mixer": ("SDL_mixer", "sdl-mixer"),
    "SDL2_ttf": ("SDL_ttf", "sdl-ttf"),
    "freetype": ("FreeType", "freetype"),
    "harfbuzz": ("HarfBuzz", "harfbuzz"),
    "png": ("libpng", "libpng"),
    "jpeg": ("libjpeg-turbo", "libjpeg-turbo"),
    "webp": ("libwebp", "libwebp"),
    "webpdemux": ("libwebp", "libwebp"),
    "sharpyuv": ("libwebp", "libwebp"),
    "tiff": ("libtiff", "libtiff"),
    "ogg": ("Ogg", "ogg"),
    "vorbis": ("Vorbis", "vorbis"),
    "vorbisenc": ("Vorbis", "vorbis"),
    "vorbisfile": ("Vorbis", "vorbis"),
    "opus": ("Opus", "opus"),
    "opusfile": ("opusfile", "opusfile"),
    "FLAC": ("FLAC", "flac"),
    "wavpack": ("WavPack", "wavpack"),
    "brotlicommon": ("Brotli", "brotli"),
    "brotlidec": ("Brotli", "brotli"),
    "portmidi": ("PortMidi", "portmidi"),
    "xmp": ("libxmp", "libxmp"),
    "mpg123": ("mpg123", "mpg123"),
    "sndfile": ("libsndfile", "libsndfile"),
    "fluidsynth": ("FluidSynth", "fluidsynth"),
    "scipy_openblas": ("OpenBLAS", "openblas"),
    "gfortran": ("libgfortran", "openblas"),
    "quadmath": ("libquadmath", "openblas"),
}
UNWANTED = ("readline", "yaml", "psutil", "libssl", "libcrypto", "lzma", "bz2", "sqlite", "ncurses", "freesansbold")
IN_MODULES = {"_ctypes": "libffi", "zlib": "zlib", "pyexpat": "Expat", "_decimal": "libmpdec"}


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def stem(path: Path) -> str:
    """A library's name without its version; for a library that the test does not know, the file's name."""
    known = sorted(LIBRARIES, key=len, reverse=True)
    return next((name for name in known if re.match(rf"lib{name}(?![A-Za-z])", path.name)), path.name)


def shared(folder: Path) -> list[Path]:
    """The shared libraries of the folder that are no modules of Python."""
    return [path for path in files(folder) if ".so" in path.name and path.name.startswith("lib")]


def test_every_library_is_credited_and_its_licence_lies_there(frozen: Path) -> None:
    inside, credits = frozen.parent / "_internal", (ROOT / "CREDITS.md").read_text("utf-8")
    found = {stem(path) for path in shared(frozen.parent)}
    assert found <= set(LIBRARIES), found - set(LIBRARIES)
    assert {"python", "SDL2", "scipy_openblas"} <= found
    for name in found:
        title, text = LIBRARIES[name]
        assert re.search(rf"\b{re.escape(title)}\b", credits), title
        assert (inside / "licenses" / "libraries" / f"{text}.txt").stat().st_size > 500, text


def test_every_module_that_is_no_pythons_own_is_of_a_credited_package(frozen: Path) -> None:
    inside, credits = frozen.parent / "_internal", (ROOT / "CREDITS.md").read_text("utf-8")
    modules = CArchiveReader(str(frozen)).open_embedded_archive("PYZ.pyz").toc
    tops = {name.partition(".")[0] for name in modules} - set(sys.stdlib_module_names)
    packages = {name for name in tops if not name.startswith(OURS)}
    folders = {path.name for path in inside.iterdir() if path.is_dir() and list(path.rglob("*.so"))}
    assert packages == set(PACKAGES)
    assert {name for name in folders if not name.startswith("python3") and not name.endswith(".libs")} <= set(PACKAGES)
    infos = {path.name.partition("-")[0].lower() for path in inside.glob("*.*-info")}
    assert infos <= {"numpy", "pygame_ce", "pytmx", "platformdirs"}
    for title in PACKAGES.values():
        assert f"| {title} |" in credits
    for name, title in IN_MODULES.items():
        assert list(inside.glob(f"python3*/lib-dynload/{name}.*")), name
        assert title in credits


def test_nothing_came_in_that_is_not_needed(frozen: Path) -> None:
    names = [path.name.lower() for path in files(frozen.parent)]
    for wrong in UNWANTED:
        assert not [name for name in names if wrong in name], wrong
    modules = CArchiveReader(str(frozen)).open_embedded_archive("PYZ.pyz").toc
    assert not {"pdb", "unittest", "setuptools", "pip", "pytest"} & {name.partition(".")[0] for name in modules}


def test_it_weighs_no_more_than_it_may(frozen: Path) -> None:
    assert sum(path.stat().st_size for path in files(frozen.parent)) <= HEAVIEST


def test_it_needs_no_newer_c_library_than_debian_11_has(frozen: Path) -> None:
    binaries = [frozen, *(path for path in files(frozen.parent) if ".so" in path.name)]
    table = subprocess.run(["objdump", "-T", *binaries], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"\bGLIBC_([\d.]+)", table)}
    assert len(versions) > 3
    assert max(versions) <= NEWEST


def test_built_again_it_has_the_same_bytes(frozen: Path, tmp_path: Path) -> None:
    words = ["packaging/freeze.py", "--out", tmp_path / "dist", "--work", tmp_path / "other" / "work"]
    subprocess.run([sys.executable, *words], cwd=ROOT, check=True)
    one, two = (
        {path.relative_to(folder): path.read_bytes() for path in files(folder)}
        for folder in (frozen.parent, tmp_path / "dist" / "underdeck")
    )
    assert sorted(one) == sorted(two)
    assert [name for name in one if one[name] != two[name]] == []
    links = [
        {path.relative_to(folder): os.readlink(path) for path in folder.rglob("*") if path.is_symlink()}
        for folder in (frozen.parent, tmp_path / "dist" / "underdeck")
    ]
    assert links[0] == links[1]
