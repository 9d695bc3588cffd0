"""Saying that there can be no game: on standard error and, for those who cannot see that, in a box."""

import os
import sys
from contextlib import suppress
from textwrap import fill

import pygame

from .window import UNSEEN

WIDE = 64  # letters on a line: the box breaks none by itself


def alert(text: str) -> None:
    """Print a line; whoever started us by a double click gets a box of the system's own besides, and dismisses it."""
    print(text, file=sys.stderr)
    if sys.stderr.isatty() or os.environ.get("UNDERDECK_TEST") or os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return
    pygame.display.quit()  # a window that nobody serves any more
    with suppress(pygame.error):  # no screen, or nothing there that could show a box
        pygame.display.message_box("Underdeck", fill(text, WIDE), "error")
