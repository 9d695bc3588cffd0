"""A person as Game Master, who chooses the enemies of Fixed Encounters and rewards good ideas."""

from collections.abc import Iterator
from functools import cache

from game.core.table import State
from game.core.view import Action

from ...enemies import ENEMIES
from ...frames import Handlers, Question, queue, then
from ...names import MOST_ENEMIES
from ...queries import all_heroes, enemies, gm_seat
from . import boons
from .encounters import bring, sets
from .relics import bestow
from .where import room

PERSON = "person"
DRAW, DEUCE, LOOT = "draw", "deuce", "loot"  # rewards


def by_person(s: State) -> bool:
    """True if the Game Master is a person, not the cards."""
    return s.options["master"] == PERSON


# rewards (A95)


def rewards(s: State) -> Iterator[Action]:
    """The rewards that a Game Master may give for a good idea: one in each room, to one hero."""
    if by_person(s) and not s.facts.get(f"rewarded.{room(s).id}"):
        for kind in (DRAW, DEUCE, LOOT):
            yield from (Action("reward", (kind, hero), gm_seat(s)) for hero in all_heroes(s))


def reward(s: State, action: Action) -> None:
    """Give one more card in the next Initial Draw, one more deuce at the next Loot check, or Common loot at once."""
    kind, hero = action.ids
    s.note(f"rewarded.{room(s).id}", True)
    s.announce("rewards", hero)
    if kind == LOOT:
        bestow(s, hero, "common")
    else:
        boons.grant(s, hero, boons.DRAW if kind == DRAW else boons.DEUCES, 1)


# choosing enemies


def picks(s: State) -> list[str]:
    """The kinds of enemies that can be chosen so that the target can still be reached exactly."""
    missing = s.gauges["target"] - s.gauges["difficulty"]
    room = MOST_ENEMIES - len(enemies(s)) - 1
    kinds = [kind for kind in ENEMIES if kind.set in sets(s)]
    steps = tuple(sorted({kind.difficulty for kind in kinds}))
    return [kind.id for kind in kinds if _fewest(missing - kind.difficulty, steps) <= room]


@cache
def _fewest(missing: int, steps: tuple[int, ...]) -> int:
    """The smallest number of enemies of these difficulties that add up to exactly `missing`; more than there is room
    for if none do."""
    if missing <= 0:
        return 0 if not missing else MOST_ENEMIES + 1
    return min(1 + _fewest(missing - step, steps) for step in steps)


def _seats(s: State) -> list[int]:
    return [gm_seat(s)] if by_person(s) and picks(s) else []


def _legal(s: State, seat: int) -> Iterator[Action]:
    yield from (Action("pick", (kind,), seat) for kind in picks(s))
    yield Action("deal", (), seat)


def _answer(s: State, action: Action) -> None:
    if action.verb == "pick":
        bring(s, action.ids[0])
        queue(s, then("choose-enemies"))
    else:
        queue(s, then("draw-to-target"))


HANDLERS: Handlers = {
    "choose-enemies": Question(_seats, _legal, _answer, lambda s: queue(s, then("draw-to-target"))),
}
