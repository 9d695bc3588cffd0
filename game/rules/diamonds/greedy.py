"""The computer player: it tries every order of the visible room, and looks no further.

It gets only its own view.  The cards it cannot see it counts, in no order.
"""

from game.core.cards import Card
from game.core.game import Advice
from game.core.lookahead import DEAD, WON, Plan, RoomSearch, hidden
from game.core.view import Action, View

from . import dealer, reasons, score
from .dungeon import dungeon
from .model import Hero, Step, faced, hero_of
from .modes import mode_of
from .worth import Outlook


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


def decide(view: View, hero: Hero) -> tuple[Action, Plan[Step]]:
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


class Turn(RoomSearch[Hero, Step]):
    """The search through one room. With two parties, it assumes that all the cards it wants will still be there."""

    def __init__(self, view: View, hero: Hero):
        self.room = tuple(card for place in mode_of(view.options).places for card in view.zones[place] if card)
        self.hero = hero
        self.deck = in_the_deck(view)
        self.parties = standing(view)
        self.outlook = Outlook(self.deck, self.parties)
        picks = len(self.room) - (1 if self.deck else 0)  # the last room is faced to its end
        super().__init__(len(self.room) - -(-picks // self.parties))  # what is there when its own picks are done

    def steps(self, hero: Hero, card: Card) -> tuple[Step]:
        """The one way to face a card."""
        return (Step(card, faced(hero, card)),)

    def after(self, step: Step) -> Hero:
        """The party after it."""
        return step.hero

    def lost(self, hero: Hero) -> int:
        """The worth of a party that is down: the score."""
        return DEAD + score.fallen(hero.hp, self.deck)

    def ended(self, left: tuple[Card, ...], step: Step) -> int:
        """The worth of a room's end.  What the other party will leave of it nobody knows."""
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
    return hidden(view, dungeon(mode_of(view.options).parties), "deck")
