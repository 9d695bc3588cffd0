"""Runs a command line and returns its exit status: 0 done, 1 an internal error, 2 bad arguments or a bad file."""

import os
import sys
import traceback
from collections.abc import Callable, Sequence

from game import files, i18n
from game.core.text import Text, Trouble
from game.window_options import WindowArgs

from . import console, listing, parser, playing, quest, replaying, selftest, simulating

DONE, FAULT, BAD = 0, 1, 2
INTERRUPTED = 130
Window = Callable[[WindowArgs], int]
RUN = {
    "games": listing.run,
    "play": playing.run,
    "replay": replaying.run,
    "sim": simulating.run,
    "quest check": quest.check,
    "quest sim": quest.sim,
}


def run(words: Sequence[str], window: Window) -> int:
    """Run the command line `words`; `window` opens the window. Returns the exit status and never raises."""
    console.prepare()
    i18n.install(i18n.detect())
    try:
        return _run(words, window)
    except SystemExit as end:  # argparse raises it after --help and --version
        return int(end.code or DONE)
    except Trouble as trouble:
        console.complain(trouble.text)
        return BAD
    except BrokenPipeError:  # the reader of our output has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        console.complain(_report(traceback.format_exc()))
        return FAULT


def _run(words: Sequence[str], window: Window) -> int:
    if name := parser.command_of(words):
        return RUN[name](parser.command(name, words[len(name.split()) :]))
    args = parser.window(words)
    return selftest.run() if args is None else window(args)


def _report(trace: str) -> Text:
    """Write the traceback to the log folder and return a message that names the file."""
    file = files.homes().log / "fault.log"
    try:
        files.write_text(file, trace)
    except Trouble as trouble:
        last = trace.strip().splitlines()[-1]
        return Text("A fault in the program: {fault}. {trouble}", fault=last, trouble=trouble.text)
    return Text("A fault in the program. The details are in {file}", file=str(file))
