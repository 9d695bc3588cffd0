"""The computer player of Scoundrel: it tries every way through the current room and looks no further.

It knows only its own view. The cards it cannot see are counted without their order.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.cards import Card
from game.core.game import Action, Advice, View

from . import reasons, score, worth
from .dungeon import ROOM, TO_FACE, dungeon
from .model import Hero, Way, hero_of, ways

WON, DEAD = 10**12, -(10**12)  # beyond any worth of a position


class Plan(NamedTuple):
    """A way through the rest of the room, and the worth of the position it leads to."""

    worth: int
    ways: tuple[Way, ...] = ()


class Greedy:
    """Takes the first step of the best way through the room."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        action, _ = self._best(view)
        return action

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        action, plan = self._best(view)
        return Advice(action, reasons.why(view, action, plan.ways))

    def _best(self, view: View) -> tuple[Action, Plan]:
        turn = Turn(view)
        plan = turn.best(turn.room, turn.hero)
        if Action("avoid") in view.legal and turn.avoided() > plan.worth:
            return Action("avoid"), plan
        return plan.ways[0].action, plan


class Turn:
    """The search through one room."""

    def __init__(self, view: View):
        self.room = tuple(card for place in ROOM for card in view.zones[place] if card)
        self.hero = hero_of(view)
        self.wear = view.options["wear"]
        self.deck = worth.rest(_in_the_deck(view))
        self.left = self._left(view)
        self.known: dict[tuple[tuple[Card, ...], Hero], Plan] = {}

    def _left(self, view: View) -> int:
        """The number of room cards left at the end of the turn; in the last room, with the option `all`, it is 0."""
        cards = len(view.zones["deck"])
        self.last_turn = cards < TO_FACE if view.options["end"] == "full" else not cards
        if self.last_turn and view.options["end"] == "all":
            return 0
        return len(self.room) - (TO_FACE - view.number("faced"))

    def best(self, room: tuple[Card, ...], hero: Hero) -> Plan:
        """The best plan for the cards of a room that are not faced yet."""
        if (room, hero) not in self.known:
            self.known[room, hero] = max(self._plans(room, hero), key=lambda plan: plan.worth)
        return self.known[room, hero]

    def _plans(self, room: tuple[Card, ...], hero: Hero) -> Iterator[Plan]:
        for card in room:
            others = tuple(other for other in room if other is not card)
            for way in ways(hero, card, self.wear):
                if way.hero.dead:
                    yield Plan(DEAD + way.hero.life - self.deck.sum, (way,))
                elif len(others) > self.left:
                    plan = self.best(others, way.hero)
                    yield Plan(plan.worth, (way, *plan.ways))
                else:
                    yield Plan(self._ended(others, way), (way,))

    def _ended(self, left: tuple[Card, ...], way: Way) -> int:
        """The worth of the position at the end of a turn."""
        if self.last_turn:
            return WON + score.escaped(way.hero.life, way.card)
        return worth.after_room(way.hero, left[0], self.deck)

    def avoided(self) -> int:
        """The worth of the position after avoiding the room."""
        deck = self.deck
        for card in self.room:
            deck = deck.with_card(card)
        return worth.after_avoiding(self.hero, deck)


def _in_the_deck(view: View) -> list[Card]:
    """The cards that must lie in the dungeon, seen or not, in the order of the pack."""
    elsewhere = {card for name, cards in view.zones.items() if name != "deck" for card in cards}
    return [card for card in dungeon() if card not in elsewhere]
