"""What the expert of Diamonds & Dragons tells people: ratings for reviews, and hints in the rules' own words."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Protocol

from game.core.cards import parse
from game.core.deck import face
from game.core.game import Advice, Adviser
from game.core.grading import ANY, CRUEL, FAIR, GENTLE, GRADE, HARD, WINNABLE
from game.core.text import N_, Text
from game.core.view import Action, Options, View
from game.minds import Rating, Thought
from game.minds.counsel import Counsel
from game.rules.diamonds import GAME, reasons, rival
from game.rules.diamonds.greedy import standing
from game.rules.diamonds.model import Step, faced, hero_of
from game.rules.diamonds.modes import DUO, MODE
from game.rules.diamonds.rival import Rival

from .duo import Duel
from .expert import Turn, is_only_party
from .table import ROOM

AHEAD = N_("{why}. {n} to come out ahead."), N_("{why}. {n} to come out ahead; {instead}: {m}.")
# Thousandths of the deals that the expert wins, by the grade that was asked for: of all deals of that grade among the
# first 4,000 seeds.
AVERAGE = {ANY: 645, WINNABLE: 653, GENTLE: 899, FAIR: 736, HARD: 496, CRUEL: 190}


class Judge:
    """Rates actions as the expert values positions, for one party."""

    def average(self, options: Options) -> int:
        """The chance of escaping before the cards are dealt, in a deal of the grade that was asked for, if one was."""
        return AVERAGE[options.get(GRADE, ANY)]

    def rate(self, view: View) -> Thought[list[Rating]]:
        """Rate every legal action, the best first."""
        return Turn(view).rate()

    def name(self, action: Action) -> Text:
        """An action in a few words."""
        return name(action)

    def why(self, view: View, action: Action) -> Text:
        """The reason for an action."""
        return why(Turn(view), view, action)


class Planner(Protocol):
    """One decision of a party, as an expert sees it."""

    def plan(self, first: Action) -> list[Action]:
        """The best way through the room that begins with an action. Empty if the party would fall."""
        ...


class Hints(Adviser):
    """Hints by the expert for one party, and for one of two; elsewhere, those of the rules."""

    def __init__(self) -> None:
        self._only: Adviser = Counsel(Turn, why, name, Rival())
        self._beside: Adviser = Counsel(Duel, why_beside, name, Rival(), AHEAD)
        self._left: Adviser = Counsel(Duel, why, name, Rival())
        self._other = GAME.adviser()

    def _adviser(self, view: View) -> Adviser:
        if view.options[MODE] == DUO:
            return self._beside if standing(view) > 1 else self._left
        return self._only if is_only_party(view) else self._other

    def choose(self, view: View) -> Action:
        """Return the best of `view.legal`."""
        return self._adviser(view).choose(view)

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        return self._adviser(view).advise(view)

    def ponder(self, view: View) -> Iterator[None]:
        """Compute what the advice needs."""
        return self._adviser(view).ponder(view)

    def chance(self, view: View) -> int | None:
        """The chance of escaping, or of coming out ahead of another party, in thousandths; None if it is not known."""
        return self._adviser(view).chance(view)

    def situation(self, view: View, action: Action) -> Hashable:
        """What identifies a situation that an action may lead back to."""
        return self._adviser(view).situation(view, action)


def why(turn: Planner, view: View, action: Action) -> Text:
    """The reason for an action of a party that is the only one to stand."""
    plan = list(_steps(view, turn.plan(action)))
    if not plan:
        return Text("Run: every way through this room ends in death")
    return reasons.why(hero_of(view, view.seat), action, plan)


def why_beside(duel: Duel, view: View, action: Action) -> Text:
    """The reason for an action in a room that two parties share."""
    return rival.reason(view, action)


def reason(view: View, line: Sequence[Action]) -> Text:
    """The reason for the first action of a line that wins without running."""
    here = {view.top(place) for place in ROOM}
    steps = [*_steps(view, takewhile(lambda action: parse(action.ids[0]) in here, line))]
    return reasons.why(hero_of(view, 0), line[0], steps)


def name(action: Action) -> Text:
    """An action in a few words that fit behind “better” and “instead”."""
    if action.verb == "run":
        return Text("running")
    card = face(parse(action.ids[0]))
    if action.verb == "take":
        return Text("taking the {card}", card=card)
    if action.verb == "drink":
        return Text("drinking the {card}", card=card)
    return Text("fighting the {card}", card=card)


def _steps(view: View, plan: Iterable[Action]) -> Iterator[Step]:
    """The steps of a plan, each with the party after it."""
    hero = hero_of(view, view.seat)
    for action in plan:
        card = parse(action.ids[0])
        hero = faced(hero, card)
        yield Step(card, hero)
