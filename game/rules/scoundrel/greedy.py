"""The computer player of Scoundrel: it tries every way through the visible room, and looks no further.

It gets only its own view.  The cards it cannot see it counts, in no order.
"""

from collections.abc import Iterator

from game.core.cards import Card
from game.core.game import Advice, Adviser
from game.core.lookahead import DEAD, WON, Plan, RoomSearch, hidden
from game.core.view import Action, View

from . import reasons, score, worth
from .dungeon import ROOM, TO_FACE, dungeon
from .model import Hero, Way, hero_of, ways


class Greedy(Adviser):
    """A player that takes the first step of the best way through the room."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        action, _ = self._best(view)
        return action

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        action, plan = self._best(view)
        return Advice(action, reasons.why(view, action, plan.steps))

    def _best(self, view: View) -> tuple[Action, Plan[Way]]:
        turn = Turn(view)
        plan = turn.best(turn.room, turn.hero)
        if Action("avoid") in view.legal and turn.avoided() > plan.worth:
            return Action("avoid"), plan
        return plan.steps[0].action, plan


class Turn(RoomSearch[Hero, Way]):
    """The search through one room."""

    def __init__(self, view: View):
        self.room = tuple(card for place in ROOM for card in view.zones[place] if card)
        self.hero = hero_of(view)
        self.wear = view.options["wear"]
        self.deck = worth.rest(hidden(view, dungeon(), "deck"))
        super().__init__(self._left(view))

    def _left(self, view: View) -> int:
        """The number of room cards left at the end of the turn; in the last room, with the option `all`, it is 0."""
        cards = len(view.zones["deck"])
        self.last_turn = cards < TO_FACE if view.options["end"] == "full" else not cards
        if self.last_turn and view.options["end"] == "all":
            return 0
        return len(self.room) - (TO_FACE - view.number("faced"))

    def steps(self, hero: Hero, card: Card) -> Iterator[Way]:
        """Every way to face a card."""
        return ways(hero, card, self.wear)

    def after(self, step: Way) -> Hero:
        """The hero after it."""
        return step.hero

    def lost(self, hero: Hero) -> int:
        """The worth of death: the score."""
        return DEAD + hero.life - self.deck.sum

    def ended(self, left: tuple[Card, ...], step: Way) -> int:
        """The worth of a turn's end."""
        if self.last_turn:
            return WON + score.escaped(step.hero.life, step.card)
        return worth.after_room(step.hero, left[0], self.deck)

    def avoided(self) -> int:
        """The worth of the position after avoiding the room."""
        deck = self.deck
        for card in self.room:
            deck = deck.with_card(card)
        return worth.after_avoiding(self.hero, deck)
