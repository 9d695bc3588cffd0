"""The Gravecaller: summons pets out of the deck."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_ATTACK, FALL, INSTEAD, ONCE, ONCE_A_TURN, TURN, WHILE_NONE, Effects, ability
from ..conditions import ally_attacked, has_no_husk, own_pet_falls
from ..effects import draw, recover, redirect, summon
from ..targeting import own_pet


@ability(
    N_("Call Bones"),
    N_("Summon a Husk with 2 cards. It may not attack this turn, and never with more than 2 cards."),
    INSTEAD,
    WHILE_NONE,
    can=has_no_husk,
)
def call_bones(s: State, me: str, target: str) -> Effects:
    """SUMMON 2 Husk (A70)."""
    return (summon(me, "husk", 2),)


@ability(
    N_("Marrow Toll"),
    N_("When one of your pets is defeated, draw a card."),
    FALL,
    ONCE_A_TURN,
    can=own_pet_falls,
    freely=True,
)
def marrow_toll(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self; not if the Gravecaller is Defeated (A35)."""
    return (draw(me, 1),)


@ability(
    N_("Shepherd the Dead"),
    N_("An attack on you or another hero is aimed at one of your pets instead."),
    D_ATTACK,
    ONCE_A_TURN,
    aim=own_pet,
    can=ally_attacked,
)
def shepherd_the_dead(s: State, me: str, target: str) -> Effects:
    """REDIRECT pet."""
    return (redirect(target),)


@ability(N_("Exhume"), N_("Take a card of your choice from your discard pile."), TURN, ONCE_A_TURN, cost=1)
def exhume(s: State, me: str, target: str) -> Effects:
    """RECOVER 1."""
    return (recover(me, 1),)


@ability(
    N_("Barrow King"),
    N_("Summon a King with 4 cards. All it plays is raised by 1, and it may attack with up to 5 cards."),
    INSTEAD,
    ONCE,
)
def barrow_king(s: State, me: str, target: str) -> Effects:
    """SUMMON 4 King."""
    return (summon(me, "king", 4),)
