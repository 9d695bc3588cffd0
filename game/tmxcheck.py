"""Checks a Tiled map before any library reads it: hostile or unsupported content is refused with a one-line message.

Maps may come from strangers. The check keeps almost nothing in memory and stops at the first thing that is too large,
too deeply nested, points outside, or is not a plain number where a number should be.
"""

import math
from collections.abc import Collection
from xml.parsers import expat

from game.core.text import N_, Text, Trouble

LARGEST = 2_000_000  # bytes
DEEPEST = 16
MOST_ELEMENTS = 20_000
WIDEST = 512  # tiles
FARTHEST = 100_000  # pixels from the map's corner
TILES = 1 << 20  # a larger tile number would be a flipped tile or nonsense
MOST_CELLS = WIDEST * WIDEST  # in all layers
MOST_POINTS = 100  # of a line
LONGEST = 1000  # characters of a property

KNOWN = {"map", "editorsettings", "export", "properties", "property", "tileset", "layer", "data"}
KNOWN |= {"objectgroup", "object", "point", "ellipse"}
NUMBERS = {"x", "y", "width", "height", "rotation", "opacity", "offsetx", "offsety", "parallaxx", "parallaxy"}
LENGTHS = {"width", "height"}
WHOLE = {"id", "gid", "firstgid", "tilewidth", "tileheight"}

IN_MAP = N_("The map “{map}”: {why}")
IN_LAYER = N_("The map “{map}”, layer “{layer}”: {why}")
IN_OBJECT = N_("The map “{map}”, layer “{layer}”, object “{object}”: {why}")


class BadMap(Trouble):
    """A map that cannot be used; the text names the map, the layer and the object."""


class Where:
    """A position in a map (map, layer, object), for the messages."""

    def __init__(self, map: str, layer: str = "", object: str = ""):
        self.map, self.layer, self.object = map, layer, object

    def bad(self, why: Text) -> BadMap:
        """Return the error to raise for a problem at this position."""
        message = IN_OBJECT if self.object else IN_LAYER if self.layer else IN_MAP
        return BadMap(Text(message, map=self.map, layer=self.layer[:60], object=self.object[:60], why=why))


def check(data: bytes, name: str, tilesets: Collection[str], lines: bool = False) -> None:
    """Raise `BadMap` unless the bytes of the map `name` are safe to read and use only these `tilesets` (file names).

    Objects that are lines are accepted only if `lines`.
    """
    if len(data) > LARGEST:
        raise Where(name).bad(Text("it is larger than {n} bytes.", n=LARGEST))
    _Pass(name, tilesets, KNOWN | {"polyline"} if lines else KNOWN).read(data)


