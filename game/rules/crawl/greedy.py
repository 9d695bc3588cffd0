"""A computer player that follows simple rules and computes nothing.

It strikes; as a mage it casts at monsters with at least 4 life, and absorbs only a hit that would kill. In hardcore it
leaves with ten points or more.
"""

from game.core.game import Action, View

from . import stages

WORTH_A_SPELL = 4  # points of life
ENOUGH = 10  # points of score


class Greedy:
    """A player that makes the obvious choice."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        return Action(_verb(view))


def _verb(view: View) -> str:
    gauges = view.gauges
    match view.facts[stages.STAGE]:
        case stages.CHOOSE:
            return "normal"
        case stages.DOOR:
            return "leave" if view.facts["difficulty"] == "hard" and gauges["score"] >= ENOUGH else "enter"
        case stages.HIT:
            return "absorb" if gauges["damage"] >= gauges["hp"] and gauges["mana"] else "bear"
    return "cast" if gauges["mana"] and gauges["monster.hp"] >= WORTH_A_SPELL else "strike"
