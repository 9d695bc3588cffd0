"""What Ctrl+C (SIGINT) and a request to end (SIGTERM) do while the program runs a command on the terminal.

An exception that is raised while Python imports modules may get lost, so that the program would go on. Until a command
begins there is nothing to tidy up, and the program can end in the handler itself.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

STOPPED = "Stopped."  # the message while no other language is loaded


class Terminated(KeyboardInterrupt):
    """Raised for SIGTERM, as `KeyboardInterrupt` is for Ctrl+C."""


@contextmanager
def ending_at_once(message: str = STOPPED) -> Iterator[None]:
    """Meanwhile, let both end the program at once with one line on standard error, and 128 and the signal's number as
    its status."""

    def end(number: int, frame: object) -> NoReturn:
        try:
            os.write(2, f"{message}\n".encode())
        finally:
            os._exit(128 + number)

    with _handled((signal.SIGINT, signal.SIGTERM), end):
        yield


@contextmanager
def raising() -> Iterator[None]:
    """Meanwhile, let SIGTERM raise `Terminated`, so that what must be done at the end is done."""

    def terminate(number: int, frame: object) -> NoReturn:
        raise Terminated

    with _handled((signal.SIGTERM,), terminate):
        yield


@contextmanager
def _handled(numbers: tuple[int, ...], handler: Callable[[int, object], NoReturn]) -> Iterator[None]:
    """Handle these signals meanwhile, but for those that are ignored. Only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in numbers}
    taken = [number for number in numbers if before[number] is not signal.SIG_IGN]
    for number in taken:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, before[number] or signal.SIG_DFL)