class _Pass:
    def __init__(self, name: str, tilesets: Collection[str], known: Collection[str]):
        self.where = Where(name)
        self.tilesets, self.known = tilesets, known
        self.path: list[str] = []
        self.elements = 0
        self.cells = 0  # expected number of cells in this layer
        self.all_cells = 0  # cells in all layers so far
        self.data: list[str] = []  # text inside a layer's data or a property element
        self.key = "?"  # name of the last property

    def read(self, data: bytes) -> None:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self.doctype
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        try:
            parser.Parse(data, True)
        except (expat.ExpatError, ValueError, LookupError) as error:  # LookupError: an unknown encoding
            if isinstance(error, BadMap):
                raise
            line = getattr(error, "lineno", 1)
            raise self.where.bad(Text("it is not complete XML; it breaks at line {line}.", line=line)) from error

    def doctype(self, *args: object) -> None:
        raise self.where.bad(Text("it has a document type declaration, which no map needs."))

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.elements += 1
        self.path.append(tag)
        if len(self.path) > DEEPEST:
            raise self.where.bad(Text("its elements are nested more than {n} deep.", n=DEEPEST))
        if self.elements > MOST_ELEMENTS:
            raise self.where.bad(Text("it has more than {n} elements.", n=MOST_ELEMENTS))
        if (tag == "map") != (len(self.path) == 1):
            raise self.where.bad(Text("it is not a Tiled map."))
        self.enter(tag, attributes)
        if tag not in self.known:
            raise self.where.bad(Text("“{tag}” is not understood here.", tag=tag[:40]))
        self.numbers(attributes)
        check = getattr(self, f"start_{tag}", None)
        if check:
            check(attributes)

    def end(self, tag: str) -> None:
        self.path.pop()
        if tag == "data":
            self.end_data()
        if tag == "property":
            self.short("".join(self.data))
        if tag == "object":
            self.where.object = ""
        if tag in ("layer", "objectgroup"):
            self.where.layer = ""

    def text(self, text: str) -> None:
        if self.path[-1] in ("data", "property"):
            self.data.append(text)

    def enter(self, tag: str, attributes: dict[str, str]) -> None:
        """Note the current layer or object for error messages."""
        name = attributes.get("name") or f"#{attributes.get('id', '?')}"
        if tag in ("layer", "objectgroup"):
            self.where.layer = name
        if tag == "object":
            self.where.object = name

    def numbers(self, attributes: dict[str, str]) -> None:
        for key in attributes.keys() & NUMBERS:
            number = self.number(key, attributes[key])
            if key in LENGTHS and number < 0:
                raise self.where.bad(Text("its {key} is below zero.", key=key))
        for key in attributes.keys() & WHOLE:
            self.whole(key, attributes[key], TILES)

    def number(self, key: str, text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not abs(number) <= FARTHEST:  # also catches NaN
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=text[:40]))
        return number

    def whole(self, key: str, text: str, most: int) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=text[:40]))
        return int(text)

    def size(self, attributes: dict[str, str]) -> int:
        sides = [self.whole(key, attributes.get(key, ""), FARTHEST) for key in ("width", "height")]
        if not all(0 < side <= WIDEST for side in sides):
            raise self.where.bad(Text("it is not between 1 and {n} tiles wide and high.", n=WIDEST))
        return sides[0] * sides[1]

    def start_map(self, attributes: dict[str, str]) -> None:
        self.size(attributes)
        if 0 in [self.whole(key, attributes.get(key, ""), WIDEST) for key in ("tilewidth", "tileheight")]:
            raise self.where.bad(Text("its tiles have no size."))
        if attributes.get("infinite", "0") != "0" or attributes.get("orientation") != "orthogonal":
            raise self.where.bad(Text("it must be an orthogonal map of a fixed size."))

    def start_tileset(self, attributes: dict[str, str]) -> None:
        source = attributes.get("source", "")
        if source not in self.tilesets:
            raise self.where.bad(Text("its tileset “{source}” is not one of ours.", source=source[:60]))
        self.whole("firstgid", attributes.get("firstgid", ""), TILES)

    def start_layer(self, attributes: dict[str, str]) -> None:
        self.cells = self.size(attributes)
        self.all_cells += self.cells
        if self.all_cells > MOST_CELLS:
            raise self.where.bad(Text("its layers have more than {n} tiles.", n=MOST_CELLS))

    def start_data(self, attributes: dict[str, str]) -> None:
        if attributes.get("encoding") != "csv" or "compression" in attributes:
            raise self.where.bad(Text("its tiles must be saved as CSV."))
        self.data.clear()

    def end_data(self) -> None:
        cells = "".join(self.data).split(",")
        if len(cells) != self.cells:
            raise self.where.bad(Text("it has {n} tiles where {wanted} should be.", n=len(cells), wanted=self.cells))
        for cell in cells:
            self.whole("tile", cell.strip(), TILES)

    def start_object(self, attributes: dict[str, str]) -> None:
        if "template" in attributes:
            raise self.where.bad(Text("templates are not understood here."))

    def start_polyline(self, attributes: dict[str, str]) -> None:
        points = attributes.get("points", "").split()
        if not 2 <= len(points) <= MOST_POINTS:
            raise self.where.bad(Text("its line must have from 2 to {n} points.", n=MOST_POINTS))
        for point in points:
            x, comma, y = point.partition(",")
            self.number("point", x if comma else point)
            self.number("point", y)

    def start_property(self, attributes: dict[str, str]) -> None:
        kind, value = attributes.get("type", "string"), attributes.get("value", "")
        self.key = attributes.get("name", "?")[:40]
        self.data.clear()
        if kind == "int":
            self.whole(self.key, value.removeprefix("-"), FARTHEST)
        elif kind == "float":
            self.number(self.key, value)
        elif kind not in ("string", "color") and (kind, value) not in (("bool", "true"), ("bool", "false")):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=self.key, text=value[:40]))
        self.short(value)

    def short(self, value: str) -> None:
        if len(value) > LONGEST:
            raise self.where.bad(Text("its {key} is longer than {n} characters.", key=self.key, n=LONGEST))
