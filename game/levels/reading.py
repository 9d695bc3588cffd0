"""Reads a map: converts what pytmx parsed into a `Room`, object by object, with checks on the way."""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytmx

from game import files
from game.core.text import N_, Text, Trouble
from game.tmxcheck import MapKind, Where, check

from .as_drawn import rewrite_as_drawn
from .room import (
    PAIRS,
    Box,
    Flame,
    Frame,
    Furnishing,
    Gauge,
    Layer,
    Light,
    Mood,
    Place,
    Room,
    Slot,
    Sparks,
    Tile,
    Tileset,
)

LAYS = ("single", "pile", "fan", "row")
FACES = ("mini", "full")
SPOTS = {  # the allowed values of `spot` for each `lay`; the first is the default
    "single": ("card", "zone", "look", "none"),
    "pile": ("look", "zone", "none"),
    "fan": ("none", "card", "zone", "look"),
    "row": ("none", "card", "zone", "look"),
}
PRINTS = ("", "monster", "warrior", "mage", "shield", "mana", "plain")  # what is printed on the cards of a slot
TURNS = (0, 90)
LONGEST_HOLD = 3.0  # seconds
GAUGES = ("number", "vials", "pips", "count", "foe", "burst")
FLOATS = ("embers", "dust", "mood")
AIRS = ("", "dust", "embers", "mist", "drips", "ash", "fireflies")
STRONGEST = 4.0  # largest factor on the strength drawn on the map
NAME = re.compile(r"[a-z0-9-]*")
BAY = re.compile(r"([a-z0-9-]+)\.([a-z0-9-]+)")
COLOUR = re.compile(r"#(ff)?([0-9a-f]{6})", re.IGNORECASE)  # Tiled may write the opacity first
CLASSES = ("slot", "place", "gauge", "seat", "caption", "light", "sparks", "flame", "furnishing", "mood")
SEVERAL = ("light", "sparks", "flame")  # classes whose objects may share a name
ROOM = MapKind(lines=False, ellipses=("light",), printed=True)


def load(path: Path, zones: Collection[str], known: Collection[str] | None = None) -> Room:
    """The room that the map at `path` shows, with a slot for each of `zones`.

    Slots for other `known` zones are left out; a slot for an unknown zone is an error (`known` None: any name is
    accepted, as on the common table). Raises `BadMap` for anything wrong with the map. The tilesets are always the
    built-in ones, from our `levels` folder.
    """
    room = _Reader(path, zones, known).room()
    for zone in zones:
        if zone not in room.slots:
            raise Where(path.name).bad(Text("there is no slot for the zone “{zone}”.", zone=zone))
    return room


def tiled_map(path: Path, kind: MapKind) -> Any:
    """Check a map of that kind and parse it with pytmx. Raises `BadMap`."""
    where = Where(files.shortened(files.legible(path.name)))
    ours = {file.name for file in files.level("").glob("*.tsx")}
    try:
        data = files.bytes_of(path)
    except OSError as error:
        raise where.bad(Text("it cannot be read: {reason}.", reason=files.reason(error))) from error
    except Trouble as trouble:  # no regular file, or far too large
        raise where.bad(trouble.text) from trouble
    check(data, where.map, ours, kind)
    root = ElementTree.fromstring(data)
    rewrite_as_drawn(root, kind.printed)
    tiled = pytmx.TiledMap(image_loader=_tile_of, allow_duplicate_names=True, invert_y=False)
    tiled.filename = str(files.level(path.name))  # tilesets are looked up in our own folder, not beside the map
    try:
        tiled.parse_xml(root)
    except Exception as error:  # pytmx raises any kind of exception
        why = str(error) or type(error).__name__
        raise where.bad(Text("it cannot be read: {reason}.", reason=" ".join(why.split())[:200])) from error
    return tiled


