"""The computer player of Dungeon Crawl: it leaves when going on is worth less than the score it has.

The worth of what lies beyond the next room comes from a table computed in advance; the next room itself is computed
exactly. It is also the adviser.
"""

from collections.abc import Iterator
from functools import lru_cache

from game.core.game import Advice, Adviser
from game.core.view import Action, View

from . import reasons
from .character import full_mana, is_mage, shield_of
from .odds_ahead import MAGE_LIVES, Ahead, Duel, mage_fight, of_mage, of_warrior, warrior_goes_on
from .odds_fights import Mage
from .stages import CHOOSE, DOOR, FIGHT, HIT, STAGE
from .worth import worth

RENEWALS = 2  # renewals of mana within one fight that are considered
FIGHTING = (FIGHT, HIT)  # stages in which the hero chooses an action of the fight
FIGHTS = 32  # cached solved fights: enough for a few rooms


class Leaver(Adviser):
    """A player that maximizes the average final score."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        return self.advise(view).action

    def ponder(self, view: View) -> Iterator[None]:
        """An iterator that computes in steps what the advice will need: a mage's fight. Empty if nothing needs
        computing."""
        fights = is_mage(view) and view.facts[STAGE] in FIGHTING
        return _fight(view).prepare(view.gauges["mana"]) if fights and view.outcome is None else iter(())

    def advise(self, view: View) -> Advice:
        """The best action, and why."""
        if view.facts[STAGE] == CHOOSE:
            return Advice(Action("normal"), reasons.normal())
        if view.facts[STAGE] == DOOR:
            return _at_the_door(view)
        if not is_mage(view):
            return Advice(Action("strike"), reasons.warrior())
        return _in_a_fight(view)


def _at_the_door(view: View) -> Advice:
    score = view.gauges["score"]
    if _endless(view):
        return Advice(Action("leave"), reasons.enough(score))
    if view.facts["difficulty"] == "normal":
        return Advice(Action("enter"), reasons.nothing_at_stake(score))
    mean = going_on(view)
    if mean > score:
        return Advice(Action("enter"), reasons.enter(score, mean))
    return Advice(Action("leave"), reasons.leave(score, mean))


def _endless(view: View) -> bool:
    """True if a mage has reached the score at which to leave because the play might otherwise never end."""
    return is_mage(view) and _ahead(view).enough(view.gauges["score"])


def going_on(view: View) -> float:
    """The expected final score at a door when going on and playing well: of a hardcore warrior, or of a mage."""
    ahead, life, score = _ahead(view), view.gauges["hp"], view.gauges["score"]
    if is_mage(view):
        return ahead.going_on(score, life, view.gauges["mana"])
    return warrior_goes_on(ahead, shield_of(view), score, life)[life]


def _in_a_fight(view: View) -> Advice:
    fight = _fight(view)
    mana, life, theirs, damage = (view.gauges[name] for name in ("mana", "hp", "monster.hp", "damage"))
    if view.facts[STAGE] == HIT:
        answers, verbs = fight.hit(mana, life, theirs, damage), ("bear", "absorb", "renew")
    else:
        answers, verbs = fight.turn(mana, life, theirs), ("strike", "cast", "renew")
    worths = [(answer, verb) for answer, verb in zip(answers, verbs, strict=True) if answer is not None]
    verb = max(worths, key=lambda pair: pair[0])[1]
    return Advice(Action(verb), reasons.fight(view, verb))


def _fight(view: View) -> Mage:
    monster = view.top("monster")
    assert monster is not None
    return _solved(_hard(view), _pool(view), full_mana(view), view.gauges["score"], worth(monster))


@lru_cache(FIGHTS)
def _solved(hard: bool, pool: bool, full: int, score: int, monster: int) -> Mage:
    """The fight with that monster at that score, for any life and mana; solved once for all its blows."""
    duel = Duel(score, monster, MAGE_LIVES, full, full if pool else 1)
    return mage_fight(of_mage(hard, pool, full), duel, RENEWALS)


def _ahead(view: View) -> Ahead:
    if is_mage(view):
        return of_mage(_hard(view), _pool(view), full_mana(view))
    return of_warrior(shield_of(view))


def _hard(view: View) -> bool:
    return view.facts["difficulty"] == "hard"


def _pool(view: View) -> bool:
    """True if the house rule renews the whole mana pool, False if it renews one card."""
    return view.options["mana"] == "pool"
