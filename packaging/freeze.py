"""The program as one folder, `dist/underdeck`; on macOS `dist/Underdeck.app` as well.

    python packaging/freeze.py [--out dist] [--work build] [--python PYTHON]

It is frozen by PyInstaller in an environment made for it: only the packages of `build.lock`, whose hashes are checked.
On Linux with apt and gcc the interpreter is the one of `python_build.py`; elsewhere, or with `--python`, that of the
system, which on Linux may need a newer C library than others have. The same commit gives the same bytes.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import about

LOCK = about.ROOT / "packaging" / "build.lock"
SPEC = about.ROOT / "build.spec"
OLDEST = (3, 12)  # Python for which the packages of the lock are
TOO_OLD = (
    "The packages of build.lock need Python 3.12 or later. On Debian, with gcc, make and patch installed, one is made; "
    "elsewhere name one with --python."
)
SEED = "1"  # PYTHONHASHSEED: sets of constants are stored in its order
STRIPPED = ("libpython*.so*", "python3*/lib-dynload/*.so")  # NumPy's libraries break, and others have little to lose


def freeze(out: Path, work: Path, python: Path | None = None) -> Path:
    """Build the program's folder in `out`, with `work` for what is needed meanwhile; return its path."""
    environment = _environment(work / "env", python or _interpreter())
    words = ["--noconfirm", "--clean", "--log-level", "WARN", "--distpath", out, "--workpath", work / "pyinstaller"]
    variables = os.environ | {"PYTHONHASHSEED": SEED, "SOURCE_DATE_EPOCH": str(about.source_date())}
    variables.pop("PYTHONPATH", None)  # packages of the lock alone
    variables["PYINSTALLER_CONFIG_DIR"] = str(work / "cache")  # not the user's
    _run(environment, "-m", "PyInstaller", SPEC, *words, variables=variables)
    folder = out / about.PROGRAM
    if sys.platform == "linux":
        for path in _to_strip(folder / "_internal"):
            _run("strip", "--strip-unneeded", path)
    return folder


def _interpreter() -> Path:
    is_debian = sys.platform == "linux" and all(map(shutil.which, ("apt-get", "dpkg-deb", "gcc", "make", "patch")))
    if not is_debian:
        if sys.version_info < OLDEST:
            raise SystemExit(TOO_OLD)
        return Path(sys.executable)
    import python_build  # wants a module that Windows has not

    return python_build.ensure()


def _environment(place: Path, python: Path) -> Path:
    """Make an environment with the packages of the lock; return its interpreter."""
    uv = _uv()
    shutil.rmtree(place, ignore_errors=True)
    _run(uv, "venv", "--quiet", "--python", python, place)
    inside = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    _run(uv, "pip", "sync", "--quiet", "--python", inside, "--require-hashes", LOCK)
    return inside


def _uv() -> str:
    beside = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    found = str(beside) if beside.exists() else shutil.which("uv")
    if found is None:
        raise SystemExit("uv is not installed: pip install uv")
    return found


def _to_strip(inside: Path) -> Iterator[Path]:
    return (path for pattern in STRIPPED for path in sorted(inside.glob(pattern)) if not path.is_symlink())


def _run(*words: object, variables: dict[str, str] | None = None) -> None:
    line = [*map(str, words)]
    if (status := subprocess.run(line, cwd=about.ROOT, env=variables).returncode) != 0:
        raise SystemExit(f"{' '.join(line)} ended with {status}")


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=about.ROOT / "dist")
    parser.add_argument("--work", type=Path, default=about.ROOT / "build")
    parser.add_argument("--python", type=Path, help="the interpreter to freeze with")
    args = parser.parse_args()
    print(freeze(args.out.absolute(), args.work.absolute(), args.python))


if __name__ == "__main__":
    main()
