"""Where the program's data is, and where the player's files go."""

import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs

APP = "underdeck"
HERE = Path(__file__).resolve().parents[1]
"""The folder of the program, `game`."""


def root() -> Path:
    """The folder that holds `assets` and `levels`, for a frozen program, an installed wheel or a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    installed = HERE / "_data"
    return installed if installed.is_dir() else HERE.parent


def asset(name: str) -> Path:
    """The path of a picture, sound or font: `asset("cards/QS.webp")`."""
    return root() / "assets" / name


def level(name: str) -> Path:
    """The path of a map: `level("scoundrel.tmx")`."""
    return root() / "levels" / name


def document(name: str) -> Path:
    """The path of a text that ships with the program: `CREDITS.md`, `LICENSE`, `licenses/LGPL-2.1.txt`."""
    return root() / name


def locale() -> Path:
    """The folder of the translations."""
    return HERE / "locale"


class Homes(NamedTuple):
    """The player's folders: `data` for saves and records, `config` for settings, `log` for the log file."""

    data: Path
    config: Path
    log: Path


def homes(data_dir: str | Path | None = None) -> Homes:
    """The folders for this player's files: the system's usual ones, or all under `data_dir`. Creates nothing."""
    if data_dir is not None:
        base = Path(data_dir).expanduser().absolute()
        return Homes(base, base, base / "log")
    return Homes(
        platformdirs.user_data_path(APP, appauthor=False),
        platformdirs.user_config_path(APP, appauthor=False),
        platformdirs.user_log_path(APP, appauthor=False),
    )
