"""Every kind of mistake in a map: the messages about it, and its correction.

The map is `broken/NAME.tmx`; to correct it, replace `wrong` by `right`.
"""

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Mistake(NamedTuple):
    """The wrong and the right text; kind and sentence of each fault, in order, and of each warning."""

    wrong: str
    right: str
    faults: tuple[tuple[str, str], ...]
    warnings: tuple[tuple[str, str], ...] = ()


def broken(name: str) -> Path:
    """The path of the map with a mistake."""
    return HERE / "broken" / f"{name}.tmx"


def _map(kind: str, why: str) -> tuple[str, str]:
    return kind, f"The map: {why}"


def _room(object: str, kind: str, why: str) -> tuple[str, str]:
    return kind, f"Layer “rooms”, object “{object}”: {why}"


def _door(object: str, kind: str, why: str) -> tuple[str, str]:
    return kind, f"Layer “doors”, object “{object}”: {why}"


def _thing(object: str, kind: str, why: str) -> tuple[str, str]:
    return kind, f"Layer “things”, object “{object}”: {why}"


NAME_RULE = "lower-case letters a to z, digits and “-”, a letter first, 40 characters at most."
CLASSES = "room, door, start, exit, encounter, random, shop, loot, story, secret"
OF_MAP = "title, blurb, author, minutes, start, torches, heroes, sets"
OF_STORE = "draught, common, ability, rare, lantern_of_the_last_inn, widows_needle, crown_of_small_mercies, fools_lens"
OF_STORE += ", sextons_spade, marshals_horn, hollow_die, salt_circle, cutpurses_thread, beggars_deuce"
LONG_TEXT = "And then it goes on. " * 30
NEVER_NEEDED = _thing("drop", "never-needed", "it gives the flag “rope”, which no object needs.")

