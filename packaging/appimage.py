"""An AppImage around the frozen folder: one file that runs where it lies.

    python packaging/appimage.py dist/underdeck OUT RUNTIME   # OUT/underdeck-0.9.0-linux-x86_64.AppImage
    python packaging/appimage.py address                      # where RUNTIME is

It is AppImage's runtime, then a file system made by mksquashfs. The hash of RUNTIME is checked.
The same folder and SOURCE_DATE_EPOCH (or commit) give the same bytes.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import linux_files
from about import APP_ID, PROGRAM, source_date, version
from tree import settle

ADDRESS = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
SHA256 = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
OPT = Path("opt") / PROGRAM


def build(folder: Path, out: Path, runtime: Path, sha256: str = SHA256) -> Path:
    """Write the AppImage of a frozen folder to the folder `out`, and return its path.

    Raises `SystemExit` if the runtime is not the one that is known.
    """
    start = runtime.read_bytes()
    if hashlib.sha256(start).hexdigest() != sha256:
        raise SystemExit(f"{runtime} is not the runtime at {ADDRESS}")
    path = out / f"{PROGRAM}-{version()}-linux-x86_64.AppImage"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        tree, packed = Path(scratch) / "tree", Path(scratch) / "packed"
        lay_out(folder, tree)
        words = ["mksquashfs", tree, packed, "-quiet", "-no-progress", "-comp", "zstd", "-all-root", "-no-xattrs"]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(source_date())}
        subprocess.run(words, check=True, env=environment, stdout=subprocess.DEVNULL)
        path.write_bytes(start + packed.read_bytes())
    path.chmod(0o755)
    return path


def lay_out(folder: Path, tree: Path) -> None:
    """Write to `tree` what the AppImage holds: the folder, and what desktops look for at the top."""
    shutil.copytree(folder, tree / OPT, symlinks=True)
    linux_files.install(tree / "usr")
    share = Path("usr") / "share"
    links = {
        "AppRun": OPT / PROGRAM,
        f"{APP_ID}.desktop": share / "applications" / f"{APP_ID}.desktop",
        f"{APP_ID}.png": share / "icons" / "hicolor" / "256x256" / "apps" / f"{APP_ID}.png",
        ".DirIcon": Path(f"{APP_ID}.png"),
        f"usr/bin/{PROGRAM}": Path("..") / ".." / OPT / PROGRAM,
    }
    for name, target in links.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).symlink_to(target)
    settle(tree)


if __name__ == "__main__":
    if sys.argv[1:] == ["address"]:
        print(ADDRESS)
        raise SystemExit
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    print(build(*map(Path, sys.argv[1:])))
