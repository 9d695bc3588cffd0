"""JSON from files that anybody may have changed."""

import json
import math
import re
from typing import Any, NoReturn

BOM = "\ufeff"  # byte order mark, written by some editors
LARGEST = (1 << 63) - 1  # no seed is larger
DIGITS = 20  # most characters of a whole number
DEEP = "nested too deeply"
SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")  # an escape that may be half a character


def parse(text: str) -> Any:
    """The value of a JSON text, which may begin with a byte order mark. Raises `ValueError` for any other text, and for
    one that is nested too deeply to be read."""
    return _decoded(text, LENIENT)


def parse_strict(text: str) -> Any:
    """The same, of values only that can be counted with and written again. Raises `ValueError` also for whole numbers
    beyond 64 bits, for infinity and NaN, and for half characters (lone surrogates)."""
    value = _decoded(text, STRICT)
    if SURROGATE.search(text):
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except RecursionError:
            raise ValueError(DEEP) from None
    return value


def _decoded(text: str, decoder: json.JSONDecoder) -> Any:
    try:
        return decoder.decode(text.removeprefix(BOM))
    except RecursionError:
        raise ValueError(DEEP) from None


def _whole(digits: str) -> int:
    if len(digits) > DIGITS or abs(number := int(digits)) > LARGEST:
        raise ValueError("a number beyond 64 bits")
    return number


def _fraction(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("an infinite number")
    return number


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


LENIENT = json.JSONDecoder()
STRICT = json.JSONDecoder(parse_int=_whole, parse_float=_fraction, parse_constant=_refuse)
