"""The current language, and those that could be chosen.

All text shown or spoken goes through `say`, `_`, `p_` or `ngettext` at the moment it is shown, so that the language can
be changed while the program runs. A message without a translation is shown in English.

A language is a compiled catalogue `<code>/LC_MESSAGES/underdeck.mo`, among the program's own or in the player's folder
`locale`, whose messages go before the program's. Its name is one of its messages, `OWN_NAME`.
"""

import locale
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

from game import files
from game.core import text as words
from game.core.text import ENGLISH, NP_, Text, Translations, Trouble

from .catalogue import Catalogue, read
from .pseudo_language import Pseudo

DOMAIN = "underdeck"
SOURCE = "en"  # the language the messages are written in
PSEUDO = "qps"
OWN_NAME = NP_("the name of your language, in your language", "English")
PSEUDO_NAME = "[Pšéûđö]"
CODE = re.compile(r"[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*(@[a-z]{2,10})?")
MOST = 100  # languages in the player's folder

_tongue: Translations = ENGLISH
_code = SOURCE
_own: Path | None = None


def look_in(folder: Path | None) -> None:
    """Take catalogues from this folder of the player's too."""
    global _own
    _own = folder


def _folders() -> Iterator[tuple[Path, bool]]:
    """The folders of catalogues, that of the player first; and whether their files have to be checked."""
    with suppress(OSError, ValueError):  # a path that is far too long, or holds a zero
        if _own is not None and _own.is_dir():
            yield _own, True
    yield files.locale(), False


def codes() -> list[str]:
    """The codes of the available languages: English, all that have a catalogue, and the pseudo-language."""
    found: set[str] = set()
    for folder, checked in _folders():
        made = (file.parent.parent.name for file in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
        found.update(islice(filter(CODE.fullmatch, made), MOST) if checked else made)
    return [SOURCE, *sorted(found - {SOURCE, PSEUDO}), PSEUDO]


def languages() -> dict[str, str]:
    """The available languages: code to the language's own name, which is the code where its catalogue has none."""
    names = {}
    for code in codes():
        tongue, _trouble = _translation(code)
        named = "English" if code == SOURCE else PSEUDO_NAME if code == PSEUDO else tongue.gettext(OWN_NAME)
        names[code] = named if code == SOURCE or named != "English" else code
    return names


def install(code: str) -> Text | None:
    """Use this language from now on; English when there is no translation into it. Return what is wrong with a
    catalogue of the player's."""
    global _tongue, _code
    _code = code
    _tongue, trouble = _translation(code)
    return trouble


def _translation(code: str) -> tuple[Translations, Text | None]:
    """A language, and what is wrong with a catalogue of the player's for it."""
    if code in (SOURCE, PSEUDO) or not CODE.fullmatch(code):
        return Pseudo() if code == PSEUDO else ENGLISH, None
    found: list[Catalogue] = []
    trouble: Text | None = None
    for folder, checked in _folders():
        path = folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
        name = files.legible(Path(*path.parts[-3:]))
        try:
            if not path.exists():
                continue
            found.append(read(path, checked))
        except (OSError, Trouble) as error:
            why = error.text if isinstance(error, Trouble) else files.reason(error)
            trouble = Text("The translation “{file}” cannot be used. {why}", file=name, why=why)
            continue
        if refused := found[-1].refused:
            trouble = Text(
                "{n} message of “{file}” is left out: its places in braces differ from the English, or it is too long.",
                "{n} messages of “{file}” are left out: their places in braces differ from the English, or they are "
                "too long.",
                n=refused,
                file=name,
            )
    return _chained(found), trouble


def _chained(found: list[Catalogue]) -> Translations:
    """One language of several catalogues, the first before the others."""
    if not found:
        return ENGLISH
    return found[0] if len(found) == 1 else Several(found)


class Several:
    """The player's catalogue of a language with the program's own behind it."""

    def __init__(self, catalogues: list[Catalogue]):
        self.catalogues = catalogues

    def gettext(self, message: str) -> str:
        plain = words.without_context(message)
        told = (catalogue.gettext(message) for catalogue in self.catalogues)
        return next((each for each in told if each != plain), plain)

    def ngettext(self, one: str, many: str, n: int) -> str:
        plain = ENGLISH.ngettext(one, many, n)
        told = (catalogue.ngettext(one, many, n) for catalogue in self.catalogues)
        return next((each for each in told if each not in (words.without_context(one), many)), plain)


def spoken() -> str:
    """The code of the language passed to `install` last."""
    return _code


def say(text: Text | str) -> str:
    """The sentence in the current language."""
    return words.say(text, _tongue)


def _(message: str) -> str:
    """A message in the current language; `NP_` may have given it a context."""
    return _tongue.gettext(message) if message else ""


def p_(context: str, message: str) -> str:
    """A message that means different things in different places, in the current language; the context tells which."""
    return _tongue.gettext(NP_(context, message))


def ngettext(one: str, many: str, n: int) -> str:
    """The singular or plural message for `n`, in the current language."""
    return _tongue.ngettext(one, many, n)


def detect(preferred: Iterable[str] = ()) -> str:
    """The first supported language among `preferred` (`de`, `de_AT.UTF-8`, `de-AT`) and the system's; else English."""
    known = codes()
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
