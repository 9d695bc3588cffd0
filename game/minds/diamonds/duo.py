"""Two parties in one dungeon: a search through the room they share, and a value network at its end.

A worth is that of the party to pick: log odds, in `game.minds.net.UNIT`, of coming out ahead of the other. The party
ahead is the one that escapes, or else the one with the higher score; the other's worth is the same with the opposite
sign.
"""

from functools import lru_cache

from game import files
from game.core.view import Action, View
from game.minds import CERTAIN, Rating, Thought, finish
from game.minds.net import chance
from game.minds.rooms import EMPTY, POTION, RANK, WEAPON, Ways, code
from game.rules.diamonds.greedy import in_the_deck
from game.rules.diamonds.heroes import FULL
from game.rules.diamonds.model import hero_of
from game.rules.diamonds.modes import DUO, MODES

from .model import Hero, faced
from .net import DuoNet
from .plans import each_faced

SURE = 1 << 20  # ahead for certain
PAUSES = 3  # cards taken before a search that is done in one step
BATCH = 8  # positions that are valued in one step

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
        self._legal = view.legal
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
            worth, plan = finish(self._alone(self.room, self.own))
            return plan[0] if plan and self.deck else EMPTY, worth
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

    def rate(self) -> Thought[list[Rating]]:
        """Rate every legal action by the chance of coming out ahead, the best first."""
        worths: dict[int, int] = {}
        ratings = []
        for action in self._legal:
            card = self.cards[action.ids[0]] if action.ids else EMPTY
            if card not in worths:
                yield
                worths[card] = (yield from self._after(card)) if card else self.running()
            ratings.append(Rating(action, _chance(worths[card])))
        return sorted(ratings, key=lambda one: -one.chance)

    def plan(self, first: Action) -> list[Action]:
        """The best way through the room for a party that is the only one to stand, which begins with an action; if
        that is to run, any way. Empty if the party would fall."""
        if first.ids:
            card = self.cards[first.ids[0]]
            worth, cards = finish(self._alone(_without(self.room, card), faced(card, *self.own)))
            plan = [first]
        else:
            worth, cards = finish(self._alone(self.room, self.own))
            plan = []
        rest = [action for action in self._legal if action.ids and action != first]
        for card in cards:
            plan.append(next(action for action in rest if self.cards[action.ids[0]] == card))
            rest.remove(plan[-1])
        return plan if worth > -SURE else []

    def _after(self, card: int) -> Thought[int]:
        """The worth of taking that card first."""
        left = _without(self.room, card)
        if self.other[0] > 0:
            return (yield from self._pausing(left, card, self.own, self.other, -SURE - 1, SURE + 1, PAUSES))
        worth, _ = yield from self._alone(left, faced(card, *self.own))
        return worth

    def _alone(self, room: Cards, own: Hero) -> Thought[tuple[int, Cards]]:
        """The worth of a room for a party that is the only one to stand, and the order in which it takes the cards: it
        plays to escape. No cards if it will fall."""
        ways = Ways(room, own, len(room) - self.stays, each_faced)
        if own[0] <= 0 or not ways.ends:
            return -SURE, ()
        ends = list(ways.ends)
        worths: list[int] = []
        if self.deck:
            fallen: Hero = (0, 0, 0, False)
            states = [(end[1:], fallen, room[end[0].bit_length() - 1]) for end in ends]
            for at in range(0, len(states), BATCH):
                yield
                worths += net().values(self._base, self.deck, states[at : at + BATCH], True)
        else:
            worths += [SURE] * len(ends)
        worth = max(worths)
        return worth, tuple(room[place] for place, _, _ in ways.to(ends[worths.index(worth)]))

    def _pausing(
        self, left: Cards, card: int, own: Hero, other: Hero, low: int, high: int, pauses: int
    ) -> Thought[int]:
        """What `_taken` returns, in steps: a search begins after so many cards more."""
        if not pauses:
            yield
            return self._taken(left, card, own, other, low, high)
        own = faced(card, *own)
        if len(left) == self.stays or own[0] <= 0 >= other[0]:
            return self._ended(own, other, card, left)
        alone = other[0] <= 0
        picks, waits, low, high = (own, other, low, high) if alone else (other, own, -high, -low)
        best = -SURE - 1
        for i, following in enumerate(left):
            rest = left[:i] + left[i + 1 :]
            best = max(
                best, (yield from self._pausing(rest, following, picks, waits, max(low, best), high, pauses - 1))
            )
            if best >= high:
                break
        return best if alone else -best

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


def _chance(worth: int) -> int:
    """The chance of coming out ahead, in thousandths; a draw for certain counts half."""
    return CERTAIN * (worth + SURE) // (2 * SURE) if worth in (-SURE, 0, SURE) else chance(worth)


def _without(room: Cards, card: int) -> Cards:
    at = room.index(card)
    return room[:at] + room[at + 1 :]


def _party(view: View, party: int) -> Hero:
    hero = hero_of(view, party)
    return hero.hp, hero.weapon, hero.below, hero.drank


def _promise(card: int) -> int:
    """Sort key that puts good cards first, so that the search prunes early."""
    return card if card < WEAPON else -(card & RANK)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
