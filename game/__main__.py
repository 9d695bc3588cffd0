"""`python -m game`, and the command `underdeck`: the window, or the terminal for those who ask for it."""

import gc
import multiprocessing
import sys
from collections.abc import Sequence

from game.args import WindowArgs


def main(words: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    multiprocessing.freeze_support()  # first: in a frozen program, a worker of `sim` comes in here too
    gc.disable()  # what is loaded stays: to look through it again and again took a tenth of the start
    from game.cli.main import run

    gc.enable()
    return run(sys.argv[1:] if words is None else words, _window)


def _window(args: WindowArgs) -> int:
    gc.disable()  # until the first scene is there
    from game.app.main import run  # late: the terminal needs neither pygame nor a display

    return run(args)


if __name__ == "__main__":
    sys.exit(main())
