"""A release, from the version to the files that are published.

    python packaging/release.py dry-run 0.9.0 OUT     # changes nothing; makes all that this machine can, lists the rest
    python packaging/release.py tag 0.9.0             # sets the version, dates the changelog, commits, makes the tag
    python packaging/release.py make OUT              # packages around the archives in OUT, as far as it can
    python packaging/release.py make OUT RUNTIME      # all of them, or it fails; RUNTIME is AppImage's

A pushed tag makes `.github/workflows/release.yml` build the archives for three systems, run `make`, and leave a draft.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import about
import appimage
import archive
import changelog
import deb
import flatpak
import freeze
import installer

HERE = Path(__file__).parent
NOTES = "notes.md"
ELSEWHERE = {"Flatpak"}  # is made by Flathub
INIT = about.ROOT / "game" / "__init__.py"
OURS = ("de", "es", "fr")
"""The languages that are whole in every release; `.ci/messages.py` holds nobody up for the others."""
BY_HAND = (
    f"register {about.SITE} and the address of the maintainer, or set them in packaging/about.py",
    "bake the pictures for the stores: python -m assets.press shop (packaging/steam/README.md says what is missing)",
    "look through the draft of the release, try each file on its system, and publish it",
    "Flathub: python packaging/flatpak.py flathub OUT URL FILE, and a pull request with what it wrote",
    "itch: packaging/itch/README.md; Steam: packaging/steam/README.md",
)


@dataclass
class Release:
    """What was made in the folder `out`, and what was left, with the reason."""

    out: Path
    made: list[Path] = field(default_factory=list)
    left: dict[str, str] = field(default_factory=dict)

    def make(self, what: str, needs: str, build: Callable[[], Path]) -> Path | None:
        """Make something, unless it `needs` what is not here; return its path."""
        if needs:
            self.left[what] = needs
            return None
        path = build()
        self.made.append(path)
        return path

    def report(self) -> str:
        """What was made and what was left, line by line."""
        lines = ["made:"]
        lines += [f"  {path.name}  {path.stat().st_size / 2**20:.1f} MiB" for path in self.made]
        lines += ["left:", *(f"  {what}: {why}" for what, why in self.left.items())]
        return "\n".join(lines)


# the tag


def check_version(version: str) -> None:
    """Raise `SystemExit` unless this is the version of a release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit(f"{version} is no version: 0.9.0 is one")


def check_languages(coverage: str) -> None:
    """Raise `SystemExit` if one of our own languages is missing or not whole, by what `.ci/messages.py` prints."""
    done = {name: counts for name, *counts in re.findall(r"^(\w+): (\d+) of (\d+)", coverage, re.MULTILINE)}
    for name in OURS:
        translated, whole = done.get(name, ("0", "all"))
        if translated != whole:
            raise SystemExit(f"{name} is not whole: {translated} of {whole} messages")


def coverage() -> str:
    """How much of each translation is done."""
    words = [sys.executable, about.ROOT / ".ci" / "messages.py", "--coverage"]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def texts(version: str, date: str) -> dict[Path, str]:
    """The files that a release changes, as they will be: the version, and the changelog with the date."""
    init = INIT.read_text("utf-8")
    return {
        INIT: re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', init, flags=re.MULTILINE),
        changelog.PATH: changelog.dated(changelog.PATH.read_text("utf-8"), version, date),
    }


