"""The Duelist: wins small exchanges with single cards."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_DEFENCE, ONCE_A_TURN, TURN, WIN_ATT, WIN_DEF, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import can_attack, own_attack_fails, with_single
from ..effects import PICK, discard, draw, next_raise, raise_attack
from .raising import raised


@ability(
    N_("Fine Edge"),
    N_("Your next attack with a single card this turn is raised by 4."),
    TURN,
    ONCE_A_TURN,
    can=can_attack,
)
def fine_edge(s: State, me: str, target: str) -> Effects:
    """RAISE +4 one self, for the next Single attack of the turn."""
    return (next_raise(me, 4, 1, 1),)


@ability(
    N_("Riposte"),
    N_("If you defended with a single card, draw a card."),
    WIN_DEF,
    ONCE_A_TURN,
    can=with_single,
    freely=True,
)
def riposte(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self."""
    return (draw(me, 1),)


@ability(
    N_("Flurry"),
    N_("If you attacked with a single card, the defender chooses a card and discards it."),
    WIN_ATT,
    ONCE_A_TURN,
    can=with_single,
    freely=True,
)
def flurry(s: State, me: str, target: str) -> Effects:
    """IF size==1: DISCARD 1 defender pick."""
    return (discard(target, 1, PICK),)


@ability(
    N_("Feint"),
    N_("If your attack would tie or fail, it is raised by 3."),
    D_DEFENCE,
    ONCE_A_TURN,
    can=own_attack_fails,
)
def feint(s: State, me: str, target: str) -> Effects:
    """RAISE +3 all self, in this combat."""
    return (raise_attack(3),)


@passive(N_("Perfect Measure"), N_("Every single card you attack or defend with is raised by 2."))
def perfect_measure(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """RAISE +2 one self: every Single."""
    return raised(2, most=1)
