"""The log file, and the message for the player after a crash."""

import faulthandler
import logging
import logging.handlers
import platform
import sys
from contextlib import suppress
from pathlib import Path

from game import __version__, files
from game.i18n import _

SIZE, COPIES = 500_000, 4
NAME = "underdeck.log"


def start_log(folder: Path) -> Path | None:
    """Start the log file and return its path. If it cannot be written, nothing is logged and the game goes on."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = files.unblocked(folder / NAME)
        handler = logging.handlers.RotatingFileHandler(path, maxBytes=SIZE, backupCount=COPIES, encoding="utf-8")
    except OSError:
        root.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    if sys.stderr is not None:
        with suppress(OSError):  # standard error is not a real file
            faulthandler.enable()
    logging.info("Underdeck %s, Python %s, %s", __version__, platform.python_version(), platform.platform(terse=True))
    return path


def describe_crash(log: Path | None) -> str:
    """The message for the player after a fault in the program; `log` is the log file, if there is one."""
    if log is None:
        return _("Underdeck has stopped because of a fault in the program. Your game is saved.")
    return _(
        "Underdeck has stopped because of a fault in the program. Your game is saved. The details are in {file}."
    ).format(file=log)
