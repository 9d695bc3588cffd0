"""Tests that a map is read as it is seen in Tiled: whatever Tiled can write is read so, refused by its name in plain
words, or changes nothing."""

import cmath
import math
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import levels
from game.core.text import Text
from game.levels import quests
from game.rules.deuces.modes.quest.faults import look
from tests.levels.test_levels import MAP, ZONES

WELL = (Path(__file__).parents[1] / "quests" / "well.tmx").read_text(encoding="utf-8")
TILES = ' <layer id="9" name="floor" width="30" height="20"><data encoding="csv">' + ",".join(["1"] * 600)
TILED_WELL = WELL.replace(
    ' <objectgroup id="1"',
    f' <tileset firstgid="1" source="room.tsx"/>\n{TILES}</data></layer>\n <objectgroup id="1"',
)
PYTHON = re.compile(r"None|True|False|attribute '|literal|could not convert|Error\b|Traceback|__|\bdict\b|argument")
"""What Python says, and no message may."""

# Every attribute in Tiled's documentation of its format, with a value that is not the default.
WRITTEN = {
    "map": {
        "class": "Keep", "renderorder": "left-up", "compressionlevel": "0", "hexsidelength": "4", "staggeraxis": "x",
        "staggerindex": "odd", "parallaxoriginx": "40", "parallaxoriginy": "40", "nextlayerid": "7", "skewx": "3",
        "nextobjectid": "77", "infinite": "1", "orientation": "hexagonal", "version": "1.9", "tiledversion": "1.9.2",
    },
    "layer": {
        "class": "Floor", "x": "3", "y": "3", "opacity": "0.5", "visible": "0", "tintcolor": "#ff0000", "offsetx": "16",
        "offsety": "7.5", "parallaxx": "0.5", "parallaxy": "2", "mode": "multiply", "locked": "1", "id": "5",
    },
    "objectgroup": {
        "class": "Things", "color": "#ff0000", "x": "3", "y": "3", "width": "9", "height": "9", "opacity": "0.5",
        "visible": "0", "tintcolor": "#ff0000", "offsetx": "16", "offsety": "7.5", "parallaxx": "0.5", "parallaxy": "2",
        "draworder": "index", "mode": "add", "locked": "1", "id": "5",
    },
    "object": {"rotation": "30", "visible": "0", "template": "a.tx", "opacity": "0.5"},
    "tileset": {"firstgid": "2", "source": "mine.tsx", "name": "mine", "class": "Set"},
    "data": {"encoding": "base64", "compression": "zlib"},
    "property": {"type": "object", "propertytype": "Kind"},
}  # fmt: skip
CHANGES_NOTHING = {
    "map": {
        "class", "renderorder", "compressionlevel", "hexsidelength", "staggeraxis", "staggerindex", "parallaxoriginx",
        "parallaxoriginy", "nextlayerid", "nextobjectid", "version", "tiledversion",
    },
    "layer": {"class", "locked", "id"},
    "objectgroup": {"class", "locked", "id", "color", "draworder", "width", "height"},
    "tileset": {"firstgid"},  # of a tileset that no tile is of
    "property": {"propertytype"},
}  # fmt: skip
ONLY_IN_A_QUEST = {
    "layer": set(WRITTEN["layer"]),
    "objectgroup": {"opacity", "tintcolor", "mode"},
    "object": {"opacity"},
}
MOVES = {"objectgroup": {"offsetx", "offsety"}}
SAID_AS = {  # of attributes that are refused in other words than their names
    "visible": "hidden", "rotation": "turned", "infinite": "fixed size", "orientation": "orthogonal",
    "template": "templates", "encoding": "CSV", "compression": "CSV", "source": "mine.tsx", "firstgid": "tile",
}  # fmt: skip
ELEMENTS = {  # other elements of Tiled, with the one in which they stand, and a word that must be in the refusal
    "<imagelayer name='sky'><image source='sky.png'/></imagelayer>": ("map", "image layers"),
    "<group name='all'><objectgroup/></group>": ("map", "groups"),
    "<ellipse/>": ("object", "ellipses"),
    "<capsule/>": ("object", "capsules"),
    "<polygon points='0,0 9,0 9,9'/>": ("object", "polygons"),
    "<text wrap='1'>remember</text>": ("object", "notes"),
    "<property name='music' type='file' value='a.ogg'/>": ("properties", "“music” is of the type “file”"),
    "<property name='way' type='object' value='5'/>": ("properties", "“way” is of the type “object”"),
    "<property name='kin' type='class' propertytype='Foo'/>": ("properties", "“kin” is of the type “class”"),
    "<property name='many' type='list'><item type='int' value='1'/></property>": ("properties", "“many” is of the typ"),
    "<property name='deep' type='int' value='x'/>": ("properties", "“deep” must be of the type “int”, not “x”"),
    "<tileset firstgid='900' name='mine' tilewidth='9' tileheight='9'/>": ("map", "is not one of ours"),
    "<chunk x='0' y='0' width='16' height='16'>1</chunk>": ("data", "“chunk” is not understood"),
    "<wangsets/>": ("tileset", "“wangsets” is not understood"),
}  # fmt: skip


