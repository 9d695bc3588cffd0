"""A weak computer player that knows little more than the rules."""

from collections.abc import Sequence

from game.core.blanks import fill, has_blanks
from game.core.cards import parse
from game.core.rng import Rng
from game.core.table import State
from game.core.view import Action, View

from ..card_plays import compare
from ..combat import Attack, answer_of, attack_reading
from ..queries import size
from ..ruleset import mode_of
from ..view_state import seen

NOW_AND_THEN = 3  # an ability is used one time in this many
RASH = ("offer", "fold", "low", "high", "guard")  # verbs that the novice never uses


class Novice:
    """Plays the largest and highest attack, on the figure with the fewest cards; answers as cheaply as it can; now and
    then uses a random ability. All other choices are random, except that it follows the mode's own advice unless the
    mode names actions to pick from at random."""

    def __init__(self, rng: Rng):
        self.rng = rng

    def choose(self, view: View) -> Action:
        """The action that the novice takes."""
        s, legal = seen(view), [action for action in view.legal if action.verb not in RASH]
        own = mode_of(s).agents.advise(s, legal)
        if own is not None:
            blind = mode_of(s).agents.at_random(s, legal)
            return fill(self.rng.choice(blind), self.rng) if blind else own.action
        verbs = {action.verb for action in legal}
        if "use" in verbs and not self.rng.below(NOW_AND_THEN):
            return self.rng.choice([action for action in legal if action.verb == "use"])
        if "attack" in verbs:
            return max((action for action in legal if _is_attack(action)), key=lambda action: _might(s, action))
        for verb in ("pass", "end"):
            if verb in verbs and verbs <= {verb, "use"}:
                return next(action for action in legal if action.verb == verb)
        if "defend" in verbs:
            return _answer(s, legal)
        if "drop" in verbs:
            return min(legal, key=_height)
        return fill(self.rng.choice(legal), self.rng)


def _is_attack(action: Action) -> bool:
    return action.verb == "attack" and not has_blanks(action)


def _might(s: State, action: Action) -> tuple[int, tuple[int, ...], int]:
    """The sort key of an attack: the number of cards it counts as, their height, and how few cards the target holds."""
    attack = Attack.of(s, action)
    reading = attack.reading(s)
    return reading.size, reading.key, -size(s, attack.target)


def _answer(s: State, legal: Sequence[Action]) -> Action:
    """The lowest cards that hold; else the lowest that tie; else the lowest."""
    attack = attack_reading(s)

    def worth(action: Action) -> tuple[int, int]:
        answer = answer_of(s, [parse(id) for id in action.ids])
        return 1 if attack is None or answer is None else compare(attack, answer), _height(action)

    return min(legal, key=worth)


def _height(action: Action) -> int:
    return sum(parse(id).rank for id in action.ids)
