"""The Hexwright: weakens hands, silences powers."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_ABILITY, D_ATTACK, INSTEAD, ONCE_A_TURN, TURN, Effects, ability
from ..conditions import ally_attacked, foe_uses_an_ability
from ..effects import ENCOUNTER, HIGH, PICK, bind, discard, negate_ability, raise_attack, seal
from ..queries import source
from ..targeting import foe


@ability(N_("Wither"), N_("An enemy discards its highest card."), TURN, ONCE_A_TURN, cost=1, aim=foe)
def wither(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foe high."""
    return (discard(target, 1, HIGH),)


@ability(
    N_("Dull the Blade"),
    N_("Every card of an attack on you or another hero is lowered by 2."),
    D_ATTACK,
    ONCE_A_TURN,
    can=ally_attacked,
)
def dull_the_blade(s: State, me: str, target: str) -> Effects:
    """RAISE -2 all attacker; floor 1 (A44)."""
    return (raise_attack(-2),)


@ability(
    N_("Tongue-Tie"),
    N_("Seal one of an enemy's abilities for this encounter. On its next turn it may attack with single cards only."),
    TURN,
    ONCE_A_TURN,
    aim=foe,
)
def tongue_tie(s: State, me: str, target: str) -> Effects:
    """SEAL foe encounter (A69); BIND 1 foe."""
    return seal(me, target, ENCOUNTER), bind(target, 1)


@ability(
    N_("Backlash"),
    N_("An enemy's ability does nothing, and its user chooses a card and discards it."),
    D_ABILITY,
    ONCE_A_TURN,
    cost=1,
    can=foe_uses_an_ability,
)
def backlash(s: State, me: str, target: str) -> Effects:
    """NEGATE ability, which stays used and paid (A30); DISCARD 1 source pick."""
    return negate_ability(), discard(source(s), 1, PICK)


@ability(N_("Unmake"), N_("An enemy chooses 3 cards and discards them."), INSTEAD, ONCE_A_TURN, cost=1, aim=foe)
def unmake(s: State, me: str, target: str) -> Effects:
    """DISCARD 3 foe pick."""
    return (discard(target, 3, PICK),)
