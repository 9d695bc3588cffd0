"""The encounters of a quest, fixed and random: their target, their enemies, and what follows them."""

from collections.abc import Collection, Sequence

from game.core.table import Frame, State

from ...encounter import arrive, draw_enemy
from ...enemies import ENEMY_KINDS
from ...frames import Handlers, queue, then
from ...immediate_effects import free_place
from ...names import ENDED, LOST_WAYS, MAP, MOST_ENEMIES, STAGE
from ...queries import all_heroes, gm_seat, is_hero
from ...ruleset import mode_of
from ..standard import PER_HERO
from . import boons, torches
from .outcome import lose
from .parts import Encounter, Random
from .progress import complete, tale
from .searching import found
from .where import BEFORE, NOISE, ROOM, THING, quest, under_way

ALONE = -PER_HERO  # the modifier of a Special Encounter without other enemies, at any difficulty


def meet(s: State, id: str) -> None:
    """Begin the encounter."""
    s.note(THING, id)
    queue(s, then("encounter"))


# the enemies


def target(s: State) -> int:
    """The Modified Target Difficulty for all heroes: five a hero plus the modifier and the option, at least 0.

    The option adds nothing where the map names all enemies, because these do not depend on it.
    """
    thing = under_way(s)
    modifier = thing.modifier if isinstance(thing, Encounter | Random) else 0
    fixed = isinstance(thing, Encounter) and (thing.enemies or (thing.special and modifier == ALONE))
    return len(all_heroes(s)) * max(0, PER_HERO + modifier + (0 if fixed else mode_of(s).rules.harder(s)))


def level(s: State) -> int:
    """The level of the enemies: the map's, or the heroes' (A71)."""
    thing = under_way(s)
    return (thing.level if isinstance(thing, Encounter) else 0) or s.gauges["level"]


def sets(s: State) -> Collection[str]:
    """The sets from which enemies are drawn."""
    thing = under_way(s)
    return thing.sets if isinstance(thing, Encounter | Random) else quest(s).sets


def gather(s: State) -> Sequence[Frame]:
    """The frames that bring the enemies. A Random Encounter uses Hit and Stay (2.4); a Fixed one brings the boss or
    special, then the enemies that the map names, or others up to the target."""
    thing, used = under_way(s), boons.redeem(s)
    if not isinstance(thing, Encounter):
        return *used, then("muster")
    named = [then(kind, id) for kind, id in (("boss", thing.boss), ("special", thing.special)) if id]
    return *used, *named, then("posted" if thing.enemies else "choose-enemies"), then("array")


def _posted(s: State) -> None:
    """Bring the enemies that the map names, once for every hero; together they are exactly on target (A90)."""
    thing = under_way(s)
    assert isinstance(thing, Encounter)
    for _hero in all_heroes(s):
        for kind in thing.enemies:
            bring(s, kind)


def bring(s: State, kind: str) -> None:
    """Bring an enemy that was chosen, not drawn; it has no card."""
    who = free_place(s, "enemy", MOST_ENEMIES)
    if who:
        arrive(s, who, ENEMY_KINDS[kind], gm_seat(s))


def _drawn(s: State) -> None:
    """Draw enemies until they reach or pass the target; there is no Stay.

    The rules keep Hit and Stay for Random Encounters ("Black Jack Rules"), and have enemies of a Fixed one "drawn to
    Modified Target Difficulty"; those may pass it, and then initiative is drawn (A90).
    """
    while s.gauges["difficulty"] < s.gauges["target"] and draw_enemy(s, gm_seat(s)):
        pass


# after an encounter


def _back(s: State) -> None:
    """Return to the map after the rest: to the same room, or after a defeat to the room that the party came from (A65).
    Without torches, the quest is lost."""
    for who in [who for who in s.tokens if not is_hero(who)]:
        s.leave(who)
    s.note(STAGE, MAP)
    if not torches.left(s):
        lose(s)
    elif s.facts[ENDED] in LOST_WAYS:
        _driven_back(s)
    else:
        boons.checked(s)
        _won(s)


def _won(s: State) -> None:
    thing = under_way(s)
    if s.facts[THING] == NOISE:
        found(s)
    elif isinstance(thing, Encounter):
        tale(s, thing.id, "won", thing.title, thing.won)
        complete(s, thing)
    queue(s, then("happen"))


def _driven_back(s: State) -> None:
    to = s.text(BEFORE) or s.text(ROOM)
    s.note(THING, "")
    s.note(BEFORE, "")
    s.note(ROOM, to)
    s.announce("driven-back", to, quest(s).room(to).title)
    queue(s, then("happen"))


HANDLERS: Handlers = {
    "posted": _posted,
    "draw-to-target": _drawn,
    "back-to-map": _back,
}
