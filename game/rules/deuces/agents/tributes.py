"""Advice on which cards to sacrifice in a special encounter, and whether to pay a toll."""

from collections.abc import Sequence
from itertools import combinations

from game.core.cards import Card, parse
from game.core.game import Advice
from game.core.table import State
from game.core.text import Text
from game.core.view import Action

from ..queries import hand, heroes, size
from ..ruleset import special_of
from .card_values import cost, price, whole
from .owner import holder

ABOUT = 8  # cards of a hand that are considered for a tribute: even so there are hundreds of choices
STRONG = 2  # lead in cards over all other heroes with which a hero can afford to draw the attacks


def worth(s: State, who: str, cards: Sequence[Card]) -> float:
    """The worth of paying a tribute of these cards."""
    return special_of(s).tribute(s, who, cards) - cost(s, who, cards)


def best_tribute(s: State, who: str, most: int) -> float:
    """The worth of the best tribute that a figure can pay."""
    held = hand(s, who)[:ABOUT]
    ways = (cards for n in range(1, min(most, len(held)) + 1) for cards in combinations(held, n))
    return max((worth(s, who, cards) for cards in ways), default=0.0)


def advise_tribute(s: State, legal: Sequence[Action]) -> Advice:
    """The tribute with the best return."""
    who = holder(s, legal[0].ids[0])
    best = max(legal, key=lambda action: whole(worth(s, who, [parse(id) for id in action.ids])))
    return Advice(best, Text("It does the most for what it costs"))


def advise_toll(s: State, legal: Sequence[Action]) -> Advice:
    """Refuse the toll for a hero with many more cards than the others, who can draw the attacks, and for a lone hero,
    for whom it makes no difference; else pay the cheapest card."""
    paying = [action for action in legal if action.verb == "toll"]
    refusing = next(action for action in legal if action.verb == "refuse")
    who = holder(s, paying[0].ids[0]) if paying else ""
    others = [size(s, hero) for hero in heroes(s) if hero != who]
    if not who or not others or size(s, who) >= max(others) + STRONG:
        return Advice(refusing, Text("The attacks may come: it costs no card"))
    cheapest = min(paying, key=lambda action: whole(price(s, who, [parse(action.ids[0])])))
    return Advice(cheapest, Text("One card costs less than to draw every attack"))
