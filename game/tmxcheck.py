"""Checks a Tiled map before any library reads it: hostile or unsupported content is refused with a one-line message.

Maps may come from strangers. The check keeps almost nothing in memory and stops at the first thing that is too large,
points outside, is not a plain number where a number should be, or would be seen in Tiled but not be read.
"""

import math
import re
from collections.abc import Collection, Mapping
from typing import NamedTuple
from xml.parsers import expat

from game.core.text import N_, Text, Trouble

LARGEST = 2_000_000  # bytes
MOST_ELEMENTS = 20_000
WIDEST = 512  # tiles
FARTHEST = 100_000  # pixels from the map's corner
TILES = 1 << 20  # a larger tile number would be nonsense
FLIPS = 0xF << 28  # the bits of a tile number that say how it is flipped and turned
MOST_CELLS = WIDEST * WIDEST  # in all layers
MOST_POINTS = 100  # of a line
LONGEST = 1000  # characters of a property
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,10}")
ENCODING = "UTF-8"  # of a map that does not say which
UNKNOWN = expat.errors.codes[expat.errors.XML_ERROR_UNKNOWN_ENCODING]
INCORRECT = expat.errors.codes[expat.errors.XML_ERROR_INCORRECT_ENCODING]

CHILDREN: Mapping[str, Collection[str]] = {  # of each element
    "map": {"editorsettings", "properties", "tileset", "layer", "objectgroup"},
    "editorsettings": {"chunksize", "export"},
    "properties": {"property"},
    "layer": {"properties", "data"},
    "objectgroup": {"properties", "object"},
    "object": {"properties", "point", "ellipse", "polyline"},
}
LAYER = {"id", "name", "class", "locked", "x", "y", "width", "height", "visible", "opacity", "tintcolor", "mode"}
LAYER |= {"offsetx", "offsety", "parallaxx", "parallaxy"}
OBJECT = {"id", "name", "type", "class", "x", "y", "width", "height", "rotation", "gid", "visible", "opacity"}
MAP = {"version", "tiledversion", "class", "orientation", "renderorder", "compressionlevel", "infinite"}
MAP |= {"width", "height", "tilewidth", "tileheight", "hexsidelength", "staggeraxis", "staggerindex"}
MAP |= {"parallaxoriginx", "parallaxoriginy", "backgroundcolor", "nextlayerid", "nextobjectid"}
ATTRIBUTES: Mapping[str, Collection[str]] = {  # of each element; any other is refused
    "map": MAP,
    "export": {"target", "format"},
    "chunksize": {"width", "height"},
    "property": {"name", "type", "propertytype", "value"},
    "tileset": {"firstgid", "source"},
    "layer": LAYER,
    "data": {"encoding", "compression"},
    "objectgroup": LAYER | {"color", "draworder"},
    "object": OBJECT,
    "polyline": {"points"},
}
SHIFT, LOOK = {"x": "0", "y": "0", "parallaxx": "1", "parallaxy": "1"}, {"opacity": "1", "mode": "normal"}
UNCHANGED: Mapping[str, dict[str, str]] = {  # attributes that must have this value, in any map
    "objectgroup": {"visible": "1", **SHIFT},
    "object": {"visible": "1"},
}
PRINTED: Mapping[str, dict[str, str]] = {  # and in a map that is printed
    "layer": {"visible": "1", **SHIFT, **LOOK, "offsetx": "0", "offsety": "0", "tintcolor": "#ffffff"},
    "objectgroup": {**LOOK, "tintcolor": "#ffffff"},
    "object": {"opacity": "1"},
}
NUMBERS = {"x", "y", "width", "height", "rotation", "opacity", "offsetx", "offsety", "parallaxx", "parallaxy"}
LENGTHS = {"width", "height"}
WHOLE = {"id", "firstgid", "tilewidth", "tileheight"}
TYPES = ("string", "int", "float", "bool", "color")  # of properties
REFUSED: Mapping[str, str] = {  # elements of Tiled that are refused by their names
    "group": N_("groups of layers are not understood here."),
    "imagelayer": N_("image layers are not understood here."),
    "text": N_("notes are not understood here."),
    "ellipse": N_("ellipses are not understood here; draw a rectangle."),
    "capsule": N_("capsules are not understood here; draw a rectangle."),
    "polygon": N_("polygons are not understood here; draw a rectangle."),
    "polyline": N_("lines are not understood here; draw a rectangle."),
}

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


