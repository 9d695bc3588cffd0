"""The Mender: keeps hands full."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_DEFEAT, INSTEAD, ONCE, ONCE_A_TURN, START, TURN, Effects, ability
from ..conditions import other_ally_falls
from ..effects import draw, look, revive, ward
from ..queries import allies, falling
from ..targeting import ally_holding_three_at_most, other_ally_or_self


@ability(
    N_("Poultice"),
    N_("You or another hero with 3 cards or fewer draws a card."),
    TURN,
    ONCE_A_TURN,
    aim=ally_holding_three_at_most,
)
def poultice(s: State, me: str, target: str) -> Effects:
    """IF tgt.hand<=3: DRAW 1 ally."""
    return (draw(target, 1),)


@ability(
    N_("Steady Hands"),
    N_("Look at the top 3 cards of your deck and put each on top or at the bottom; then draw one."),
    START,
    ONCE,
)
def steady_hands(s: State, me: str, target: str) -> Effects:
    """LOOK 3 deck order; DRAW 1 self."""
    return look(me, 3), draw(me, 1)


@ability(
    N_("Field Dressing"),
    N_("Another hero draws 2 cards. If no other stands, you draw one."),
    TURN,
    ONCE_A_TURN,
    cost=1,
    aim=other_ally_or_self,
)
def field_dressing(s: State, me: str, target: str) -> Effects:
    """DRAW 2 other; alone: DRAW 1 self."""
    return (draw(target, 1 if target == me else 2),)


@ability(
    N_("Second Breath"),
    N_("Another hero, about to be defeated, draws 2 cards instead."),
    D_DEFEAT,
    ONCE,
    can=other_ally_falls,
)
def second_breath(s: State, me: str, target: str) -> Effects:
    """REVIVE 2 ally (A35)."""
    return (revive(falling(s), 2),)


@ability(
    N_("Sanctuary"),
    N_("Every hero draws a card, and takes one back if its first defence before your next turn fails."),
    INSTEAD,
    ONCE,
)
def sanctuary(s: State, me: str, target: str) -> Effects:
    """DRAW 1 allies; SHIELD 1 allies, at the first defence before the user's next turn."""
    return tuple(effect(ally, 1) for effect in (draw, ward) for ally in allies(s, me))
