"""Tests for quests as files: the plain data of a map, the list of quests, and hostile files, which must do no harm."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game import files, levels
from game.core.text import Trouble
from game.levels import quests
from game.rules.deuces.modes.quest.faults import Findings, look
from tests import work

WELL = (Path(__file__).parents[1] / "quests" / "well.tmx").read_text(encoding="utf-8")
OGRE = '<property name="modifier" value="1"/>'
LAYER = ' <layer id="9" name="floor" width="30" height="20"><data encoding="csv">{}</data></layer>\n'
FLOOR = LAYER.format(",".join(["0"] * 600))
SEA = LAYER.replace('"30" height="20"', '"512" height="512"').format("0," * (512 * 512 - 1) + "0")
GROUP = ' <objectgroup id="1" name="rooms">\n'
SOON = 4_000_000  # calls; without limits, hostile files would take minutes or all memory


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    def write(text: str | bytes, name: str = "my.tmx") -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def thing(raw: dict, name: str) -> dict:
    return next(each for each in raw["objects"] if each["name"] == name)


# data of a map


def test_a_map_becomes_plain_data(write) -> None:
    raw = quests.read(write(WELL))
    assert raw["format"] == 1
    assert raw["properties"] == {"title": "The Well"}
    assert [each["name"] for each in raw["objects"]] == ["hall", "crypt", "arch", "begin", "ogre", "way-out"]
    assert thing(raw, "ogre") == {
        "layer": "things",
        "id": 5,
        "name": "ogre",
        "type": "encounter",
        "box": [200, 80, 0, 0],
        "line": [],
        "turned": 0,
        "properties": {"modifier": "1"},
    }
    assert thing(raw, "hall")["box"] == [0, 0, 160, 160]
    assert thing(raw, "arch")["line"] == [[140, 80], [220, 80]]
    assert json.loads(json.dumps(raw)) == raw


def test_a_property_of_any_kind_is_text(write) -> None:
    more = '<property name="a" type="int" value="-3"/><property name="b" type="float" value="2"/>'
    more += '<property name="c" type="bool" value="true"/><property name="d" type="bool" value="false"/>'
    more += '<property name="e" type="float" value="0.5"/><property name="f">two\nlines</property>'
    raw = quests.read(write(WELL.replace(OGRE, more)))
    wanted = {"a": "-3", "b": "2", "c": "yes", "d": "no", "e": "0.5", "f": "two\nlines"}
    assert thing(raw, "ogre")["properties"] == wanted


def test_a_property_may_have_the_name_of_anything(write) -> None:
    more = "".join(f'<property name="{name}" value="x"/>' for name in ("points", "type", "x", "name", "parent", "id"))
    raw = quests.read(write(WELL.replace(OGRE, more)))
    assert thing(raw, "ogre")["line"] == []
    assert thing(raw, "ogre")["properties"]["points"] == "x"


def test_a_layer_that_is_moved_moves_what_lies_on_it(write) -> None:
    raw = quests.read(write(WELL.replace('name="doors"', 'name="doors" offsetx="7" offsety="-2"')))
    assert thing(raw, "arch")["line"] == [[147, 78], [227, 78]]


def test_tiles_may_be_there_and_are_not_looked_at(write) -> None:
    plain = quests.read(write(WELL))
    assert quests.read(write(WELL.replace(GROUP, FLOOR + GROUP))) == plain
    tiles = ' <tileset firstgid="1" source="room.tsx"/>\n' + FLOOR.replace("0,0,0", "0,1,2", 1)
    assert quests.read(write(WELL.replace(GROUP, tiles + GROUP))) == plain


# the list of quests


def test_ours_are_found_and_have_no_faults() -> None:
    ours = [quest for quest in quests.listing(Path("none-such")) if quest.ours]
    assert "first_lantern" in [quest.id for quest in ours]
    for quest in ours:
        assert quest.trouble is None
        assert look(quest.raw)[1] == Findings(), quest.id


def test_the_players_are_listed_with_those_that_are_broken(write, tmp_path: Path) -> None:
    write(WELL, "b well.tmx")
    write("once upon a time", "a broken.tmx")
    write(WELL, "first_lantern.tmx")
    write(WELL, ".hidden.tmx")
    write("", "notes.txt")
    (tmp_path / "a folder.tmx").mkdir()
    os.mkfifo(tmp_path / "a pipe.tmx")
    (tmp_path / "a link.tmx").symlink_to(tmp_path / "none-such")
    theirs = [quest for quest in quests.listing(tmp_path) if not quest.ours]
    said = {quest.id: str(quest.trouble or "") for quest in theirs}
    assert list(said) == ["a broken", "a folder", "a link", "a pipe", "b well", "first_lantern"]
    assert said["a broken"] == "The map “a broken.tmx”: it is not complete XML; it breaks at line 1."
    assert said["a folder"] == "The map “a folder.tmx”: it cannot be read: it is a folder."
    assert said["a link"] == "The map “a link.tmx”: it cannot be read: it is not there."
    assert said["a pipe"] == "The map “a pipe.tmx”: It is not a file."
    assert said["b well"] == ""
    assert said["first_lantern"] == "“first_lantern.tmx” has the name of a built-in quest. Give it another."


def test_a_quest_that_comes_or_changes_while_the_program_runs_is_seen(write, tmp_path: Path) -> None:
    assert all(quest.ours for quest in quests.listing(tmp_path))
    path = write(WELL)
    assert quests.find("my", tmp_path).raw["properties"] == {"title": "The Well"}
    path.write_text(WELL.replace("The Well", "The Deep Well"))
    assert quests.find("my", tmp_path).raw["properties"] == {"title": "The Deep Well"}
    path.unlink()
    with pytest.raises(Trouble, match=r"There is no quest called “my”; there are: .*first_lantern"):
        quests.find("my", tmp_path)


def test_what_has_not_changed_is_not_read_again(write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(WELL)
    quests.listing(tmp_path)
    monkeypatch.setattr(quests, "read", None)
    assert quests.find("my", tmp_path).raw is not None


def test_the_players_own_folder() -> None:
    assert quests.folder(files.homes("/somewhere").data) == Path("/somewhere/quests")


# hostile files


def doctype(inside: str) -> str:
    return WELL.replace("<map ", f"<!DOCTYPE map {inside}><map ", 1)


LAUGHS = "".join(f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, 10))
ARCH = '<polyline points="0,0 80,0"/>'
HOSTILE = {
    "huge": (WELL + " " * 2_000_000, "it is larger than"),
    "a hundred megabytes": (b" " * 100_000_000, "It is far too large."),
    "deep": (WELL.replace(OGRE, "<properties>" * 100_000), "“properties” is not understood here."),
    "full": (WELL.replace(GROUP, GROUP + "<object/>" * 100_000), "it has more than 20000 elements."),
    "many objects": (WELL.replace(GROUP, GROUP + '<object id="1"/>' * 10_000), None),
    "billion laughs": (doctype(f"[<!ENTITY a0 'ha'>{LAUGHS}]").replace("The Well", "&a9;"), "it has a document type"),
    "an external entity": (doctype("[<!ENTITY e SYSTEM 'file:///etc/passwd'>]"), "it has a document type"),
    "an external DTD": (doctype("SYSTEM 'http://127.0.0.1/map.dtd'"), "it has a document type"),
    "a tileset above": (
        WELL.replace(GROUP, ' <tileset firstgid="1" source="../../secret.tsx"/>\n' + GROUP),
        "its tileset “../../secret.tsx” is not one of ours.",
    ),
    "a tileset at the root": (
        WELL.replace(GROUP, ' <tileset firstgid="1" source="/etc/passwd"/>\n' + GROUP),
        "its tileset “/etc/passwd” is not one of ours.",
    ),
    "an image": (
        WELL.replace(GROUP, ' <imagelayer id="8" name="sky"><image source="/etc/passwd"/></imagelayer>\n' + GROUP),
        "image layers are not understood here.",
    ),
    "a million tiles": (
        WELL.replace('width="30" height="20"', 'width="1000" height="1000"'),
        "it is not between 1 and 512 tiles wide and high.",
    ),
    "a million tiles in layers": (
        WELL.replace(GROUP, SEA.replace("floor", "lake") + SEA.replace("floor", "sea") + GROUP),
        "layer “sea”: its layers have more than 262144 tiles.",
    ),
    "base64": (
        WELL.replace(GROUP, FLOOR.replace('"csv"', '"base64" compression="zlib"') + GROUP),
        "layer “floor”: its tiles must be saved as CSV.",
    ),
    "infinite": (WELL.replace('infinite="0"', 'infinite="1"'), "it must be an orthogonal map of a fixed size."),
    "a template": (
        WELL.replace('<object id="5"', '<object id="5" template="/etc/passwd"'),
        "layer “things”, object “ogre”: templates are not understood here.",
    ),
    "a class": (
        WELL.replace(OGRE, '<property name="modifier" type="class" propertytype="os"/>'),
        "object “ogre”: its property “modifier” is of the type “class”, which is not understood here.",
    ),
    "a file": (
        WELL.replace(OGRE, '<property name="modifier" type="file" value="/etc/passwd"/>'),
        "object “ogre”: its property “modifier” is of the type “file”, which is not understood here.",
    ),
    "neither true nor false": (
        WELL.replace(OGRE, '<property name="modifier" type="bool" value="maybe"/>'),
        "object “ogre”: its property “modifier” must be of the type “bool”, not “maybe”.",
    ),
    "a novel": (
        WELL.replace("You are out.", "It was a dark and stormy night. " * 100),
        "object “way-out”: its text is longer than 1000 characters.",
    ),
    "a novel in lines": (
        WELL.replace(OGRE, "<property name='won'>" + "A dark and stormy night.\n" * 100 + "</property>"),
        "object “ogre”: its won is longer than 1000 characters.",
    ),
    "a line of words": (
        WELL.replace(ARCH, '<polyline points="a,b c,d"/>'),
        "object “arch”: its point makes no sense: “a”.",
    ),
    "a line to the moon": (
        WELL.replace(ARCH, '<polyline points="0,0 1e99,0"/>'),
        "object “arch”: its point makes no sense: “1e99”.",
    ),
    "a line to nowhere": (WELL.replace(ARCH, '<polyline points="0,0 nan,0"/>'), "its point makes no sense: “nan”."),
    "a line of halves": (WELL.replace(ARCH, '<polyline points="0 1"/>'), "its point makes no sense: “”."),
    "a line of threes": (WELL.replace(ARCH, '<polyline points="0,0,0 1,1,1"/>'), "its point makes no sense: “0,0”."),
    "a line of one": (WELL.replace(ARCH, '<polyline points="0,0"/>'), "its line must have from 2 to 100 points."),
    "a line of none": (WELL.replace(ARCH, "<polyline/>"), "its line must have from 2 to 100 points."),
    "a line without end": (
        WELL.replace(ARCH, f'<polyline points="{"0,0 " * 100_000}"/>'),
        "its line must have from 2 to 100 points.",
    ),
    "a polygon": (
        WELL.replace(ARCH, '<polygon points="0,0 1,1 2,0"/>'),
        "polygons are not understood here",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_map_is_refused_at_once(write, name: str) -> None:
    text, words = HOSTILE[name]
    path = write(text)
    if words is None:  # the map is read, and refused as a quest
        with work.at_most(SOON):
            assert "many" in look(quests.read(path))[1].kinds
    else:
        with pytest.raises(levels.BadMap) as caught, work.at_most(SOON):
            quests.read(path)
        assert words in str(caught.value)
        assert len(str(caught.value)) < 200


def test_attributes_that_would_be_taken_for_our_own_do_no_harm(write) -> None:
    for name in ("points", "properties", "parent", "__class__", "offsetx", "closed", "custom_types", "image"):
        for tag in ('<object id="5"', '<objectgroup id="3"', "<map"):
            path = write(WELL.replace(tag, f'{tag} {name}="9"'))
            try:
                raw = quests.read(path)
            except levels.BadMap:
                continue
            assert thing(raw, "ogre")["line"] == []


def test_lines_are_for_quests_only(tmp_path: Path) -> None:
    text = files.level("table.tmx").read_text(encoding="utf-8").replace("<point/>", ARCH, 1)
    assert ARCH in text
    (tmp_path / "table.tmx").write_text(text, encoding="utf-8")
    with pytest.raises(levels.BadMap, match="lines are not understood here; draw a rectangle"):
        levels.load(tmp_path / "table.tmx", ())


def test_cut_anywhere_a_map_is_refused(write) -> None:
    for cut in range(0, len(WELL) - 10, 29):
        with pytest.raises(levels.BadMap):
            quests.read(write(WELL[:cut]))
