"""The faults and warnings of a quest, in plain words, each with its place."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NamedTuple

from game.core.text import Text


class Place(NamedTuple):
    """The object of a finding, and its layer; both are "" for the map itself."""

    layer: str = ""
    object: str = ""


MAP = Place()


class Fault(NamedTuple):
    """A problem: its `kind`, its place, and the explanation."""

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
    """All faults, which prevent play, and all warnings, which do not."""

    faults: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)

    def fault(self, kind: str, place: Place, why: Text) -> None:
        """Record a fault."""
        self.faults.append(Fault(kind, place, why))

    def warn(self, kind: str, place: Place, why: Text) -> None:
        """Record a warning."""
        self.warnings.append(Fault(kind, place, why))

    @property
    def kinds(self) -> set[str]:
        """The kinds of all recorded faults."""
        return {fault.kind for fault in self.faults}


def unknown(key: str, word: str, known: Iterable[str]) -> Text:
    """The explanation for a word that is not in `known`, with the closest known word or all of them."""
    known, word = list(known), word[:40]
    if close := get_close_matches(word, known, 1):
        return Text("{key}: “{word}” is not known. Did you mean “{close}”?", key=key, word=word, close=close[0])
    return Text("{key}: “{word}” is not known. There are: {known}.", key=key, word=word, known=", ".join(known))
