"""The log file, and how a player is told that the game crashed or cannot run."""

import faulthandler
import logging
import os
import platform
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from textwrap import fill

import pygame

from game import __version__, files
from game.i18n import _

from .window import UNSEEN

SIZE, COPIES = 500_000, 4
NAME = "underdeck.log"
WIDE = 64  # characters per line: the message box does not wrap text


def start_log(folder: Path) -> Path | None:
    """Start the log file and return its path. If it cannot be written, nothing is logged and the game goes on."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = files.unblocked(folder / NAME)
        handler = RotatingFileHandler(path, maxBytes=SIZE, backupCount=COPIES, encoding="utf-8")
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


def alert(text: str) -> None:
    """Print a line to standard error. Without a terminal (a start by double click), also show it in the system's
    message box until it is dismissed."""
    with suppress(OSError):  # standard error may be a closed pipe
        print(text, file=sys.stderr)
    if sys.stderr.isatty() or os.environ.get("UNDERDECK_TEST") or os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return
    pygame.display.quit()  # this window no longer handles events
    with suppress(pygame.error):  # no display, or no program that can show a box
        pygame.display.message_box("Underdeck", fill(text, WIDE), "error")
