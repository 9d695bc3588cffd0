"""What players of Scoundrel can do, and what they think of it."""

from game.core.match import Match
from game.core.view import Action, Options, View
from game.minds.scoundrel.expert import net
from game.minds.scoundrel.model import Position, Rules, to_face
from game.minds.scoundrel.net import Net, Outlook
from game.minds.scoundrel.plans import Plans, Result
from game.minds.scoundrel.solver import Puzzles, is_last, may_avoid, solve
from game.minds.scoundrel.table import code_of, position
from game.rules.scoundrel.dungeon import FULL_ROOM, ROOM

from . import WON, Values

Moment = tuple[Position, int]  # a position, and how many of the first cards of the dungeon lie in an unknown order


class Known:
    """A play whose cards are all known. Puzzles are from plays in which a player has come to know them."""

    def __init__(self, options: Options):
        rules = Rules.of(options)
        self.rules, self.net = Puzzles(rules), _net(rules)

    def position(self, match: Match) -> Position:
        return position(match.state)

    def may_be_puzzle(self, view: View) -> bool:
        return None not in view.zones["deck"] and not view.number("faced")

    def code_of(self, action: Action, view: View) -> int:
        return code_of(action, [view.top(place) for place in ROOM])

    def values(self, at: Position) -> Values:
        return _values(self.net, at, self.rules.rules, 0)


class Hidden:
    """A deal as its players know it."""

    def __init__(self, match: Match):
        self.rules = Rules.of(match.options)
        self.net, start = _net(self.rules), position(match.state)
        self.start: Moment = (start, len(start.rest))

    def values(self, moment: Moment) -> Values:
        at, hidden = moment
        return _values(self.net, at, self.rules, hidden)

    def after(self, moment: Moment, plan: Result | None) -> Moment:
        at, hidden = moment
        then = Puzzles(self.rules).after(at, plan)
        drawn = FULL_ROOM if plan is None else len(at.rest) - len(then.rest)
        return then, max(0, hidden - drawn)

    def can_be_won(self) -> bool:
        return solve(self.start[0], self.rules).actions is not None


def _net(rules: Rules) -> Net:
    """The network for a set of rules."""
    return net("equal" if rules.equal else "lower")


def _values(net: Net, at: Position, rules: Rules, hidden: int) -> Values:
    """The network's value of every sensible plan, to one who does not know the order of the first `hidden` cards of the
    dungeon."""
    plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, rules), rules.equal)
    results = plans.results()
    if results and is_last(at, rules):
        return dict.fromkeys(results, WON)
    unknown, queue = tuple(sorted(at.rest[:hidden])), at.rest[hidden:]
    left = [(one, at.room[one.left]) for one in results]
    found: dict[Result | None, int] = dict(
        zip(results, net.values(Outlook(unknown, queue), left, True, rules), strict=True)
    )
    if may_avoid(at):
        stays = Result(-1, at.life, at.weapon, at.below)
        (found[None],) = net.values(Outlook(unknown, queue + at.room), [(stays, 0)], False, rules)
    return found
