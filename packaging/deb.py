"""A package for Debian and its kin around the frozen folder: `/opt/underdeck`, a link in `/usr/bin`, a menu entry.

    python packaging/deb.py dist/underdeck OUT     # OUT/underdeck_0.9.0_amd64.deb

The same folder and SOURCE_DATE_EPOCH (or commit) give the same bytes. Needs dpkg-deb and objdump.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import linux_files
from about import MAINTAINER, NAME, PROGRAM, ROOT, SITE, SUMMARY, source_date, version
from tree import settle

OPT = Path("opt") / PROGRAM
OF_LIBC = ("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libutil.so.1")
PACKAGES = {"libstdc++.so.6": "libstdc++6", "libgcc_s.so.1": "libgcc-s1"}
OPENED = ("libx11-6", "libxext6")  # SDL opens these when it makes a window
RECOMMENDED = (
    *("libgl1", "libegl1", "libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1"),  # for windows on X
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0"),  # and on Wayland
    *("libpulse0 | libasound2 | libasound2t64", "libudev1"),  # sound; gamepads that come and go
)
SUGGESTED = ("speech-dispatcher",)  # for the narrator


def build(folder: Path, out: Path, effort: int = 9) -> Path:
    """Write the package of a frozen folder to the folder `out`, and return its path. `effort` packs it, 0 to 9."""
    path = out / f"{PROGRAM}_{version()}_{architecture(folder)}.deb"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        lay_out(folder, tree)
        words = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{effort}", "--build", tree, path]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(source_date())}
        subprocess.run([*map(str, words)], check=True, env=environment, stdout=subprocess.DEVNULL)
    return path


def lay_out(folder: Path, tree: Path) -> None:
    """Write to `tree` all that the package installs, and its `DEBIAN`."""
    shutil.copytree(folder, tree / OPT, symlinks=True)
    linux_files.install(tree / "usr")
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / PROGRAM).symlink_to(f"/{(OPT / PROGRAM).as_posix()}")
    papers = tree / "usr" / "share" / "doc" / PROGRAM
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(copyright(), "utf-8")
    text = control(folder, tree)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(text, "utf-8")
    settle(tree)


def control(folder: Path, tree: Path) -> str:
    """The control file. Raises `SystemExit` if no package is known for a library that the folder needs."""
    kilobytes = sum(-(-path.lstat().st_size // 1024) for path in tree.rglob("*") if not path.is_dir())
    return f"""Package: {PROGRAM}
Version: {version()}
Architecture: {architecture(folder)}
Maintainer: {MAINTAINER}
Installed-Size: {kilobytes}
Depends: {", ".join(depends(folder))}
Recommends: {", ".join(RECOMMENDED)}
Suggests: {", ".join(SUGGESTED)}
Section: games
Priority: optional
Homepage: {SITE}
Description: {SUMMARY[0].lower()}{SUMMARY[1:]}
 {NAME} lays an ordinary pack of cards on an oak table and turns it into a
 dungeon: Scoundrel, Diamonds & Dragons, Dungeon Crawl, and Dungeons and
 Deuces, alone or with friends at the same screen.
 .
 Mouse, keyboard and gamepad all do everything. It brings its own libraries,
 needs no network, and leaves the player's files where they are when it goes.
"""


def copyright() -> str:
    """Debian's file on licences: ours, and where those of the libraries are."""
    return f"""Underdeck, copyright the Underdeck authors. {SITE}

Code: MIT. Pictures, sounds and maps: CC BY 4.0. Fonts: SIL Open Font License 1.1.
What the program stands on, and under which licence: /opt/{PROGRAM}/_internal/CREDITS.md
and the folder licenses beside it.

{(ROOT / "LICENSE").read_text("utf-8")}"""


def depends(folder: Path) -> list[str]:
    """The packages without which the folder's program does not start."""
    needed, glibc = set[str](), (2, 17)
    brought = {path.name for path in folder.rglob("*")}
    for path in elves(folder):
        told = objdump("-p", path)
        needed |= set(re.findall(r"^\s+NEEDED\s+(\S+)$", told, re.MULTILINE)) - brought
        symbols = re.findall(r"\bGLIBC_(\d+)\.(\d+)", told)
        glibc = max([glibc, *((int(major), int(minor)) for major, minor in symbols)])
    others = sorted(name for name in needed if name not in OF_LIBC and not name.startswith("ld-linux"))
    unknown = [name for name in others if name not in PACKAGES]
    if unknown:
        raise SystemExit(f"no package is known for {', '.join(unknown)} (packaging/deb.py)")
    return [f"libc6 (>= {glibc[0]}.{glibc[1]})", *(PACKAGES[name] for name in others), *OPENED]


def architecture(folder: Path) -> str:
    """Debian's name for the processor that the folder's program runs on."""
    machine = int.from_bytes((folder / PROGRAM).read_bytes()[18:20], "little")
    return {0x3E: "amd64", 0xB7: "arm64"}[machine]


def elves(folder: Path) -> list[Path]:
    """The programs and libraries of a folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    found = []
    for path in files:
        with path.open("rb") as file:
            if file.read(4) == b"\x7fELF":
                found.append(path)
    return found


def objdump(*words: str | Path) -> str:
    """What objdump prints."""
    return subprocess.run(["objdump", *map(str, words)], check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    print(build(Path(sys.argv[1]), Path(sys.argv[2])))
