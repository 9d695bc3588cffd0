"""What a map says, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from game.core.view import Action


class Box(NamedTuple):
    """A rectangle in design pixels; a point has no width and height."""

    x: float
    y: float
    w: float
    h: float


class Tile(NamedTuple):
    """One tile: the name of its set and its number in it, row by row from 0."""

    tileset: str
    number: int


class Frame(NamedTuple):
    """One picture of an animated tile, and for how many milliseconds it is shown."""

    number: int
    ms: int


@dataclass(frozen=True)
class Tileset:
    """A picture cut into tiles of `width` x `height`, and which of them move."""

    name: str
    image: Path
    width: int
    height: int
    columns: int
    animations: Mapping[int, tuple[Frame, ...]]


class Layer(NamedTuple):
    """A grid of tiles, row by row; None where nothing lies."""

    name: str
    cells: tuple[tuple[Tile | None, ...], ...]


class Slot(NamedTuple):
    """Where the cards of a zone lie.

    `box` is the first card.  `lay`: `single`, `pile`, `fan` or `row`; each further card lies `step_x`, `step_y` beside
    it, closer together where the whole would be longer than `extent` (0: no limit).  `face`: `mini` or `full`.
    `spot` is what can be chosen there: each `card`, the `zone` as one thing, a `look` into it, or `none`.  `icon`
    stands for the zone where no card lies in it, and on the chip of an action that uses it ("": nothing does).
    `print` is what is printed on the cards there ("": the pictures of the pack); cards `turned` by 90 degrees lie on
    their side, in a box as it is then; a card lies face down for `hold` seconds before it is turned up.
    """

    zone: str
    box: Box
    lay: str
    face: str
    step_x: float
    step_y: float
    extent: float
    spot: str
    icon: str
    print: str = ""
    turned: int = 0
    hold: float = 0.0


PAIRS = ("colour", "rank")  # what two cards are compared by


class Place(NamedTuple):
    """Somewhere on the table that is no zone.  One with a `picture` can be chosen, and has an `icon` for chips.  One
    with a `pair` of zones, parted by a space, says `by` their colour whether the cards in them are alike, or by their
    rank which is higher."""

    box: Box
    picture: str
    icon: str
    pair: tuple[str, ...] = ()
    by: str = PAIRS[0]


class Gauge(NamedTuple):
    """Where a gauge is shown, and how: as a `number`, as `vials`, as `pips` on the cards of the zone `cards`; as the
    `count` of something, with its `icon`; `foe`, the same, and `burst` are only there while they are not 0.
    It stands on the badges of the cards of the zone `badge`, too."""

    box: Box
    kind: str
    cards: str
    icon: str = ""
    badge: str = ""


class Light(NamedTuple):
    """A light: the place it falls on, how far it reaches, its colour (`#rrggbb`), and how strong and restless it is.

    `lifts` is how many times over it adds what is printed there, whose ink stays as black as it is.
    """

    name: str
    box: Box
    radius: float
    colour: str
    strength: float
    flicker: float
    lifts: float


class Sparks(NamedTuple):
    """A place where small things float: `embers`, `dust`, or whatever the `mood` of the room says."""

    name: str
    box: Box
    kind: str


class Flame(NamedTuple):
    """A moving picture that is no part of the grid."""

    name: str
    box: Box
    tile: Tile


class Furnishing(NamedTuple):
    """Something that may stand in a room, in a bay of it that holds no more than one: where, its picture, and the first
    and the last room in which it does (0: there is no last)."""

    bay: str
    name: str
    box: Box
    image: Path
    first: int
    last: int


class Mood(NamedTuple):
    """The light of a room, and the first and the last room in which it may fall (0: there is no last).

    The printed room loses the share `grey` of its colours, is dyed `tint`, and `haze` is added to it.  Its torches burn
    in the colour `torch`, and light that lies flat on its floor has that of the `pool` ("": their own), so many times
    as strong as on the map: `flare` and `sheen`.  `air` is what floats in it ("": nothing), `ambience` the cues that
    run on there (none: those of the map).  Colours are `#rrggbb`.
    """

    name: str
    first: int
    last: int
    grey: float = 0.0
    tint: str = "#ffffff"
    haze: str = "#000000"
    torch: str = ""
    flare: float = 1.0
    pool: str = ""
    sheen: float = 1.0
    air: str = ""
    ambience: tuple[str, ...] = ()


@dataclass
class Room:
    """What a map says.  `bounds` is the whole map on the design grid, `tile` the size of its cells.  The first
    of its layers is the dungeon's, the others lie before that.  `ambience` are the cues that run on there (none: the
    usual ones)."""

    name: str
    bounds: Box
    tile: tuple[int, int]
    background: str
    tilesets: dict[str, Tileset] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    slots: dict[str, Slot] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    gauges: dict[str, Gauge] = field(default_factory=dict)
    captions: dict[str, Box] = field(default_factory=dict)  # where a zone's name is written
    seats: dict[str, Box] = field(default_factory=dict)  # what lies before a seat, by its number
    lights: list[Light] = field(default_factory=list)
    sparks: list[Sparks] = field(default_factory=list)
    flames: list[Flame] = field(default_factory=list)
    furnishings: list[Furnishing] = field(default_factory=list)
    moods: list[Mood] = field(default_factory=list)
    ambience: tuple[str, ...] = ()

    def icon(self, action: Action) -> str:
        """The icon that stands for the zone or the place with which something is done to a card; "" when none does."""
        with_it = action.ids[-1] if len(action.ids) > 1 else ""
        thing = self.slots.get(with_it) or self.places.get(with_it)
        return thing.icon if thing else ""