MISTAKES = {
    # the map
    "no-title": Mistake('"title" value=" "', '"title" value="The Well"', (_map("no-title", "it has no title."),)),
    "long-title": Mistake(
        "The Well, the Bucket, and What Was in the Bucket",
        "The Well",
        (_map("long", "its title has 48 characters; 40 at most can be shown."),),
    ),
    "first-level": Mistake(
        '"start" value="6"',
        '"start" value="5"',
        (_map("range-start", "its start must be a whole number from 1 to 5, not “6”."),),
    ),
    "torches": Mistake(
        '"torches" value="none"',
        '"torches" value="1"',
        (_map("range-torches", "its torches must be a whole number from 1 to 9, not “none”."),),
    ),
    "minutes": Mistake(
        '"minutes" value="-5"',
        '"minutes" value="5"',
        (_map("range-minutes", "its minutes must be a whole number from 1 to 999, not “-5”."),),
    ),
    "heroes": Mistake(
        '"heroes" value="4-1"',
        '"heroes" value="1-4"',
        (_map("heroes", "its heroes must be a number from 1 to 4, or two such as “1-4”, not “4-1”."),),
    ),
    "sets-of-the-map": Mistake(
        '"sets" value="fenwild underhell"',
        '"sets" value="fenwild underhall"',
        (_map("unknown-sets", "sets: “underhell” is not known. Did you mean “underhall”?"),),
    ),
    "property-of-the-map": Mistake(
        '"zzz" value="1"',
        '"torches" value="1"',
        (_map("property", f"property: “zzz” is not known. There are: {OF_MAP}."),),
    ),
    "no-start": Mistake(
        'type="random"', 'type="start"', (_map("no-start", "there is no start: an object of the class “start”."),)
    ),
    "two-starts": Mistake(
        'name="begin-again" type="start"',
        'name="begin-again" type="random"',
        (_thing("begin-again", "two-starts", "there is a start already, “begin”; there can be only one."),),
    ),
    "no-exit": Mistake(
        'type="story"', 'type="exit"', (_map("no-exit", "there is no exit: an object of the class “exit”."),)
    ),
    # any object
    "no-name": Mistake('"5" type="enc', '"5" name="ogre" type="enc', (_thing("#5", "no-name", "it has no name."),)),
    "bad-name": Mistake("Ogre No. 1", "ogre", (_thing("Ogre No. 1", "name", f"this cannot be its name: {NAME_RULE}"),)),
    "one-name-twice": Mistake(
        'name="hall" type="encounter"',
        'name="ogre" type="encounter"',
        (_thing("hall", "twice", "there is another object of this name, on the layer “rooms”."),),
    ),
    "no-class": Mistake(
        '"ogre" x',
        '"ogre" type="encounter" x',
        (_thing("ogre", "no-type", f"it does not say what it is. Its class must be one of: {CLASSES}."),),
    ),
    "class": Mistake(
        "encouter",
        "encounter",
        (_thing("ogre", "type", "class: “encouter” is not known. Did you mean “encounter”?"),),
    ),
    "property": Mistake(
        "modifer",
        "modifier",
        (_thing("ogre", "property", "property: “modifer” is not known. Did you mean “modifier”?"),),
    ),
    "signs": Mistake(
        "You\u200b are", "You are", (_thing("way-out", "signs", "its text has characters that cannot be shown."),)
    ),
    "long-text": Mistake(
        LONG_TEXT,
        LONG_TEXT[:600],
        (_thing("way-out", "long", "its text has 629 characters; 600 at most can be shown."),),
    ),
    # rooms
    "room-without-title": Mistake(
        '"title" value=""', '"title" value="Hall"', (_room("hall", "no-title", "it has no title."),)
    ),
    "rooms-overlap": Mistake(
        'x="0" y="0" width="196"',
        'x="0" y="0" width="160"',
        (_room("crypt", "overlap", "it lies over the room “hall”."),),
    ),
    "room-of-no-size": Mistake(
        'y="200" width="160" height="0"',
        'y="200" width="160" height="99"',
        (
            _room("loft", "no-box", "a room must be a rectangle."),
            _door("ladder", "nowhere", "its last end lies in no room."),
        ),
    ),
    "room-turned": Mistake(
        'rotation="45"', 'rotation="0"', (_room("crypt", "turned", "a room must lie straight, not turned."),)
    ),
    "room-out-of-reach": Mistake(
        '"oneway" value="yes"',
        '"oneway" value="no"',
        (_room("loft", "room-out-of-reach", "nobody can ever come here."),),
    ),
    # doors
    "door-is-a-point": Mistake(
        "<point/><!-- arch -->",
        '<polyline points="0,0 80,0"/>',
        (_door("arch", "no-line", "a door must be a line from one room to another."),),
    ),
    "door-to-nowhere": Mistake(
        '"0,0 40,0"', '"0,0 80,0"', (_door("arch", "nowhere", "its last end lies in no room."),)
    ),
    "door-from-the-wall": Mistake(
        'x="192" y="80"><polyline points="-32,0 8,0"/>',
        'x="192" y="80"><polyline points="-52,0 8,0"/>',
        (_door("arch", "between", "its first end lies in two rooms, “hall” and “closet”."),),
    ),
    "door-within-a-room": Mistake(
        '"0,0 -80,0"', '"0,0 80,0"', (_door("arch", "one-room", "both its ends lie in the room “hall”."),)
    ),
    "one-way-perhaps": Mistake(
        '"oneway" value="perhaps"',
        '"oneway" value="no"',
        (_door("arch", "unknown-oneway", "oneway: “perhaps” is not known. There are: no, yes."),),
    ),
    "trap": Mistake(
        '"oneway" value="yes"',
        '"oneway" value="no"',
        (_door("chute", "trap", "it leads one way only, and from behind it nobody can ever come to an exit."),),
    ),
    "trap-for-the-hasty": Mistake(
        '"oneway" value="yes"',
        '"oneway" value="no"',
        (),
        (
            _door(
                "arch", "early-trap", "it leads one way only: whoever goes through too early can never come to an exit."
            ),
        ),
    ),
    # things
    "thing-in-no-room": Mistake(
        'x="176" y="80"', 'x="200" y="80"', (_thing("ogre", "no-room", "it lies in no room."),)
    ),
    "thing-in-two-rooms": Mistake(
        'x="150" y="80" width="60"',
        'x="200" y="80" width="60"',
        (_thing("ogre", "two-rooms", "it lies in two rooms, “hall” and “crypt”."),),
    ),
    "thing-is-a-line": Mistake(
        '<polyline points="0,0 9,9"/>',
        "<point/><!-- ogre -->",
        (_thing("ogre", "line", "it must be a point or a rectangle, not a line."),),
    ),
    "exit-without-text": Mistake(
        '"text" value=""', '"text" value="Out."', (_thing("way-out", "no-text", "it has no text."),)
    ),
    "contradiction": Mistake(
        '"unless" value="rope"',
        '"order" value="2"',
        (_thing("drop-2", "contradiction", "it needs “rope” and is gone with it: it is never there."),),
    ),
    # encounters
    "level": Mistake(
        '"level" value="6"',
        '"level" value="5"',
        (_thing("ogre", "range-level", "its level must be a whole number from 0 to 5, not “6”."),),
    ),
    "modifier": Mistake(
        '"modifier" value="+6"',
        '"modifier" value="+5"',
        (_thing("ogre", "range-modifier", "its modifier must be a whole number from −5 to 5, not “+6”."),),
    ),
    "boss": Mistake(
        "gorath",
        "gorrath",
        (_thing("ogre", "unknown-boss", "boss: “gorath” is not known. Did you mean “gorrath”?"),),
    ),
    "special": Mistake(
        "tollkeper",
        "tollkeeper",
        (_thing("ogre", "unknown-special", "special: “tollkeper” is not known. Did you mean “tollkeeper”?"),),
    ),
    "enemies": Mistake(
        "bone_archers",
        "bone_archer",
        (_thing("ogre", "unknown-enemies", "enemies: “bone_archers” is not known. Did you mean “bone_archer”?"),),
    ),
    "sets": Mistake(
        "gilded",
        "court",
        (_thing("ogre", "unknown-sets", "sets: “gilded” is not known. There are: underhall, fenwild, court."),),
    ),
    "enemies-do-not-add-up": Mistake(
        "bone_archer lantern_wisp",
        "bone_archer grave_porter",
        (_thing("ogre", "sum", "its enemies add up to 5, but 5 and its modifier make 6."),),
    ),
    "boss-and-special": Mistake(
        '"special" value="swarm"',
        '"level" value="3"',
        (_thing("ogre", "both", "it has a boss and a special encounter; there can be only one of them."),),
    ),
    "nobody-to-fight": Mistake(
        '"modifier" value="-5"',
        '"modifier" value="-4"',
        (_thing("ogre", "nobody", "there is nobody to fight: no boss, no special encounter, and a modifier of −5."),),
    ),
    "crowd": Mistake(
        "cellar_gnawers cellar_gnawers cellar_gnawers bone_archer",
        "bone_archer bone_archer",
        (_thing("ogre", "crowd", "for 4 heroes it has 16 enemies; there is room for 12."),),
    ),
    "enemies-and-sets": Mistake(
        '"sets" value="court"',
        '"level" value="3"',
        (
            _thing(
                "ogre", "enemies-and-sets", "its enemies are named, so none are drawn from sets: leave one of them out."
            ),
        ),
    ),
    "chance": Mistake(
        '"chance" value="50%"',
        '"chance" value="50"',
        (_thing("bats", "range-chance", "its chance must be a whole number from 1 to 100, not “50%”."),),
    ),
    "nobody-comes": Mistake(
        '"modifier" value="-5"',
        '"modifier" value="-4"',
        (_thing("bats", "nobody", "with a modifier of −5 nobody would come."),),
    ),
    # shops and loot
    "empty-shop": Mistake(
        '"stock" value=""',
        '"stock" value="rare"',
        (_thing("stall", "no-stock", "it has no stock: nothing is for sale there."),),
    ),
    "stock": Mistake(
        "rare sword",
        "rare common",
        (_thing("stall", "unknown-stock", f"stock: “sword” is not known. There are: {OF_STORE}."),),
    ),
    "price": Mistake(
        "rare:0",
        "rare:1",
        (_thing("stall", "price", "the price of “rare” must be from 1 to 30 cards, not “0”."),),
    ),
    "the-same-twice": Mistake(
        "rare:9 rare:12", "rare:9 common", (_thing("stall", "stock-twice", "“rare” is for sale twice."),)
    ),
    "too-much-stock": Mistake(
        " widows_needle fools_lens sextons_spade",
        " widows_needle fools_lens",
        (_thing("stall", "much-stock", "it has 9 things for sale; 8 at most."),),
    ),
    "no-loot": Mistake(
        '"title" value="Chest"',
        '"loot" value="rare"',
        (_thing("chest", "no-loot", "it does not say which loot lies there."),),
    ),
    "loot": Mistake(
        "hollow_dice",
        "hollow_die",
        (_thing("chest", "unknown-loot", "loot: “hollow_dice” is not known. Did you mean “hollow_die”?"),),
    ),
    # stories
    "choice-without-then": Mistake(
        '"choice2" value="Run"/>',
        '"choice2" value="Run"/><property name="then2" value="You run."/>',
        (_thing("tale", "no-then", "it has no then2."),),
    ),
    "then-without-choice": Mistake(
        '"effect2" value="rare"', '"choice2" value="Run"', (_thing("tale", "no-choice", "it has no choice2."),)
    ),
    "gap-in-choices": Mistake(
        '"choice3" value="Run"/><property name="then3"',
        '"choice2" value="Run"/><property name="then2"',
        (_thing("tale", "gap", "its choices are 1, 3; they are counted from 1 without a gap."),),
    ),
    "effect": Mistake(
        "draw+3",
        "draw+2",
        (_thing("tale", "unknown-effect", "effect1: “draw+3” is not known. Did you mean “draw+2”?"),),
    ),
    "dead-choice": Mistake(
        '"gives1" value="rope"/>',
        '"gives1" value="rope"/><property name="gives2" value="rope"/>',
        (_thing("tale", "dead-choice", "after its choice 2 nobody can ever come to an exit."),),
    ),
    # flags
    "flag": Mistake(
        '"gives" value="Old Rope"',
        '"gives" value="rope"',
        (_thing("drop", "flag", f"“Old Rope” cannot be the name of a flag: {NAME_RULE}"),),
    ),
    "flag-never-given": Mistake(
        '"needs" value="roop"',
        '"needs" value="rope"',
        (_door("arch", "never-given", "it needs the flag “roop”, which no object gives. Did you mean “rope”?"),),
        (NEVER_NEEDED,),
    ),
    "hidden-for-ever": Mistake(
        '"hidden" value="lamp"',
        '"hidden" value="rope"',
        (_door("arch", "hidden-for-ever", "it is hidden until the flag “lamp”, which no object gives."),),
        (NEVER_NEEDED,),
    ),
    "flags-in-a-circle": Mistake(
        '"rope"/><property name="needs" value="hook"/>',
        '"rope"/><property name="title" value="Rope"/>',
        (
            _thing("drop", "never-had", "it needs the flag “hook”, which nobody can ever have here."),
            _thing("hook", "never-had", "it needs the flag “rope”, which nobody can ever have here."),
            _thing("rail", "never-had", "it needs the flag “hook”, which nobody can ever have here."),
        ),
    ),
    "key-behind-its-door": Mistake(
        'x="260" y="100"',
        'x="60" y="100"',
        (
            _room("crypt", "room-out-of-reach", "nobody can ever come here."),
            _thing("way-out", "exit-out-of-reach", "nobody can ever come to this exit."),
            _door("arch", "never-had", "it needs the flag “rope”, which nobody can ever have here."),
        ),
    ),
    # warnings
    "flag-never-needed": Mistake(
        '"gives" value="fame"',
        '"title" value="Fame"',
        (),
        (_thing("ogre", "never-needed", "it gives the flag “fame”, which no object needs."),),
    ),
    "unless-what": Mistake(
        '"unless" value="fed"',
        '"title" value="Hungry"',
        (),
        (_thing("ogre", "unless-never", "it is gone with “fed”, which no object gives."),),
    ),
    "exit-without-a-fight": Mistake(
        '"way-out" type="exit" x="20"',
        '"way-out" type="exit" x="330"',
        (),
        (_thing("way-out", "no-fight", "it can be reached without any encounter."),),
    ),
}
