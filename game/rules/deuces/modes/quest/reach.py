"""Judges what can be reached in a quest, and where a party could get stuck."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from game.core.text import Text

from .exploring import Explored, Party, choices_of
from .findings import Findings, Place
from .parts import Door, Exit, Plan, Thing

NO_SUCH, NOT_SHOWN = "never-given", "hidden-for-ever"  # kinds of faults


def judge(plan: Plan, places: Mapping[str, Place], findings: Findings) -> None:
    """Record what can never be reached, and where a party could get stuck."""
    _Judge(plan, places, findings).judge()


class _Judge:
    def __init__(self, plan: Plan, places: Mapping[str, Place], findings: Findings):
        self.plan, self.places, self.findings = plan, places, findings
        self.given = dict(_given(plan))
        self.needed = {flag for _id, _key, flag in _needed(plan)}
        self.doors = {door.id: door for door in plan.doors}
        self.exits = [thing.id for thing in plan.things if isinstance(thing, Exit)]
        self.anybody = Party(plan.start.room)
        self.fighting_nobody = Party(plan.start.room, peaceful=True)

    def fault(self, kind: str, id: str, why: Text) -> None:
        self.findings.fault(kind, self.places[id], why)

    def warn(self, kind: str, id: str, why: Text) -> None:
        self.findings.warn(kind, self.places[id], why)

    def judge(self) -> None:
        self.flags()
        if self.findings.kinds & {NO_SUCH, NOT_SHOWN}:  # something may be out of reach only because of that flag
            return
        self.out_of_reach()
        if self.ends(self.explored, self.anybody):
            self.dead_choices()
            self.traps()
            self.without_a_fight()

    @cached_property
    def explored(self) -> Explored:
        """What is reached by a party without limits, without a fight, with one choice of a story, without a flag."""
        choices = [self.choosing(thing, each.number) for thing in self.plan.things for each in choices_of(thing)]
        lacking = [self.lacking(flag) for flag in self.needed]
        return Explored(self.plan, [self.anybody, self.fighting_nobody, *choices, *lacking])

    def choosing(self, story: Thing, number: int) -> Party:
        """The party that takes only this choice of the story."""
        return Party(self.plan.start.room, story=story.id, choice=number)

    def lacking(self, flag: str) -> Party:
        """The party that is never given the flag."""
        return Party(self.plan.start.room, never=flag)

    def ends(self, explored: Explored, party: Party) -> bool:
        """True if the party reaches an exit."""
        return any(explored.thing(party, exit) for exit in self.exits)

    @cached_property
    def flags_had(self) -> frozenset[str]:
        """The flags that a party can have."""
        return frozenset(flag for flag in self.given if self.explored.flag(self.anybody, flag))

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
        close = self.findings.closest(flag, self.given)
        return Text("{why} Did you mean “{close}”?", why=why, close=close) if close else why

    # out of reach

    def out_of_reach(self) -> None:
        for room in self.plan.rooms:
            if not self.explored.room(self.anybody, room.id):
                self.fault("room-out-of-reach", room.id, Text("nobody can ever come here."))
        for exit in self.exits:
            if not self.explored.thing(self.anybody, exit):
                self.fault("exit-out-of-reach", exit, Text("nobody can ever come to this exit."))
        for id, key, flag in _needed(self.plan):
            if key != "unless" and flag in self.given and flag not in self.flags_had and self.met(id):
                why = Text("it needs the flag “{flag}”, which nobody can ever have here.", flag=flag)
                self.fault("never-had", id, why)

    def met(self, id: str) -> bool:
        """True if the party can reach the place of this door or thing; False for exits, which have a check of their
        own."""
        rooms = self.doors[id].rooms if id in self.doors else (self.plan.thing(id).room,)
        return any(self.explored.room(self.anybody, room) for room in rooms) and id not in self.exits

    # getting stuck

    def dead_choices(self) -> None:
        """Check that an exit can be reached after every choice of a story."""
        for story in self.plan.things:
            for each in choices_of(story):
                if each.open(self.flags_had) and not self.ends(self.explored, self.choosing(story, each.number)):
                    why = Text("after its choice {n} nobody can ever come to an exit.", n=each.number)
                    self.fault("dead-choice", story.id, why)

    def traps(self) -> None:
        """Check that an exit can be reached behind every one-way door."""
        doors = [door for door in self.plan.doors if door.oneway and self.is_passed(door)]
        late = {door.id: Party(door.rooms[1], self.flags_had) for door in doors}
        early = {door.id: Party(door.rooms[1], self.certain(door)) for door in doors}
        behind = Explored(self.plan, [*late.values(), *early.values()])
        for door in doors:
            if not self.ends(behind, late[door.id]):
                why = Text("it leads one way only, and from behind it nobody can ever come to an exit.")
                self.fault("trap", door.id, why)
            elif not self.ends(behind, early[door.id]):
                why = Text("it leads one way only: whoever goes through too early can never come to an exit.")
                self.warn("early-trap", door.id, why)

    def is_passed(self, door: Door) -> bool:
        """True if a party can go through a door from its first end."""
        return self.explored.room(self.anybody, door.rooms[0]) and door.open(self.flags_had)

    def certain(self, door: Door) -> frozenset[str]:
        """The flags that a party must have when it goes through a door."""
        way = {flag for flag in self.needed if not self.explored.room(self.lacking(flag), door.rooms[0])}
        return frozenset(way | {door.needs, door.hidden} - {""})

    def without_a_fight(self) -> None:
        """Warn of each exit that can be reached without any encounter."""
        for exit in self.exits:
            if self.explored.thing(self.fighting_nobody, exit):
                self.warn("no-fight", exit, Text("it can be reached without any encounter."))


def _given(plan: Plan) -> Iterator[tuple[str, str]]:
    """Every flag that is given, with the id of the giving thing."""
    for thing in plan.things:
        for flag in (thing.gives, *(each.gives for each in choices_of(thing))):
            if flag:
                yield flag, thing.id


def _needed(plan: Plan) -> Iterator[tuple[str, str, str]]:
    """Every flag that something depends on: the object's id, the property, and the flag."""
    for door in plan.doors:
        yield from ((door.id, key, flag) for key, flag in (("needs", door.needs), ("hidden", door.hidden)) if flag)
    for thing in plan.things:
        yield from ((thing.id, key, flag) for key, flag in (("needs", thing.needs), ("unless", thing.unless)) if flag)
        yield from ((thing.id, f"needs{each.number}", each.needs) for each in choices_of(thing) if each.needs)
