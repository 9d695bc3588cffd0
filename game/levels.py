"""A Tiled map as plain data: the tiles of a room, and where on the table everything lies.

Lengths are design pixels on the 1280x800 grid; the map's properties `origin_x` and `origin_y` say where on the map the
grid begins, for a map may show more room than the grid holds.  An object's `type` says what it is, its name is the id
of the zone, gauge or place.  Pictures are not opened here, and no display is needed.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytmx

from game import files
from game.core.game import Action, Game, Options
from game.core.words import Text
from game.tmxcheck import BadMap, Where, check

__all__ = [
    "BadMap",
    "Box",
    "Flame",
    "Frame",
    "Gauge",
    "Layer",
    "Light",
    "Place",
    "Room",
    "Slot",
    "Sparks",
    "Tile",
    "Tileset",
    "load",
    "map_of",
    "way_of",
]

LAYS = ("single", "pile", "fan", "row")
FACES = ("mini", "full")
SPOTS = {  # what can be chosen where cards lie so; the first where nothing is said
    "single": ("card", "zone", "look", "none"),
    "pile": ("look", "zone", "none"),
    "fan": ("none", "card", "zone", "look"),
    "row": ("none", "card", "zone", "look"),
}
PRINTS = ("", "monster", "warrior", "mage", "shield", "mana", "plain")  # what is printed on the cards that lie there
TURNS = (0, 90)
LONGEST_HOLD = 3.0  # seconds
GAUGES = ("number", "vials", "pips", "count", "foe", "burst")
NAME = re.compile(r"[a-z0-9-]*")
COMMON = "table"  # the map that any game can lie on
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


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


class Place(NamedTuple):
    """Somewhere on the table that is no zone.  One with a `picture` can be chosen, and has an `icon` for chips.  One
    with a `pair` of zones, parted by a space, says whether the cards in them are of one colour."""

    box: Box
    picture: str
    icon: str
    pair: tuple[str, ...] = ()


class Gauge(NamedTuple):
    """Where a gauge is shown, and how: as a `number`, as `vials`, as `pips` on the cards of the zone `cards`; as the
    `count` of something, with its `icon`; `foe`, the same, and `burst` are only there while they are not 0."""

    box: Box
    kind: str
    cards: str
    icon: str = ""


class Light(NamedTuple):
    """A light: the place it falls on, how far it reaches, its colour (`#rrggbb`), and how strong and restless it is."""

    name: str
    box: Box
    radius: float
    colour: str
    strength: float
    flicker: float


class Sparks(NamedTuple):
    """A place where small things float: `embers` or `dust`."""

    name: str
    box: Box
    kind: str


class Flame(NamedTuple):
    """A moving picture that is no part of the grid."""

    name: str
    box: Box
    tile: Tile


@dataclass
class Room:
    """What a map says.  `bounds` is the whole map on the design grid, `tile` the size of its cells."""

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

    def icon(self, action: Action) -> str:
        """The icon that stands for the zone or the place with which something is done to a card; "" when none does."""
        with_it = action.ids[-1] if len(action.ids) > 1 else ""
        thing = self.slots.get(with_it) or self.places.get(with_it)
        return thing.icon if thing else ""


def way_of(game: Game[Any], options: Options) -> str:
    """The way in which a game is played: what the first of its options says."""
    return options.get(game.options[0].key, "") if game.options else ""


def map_of(game: str, way: str = "") -> str:
    """The name of the map on which a game lies: its own for that way to play, its own for all, or the common table."""
    names = (f"{game}-{way}", game)
    return next((name for name in names if files.level(f"{name}.tmx").is_file()), COMMON)


def load(path: Path, zones: Collection[str], known: Collection[str] | None = None) -> Room:
    """The room that the map at `path` shows, with a slot for each of `zones`.

    Slots for zones that are not wanted just now are left out; one for a zone that is not `known` either is a mistake
    (None: any name will do, as on the common table).  Raises `BadMap` for whatever is wrong with the map.  The tilesets
    are always our own, from our `levels` folder.
    """
    room = _Reader(path, zones, known).room()
    for zone in zones:
        if zone not in room.slots:
            raise Where(path.name).bad(Text("there is no slot for the zone “{zone}”.", zone=zone))
    return room


def _tiled(path: Path) -> Any:
    """The map as pytmx reads it, after our own look at it."""
    where = Where(path.name)
    ours = {file.name for file in files.level("").glob("*.tsx")}
    try:
        data = path.read_bytes()
    except OSError as error:
        raise where.bad(Text("it cannot be read: {reason}.", reason=files.reason(error))) from error
    check(data, path.name, ours)
    tiled = pytmx.TiledMap(image_loader=_tile_of, allow_duplicate_names=True)
    tiled.filename = str(files.level(path.name))  # tilesets are looked for beside it
    try:
        tiled.parse_xml(ElementTree.fromstring(data))
    except Exception as error:  # pytmx raises whatever it meets
        why = str(error) or type(error).__name__
        raise where.bad(Text("it cannot be read: {reason}.", reason=" ".join(why.split())[:200])) from error
    return tiled


def _tile_of(path: str, colorkey: object, tileset: Any) -> Any:
    """pytmx asks for pictures through this; it gets names."""

    def name(rect: tuple[int, int, int, int], flags: object = None) -> Tile:
        return Tile(tileset.name, rect[1] // rect[3] * tileset.columns + rect[0] // rect[2])

    return name


class _Reader:
    def __init__(self, path: Path, zones: Collection[str], known: Collection[str] | None):
        self.where = Where(path.name)
        self.zones, self.known = zones, known
        self.tiled = _tiled(path)
        self.origin = self.tiled.properties.get("origin_x", 0), self.tiled.properties.get("origin_y", 0)
        if not all(isinstance(number, int) for number in self.origin):
            raise self.where.bad(Text("its origin must be two whole numbers."))

    def room(self) -> Room:
        """The whole of it."""
        tiled, (left, top) = self.tiled, self.origin
        bounds = Box(-left, -top, tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
        room = Room(
            self.where.map,
            bounds,
            (tiled.tilewidth, tiled.tileheight),
            self.colour(tiled.background_color or "#000000"),
        )
        room.tilesets = {tileset.name: self.tileset(tileset) for tileset in tiled.tilesets}
        for layer in tiled.layers:
            self.where.layer = str(layer.name)
            if isinstance(layer, pytmx.TiledTileLayer):
                room.layers.append(Layer(layer.name, self.cells(layer)))
                continue
            for thing in layer:
                self.where.object = str(thing.name or f"#{thing.id}")
                self.place(room, thing)
            self.where.object = ""
        self.where.layer = ""
        return room

    # tiles

    def tileset(self, tileset: Any) -> Tileset:
        image = files.level(tileset.source or "?")
        if not image.is_file():
            raise self.where.bad(Text("the picture “{file}” of its tileset is missing.", file=image.name))
        frames = {
            self.tiled.images[gid]: tuple(
                Frame(self.image(frame.gid).number, frame.duration) for frame in known["frames"]
            )
            for gid, known in self.tiled.tile_properties.items()
            if known.get("frames")
        }
        moving = {tile.number: steps for tile, steps in frames.items() if tile and tile.tileset == tileset.name}
        return Tileset(tileset.name, image, tileset.tilewidth, tileset.tileheight, tileset.columns, moving)

    def image(self, gid: int) -> Tile:
        tile = self.tiled.images[gid]
        if not isinstance(tile, Tile):
            raise self.where.bad(Text("tile {n} is in none of its tilesets.", n=self.tiled.tiledgidmap.get(gid, gid)))
        return tile

    def cells(self, layer: Any) -> tuple[tuple[Tile | None, ...], ...]:
        return tuple(tuple(self.image(gid) if gid else None for gid in row) for row in layer.data)

    # things

    def place(self, room: Room, thing: Any) -> None:
        """Put an object where it belongs by its type."""
        if not thing.name:
            raise self.where.bad(Text("it has no name."))
        box = Box(thing.x - self.origin[0], thing.y - self.origin[1], thing.width, thing.height)
        match thing.type:
            case "slot" if thing.name in self.zones:
                self.new(room.slots, self.slot(thing, box))
            case "slot" if self.known is not None and thing.name not in self.known:
                raise self.where.bad(Text("the game has no zone of this name."))
            case "slot":
                pass
            case "place":
                self.new(room.places, self.spot(thing, box))
            case "gauge":
                self.new(room.gauges, self.gauge(thing, box))
            case "seat":
                self.new(room.seats, box)
            case "caption":
                self.new(room.captions, box)
            case "light":
                room.lights.append(self.light(thing, box))
            case "sparks":
                room.sparks.append(Sparks(thing.name, box, self.word(thing, "kind", ("embers", "dust"))))
            case "flame":
                if not thing.gid:
                    raise self.where.bad(Text("a flame must be a tile."))
                room.flames.append(Flame(thing.name, box, self.image(thing.gid)))
            case kind:
                raise self.where.bad(Text("its type “{kind}” is not known.", kind=str(kind)[:40]))

    def new(self, known: dict[str, Any], value: Any) -> None:
        """Note something that may be there only once and must have a size."""
        box = value if isinstance(value, Box) else value.box
        if self.where.object in known:
            raise self.where.bad(Text("it is there twice."))
        if not (box.w > 0 and box.h > 0):
            raise self.where.bad(Text("it has no size."))
        known[self.where.object] = value

    def slot(self, thing: Any, box: Box) -> Slot:
        lay, face = self.word(thing, "lay", LAYS), self.word(thing, "face", FACES)
        step_x, step_y, extent = (self.number(thing, key) for key in ("step_x", "step_y", "extent"))
        spot = self.word(thing, "spot", SPOTS[lay])
        hold, turned = self.number(thing, "hold"), self.number(thing, "turned")
        if turned not in TURNS or not 0 <= hold <= LONGEST_HOLD:
            raise self.where.bad(Text("a card is turned by 0 or 90 degrees, and held for 0 to 3 seconds."))
        return Slot(
            *(thing.name, box, lay, face, step_x, step_y, extent, spot, self.name(thing, "icon")),
            *(self.word(thing, "print", PRINTS), int(turned), hold),
        )

    def spot(self, thing: Any, box: Box) -> Place:
        pair = tuple(str(thing.properties.get("pair", "")).split())
        if len(pair) not in (0, 2):
            raise self.where.bad(Text("a pair is of two zones."))
        for zone in pair:
            self.zone(zone)
        return Place(box, self.name(thing, "picture"), self.name(thing, "icon"), pair)

    def gauge(self, thing: Any, box: Box) -> Gauge:
        cards = str(thing.properties.get("cards", ""))
        if cards:
            self.zone(cards)
        return Gauge(box, self.word(thing, "kind", GAUGES), cards, self.name(thing, "icon"))

    def zone(self, name: str) -> None:
        """Is it a zone that the game has?"""
        if name not in (self.known or self.zones):
            raise self.where.bad(Text("the game has no zone of this name."))

    def light(self, thing: Any, box: Box) -> Light:
        radius, strength, flicker = (self.number(thing, key) for key in ("radius", "strength", "flicker"))
        if not (radius > 0 and 0 <= strength <= 1 and 0 <= flicker <= 1):
            raise self.where.bad(Text("a light needs a radius, and a strength and flicker from 0 to 1."))
        return Light(thing.name, box, radius, self.colour(thing.properties.get("colour", "")), strength, flicker)

    def word(self, thing: Any, key: str, words: tuple[str, ...]) -> str:
        """A property that is one of some words; the first when it is not given."""
        word = thing.properties.get(key, words[0])
        if word not in words:
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=str(word)[:40]))
        return str(word)

    def name(self, thing: Any, key: str) -> str:
        """A property that names a picture; "" when it is not given."""
        name = str(thing.properties.get(key, ""))
        if not NAME.fullmatch(name):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=name[:40]))
        return name

    def number(self, thing: Any, key: str) -> float:
        """A property that is a number; 0 when it is not given."""
        number = thing.properties.get(key, 0)
        if not isinstance(number, int | float):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=str(number)[:40]))
        return float(number)

    def colour(self, text: str) -> str:
        if not COLOUR.fullmatch(str(text)):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key="colour", text=str(text)[:40]))
        return str(text)
