"""Spending resources: on a hit, or between rooms against the next one."""

from collections.abc import Iterator

from game.core.blanks import between, encode
from game.core.descent import HIT, RESERVE, SPEND
from game.core.table import State
from game.core.view import Action

from . import hits
from .classes import RESOURCES
from .roster import PHASE, has, name, sides, standing


def legal(s: State) -> Iterator[Action]:
    """Spending, for every standing character and every resource of which enough is left."""
    for who in standing(s):
        for resource in has(s, who):
            left, step = s.gauges[f"{resource}.{who}"], RESOURCES[resource].price
            if left >= step:
                yield Action(SPEND, (who, resource, between(step, left)))


def spend(s: State, who: str, resource: str, n: str) -> None:
    """Pay; the bought dice come off this hit. Those left over, or bought between rooms, come off the next hit."""
    gauge = f"{resource}.{who}"
    spent, bought = RESOURCES[resource].paid(int(n)), RESOURCES[resource].bought(int(n))
    s.change(gauge, s.gauges[gauge] - spent, SPEND)
    s.announce("spent", who, encode(name(s, who)), resource, spent, bought, sides(s))
    s.change(RESERVE, s.gauges[RESERVE] + bought, SPEND)
    if s.facts[PHASE] == HIT:
        hits.spare(s)
        hits.settle(s)
