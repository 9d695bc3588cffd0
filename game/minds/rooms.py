"""Cards as integers, and the rooms of four places they lie in: what the compact models of our room games share.

A card is its kind plus its rank; cards of the same kind and rank do the same, so they need no names. A room is a tuple
of places, with `EMPTY` where no card lies.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from game.core.cards import Card
from game.core.game import Game
from game.core.table import State
from game.core.view import Action

EMPTY = 0
WEAPON, POTION = 16, 32  # the kinds: an enemy is its rank, a weapon 16 plus its rank, a potion 32 plus its rank
RANK = 15  # the bits of a card that are its rank
KINDS = {"C": 0, "S": 0, "R": 0, "B": 0, "D": WEAPON, "H": POTION}
CODES = 48  # all codes are below

Room = tuple[int, ...]
Moment = tuple[int, int, int, int, bool]  # the places still to face as bits, life, weapon, below, drunk
Named = Callable[[int, Sequence[Card | None]], Action]  # the rules' action for a model's, and the cards in the places
Faced = Callable[[Room, Moment], Iterator[Moment]]  # the moments after one more card of a room


def code(card: Card) -> int:
    """The integer for a card."""
    return KINDS[card.suit] + card.rank


def refilled(room: Iterable[int], rest: Sequence[int]) -> tuple[Room, int]:
    """The room with its empty places filled from the left, and the number of cards drawn for it."""
    drawn = 0
    places = []
    for card in room:
        if card == EMPTY and drawn < len(rest):
            places.append(rest[drawn])
            drawn += 1
        else:
            places.append(card)
    return tuple(places), drawn


def place_of(action: Action, room: Sequence[Card | None]) -> int:
    """The place of the card that an action faces."""
    return next(place for place, card in enumerate(room) if card and card.id == action.ids[0])


def played(
    game: Game[State], s: State, actions: Iterable[int], places: Sequence[str], named: Named
) -> Iterator[Action]:
    """The rules' actions for a model's, each with the cards that lie in the places when it is done."""
    table = s.copy()
    for each in actions:
        action = named(each, [table.top(place) for place in places])
        yield action
        game.apply(table, action)


class Ways:
    """Every way to face `take` of the cards of a room. `ends` are the moments they lead to."""

    def __init__(self, room: Room, hero: tuple[int, int, int, bool], take: int, faced: Faced):
        there = sum(1 << place for place, card in enumerate(room) if card)
        start = (there, *hero)
        self._levels: list[dict[Moment, Moment]] = []
        level: dict[Moment, Moment] = {start: start}
        for _ in range(take):
            following: dict[Moment, Moment] = {}
            for before in level:
                for after in faced(room, before):
                    if after not in following:
                        following[after] = before
            self._levels.append(following)
            level = following
        self.ends = level

    def to(self, end: Moment) -> list[tuple[int, Moment, Moment]]:
        """The steps to one of the ends: the place whose card is faced, and the moments before and after it."""
        steps = []
        for level in reversed(self._levels):
            before = level[end]
            steps.append(((before[0] & ~end[0]).bit_length() - 1, before, end))
            end = before
        return steps[::-1]
