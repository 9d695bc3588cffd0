"""The characters of a role-playing group, as on the players' own sheets, and what a game lets such a sheet hold."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from .text import Text

Span = tuple[int, int]  # the lowest and the highest number allowed


class Resource(NamedTuple):
    """Something that a character can spend to take dice of damage away: `price` of it buys `dice` dice.

    `slot` is the level of a spell slot; 0 for anything else.
    """

    id: str
    name: Text
    price: int = 1
    dice: int = 1
    slot: int = 0

    def paid(self, offered: int) -> int:
        """The amount actually taken of an offer: a remainder that buys nothing is not taken."""
        return offered - offered % self.price

    def bought(self, spent: int) -> int:
        """The dice that an amount of it takes away."""
        return spent // self.price * self.dice


class CharacterClass(NamedTuple):
    """A class of characters: its id, its name, and the resources that its characters may have.

    The id names the crest in `assets/ui`: `crest-ID` and `crest-ID-down`.
    """

    id: str
    name: Text
    resources: tuple[Resource, ...]


@dataclass(frozen=True)
class Character:
    """A character, as far as a dungeon needs it: name, id of the class, level, and hit points, of at most `most`. `has`
    is the amount left of each resource."""

    name: str
    kind: str
    level: int = 1
    hp: int = 10
    most: int = 10
    has: Mapping[str, int] = field(default_factory=dict)

    def left(self, resource: str) -> int:
        """The amount left of a resource."""
        return self.has.get(resource, 0)

    def having(self, resource: str, n: int) -> "Character":
        """A copy of the character with `n` of a resource."""
        return replace(self, has={**self.has, resource: n})


@dataclass(frozen=True)
class SavedParty:
    """A named party, and the number of rooms to the exit."""

    name: str
    characters: tuple[Character, ...] = ()
    rooms: int = 10

    @property
    def ready(self) -> bool:
        """True if the party can set out: somebody has hit points."""
        return any(one.hp for one in self.characters)


@dataclass(frozen=True)
class CharacterRules:
    """What a game lets characters and parties be: the classes, the most characters of a party, the numbers allowed for
    level, hit points, maximum hit points, the amount of a resource and rooms to the exit, and names to suggest."""

    classes: tuple[CharacterClass, ...]
    largest: int
    level: Span
    hp: Span
    most: Span
    stock: Span
    rooms: Span
    names: tuple[str, ...]

    def class_of(self, kind: str) -> CharacterClass:
        """The class with an id. Raises `KeyError` if there is none."""
        return {each.id: each for each in self.classes}[kind]
