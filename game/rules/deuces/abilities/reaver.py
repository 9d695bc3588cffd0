"""The Reaver: pays cards to hit harder."""

from game.core.table import State
from game.core.text import N_

from ..ability import FAIL_DEF, ONCE, ONCE_A_TURN, TURN, WIN_ATT, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import beat_who_holds_cards, holds
from ..effects import RANDOM, discard, draw, extra, next_raise
from ..queries import foes


@ability(
    N_("Blood Price"),
    N_("If you won, and did not tie, the defender discards 2 cards at random."),
    WIN_ATT,
    ONCE_A_TURN,
    cost=1,
    can=beat_who_holds_cards,
)
def blood_price(s: State, me: str, target: str) -> Effects:
    """IF won: DISCARD 2 defender rand."""
    return (discard(target, 2, RANDOM),)


@ability(
    N_("Scar Memory"), N_("If you still hold a card, draw another."), FAIL_DEF, ONCE_A_TURN, can=holds(1), freely=True
)
def scar_memory(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self, if still standing."""
    return (draw(me, 1),)


@ability(
    N_("Second Swing"), N_("Attack once more this turn; that attack is raised by 2."), WIN_ATT, ONCE_A_TURN, freely=True
)
def second_swing(s: State, me: str, target: str) -> Effects:
    """EXTRA 1; RAISE +2 all self, for the extra attack only."""
    return extra(me, 1), next_raise(me, 2)


@passive(
    N_("Reckless Reach"),
    N_("You may attack with two different pairs. Your attacks with 4 or 5 cards are raised by 2."),
)
def reckless_reach(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """FORM twinpair self; IF size>=4: RAISE +2 all self."""
    return Powers(twin=True, raises=((2, 4, 5),)) if attacking else Powers()


@ability(N_("Red Harvest"), N_("Every enemy discards 1 card at random."), TURN, ONCE, cost=1)
def red_harvest(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foes rand."""
    return tuple(discard(foe, 1, RANDOM) for foe in foes(s, me))
