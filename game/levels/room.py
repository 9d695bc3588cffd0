"""The data classes for the content of a map."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from game.core.game import Action


class Box(NamedTuple):
    """A rectangle in design pixels; a point has no width and height."""

    x: float
    y: float
    w: float
    h: float


class Tile(NamedTuple):
    """One tile: the name of its tileset, and its number in it, row by row from 0."""

    tileset: str
    number: int


class Frame(NamedTuple):
    """One picture of an animated tile, and its duration in milliseconds."""

    number: int
    ms: int


@dataclass(frozen=True)
class Tileset:
    """A picture cut into tiles of `width` x `height`, and the frames of the animated ones."""

    name: str
    image: Path
    width: int
    height: int
    columns: int
    animations: Mapping[int, tuple[Frame, ...]]


class Layer(NamedTuple):
    """A grid of tiles, row by row; None for an empty cell."""

    name: str
    cells: tuple[tuple[Tile | None, ...], ...]


class Slot(NamedTuple):
    """Where the cards of a zone lie.

    `box` is the first card. `lay` is `single`, `pile`, `fan` or `row`; each further card is offset by `step_x`,
    `step_y`, less where the whole would be longer than `extent` (0: no limit). `face` is `mini` or `full`. `spot` says
    what can be chosen there: each `card`, the `zone` as a whole, a `look` into it, or `none`. `icon` stands for the
    zone when it is empty, and on the chip of an action that uses it ("": no icon). `print` is what is printed on the
    cards there ("": the pictures of the pack). Cards `turned` by 90 degrees lie on their side; `box` is given as
    turned. A card lies face down for `hold` seconds before it is turned up.
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


PAIRS = ("colour", "rank")  # the ways to compare two cards


class Place(NamedTuple):
    """A spot on the table that is no zone. One with a `picture` can be chosen, and has an `icon` for chips. One with a
    `pair` of zones shows a comparison of their cards: `by` colour, whether they are alike; `by` rank, which is higher.
    """

    box: Box
    picture: str
    icon: str
    pair: tuple[str, ...] = ()
    by: str = PAIRS[0]


class Gauge(NamedTuple):
    """Where and how a gauge is shown: as a `number`, as `vials`, as `pips` on the cards of the zone `cards`, or as the
    `count` of something with its `icon`. `foe` (otherwise like `count`) and `burst` are shown only while the gauge is
    not 0. It is also shown on the badges of the cards of the zone `badge`."""

    box: Box
    kind: str
    cards: str
    icon: str = ""
    badge: str = ""


class Light(NamedTuple):
    """A light: the place it falls on, its radius, its colour (`#rrggbb`), its strength and its flicker (both 0 to 1).

    `lifts` is how many times it is added to what is printed there; black ink stays black.
    """

    name: str
    box: Box
    radius: float
    colour: str
    strength: float
    flicker: float
    lifts: float


class Sparks(NamedTuple):
    """A place where particles float: `embers`, `dust`, or what the `mood` of the room says."""

    name: str
    box: Box
    kind: str


class Flame(NamedTuple):
    """An animated tile that is no part of the grid."""

    name: str
    box: Box
    tile: Tile


class Furnishing(NamedTuple):
    """An object that may stand in a room, in a bay that holds at most one: its place, its picture, and the first and
    the last room in which it may appear (0: there is no last)."""

    bay: str
    name: str
    box: Box
    image: Path
    first: int
    last: int


class Mood(NamedTuple):
    """The light of a room, and the first and the last room in which it may appear (0: there is no last).

    The printed room loses the share `grey` of its colours and is tinted `tint`; then `haze` is added. `torch` is the
    colour of its torches and `flare` multiplies their strength; `pool` is the colour of light on the floor and `sheen`
    multiplies its strength ("": their own colours). `air` is what floats in the room ("": nothing); `ambience` are the
    sounds that loop there (none: those of the map). Colours are `#rrggbb`.
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
    """The content of a map. `bounds` is the whole map on the design grid, `tile` the size of its cells. The first layer
    is the dungeon, the others are drawn in front of it. `ambience` are the sounds that loop there (none: the usual
    ones)."""

    name: str
    bounds: Box
    tile: tuple[int, int]
    background: str
    tilesets: dict[str, Tileset] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    slots: dict[str, Slot] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    gauges: dict[str, Gauge] = field(default_factory=dict)
    captions: dict[str, Box] = field(default_factory=dict)  # where the name of a zone is shown
    seats: dict[str, Box] = field(default_factory=dict)  # the area in front of a seat, by its number
    lights: list[Light] = field(default_factory=list)
    sparks: list[Sparks] = field(default_factory=list)
    flames: list[Flame] = field(default_factory=list)
    furnishings: list[Furnishing] = field(default_factory=list)
    moods: list[Mood] = field(default_factory=list)
    ambience: tuple[str, ...] = ()

    def icon(self, action: Action) -> str:
        """The icon of the zone or place that an action uses on a card; "" if there is none."""
        with_it = action.ids[-1] if len(action.ids) > 1 else ""
        thing = self.slots.get(with_it) or self.places.get(with_it)
        return thing.icon if thing else ""
