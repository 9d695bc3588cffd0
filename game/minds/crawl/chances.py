"""The chance to come out of the next room alive, for cards drawn from a whole pack, as the leaver draws them."""

from functools import lru_cache

from game.core.floats import float_sum
from game.core.view import View
from game.minds import CERTAIN
from game.rules.crawl.character import full_mana, is_mage, shield_of
from game.rules.crawl.fight import RENEWAL
from game.rules.crawl.odds import SHARE
from game.rules.crawl.odds_ahead import MAGE_LIVES
from game.rules.crawl.odds_fights import Mage, warrior
from game.rules.crawl.worth import HIGHEST

RENEWALS = 2  # renewals of mana within one fight that are considered
MONSTERS = range(1, HIGHEST + 1)


def survives(view: View) -> int:
    """The chance to survive the next room, in thousandths, at a door: a mage's if every card is played to survive."""
    hard, life, mana = view.facts["difficulty"] == "hard", view.gauges["hp"], view.gauges["mana"]
    if is_mage(view):
        renewals = min(view.gauges["score"] // RENEWAL, RENEWALS)
        pool, full = view.options["mana"] == "pool", max(full_mana(view), mana)
        chances = [_mage(monster, hard, pool, full, renewals).start(mana, life) for monster in MONSTERS]
    else:
        alive = (0.0, *[1.0] * life)
        chances = [warrior(shield_of(view), alive, monster, _most(monster, hard))[life] for monster in MONSTERS]
    return round(CERTAIN * SHARE * float_sum(chances))


@lru_cache(300)
def _mage(monster: int, hard: bool, pool: bool, full: int, renewals: int) -> Mage:
    """A mage's fight in which survival counts, and nothing else."""
    alive = [(0.0, *[1.0] * MAGE_LIVES)] * (full + 1)
    renewed = (lambda: (_mage(monster, hard, pool, full, renewals - 1), full if pool else 1)) if renewals else None
    return Mage(alive, 0.0, monster, _most(monster, hard), renewed)


def _most(monster: int, hard: bool) -> int:
    return HIGHEST if hard else monster