def _tile_of(path: str, colorkey: object, tileset: Any = None) -> Any:
    """The image loader for pytmx: returns tile names instead of pictures, or the path for a tile that is a single
    picture."""
    if tileset is None:
        return lambda: Path(path)

    def name(rect: tuple[int, int, int, int], flags: object = None) -> Tile:
        return Tile(tileset.name, rect[1] // rect[3] * tileset.columns + rect[0] // rect[2])

    return name


class _Reader:
    def __init__(self, path: Path, zones: Collection[str], known: Collection[str] | None):
        self.where = Where(path.name)
        self.zones, self.known = zones, known
        self.tiled = tiled_map(path, ROOM)
        self.there = set[tuple[str, str]]()  # classes and names of objects that there can be only once
        self.sizes = {each.name: (each.tilewidth, each.tileheight) for each in self.tiled.tilesets}
        self.origin = self.tiled.properties.get("origin_x", 0), self.tiled.properties.get("origin_y", 0)
        if not all(type(number) is int for number in self.origin):
            raise self.where.bad(Text("its origin must be two whole numbers."))

    def room(self) -> Room:
        """Read the whole map."""
        tiled, (left, top) = self.tiled, self.origin
        bounds = Box(-left, -top, tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
        room = Room(
            self.where.map,
            bounds,
            (tiled.tilewidth, tiled.tileheight),
            self.colour("backgroundcolor", tiled.background_color or "#000000"),
        )
        room.tilesets = {tileset.name: self.tileset(tileset) for tileset in tiled.tilesets if tileset.source}
        room.ambience = self.cues(tiled)
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
        return tuple(tuple(self.cell(gid) if gid else None for gid in row) for row in layer.data)

    def cell(self, gid: int) -> Tile:
        """A tile of the grid; it must be as large as the grid's cells."""
        tile, size = self.image(gid), (self.tiled.tilewidth, self.tiled.tileheight)
        if self.sizes[tile.tileset] != size:
            raise self.where.bad(Text("tile {n} is not as large as the map's tiles.", n=self.tiled.tiledgidmap[gid]))
        return tile

    # things

    def place(self, room: Room, thing: Any) -> None:
        """Add an object to the room, by its type."""
        if not thing.name:
            raise self.where.bad(Text("it has no name."))
        if thing.rotation:
            raise self.where.bad(Text("it must lie straight, not turned."))
        box = Box(thing.x - self.origin[0], thing.y - self.origin[1], thing.width, thing.height)
        kind = thing.type or self.class_of_tile(thing.gid)
        if not kind:
            message = N_("it does not say what it is. Its class must be one of: {known}.")
            raise self.where.bad(Text(message, known=", ".join(CLASSES)))
        if kind not in SEVERAL:
            self.once(kind, thing.name)
        match kind:
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
                room.sparks.append(Sparks(thing.name, box, self.word(thing, "kind", FLOATS)))
            case "flame":
                if not thing.gid:
                    raise self.where.bad(Text("a flame must be a tile."))
                room.flames.append(Flame(thing.name, box, self.image(thing.gid)))
            case "furnishing":
                room.furnishings.append(self.furnishing(thing, box))
            case "mood":
                room.moods.append(self.mood(thing))
            case _:
                raise self.where.bad(Text("its class “{kind}” is not known.", kind=kind[:40]))

    def class_of_tile(self, gid: int) -> str:
        """The class of a tile, which an object that is this tile has unless it names its own."""
        tile = self.tiled.tile_properties.get(gid, {})
        return str(tile.get("type") or tile.get("class") or "")

    def new(self, known: dict[str, Any], value: Any) -> None:
        """Add an object that must have a size."""
        box = value if isinstance(value, Box) else value.box
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
        return Place(box, self.name(thing, "picture"), self.name(thing, "icon"), pair, self.word(thing, "by", PAIRS))

    def gauge(self, thing: Any, box: Box) -> Gauge:
        cards, badge = (str(thing.properties.get(key, "")) for key in ("cards", "badge"))
        for zone in filter(None, (cards, badge)):
            self.zone(zone)
        return Gauge(box, self.word(thing, "kind", GAUGES), cards, self.name(thing, "icon"), badge)

    def zone(self, name: str) -> None:
        """Raise `BadMap` if the game has no such zone."""
        if name not in (self.known or self.zones):
            raise self.where.bad(Text("the game has no zone of this name."))

    def light(self, thing: Any, box: Box) -> Light:
        radius, strength, flicker = (self.number(thing, key) for key in ("radius", "strength", "flicker"))
        if not (radius > 0 and 0 <= strength <= 1 and 0 <= flicker <= 1):
            raise self.where.bad(Text("a light needs a radius, and a strength and flicker from 0 to 1."))
        lifts = self.number(thing, "lifts")
        if not 0 <= lifts <= STRONGEST:
            raise self.where.bad(Text("a light lifts what is printed there 0 to 4 times."))
        tint = self.colour("colour", thing.properties.get("colour", ""))
        return Light(thing.name, box, radius, tint, strength, flicker, lifts)

    def furnishing(self, thing: Any, box: Box) -> Furnishing:
        found = BAY.fullmatch(thing.name)
        if found is None:
            raise self.where.bad(Text("its name must be that of its bay, a point, and its own."))
        bay, name = found.groups()
        return Furnishing(bay, name, box, self.picture(thing.gid), *self.rooms(thing))

    def picture(self, gid: int) -> Path:
        """The path of a tile that is a single picture; it must be in our `levels` folder."""
        image = self.tiled.images[gid] if gid else None
        if not isinstance(image, Path):
            raise self.where.bad(Text("it must be a picture by itself."))
        if files.level("").resolve() not in image.resolve().parents or not image.is_file():
            raise self.where.bad(Text("the picture “{file}” of its tileset is missing.", file=image.name[:60]))
        return image

    def mood(self, thing: Any) -> Mood:
        grey, flare, sheen = self.number(thing, "grey"), self.number(thing, "flare", 1), self.number(thing, "sheen", 1)
        if not (0 <= grey <= 1 and 0 <= flare <= STRONGEST and 0 <= sheen <= STRONGEST):
            raise self.where.bad(Text("a mood takes a share of the colours, and makes lights up to 4 times as strong."))
        return Mood(
            *(thing.name, *self.rooms(thing), grey),
            *(
                self.colour("tint", thing.properties.get("tint", "#ffffff")),
                self.colour("haze", thing.properties.get("haze", "#000000")),
            ),
            *(self.dye(thing, "torch"), flare, self.dye(thing, "pool"), sheen),
            *(self.word(thing, "air", AIRS), self.cues(thing)),
        )

    def rooms(self, thing: Any) -> tuple[int, int]:
        """The first and the last room in which something may appear; 0: there is no last."""
        first, last = self.number(thing, "from", 1), self.number(thing, "to")
        if first < 1 or (last and last < first) or first % 1 or last % 1:
            raise self.where.bad(Text("its rooms must go from 1 or more to no less."))
        return int(first), int(last)

    def cues(self, thing: Any) -> tuple[str, ...]:
        """The names of the ambience sounds, separated by spaces in the property."""
        names = tuple(str(thing.properties.get("ambience", "")).split())
        for name in names:
            if not NAME.fullmatch(name):
                raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key="ambience", text=name[:40]))
        return names

    def dye(self, thing: Any, key: str) -> str:
        """A property that is a colour; "" if it is missing."""
        return self.colour(key, thing.properties[key]) if key in thing.properties else ""

    def once(self, kind: str, name: str) -> None:
        """Raise `BadMap` if an object of this class and name is there already."""
        if (kind, name) in self.there:
            raise self.where.bad(Text("it is there twice."))
        self.there.add((kind, name))

    def word(self, thing: Any, key: str, words: tuple[str, ...]) -> str:
        """A property that is one of `words`; the first one if it is missing."""
        word = _as_typed(thing.properties.get(key, words[0]))
        if word not in words:
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=word[:40]))
        return word

    def name(self, thing: Any, key: str) -> str:
        """A property that names a picture; "" if it is missing."""
        name = str(thing.properties.get(key, ""))
        if not NAME.fullmatch(name):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=name[:40]))
        return name

    def number(self, thing: Any, key: str, usual: float = 0) -> float:
        """A property that is a number; `usual` if it is missing."""
        number = thing.properties.get(key, usual)
        if isinstance(number, bool) or not isinstance(number, int | float):
            message = N_("its property “{key}” must be of the type “{type}”, not “{text}”.")
            raise self.where.bad(Text(message, key=key, type="float", text=_as_typed(number)[:40]))
        return float(number)

    def colour(self, key: str, value: object) -> str:
        """The colour `#rrggbb` in the attribute or property `key`; it must be opaque."""
        colour = COLOUR.fullmatch(_as_typed(value))
        if colour is None:
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=_as_typed(value)[:40]))
        return f"#{colour[2]}"


def _as_typed(value: object) -> str:
    """The value of a property as it is written in Tiled."""
    return str(value).lower() if isinstance(value, bool) else str(value)
