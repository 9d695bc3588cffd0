"""What only a person who is Game Master reads: what doors hang on, and what things really are."""

from collections.abc import Iterable, Iterator

from game.core.words import N_, Text

from ...bosses import BOSSES
from ...called import together
from ...enemies import ENEMY_KINDS
from ...special import SPECIALS
from .parts import Choice, Door, Encounter, Find, Random, Secret, Story, Thing
from .telling import item, quoted

EFFECTS = {
    "draw": N_("every hero draws {n} more"),
    "deuces": N_("every hero has {n} more deuces"),
    "discard": N_("every hero discards {n}"),
}


def secret(what: Thing | Door) -> Text:
    """All there is to know of a door or a thing, in sentences."""
    return _sentences(_door(what) if isinstance(what, Door) else _thing(what))


def _sentences(several: Iterable[Text]) -> Text:
    found = Text("")
    for one in several:
        found = Text("{these} {this}", these=found, this=one) if found.message else one
    return found


def _door(door: Door) -> Iterator[Text]:
    if door.needs:
        yield Text("It opens with: {flag}.", flag=door.needs)
    if door.hidden:
        yield Text("It is not seen before: {flag}.", flag=door.hidden)
    if door.oneway:
        yield Text("It leads one way only.")


def _thing(thing: Thing) -> Iterator[Text]:
    if thing.text:
        yield quoted(thing.text)
    if thing.needs:
        yield Text("It is there only with: {flag}.", flag=thing.needs)
    if thing.unless:
        yield Text("It is gone with: {flag}.", flag=thing.unless)
    if thing.gives:
        yield Text("It gives: {flag}.", flag=thing.gives)
    match thing:
        case Encounter():
            yield from _encounter(thing)
        case Random():
            yield Text("It comes with a chance of {n} %.", n=thing.chance)
        case Find():
            yield Text("There lies: {item}.", item=item(thing.loot))
        case Story():
            if isinstance(thing, Secret):
                yield Text("Only who searches the room finds it.")
            yield from (_choice(choice) for choice in thing.choices)


def _encounter(thing: Encounter) -> Iterator[Text]:
    if thing.boss:
        yield Text("{name} waits there.", name=Text(BOSSES[thing.boss].name))
    if thing.special:
        special = SPECIALS[thing.special]
        yield Text("{name} waits there. {secret}", name=Text(special.name), secret=Text(special.secret))
    if thing.enemies:
        yield Text("For every hero: {names}.", names=together(Text(ENEMY_KINDS[id].name) for id in thing.enemies))


def _choice(choice: Choice) -> Text:
    effects = [*(_effect(id) for id in choice.effects), *([quoted(choice.gives)] if choice.gives else [])]
    if not effects:
        return Text("{n}: nothing comes of it.", n=choice.number)
    return Text("{n}: {effects}.", n=choice.number, effects=together(effects))


def _effect(id: str) -> Text:
    kind, _plus, n = id.partition("+")
    if kind in EFFECTS:
        return Text(EFFECTS[kind], n=int(n))
    if kind == "torch":
        return Text("one torch more")
    return Text("one torch less") if id == "torch-1" else item(id)
