"""The Wildrunner: bends ranks into sets."""

from game.core.table import State
from game.core.text import N_

from ..ability import ONCE_A_TURN, TURN, WIN_ATT, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import can_attack, three_or_more
from ..effects import draw, next_range, turn_wild
from ..queries import size
from ..targeting import ally
from .raising import raised


@ability(
    N_("Shifting Hide"),
    N_("One card of your next attack this turn may count as 1 lower or 1 higher."),
    TURN,
    ONCE_A_TURN,
    can=can_attack,
)
def shifting_hide(s: State, me: str, target: str) -> Effects:
    """RANGE -1 1 one self."""
    return (next_range(me, -1, 1),)


@ability(
    N_("Pack Heart"),
    N_("If you attacked with 3 cards or more, you or another hero draws a card."),
    WIN_ATT,
    ONCE_A_TURN,
    aim=ally,
    can=three_or_more,
)
def pack_heart(s: State, me: str, target: str) -> Effects:
    """IF size>=3: DRAW 1 ally."""
    return (draw(target, 1),)


@passive(N_("Bloodscent"), N_("Your attacks on an enemy holding 3 cards or fewer are raised by 2."))
def bloodscent(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """IF defender.hand<=3: RAISE +2 all self."""
    return raised(2, attacking and foe != "" and size(s, foe) <= 3)


@ability(
    N_("Many Shapes"),
    N_("One card of your next attack this turn may count as up to 2 lower or up to 2 higher."),
    TURN,
    ONCE_A_TURN,
    can=can_attack,
)
def many_shapes(s: State, me: str, target: str) -> Effects:
    """RANGE -2 2 one self."""
    return (next_range(me, -2, 2),)


@ability(
    N_("Apex"),
    N_("One card in your attacks this turn may count as any card."),
    TURN,
    ONCE_A_TURN,
    cost=1,
    can=can_attack,
)
def apex(s: State, me: str, target: str) -> Effects:
    """WILD 1 self."""
    return (turn_wild(me, 1),)
