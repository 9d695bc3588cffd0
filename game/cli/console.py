"""Standard input and output, made safe for any encoding and for windowed Windows builds that have no console."""

import codecs
import errno
import io
import json
import os
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

from game import i18n
from game.core import json_text
from game.core.text import Text

# Replacements for signs that a console cannot show.
PLAIN = str.maketrans("♣♦♥♠−–—“”", 'CDHS---""', "") | {ord("…"): "..."}


def prepare() -> None:
    """Make all later printing safe. Without a console, output is discarded and input is empty."""
    codecs.register_error("plain", _plain)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame is loaded to read maps
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plain"), (sys.stderr, "plain")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


class OutputFailed(Exception):
    """Standard output takes no more; `error` is what the system said."""

    def __init__(self, error: OSError):
        super().__init__(str(error))
        self.error = error

    @property
    def closed(self) -> bool:
        """True if the reader of a pipe has gone, which is no trouble: it has seen enough."""
        return isinstance(self.error, BrokenPipeError) or (sys.platform == "win32" and self.error.errno == errno.EINVAL)


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAIN)
    return "".join(sign if sign.isascii() else "?" for sign in text), error.end


def write(text: str, end: str = "\n", flush: bool = False) -> None:
    """Print a text on standard output. Raises `OutputFailed`."""
    try:
        print(text, end=end, flush=flush)
    except OSError as error:
        raise OutputFailed(error) from error


def say(text: Text | str = "") -> None:
    """Print one line for a person. Raises `OutputFailed`."""
    write(i18n.say(text))


def print_json(data: Any) -> None:
    """Print one JSON line for a program, and flush. Raises `OutputFailed`."""
    write(json.dumps(data), flush=True)


def flush() -> None:
    """Let everything printed so far reach the reader. Raises `OutputFailed`."""
    write("", end="", flush=True)


def complain(text: Text | str) -> None:
    """Print one line on standard error, if it can be printed there."""
    try:
        print(" ".join(i18n.say(text).split()), file=sys.stderr, flush=True)
    except OSError:
        give_up(sys.stderr)


def give_up(stream: TextIO) -> None:
    """Discard what could not be printed on a stream, and all that follows; else Python fails to print it at its end."""
    with suppress(OSError, ValueError):  # a test's stream has no number
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def ask(prompt: str = "") -> str:
    """Print a prompt and read one line; "" at the end of the input, or if it cannot be read. A byte order mark, with
    which some programs begin what they write, is left out."""
    if prompt:
        write(prompt, end="", flush=True)
    try:
        return sys.stdin.readline().removeprefix(json_text.BOM)
    except OSError:  # it is a folder, for example
        return ""
