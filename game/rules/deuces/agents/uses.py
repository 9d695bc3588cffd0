"""Advice on abilities: whether to use one, on which target, and which cards to pay."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.cards import Card, parse
from game.core.game import Advice
from game.core.table import State
from game.core.text import Text
from game.core.view import Action

from ..ability import END, ONCE, Ability, Effects
from ..uses import used
from .ai_profile import AiProfile
from .card_values import cost, price, whole
from .effect_values import gain, other_one
from .reasons import reason


class Use(NamedTuple):
    """A way to use an ability, and its worth to the owner, in cards."""

    worth: float
    action: Action
    ability: Ability


def best_use(s: State, actions: Iterable[Action]) -> Use | None:
    """The best of these uses; None if there are none."""
    found = [_weighed(s, action) for action in _cheapest(s, actions)]
    return max(found, default=None, key=lambda use: whole(use.worth))


def _cheapest(s: State, actions: Iterable[Action]) -> list[Action]:
    """The uses, reduced to the cheapest payment for each ability and target."""
    best: dict[tuple[str, ...], tuple[int, Action]] = {}
    for action in actions:
        who, one = used(s, action)
        aimed = action.ids[: 2 if one.aim is not None else 1]
        paid = whole(price(s, who, _cost(action, one))) if one.cost else 0
        if aimed not in best or paid < best[aimed][0]:
            best[aimed] = paid, action
    return [action for _, action in best.values()]


def _cost(action: Action, one: Ability) -> list[Card]:
    return [parse(id) for id in action.ids[2 if one.aim is not None else 1 :]]


def _weighed(s: State, action: Action) -> Use:
    who, one = used(s, action)
    worth = gain(s, who, _effects(s, action))
    paid = 0.0 if one.when == END else cost(s, who, _cost(action, one))  # all cards are discarded at the end anyway
    return Use(worth - paid, action, one)


def _effects(s: State, action: Action) -> Effects:
    who, one = used(s, action)
    assert one.deed is not None
    return one.deed(s, who, action.ids[1] if one.aim is not None else other_one(s, who))


def advice(s: State, use: Use) -> Advice:
    """The advice to use an ability, with the reason."""
    who, _one = used(s, use.action)
    return Advice(use.action, reason(s, who, _effects(s, use.action)))


def advise_use(s: State, profile: AiProfile, legal: Sequence[Action]) -> Advice:
    """The best use of an ability if it is worth more than the threshold, else to pass; for Disrupt windows and other
    moments that pass."""
    best = best_use(s, [action for action in legal if action.verb == "use"])
    if best is not None and whole(best.worth) > whole(_threshold(best.ability, profile)):
        return advice(s, best)
    return Advice(Action("pass", (), legal[0].seat), Text("No ability is worth using now"))


def _threshold(one: Ability, profile: AiProfile) -> float:
    if not one.disrupts:
        return 0.0
    return profile.once if one.often == ONCE else profile.answers
