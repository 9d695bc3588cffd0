"""Whom the players of a game play, where that is chosen for each of them: what a set-up needs to show it.

The window knows no game's characters: who they are, what they can do and what they are called comes from here and from
the game's options.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Choice, Game, Options
from .parts import Part
from .troupe import Trait


class Member(NamedTuple):
    """Somebody of a party: their seat, the key of the option that says what they are, and of the one that says what
    they can do besides.

    The choices of `kind` have pictures: `cards/figures/VALUE`.
    """

    seat: int
    kind: str
    gift: str


@runtime_checkable
class Partied(Protocol, metaclass=Part):
    """A game of a party, as large as the option `party_size` says; `advised` is the gift for who does not know them."""

    party_size: str
    advised: str

    def members(self, options: Options) -> Sequence[Member]:
        """Everybody in the party, in their order."""
        ...

    def traits(self, value: str) -> Sequence[Trait]:
        """What somebody can do of whom this was chosen as `kind`, or what this gift is."""
        ...


def composition(game: Game[Any], options: Options) -> set[str]:
    """The keys of the options that say how many are in a party and what they are; none of a game without one."""
    if not isinstance(game, Partied):
        return set()
    return {game.party_size, *(member.kind for member in game.members(options))}


def membership(game: Game[Any], options: Options) -> set[str]:
    """The keys of the options that say what those in a party are and can do besides; none of a game without one."""
    if not isinstance(game, Partied):
        return set()
    return {key for member in game.members(options) for key in (member.kind, member.gift)}


def played_at(game: Game[Any], options: Options, seat: int) -> Choice | None:
    """Who is played at a seat; None where nobody is chosen for it."""
    if not isinstance(game, Partied):
        return None
    keys = {member.kind for member in game.members(options) if member.seat == seat}
    found = (option for option in game.options if option.key in keys)
    return next((choice for option in found for choice in option.choices if choice.value == options[option.key]), None)
