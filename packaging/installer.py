"""An installer for Windows around the frozen folder, for one player and without an administrator, by NSIS.

    python packaging/installer.py dist/underdeck OUT     # OUT/underdeck-0.9.0-windows-setup.exe

Runs wherever makensis does. The same folder and SOURCE_DATE_EPOCH (or commit) give the same bytes.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from about import PROGRAM, ROOT, SITE, source_date, version

SCRIPT = Path(__file__).parent / "windows" / "underdeck.nsi"
UNSAFE = set("$\"`'")  # would mean something to NSIS in a path


def build(folder: Path, out: Path) -> Path:
    """Write the installer of a frozen folder to the folder `out`, and return its path."""
    path = out.resolve() / f"{PROGRAM}-{version()}-windows-setup.exe"
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "files.nsh").write_text(macros(folder.resolve()), "utf-8")
        told = {
            "VERSION": version(),
            "NUMBERS": f"{version()}.0",
            "ICON": ROOT / "assets" / "ui" / "underdeck.ico",
            "LICENCE": ROOT / "LICENSE",
            "SITE": SITE,
            "KILOBYTES": -(-sum(each.stat().st_size for each in files(folder)) // 1024),
            "OUT": path,
        }
        defines = [f"-D{name}={value}" for name, value in told.items()]
        words = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", "-NOCD", *defines, SCRIPT]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(source_date())}
        subprocess.run([*map(str, words)], check=True, cwd=scratch, env=environment)
    return path


def files(folder: Path) -> list[Path]:
    """The files of a folder, in one order everywhere."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def macros(folder: Path) -> str:
    """NSIS macros that write and delete every file of a folder. Raises `SystemExit` if NSIS would misread a name."""
    names = [path.relative_to(folder).as_posix() for path in files(folder)]
    if bad := [name for name in names if UNSAFE & set(name)]:
        raise SystemExit(f"names that NSIS would misread: {', '.join(bad)}")
    return "\n".join([*_install(folder, names), *_delete(names), ""])


def _install(folder: Path, names: list[str]) -> Iterator[str]:
    yield "!macro InstallFiles"
    here = None
    for name in names:
        parent = Path(name).parent.as_posix()
        if parent != here:
            here = parent
            yield f'  SetOutPath "{_inside(parent)}"'
        yield f'  File "{folder / name}"'
    yield "!macroend"


def _delete(names: list[str]) -> Iterator[str]:
    yield "!macro DeleteFiles"
    for name in names:
        yield f'  Delete "{_inside(name)}"'
    parents = {parent.as_posix() for name in names for parent in Path(name).parents} - {"."}
    for parent in sorted(parents, reverse=True):  # inner ones first; one that is not empty stays
        yield f'  RMDir "{_inside(parent)}"'
    yield "!macroend"


def _inside(name: str) -> str:
    """A path in the installed folder, as Windows writes it."""
    return "$INSTDIR" if name == "." else "$INSTDIR\\" + name.replace("/", "\\")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    print(build(Path(sys.argv[1]), Path(sys.argv[2])))