class Read:
    """Reads maps of one kind from texts."""

    def __init__(self, folder: Path, text: str, read: Callable[[Path], object]):
        self.path, self.text, self._read = folder / "my.tmx", text, read

    def root(self) -> ElementTree.Element:
        """The map as XML, to be changed."""
        return ElementTree.fromstring(self.text)

    def of(self, root: ElementTree.Element) -> object:
        """What is read of XML; a `BadMap` as its text."""
        self.path.write_bytes(ElementTree.tostring(root))
        return self.of_file()

    def of_file(self) -> object:
        """What is read of the file as it is; a `BadMap` as its text."""
        try:
            return self._read(self.path)
        except levels.BadMap as refused:
            return str(refused)


def room_reader(folder: Path, text: str) -> Read:
    """A reader of rooms with the zones of `MAP`."""
    return Read(folder, text, lambda path: levels.load(path, ZONES, ZONES))


@pytest.fixture(params=["quest", "room"])
def reader(request: pytest.FixtureRequest, tmp_path: Path) -> Read:
    """A reader of quests, and one of rooms."""
    if request.param == "quest":
        return Read(tmp_path, TILED_WELL, quests.read)
    return room_reader(tmp_path, MAP)


@pytest.mark.parametrize(("tag", "key"), [(tag, key) for tag, keys in WRITTEN.items() for key in keys])
def test_every_attribute_is_read_or_refused_by_its_name_or_changes_nothing(reader: Read, tag: str, key: str) -> None:
    is_quest, usual = reader.text is TILED_WELL, reader.of(reader.root())
    assert not isinstance(usual, str)
    root = reader.root()
    [*_, last] = root.iter(tag)
    last.set(key, WRITTEN[tag][key])
    read = reader.of(root)
    harmless = key in CHANGES_NOTHING.get(tag, ()) or (is_quest and key in ONLY_IN_A_QUEST.get(tag, ()))
    if harmless and tag != "tileset":
        assert read == usual
    elif key in MOVES.get(tag, ()):
        assert not isinstance(read, str)
        assert read != usual
    elif isinstance(read, str):
        assert read.startswith("The map “my.tmx”")
        assert not PYTHON.search(read)
        assert SAID_AS.get(key, key) in read
    else:
        assert (tag, key) in {("object", "rotation"), ("tileset", "firstgid")}, "a point may be turned"


@pytest.mark.parametrize("text", ELEMENTS)
def test_every_other_element_is_refused_by_its_name(reader: Read, text: str) -> None:
    parent, words = ELEMENTS[text]
    root = reader.root()
    within = root if parent == "map" else next(root.iter(parent))
    within.insert(0, ElementTree.fromstring(text))
    read = reader.of(root)
    assert isinstance(read, str)
    assert words in read


def test_the_settings_of_the_editor_change_nothing(reader: Read) -> None:
    root = reader.root()
    more = '<editorsettings><chunksize width="32" height="32"/><export target="a.json" format="json"/></editorsettings>'
    root.insert(0, ElementTree.fromstring(more))
    assert reader.of(root) == reader.of(reader.root())


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "iso-8859-1", "cp1252"])
def test_a_map_may_be_saved_in_an_encoding_that_it_names(reader: Read, encoding: str) -> None:
    text = reader.text.replace('encoding="UTF-8"', f'encoding="{encoding.removesuffix("-sig")}"')
    reader.path.write_bytes(text.encode(encoding))
    assert reader.of_file() == reader.of(reader.root())


def test_the_classes_of_tiled_1_9_are_read(reader: Read) -> None:
    root = reader.root()
    for thing in root.iter("object"):
        thing.set("class", thing.attrib.pop("type"))
    assert reader.of(root) == reader.of(reader.root())


