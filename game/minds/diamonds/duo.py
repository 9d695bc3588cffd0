"""Two parties in one dungeon: a search through the room they share, and a value network at its end.

A worth is that of the party to pick: log odds, in `game.minds.net.UNIT`, of coming out ahead of the other. The party
ahead is the one that escapes, or else the one with the higher score; the other's worth is the same with the opposite
sign.
"""

from functools import lru_cache

from game import files
from game.core.view import Action, View
from game.minds.rooms import EMPTY, POTION, RANK, WEAPON, Ways, code
from game.rules.diamonds.greedy import in_the_deck
from game.rules.diamonds.heroes import FULL
from game.rules.diamonds.model import hero_of
from game.rules.diamonds.modes import DUO, MODES

from .model import Hero, faced
from .net import DuoNet
from .plans import each_faced

SURE = 1 << 20  # ahead for certain

Cards = tuple[int, ...]


@lru_cache(1)
def net() -> DuoNet:
    """The network for two parties."""
    return DuoNet(files.asset("minds/diamonds-duo.npz"))


def best(view: View) -> Action | None:
    """The best action for a party that stands; None if only the score is left to play for."""
    duel = Duel(view)
    card, worth = duel.best()
    run = Action("run", (), view.seat)
    if run in view.legal and duel.running() > worth:
        return run
    return next((action for action in view.legal if action.ids and duel.cards[action.ids[0]] == card), None)


class Duel:
    """The decision of one party in one view of a room."""

    def __init__(self, view: View):
        there = [card for place in MODES[DUO].places for card in view.zones[place] if card]
        self.cards = {card.id: code(card) for card in there}
        self.room = tuple(sorted(self.cards.values(), key=lambda card: (_promise(card), card)))
        self.own, self.other = _party(view, view.seat), _party(view, 1 - view.seat)
        self.deck = tuple(sorted(map(code, in_the_deck(view))))  # in no true order
        self.stays = 1 if self.deck else 0  # cards of the room; the last room is taken to its end
        self._base = net().base(self.deck)
        self._known: dict[tuple[Hero, Hero, int], int] = {}

    def best(self) -> tuple[int, int]:
        """The card to take first, and the worth of the room. No card if nothing is to be gained: a party alone will
        fall, or has reached the last room."""
        if self.other[0] <= 0:
            return self._alone()
        low, found = -SURE - 1, EMPTY
        for i, card in enumerate(self.room):
            worth = self._taken(self.room[:i] + self.room[i + 1 :], card, self.own, self.other, low, SURE + 1)
            if worth > low:
                low, found = worth, card
        return found, low

    def running(self) -> int:
        """The worth of running."""
        base = net().base(self.deck + self.room)
        (worth,) = net().values(base, self.deck + self.room, [(self.own, self.other, EMPTY)], False)
        return worth

    def _alone(self) -> tuple[int, int]:
        """The same for a party that is the only one to stand: it plays to escape."""
        ways = Ways(self.room, self.own, len(self.room) - self.stays, each_faced)
        if not self.deck or not ways.ends:
            return EMPTY, -SURE
        fallen: Hero = (0, 0, 0, False)
        ends = list(ways.ends)
        lefts = [self.room[end[0].bit_length() - 1] for end in ends]
        states = [(end[1:], fallen, left) for end, left in zip(ends, lefts, strict=True)]
        worths = net().values(self._base, self.deck, states, True)
        worth = max(worths)
        place, _, _ = ways.to(ends[worths.index(worth)])[0]
        return self.room[place], worth

    def _search(self, cards: Cards, own: Hero, other: Hero, low: int, high: int) -> int:
        """The worth for the party to pick, by alpha-beta search over all orders of the cards."""
        best, before = -SURE - 1, EMPTY
        for i, card in enumerate(cards):
            if card != before:
                before = card
                best = max(best, self._taken(cards[:i] + cards[i + 1 :], card, own, other, max(low, best), high))
                if best >= high:
                    break
        return best

    def _taken(self, left: Cards, card: int, own: Hero, other: Hero, low: int, high: int) -> int:
        """The worth after the party to pick has taken that card."""
        own = faced(card, *own)
        if len(left) == self.stays or own[0] <= 0 >= other[0]:
            return self._ended(own, other, card, left)
        if other[0] <= 0:
            return self._search(left, own, other, low, high)
        return -self._search(left, other, own, -high, -low)

    def _ended(self, own: Hero, other: Hero, last: int, left: Cards) -> int:
        """The worth at the end of the room, or when nobody stands, for the party that took its last card."""
        if own[0] <= 0 >= other[0]:
            return SURE * _sign(own[0] - other[0])
        if self.deck:
            if own[0] > 0:
                return self._judged(own, other, left[0])
            return -self._judged(other, own, left[0])
        if own[0] <= 0 or other[0] <= 0:
            return SURE * _sign(own[0] - other[0])
        bonus = last - POTION if last > POTION and own[0] == FULL else 0
        return SURE * _sign(own[0] + bonus - other[0])

    def _judged(self, first: Hero, other: Hero, left: int) -> int:
        """The network's worth for the party that is first in the next room."""
        key = first, other, left
        if key not in self._known:
            (self._known[key],) = net().values(self._base, self.deck, [key], True)
        return self._known[key]


def _party(view: View, party: int) -> Hero:
    hero = hero_of(view, party)
    return hero.hp, hero.weapon, hero.below, hero.drank


def _promise(card: int) -> int:
    """Sort key that puts good cards first, so that the search prunes early."""
    return card if card < WEAPON else -(card & RANK)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
