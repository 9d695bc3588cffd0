"""When an ability may be used, besides its timing, how often, and its cost: questions about the fight, yes or no."""

from game.core.table import State

from . import brawl
from .ability import Aim, Condition
from .names import FAILED, TIED, WON

# an attack was declared


def attacked(s: State, me: str) -> bool:
    """It is aimed at oneself, and was not negated."""
    return brawl.defender(s) == me and not s.facts["negated"]


def attacked_by_single(s: State, me: str) -> bool:
    """It is aimed at oneself, with a single card."""
    return attacked(s, me) and with_single(s, me)


def ally_attacked(s: State, me: str) -> bool:
    """It is aimed at oneself or another of one's own, but no hero's pet (A23), was not negated, and is no attack of
    somebody whom the same player plays (A83)."""
    theirs = brawl.defender(s) in brawl.allies(s, me) and brawl.seat_of(s, brawl.attacker(s)) != brawl.seat_of(s, me)
    return theirs and not s.facts["negated"]


def other_ally_attacked(s: State, me: str) -> bool:
    """It is aimed at another of one's own, but no hero's pet (A23)."""
    return brawl.defender(s) != me and ally_attacked(s, me)


# a defence was shown


def own_attack_fails(s: State, me: str) -> bool:
    """One's own attack is tied or beaten as it stands."""
    return brawl.attacker(s) == me and brawl.result(s) in (TIED, FAILED)


def own_defence_falls_short(s: State, me: str) -> bool:
    """One's own defence is not the higher one as it stands."""
    return brawl.defender(s) == me and brawl.result(s) in (WON, TIED)


def ally_defence_falls_short(s: State, me: str) -> bool:
    """The defence of oneself or another of one's own is not the higher one as it stands."""
    return ally_attacked(s, me) and brawl.result(s) != FAILED


def would_tie(s: State, me: str) -> bool:
    """One's own combat is a tie as it stands."""
    return me in (brawl.attacker(s), brawl.defender(s)) and brawl.result(s) == TIED


# a combat was fought


def with_single(s: State, me: str) -> bool:
    """The attack was a single card."""
    return brawl.attack_size(s) == 1


def two_or_more(s: State, me: str) -> bool:
    """The attack was of two cards or more."""
    return brawl.attack_size(s) >= 2


def three_or_more(s: State, me: str) -> bool:
    """The attack was of three cards or more."""
    return brawl.attack_size(s) >= 3


def beat_who_holds_cards(s: State, me: str) -> bool:
    """The defender was beaten, not only tied with, and has cards left to lose."""
    return brawl.result(s) == WON and defender_holds_cards(s, me)


def defender_holds_cards(s: State, me: str) -> bool:
    """The defender has cards left to lose."""
    return brawl.size(s, brawl.defender(s)) > 0


def first_attack(s: State, me: str) -> bool:
    """One has not attacked before in this encounter."""
    return not brawl.mark(s, me, "attacked")


# somebody uses an ability, or falls


def foe_uses_an_ability(s: State, me: str) -> bool:
    """The ability is a foe's."""
    return brawl.source(s) in brawl.foes(s, me)


def falls(s: State, me: str) -> bool:
    """It is oneself who falls."""
    return brawl.falling(s) == me


def other_ally_falls(s: State, me: str) -> bool:
    """It is another of one's own who falls, but no hero's pet (A23)."""
    return not falls(s, me) and brawl.falling(s) in brawl.allies(s, me)


def ally_falls(s: State, me: str) -> bool:
    """It is oneself or another of one's own who falls, but no hero's pet (A23)."""
    return brawl.falling(s) in brawl.allies(s, me)


def own_pet_falls(s: State, me: str) -> bool:
    """It is a pet of one's own that falls, while one still stands."""
    fallen = brawl.falling(s)
    return brawl.is_pet(fallen) and brawl.master(s, fallen) == me and not brawl.is_out(s, me)


# attacks still to come


def can_attack(s: State, me: str) -> bool:
    """One has an attack left in this turn."""
    left = brawl.mark(s, me, "attacks") + brawl.mark(s, me, "singles")
    return left > 0 and brawl.mark(s, me, "bind") != 1 and not brawl.mark(s, me, "acted")


def ally_can_attack(s: State, me: str) -> bool:
    """Oneself or another of one's own has an attack left in this turn."""
    return any(can_attack(s, ally) for ally in brawl.allies(s, me))


def another_can_act(s: State, me: str) -> bool:
    """Oneself, besides the card it costs, or another of one's own has cards to attack with."""
    return any(brawl.size(s, ally) > int(ally == me) for ally in brawl.allies(s, me))


# hands, piles, pets, aims


def has_discards(s: State, me: str) -> bool:
    """There are cards among one's discards."""
    return bool(s.cards(brawl.discard_of(s, me)))


def has_two_discards(s: State, me: str) -> bool:
    """There are two cards or more among one's discards."""
    return len(s.cards(brawl.discard_of(s, me))) > 1


def holds(n: int) -> Condition:
    """One holds at least so many cards."""
    return lambda s, me: brawl.size(s, me) >= n


def holds_at_most(n: int) -> Condition:
    """One holds at most so many cards."""
    return lambda s, me: brawl.size(s, me) <= n


def has_no_husk(s: State, me: str) -> bool:
    """No Husk of one's own stands."""
    return all(brawl.kind(s, pet) != "husk" for pet in brawl.pets(s, me))


def has_no_bones(s: State, me: str) -> bool:
    """No Bones stand on the side of the enemies."""
    return all(brawl.kind(s, enemy) != "bones" for enemy in brawl.enemies(s))


def has_a_two_and_no_treasure(s: State, me: str) -> bool:
    """One holds a 2, and there is no Treasure in this encounter."""
    return not s.facts["treasure"] and any(card.rank == 2 for card in brawl.hand(s, me))


def somebody(aim: Aim) -> Condition:
    """There is somebody of that description."""
    return lambda s, me: bool(aim(s, me))
