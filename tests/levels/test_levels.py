"""Tests for maps: ours all load and have a slot for every zone; bad and hostile ones are refused in one plain line."""

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
import pytmx

from game import files, levels
from game.rules import games
from tests import work
from tests.contract.plays import presets

ZONES = ("deck", "room.0")
SOON = 7_000_000  # calls; without limits, hostile files would take minutes
CELLS = ",".join(["1"] * 6)
MAP = f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="80" tileheight="80" infinite="0"
     backgroundcolor="#0d0b10">
 <properties>
  <property name="origin_x" type="int" value="100"/>
  <property name="origin_y" type="int" value="40"/>
 </properties>
 <tileset firstgid="1" source="room.tsx"/>
 <tileset firstgid="1001" source="flames.tsx"/>
 <layer id="1" name="stone" width="3" height="2"><data encoding="csv">{CELLS}</data></layer>
 <objectgroup id="2" name="slots">
  <object id="1" name="deck" type="slot" x="110" y="60" width="112" height="157">
   <properties>
    <property name="lay" value="fan"/>
    <property name="step_x" type="float" value="-2.5"/>
    <property name="extent" type="int" value="260"/>
   </properties>
  </object>
  <object id="2" name="room.0" type="slot" x="300" y="60" width="112" height="157"/>
  <object id="3" name="health" type="gauge" x="300" y="400" width="344" height="34"/>
  <object id="4" name="torch" type="light" x="467" y="288">
   <properties>
    <property name="colour" value="#ffb45a"/>
    <property name="radius" type="float" value="270"/>
    <property name="strength" type="float" value="0.34"/>
   </properties>
   <point/>
  </object>
  <object id="5" name="torch" type="flame" gid="1001" x="419" y="330" width="96" height="144"/>
 </objectgroup>
</map>
"""

FURNISHINGS = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="own-furnishings" tilewidth="60" tileheight="120" tilecount="4" columns="0">
 <tile id="0"><image source="furnishings/banner.webp" width="60" height="120"/></tile>
 <tile id="1"><image source="furnishings/none.webp" width="60" height="120"/></tile>
 <tile id="2"><image source="../secret.webp" width="60" height="120"/></tile>
 <tile id="3"><image source="furnishings/../../secret.webp" width="60" height="120"/></tile>
</tileset>
"""
DRESSED = (
    MAP.replace(' <layer id="1"', ' <tileset firstgid="2001" source="own-furnishings.tsx"/>\n <layer id="1"', 1)
    .replace(" </properties>", ' <property name="ambience" value="ambience-wind"/></properties>', 1)
    .replace(
        "</map>",
        """ <objectgroup id="3" name="furnishings">
  <object id="10" name="left.banner" type="furnishing" gid="2001" x="120" y="200" width="60" height="120">
   <properties>
    <property name="from" type="int" value="3"/>
    <property name="to" type="int" value="9"/>
   </properties>
  </object>
 </objectgroup>
 <objectgroup id="4" name="moods">
  <object id="11" name="low" type="mood" x="0" y="0">
   <properties>
    <property name="air" value="mist"/>
    <property name="ambience" value="ambience-deep ambience-drips"/>
    <property name="flare" type="float" value="0.5"/>
    <property name="from" type="int" value="2"/>
    <property name="grey" type="float" value="0.5"/>
    <property name="tint" value="#8090ff"/>
    <property name="torch" value="#c080ff"/>
   </properties>
   <point/>
  </object>
 </objectgroup>
</map>""",
    )
)
BANNER = next(line for line in DRESSED.splitlines() if "left.banner" in line)
LOW = DRESSED[DRESSED.index('  <object id="11"') : DRESSED.index(" </objectgroup>\n</map>")]


@pytest.fixture
def load(tmp_path: Path) -> Callable[[str | bytes], levels.Room]:
    def load(text: str | bytes) -> levels.Room:
        path = tmp_path / "my.tmx"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return levels.load(path, ZONES, ZONES)

    return load


