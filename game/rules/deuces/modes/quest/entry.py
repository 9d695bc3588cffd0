"""One object of a quest's map, or the map itself: reads its properties one by one, and records the faults in them."""

import re
from collections.abc import Collection, Mapping

from game.core.text import N_, Text

from .findings import Findings, Place

ID = re.compile(r"[a-z][a-z0-9-]*")
WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
LONGEST_ID = 40
MOST = 12  # the most words in a property, and the most unknown properties that are reported
YES_NO = ("no", "yes")


class Entry:
    """Reads the properties of one object. A property that cannot be read is recorded as a fault and treated as
    missing."""

    def __init__(self, properties: Mapping[str, str], place: Place, findings: Findings, known: Collection[str]):
        self.properties, self.place, self.findings = properties, place, findings
        for key in [key for key in properties if key not in known][:MOST]:
            self.fault("property", findings.unknown("property", key, known))

    def fault(self, kind: str, why: Text) -> None:
        """Record a fault of this object."""
        self.findings.fault(kind, self.place, why)

    def said(self, key: str) -> bool:
        """True if the property is present and not blank."""
        return bool(self.properties.get(key, "").strip())

    def faulty(self, *kinds: str) -> bool:
        """True if a fault of these kinds has been recorded for this object."""
        return self.findings.has(self.place, kinds)

    def text(self, key: str, most: int, needed: bool = False) -> str:
        """The words of a property, as one paragraph. A fault is recorded if there are more than `most` characters, if
        any cannot be shown, or if it is `needed` and missing."""
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
        """A whole number from `low` to `high`; `usual` if it is missing or faulty."""
        text = self.properties.get(key, "").strip()
        if not text:
            return usual
        if WHOLE.fullmatch(text) and low <= int(text) <= high:
            return int(text)
        message = N_("its {key} must be a whole number from {low} to {high}, not “{text}”.")
        self.fault(f"range-{key}", Text(message, key=key, low=low, high=high, text=text[:40]))
        return usual

    def flag(self, key: str) -> str:
        """The name of a flag; "" if it is missing or faulty."""
        flag = self.properties.get(key, "").strip()
        if flag and not is_id(flag):
            self.fault("flag", Text("“{flag}” cannot be the name of a flag: {rule}", flag=flag[:60], rule=rule()))
            return ""
        return flag

    def word(self, key: str, known: Collection[str]) -> str:
        """One of the known words; "" if it is missing or unknown."""
        word = self.properties.get(key, "").strip()
        if word and word not in known:
            self.fault(f"unknown-{key}", self.findings.unknown(key, word, known))
            return ""
        return word

    def split(self, key: str) -> list[str]:
        """The words of a property, separated by spaces; at most MOST."""
        words = self.properties.get(key, "").split()
        if len(words) > MOST:
            self.fault("words", Text("its {key} has more than {n} words.", key=key, n=MOST))
        return words[:MOST]

    def words(self, key: str, known: Collection[str]) -> tuple[str, ...]:
        """Those of the known words that are in a property, separated by spaces."""
        words = self.split(key)
        for word in words:
            if word not in known:
                self.fault(f"unknown-{key.rstrip('0123456789')}", self.findings.unknown(key, word, known))
        return tuple(word for word in words if word in known)

    def yes(self, key: str) -> bool:
        """True if the property is "yes"."""
        return self.word(key, YES_NO) == "yes"


def is_id(text: str) -> bool:
    """True if the text can be the name of an object or a flag."""
    return len(text) <= LONGEST_ID and ID.fullmatch(text) is not None


def rule() -> Text:
    """The rule for names, in words."""
    return Text("lower-case letters a to z, digits and “-”, a letter first, {n} characters at most.", n=LONGEST_ID)
