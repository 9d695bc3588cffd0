"""The computer player: it tries every way through the current room and looks no further.

It knows only its own view. The cards it cannot see are counted without their order.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.cards import Card
from game.core.game import Action, Advice, View

from . import dealer, reasons, score
from .dungeon import dungeon
from .model import Hero, Step, faced, hero_of
from .modes import mode_of
from .worth import Outlook

WON, DEAD = 10**12, -(10**12)  # beyond any worth of a position


class Plan(NamedTuple):
    """A way through the rest of the room, and the worth of the position it leads to."""

    worth: int
    steps: tuple[Step, ...] = ()


class Greedy:
    """A player that takes the first step of the best way through the room."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        if dealer.deals(view):
            return dealer.advise(view).action
        action, _ = decide(view, _hero(view))
        return action

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        if dealer.deals(view):
            return dealer.advise(view)
        return advise(view, _hero(view))


def advise(view: View, hero: Hero) -> Advice:
    """The best action for that party, and why."""
    action, plan = decide(view, hero)
    return Advice(action, reasons.why(hero, action, plan.steps))


def decide(view: View, hero: Hero) -> tuple[Action, Plan]:
    """The best action for that party and the best plan: the action is the plan's first step, or to run from the
    room."""
    turn = Turn(view, hero)
    plan = turn.best(turn.room, turn.hero)
    run = Action("run", (), view.seat)
    if run in view.legal and turn.running() > plan.worth:
        return run, plan
    card = plan.steps[0].card.id
    return next(action for action in view.legal if action.ids == (card,)), plan


def _hero(view: View) -> Hero:
    return hero_of(view, mode_of(view.options).party(view.seat))


class Turn:
    """The search through one room. With two parties, it assumes that all the cards it wants will still be there."""

    def __init__(self, view: View, hero: Hero):
        self.room = tuple(card for place in mode_of(view.options).places for card in view.zones[place] if card)
        self.hero = hero
        self.deck = in_the_deck(view)
        self.parties = standing(view)
        self.outlook = Outlook(self.deck, self.parties)
        picks = len(self.room) - (1 if self.deck else 0)  # the last room is faced to its end
        self.end = len(self.room) - -(-picks // self.parties)  # cards that are there when its own picks are done
        self.known: dict[tuple[tuple[Card, ...], Hero], Plan] = {}

    def best(self, room: tuple[Card, ...], hero: Hero) -> Plan:
        """The best plan for the cards of a room that are not faced yet."""
        if (room, hero) not in self.known:
            self.known[room, hero] = max(self._plans(room, hero), key=lambda plan: plan.worth)
        return self.known[room, hero]

    def _plans(self, room: tuple[Card, ...], hero: Hero) -> Iterator[Plan]:
        for card in room:
            others = tuple(other for other in room if other is not card)
            step = Step(card, faced(hero, card))
            if step.hero.dead:
                yield Plan(DEAD + score.fallen(step.hero.hp, self.deck), (step,))
            elif len(others) > self.end:
                plan = self.best(others, step.hero)
                yield Plan(plan.worth, (step, *plan.steps))
            else:
                yield Plan(self._ended(others, step), (step,))

    def _ended(self, left: tuple[Card, ...], step: Step) -> int:
        """The worth at the end of a room. A single card left in it is counted; with more, nobody knows what the other
        party leaves."""
        if not self.deck:
            return WON + score.escaped(step.hero.hp, step.card)
        return self.outlook.worth(step.hero, left[0] if len(left) == 1 else None)

    def running(self) -> int:
        """The worth of running from the room."""
        return Outlook((*self.deck, *self.room), self.parties).worth(self.hero, ran=True)


def standing(view: View) -> int:
    """The number of parties that are not down."""
    parties = mode_of(view.options).parties
    return sum(view.gauges[f"hp.{party}"] > 0 for party in range(parties)) if parties > 1 else 1


def in_the_deck(view: View) -> tuple[Card, ...]:
    """The cards that must lie in the deck, in the order of the packs."""
    elsewhere = {card for name, cards in view.zones.items() if name != "deck" for card in cards}
    return tuple(card for card in dungeon(mode_of(view.options).parties) if card not in elsewhere)
