"""What a player can say of an action beforehand: the most a hit may cost, and whether it could be the last.

Only what the rules say goes in here.  What can be counted of the pool is for `counting`, which is told on request.
"""

from game.core.view import View

from .character import is_mage, shield_of
from .fight import RENEWAL
from .worth import HIGHEST, LOWEST, worth


def hardest_hit(view: View) -> int:
    """The most that a monster's hit may still take: the one that lies there, or before a room any there may be."""
    monster = view.top("monster")
    most = worth(monster) if monster and view.facts["difficulty"] == "normal" else HIGHEST
    return max(0, most - shield_of(view))


def may_fall_to_a_hit(view: View, mana: int) -> bool:
    """Could the next hit end it all, with that much mana left?  Who has magic, or may buy some, is asked first."""
    return not mana and not _may_buy(view) and hardest_hit(view) >= view.gauges["hp"]


def may_fall_absorbing(view: View) -> bool:
    """Could a hit go through the last mana card, and be the end?"""
    left = view.gauges["damage"] - LOWEST
    return view.gauges["mana"] == 1 and not _may_buy(view) and left >= view.gauges["hp"]


def _may_buy(view: View) -> bool:
    """Could a mage without mana buy some?"""
    return is_mage(view) and view.gauges["score"] >= RENEWAL
