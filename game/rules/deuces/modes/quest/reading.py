"""Reading of a map's plain data into a `Plan`, with all faults found on the way.

A faulty part is recorded and left out, so that one run finds as much as possible.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from game.core.text import N_, Text

from ...enemies import SETS
from .entry import Entry, is_id, rule
from .findings import MAP, Findings, Place
from .parts import Box, Door, Plan, Room, Spot, Start, Thing
from .things import KINDS, TEXT, TITLE, Setting

BLURB = 300  # the most characters of a blurb
MOST_OBJECTS = 200
OF_MAP = ("title", "blurb", "author", "minutes", "start", "torches", "heroes", "sets")
OF_ROOM = ("title", "text")
OF_DOOR = ("text", "needs", "hidden", "oneway")
MOST_HEROES = 4
Raw = Mapping[str, Any]


class Reader:
    """Reads a map's data once. `plan` is None if there is no start, or too many objects."""

    def __init__(self, raw: Raw):
        self.findings = Findings()
        self.places: dict[str, Place] = {}  # by the ids of the objects
        self.plan: Plan | None = None
        self.map = self.entry(raw["properties"], MAP, OF_MAP)
        self.heroes = self.party()
        self.sets = self.map.words("sets", SETS) or tuple(SETS)
        if len(raw["objects"]) > MOST_OBJECTS:
            self.map.fault("many", Text("it has more than {n} objects.", n=MOST_OBJECTS))
            return
        self.read([each for each in raw["objects"] if self.named(each)])

    def entry(self, properties: Mapping[str, str], place: Place, known: Sequence[str]) -> Entry:
        return Entry(properties, place, self.findings, known)

    def read(self, objects: Sequence[Raw]) -> None:
        self.rooms = [self.room(each) for each in objects if each["type"] == "room"]
        self.apart()
        doors = [door for each in objects if each["type"] == "door" and (door := self.door(each))]
        things = [thing for each in objects if each["type"] in KINDS and (thing := self.thing(each))]
        things.sort(key=lambda thing: (thing.order, thing.id))
        start = self.start(objects, things)
        if not any(each["type"] == "exit" for each in objects):
            self.map.fault("no-exit", Text("there is no exit: an object of the class “exit”."))
        self.plan = self.whole(doors, things, start)

    def whole(self, doors: Sequence[Door], things: Sequence[Thing], start: Start | None) -> Plan | None:
        title, blurb = self.map.text("title", TITLE, needed=True), self.map.text("blurb", BLURB)
        author, minutes = self.map.text("author", TITLE), self.map.number("minutes", 1, 999, 0)
        level, torches = self.map.number("start", 1, 5, 1), self.map.number("torches", 1, 9, 3)
        if start is None:
            return None
        return Plan(
            *(title, blurb, author, minutes, level, torches, self.heroes, self.sets),
            *(tuple(self.rooms), tuple(doors), tuple(things), start),
        )

    def party(self) -> tuple[int, int]:
        """The fewest and the most heroes, from `2` or `1-4`."""
        text = self.map.properties.get("heroes", "").strip() or f"1-{MOST_HEROES}"
        low, _, high = text.partition("-")
        digits = [str(n) for n in range(1, MOST_HEROES + 1)]
        if low in digits and (high or low) in digits and low <= (high or low):
            return int(low), int(high or low)
        message = N_("its heroes must be a number from 1 to 4, or two such as “1-4”, not “{text}”.")
        self.map.fault("heroes", Text(message, text=text[:40]))
        return 1, MOST_HEROES

    # objects

    def named(self, raw: Raw) -> bool:
        """True if the object has a unique name and a known type; other objects are skipped."""
        place, type = Place(raw["layer"], raw["name"]), raw["type"]
        types = ("room", "door", *KINDS)
        if not raw["name"]:
            place = Place(raw["layer"], f"#{raw['id']}")
            self.findings.fault("no-name", place, Text("it has no name."))
        elif not is_id(raw["name"]):
            self.findings.fault("name", place, Text("this cannot be its name: {rule}", rule=rule()))
        elif raw["name"] in self.places:
            why = Text(
                "there is another object of this name, on the layer “{layer}”.",
                layer=self.places[raw["name"]].layer[:60],
            )
            self.findings.fault("twice", place, why)
        elif not type:
            why = Text("it does not say what it is. Its class must be one of: {known}.", known=", ".join(types))
            self.findings.fault("no-type", place, why)
        elif type not in types:
            self.findings.fault("type", place, self.findings.unknown("class", type, types))
        else:
            self.places[raw["name"]] = place
            return True
        return False

    def room(self, raw: Raw) -> Room:
        entry = self.entry(raw["properties"], self.places[raw["name"]], OF_ROOM)
        box = Box(*raw["box"])
        if not (box.w > 0 and box.h > 0) or raw["line"]:
            entry.fault("no-box", Text("a room must be a rectangle."))
        if raw["turned"]:
            entry.fault("turned", Text("a room must lie straight, not turned."))
        return Room(raw["name"], entry.text("title", TITLE, needed=True), entry.text("text", TEXT), box)

    def apart(self) -> None:
        """Check that no rooms overlap."""
        for one, other in combinations(self.rooms, 2):
            if _overlap(one.box, other.box):
                self.findings.fault(
                    "overlap", self.places[other.id], Text("it lies over the room “{other}”.", other=one.id)
                )

    def door(self, raw: Raw) -> Door | None:
        entry = self.entry(raw["properties"], self.places[raw["name"]], OF_DOOR)
        line = tuple(Spot(*point) for point in raw["line"])
        if len(line) < 2:
            entry.fault("no-line", Text("a door must be a line from one room to another."))
            return None
        first, second = self.end(entry, line[0], Text("its first end")), self.end(entry, line[-1], Text("its last end"))
        if first and first == second:
            entry.fault("one-room", Text("both its ends lie in the room “{room}”.", room=first))
        needs, hidden, oneway = entry.flag("needs"), entry.flag("hidden"), entry.yes("oneway")
        text = entry.text("text", TEXT)
        if not first or not second or first == second:
            return None
        return Door(raw["name"], (first, second), line, needs, hidden, oneway, text)

    def end(self, entry: Entry, spot: Spot, end: Text) -> str:
        """The room in which an end of a door lies; "" if it is not exactly one."""
        rooms = [room.id for room in self.rooms if _covers(room.box, Box(*spot, 0, 0))]
        if not rooms:
            entry.fault("nowhere", Text("{end} lies in no room.", end=end))
        elif len(rooms) > 1:
            entry.fault(
                "between",
                Text("{end} lies in two rooms, “{one}” and “{other}”.", end=end, one=rooms[0], other=rooms[1]),
            )
        return rooms[0] if len(rooms) == 1 else ""

    def thing(self, raw: Raw) -> Thing | None:
        kind = KINDS[raw["type"]]
        entry = self.entry(raw["properties"], self.places[raw["name"]], kind.properties)
        box = Box(*raw["box"])
        rooms = [room.id for room in self.rooms if _covers(room.box, box)]
        if raw["line"]:
            entry.fault("line", Text("it must be a point or a rectangle, not a line."))
        elif not rooms:
            entry.fault("no-room", Text("it lies in no room."))
        elif len(rooms) > 1:
            entry.fault("two-rooms", Text("it lies in two rooms, “{one}” and “{other}”.", one=rooms[0], other=rooms[1]))
        thing = kind.make(entry, Setting(rooms[0] if rooms else "", box, self.heroes[1], self.sets))
        return thing if len(rooms) == 1 else None

    def start(self, objects: Sequence[Raw], things: Sequence[Thing]) -> Start | None:
        """The only start; None if there is none."""
        names = [each["name"] for each in objects if each["type"] == "start"]
        if not names:
            self.map.fault("no-start", Text("there is no start: an object of the class “start”."))
        for name in names[1:]:
            why = Text("there is a start already, “{other}”; there can be only one.", other=names[0])
            self.findings.fault("two-starts", self.places[name], why)
        return next((thing for thing in things if isinstance(thing, Start)), None)


def _overlap(one: Box, other: Box) -> bool:
    """True if two rectangles share more than an edge."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 0 and down > 0


def _covers(room: Box, box: Box) -> bool:
    """True if a point or a rectangle lies in a room, wholly or in part; a point on the room's edge does."""
    if box.w > 0 and box.h > 0:
        return _overlap(room, box)
    return room.x <= box.x <= room.x + room.w and room.y <= box.y <= room.y + room.h
