"""The log file, and the message for the player after a crash."""

import faulthandler
import logging
import logging.handlers
import platform
import sys
from contextlib import suppress
from pathlib import Path

from game import __version__
from game.i18n import _

SIZE, COPIES = 500_000, 4
NAME = "underdeck.log"


def start_log(folder: Path) -> None:
    """Start the log file. If it cannot be written, nothing is logged and the game goes on."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            folder / NAME, maxBytes=SIZE, backupCount=COPIES, encoding="utf-8"
        )
    except OSError:
        root.addHandler(logging.NullHandler())
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    if sys.stderr is not None:
        with suppress(OSError):  # standard error is not a real file
            faulthandler.enable()
    logging.info("Underdeck %s, Python %s, %s", __version__, platform.python_version(), platform.platform(terse=True))


def describe_crash(folder: Path) -> str:
    """The message for the player after a fault in the program."""
    return _(
        "Underdeck has stopped because of a fault in the program. Your game is saved. The details are in {file}."
    ).format(file=folder / NAME)
