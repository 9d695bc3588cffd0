"""The party of a game in which each player's character is chosen: what a set-up needs to show it.

The window knows no game's characters: who they are, what they can do and what they are called comes from here and from
the game's options.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .combatants import Trait
from .view import Options


class Member(NamedTuple):
    """A character of a party: its seat, the key of the option for its class (`kind`), and of the one for its additional
    ability (`gift`).

    The choices of `kind` have pictures: `cards/figures/VALUE`.
    """

    seat: int
    kind: str
    gift: str


class Party(Protocol):
    """The party of a game.

    `size` is the key of the option for the number of characters; `default_gift` is the gift recommended to players who
    do not know the gifts yet.
    """

    size: str
    default_gift: str

    def members(self, options: Options) -> Sequence[Member]:
        """All characters of the party, in their order."""
        ...

    def traits(self, value: str) -> Sequence[Trait]:
        """The abilities of a character with this choice of `kind`, or the ability that this choice of `gift` is."""
        ...
