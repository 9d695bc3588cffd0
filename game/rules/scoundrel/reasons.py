"""The reasons for the advice of `greedy`, in a few words."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.deck import MONSTER, face, kind
from game.core.text import Text, signed
from game.core.view import Action, View

from .combat import WEAPON, blow
from .dungeon import ROOM
from .model import FRESH, Hero, Way, hero_of
from .score import FULL_LIFE

DEAR = 4  # losing 1/4 of the life left is a reason by itself


def why(view: View, action: Action, plan: Sequence[Way]) -> Text:
    """The reason for an action; `plan` is the best way through the room."""
    if action.verb == "avoid":
        return _avoid(hero_of(view), plan)
    card, later = plan[0].card, plan[1:]
    if plan[0].hero.dead:
        return Text("There is no way out: go down fighting")
    if action.verb == "take":
        return _take(view, card, later)
    if action.verb == "drink":
        return _drink(hero_of(view), card, later)
    return _fight(view, card, action.ids[1] == WEAPON, later)


def _avoid(hero: Hero, plan: Sequence[Way]) -> Text:
    """The reason to avoid a room: the cost of the best way through; if that is small, what it would waste."""
    end = plan[-1].hero
    if end.dead:
        return Text("Avoid: every way through this room ends in death")
    if DEAR * (hero.life - end.life) >= hero.life:
        return Text("Avoid: the best way through costs {n}", n=hero.life - end.life)
    if sum(way.action.verb == "take" for way in plan) > 1:
        return Text("Avoid: you can carry only one weapon, and would waste another here")
    befores = (hero, *(way.hero for way in plan))
    drinks = [(before, way) for before, way in zip(befores, plan, strict=False) if way.action.verb == "drink"]
    if any(2 * (way.hero.life - before.life) <= way.card.rank for before, way in drinks):
        return Text("Avoid: you would waste a potion here")
    return Text("Avoid: these cards are worth more later")


def _take(view: View, card: Card, later: Sequence[Way]) -> Text:
    old, worn = view.top("weapon"), view.top("slain")
    struck = next((way.card for way in later if way.action.ids[-1] == WEAPON), None)
    if struck:
        return Text("Take the {weapon} first: the {monster} is next", weapon=face(card), monster=face(struck))
    if old is None:
        return Text("Any weapon is better than bare hands")
    if card.rank > old.rank:
        return Text("The {weapon} is stronger than the {old}", weapon=face(card), old=face(old))
    if worn:
        return Text("The {weapon} is fresh, the {old} is worn", weapon=face(card), old=face(old))
    return Text("Of all the cards here, a weaker weapon does the least harm")


def _drink(hero: Hero, card: Card, later: Sequence[Way]) -> Text:
    gain = min(FULL_LIFE - hero.life, card.rank)
    if hero.drunk:
        return Text("This potion is wasted, but the other cards are worse or worth keeping")
    if not gain:
        return Text("Your life is full, but this card costs nothing")
    if any(way.action.verb == "drink" for way in later):
        return Text("Drink this one first: the other will be wasted")
    if any(way.action.verb == "fight" for way in later) and gain == card.rank:
        return Text("Drink first: you get the whole {gain}", gain=signed(gain))
    return Text("Drink: {gain} is welcome", gain=signed(gain))


def _unarmed(view: View, card: Card, later: Sequence[Way]) -> Text:
    """The reason to fight with bare hands where the weapon could not be used."""
    potion = next((way.card for way in later if way.action.verb == "drink"), None)
    if potion and not hero_of(view).drunk:
        return Text("Bare hands first: then the {potion} heals what it costs", potion=face(potion))
    room = [other for place in ROOM if (other := view.top(place))]
    if any(other.rank < card.rank for other in room if kind(other) == MONSTER):
        return Text("Bare hands: the best way through this room begins with it")
    if weapon := view.top("weapon"):
        return Text("Bare hands: the {weapon} is too worn, and no monster here is weaker", weapon=face(weapon))
    return Text("Bare hands: you have no weapon, and no monster here is weaker")


def _fight(view: View, card: Card, armed: bool, later: Sequence[Way]) -> Text:
    weapon = view.top("weapon")
    if not armed and weapon and card.rank < hero_of(view).below:
        return Text("Bare hands: keep the {weapon} for stronger monsters", weapon=face(weapon))
    if not armed or weapon is None:
        return _unarmed(view, card, later)
    weaker = any(way.action.ids[-1] == WEAPON and way.action.verb == "fight" for way in later)
    if weaker and hero_of(view).below == FRESH:
        return Text("Kill the {monster} first, while the {weapon} is fresh", monster=face(card), weapon=face(weapon))
    if weaker:
        return Text("The stronger monster first, so that the {weapon} can strike the next, too", weapon=face(weapon))
    cost = blow(card, weapon)
    if cost:
        return Text("The {weapon} takes the worst of it: only {n} lost", weapon=face(weapon), n=cost)
    return Text("The {weapon} kills the {monster} without harm", weapon=face(weapon), monster=face(card))
