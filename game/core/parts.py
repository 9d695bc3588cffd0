"""Parts that a game may have beside what every game has: whether it has one is looked up once for each class.

Python compares an object with every method of a protocol again whenever `isinstance` asks, and a table asks hundreds of
times while it is laid out: a tenth of its time went there.
"""

from abc import ABCMeta
from typing import TYPE_CHECKING, Protocol
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    Structural = ABCMeta
else:
    Structural = type(Protocol)  # what makes protocols; it has no public name

_had: WeakKeyDictionary[type, dict[type, bool]] = WeakKeyDictionary()  # by class: which parts it has


class Part(Structural):
    """Makes protocols that remember which classes have what they name.  What an instance has beyond its class does not
    count."""

    def __instancecheck__(cls, instance: object) -> bool:
        """Does its class have all that the protocol names?"""
        parts = _had.setdefault(type(instance), {})
        if cls not in parts:
            parts[cls] = super().__instancecheck__(instance)
        return parts[cls]
