"""A tribute: a hero sacrifices chosen cards, from one up to a maximum."""

from collections.abc import Iterator
from itertools import combinations

from game.core.cards import parse
from game.core.table import State
from game.core.view import Action

from ..card_plays import order
from ..cards import label, sacrifice
from ..frames import Handlers, Question, queue
from ..queries import hand, seat_of
from ..ruleset import special_of


def _seats(s: State, who: str, most: int) -> list[int]:
    return [seat_of(s, who)] if hand(s, who) else []


def _ways(s: State, seat: int, who: str, most: int) -> Iterator[Action]:
    cards = order(hand(s, who))
    for count in range(1, min(most, len(cards)) + 1):
        yield from (Action("sacrifice", tuple(card.id for card in these), seat) for these in combinations(cards, count))


def _paid(s: State, action: Action, who: str, most: int) -> None:
    cards = [parse(id) for id in action.ids]
    s.announce("sacrifices", who, label(s, who), len(cards), *action.ids)
    sacrifice(s, who, cards)
    queue(s, *special_of(s).paid(s, who, cards))


HANDLERS: Handlers = {
    "tribute": Question(_seats, _ways, _paid),
}