def test_a_map_becomes_plain_data(load) -> None:
    room = load(MAP)
    assert room.bounds == (-100, -40, 240, 160)
    assert room.slots["deck"] == ("deck", (10, 20, 112, 157), "fan", "mini", -2.5, 0, 260, "none", "", "", 0, 0)
    assert room.slots["room.0"].lay == "single"
    assert room.gauges == {"health": ((200, 360, 344, 34), "number", "", "", "")}
    assert room.lights == [("torch", (367, 248, 0, 0), 270, "#ffb45a", 0.34, 0, 0)]
    assert room.flames == [("torch", (319, 146, 96, 144), ("flames", 0))]
    assert room.layers == [("stone", ((("room", 0),) * 3,) * 2)]
    flames = room.tilesets["flames"]
    assert flames.image.is_file()
    assert len(flames.animations[0]) == 16
    assert all(frame.ms > 0 for frame in flames.animations[0])


def test_what_is_printed_how_a_card_lies_and_how_long_it_is_held(load) -> None:
    more = '<property name="print" value="plain"/><property name="turned" type="int" value="90"/>'
    more += '<property name="hold" type="float" value="0.5"/><property name="lay" value="fan"/>'
    room = load(MAP.replace('<property name="lay" value="fan"/>', more).replace(HEALTH, with_pair("deck room.0")))
    assert room.slots["deck"][-3:] == ("plain", 90, 0.5)
    assert room.slots["room.0"][-3:] == ("", 0, 0)
    assert room.places["health"].pair == ("deck", "room.0")


def ours(path: Path) -> levels.Room:
    """Load one of our maps, needing no zones now; its game's zones are known."""
    game = games().get(path.stem.partition("-")[0])
    return levels.load(path, (), game.zones if game else None if path.stem == levels.COMMON else ())


@pytest.fixture
def furnished(load, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], levels.Room]:
    """Return a function that loads a map from a folder with a few furnishings, like our own."""
    folder, level = tmp_path / "levels", files.level
    (folder / "furnishings").mkdir(parents=True)
    for file in (level("room.tsx"), level("room.webp"), level("flames.tsx"), level("flames.webp")):
        (folder / file.name).write_bytes(file.read_bytes())
    (tmp_path / "secret.webp").touch()
    (folder / "furnishings" / "banner.webp").touch()
    (folder / "own-furnishings.tsx").write_text(FURNISHINGS, encoding="utf-8")
    monkeypatch.setattr(files, "level", lambda name: folder / name)
    return load


def test_what_may_stand_in_a_room_and_its_light_are_plain_data_too(furnished) -> None:
    room = furnished(DRESSED)
    image = files.level("furnishings/banner.webp")
    assert room.furnishings == [("left", "banner", (20, 40, 60, 120), image, 3, 9)]
    assert room.moods == [
        ("low", 2, 0, 0.5, "#8090ff", "#000000", "#c080ff", 0.5, "", 1, "mist", ("ambience-deep", "ambience-drips"))
    ]
    assert room.ambience == ("ambience-wind",)
    assert furnished(MAP).ambience == ()
    assert set(room.tilesets) == {"room", "flames"}  # only grids count as tilesets


@pytest.mark.parametrize("path", sorted(files.level("").glob("*.tmx")), ids=lambda path: path.stem)
def test_only_cues_that_are_there_run_on_in_our_rooms(path: Path) -> None:
    room = ours(path)
    cues = json.loads(files.asset("sounds/cues.json").read_text(encoding="utf-8"))
    named = {*room.ambience, *(cue for mood in room.moods for cue in mood.ambience)}
    assert {cue for cue in named if not cues.get(cue, {}).get("loop")} == set()


@pytest.mark.parametrize("path", sorted(files.level("").glob("*.tmx")), ids=lambda path: path.stem)
def test_our_maps_can_be_read(path: Path) -> None:
    room = ours(path)
    for layer in room.layers:
        assert any(tile for row in layer.cells for tile in row)


def test_no_flame_stands_on_the_table_of_a_quest_which_is_seen_from_above() -> None:
    room = ours(files.level("map.tmx"))
    assert not room.flames
    assert [light.name for light in room.lights if light.flicker], "its coals still glow"


