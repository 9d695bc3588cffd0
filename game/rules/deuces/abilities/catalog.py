"""All abilities, by id: those of classes, Custom Abilities, enemies, bosses, quest loot and special encounters."""

from collections.abc import Iterable, Iterator, Mapping

from ..ability import Ability
from ..bosses import BOSSES
from ..classes import CLASSES
from ..customs import CUSTOMS
from ..enemies import ENEMIES
from ..questloot import QUEST_LOOT
from ..specials.catalog import SPECIALS


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
    """Abilities by id. Raises `ValueError` if two have the same one."""
    found: dict[str, Ability] = {}
    for one in abilities:
        if found.setdefault(one.id, one) is not one:
            raise ValueError(f"there are two abilities called {one.id}")
    return found


ABILITIES = by_id(_all())
