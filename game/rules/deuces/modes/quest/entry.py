"""One object of a quest's map, or the map itself: its properties, read one by one, and what is wrong with them."""

import re
from collections.abc import Collection, Mapping

from game.core.words import N_, Text

from .findings import Findings, Place, unknown

ID = re.compile(r"[a-z][a-z0-9-]*")
WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
LONGEST_ID = 40
MOST = 12  # words in a property, and unknown properties that are told of
YES_NO = ("no", "yes")


class Entry:
    """What reads the properties of one object; whatever cannot be read is noted, and is then as if it were not said."""

    def __init__(self, properties: Mapping[str, str], place: Place, findings: Findings, known: Collection[str]):
        self.properties, self.place, self.findings = properties, place, findings
        for key in [key for key in properties if key not in known][:MOST]:
            self.fault("property", unknown("property", key, known))

    def fault(self, kind: str, why: Text) -> None:
        """Note what is wrong with it."""
        self.findings.fault(kind, self.place, why)

    def said(self, key: str) -> bool:
        """Is anything said there?"""
        return bool(self.properties.get(key, "").strip())

    def faulty(self, *kinds: str) -> bool:
        """Has any fault of these kinds been noted of it?"""
        return any(fault.kind in kinds and fault.place == self.place for fault in self.findings.faults)

    def text(self, key: str, most: int, needed: bool = False) -> str:
        """Some words, as one paragraph."""
        text = " ".join(self.properties.get(key, "").split())
        if needed and not text:
            self.fault(f"no-{key.rstrip('0123456789')}", Text("it has no {key}.", key=key))
        if len(text) > most:
            why = Text("its {key} has {n} characters; {most} at most can be shown.", key=key, n=len(text), most=most)
            self.fault("long", why)
        if not text.isprintable():
            self.fault("signs", Text("its {key} has characters that cannot be shown.", key=key))
        return text

    def number(self, key: str, low: int, high: int, usual: int) -> int:
        """A whole number."""
        text = self.properties.get(key, "").strip()
        if not text:
            return usual
        if WHOLE.fullmatch(text) and low <= int(text) <= high:
            return int(text)
        message = N_("its {key} must be a whole number from {low} to {high}, not “{text}”.")
        self.fault(f"range-{key}", Text(message, key=key, low=low, high=high, text=text[:40]))
        return usual

    def flag(self, key: str) -> str:
        """The name of a flag."""
        flag = self.properties.get(key, "").strip()
        if flag and not is_id(flag):
            self.fault("flag", Text("“{flag}” cannot be the name of a flag: {rule}", flag=flag[:60], rule=rule()))
            return ""
        return flag

    def word(self, key: str, known: Collection[str]) -> str:
        """One of the known words; "" where nothing is said."""
        word = self.properties.get(key, "").strip()
        if word and word not in known:
            self.fault(f"unknown-{key}", unknown(key, word, known))
            return ""
        return word

    def split(self, key: str) -> list[str]:
        """Words that are parted by spaces."""
        words = self.properties.get(key, "").split()
        if len(words) > MOST:
            self.fault("words", Text("its {key} has more than {n} words.", key=key, n=MOST))
        return words[:MOST]

    def words(self, key: str, known: Collection[str]) -> tuple[str, ...]:
        """Several of the known words, parted by spaces."""
        words = self.split(key)
        for word in words:
            if word not in known:
                self.fault(f"unknown-{key.rstrip('0123456789')}", unknown(key, word, known))
        return tuple(word for word in words if word in known)

    def yes(self, key: str) -> bool:
        """Is it said to be so?"""
        return self.word(key, YES_NO) == "yes"


def is_id(text: str) -> bool:
    """Can it be the name of an object or of a flag?"""
    return len(text) <= LONGEST_ID and ID.fullmatch(text) is not None


def rule() -> Text:
    """How names are."""
    return Text("lower-case letters a to z, digits and “-”, a letter first, {n} characters at most.", n=LONGEST_ID)