def tag(version: str) -> None:
    """Set the version, date the changelog, commit that, and make the tag. Pushing it is left to a person."""
    if git("status", "--porcelain", "--untracked-files=no"):
        raise SystemExit("there are changes that are not committed")
    if git("tag", "--list", f"v{version}"):
        raise SystemExit(f"v{version} is there already")
    check_languages(coverage())
    for path, text in texts(version, time.strftime("%Y-%m-%d")).items():
        path.write_text(text, "utf-8")
    if git("status", "--porcelain", "--untracked-files=no"):
        git("commit", "--quiet", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Underdeck {version}")
    print(f"v{version} is made; git push --follow-tags publishes it as a draft")


def git(*words: str) -> str:
    """What git prints."""
    return subprocess.run(["git", *words], cwd=about.ROOT, check=True, capture_output=True, text=True).stdout.strip()


# the files


def make(out: Path, runtime: Path | None = None, frozen: Path | None = None) -> Release:
    """Make everything that can be made around the archives in `out`; `frozen` is packed if Linux has none there."""
    release = Release(out)
    out.mkdir(parents=True, exist_ok=True)
    linux, windows, mac = (found(out, system) for system in ARCHIVES)
    with tempfile.TemporaryDirectory() as scratch:
        if linux is None and frozen is not None:
            linux = archive.pack(frozen, out, f"{about.PROGRAM}-{about.version()}-{ARCHIVES['linux'][0]}")
        for path, system in ((linux, "Linux"), (windows, "Windows"), (mac, "macOS")):
            if path is not None:
                release.made.append(path)
            else:
                release.left[f"archive for {system}"] = f"is built on {system} (packaging/freeze.py)"
        folder = unpacked(linux, Path(scratch) / "linux") if linux else Path()
        no_linux = "" if linux else "the archive for Linux is not in OUT"
        release.make(".deb", no_linux or lacking("dpkg-deb", "objdump"), lambda: deb.build(folder, out))
        given = "" if runtime else f"its runtime is at {appimage.ADDRESS}"
        release.make(
            "AppImage",
            no_linux or given or lacking("mksquashfs"),
            lambda: appimage.build(folder, out, runtime or Path()),
        )
        no_windows = "" if windows else "the archive for Windows is not in OUT"
        release.make(
            "installer for Windows",
            no_windows or lacking("makensis"),
            lambda: installer.build(unpacked(windows or Path(), Path(scratch) / "windows"), out),
        )
        for name, kind in (("sbom.cdx.json", sbom), ("licences.md", licences)):
            release.make(name, "", lambda name=name, kind=kind: kind(out / name, Path(scratch)))
    (out / NOTES).unlink(missing_ok=True)
    release.make(archive.SUMS, "", lambda: archive.sums(out))  # of what is published beside the notes
    release.make(NOTES, "", lambda: notes(out / NOTES))
    release.left["Flatpak"] = flatpak_state()
    return release


ARCHIVES = {
    "linux": ("linux-x86_64", ".tar.gz", ("linux",)),
    "windows": ("windows-x86_64", ".zip", ("windows",)),
    "osx": ("macos-arm64", ".tar.gz", ("osx", "macos")),
}
"""The archives by itch's names of systems: what stands in the name of a release's, how it ends, and what CI says."""


def found(out: Path, system: str) -> Path | None:
    """The archive for a system in `out`, which gets the name that a release gives it; None if there is none."""
    told, ending, words = ARCHIVES[system]
    for word in words:
        for path in sorted(out.glob(f"*{word}*{ending}")):
            return path.rename(out / f"{about.PROGRAM}-{about.version()}-{told}{ending}")
    return None


def unpacked(path: Path, place: Path) -> Path:
    """Unpack an archive of the frozen folder; return the folder."""
    if path.suffix == ".zip":
        with zipfile.ZipFile(path) as packed:
            packed.extractall(place)
    else:
        shutil.unpack_archive(path, place, filter="tar")
    (folder,) = place.iterdir()
    return folder


def lacking(*programs: str) -> str:
    """Which of these programs this machine lacks, in words; "" if none."""
    missing = [name for name in programs if shutil.which(name) is None]
    return f"{', '.join(missing)} is not installed here" if missing else ""


def notes(path: Path) -> Path:
    """Write the notes of this version to a file."""
    path.write_text(changelog.notes(changelog.PATH.read_text("utf-8"), about.version()), "utf-8")
    return path


def sbom(path: Path, scratch: Path) -> Path:
    """Write the bill of materials: the libraries that are shipped, as CycloneDX."""
    shipped, tools = environments(scratch)
    words = ["environment", "--output-reproducible", "--of", "JSON", "-o", str(path), str(shipped)]
    subprocess.run([tools / "cyclonedx-py", *words], check=True, capture_output=True)
    return path


def licences(path: Path, scratch: Path) -> Path:
    """Write the list of the shipped libraries' licences."""
    shipped, tools = environments(scratch)
    words = [f"--python={shipped}", "--with-urls", "--format=markdown", f"--output-file={path}"]
    subprocess.run([tools / "pip-licenses", *words], check=True, capture_output=True)
    return path


def environments(scratch: Path) -> tuple[Path, Path]:
    """The Python of an environment with what is shipped, and the programs of one with the tools."""
    shipped, tools = scratch / "shipped", scratch / "tools"
    if not tools.exists():
        needed = tomllib.loads((about.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
        uv("venv", "--python", interpreter(), shipped)
        uv("pip", "install", "--python", shipped, "--constraints", freeze.LOCK, *needed)
        uv("venv", tools)
        uv("pip", "install", "--python", tools, "--requirements", HERE / "tools.txt")
    return shipped / "bin" / "python", tools / "bin"


def interpreter() -> Path:
    """A Python of the version that is frozen, for which the lock was made."""
    import python_build  # wants a module that Windows has not

    is_same = "{}.{}".format(*sys.version_info) == python_build.VERSION
    return Path(sys.executable) if is_same else python_build.ensure()


def uv(*words: str | Path) -> None:
    """Run uv."""
    subprocess.run([sys.executable, "-m", "uv", *words, "--quiet"], check=True)


def flatpak_state() -> str:
    """What flatpak-builder says of the manifest here."""
    if missing := lacking("flatpak-builder"):
        return missing
    done = subprocess.run(["flatpak-builder", "--show-manifest", flatpak.MANIFEST], capture_output=True, text=True)
    read = "the manifest is read" if done.returncode == 0 else done.stderr.strip()
    return f"{read}; its runtime comes from Flathub"


def dry_run(version: str, out: Path) -> None:
    """Make all that can be made here without changing anything, and say what is left. `out` must be new or empty."""
    if out.exists() and any(out.iterdir()):
        raise SystemExit(f"{out} is not empty")
    check_languages(coverage())
    for path, text in texts(version, time.strftime("%Y-%m-%d")).items():
        state = "stays" if text == path.read_text("utf-8") else "would change"
        print(f"{path.relative_to(about.ROOT)} {state}")
    print(f"tag v{version} would be made at {git('rev-parse', '--short', 'HEAD')}")
    frozen = freeze.freeze(about.ROOT / "dist", about.ROOT / "build")
    release = make(out, frozen=frozen)
    print(release.report())
    print("by hand:", *BY_HAND, sep="\n  ")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["dry-run", wanted, place]:
            check_version(wanted)
            dry_run(wanted, Path(place))
        case ["tag", wanted]:
            check_version(wanted)
            tag(wanted)
        case ["make", place]:
            print(make(Path(place)).report())
        case ["make", place, given]:
            whole = make(Path(place), Path(given))
            print(whole.report())
            if whole.left.keys() - ELSEWHERE:
                raise SystemExit("not everything was made")
        case _:
            raise SystemExit(__doc__)
