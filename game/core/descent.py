"""Descents: plays in which a role-playing group's own characters make their way out of a dungeon, as the window shows
them.

Points of damage and healing are dice, which are handed out to the characters and rolled. A game that offers such plays
has `Descents`; its other plays need none of this.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from .characters import Character, CharacterRules, Resource, SavedParty
from .events import Event
from .text import NN_, Text
from .view import Action, Options, View

# phases
GATHER = "gather"  # the characters are entered
FACE = "face"  # the party picks a card or runs
HIT, HEAL = "hit", "heal"  # dice of damage or healing are handed out
ROLL = "roll"  # dice are rolled
REST = "rest"  # between two rooms

# verbs, with the ids that follow them
GIVE = "die"  # hand dice to a character: CHARACTER NUMBER
SHARE = "even"  # hand out the remaining dice evenly
CAST = "roll"  # roll all dice; or enter what the next character rolled by hand: NUMBER
SPEND = "spend"  # CHARACTER RESOURCE NUMBER
NOTE = "note"  # write down what a character did, and what it heals: CHARACTER NUMBER TEXT
SET = "set"  # correct a number: GAUGE NUMBER
ON = "on"  # go on to the next room

# gauges; those of a character end with its id, as `hp.pc.0`
HP, MAX, LEVEL, DICE = "hp", "max", "level", "dice"  # `dice` also counts the dice that nobody has yet
LEFT, RESERVE = "left", "reserve"  # rooms to the exit; dice of damage already paid for


class Adventurer(NamedTuple):
    """A character in a descent: its id on the table, and its name, numbered where several share one.

    `now` and `start` are the character now and as it set out; `dice` are handed to it and not rolled yet.
    """

    id: str
    name: str
    now: Character
    start: Character
    dice: int = 0


class Way(NamedTuple):
    """The numbers of a descent so far: rooms faced, runs, hit points lost and healed, dice bought off."""

    rooms: int
    runs: int
    damage: int
    healing: int
    spared: int


class Descent(NamedTuple):
    """The state of a descent.

    `sides` is the number of sides of its dice; 1 means plain points. `card` is the id of the card whose dice are on the
    table, "" if there are none; `heals` tells healing from damage. `pool` are the dice that nobody has yet, `reserve`
    those of damage paid for in advance. `next` is the id of the character who rolls next, "" if nobody has dice.
    """

    phase: str
    party: tuple[Adventurer, ...]
    left: int  # rooms to the exit
    way: Way
    sides: int
    card: str
    heals: bool
    pool: int
    reserve: int
    next: str

    def adventurer(self, id: str) -> Adventurer:
        """The character with an id. Raises `KeyError` if there is none."""
        return {one.id: one for one in self.party}[id]

    @property
    def characters(self) -> tuple[Character, ...]:
        """The characters as they are now, for their players' sheets."""
        return tuple(one.now for one in self.party)


class Offer(NamedTuple):
    """A resource that can be spent: the id of its owner, the amount left, and the action that spends its price once."""

    who: str
    resource: Resource
    left: int
    action: Action


class Correctable(NamedTuple):
    """A number that the Game Master may correct: its gauge, the id of its character, and what it is.

    `who` is "" for a number of the whole table, `slot` the level of spell slots, 0 for anything else.
    """

    gauge: str
    who: str
    what: str
    name: Text
    n: int
    slot: int = 0


class NotedDeed(NamedTuple):
    """What a player wrote down: the id of the character it was done for, a text, and the points it was to heal."""

    who: str
    text: str
    points: int


class Correction(NamedTuple):
    """A correction by the Game Master: the id of the character, "" for none, what was corrected, and both numbers."""

    who: str
    name: Text
    old: int
    new: int


class Descents(Protocol):
    """The descents of a game: its characters, and what a screen needs to know of such a play."""

    rules: CharacterRules

    def has_descent(self, options: Options) -> bool:
        """True if a play with these options is a descent."""
        ...

    def sides(self, options: Options, levels: Sequence[int]) -> int:
        """The sides of the dice of characters of these levels, of which there must be one; 1 means plain points."""
        ...

    def newcomer(self, present: Sequence[Character]) -> Character:
        """A character to be changed by its player, unlike those who are there already."""
        ...

    def entering(self, party: SavedParty) -> Sequence[Action]:
        """The actions that enter a party at the table and let it set out."""
        ...

    def descent(self, view: View) -> Descent:
        """The state of a descent; `view` may be of any moment of it."""
        ...

    def offers(self, view: View) -> Sequence[Offer]:
        """What can be spent now, in the order of the characters."""
        ...

    def correctable(self, view: View) -> Sequence[Correctable]:
        """The numbers that can be corrected: first those of the whole table, then each character's."""
        ...

    def rolls(self, events: Sequence[Event]) -> Mapping[str, tuple[int, ...]]:
        """The pips of each character's dice that were rolled in these events."""
        ...

    def entries(self, events: Sequence[Event]) -> Sequence[NotedDeed | Correction]:
        """The deeds and corrections that were entered by hand in these events."""
        ...


# dice in words; a die of one side is a plain point, and is called so


def dice_notation(n: int, sides: int) -> str:
    """A number of dice as players write it, `9d4`; plain points for a die of one side."""
    return f"{n}d{sides}" if sides > 1 else str(n)


def dice_in_words(n: int, sides: int) -> Text:
    """A number of dice in words; of points, where a die has one side."""
    one, many = NN_("{n} die", "{n} dice") if sides > 1 else NN_("{n} point", "{n} points")
    return Text(one, many, n=n)


def dice_or_points(sides: int, dice: str, points: str) -> str:
    """Of two messages, the one about dice, or the one about plain points where a die has one side."""
    return dice if sides > 1 else points


def expected_points(n: int, sides: int) -> int:
    """The average points of a number of dice, rounded up."""
    return (n * (sides + 1) + 1) // 2