@pytest.mark.parametrize("preset", presets(), ids=str)
def test_every_game_has_a_room_with_a_slot_for_every_zone(preset) -> None:
    game, view = preset.game, preset.match(1).view(0)
    if game.combatants is not None:  # each figure has its own cards; tests/app/test_arena_rows.py
        assert not levels.load(files.level(f"{levels.ARENA}.tmx"), (), ()).slots
        return
    name = levels.map_of(game.id, levels.way_of(game, preset.options))
    room = levels.load(files.level(f"{name}.tmx"), view.zones, None if name == levels.COMMON else game.zones)
    assert set(room.slots) == set(view.zones)
    assert set(view.gauges) <= {*room.gauges, *room.captions}  # shown as a gauge or in words
    for slot in room.slots.values():
        assert slot.box.x >= 0
        assert slot.box.x + slot.box.w <= 1280
        assert slot.box.y >= 0
        assert slot.box.y + slot.box.h <= 800
    for thing in (*room.slots.values(), *room.places.values(), *room.gauges.values()):
        assert not thing.icon or files.asset(f"ui/icons/{thing.icon}.webp").is_file()
    assert all(files.asset(f"ui/{p.picture}.webp").is_file() for p in room.places.values() if p.picture)


def test_a_game_has_a_map_for_the_way_it_is_played_or_for_all_or_lies_on_the_common_table() -> None:
    assert levels.map_of("scoundrel") == levels.map_of("scoundrel", "none-such") == "scoundrel"
    assert levels.map_of("none-such", "duo") == levels.COMMON
    path = files.level("table.tmx")
    assert set(levels.load(path, ("room.1", "deck")).slots) == {"room.1", "deck"}
    with pytest.raises(levels.BadMap, match="no slot for the zone “cellar”"):
        levels.load(path, ("deck", "cellar"))


def bombs() -> str:
    lines = ["<!ENTITY a0 'ha'>"] + [f"<!ENTITY a{i} '{f'&a{i - 1};' * 10}'>" for i in range(1, 10)]
    return f"<!DOCTYPE map [{''.join(lines)}]>"


def with_head(head: str, use: str = "") -> str:
    return MAP.replace("<map ", head + "<map ", 1).replace('name="stone"', f'name="stone{use}"')


DECK = MAP[MAP.index('  <object id="1"') : MAP.index('  <object id="2"')]
ROOM_0 = next(line for line in MAP.splitlines() if 'name="room.0"' in line)
LAYER = next(line for line in MAP.splitlines() if "<layer" in line)

HEALTH = next(line for line in MAP.splitlines() if 'name="health"' in line)


def with_pair(zones: str, type: str = "place", key: str = "pair") -> str:
    head = HEALTH.replace('type="gauge"', f'type="{type}"').replace("/>", ">")
    return f'{head}<properties><property name="{key}" value="{zones}"/></properties></object>'


