"""Players of Scoundrel that try positions again and again, for rating puzzles and deals: they go by the network's values,
and misjudge them."""

from game.core.rng import Rng
from game.minds.scoundrel.expert import net
from game.minds.scoundrel.model import Position, Rules, to_face
from game.minds.scoundrel.net import Net, Outlook
from game.minds.scoundrel.plans import Plans, Result
from game.minds.scoundrel.puzzles import may_avoid
from game.minds.scoundrel.solver import is_last

WON = 1 << 40  # beyond every value of the network

Values = dict[Result | None, int]  # by plan; None: the room is avoided


def net_for(rules: Rules) -> Net:
    """The network for a set of rules."""
    return net("equal" if rules.equal else "lower")


def valued(net: Net, at: Position, rules: Rules, hidden: int) -> Values:
    """The network's value of every sensible plan, to one who does not know the order of the first `hidden` cards of the
    dungeon."""
    plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, rules), rules.equal)
    results = plans.results()
    if results and is_last(at, rules):
        return dict.fromkeys(results, WON)
    unknown, queue = tuple(sorted(at.rest[:hidden])), at.rest[hidden:]
    left = [(one, at.room[one.left]) for one in results]
    found: Values = dict(zip(results, net.values(Outlook(unknown, queue), left, True, rules), strict=True))
    if may_avoid(at):
        stays = Result(-1, at.life, at.weapon, at.below)
        (found[None],) = net.values(Outlook(unknown, queue + at.room), [(stays, 0)], False, rules)
    return found


def chosen(values: Values, error: int, rng: Rng) -> Result | None:
    """The best plan to one who misjudges each by up to `error`."""
    return max(values, key=lambda plan: values[plan] + rng.below(2 * error + 1) - error)
