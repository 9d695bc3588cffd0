"""Compiled catalogues of messages (`.mo` files), the program's own and the player's, which may hold anything."""

import io
import struct
from functools import lru_cache
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter
from typing import Any

from game import files
from game.core.text import CONTEXT, Text, Trouble, without_context

LARGEST = 4_000_000  # bytes of a file of the player's
MOST = 20_000  # messages in it
CONTROLS = dict.fromkeys((*range(32), 127, *range(128, 160), *range(8234, 8239)))

Places = set[tuple[str, str, str]]


class Catalogue(GNUTranslations):
    """The messages of a language. A message that has no translation with its context takes that without one, and the
    other way round, since saves of other versions may hold it so.

    In a file of the player's (`checked`), a translation that could not be filled in or shown is left out; `refused`
    counts those.
    """

    _catalog: dict[Any, str]
    refused = 0

    def __init__(self, data: bytes, checked: bool):
        super().__init__(io.BytesIO(data))
        if checked:
            unfit = [key for key, told in self._catalog.items() if key and not fits(key, told)]
            self.refused = len(unfit)
            for key in unfit:
                del self._catalog[key]
        for key, told in list(self._catalog.items()):
            one, form = key if isinstance(key, tuple) else (key, None)
            if CONTEXT in one:
                plain = without_context(one)
                self._catalog.setdefault(plain if form is None else (plain, form), told)

    def gettext(self, message: str) -> str:
        told = super().gettext(message)
        return super().gettext(without_context(message)) if CONTEXT in told else told

    def ngettext(self, one: str, many: str, n: int) -> str:
        try:
            told = super().ngettext(one, many, n)
            return super().ngettext(without_context(one), many, n) if CONTEXT in told else told
        except (ArithmeticError, ValueError):  # the rule for plurals divides by zero
            return without_context(one) if n == 1 else many


def fits(key: "str | tuple[str, int]", told: str) -> bool:
    """True if a translation can stand in the message's place: it has no other {places}, no controls and no length that
    would stop the screen."""
    one = without_context(key if isinstance(key, str) else key[0])
    known, places = _places(one), _places(told)
    if known is None or places is None:
        return False
    if isinstance(key, tuple):
        known = known | {("n", "", "")}
    plain = told if "\n" not in one else told.replace("\n", "")
    return places <= known and len(told) <= 200 + 4 * len(one) and plain.translate(CONTROLS) == plain


def _places(message: str) -> Places | None:
    """The {places} of a message with how they are written; None if it is malformed."""
    try:
        parts = list(Formatter().parse(message))
    except ValueError:
        return None
    return {(name, spec or "", conversion or "") for _text, name, spec, conversion in parts if name is not None}


def read(path: Path, checked: bool) -> Catalogue:
    """The catalogue in a file. Raises a `Trouble` that says what is wrong with it."""
    try:
        found = path.stat()
        return _read(path, found.st_mtime_ns, found.st_size, checked)
    except OSError as error:
        raise Trouble(Text("It cannot be read: {reason}.", reason=files.reason(error))) from error


@lru_cache(8)
def _read(path: Path, _changed: int, size: int, checked: bool) -> Catalogue:
    if checked and size > LARGEST:
        raise Trouble(Text("It is far too large."))
    data = files.bytes_of(path)
    try:
        if checked:
            _check(data)
        return Catalogue(data, checked)
    except Exception as error:  # gettext's reader has no error of its own for what is no catalogue
        raise Trouble(Text("It is no catalogue of messages.")) from error


def _check(data: bytes) -> None:
    """Raise `ValueError` or `struct.error` if the strings of a catalogue are more than its bytes, as they are where
    each is the whole file."""
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    _version, count, *tables = struct.unpack_from(f"{order}4I", data, 4)
    if count > MOST:
        raise ValueError("too many messages")
    spans = [struct.unpack_from(f"{order}{2 * count}I", data, table) for table in tables]
    if sum(sum(span[::2]) for span in spans) > len(data):
        raise ValueError("strings overlap")