BAD = {
    "nothing": ("", "not complete XML"),
    "no XML": ("once upon a time", "not complete XML"),
    "cut short": (MAP[: len(MAP) // 2], "not complete XML; it breaks at line"),
    "no text": (b"\x00\xff" * 20, "not complete XML"),
    "an unknown encoding": (MAP.replace('"UTF-8"', '"klingon"'), "its encoding “klingon” is not understood"),
    "an encoding of several bytes": (MAP.replace('"UTF-8"', '"gb2312"'), "its encoding “gb2312” is not understood"),
    "another encoding than it says": (
        MAP.replace("stone", "stöne").encode("latin-1"),
        "not saved in the encoding “UTF-8”; it breaks at line 10",
    ),
    "UTF-16 that says UTF-8": (MAP.encode("utf-16"), "not saved in the encoding “UTF-8”"),
    "tiles of no size": (MAP.replace('tilewidth="80"', 'tilewidth="0"'), "its tiles have no size"),
    "another tag": ("<svg/>", "not a Tiled map"),
    "a map in a map": (MAP.replace("<point/>", "<map/>"), "not a Tiled map"),
    "billion laughs": (with_head(bombs(), "&a9;"), "document type"),
    "external entity": (with_head("<!DOCTYPE map [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>", "&e;"), "document type"),
    "external DTD": (with_head("<!DOCTYPE map SYSTEM 'http://example.org/map.dtd'>"), "document type"),
    "undefined entity": (with_head("", "&lol;"), "not complete XML"),
    "too deep": (MAP[: MAP.index("<properties>")] + "<properties>" * 20, "“properties” is not understood here"),
    "too many": (MAP.replace(ROOM_0, ROOM_0 + "<object/>" * 30_000), "more than 20.?000 elements"),
    "too large": (MAP + " " * 2_000_000, "larger than"),
    "too wide": (MAP.replace('width="3"', 'width="100000"'), "between 1 and 512"),
    "no size": (MAP.replace('width="3" height="2" tilewidth', "tilewidth"), "it has no width"),
    "a size below zero": (
        MAP.replace('<layer id="1" name="stone" width="3"', '<layer name="stone" width="-3"'),
        "stone",
    ),
    "infinite": (MAP.replace('infinite="0"', 'infinite="1"'), "fixed size"),
    "isometric": (MAP.replace("orthogonal", "isometric"), "orthogonal"),
    "base64": (MAP.replace('encoding="csv"', 'encoding="base64" compression="zlib"'), "layer “stone”: .* CSV"),
    "tiles as XML": (MAP.replace(f'<data encoding="csv">{CELLS}', "<data><tile gid='1'/>"), "stone”: .* CSV"),
    "tiles missing": (MAP.replace(CELLS, "1,1,1"), "layer “stone”: it has 3 tiles where 6 should be"),
    "tiles no numbers": (MAP.replace(CELLS, "1,1,x,1,1,1"), "layer “stone”: its tile makes no sense: “x”"),
    "a flipped tile": (
        MAP.replace(CELLS, "1,1,2147483649,1,1,1"),
        "“stone”: flipped and turned tiles are not",
    ),
    "a flipped flame": (
        MAP.replace(' gid="1001"', ' gid="1073742825"'),
        "“torch”: flipped and turned tiles are not",
    ),
    "a tile of another size": (MAP.replace(CELLS, "1,1,1001,1,1,1"), "“stone”: tile 1001 is not as large as the map's"),
    "a layer without tiles": (
        MAP.replace(f'<data encoding="csv">{CELLS}</data>', ""),
        "“stone”: it has no tiles",
    ),
    "a tile of no set": (MAP.replace(CELLS, "1,1,900,1,1,1"), "layer “stone”: tile 900 is in none"),
    "an image layer": (
        MAP.replace(LAYER, "<imagelayer name='sky'><image source='x.png'/></imagelayer>"),
        "image layers are not",
    ),
    "a group": (MAP.replace(LAYER, f"<group name='all'>{LAYER}</group>"), "groups of layers are not understood"),
    "a tileset inside": (MAP.replace('source="room.tsx"', 'name="own"'), "not one of ours"),
    "a tileset elsewhere": (MAP.replace("room.tsx", "../../etc/room.tsx"), "“../../etc/room.tsx” is not one of ours"),
    "a tileset from the net": (MAP.replace("room.tsx", "http://example.org/room.tsx"), "not one of ours"),
    "a tileset twice": (
        MAP.replace('source="flames.tsx"', 'source="room.tsx"'),
        "its tileset “room.tsx” is there twice",
    ),
    "a tileset not there": (MAP.replace("room.tsx", "cellar.tsx"), "“cellar.tsx” is not one of ours"),
    "a template": (MAP.replace('<object id="2"', '<object template="x.tx" id="2"'), "object “room.0”: templates"),
    "a slot twice": (MAP.replace(ROOM_0, ROOM_0 + ROOM_0), "layer “slots”, object “room.0”: it is there twice"),
    "a slot missing": (MAP.replace(ROOM_0, ""), "there is no slot for the zone “room.0”"),
    "an unknown zone": (
        MAP.replace(ROOM_0, ROOM_0 + ROOM_0.replace("room.0", "cellar")),
        "“cellar”: the game has no zone",
    ),
    "a slot without a size": (MAP.replace(ROOM_0, ROOM_0.replace('width="112"', "")), "“room.0”: it has no size"),
    "a negative slot": (MAP.replace(ROOM_0, ROOM_0.replace('"112"', '"-112"')), "“room.0”: its width is below zero"),
    "no number": (MAP.replace('x="300" y="60"', 'x="nan" y="60"'), "“room.0”: its x makes no sense: “nan”"),
    "a huge number": (MAP.replace('x="300" y="60"', 'x="1e300" y="60"'), "“room.0”: its x makes no sense"),
    "a word for a number": (
        MAP.replace('value="-2.5"', 'value="left"'),
        "its property “step_x” must be .* “float”, not “left”",
    ),
    "a number as text": (
        MAP.replace('type="float" value="-2.5"', 'value="-2.5"'),
        "“step_x” must be .* not “-2.5”",
    ),
    "yes for a number": (
        MAP.replace('type="int" value="260"', 'type="bool" value="true"'),
        "“deck”: its property “extent” must be of the type “float”, not “true”",
    ),
    "an unknown lay": (MAP.replace('value="fan"', 'value="heap"'), "“deck”: its lay makes no sense: “heap”"),
    "an unknown print": (MAP.replace('name="lay" value="fan"', 'name="print" value="x"'), "“deck”: its print makes no"),
    "a card askew": (
        MAP.replace('name="extent" type="int" value="260"', 'name="turned" type="int" value="45"'),
        "“deck”: a card is turned by 0 or 90 degrees",
    ),
    "a card held for ever": (
        MAP.replace('name="step_x" type="float" value="-2.5"', 'name="hold" type="float" value="90"'),
        "“deck”: a card is .* held for 0 to 3",
    ),
    "a pair of one": (MAP.replace(HEALTH, with_pair("deck")), "“health”: a pair is of two zones"),
    "a pair of nothing": (MAP.replace(HEALTH, with_pair("deck cellar")), "“health”: the game has no zone"),
    "a gauge of no cards": (MAP.replace(HEALTH, with_pair("cellar", "gauge", "cards")), "“health”: the game has no"),
    "a file property": (MAP.replace('name="lay"', 'name="lay" type="file"'), "property “lay” is of the type “file”"),
    "a class property": (MAP.replace('name="lay"', 'name="lay" type="class"'), "property “lay” is of the type “class”"),
    "a property without a name": (MAP.replace('name="lay"', ""), "“deck”: it has a property without a name"),
    "an icon of nothing known": (
        MAP.replace('name="lay" value="fan"', 'name="icon" value="Fan"'),
        "“deck”: its icon makes no sense: “Fan”",
    ),
    "an unknown type": (MAP.replace('type="gauge"', 'type="gouge"'), "“health”: its class “gouge” is not known"),
    "no type": (
        MAP.replace('type="gauge"', ""),
        "“health”: it does not say what it is. .*: slot, place",
    ),
    "no name": (MAP.replace('name="health" ', ""), "object “#3”: it has no name"),
    "a colour": (MAP.replace("#ffb45a", "reddish"), "“torch”: its colour makes no sense: “reddish”"),
    "a dark light": (MAP.replace('value="0.34"', 'value="34"'), "“torch”: a light needs"),
    "a light that lifts too much": (
        MAP.replace('name="strength" type="float" value="0.34"', 'name="lifts" type="float" value="34"'),
        "“torch”: a light lifts",
    ),
    "a flame of nothing": (MAP.replace(' gid="1001" ', " "), "“torch”: a flame must be a tile"),
    "a flame of no set": (MAP.replace(' gid="1001" ', ' gid="999" '), "tile 999 is in none"),
    "an origin in words": (MAP.replace('type="int" value="100"', 'value="left"'), "origin"),
    "a tile size of 0": (MAP.replace('tilewidth="80"', 'tilewidth="-1"'), "tilewidth makes no sense"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_map_is_refused_in_one_plain_line(load, name: str) -> None:
    text, words = BAD[name]
    assert text != MAP, "the map was made bad"
    with pytest.raises(levels.BadMap, match=words) as caught:
        load(text)
    assert str(caught.value).startswith("The map “my.tmx”")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


ODD = {
    "no bay": (DRESSED.replace("left.banner", "banner"), "“banner”: its name must be that of its bay, a point, and"),
    "a strange bay": (DRESSED.replace("left.banner", "../.banner"), "its name must be that of its bay"),
    "no picture": (DRESSED.replace(' gid="2001"', ""), "“left.banner”: it must be a picture by itself"),
    "a tile of a grid": (
        DRESSED.replace(' gid="2001"', ' gid="1001"'),
        "“left.banner”: it must be a picture by itself",
    ),
    "a picture in a grid": (DRESSED.replace(CELLS, "1,1,2001,1,1,1"), "layer “stone”: tile 2001 is in none"),
    "a picture that is not there": (
        DRESSED.replace(' gid="2001"', ' gid="2002"'),
        "the picture “none.webp” .* missing",
    ),
    "a picture outside": (DRESSED.replace(' gid="2001"', ' gid="2003"'), "the picture “secret.webp” .* is missing"),
    "a picture outside, hidden": (
        DRESSED.replace(' gid="2001"', ' gid="2004"'),
        "the picture “secret.webp” .* missing",
    ),
    "a furnishing twice": (DRESSED.replace(BANNER, BANNER[:-1] + "/>" + BANNER), "“left.banner”: it is there twice"),
    "a mood twice": (DRESSED.replace(LOW, LOW + LOW), "“low”: it is there twice"),
    "no room 0": (DRESSED.replace('value="3"', 'value="0"'), "“left.banner”: its rooms must go from 1 or more"),
    "rooms backwards": (DRESSED.replace('value="9"', 'value="2"'), "its rooms must go from 1 or more to no less"),
    "half a room": (DRESSED.replace('"int" value="3"', '"float" value="3.5"'), "its rooms must go from 1 or more"),
    "more than grey": (
        DRESSED.replace('"grey" type="float" value="0.5"', '"grey" type="float" value="2"'),
        "a mood tak",
    ),
    "a blinding torch": (
        DRESSED.replace('"flare" type="float" value="0.5"', '"flare" type="float" value="9"'),
        "a mood",
    ),
    "a tint in words": (DRESSED.replace("#8090ff", "blue"), "“low”: its tint makes no sense: “blue”"),
    "a torch in words": (DRESSED.replace("#c080ff", ""), "“low”: its torch makes no sense: “”"),
    "an air in words": (DRESSED.replace("mist", "smog"), "“low”: its air makes no sense: “smog”"),
    "a file for a cue": (DRESSED.replace("ambience-deep ", "../deep "), "its ambience makes no sense: “../deep”"),
    "a map's cue": (DRESSED.replace('"ambience-wind"', '"/etc/x"'), "map “my.tmx”: its ambience makes no sense"),
}


@pytest.mark.parametrize("name", ODD)
def test_what_is_wrong_with_furnishings_and_moods_is_said_in_one_plain_line(furnished, name: str) -> None:
    text, words = ODD[name]
    assert text != DRESSED, "the map was made bad"
    with pytest.raises(levels.BadMap, match=words) as caught:
        furnished(text)
    assert str(caught.value).startswith("The map “my.tmx”")
    assert "\n" not in str(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize("type", ["furnishing", "mood", "light", "slot"])
def test_many_objects_are_read_soon(furnished, type: str) -> None:
    thing = BANNER.replace(' type="furnishing"', f' type="{type}"').replace(">", "/>")
    if type != "furnishing":
        thing = thing.replace(' gid="2001"', "")
    many = "".join(thing.replace('"left.banner"', f'"left.banner{n}"') for n in range(8_000))
    with work.at_most(SOON), suppress(levels.BadMap):  # lights need a radius, slots a zone
        assert len(furnished(DRESSED.replace(BANNER, many + BANNER)).furnishings) < 20_000


def test_a_map_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(levels.BadMap, match="it is not there"):
        levels.load(tmp_path / "none.tmx", ZONES)


def test_whatever_pytmx_raises_is_one_line(load, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise KeyError("two\nlines")

    monkeypatch.setattr(pytmx.TiledTileset, "parse_xml", broken)
    with pytest.raises(levels.BadMap, match="cannot be read"):
        load(MAP)


def test_cut_anywhere_a_map_is_refused_or_whole(load) -> None:
    for cut in range(0, len(MAP) - 10, 37):
        with pytest.raises(levels.BadMap):
            load(MAP[:cut])


@pytest.mark.parametrize("seed", range(10))
def test_however_it_is_garbled_a_map_is_refused_or_read(load, seed: int) -> None:
    """The result must be a room or a `BadMap`."""
    rng = random.Random(seed)
    pieces = re.findall(r'"[^"]*"|<[/\w]+|\w+|\W', MAP)
    strange = ['"-1"', '"0"', '"99999"', '"nan"', '""', '"1e9"', '"true"', "&x;", "<!--", "\0"]
    for _ in range(40):
        garbled = pieces[:]
        for _ in range(rng.randint(1, 3)):
            garbled[rng.randrange(len(garbled))] = rng.choice(pieces + strange)
        with suppress(levels.BadMap):
            load("".join(garbled))
