"""The party of a game in which each player chooses a character, as a set-up screen needs it.

The window knows no game's characters: their names and abilities come from here and from the game's options.
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

    `size` is the key of the option for the number of characters; `default_gift` is the gift recommended to new players.
    """

    size: str
    default_gift: str

    def members(self, options: Options) -> Sequence[Member]:
        """All characters of the party, in order."""
        ...

    def value_in_effect(self, key: str, options: Options) -> str:
        """The value of an option in effect: not the chosen one if that leaves it to the game, as “automatic” does."""
        ...

    def traits(self, value: str) -> Sequence[Trait]:
        """The abilities of a class (a value of `kind`), or the single ability of a gift (a value of `gift`)."""
        ...
