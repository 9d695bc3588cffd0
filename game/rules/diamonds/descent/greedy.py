"""The computer player of the descent: it enters a party of its own if nobody else does, and plays it with care."""

from game.core.blanks import encode, limits
from game.core.descent import CAST, DICE, FACE, GATHER, HIT, HP, LEFT, MAX, ON, SHARE, SPEND, expected_points
from game.core.game import Advice
from game.core.text import N_, Text
from game.core.view import Action, View

from .. import greedy
from ..model import Hero, armed
from . import gather
from .classes import RESOURCES
from .names import DRAFTED
from .roster import PHASE, party, sides

COMPANY = (("fighter", 44), ("cleric", 38), ("wizard", 27), ("rogue", 33))  # classes and hit points, all of level 5
STOCK = {
    "fighter": {"superiority": 4},
    "cleric": {"slot.1": 3, "slot.2": 2, "channel": 1},
    "wizard": {"slot.1": 4, "slot.2": 3, "slot.3": 2},
}
ROOMS = 10
WHY = {
    gather.JOIN: N_("A fighter, a cleric, a wizard and a rogue have gone far before"),
    gather.HAVE: N_("What isn't written down can't be spent"),
    gather.EXIT: N_("Ten rooms make a good evening"),
    gather.OUT: N_("Everybody is here"),
    SHARE: N_("Pain shared is pain halved"),
    CAST: N_("Let them roll"),
    SPEND: N_("Without it the party would be down to half its strength"),
    ON: N_("There is no better time"),
}


def advise(view: View) -> Advice:
    """The action to take, and why."""
    if view.facts[PHASE] == FACE:
        return greedy.advise(view, _as_one(view))
    action = _action(view)
    return Advice(action, Text(WHY[action.verb]))


def _action(view: View) -> Action:
    if view.facts[PHASE] == GATHER:
        return _gathering(view)
    if view.facts[PHASE] == HIT and (bargain := _bargain(view)):
        return bargain
    return view.legal[0]


def _as_one(view: View) -> Hero:
    """All the characters as one hero, with hit points measured in this table's dice."""
    hp, most = (2 * sum(view.gauges[f"{each}.{who}"] for who in party(view)) // (sides(view) + 1) for each in (HP, MAX))
    return armed(view, 0, Hero(max(1, hp), full=max(most, hp, 1)))


def _gathering(view: View) -> Action:
    here = party(view)
    if len(here) < len(COMPANY):
        kind, hp = COMPANY[len(here)]
        return Action(gather.JOIN, (encode(DRAFTED[len(here)]), kind, "5", str(hp), str(hp)))
    for who in here:
        for resource, n in STOCK.get(view.tokens[who].kind, {}).items():
            if not view.gauges[f"{resource}.{who}"]:
                return Action(gather.HAVE, (f"{resource}.{who}", str(n)))
    return Action(gather.OUT) if view.gauges[LEFT] else Action(gather.EXIT, (str(ROOMS),))


def _bargain(view: View) -> Action | None:
    """The resource to spend on a hit that would leave the party below half its strength; None if nothing should be
    spent.

    Buys as many dice as possible without excess; if every offer exceeds the hit, the smallest one.
    """
    hp, most = (sum(view.gauges[f"{each}.{who}"] for who in party(view)) for each in (HP, MAX))
    n = view.gauges[DICE]
    if 2 * (hp - expected_points(n, sides(view))) >= most:
        return None
    offers = [filled for action in view.legal if action.verb == SPEND for filled in _offers(action)]
    useful = [action for action in offers if _bought(action) <= n]
    return max(useful, key=_bought) if useful else min(offers, key=_bought, default=None)


def _offers(action: Action) -> list[Action]:
    who, resource, blank = action.ids
    low, high = limits(blank) or (0, 0)
    return [Action(SPEND, (who, resource, str(n))) for n in range(low, high + 1, RESOURCES[resource].price)]


def _bought(action: Action) -> int:
    _, resource, n = action.ids
    return RESOURCES[resource].bought(int(n))
