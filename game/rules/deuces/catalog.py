"""Tables, by id, of the special encounters with their parts, and of all abilities."""

from collections.abc import Iterable, Iterator, Mapping

from .ability import Ability
from .bosses import BOSSES
from .classes import CLASSES
from .customs import CUSTOMS
from .enemies import ENEMIES
from .questloot import QUEST_LOOT
from .special import Part, Special
from .specials.captive import PRISON
from .specials.door import DOOR_HERE
from .specials.fenmaw import FENMAW_HERE
from .specials.idol import IDOL_HERE
from .specials.mirrors import HALL
from .specials.swarm import SWARM
from .specials.tollkeeper import TOLLKEEPER
from .specials.vail import TABLE

SPECIALS: Mapping[str, Special] = {
    special.id: special for special in (PRISON, DOOR_HERE, FENMAW_HERE, IDOL_HERE, HALL, SWARM, TOLLKEEPER, TABLE)
}
PARTS: Mapping[str, Part] = {part.kind: part for special in SPECIALS.values() for part in special.parts}


def _all() -> Iterator[Ability]:
    for hero in CLASSES.values():
        yield from hero.abilities
    yield from CUSTOMS.values()
    for enemy in ENEMIES:
        yield from (enemy.basic, enemy.elite)
    for boss in BOSSES.values():
        yield from boss.abilities
    yield from QUEST_LOOT.values()
    for special in SPECIALS.values():
        for part in special.parts:
            yield from part.abilities
        yield from (*special.actions, *special.learnt, *special.gained)


def by_id(abilities: Iterable[Ability]) -> Mapping[str, Ability]:
    """Abilities by id. Raises `ValueError` if two abilities have the same id."""
    found: dict[str, Ability] = {}
    for one in abilities:
        if found.setdefault(one.id, one) is not one:
            raise ValueError(f"there are two abilities called {one.id}")
    return found


ABILITIES = by_id(_all())