def test_an_object_that_is_a_tile_has_the_class_of_the_tile(tmp_path: Path) -> None:
    text = MAP.replace(' <layer id="1"', ' <tileset firstgid="2001" source="room-furnishings.tsx"/>\n <layer id="1"')
    thing = '<object id="9" name="door.portcullis" gid="2001" x="120" y="600" width="540" height="490"/>'
    read = Read(
        tmp_path, text.replace("</objectgroup>", f"{thing}</objectgroup>"), lambda path: levels.load(path, ZONES)
    )
    room = read.of(read.root())
    assert isinstance(room, levels.Room), room
    assert [(each.bay, each.box) for each in room.furnishings] == [("door", (20, 70, 540, 490))]


def test_a_colour_of_tiled_is_read_if_it_is_opaque(tmp_path: Path) -> None:
    read = room_reader(tmp_path, MAP)
    for text, wanted in (("#ffffb45a", "#ffb45a"), ("#FFFFB45A", "#FFB45A"), ("#80ffb45a", None)):
        read.text = MAP.replace('"colour" value="#ffb45a"', f'"colour" type="color" value="{text}"')
        room = read.of(read.root())
        if wanted is None:
            assert "its colour makes no sense: “#80ffb45a”" in str(room)
        else:
            assert isinstance(room, levels.Room)
            assert room.lights[0].colour == wanted


def test_an_empty_text_is_empty(tmp_path: Path) -> None:
    read = room_reader(tmp_path, MAP.replace('"lay" value="fan"', '"icon" value=""'))
    room = read.of(read.root())
    assert isinstance(room, levels.Room)
    assert room.slots["deck"].icon == ""
    read = Read(tmp_path, WELL.replace('"modifier" value="1"', '"title" type="string" value=""'), quests.read)
    raw = read.of(read.root())
    assert isinstance(raw, dict)
    assert raw["objects"][4]["properties"] == {"title": ""}


def test_what_is_named_nowhere_is_told_apart_by_number(reader: Read) -> None:
    root = reader.root()
    for layer in root.iter("objectgroup"):
        del layer.attrib["name"]
    read = reader.of(root)
    if isinstance(read, dict):
        assert {each["layer"] for each in read["objects"]} == {"#1", "#2", "#3"}
        for layer in root.iter("objectgroup"):
            del layer.attrib["id"]
        read = reader.of(root)
        assert isinstance(read, dict)
        assert {each["layer"] for each in read["objects"]} == {"#?"}
    assert not isinstance(read, str)


# turned objects


def turned(x: float, y: float, angle: float) -> tuple[float, float]:
    """A point turned clockwise on the screen, where y points down."""
    point = complex(x, y) * cmath.rect(1, math.radians(angle))
    return point.real, point.imag


def quest_with(tmp_path: Path, name: str, **attributes: str) -> object:
    read = Read(tmp_path, TILED_WELL, quests.read)
    root = read.root()
    [thing] = [each for each in root.iter("object") if each.get("name") == name]
    thing.attrib.update(attributes)
    return read.of(root)


def thing_of(raw: object, name: str) -> dict:
    assert isinstance(raw, dict), raw
    return next(each for each in raw["objects"] if each["name"] == name)


@pytest.mark.parametrize("angle", [0, 15, 45, 90, 180, 270, 360, 450, -30, -90, -359, 0.004, 123.456])
def test_a_line_is_read_as_it_is_turned(tmp_path: Path, angle: float) -> None:
    arch = thing_of(quest_with(tmp_path, "arch", rotation=str(angle)), "arch")
    x, y = turned(80, 0, angle)
    assert arch["line"] == [[140, 80], [pytest.approx(140 + x, abs=0.01), pytest.approx(80 + y, abs=0.01)]]
    assert arch["turned"] == 0


@pytest.mark.parametrize("gid", ["", "1"])
@pytest.mark.parametrize("angle", [0, 90, 180, 270, 360, -90, -180, 450, 89.999, 0.001])
def test_a_rectangle_is_read_as_it_is_turned_by_quarters(tmp_path: Path, angle: float, gid: str) -> None:
    tile = {"gid": gid} if gid else {}
    raw = quest_with(tmp_path, "crypt", x="400", y="100", width="30", height="50", rotation=str(angle), **tile)
    crypt = thing_of(raw, "crypt")
    up = 50 if gid else 0  # a tile hangs above its point
    corners = [turned(x, y - up, angle) for x, y in ((0, 0), (30, 0), (0, 50), (30, 50))]
    left, above = 400 + min(x for x, _y in corners), 100 + min(y for _x, y in corners)
    size = [50, 30] if round(angle) % 180 else [30, 50]
    assert crypt["box"] == [pytest.approx(left, abs=0.02), pytest.approx(above, abs=0.02), *size]
    assert crypt["turned"] == 0
    assert crypt["properties"] == {"title": "Crypt"}


