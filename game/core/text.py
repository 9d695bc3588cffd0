"""Sentences that can be translated later.

The rules produce `Text`: a message for the translators and the values to insert. The screen, the terminal and the
narrator turn it into a string with `say`, each with its own translation.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

CONTEXT = "\x04"  # between a context and its message, as in gettext's catalogues


def N_(message: str) -> str:
    """Mark a message for the translators without translating it."""
    return message


def NP_(context: str, message: str) -> str:
    """Mark a message that means different things in different places, with the context that tells which; return what
    `Text` and `_` take for it."""
    return f"{context}{CONTEXT}{message}"


def NN_(one: str, many: str) -> tuple[str, str]:
    """Mark a singular and a plural message for the translators, without translating them."""
    return one, many


@dataclass(frozen=True)
class Text:
    """A message in English with named `{places}`, and the values for them.

    A value may be a number, a plain string, or another `Text`. `many` is the plural message; the value called `n`
    decides between the two. A message marked with `NP_` has a `context` for the translators.
    """

    message: str
    many: str
    values: Mapping[str, "int | str | Text"]
    context: str

    def __init__(self, message: str, many: str = "", **values: "int | str | Text"):
        context, _mark, plain = message.rpartition(CONTEXT)
        object.__setattr__(self, "message", plain)
        object.__setattr__(self, "many", many)
        object.__setattr__(self, "values", values)
        object.__setattr__(self, "context", context)

    @property
    def key(self) -> str:
        """The message as `Text` and `_` take it: with its context, if it has one."""
        return NP_(self.context, self.message) if self.context else self.message

    def filled(self, **values: "int | str | Text") -> "Text":
        """The same text with these values besides its own."""
        return Text(self.key, self.many, **{**self.values, **values})

    def __str__(self) -> str:
        return say(self)

    def __hash__(self) -> int:
        return hash((self.message, self.many, tuple(sorted(self.values))))


class Translations(Protocol):
    """A language: the part of gettext's translations that we use."""

    def gettext(self, message: str, /) -> str: ...
    def ngettext(self, one: str, many: str, n: int, /) -> str: ...


class English:
    """The language without translation: messages as they are written."""

    def gettext(self, message: str) -> str:
        return without_context(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return without_context(one) if n == 1 else many


ENGLISH = English()
MINUS = "\N{MINUS SIGN}"
ENDS = (".", "!", "?", "…")  # what a sentence ends with


def without_context(message: str) -> str:
    """A message as it is written, without the context that `NP_` gave it."""
    return message.rpartition(CONTEXT)[2]


def number(n: int) -> str:
    """A whole number as it is printed, with a true minus sign."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


def decimal(value: float) -> "Text":
    """A number with one decimal as it is printed: `16.0`, in German `16,0`."""
    whole, tenths = f"{abs(value):.1f}".split(".")
    minus = MINUS if value < 0 and (int(whole) or int(tenths)) else ""
    return Text("{whole}.{tenths}", whole=minus + whole, tenths=tenths)


def percent(thousandths: int) -> "Text":
    """A chance as it is printed, in whole per cent; 0 and 100 only if it is certain."""
    rounded = (thousandths + 5) // 10
    return Text("{n}%", n=min(max(1, rounded), 99) if 0 < thousandths < 1000 else rounded)


def signed(n: int) -> str:
    """A difference as it is printed: `+3`, `−4`, `0`."""
    return f"+{n}" if n > 0 else number(n)


def say(text: "Text | str", translations: Translations = ENGLISH) -> str:
    """The text as a string in the given language."""
    if isinstance(text, str):
        return text
    message, values = _message(text, translations), text.values.items()
    said = {key: _value(value, translations) for key, value in values}
    return _with_single_stops(message, said).format_map(said)


def _with_single_stops(message: str, said: Mapping[str, str]) -> str:
    """The message without the full stop after a value that ends a sentence itself."""
    for key, value in said.items():
        if value.endswith(ENDS) and f"{{{key}}}." in message:
            message = re.sub(rf"(\{{{key}\}})\.(?!\.)", r"\1", message)
    return message


def joined(parts: Iterable[str]) -> str:
    """Sentences or parts of sentences as one text, with a full stop after each but the last that has no end of its own.
    Empty parts are left out."""
    *before, last = [part for part in parts if part] or [""]
    return " ".join((*(part if part.endswith(ENDS) else f"{part}." for part in before), last))


def _message(text: Text, translations: Translations) -> str:
    if not text.many:
        return translations.gettext(text.key) if text.message else ""
    n = text.values["n"]
    return translations.ngettext(text.key, text.many, abs(n) if isinstance(n, int) else 2)


def _value(value: "int | str | Text", translations: Translations) -> str:
    return number(value) if isinstance(value, int) else say(value, translations)


class Trouble(ValueError):
    """A problem to be explained to the player in plain words. `text` is the sentence."""

    def __init__(self, text: Text):
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return say(self.text)


Say = Callable[["Text | str"], str]


def number_after(name: str) -> str:
    """The number at the end of a name that tells it from others, with the blank before it; "" if there is none."""
    _rest, blank, last = name.rpartition(" ")
    return f"{blank}{last}" if blank and last.isdecimal() else ""
