"""Standard input and output, made safe: any encoding, or (in a windowed build on Windows) none at all."""

import codecs
import io
import json
import os
import sys
from typing import Any, TextIO, cast

from game import tongue
from game.core.words import Text

# What a console that cannot show a sign gets instead.
PLAIN = str.maketrans("♣♦♥♠−–—“”", 'CDHS---""', "") | {ord("…"): "..."}


def prepare() -> None:
    """Make every later print safe.  Without a console, what is printed goes nowhere and there is nothing to read."""
    codecs.register_error("plain", _plain)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # where maps are read, it would greet on standard output
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
    """One line for a person."""
    print(tongue.say(text))


def tell(data: Any) -> None:
    """One line for a program, at once."""
    print(json.dumps(data), flush=True)


def complain(text: Text | str) -> None:
    """One line on standard error."""
    print(" ".join(tongue.say(text).split()), file=sys.stderr)
