"""Archives of the frozen folder, with the same bytes for the same commit: tar.gz for Linux and macOS, zip for Windows.

    python packaging/archive.py dist/underdeck OUT NAME     # OUT/NAME.tar.gz; NAME.zip on Windows
    python packaging/archive.py --sums OUT                  # OUT/SHA256SUMS of all files in OUT

Names are sorted, times are the commit's (or SOURCE_DATE_EPOCH), owners are root, and modes are 755 or 644.
"""

import argparse
import gzip
import hashlib
import os
import shutil
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import about

SUMS = "SHA256SUMS"
PROGRAM, DATA = 0o755, 0o644
EARLIEST = 315_532_800  # seconds; a zip knows no time before 1980
UNIX = 3  # zip: the system whose modes the entries have
FILE, LINK = 0o100000, 0o120000
BLOCK = 1 << 20


def pack(folder: Path, out: Path, name: str, when: int | None = None, windows: bool = False) -> Path:
    """Write the archive `name` of a folder to the folder `out`; return its path. `when` is the time of all entries."""
    out.mkdir(parents=True, exist_ok=True)
    moment = about.source_date() if when is None else when
    path = out / f"{name}{'.zip' if windows else '.tar.gz'}"
    (_zip if windows else _tar)(folder, path, moment)
    return path


def sums(folder: Path) -> Path:
    """Write the hashes of a folder's files as `sha256sum` does; return the path."""
    lines = [
        f"{_sha256(path)}  {path.name}\n" for path in sorted(folder.iterdir()) if path.is_file() and path.name != SUMS
    ]
    (folder / SUMS).write_text("".join(lines), "utf-8", newline="\n")
    return folder / SUMS


def _tar(folder: Path, path: Path, when: int) -> None:
    with (
        path.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for entry, name in _entries(folder):
            info = tarfile.TarInfo(name)
            info.mtime, info.mode = when, _mode(entry)
            info.uname = info.gname = "root"
            if entry.is_symlink():
                info.type, info.linkname = tarfile.SYMTYPE, os.readlink(entry)
                tar.addfile(info)
            elif entry.is_dir():
                info.type = tarfile.DIRTYPE
                tar.addfile(info)
            else:
                info.size = entry.stat().st_size
                with entry.open("rb") as source:
                    tar.addfile(info, source)


def _zip(folder: Path, path: Path, when: int) -> None:
    date = time.gmtime(max(when, EARLIEST))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for entry, name in _entries(folder):
            if entry.is_dir() and not entry.is_symlink():
                continue
            info = zipfile.ZipInfo(name, date)
            info.create_system, info.compress_type = UNIX, zipfile.ZIP_DEFLATED
            info.external_attr = (_mode(entry) | (LINK if entry.is_symlink() else FILE)) << 16
            if entry.is_symlink():
                packed.writestr(info, os.readlink(entry))
            else:
                info.file_size = entry.stat().st_size
                with entry.open("rb") as source, packed.open(info, "w") as target:
                    shutil.copyfileobj(source, target, BLOCK)


def _entries(folder: Path) -> Iterator[tuple[Path, str]]:
    """The folder and everything in it, with their names in the archive, sorted by name."""
    inside = [(path, f"{folder.name}/{path.relative_to(folder).as_posix()}") for path in folder.rglob("*")]
    return iter(sorted([(folder, folder.name), *inside], key=lambda entry: entry[1]))


def _mode(path: Path) -> int:
    """Folders, links and programs get 755, other files 644. Windows has no such bits: there, programs end in .exe."""
    if path.is_symlink() or path.is_dir():
        return PROGRAM
    is_program = path.suffix == ".exe" if sys.platform == "win32" else path.stat().st_mode & 0o100
    return PROGRAM if is_program else DATA


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sums", type=Path, metavar="OUT", help="only write the hashes of the files in OUT")
    parser.add_argument("words", nargs="*", metavar="FOLDER OUT NAME")
    args = parser.parse_args()
    if args.sums:
        print(sums(args.sums))
    elif len(args.words) == 3:
        folder, out, name = args.words
        print(pack(Path(folder), Path(out), name, windows=sys.platform == "win32"))
    else:
        parser.error("a folder, the folder to write to and a name are needed")


if __name__ == "__main__":
    main()
