"""Where the program's data is, and where the player's files go."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import platformdirs

from game.core.text import Text

from .errors import CannotUse, reason
from .names import legible, shortened

APP = "underdeck"
HERE = Path(__file__).resolve().parents[1]
"""The folder of the program, `game`."""
DEEPEST = 4 * ("x" * 50,)  # as long as the longest path in a folder of the player's
NOT_NOW = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)  # writing is refused, for now


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
        base = Path(os.path.expanduser(data_dir)).absolute()  # leaves the name of an unknown user as it is
        return Homes(base, base, base / "log")
    return Homes(
        platformdirs.user_data_path(APP, appauthor=False),
        platformdirs.user_config_path(APP, appauthor=False),
        platformdirs.user_log_path(APP, appauthor=False),
    )


def check_homes(homes: Homes) -> None:
    """Make the player's folders. Raises `CannotUse` if one of them can never hold a file.

    Where the system only refuses writing, or the disk is full, the game can be played without saving.
    """
    for folder in dict.fromkeys(homes):
        try:
            with suppress(FileNotFoundError):
                os.lstat(folder.joinpath(*DEEPEST))
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RecursionError) as error:
            refused = error if isinstance(error, OSError) else OSError(errno.ENAMETOOLONG, "")
            if refused.errno in NOT_NOW:
                continue
            name = shortened(legible(folder))
            text = Text("The folder “{folder}” cannot be used: {reason}.", folder=name, reason=reason(refused))
            raise CannotUse(text) from error
