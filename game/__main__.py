"""The entry point of `python -m game` and of the command `underdeck`: opens the window or runs a terminal command.

It imports little by itself, since Ctrl+C while it is imported ends in a traceback.
"""

import gc
import sys
from collections.abc import Sequence
from typing import Any

from game import signals


def main(words: Sequence[str] | None = None) -> int:
    """Run the program. Returns its exit status."""
    try:
        with signals.ending_at_once():
            import multiprocessing
        multiprocessing.freeze_support()  # first: in a frozen program, the workers of `sim` start here too
        with signals.ending_at_once():
            gc.disable()  # imported modules are never freed; collecting took a tenth of the start-up time
            from game.cli.main import run

            gc.enable()
        return run(sys.argv[1:] if words is None else words, _window)
    except KeyboardInterrupt:  # before `run` is ready for it, or after
        print(signals.STOPPED, file=sys.stderr)
        return 130


def _window(args: Any) -> int:
    """Open the window; `args` are `game.window_options.WindowArgs`."""
    gc.disable()  # until the first scene is loaded
    if args.self_test:
        from game.app.self_test import run as test

        return test()
    from game.app.main import run  # imported late: the terminal needs neither pygame nor a display

    return run(args)


if __name__ == "__main__":
    sys.exit(main())
