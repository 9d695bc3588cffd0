"""The reasons for the advice of `greedy`, in a few words."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.deck import face
from game.core.text import Text, signed
from game.core.view import Action

from .combat import is_enemy
from .model import FRESH, Hero, Step

DEAR = 4  # losing 1/4 of the hit points left is a reason by itself


def why(hero: Hero, action: Action, plan: Sequence[Step]) -> Text:
    """The reason for an action of that party; `plan` is the best way through the room."""
    if action.verb == "run":
        return _run(hero, plan)
    card, after, later = plan[0].card, plan[0].hero, [step.card for step in plan[1:]]
    if after.dead:
        return Text("There is no way out: go down fighting")
    if action.verb == "take":
        return _take(hero, card, later)
    if action.verb == "drink":
        return _drink(hero, card, later)
    return _fight(hero, after, card, later)


def _run(hero: Hero, plan: Sequence[Step]) -> Text:
    """The reason to run: the cost of the best way through; if that is small, what it would waste."""
    end = plan[-1].hero
    steps = list(zip((hero, *(step.hero for step in plan)), plan, strict=False))  # each step with the party before it
    if end.dead:
        return Text("Run: every way through this room ends in death")
    if DEAR * (hero.hp - end.hp) >= hero.hp:
        return Text("Run: the best way through costs {n}", n=hero.hp - end.hp)
    if sum(step.card.suit == "D" for step in plan) > 1:
        return Text("Run: you can carry only one weapon, and would waste another here")
    if any(step.card.suit == "H" and 2 * (step.hero.hp - before.hp) <= step.card.rank for before, step in steps):
        return Text("Run: you would waste a potion here")
    return Text("Run: these cards are worth more later")


def _take(hero: Hero, card: Card, later: Sequence[Card]) -> Text:
    struck = next((other for other in later if is_enemy(other)), None)
    if struck:
        return Text("Take the {weapon} first: the {enemy} is next", weapon=face(card), enemy=face(struck))
    if not hero.weapon:
        return Text("Any weapon is better than bare hands")
    if card.rank > hero.weapon:
        return Text("The {weapon} is stronger than what you have", weapon=face(card))
    if hero.below < FRESH:
        return Text("The {weapon} is fresh, and what you have would break soon", weapon=face(card))
    return Text("Of all the cards here, a weaker weapon does the least harm")


def _drink(hero: Hero, card: Card, later: Sequence[Card]) -> Text:
    gain = min(hero.full - hero.hp, card.rank)
    if hero.drank:
        return Text("A second potion in a row does nothing, but the other cards are worse or worth keeping")
    if not gain:
        return Text("You are at full health, but this card costs nothing")
    if any(is_enemy(other) for other in later) and gain == card.rank:
        return Text("Drink first: you get the whole {gain}", gain=signed(gain))
    return Text("Drink: {gain} is welcome", gain=signed(gain))


def _fight(hero: Hero, after: Hero, card: Card, later: Sequence[Card]) -> Text:
    if not hero.weapon:
        return Text("Here it costs least, with bare hands")
    if not after.weapon:
        return Text("The weapon breaks, but here it costs least")
    if any(is_enemy(other) for other in later):
        return Text("The stronger enemy first, so that the weapon holds against the next one, too")
    if after.hp < hero.hp:
        return Text("The weapon takes the worst of it: only {n} lost", n=hero.hp - after.hp)
    return Text("The weapon kills this enemy without harm")
