"""Public facts of the table, and typed access to them.

A fact is a named value, plain data for saves, digests and programs.
"""

from collections.abc import Mapping

Fact = bool | int | str | None


class Facts:
    """The facts that a state and a view both have, read by type.

    Each reader raises `KeyError` for a fact that was never noted, unless `default` is given, and `TypeError` for a fact
    of another type.
    """

    facts: Mapping[str, Fact]

    def number(self, fact: str, default: int | None = None) -> int:
        """Return a fact that is a number."""
        value = self._value(fact, default)
        if type(value) is not int:
            raise TypeError(f"the fact {fact!r} is {value!r}, and no number")
        return value

    def text(self, fact: str, default: str | None = None) -> str:
        """Return a fact that is a text."""
        value = self._value(fact, default)
        if type(value) is not str:
            raise TypeError(f"the fact {fact!r} is {value!r}, and no text")
        return value

    def flag(self, fact: str, default: bool | None = None) -> bool:
        """Return a fact that is True or False."""
        value = self._value(fact, default)
        if type(value) is not bool:
            raise TypeError(f"the fact {fact!r} is {value!r}, neither true nor false")
        return value

    def _value(self, fact: str, default: Fact) -> Fact:
        return self.facts[fact] if default is None else self.facts.get(fact, default)
