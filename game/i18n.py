"""The language of the program (i18n), also of dates and times.

All text shown or spoken goes through `say`, `_` or `ngettext` at the moment it is shown, so that the language can be
changed while the program runs. A message without a translation is shown in English.
"""

import datetime
import gettext
import locale
import math
import os
import re
from collections.abc import Iterable
from functools import lru_cache

from game import files
from game.core import text as words
from game.core.text import ENGLISH, N_, Text, Translations

DOMAIN = "underdeck"
SOURCE = "en"  # the language the messages are written in
PSEUDO = "qps"  # pseudo-language: long, accented English, to find untranslated texts and texts that do not fit
NAMES = {SOURCE: "English", "de": "Deutsch", PSEUDO: "[Pšéûđö]"}  # each in its own language
GROWTH = 0.4  # share by which the pseudo-language is longer than English
ACCENTS = str.maketrans("aceghiklnorstuwyzACEGHIKLNORSTUWYZ", "áçéġħîķļñöŕšţûŵýžÁÇÉĠĦÎĶĻÑÖŔŠŢÛŴÝŽ")

MONTHS = (
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
    N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
)  # fmt: skip

_tongue: Translations = ENGLISH
_code = SOURCE


def languages() -> dict[str, str]:
    """The available languages: code to the language's own name."""
    made = {file.parent.parent.name for file in files.locale().glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return {code: name for code, name in NAMES.items() if code in made or code in (SOURCE, PSEUDO)}


def install(code: str) -> None:
    """Use this language from now on; English when there is no translation into it."""
    global _tongue, _code
    _code = code
    _tongue = Pseudo() if code == PSEUDO else _translation(code)


def _translation(code: str) -> Translations:
    try:
        return gettext.translation(DOMAIN, files.locale(), [code])
    except OSError:  # missing or not readable
        return ENGLISH


def spoken() -> str:
    """The code of the language passed to `install` last."""
    return _code


def say(text: Text | str) -> str:
    """The sentence in the current language."""
    return words.say(text, _tongue)


def _(message: str) -> str:
    """A message in the current language."""
    return _tongue.gettext(message) if message else ""


def ngettext(one: str, many: str, n: int) -> str:
    """The singular or plural message for `n`, in the current language."""
    return _tongue.ngettext(one, many, n)


def detect(preferred: Iterable[str] = ()) -> str:
    """The first supported language among `preferred` (`de`, `de_AT.UTF-8`, `de-AT`) and the system's; else English."""
    known = languages()
    for wanted in (*preferred, *_system()):
        code = re.split(r"[.@]", wanted)[0].replace("-", "_")
        for candidate in (code, code.partition("_")[0]):
            if candidate in known and candidate != PSEUDO:
                return candidate
    return SOURCE


def _system() -> list[str]:
    """The system's languages, preferred first."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value.split(":")
    return [locale.getlocale()[0] or SOURCE]


class Pseudo:
    """A pseudo-language generated from English: accents, 40 % longer, in brackets, with its {places} unchanged."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return pseudo(one if n == 1 else many)


@lru_cache(4096)
def pseudo(message: str) -> str:
    """A message in the pseudo-language."""
    pieces = re.split(r"(\{[^{}]*\})", message)  # every second piece is a {place}
    plain = "".join(pieces[::2])
    extra = max(0, math.ceil(GROWTH * len(plain)) - 2)  # the brackets count too
    vowels = sum(map(plain.count, "aeiouAEIOU"))
    times, more = divmod(extra, vowels) if vowels else (0, 0)
    tail = "" if vowels else "~" * extra
    grown = 0

    def stretch(match: re.Match[str]) -> str:
        nonlocal grown
        grown += 1
        return match[0] + match[0].lower() * (times + (grown <= more))

    for i in range(0, len(pieces), 2):
        pieces[i] = re.sub("[aeiouAEIOU]", stretch, pieces[i]).translate(ACCENTS)
    return f"[{''.join(pieces)}{tail}]"


def day(date: str) -> str:
    """Format a date, `2026-11-20` with or without a time after it; a text that is no date is returned unchanged."""
    try:
        found = datetime.date.fromisoformat(date[:10])
    except ValueError:
        return date
    return _("{day} {month} {year}").format(day=found.day, month=_(MONTHS[found.month - 1]), year=found.year)


def month(date: str) -> str:
    """The short name of a date's month."""
    return _(MONTHS[int(date[5:7]) - 1])


def moment(when: str) -> str:
    """Format a date and time, `2026-11-20T19:05:33`."""
    time = when[11:16]
    return _("{date}, {time}").format(date=day(when), time=time) if time else day(when)


def clock(seconds: float) -> str:
    """Format a time in seconds since 1970, in the local time zone; say so if it is in no year that a calendar has."""
    try:
        return moment(datetime.datetime.fromtimestamp(seconds).isoformat())
    except (ValueError, OverflowError, OSError):
        return _("date unknown")


def is_moment(when: str) -> bool:
    """Return True for a date and time as the program writes them, `2026-11-20T19:05:33`."""
    try:
        return datetime.datetime.fromisoformat(when).isoformat() == when
    except ValueError:
        return False


def is_day(date: str) -> bool:
    """Return True for a date as the program writes it, `2026-11-20`."""
    return is_moment(f"{date}T00:00:00")
