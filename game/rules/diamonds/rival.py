"""The stronger agent for two parties: it also considers what the other party needs.

In a shared room it tries every order in which the cards can be taken, assuming that the other party takes what is best
for itself and worst for this one. Alone, or in another mode, it plays like `greedy`.
"""

from game.core.cards import Card, parse
from game.core.deck import face
from game.core.game import Advice, Adviser
from game.core.text import Text
from game.core.view import Action, View

from . import greedy, score
from .combat import is_enemy
from .dealer import deals
from .model import Hero, faced, hero_of
from .modes import mode_of
from .worth import Outlook

Cards = tuple[Card, ...]
Heroes = tuple[Hero, Hero]

FATE = 10**14  # escape or defeat: beyond any worth of a position
POINT = 10**10  # a point of the score at the end
ENDLESS = 10 * FATE


class Rival(Adviser):
    """A player that maximizes its lead over the other party at the end of the room."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        return _decide(view) if _shared(view) else greedy.Greedy().choose(view)

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        if not _shared(view):
            return greedy.Greedy().advise(view)
        action = _decide(view)
        return Advice(action, reason(view, action))


def reason(view: View, action: Action) -> Text:
    """The reason for an action in a room that two parties share."""
    alone = greedy.Greedy().advise(view)
    return alone.why if action == alone.action else _why(view, action)


def _shared(view: View) -> bool:
    """True if the seat plays a party and two parties are standing."""
    return not deals(view) and greedy.standing(view) > 1


def _decide(view: View) -> Action:
    duel = Duel(view)
    worth, card = duel.best()
    run = Action("run", (), view.seat)
    if run in view.legal and duel.running() > worth:
        return run
    return next(action for action in view.legal if action.ids == (card.id,))


class Duel:
    """The search through a room in which two parties take turns.

    A worth is that of the party to pick, less that of the other.
    """

    def __init__(self, view: View):
        cards = (card for place in mode_of(view.options).places for card in view.zones[place] if card)
        self.room = tuple(sorted(cards, key=_promise))
        self.heroes = hero_of(view, 0), hero_of(view, 1)
        self.turn = view.seat
        self.deck = greedy.in_the_deck(view)
        self.outlook = Outlook(self.deck, 2)
        self.stays = 1 if self.deck else 0  # cards of the room; the last room is taken to its end
        self.known: dict[tuple[Hero, Card], int] = {}

    def best(self) -> tuple[int, Card]:
        """The worth of the room, and the card to take first."""
        best, found = -ENDLESS, self.room[0]
        for card in self.room:
            worth = self._taken(card, self.room, self.heroes, self.turn, best, ENDLESS)
            if worth > best:
                best, found = worth, card
        return best, found

    def running(self) -> int:
        """The worth of running."""
        outlook = Outlook((*self.deck, *self.room), 2)
        own, other = self.heroes[self.turn], self.heroes[1 - self.turn]
        return outlook.worth(own, ran=True) - outlook.worth(other, ran=True)

    def _search(self, cards: Cards, heroes: Heroes, turn: int, low: int, high: int) -> int:
        """The worth for the party to pick, by alpha-beta search over all orders of the cards."""
        best = -ENDLESS
        for card in cards:
            best = max(best, self._taken(card, cards, heroes, turn, max(low, best), high))
            if best >= high:
                break
        return best

    def _taken(self, card: Card, cards: Cards, heroes: Heroes, turn: int, low: int, high: int) -> int:
        """The worth of taking that card first."""
        own, other = faced(heroes[turn], card), heroes[1 - turn]
        after = (own, other) if turn == 0 else (other, own)
        left = tuple([each for each in cards if each is not card])
        if len(left) == self.stays or (own.dead and other.dead):
            return self._ended(own, other, card, left)
        if other.dead:
            return self._search(left, after, turn, low, high)
        return -self._search(left, after, 1 - turn, -high, -low)

    def _ended(self, own: Hero, other: Hero, last: Card, left: Cards) -> int:
        """The worth at the end of the room, or when nobody stands, for the party that took its last card."""
        return self._fate(own, left, last) - self._fate(other, left)

    def _fate(self, hero: Hero, left: Cards, last: Card | None = None) -> int:
        if hero.dead:
            return hero.hp * POINT - FATE
        if not self.deck:
            return FATE + (score.escaped(hero.hp, last) if last else hero.hp) * POINT
        if (hero, left[0]) not in self.known:
            self.known[hero, left[0]] = self.outlook.worth(hero, left[0])
        return self.known[hero, left[0]]


def _promise(card: Card) -> int:
    """Sort key that puts good cards first, so that the alpha-beta search prunes early."""
    return card.rank if is_enemy(card) else -card.rank


def _why(view: View, action: Action) -> Text:
    """The reason for an action that differs from the one a single party would choose."""
    if action.verb == "run":
        return Text("Run: the other party would get the better of this room")
    if action.verb == "fight":
        return Text("It costs little now, and the other party is left with what is worse")
    return Text("Take the {card}, or the other party will", card=face(parse(action.ids[0])))
