"""What the rules say about an action beforehand: the most a hit may cost, and whether it could be fatal.

Only the rules and the table count here. What can be learned by counting the pool is in `counting` and is shown on
request.
"""

from game.core.game import View

from .character import is_mage, shield_of
from .fight import RENEWAL
from .worth import HIGHEST, LOWEST, worth


def hardest_hit(view: View) -> int:
    """The most that a hit of the present monster may cost; before a room, a hit of any monster."""
    monster = view.top("monster")
    most = worth(monster) if monster and view.facts["difficulty"] == "normal" else HIGHEST
    return max(0, most - shield_of(view))


def may_fall_to_a_hit(view: View, mana: int) -> bool:
    """True if the next hit could be fatal with that much mana left. With mana, or points to buy it, it cannot: a mage
    may answer the hit first."""
    return not mana and not _may_buy(view) and hardest_hit(view) >= view.gauges["hp"]


def may_fall_absorbing(view: View) -> bool:
    """True if spending the last mana card on the hit could leave enough damage to be fatal."""
    left = view.gauges["damage"] - LOWEST
    return view.gauges["mana"] == 1 and not _may_buy(view) and left >= view.gauges["hp"]


def _may_buy(view: View) -> bool:
    """True if the hero is a mage with enough points to buy mana."""
    return is_mage(view) and view.gauges["score"] >= RENEWAL
