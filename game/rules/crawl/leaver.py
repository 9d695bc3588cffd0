"""The computed player of Dungeon Crawl: it leaves when going on is worth less than what it has.

What lies behind the next room it knows from a table solved beforehand; the room itself it reckons exactly.  It is the
adviser, too.
"""

from functools import lru_cache

from game.core.game import Action, Advice, View

from . import reasons
from .odds import HIGHEST, PACK
from .odds_ahead import MAGE_LIVES, Ahead, Duel, mage_fight, of_mage, of_warrior, warrior_goes_on
from .odds_fights import Luck, Mage
from .worth import shielding, worth

RENEWALS = 2  # within a fight, as far as it looks ahead
FIGHTS = 32  # solved ones that are kept: those of a few rooms


class Leaver:
    """Does what brings the highest score on average."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """What it would do, and why."""
        if view.facts["stage"] == "choose":
            return Advice(Action("normal"), reasons.normal())
        if view.facts["stage"] == "door":
            return _at_the_door(view)
        if view.options["hero"] == "warrior":
            return Advice(Action("strike"), reasons.warrior())
        return _in_a_fight(view)


def _at_the_door(view: View) -> Advice:
    score = view.gauges["score"]
    if _endless(view):
        return Advice(Action("leave"), reasons.enough(score))
    if view.facts["difficulty"] == "normal":
        return Advice(Action("enter"), reasons.nothing_at_stake())
    going_on = _going_on(view)
    if going_on > score:
        return Advice(Action("enter"), reasons.enter(score, going_on))
    return Advice(Action("leave"), reasons.leave(score, going_on))


def _endless(view: View) -> bool:
    """Has a mage reached the goal beyond which there may be no end?"""
    return view.options["hero"] == "mage" and _ahead(view).enough(view.gauges["score"])


def _going_on(view: View) -> float:
    """The score to expect of going on."""
    ahead, life, score = _ahead(view), view.gauges["hp"], view.gauges["score"]
    if view.options["hero"] == "mage":
        return ahead.going_on(score, life, view.gauges["mana"])
    return warrior_goes_on(ahead, PACK, PACK.values, _shield(view), score, life)[life]


def _in_a_fight(view: View) -> Advice:
    fight, mana, life, theirs, damage = (
        _fight(view),
        *(view.gauges[name] for name in ("mana", "hp", "monster.hp", "damage")),
    )
    if view.facts["stage"] == "hit":
        answers, verbs = fight.hit(mana, life, theirs, damage), ("bear", "absorb", "renew")
    else:
        answers, verbs = fight.turn(mana, life, theirs), ("strike", "cast", "renew")
    worths = [(answer, verb) for answer, verb in zip(answers, verbs, strict=True) if answer is not None]
    verb = max(worths, key=lambda pair: pair[0])[1]
    return Advice(Action(verb), reasons.fight(view, verb))


def _fight(view: View) -> Mage:
    monster = view.top("monster")
    assert monster is not None
    return _solved(_hard(view), _pool(view), _full(view), view.gauges["score"], worth(monster))


@lru_cache(FIGHTS)
def _solved(hard: bool, pool: bool, full: int, score: int, monster: int) -> Mage:
    """The fight with that monster at that score, for any life and mana: solved once for all its blows."""
    luck = Luck(PACK, PACK.values, HIGHEST if hard else monster)
    duel = Duel(score, monster, monster, MAGE_LIVES, full, full if pool else 1)
    return mage_fight(of_mage(hard, pool, full), luck, duel, RENEWALS)


def _ahead(view: View) -> Ahead:
    if view.options["hero"] == "warrior":
        return of_warrior(_shield(view))
    return of_mage(_hard(view), _pool(view), _full(view))


def _hard(view: View) -> bool:
    return view.facts["difficulty"] == "hard"


def _pool(view: View) -> bool:
    """Is the whole pool renewed, or one card?"""
    return view.options["mana"] == "pool"


def _shield(view: View) -> int:
    card = view.top("shield")
    return shielding(card) if card else 0


def _full(view: View) -> int:
    card = view.top("manacard")
    return worth(card) if card else 0
