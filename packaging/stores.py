"""Folders as itch and Steam take them, from the archives of a release.

    python packaging/stores.py itch OUT ACCOUNT/underdeck        # and the butler commands that push them
    python packaging/stores.py steam OUT APP DEPOT DEPOT DEPOT   # depots for Linux, Windows and macOS; and the command

OUT has the archives, and gets the folders `itch` or `steam`. Nothing is sent: the commands are for a person to run.
"""

import shutil
import sys
from pathlib import Path

from about import version
from release import ARCHIVES, unpacked
from release import found as archive_for

HERE = Path(__file__).parent
CHANNELS = tuple(ARCHIVES)


def folders(out: Path, place: Path) -> dict[str, Path]:
    """Unpack the archives in `out`; return the folder for each channel that has one.

    On macOS an archive holds the app, which has to lie in a folder of its own.
    """
    shutil.rmtree(place, ignore_errors=True)
    found = {}
    for channel in CHANNELS:
        if path := archive_for(out, channel):
            folder = unpacked(path, place / channel)
            found[channel] = folder.parent if folder.suffix == ".app" else folder
    if not found:
        raise SystemExit(f"no archive is in {out}")
    return found


def itch(out: Path, page: str) -> list[str]:
    """Lay out the folders for itch; return the commands that push them."""
    commands = []
    for channel, folder in folders(out, out / "itch").items():
        shutil.copy(HERE / "itch" / ".itch.toml", folder)
        commands.append(f"butler push {folder} {page}:{channel} --userversion {version()}")
    return commands


def steam(out: Path, app: str, depots: list[str]) -> list[str]:
    """Lay out the folders and scripts for Steam; return the command that uploads them, to no branch yet."""
    numbers = dict(zip(CHANNELS, depots, strict=True))
    place = out / "steam"
    found = folders(out, place / "content")
    listed = []
    for channel, folder in found.items():
        text = (HERE / "steam" / "depot.vdf").read_text("utf-8")
        told = {"@DEPOT@": numbers[channel], "@CONTENT@": str(folder.resolve())}
        write(place / f"depot-{channel}.vdf", text, told)
        listed.append(f'\t\t"{numbers[channel]}"\t"depot-{channel}.vdf"')
    text = (HERE / "steam" / "app.vdf").read_text("utf-8")
    write(place / "app.vdf", text, {"@APP@": app, "@VERSION@": version(), "@DEPOTS@": "\n".join(listed)})
    return [f"steamcmd +login ACCOUNT +run_app_build {(place / 'app.vdf').resolve()} +quit"]


def write(path: Path, text: str, told: dict[str, str]) -> None:
    """Write a text with its blanks filled in."""
    for blank, value in told.items():
        text = text.replace(blank, value)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["itch", place, page]:
            print(*itch(Path(place), page), sep="\n")
        case ["steam", place, app, *depots] if len(depots) == len(CHANNELS):
            print(*steam(Path(place), app, depots), sep="\n")
        case _:
            raise SystemExit(__doc__)
