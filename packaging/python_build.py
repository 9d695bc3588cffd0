"""The Python that the Linux program is frozen with: it needs no newer C library than Debian 11 and Steam's runtime.

    python packaging/python_build.py     # prints the path of the interpreter; builds it first if need be

Debian's sources of Python, with its fixes of security holes, are compiled by this machine's gcc against the C library,
zlib and libffi of Debian 11. OpenSSL, SQLite, readline and the like are not there, so they cannot be shipped
by mistake. All is fetched by apt, which checks signatures, into a folder of its own: nothing is installed. Takes two
or three minutes of two cores; the result stays in `~/.cache/underdeck`.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

VERSION = "3.13"
TIME = "1750000000"  # SOURCE_DATE_EPOCH of the interpreter
KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
MIRROR = "http://deb.debian.org/debian"
SOURCES = f"""\
deb-src [signed-by={KEYS}] {MIRROR} trixie main
deb [signed-by={KEYS}] {MIRROR} bullseye main
"""
SYSROOT = (
    *("libc6", "libc6-dev", "libcrypt1", "libcrypt-dev", "linux-libc-dev"),
    *("zlib1g", "zlib1g-dev", "libffi7", "libffi-dev"),
)
SHIPPED = ("lib/{multiarch}/libz.so.1*", "usr/lib/{multiarch}/libffi.so.7*")
FIXES = ("CVE-", "ssl-", "dict-", "traverse-")  # of Debian's patches; the others move files to where Debian has them
OPTIONS = ("--enable-shared", "--without-ensurepip", "--disable-test-modules")
NOTHING = " "  # configure looks for no library whose flags are given


def ensure() -> Path:
    """The path of the interpreter, which is built if it is not there yet."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "underdeck"
    home.mkdir(parents=True, exist_ok=True)
    _, _, code = Path(__file__).read_text("utf-8").split('"""', 2)  # without the text above
    recipe = hashlib.sha256(code.encode()).hexdigest()[:12]
    prefix = home / f"python-{VERSION}-{recipe}"
    program, whole = prefix / "bin" / f"python{VERSION}", prefix / "whole"
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not whole.exists():
            shutil.rmtree(prefix, ignore_errors=True)
            with tempfile.TemporaryDirectory() as scratch:
                _build(Path(scratch), prefix)
            whole.touch()
    return program


def _build(scratch: Path, prefix: Path) -> None:
    root, source = scratch / "root", scratch / "source"
    _fetch(scratch, root, source)
    multiarch = _run("gcc", "-print-multiarch").strip()
    libraries = root / "usr" / "lib" / multiarch
    (prefix / "lib").mkdir(parents=True)
    for pattern in SHIPPED:
        for path in root.glob(pattern.format(multiarch=multiarch)):
            shutil.copy2(path, prefix / "lib", follow_symlinks=False)
    words = {
        "CC": f"gcc --sysroot={root} -B{libraries}",
        "OPT": "-DNDEBUG -O2",
        "LDFLAGS": f"-L{libraries} -Wl,-rpath,{prefix / 'lib'}",
        "LIBFFI_CFLAGS": NOTHING,
        "LIBFFI_LIBS": "-lffi",
        "PKG_CONFIG": "false",
    }
    settings = [f"{name}={value}" for name, value in words.items()]
    _run(source / "configure", "--quiet", f"--prefix={prefix}", *OPTIONS, *settings, folder=source)
    _run("make", f"--jobs={os.cpu_count() or 1}", folder=source)
    _run("make", "altinstall", folder=source)
    _run(prefix / "bin" / f"python{VERSION}", "-c", "import ctypes, zlib, _multiprocessing, _posixshmem")


def _fetch(scratch: Path, root: Path, source: Path) -> None:
    """Get the sources of Python, and the libraries of Debian 11 to compile it against."""
    for name in ("lists/partial", "cache/archives/partial", "got"):
        (scratch / name).mkdir(parents=True)
    (scratch / "sources.list").write_text(SOURCES)
    (scratch / "status").touch()
    settings = {
        "Dir::Etc::SourceList": scratch / "sources.list",
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State::Lists": scratch / "lists",
        "Dir::State::status": scratch / "status",
        "Dir::Cache": scratch / "cache",
        "APT::Sandbox::User": "root",
        "Acquire::Languages": "none",
    }
    apt = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in settings.items())]
    got = scratch / "got"
    _run(*apt, "update", folder=got)
    _run(*apt, "source", "--download-only", f"python{VERSION}", folder=got)
    _run(*apt, "download", *SYSROOT, folder=got)
    for package in got.glob("*.deb"):
        _run("dpkg-deb", "--extract", package, root)
    for link in root.rglob("*"):
        if link.is_symlink() and (target := os.readlink(link)).startswith("/"):
            link.unlink()
            link.symlink_to(os.path.relpath(f"{root}{target}", link.parent))
    source.mkdir()
    (archive,) = got.glob("*.orig.tar.?z")
    _run("tar", "--extract", "--file", archive, "--directory", source, "--strip-components=1")
    (patches,) = got.glob("*.debian.tar.?z")
    _run("tar", "--extract", "--file", patches, "--directory", got)
    for name in (got / "debian" / "patches" / "series").read_text().split():
        if name.startswith(FIXES):
            _run("patch", "--strip=1", "--silent", "--input", got / "debian" / "patches" / name, folder=source)


def _run(*words: object, folder: Path | None = None) -> str:
    """Run a program and return what it prints. Raises `SystemExit` with the end of that if it fails."""
    environment = os.environ | {"SOURCE_DATE_EPOCH": TIME, "LC_ALL": "C.UTF-8"}
    line = [*map(str, words)]
    done = subprocess.run(
        line, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout[-3000:]}\n{' '.join(line)} failed")
    return done.stdout


if __name__ == "__main__":
    print(ensure())
