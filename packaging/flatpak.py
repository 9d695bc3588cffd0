"""The Flatpak's libraries, pinned by address and hash, and its manifest for Flathub.

    python packaging/flatpak.py pin              # look for the newest that fit, and write python-modules.json
    python packaging/flatpak.py flathub OUT URL FILE    # the manifest with our own source as an archive at URL

Flatpak builds offline, from these files alone. Those of `BUILD` are there only while it builds.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from about import APP_ID, ROOT

HERE = Path(__file__).parent / "flatpak"
MANIFEST, PINS = HERE / f"{APP_ID}.json", HERE / "python-modules.json"
PYTHON = "3.13"  # of the runtime
ARCHES = ("x86_64", "aarch64")
MANYLINUX = ("_2_28", "_2_27", "_2_17", "2014")  # kinds of wheels that may be taken
BUILD = ("hatchling>=1.26", "packaging", "pathspec", "pluggy", "trove-classifiers", "pillow>=11,<14")
ADDRESS = "https://files.pythonhosted.org/packages/{}/{}/{}/{}"


def requirements() -> list[str]:
    """The libraries that the program needs at run time."""
    return list(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"])


def pin() -> None:
    """Write the newest wheels that fit to python-modules.json."""
    sources = {json.dumps(each): each for arch in ARCHES for each in _wheels(arch)}
    names = [" ".join(f'"{each}"' for each in group) for group in (requirements(), BUILD)]
    module = {
        "name": "python-modules",
        "buildsystem": "simple",
        "build-commands": [
            f"pip3 install --no-index --find-links=. --prefix=${{FLATPAK_DEST}} {names[0]}",
            f"pip3 install --no-index --find-links=. --target=${{FLATPAK_DEST}}/build-tools {names[1]}",
        ],
        "sources": sorted(sources.values(), key=lambda each: str(each["url"]).rpartition("/")[2].lower()),
    }
    PINS.write_text(json.dumps(module, indent=2) + "\n", "utf-8")


def _wheels(arch: str) -> Iterator[dict[str, Any]]:
    """The wheels for a kind of processor, as sources of a Flatpak."""
    with tempfile.TemporaryDirectory() as scratch:
        kinds = [f"--platform=manylinux{kind}_{arch}" for kind in MANYLINUX]
        words = ["download", "-q", "--only-binary=:all:", f"--python-version={PYTHON}", *kinds, "-d", scratch]
        subprocess.run([sys.executable, "-m", "pip", *words, *requirements(), *BUILD], check=True)
        for path in sorted(Path(scratch).iterdir()):
            yield source(path) | ({} if path.stem.endswith("-any") else {"only-arches": [arch]})


def source(path: Path) -> dict[str, Any]:
    """A file of PyPI as a source: its address there follows from what is in it."""
    data = path.read_bytes()
    place = hashlib.blake2b(data, digest_size=32).hexdigest()
    address = ADDRESS.format(place[:2], place[2:4], place[4:], path.name)
    return {"type": "file", "url": address, "sha256": hashlib.sha256(data).hexdigest()}


def flathub(out: Path, url: str, archive: Path) -> None:
    """Write the manifest as Flathub wants it: with the source of a release, pinned, in place of this folder."""
    manifest = json.loads(MANIFEST.read_text("utf-8"))
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    manifest["modules"][-1]["sources"] = [{"type": "archive", "url": url, "sha256": digest}]
    out.mkdir(parents=True, exist_ok=True)
    (out / MANIFEST.name).write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
    shutil.copy(PINS, out)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["pin"]:
            pin()
        case ["flathub", out, url, archive]:
            flathub(Path(out), url, Path(archive))
        case _:
            raise SystemExit(__doc__)
