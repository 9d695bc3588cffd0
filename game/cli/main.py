"""Runs a command line and returns its exit status: 0 done, 1 an internal error, 2 bad arguments or a bad file."""

import sys
import traceback
from collections.abc import Callable, Sequence

from game import files, i18n, signals
from game.core.text import Text, Trouble
from game.window_options import WindowArgs

from . import console, listing, parser, playing, quest, replaying, reviewing, selftest, simulating, solving

DONE, FAULT, BAD = 0, 1, 2
INTERRUPTED, TERMINATED = 130, 143
Window = Callable[[WindowArgs], int]
RUN = {
    "games": listing.run,
    "play": playing.run,
    "replay": replaying.run,
    "sim": simulating.run,
    "solve": solving.run,
    "review": reviewing.run,
    "quest check": quest.check,
    "quest sim": quest.sim,
}


def run(words: Sequence[str], window: Window) -> int:
    """Run the command line `words`; `window` opens the window. Returns the exit status and never raises."""
    console.prepare()
    i18n.install(i18n.detect())
    try:
        status = _run(words, window)
        console.flush()
    except Trouble as trouble:
        console.complain(trouble.text)
        status = BAD
    except console.OutputFailed as failed:
        console.give_up(sys.stdout)
        status = DONE if failed.closed else BAD
        if not failed.closed:
            console.complain(Text("The output could not be written: {reason}.", reason=files.reason(failed.error)))
    except KeyboardInterrupt as stop:
        if words[:1] != ["play"]:  # who leaves a game that way knows it
            console.complain(Text("Stopped."))
        status = TERMINATED if isinstance(stop, signals.Terminated) else INTERRUPTED
    except Exception:
        console.complain(_report(traceback.format_exc()))
        status = FAULT
    try:
        console.flush()
    except console.OutputFailed:  # told above, or less than another trouble
        console.give_up(sys.stdout)
    return status


def _run(words: Sequence[str], window: Window) -> int:
    try:
        if unfit := i18n.install(parser.language_of(words) or i18n.detect()):
            console.complain(unfit)
        with signals.ending_at_once(i18n._("Stopped.")):  # the games are imported meanwhile
            name = parser.command_of(words)
            raw = parser.command(name, words[len(name.split()) :]) if name else None
            args = None if name else parser.window(words)
        if raw is not None:
            with signals.raising():
                return RUN[name](raw)
        return selftest.run(window) if args is None else window(args)
    except SystemExit as end:  # argparse raises it after --help and --version
        return int(end.code or DONE)


def _report(trace: str) -> Text:
    """Write the traceback to the log folder and return a message that names the file."""
    file = files.homes().log / "fault.log"
    try:
        files.write_text(file, trace)
    except Trouble as trouble:
        last = trace.strip().splitlines()[-1]
        return Text("A fault in the program: {fault}. {trouble}", fault=last, trouble=trouble.text)
    return Text("A fault in the program. The details are in {file}", file=str(file))
