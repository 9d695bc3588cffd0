"""The parts of a quest: rooms, the doors between them, and the things in them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple

SPECIALS = (
    *("tollkeeper", "hall_of_mirrors", "sealed_door", "fenmaw"),
    *("lord_vail", "swarm", "cursed_idol", "captive_champion"),
)
QUEST_LOOT = (
    *("lantern_of_the_last_inn", "widows_needle", "crown_of_small_mercies", "fools_lens", "sextons_spade"),
    *("marshals_horn", "hollow_die", "salt_circle", "cutpurses_thread", "beggars_deuce"),
)
LOOT = ("common", "rare", "epic")
DRAUGHT, ABILITY = "draught", "ability"
PRICES: Mapping[str, int] = {DRAUGHT: 4, "common": 6, ABILITY: 8, "rare": 12} | dict.fromkeys(QUEST_LOOT, 15)
"""The wares of shops, with their usual prices in cards."""
EFFECTS = (
    *("draw+1", "draw+2", "deuces+1", "deuces+2", *LOOT),
    *("discard+1", "discard+2", "torch+1", "torch-1", *QUEST_LOOT),
)
"""The effects of choices (A95)."""

Flags = Collection[str]


class Spot(NamedTuple):
    """A point of the map, in its pixels."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle of the map, in its pixels; a point has no width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Spot:
        """The centre."""
        return Spot(self.x + self.w / 2, self.y + self.h / 2)


@dataclass(frozen=True)
class Room:
    """A room; `text` is shown when the party enters it for the first time."""

    id: str
    title: str
    text: str
    box: Box


@dataclass(frozen=True)
class Door:
    """A way between two rooms, along the `line`: from the first of `rooms` to the second, and back unless `oneway`.

    It is shut until the flag `needs` is given, and invisible until the flag `hidden` is given ("": no flag needed);
    `text` is shown while it is shut.
    """

    id: str
    rooms: tuple[str, str]
    line: tuple[Spot, ...]
    needs: str = ""
    hidden: str = ""
    oneway: bool = False
    text: str = ""

    def other(self, room: str) -> str:
        """The room at the other end."""
        first, second = self.rooms
        return second if room == first else first

    def leads(self, room: str) -> bool:
        """True if its direction allows passing from this room."""
        return room == self.rooms[0] or (room == self.rooms[1] and not self.oneway)

    def seen(self, flags: Flags) -> bool:
        """True if it is visible with these flags."""
        return not self.hidden or self.hidden in flags

    def open(self, flags: Flags) -> bool:
        """True if it is visible and not shut."""
        return self.seen(flags) and (not self.needs or self.needs in flags)


@dataclass(frozen=True)
class Thing:
    """Something in a room.

    It is there once the flag `needs` is given, until the flag `unless` is given; when done, it `gives` a flag. ""
    stands for no flag.
    """

    id: str
    room: str
    box: Box
    title: str = ""
    text: str = ""
    needs: str = ""
    unless: str = ""
    gives: str = ""
    order: int = 0

    kind: ClassVar[str] = ""

    def there(self, flags: Flags) -> bool:
        """True if it is there with these flags."""
        return (not self.needs or self.needs in flags) and not (self.unless and self.unless in flags)


@dataclass(frozen=True)
class Start(Thing):
    """The place where the party begins."""

    kind: ClassVar[str] = "start"


@dataclass(frozen=True)
class Exit(Thing):
    """The place where the quest is won; `text` is the ending."""

    kind: ClassVar[str] = "exit"


@dataclass(frozen=True)
class Encounter(Thing):
    """A Fixed Encounter, which bars the way until it is won; then the text `won` is shown.

    `level` 0 stands for the heroes' level. `modifier` counts for each hero. `boss` or `special` may be "". `enemies`
    come once for every hero; if there are none, enemies of `sets` are drawn to the target.
    """

    level: int = 0
    modifier: int = 0
    boss: str = ""
    special: str = ""
    enemies: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    won: str = ""

    kind: ClassVar[str] = "encounter"


@dataclass(frozen=True)
class Random(Thing):
    """A Random Encounter (2.4), which can happen once, with a `chance` in per cent."""

    modifier: int = 0
    sets: tuple[str, ...] = ()
    chance: int = 100

    kind: ClassVar[str] = "random"


class Ware(NamedTuple):
    """A ware: one of `PRICES`, and its price in cards."""

    item: str
    price: int


@dataclass(frozen=True)
class Shop(Thing):
    """A shop (A91)."""

    stock: tuple[Ware, ...] = ()

    kind: ClassVar[str] = "shop"


@dataclass(frozen=True)
class Find(Thing):
    """Loot to take: one of `LOOT` or of `QUEST_LOOT`."""

    loot: str = ""

    kind: ClassVar[str] = "loot"


class Choice(NamedTuple):
    """A choice in a story: its `number`, its words, the text shown `then`, and its effects."""

    number: int
    text: str
    then: str
    gives: str = ""
    needs: str = ""
    effects: tuple[str, ...] = ()

    def open(self, flags: Flags) -> bool:
        """True if it can be chosen with these flags."""
        return not self.needs or self.needs in flags


@dataclass(frozen=True)
class Story(Thing):
    """A text, with or without `choices`."""

    choices: tuple[Choice, ...] = ()

    kind: ClassVar[str] = "story"


@dataclass(frozen=True)
class Secret(Story):
    """A story that is only found by searching its room."""

    kind: ClassVar[str] = "secret"


@dataclass(frozen=True)
class Plan:
    """A whole quest.

    `minutes` is 0 if unknown. `level` is the heroes' first level, `heroes` the fewest and the most heroes, `sets` the
    enemies that are drawn where a thing names no sets.
    """

    title: str
    blurb: str
    author: str
    minutes: int
    level: int
    torches: int
    heroes: tuple[int, int]
    sets: tuple[str, ...]
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    things: tuple[Thing, ...]
    start: Start

    def room(self, id: str) -> Room:
        """The room with this id."""
        return self._rooms[id]

    def door(self, id: str) -> Door:
        """The door with this id."""
        return self._doors[id]

    def thing(self, id: str) -> Thing:
        """The thing with this id."""
        return self._things[id]

    def doors_of(self, room: str) -> tuple[Door, ...]:
        """The doors of a room."""
        return self._doors_of[room]

    def things_in(self, room: str) -> tuple[Thing, ...]:
        """The things in a room, in their order."""
        return self._things_in[room]

    @cached_property
    def box(self) -> Box:
        """The part of the map that the rooms cover."""
        boxes = [room.box for room in self.rooms]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
        return Box(left, top, right - left, bottom - top)

    @cached_property
    def _rooms(self) -> Mapping[str, Room]:
        return {room.id: room for room in self.rooms}

    @cached_property
    def _doors(self) -> Mapping[str, Door]:
        return {door.id: door for door in self.doors}

    @cached_property
    def _things(self) -> Mapping[str, Thing]:
        return {thing.id: thing for thing in self.things}

    @cached_property
    def _doors_of(self) -> Mapping[str, tuple[Door, ...]]:
        return {room.id: tuple(door for door in self.doors if room.id in door.rooms) for room in self.rooms}

    @cached_property
    def _things_in(self) -> Mapping[str, tuple[Thing, ...]]:
        return {room.id: tuple(thing for thing in self.things if thing.room == room.id) for room in self.rooms}
