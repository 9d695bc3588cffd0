"""Rewrites the XML of a checked map so that pytmx reads what the map's author sees in Tiled.

pytmx itself does not know the `class` of Tiled 1.9, rotates nothing, leaves layers where they are, and reads an empty
text as None.
"""

import math
from collections.abc import Mapping, Set
from xml.etree.ElementTree import Element

STRAIGHT = 0.01  # degrees; a smaller rotation cannot be seen
PLACES = 6  # decimal places of lengths
READ: Mapping[str, Set[str]] = {  # attributes passed on; pytmx fails at odd values even of those nobody needs
    "map": {"orientation", "width", "height", "tilewidth", "tileheight", "backgroundcolor"},
    "layer": {"name", "width", "height"},
    "objectgroup": {"name"},
    "object": {"id", "name", "type", "x", "y", "width", "height", "rotation", "gid"},
}
TYPED = ("int", "float", "bool")  # types of properties that are no text
Point = tuple[float, float]


def rewrite_as_drawn(root: Element, pictures: bool) -> None:
    """Rewrite a map in place: classes, names and offsets of layers, rotated objects, and the texts of properties.

    An object keeps its `rotation` only if it cannot be read as an upright rectangle, a point or a line. With `pictures`
    an object that is a tile stays one, and keeps any rotation; else it becomes a rectangle.
    """
    for layer in root.iter("objectgroup"):
        moved = _number(layer, "offsetx"), _number(layer, "offsety")
        for thing in layer.iter("object"):
            thing.set("type", thing.get("type", "") or thing.get("class", ""))
            _move(thing, moved)
            if thing.attrib.keys() & {"rotation", "gid"} or thing.find("point") is not None:
                _straighten(thing, pictures)
    for element in root.iter():
        if element.tag in ("layer", "objectgroup"):
            element.set("name", element.get("name") or f"#{element.get('id', '?')}")
        if element.tag == "property":
            _spell_out(element)
        for key in element.attrib.keys() - READ.get(element.tag, element.attrib.keys()):
            del element.attrib[key]


def _move(thing: Element, by: Point) -> None:
    if by != (0, 0):
        _set(thing, x=_number(thing, "x") + by[0], y=_number(thing, "y") + by[1])


def _straighten(thing: Element, pictures: bool) -> None:
    """Replace the rotation of an object by the points, or the upright rectangle, that it leads to."""
    angle, line = _number(thing, "rotation"), thing.find("polyline")
    quarters, is_tile = round(angle / 90), int(thing.get("gid", "0")) > 0
    if not pictures:
        thing.attrib.pop("gid", None)
    if line is not None:
        pairs = (point.split(",") for point in line.get("points", "").split())
        points = [_rotated((float(x), float(y)), angle) for x, y in pairs]
        line.set("points", " ".join(f"{x},{y}" for x, y in points))
    elif thing.find("point") is not None:
        _set(thing, width=0, height=0)
    elif abs(angle - 90 * quarters) > STRAIGHT or (is_tile and pictures and quarters % 4):
        return
    else:
        _lay_down(thing, 90 * quarters, is_tile)
    _set(thing, rotation=0)


def _lay_down(thing: Element, angle: float, is_tile: bool) -> None:
    """Make a rectangle that is rotated by quarters upright. Tiled holds a tile at its lower left corner, any other
    object at its upper left one."""
    width, height = _number(thing, "width"), _number(thing, "height")
    top = -height if is_tile else 0.0
    corners = [_rotated(corner, angle) for corner in ((0, top), (width, top + height))]
    left, right = sorted(x for x, _y in corners)
    above, below = sorted(y for _x, y in corners)
    _move(thing, (left, above))
    _set(thing, width=right - left, height=below - above)


def _rotated(point: Point, angle: float) -> Point:
    """A point rotated clockwise around the origin, by an angle in degrees."""
    (x, y), way = point, math.radians(angle)
    sin, cos = math.sin(way), math.cos(way)
    return round(x * cos - y * sin, PLACES), round(x * sin + y * cos, PLACES)


def _spell_out(property: Element) -> None:
    """Give a property its value as an attribute, and its type even if it is a text."""
    property.set("value", property.get("value") or property.text or "")
    if property.get("type") not in TYPED:
        property.set("type", "string")


def _number(element: Element, key: str) -> float:
    return float(element.get(key, 0))


def _set(element: Element, **numbers: float) -> None:
    for key, number in numbers.items():
        element.set(key, str(round(number, PLACES)))
