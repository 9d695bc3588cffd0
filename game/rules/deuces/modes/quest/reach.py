"""Reachability in a quest: rooms, things and flags, each of which may depend on others.

The imagined party wins every encounter, takes every choice, and comes before a flag removes anything. What this party
cannot reach, nobody can.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property, partial
from typing import NamedTuple

from game.core.text import Text

from .findings import Findings, Place
from .parts import Choice, Door, Encounter, Exit, Plan, Story, Thing

Deed = Callable[[], None]
ANY = ("", 0)
NO_SUCH, NOT_SHOWN = "never-given", "hidden-for-ever"  # kinds of faults


class Reached(NamedTuple):
    """The rooms visited, the things done there, and the flags that these gave."""

    rooms: Collection[str]
    things: Collection[str]
    flags: Collection[str]


class _Walk:
    """One exploration; actions that wait for a flag are done as soon as the flag is given."""

    def __init__(self, plan: Plan, flags: Collection[str], never: str, choice: tuple[str, int], peaceful: bool):
        self.plan, self.never, self.choice, self.peaceful = plan, never, choice, peaceful
        self.rooms, self.things, self.flags = set[str](), set[str](), set(flags)
        self.todo: list[Deed] = []
        self.waiting: dict[str, list[Deed]] = {}

    def explore(self, room: str) -> Reached:
        """Everything that can be reached from a room."""
        self.enter(room)
        while self.todo:
            self.todo.pop()()
        return Reached(self.rooms, self.things, self.flags)

    def when(self, flag: str, deed: Deed) -> None:
        if not flag or flag in self.flags:
            self.todo.append(deed)
        else:
            self.waiting.setdefault(flag, []).append(deed)

    def enter(self, room: str) -> None:
        if room in self.rooms:
            return
        self.rooms.add(room)
        for thing in self.plan.things_in(room):
            if self.peaceful and _bars(thing):
                return
            self.when(thing.needs, partial(self.do, thing))
        for door in self.plan.doors_of(room):
            if door.leads(room):
                self.when(door.hidden, partial(self.when, door.needs, partial(self.enter, door.other(room))))

    def do(self, thing: Thing) -> None:
        self.things.add(thing.id)
        self.give(thing.gives)
        for each in _choices(thing):
            if self.choice[0] != thing.id or self.choice[1] == each.number:
                self.when(each.needs, partial(self.give, each.gives))

    def give(self, flag: str) -> None:
        if flag and flag != self.never:
            self.flags.add(flag)
            self.todo += self.waiting.pop(flag, ())


def explore(
    plan: Plan,
    room: str,
    flags: Collection[str] = (),
    never: str = "",
    choice: tuple[str, int] = ANY,
    peaceful: bool = False,
) -> Reached:
    """Everything that can be reached from a room, beginning with these flags.

    The flag `never` is not given; `choice` is a story's id and the only one of its choices to take; if `peaceful`, no
    encounter is won that is there from the beginning.
    """
    return _Walk(plan, flags, never, choice, peaceful).explore(room)


def _bars(thing: Thing) -> bool:
    return isinstance(thing, Encounter) and not thing.needs


def _choices(thing: Thing) -> tuple[Choice, ...]:
    return thing.choices if isinstance(thing, Story) else ()


def judge(plan: Plan, places: Mapping[str, Place], findings: Findings) -> None:
    """Record what can never be reached, and where a party could get stuck."""
    _Judge(plan, places, findings).judge()


class _Judge:
    def __init__(self, plan: Plan, places: Mapping[str, Place], findings: Findings):
        self.plan, self.places, self.findings = plan, places, findings
        self.given = dict(_given(plan))
        self.needed = {flag for _id, _key, flag in _needed(plan)}
        self.reached = explore(plan, plan.start.room)
        self.exits = [thing.id for thing in plan.things if isinstance(thing, Exit)]

    def fault(self, kind: str, id: str, why: Text) -> None:
        self.findings.fault(kind, self.places[id], why)

    def warn(self, kind: str, id: str, why: Text) -> None:
        self.findings.warn(kind, self.places[id], why)

    def judge(self) -> None:
        self.flags()
        if self.findings.kinds & {NO_SUCH, NOT_SHOWN}:  # something may be out of reach only because of that flag
            return
        self.out_of_reach()
        if self.ends(self.reached):
            self.dead_choices()
            self.traps()
            self.without_a_fight()

    def ends(self, reached: Reached) -> bool:
        """True if an exit is reached."""
        return any(exit in reached.things for exit in self.exits)

    # flags

    def flags(self) -> None:
        """Check that every flag needed is given, and every flag given is needed."""
        for id, key, flag in _needed(self.plan):
            if flag in self.given:
                continue
            if key == "unless":
                self.warn("unless-never", id, Text("it is gone with “{flag}”, which no object gives.", flag=flag))
            elif key == "hidden":
                why = Text("it is hidden until the flag “{flag}”, which no object gives.", flag=flag)
                self.fault(NOT_SHOWN, id, self.meant(flag, why))
            else:
                why = Text("it needs the flag “{flag}”, which no object gives.", flag=flag)
                self.fault(NO_SUCH, id, self.meant(flag, why))
        for flag, id in self.given.items():
            if flag not in self.needed:
                self.warn("never-needed", id, Text("it gives the flag “{flag}”, which no object needs.", flag=flag))

    def meant(self, flag: str, why: Text) -> Text:
        """The explanation, with the closest known flag if there is one."""
        close = get_close_matches(flag, self.given, 1)
        return Text("{why} Did you mean “{close}”?", why=why, close=close[0]) if close else why

    # out of reach

    def out_of_reach(self) -> None:
        rooms, things, flags = self.reached
        for room in self.plan.rooms:
            if room.id not in rooms:
                self.fault("room-out-of-reach", room.id, Text("nobody can ever come here."))
        for exit in self.exits:
            if exit not in things:
                self.fault("exit-out-of-reach", exit, Text("nobody can ever come to this exit."))
        for id, key, flag in _needed(self.plan):
            if key != "unless" and flag in self.given and flag not in flags and self.met(id):
                why = Text("it needs the flag “{flag}”, which nobody can ever have here.", flag=flag)
                self.fault("never-had", id, why)

    def met(self, id: str) -> bool:
        """True if the party can reach the place of this door or thing; False for exits, which have a check of their
        own."""
        doors = {door.id: door.rooms for door in self.plan.doors}
        rooms = doors[id] if id in doors else (self.plan.thing(id).room,)
        return any(room in self.reached.rooms for room in rooms) and id not in self.exits

    # getting stuck

    def dead_choices(self) -> None:
        """Check that an exit can be reached after every choice of a story."""
        for story in self.plan.things:
            for each in _choices(story):
                if each.open(self.reached.flags) and not self.ends(self.after(story, each.number)):
                    why = Text("after its choice {n} nobody can ever come to an exit.", n=each.number)
                    self.fault("dead-choice", story.id, why)

    def after(self, story: Thing, number: int) -> Reached:
        """The exploration with only this choice of the story."""
        return explore(self.plan, self.plan.start.room, choice=(story.id, number))

    def traps(self) -> None:
        """Check that an exit can be reached behind every one-way door."""
        for door in self.plan.doors:
            if not door.oneway or door.rooms[0] not in self.reached.rooms or not door.open(self.reached.flags):
                continue
            if not self.ends(explore(self.plan, door.rooms[1], self.reached.flags)):
                why = Text("it leads one way only, and from behind it nobody can ever come to an exit.")
                self.fault("trap", door.id, why)
            elif not self.ends(explore(self.plan, door.rooms[1], self.certain(door))):
                why = Text("it leads one way only: whoever goes through too early can never come to an exit.")
                self.warn("early-trap", door.id, why)

    def certain(self, door: Door) -> set[str]:
        """The flags that a party must have when it goes through a door."""
        way = {flag for flag, reached in self.without.items() if door.rooms[0] not in reached.rooms}
        return way | {door.needs, door.hidden} - {""}

    @cached_property
    def without(self) -> Mapping[str, Reached]:
        """For each flag, what can be reached without it."""
        return {flag: explore(self.plan, self.plan.start.room, never=flag) for flag in self.needed}

    def without_a_fight(self) -> None:
        """Warn of each exit that can be reached without any encounter."""
        peaceful = explore(self.plan, self.plan.start.room, peaceful=True)
        for exit in self.exits:
            if exit in peaceful.things:
                self.warn("no-fight", exit, Text("it can be reached without any encounter."))


def _given(plan: Plan) -> Iterator[tuple[str, str]]:
    """Every flag that is given, with the id of the giving thing."""
    for thing in plan.things:
        for flag in (thing.gives, *(each.gives for each in _choices(thing))):
            if flag:
                yield flag, thing.id


def _needed(plan: Plan) -> Iterator[tuple[str, str, str]]:
    """Every flag that something depends on: the object's id, the property, and the flag."""
    for door in plan.doors:
        yield from ((door.id, key, flag) for key, flag in (("needs", door.needs), ("hidden", door.hidden)) if flag)
    for thing in plan.things:
        yield from ((thing.id, key, flag) for key, flag in (("needs", thing.needs), ("unless", thing.unless)) if flag)
        yield from ((thing.id, f"needs{each.number}", each.needs) for each in _choices(thing) if each.needs)
