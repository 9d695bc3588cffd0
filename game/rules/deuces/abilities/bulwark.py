"""The Bulwark, a wall: draws attacks and shrugs them off."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_ATTACK, ONCE, ONCE_A_TURN, TURN, WIN_DEF, Effects, ability
from ..conditions import ally_attacked, attacked, other_ally_attacked
from ..effects import PICK, discard, negate_attack, raise_defence, redirect, set_threat, shield


@ability(
    N_("Set the Wall"),
    N_("If this defence fails, take back one of the cards you played."),
    D_ATTACK,
    ONCE_A_TURN,
    can=attacked,
)
def set_the_wall(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self; the card comes back at C7, before the Defeat check (test vector 28)."""
    return (shield(1),)


@ability(
    N_("Loud Challenge"),
    N_("Your Threat counts as 15 until your next turn: the enemies must come to you."),
    TURN,
    ONCE_A_TURN,
)
def loud_challenge(s: State, me: str, target: str) -> Effects:
    """THREAT set 15 self."""
    return (set_threat(me, 15),)


@ability(
    N_("Shoulder In"),
    N_("An attack on another hero is aimed at you instead, and your defence is raised by 2."),
    D_ATTACK,
    ONCE_A_TURN,
    can=other_ally_attacked,
)
def shoulder_in(s: State, me: str, target: str) -> Effects:
    """REDIRECT self; RAISE +2 all self."""
    return redirect(me), raise_defence(2)


@ability(N_("Answering Blow"), N_("The attacker chooses a card and discards it."), WIN_DEF, ONCE_A_TURN, freely=True)
def answering_blow(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 attacker pick."""
    return (discard(target, 1, PICK),)


@ability(
    N_("Unbroken Line"),
    N_("An attack on you or another hero comes to nothing; its cards are discarded."),
    D_ATTACK,
    ONCE,
    cost=1,
    can=ally_attacked,
)
def unbroken_line(s: State, me: str, target: str) -> Effects:
    """NEGATE attack (C3)."""
    return (negate_attack(),)
