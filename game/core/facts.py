"""Public facts of the table, and typed reading of them.

A fact is noted under a name, as plain data that saves, digests and programs can hold.
"""

from collections.abc import Mapping

Fact = bool | int | str | None


class Facts:
    """What a state and a view share: facts, read by type.

    Every reader raises `KeyError` for a fact that was never noted, unless `default` is given, and `TypeError` for one
    of another type.
    """

    facts: Mapping[str, Fact]

    def number(self, fact: str, default: int | None = None) -> int:
        """A fact that is a number."""
        value = self._value(fact, default)
        if type(value) is not int:
            raise TypeError(f"the fact {fact!r} is {value!r}, and no number")
        return value

    def text(self, fact: str, default: str | None = None) -> str:
        """A fact that is a text."""
        value = self._value(fact, default)
        if type(value) is not str:
            raise TypeError(f"the fact {fact!r} is {value!r}, and no text")
        return value

    def flag(self, fact: str, default: bool | None = None) -> bool:
        """A fact that is true or false."""
        value = self._value(fact, default)
        if type(value) is not bool:
            raise TypeError(f"the fact {fact!r} is {value!r}, neither true nor false")
        return value

    def _value(self, fact: str, default: Fact) -> Fact:
        return self.facts[fact] if default is None else self.facts.get(fact, default)
