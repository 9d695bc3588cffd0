"""A player with plain sense and no reckoning.

It strikes; as a mage it casts at what has some life in it, and absorbs only what would kill.  In hard core it walks
out with ten points or more, for ten is a round number.
"""

from game.core.view import Action, View

from . import stages

WORTH_A_SPELL = 4  # points of life
ENOUGH = 10  # points of score


class Greedy:
    """Does the obvious thing."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`."""
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
