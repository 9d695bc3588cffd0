"""The texts that only a person who is Game Master reads: what doors depend on, and what things really are."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.core.text import NN_, Text

from ...bosses import BOSSES
from ...catalog import SPECIALS
from ...enemies import ENEMY_KINDS
from ...labels import together
from .parts import Choice, Door, Encounter, Find, Plan, Random, Secret, Story, Thing
from .telling import item, quoted

EFFECTS: Mapping[str, tuple[str, str]] = {
    "draw": NN_("every hero draws {n} more card", "every hero draws {n} more cards"),
    "deuces": NN_("every hero has {n} more deuce", "every hero has {n} more deuces"),
    "discard": NN_("every hero discards {n} card", "every hero discards {n} cards"),
}
Title = Callable[[Thing], Text]  # the name of a thing


def secret(plan: Plan, what: Thing | Door, title: Title) -> Text:
    """Everything about a door or a thing, in sentences."""
    clues = _Clues(plan, title)
    return _sentences(_door(what, clues) if isinstance(what, Door) else _thing(what, clues))


class _Clues:
    """Explains flags in plain words: what gives a flag, and what it does."""

    def __init__(self, plan: Plan, title: Title):
        self.plan, self.title = plan, title

    def givers(self, flag: str) -> Text:
        """The names of everything that gives a flag."""
        found = [self.title(thing) for thing in self.plan.things if thing.gives == flag]
        for story in self.plan.things:
            for choice in story.choices if isinstance(story, Story) else ():
                if choice.gives == flag:
                    found.append(Text("“{choice}” ({title})", choice=quoted(choice.text), title=self.title(story)))
        return together(found)

    def brought(self, flag: str, room: str) -> list[Text]:
        """The effects of a flag that is given in a room, as parts of a sentence."""
        doors = [door for door in self.plan.doors if flag in (door.needs, door.hidden)]
        behind = (self.plan.room(door.other(door.rooms[0] if room != door.rooms[1] else room)) for door in doors)
        found = [Text("opens the way to {room}", room=quoted(each.title)) for each in behind]
        for thing in self.plan.things:
            if thing.needs == flag:
                found.append(Text("brings “{title}”", title=self.title(thing)))
            if thing.unless == flag:
                found.append(Text("ends “{title}”", title=self.title(thing)))
            choices = thing.choices if isinstance(thing, Story) else ()
            needing = (each for each in choices if each.needs == flag)
            found += [Text("allows “{choice}”", choice=quoted(each.text)) for each in needing]
        return found


def _sentences(several: Iterable[Text]) -> Text:
    found = Text("")
    for one in several:
        found = Text("{these} {this}", these=found, this=one) if found.message else one
    return found


def _door(door: Door, clues: _Clues) -> Iterator[Text]:
    if door.needs:
        yield Text("It opens with: {what}.", what=clues.givers(door.needs))
    if door.hidden:
        yield Text("It stays unseen until: {what}.", what=clues.givers(door.hidden))
    if door.oneway:
        yield Text("It leads one way only.")


def _thing(thing: Thing, clues: _Clues) -> Iterator[Text]:
    if thing.text:
        yield quoted(thing.text)
    if thing.needs:
        yield Text("It is there only with: {what}.", what=clues.givers(thing.needs))
    if thing.unless:
        yield Text("It is gone with: {what}.", what=clues.givers(thing.unless))
    if thing.gives and (brought := clues.brought(thing.gives, thing.room)):
        yield Text("It {brought}.", brought=together(brought))
    match thing:
        case Encounter():
            yield from _encounter(thing)
        case Random():
            yield Text("It comes with a chance of {n}%.", n=thing.chance)
        case Find():
            yield Text("Here lies: {item}.", item=item(thing.loot))
        case Story():
            if isinstance(thing, Secret):
                yield Text("Only a search of the room finds it.")
            yield from (_choice(choice, thing.room, clues) for choice in thing.choices)


def _encounter(thing: Encounter) -> Iterator[Text]:
    if thing.boss:
        yield Text("{name} waits there.", name=Text(BOSSES[thing.boss].name))
    if thing.special:
        special = SPECIALS[thing.special]
        yield Text("{name} waits there. {secret}", name=Text(special.name), secret=Text(special.secret))
    if thing.enemies:
        yield Text("For every hero: {names}.", names=together(Text(ENEMY_KINDS[id].name) for id in thing.enemies))


def _choice(choice: Choice, room: str, clues: _Clues) -> Text:
    effects = [*map(_effect, choice.effects), *(clues.brought(choice.gives, room) if choice.gives else [])]
    if not effects:
        return Text("{n}: nothing comes of it.", n=choice.number)
    return Text("{n}: {effects}.", n=choice.number, effects=together(effects))


def _effect(id: str) -> Text:
    kind, _plus, n = id.partition("+")
    if kind in EFFECTS:
        return Text(*EFFECTS[kind], n=int(n))
    if kind == "torch":
        return Text("one more torch")
    return Text("one torch fewer") if id == "torch-1" else item(id)