class MapKind(NamedTuple):
    """What a kind of map may have: objects that are `lines`, and ellipses as objects of these classes. If it is
    `printed`, its layers and pictures are seen in the game, and must look there as they do in Tiled."""

    lines: bool
    ellipses: Collection[str]
    printed: bool


def check(data: bytes, name: str, tilesets: Collection[str], kind: MapKind) -> None:
    """Raise `BadMap` unless the bytes of the map `name` are safe to read, have nothing but what is read in a map of
    this kind, and use only these `tilesets` (file names)."""
    if len(data) > LARGEST:
        raise Where(name).bad(Text("it is larger than {n} bytes.", n=LARGEST))
    _Pass(name, tilesets, kind).read(data)


class _Pass:
    def __init__(self, name: str, tilesets: Collection[str], kind: MapKind):
        self.where = Where(name)
        self.tilesets, self.kind = tilesets, kind
        printed = PRINTED if kind.printed else {}
        self.fixed = {tag: UNCHANGED.get(tag, {}) | printed.get(tag, {}) for tag in ATTRIBUTES}
        self.path: list[str] = []
        self.encoding = ENCODING
        self.declared = False  # the file has an XML declaration
        self.elements = 0
        self.used: set[str] = set()  # tilesets so far
        self.cells = 0  # expected number of cells in this layer
        self.all_cells = 0  # cells in all layers so far
        self.filled = False  # this layer has its cells
        self.thing = ""  # class of this object
        self.data: list[str] = []  # text inside a layer's data or a property element
        self.key = ""  # name of the last property

    def read(self, data: bytes) -> None:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.XmlDeclHandler = self.declaration
        parser.StartDoctypeDeclHandler = self.doctype
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        try:
            parser.Parse(data, True)
        except BadMap:
            raise
        except (expat.ExpatError, ValueError, LookupError) as error:  # the last two: an unknown encoding
            raise self.where.bad(self.broken(data, error)) from error

    def broken(self, data: bytes, error: Exception) -> Text:
        """The reason why expat cannot read these bytes."""
        if not isinstance(error, expat.ExpatError) or error.code == UNKNOWN:
            return Text("its encoding “{encoding}” is not understood; save it as UTF-8.", encoding=self.encoding[:40])
        said = self.declared or self.elements > 0
        if error.code == INCORRECT or (said and self.encoding.upper() == ENCODING and not _is_utf8(data)):
            message = N_("it is not saved in the encoding “{encoding}”; it breaks at line {line}.")
            return Text(message, encoding=self.encoding[:40], line=error.lineno)
        return Text("it is not complete XML; it breaks at line {line}.", line=error.lineno)

    def declaration(self, _version: str, encoding: str | None, _standalone: int) -> None:
        self.encoding, self.declared = encoding or ENCODING, True

    def doctype(self, *args: object) -> None:
        raise self.where.bad(Text("it has a document type declaration, which no map needs."))

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.elements += 1
        if self.elements > MOST_ELEMENTS:
            raise self.where.bad(Text("it has more than {n} elements.", n=MOST_ELEMENTS))
        if (tag == "map") != (not self.path):
            raise self.where.bad(Text("it is not a Tiled map."))
        self.enter(tag, attributes)
        if not self.is_known(tag):
            raise self.where.bad(
                Text(REFUSED[tag]) if tag in REFUSED else Text("“{tag}” is not understood here.", tag=tag[:40])
            )
        self.path.append(tag)
        check = getattr(self, f"start_{tag}", None)
        if check:
            check(attributes)
        self.attributes(tag, attributes)

    def is_known(self, tag: str) -> bool:
        """True if an element may stand inside the one that is open."""
        if tag == "polyline" and not self.kind.lines:
            return False
        if tag == "ellipse" and self.thing not in self.kind.ellipses:
            return False
        return not self.path or tag in CHILDREN.get(self.path[-1], ())

    def end(self, tag: str) -> None:
        self.path.pop()
        if tag == "data":
            self.end_data()
        if tag == "property":
            self.short("".join(self.data))
        if tag == "object":
            self.where.object = ""
        if tag == "layer" and not self.filled:
            raise self.where.bad(Text("it has no tiles."))
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

    def attributes(self, tag: str, attributes: dict[str, str]) -> None:
        """Check the attributes of an element."""
        self.numbers(attributes)
        fixed = self.fixed.get(tag, {})
        for key, text in attributes.items():
            if key not in ATTRIBUTES.get(tag, ()):
                raise self.where.bad(Text("its attribute “{key}” is not understood here.", key=key[:40]))
            if key not in fixed or _is_same(text, fixed[key]):
                continue
            if key == "visible":
                raise self.where.bad(Text("it is hidden; show it, or take it out."))
            message = N_("its {key} is “{text}”, which is not understood here.")
            raise self.where.bad(Text(message, key=key, text=text[:40]))

    def numbers(self, attributes: dict[str, str]) -> None:
        for key in attributes.keys() & NUMBERS:
            number = self.number(key, attributes[key])
            if key in LENGTHS and number < 0:
                raise self.where.bad(Text("its {key} is below zero.", key=key))
        for key in attributes.keys() & WHOLE:
            self.whole(key, attributes[key], TILES)
        if "gid" in attributes:
            self.tile("gid", attributes["gid"])

    def number(self, key: str, text: str) -> float:
        number = _number(text)
        if not abs(number) <= FARTHEST:  # also catches NaN
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=text[:40]))
        return number

    def whole(self, key: str, text: str, most: int) -> int:
        if not text:
            raise self.where.bad(Text("it has no {key}.", key=key))
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
            raise self.where.bad(Text("its {key} makes no sense: “{text}”.", key=key, text=text[:40]))
        return int(text)

    def tile(self, key: str, text: str) -> None:
        """Check the number of a tile."""
        if len(text) > 7 and WHOLE_NUMBER.fullmatch(text) and int(text) & FLIPS and 0 <= int(text) & ~FLIPS <= TILES:
            raise self.where.bad(Text("flipped and turned tiles are not understood here."))
        self.whole(key, text, TILES)

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
        if source in self.used:  # each would be read anew
            raise self.where.bad(Text("its tileset “{source}” is there twice.", source=source[:60]))
        self.used.add(source)
        self.whole("firstgid", attributes.get("firstgid", ""), TILES)

    def start_layer(self, attributes: dict[str, str]) -> None:
        self.cells, self.filled = self.size(attributes), False
        self.all_cells += self.cells
        if self.all_cells > MOST_CELLS:
            raise self.where.bad(Text("its layers have more than {n} tiles.", n=MOST_CELLS))

    def start_data(self, attributes: dict[str, str]) -> None:
        if attributes.get("encoding") != "csv" or "compression" in attributes:
            raise self.where.bad(Text("its tiles must be saved as CSV."))
        self.filled = True
        self.data.clear()

    def end_data(self) -> None:
        cells = "".join(self.data).split(",")
        if len(cells) != self.cells:
            raise self.where.bad(Text("it has {n} tiles where {wanted} should be.", n=len(cells), wanted=self.cells))
        for cell in cells:
            self.tile("tile", cell.strip())

    def start_object(self, attributes: dict[str, str]) -> None:
        self.thing = attributes.get("type") or attributes.get("class", "")
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
        self.key = attributes.get("name", "")[:40]
        self.data.clear()
        if not self.key:
            raise self.where.bad(Text("it has a property without a name."))
        if kind not in TYPES:
            message = N_("its property “{key}” is of the type “{type}”, which is not understood here.")
            raise self.where.bad(Text(message, key=self.key, type=kind[:40]))
        if not _is_of_type(kind, value):
            message = N_("its property “{key}” must be of the type “{type}”, not “{text}”.")
            raise self.where.bad(Text(message, key=self.key, type=kind, text=value[:40]))
        self.short(value)

    def short(self, value: str) -> None:
        if len(value) > LONGEST:
            raise self.where.bad(Text("its {key} is longer than {n} characters.", key=self.key, n=LONGEST))


def _is_of_type(kind: str, value: str) -> bool:
    """True if a text is a value of one of TYPES."""
    match kind:
        case "int":
            return WHOLE_NUMBER.fullmatch(value) is not None and abs(int(value)) <= FARTHEST
        case "float":
            return abs(_number(value)) <= FARTHEST
        case "bool":
            return value in ("true", "false")
        case _:
            return True


def _number(text: str) -> float:
    """The number in a text; NaN if there is none."""
    try:
        return float(text)
    except ValueError:
        return math.nan


def _is_same(text: str, value: str) -> bool:
    """True if an attribute has this value, as a number or as a word."""
    return text.lower() == value or _number(text) == _number(value)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
