"""The faults and warnings of a quest, in plain words, each with its place."""

from collections.abc import Collection
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NamedTuple

from game.core.text import Text


class Place(NamedTuple):
    """The object of a finding, and its layer; both are "" for the map itself."""

    layer: str = ""
    object: str = ""


MAP = Place()
MOST_COMPARED = 2000  # words compared in one report, at up to 0.2 ms each


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
    _kinds: dict[Place, set[str]] = field(init=False, default_factory=dict, compare=False, repr=False)  # of the faults
    _compared: int = field(init=False, default=0, compare=False, repr=False)

    def fault(self, kind: str, place: Place, why: Text) -> None:
        """Record a fault."""
        self.faults.append(Fault(kind, place, why))
        self._kinds.setdefault(place, set()).add(kind)

    def warn(self, kind: str, place: Place, why: Text) -> None:
        """Record a warning."""
        self.warnings.append(Fault(kind, place, why))

    def has(self, place: Place, kinds: Collection[str]) -> bool:
        """True if a fault of one of these kinds has been recorded at a place."""
        return not self._kinds.get(place, set()).isdisjoint(kinds)

    def closest(self, word: str, known: Collection[str]) -> str:
        """The known word that is spelt most like this one; "" if none is, or once too many have been compared."""
        self._compared += len(known)
        return next(iter(get_close_matches(word, known, 1)), "") if self._compared <= MOST_COMPARED else ""

    def unknown(self, key: str, word: str, known: Collection[str]) -> Text:
        """The explanation for a word that is not in `known`, with the closest known word or all of them."""
        word = word[:40]
        if close := self.closest(word, known):
            return Text("{key}: “{word}” is not known. Did you mean “{close}”?", key=key, word=word, close=close)
        return Text("{key}: “{word}” is not known. There are: {known}.", key=key, word=word, known=", ".join(known))

    @property
    def kinds(self) -> set[str]:
        """The kinds of all recorded faults."""
        return {kind for kinds in self._kinds.values() for kind in kinds}
