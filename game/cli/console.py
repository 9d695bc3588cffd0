"""Standard input and output, made safe for any encoding and for windowed Windows builds that have no console."""

import codecs
import io
import json
import os
import sys
from typing import Any, TextIO, cast

from game import i18n
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


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAIN)
    return "".join(sign if sign.isascii() else "?" for sign in text), error.end


def say(text: Text | str = "") -> None:
    """Print one line for a person."""
    print(i18n.say(text))


def print_json(data: Any) -> None:
    """Print one JSON line for a program, and flush."""
    print(json.dumps(data), flush=True)


def complain(text: Text | str) -> None:
    """Print one line on standard error."""
    print(" ".join(i18n.say(text).split()), file=sys.stderr)
