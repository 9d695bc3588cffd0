"""What is wrong with a quest, in plain words, and where."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NamedTuple

from game.core.words import Text


class Place(NamedTuple):
    """Where something was found: the object and its layer; the map itself has neither."""

    layer: str = ""
    object: str = ""


MAP = Place()


class Fault(NamedTuple):
    """Something wrong: of what `kind`, where, and why that will not do."""

    kind: str
    place: Place
    why: Text

    @property
    def text(self) -> Text:
        """The whole sentence."""
        layer, name = self.place
        if not name:
            return Text("The map: {why}", why=self.why)
        return Text("Layer “{layer}”, object “{object}”: {why}", layer=layer[:60], object=name[:60], why=self.why)


@dataclass
class Findings:
    """What was found: faults, with which nobody can play, and warnings, with which one can."""

    faults: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)

    def fault(self, kind: str, place: Place, why: Text) -> None:
        """Note a fault."""
        self.faults.append(Fault(kind, place, why))

    def warn(self, kind: str, place: Place, why: Text) -> None:
        """Note a warning."""
        self.warnings.append(Fault(kind, place, why))

    @property
    def kinds(self) -> set[str]:
        """The kinds of faults there are."""
        return {fault.kind for fault in self.faults}


def unknown(key: str, word: str, known: Iterable[str]) -> Text:
    """Why a word that is none of the `known` will not do, with the one that was probably meant."""
    known, word = list(known), word[:40]
    if close := get_close_matches(word, known, 1):
        return Text("{key}: “{word}” is not known. Did you mean “{close}”?", key=key, word=word, close=close[0])
    return Text("{key}: “{word}” is not known. There are: {known}.", key=key, word=word, known=", ".join(known))
