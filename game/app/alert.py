"""Reporting that the game cannot run: on standard error and, for players without a terminal, in a message box."""

import os
import sys
from contextlib import suppress
from textwrap import fill

import pygame

from .window import UNSEEN

WIDE = 64  # characters per line: the message box does not wrap text


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
