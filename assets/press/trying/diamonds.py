"""What players of Diamonds & Dragons can do alone, and what they think of it."""

from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action, Options, View
from game.minds.diamonds.expert import net
from game.minds.diamonds.model import FULL_ROOM, Position
from game.minds.diamonds.plans import Plans, Result
from game.minds.diamonds.solver import Puzzles, after_room, solve
from game.minds.diamonds.table import ROOM, code_of, position
from game.minds.rooms import EMPTY

from . import WON, Values

LONGEST = 14  # cards to come in a puzzle, at most: more are work, and hard to read at the table
Moment = tuple[Position, int]  # a position, and the state of the chance that shuffles after a run


class Known:
    """A play whose cards are all known, and in which nobody runs."""

    def __init__(self, options: Options):
        self.rules = Puzzles()

    def position(self, match: Match) -> Position:
        return position(match.state)

    def may_be_puzzle(self, view: View) -> bool:
        return not view.number("taken") and len(view.zones["deck"]) <= LONGEST

    def code_of(self, action: Action, view: View) -> int:
        return code_of(action, [view.top(place) for place in ROOM])

    def values(self, at: Position) -> Values:
        return _values(at, False)


class Hidden:
    """A deal as its players know it: the cards to come, but not their order, and not what a run will bring."""

    def __init__(self, match: Match):
        self.start: Moment = (position(match.state), match.state.rng.state)

    def values(self, moment: Moment) -> Values:
        at, _ = moment
        found = dict(_values(at, True))
        if at.rest and not at.ran:
            (found[None],) = net().values(at.rest + at.room, [(at[2:6], EMPTY)], False)
        return found

    def after(self, moment: Moment, plan: Result | None) -> Moment:
        at, chance = moment
        return (after_room(at, plan), chance) if plan is not None else _after_run(at, Rng(chance))

    def can_be_won(self) -> bool:
        return solve(self.start[0]).actions is not None


def _values(at: Position, may_run: bool) -> Values:
    """The network's value of every sensible plan for the room. `may_run`: the party may run from the next one."""
    results = Plans.of(at).results()
    if not at.rest:
        return dict.fromkeys(results, WON)
    left = [(one[1:], at.room[one.left]) for one in results]
    return dict(zip(results, net().values(at.rest, left, may_run), strict=True))


def _after_run(at: Position, rng: Rng) -> Moment:
    """The moment after a run: the deck is shuffled, with the cards of the room on top, as at the table."""
    deck = [*reversed(at.rest), *at.room]
    rng.shuffle(deck)
    cards = tuple(reversed(deck))
    return at._replace(room=cards[:FULL_ROOM], rest=cards[FULL_ROOM:], ran=True), rng.state