def test_a_rectangle_that_is_askew_is_named(tmp_path: Path) -> None:
    raw = quest_with(tmp_path, "crypt", rotation="45")
    assert isinstance(raw, dict)
    faults = {str(fault.text) for fault in look(raw)[1].faults}
    assert "Layer “rooms”, object “crypt”: a room must lie straight, not turned." in faults
    root = ElementTree.fromstring(TILED_WELL)
    ogre = next(thing for thing in root.iter("object") if thing.get("name") == "ogre")
    ogre.attrib.update(width="9", height="5", rotation="-7")
    ogre.remove(ogre[-1])  # it is no point any more
    said = Read(tmp_path, TILED_WELL, quests.read).of(root)
    assert said == "The map “my.tmx”, layer “things”, object “ogre”: it must lie straight, not turned."


def test_a_turned_point_is_a_point(tmp_path: Path) -> None:
    assert quest_with(tmp_path, "ogre", rotation="33") == quest_with(tmp_path, "ogre")


def test_a_turned_picture_is_refused(tmp_path: Path) -> None:
    read = room_reader(tmp_path, MAP.replace(' gid="1001"', ' gid="1001" rotation="90"'))
    assert read.of(read.root()) == "The map “my.tmx”, layer “slots”, object “torch”: it must lie straight, not turned."


def test_a_layer_that_is_moved_moves_what_lies_on_it(reader: Read) -> None:
    root = reader.root()
    for layer in root.iter("objectgroup"):
        layer.set("offsetx", "7.5")
        layer.set("offsety", "-2")
    moved, usual = reader.of(root), reader.of(reader.root())
    if isinstance(moved, levels.Room) and isinstance(usual, levels.Room):
        for name, slot in moved.slots.items():
            x, y, w, h = usual.slots[name].box
            assert slot.box == (x + 7.5, y - 2, w, h)
    else:
        x, y = thing_of(usual, "arch")["line"][0]
        assert thing_of(moved, "arch")["line"][0] == [x + 7.5, y - 2]
        x, y, w, h = thing_of(usual, "hall")["box"]
        assert thing_of(moved, "hall")["box"] == [x + 7.5, y - 2, w, h]


# whatever else


STRANGE = (
    "",
    " ",
    "-1",
    "0",
    "1.5",
    "nan",
    "1e300",
    "99999999999",
    "-0",
    "x",
    "é\u200b",
    "٣",
    "0x1f",
    "1_0",
    "a" * 2000,
)


def spoilt(root: ElementTree.Element) -> Iterator[tuple[str, ElementTree.Element]]:
    """Copies of a map, each with one thing changed: an attribute, an element or a text."""
    for number, element in enumerate(root.iter()):
        for key in [*element.keys(), "class", "parent", "points", "visible", "properties", "id"]:
            for value in STRANGE:
                copy = deepcopy(root)
                next(islice(copy.iter(), number, None)).set(key, value)
                yield f"{element.tag} {key}={value[:20]!r}", copy
        for key in [*element.keys()]:
            copy = deepcopy(root)
            del next(islice(copy.iter(), number, None)).attrib[key]
            yield f"{element.tag} without {key}", copy
        for other in sorted({each.tag for each in root.iter()} | {"text", "tile", "group"}):
            copy = deepcopy(root)
            next(islice(copy.iter(), number, None)).tag = other
            yield f"{element.tag} as {other}", copy
        for place in range(len(element)):
            copy = deepcopy(root)
            changed = next(islice(copy.iter(), number, None))
            changed.append(deepcopy(changed[place]))
            yield f"{element.tag}: {element[place].tag} twice", copy
            copy = deepcopy(root)
            changed = next(islice(copy.iter(), number, None))
            del changed[place]
            yield f"{element.tag} without {element[place].tag}", copy
        for text in ("", "x", "1,x", "1" * 2000):
            copy = deepcopy(root)
            next(islice(copy.iter(), number, None)).text = text
            yield f"{element.tag}: text {text[:20]!r}", copy


def words(said: Text | str) -> str:
    text = str(said)
    assert not PYTHON.search(text), text
    assert "\n" not in text
    assert len(text) < 1200
    return text


@pytest.mark.slow
def test_whatever_is_changed_in_a_map_it_is_read_or_refused_in_plain_words(reader: Read) -> None:
    tried = 0
    for name, root in spoilt(reader.root()):
        try:
            read = reader.of(root)
            if isinstance(read, str):
                words(read)
            elif isinstance(read, dict):
                found = look(read)[1]
                for fault in (*found.faults, *found.warnings):
                    words(fault.text)
        except Exception as error:
            raise AssertionError(name) from error
        tried += 1
    assert tried > 1000
