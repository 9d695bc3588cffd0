"""Additional conditions of abilities, beyond timing, frequency and cost. Each returns True or False for a figure
`me`."""

from game.core.table import State

from . import queries
from .ability import Aim, Condition
from .names import FAILED, TIED, WON

# an attack was declared


def attacked(s: State, me: str) -> bool:
    """True if the attack targets the figure and was not negated."""
    return queries.defender(s) == me and not s.facts["negated"]


def attacked_by_single(s: State, me: str) -> bool:
    """True if the attack targets the figure, with a single card."""
    return attacked(s, me) and with_single(s, me)


def ally_attacked(s: State, me: str) -> bool:
    """True if the attack targets the figure or an ally, but no hero's pet (A23), was not negated, and does not come
    from a figure of the same player (A83)."""
    theirs = queries.defender(s) in queries.allies(s, me) and queries.seat_of(
        s, queries.attacker(s)
    ) != queries.seat_of(s, me)
    return theirs and not s.facts["negated"]


def other_ally_attacked(s: State, me: str) -> bool:
    """True if the attack targets an ally, but no hero's pet (A23)."""
    return queries.defender(s) != me and ally_attacked(s, me)


# a defence was shown


def own_attack_fails(s: State, me: str) -> bool:
    """True if the figure's own attack is currently tied or beaten."""
    return queries.attacker(s) == me and queries.result(s) in (TIED, FAILED)


def own_defence_falls_short(s: State, me: str) -> bool:
    """True if the figure's own defence is currently not higher than the attack."""
    return queries.defender(s) == me and queries.result(s) in (WON, TIED)


def ally_defence_falls_short(s: State, me: str) -> bool:
    """True if the defence of the figure or an ally is currently not higher than the attack."""
    return ally_attacked(s, me) and queries.result(s) != FAILED


def would_tie(s: State, me: str) -> bool:
    """True if the figure's own combat is currently a tie."""
    return me in (queries.attacker(s), queries.defender(s)) and queries.result(s) == TIED


# a combat was fought


def with_single(s: State, me: str) -> bool:
    """True if the attack was a single card."""
    return queries.attack_size(s) == 1


def two_or_more(s: State, me: str) -> bool:
    """True if the attack had two cards or more."""
    return queries.attack_size(s) >= 2


def three_or_more(s: State, me: str) -> bool:
    """True if the attack had three cards or more."""
    return queries.attack_size(s) >= 3


def beat_who_holds_cards(s: State, me: str) -> bool:
    """True if the attack won, not only tied, and the defender has cards left to lose."""
    return queries.result(s) == WON and defender_holds_cards(s, me)


def defender_holds_cards(s: State, me: str) -> bool:
    """True if the defender has cards left to lose."""
    return queries.size(s, queries.defender(s)) > 0


def first_attack(s: State, me: str) -> bool:
    """True if the figure has not attacked before in this encounter."""
    return not queries.mark(s, me, "attacked")


# an ability was announced, or a figure is about to fall


def foe_uses_an_ability(s: State, me: str) -> bool:
    """True if the announced ability is a foe's."""
    return queries.source(s) in queries.foes(s, me)


def falls(s: State, me: str) -> bool:
    """True if the figure itself is about to be Defeated."""
    return queries.falling(s) == me


def other_ally_falls(s: State, me: str) -> bool:
    """True if an ally is about to be Defeated, but no hero's pet (A23)."""
    return not falls(s, me) and queries.falling(s) in queries.allies(s, me)


def ally_falls(s: State, me: str) -> bool:
    """True if the figure or an ally is about to be Defeated, but no hero's pet (A23)."""
    return queries.falling(s) in queries.allies(s, me)


def own_pet_falls(s: State, me: str) -> bool:
    """True if a pet of the figure is about to be Defeated, and the figure itself is not Defeated."""
    fallen = queries.falling(s)
    return queries.is_pet(fallen) and queries.master(s, fallen) == me and not queries.is_out(s, me)


# attacks still to come


def can_attack(s: State, me: str) -> bool:
    """True if the figure has an attack left in this turn."""
    left = queries.mark(s, me, "attacks") + queries.mark(s, me, "singles")
    return left > 0 and queries.mark(s, me, "bind") != 1 and not queries.mark(s, me, "acted")


def ally_can_attack(s: State, me: str) -> bool:
    """True if the figure or an ally has an attack left in this turn."""
    return any(can_attack(s, ally) for ally in queries.allies(s, me))


def another_can_act(s: State, me: str) -> bool:
    """True if an ally has a card to attack with, or the figure has one besides the card it pays."""
    return any(queries.size(s, ally) > int(ally == me) for ally in queries.allies(s, me))


# hands, piles, pets, aims


def has_discards(s: State, me: str) -> bool:
    """True if the figure has discards."""
    return bool(s.cards(queries.discard_of(s, me)))


def has_two_discards(s: State, me: str) -> bool:
    """True if the figure has two discards or more."""
    return len(s.cards(queries.discard_of(s, me))) > 1


def holds(n: int) -> Condition:
    """Make the condition that a figure has at least `n` cards."""
    return lambda s, me: queries.size(s, me) >= n


def holds_at_most(n: int) -> Condition:
    """Make the condition that a figure has at most `n` cards."""
    return lambda s, me: queries.size(s, me) <= n


def has_no_husk(s: State, me: str) -> bool:
    """True if the figure has no Husk that is not Defeated."""
    return all(queries.kind(s, pet) != "husk" for pet in queries.pets(s, me))


def has_no_bones(s: State, me: str) -> bool:
    """True if no Bones stand on the side of the enemies."""
    return all(queries.kind(s, enemy) != "bones" for enemy in queries.enemies(s))


def has_a_two_and_no_treasure(s: State, me: str) -> bool:
    """True if the figure holds a 2, and there is no Treasure in this encounter."""
    return not s.facts["treasure"] and any(card.rank == 2 for card in queries.hand(s, me))


def somebody(aim: Aim) -> Condition:
    """Make the condition that an aim has at least one target."""
    return lambda s, me: bool(aim(s, me))
