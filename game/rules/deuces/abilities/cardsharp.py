"""The Cardsharp: arranges the deck, cheats late."""

from game.core.table import State
from game.core.text import N_

from .. import effects
from ..ability import ONCE, ONCE_A_TURN, START, TURN, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import can_attack, holds_at_most
from ..effects import draw, look, spy, turn_wild
from ..targeting import foe


@ability(
    N_("Palm"),
    N_("Look at the top 3 cards of your deck. You may exchange one for a card in your hand."),
    TURN,
    ONCE_A_TURN,
)
def palm(s: State, me: str, target: str) -> Effects:
    """LOOK 3 deck; SWAP 1 hand deck."""
    return (effects.palm(me, 3),)


@ability(N_("Marked Backs"), N_("Look at an enemy's hand, and draw a card."), START, ONCE, aim=foe)
def marked_backs(s: State, me: str, target: str) -> Effects:
    """LOOK all hand:foe; DRAW 1 self."""
    return spy(me, target), draw(me, 1)


@ability(
    N_("Up the Sleeve"),
    N_("One card in your attacks this turn may count as any card."),
    TURN,
    ONCE,
    cost=1,
    can=can_attack,
)
def up_the_sleeve(s: State, me: str, target: str) -> Effects:
    """WILD 1 self."""
    return (turn_wild(me, 1),)


@ability(
    N_("Stacked Cut"),
    N_("With 6 cards or fewer, put each of the top 3 of your deck on top or at the bottom; then draw one."),
    TURN,
    ONCE_A_TURN,
    can=holds_at_most(6),
)
def stacked_cut(s: State, me: str, target: str) -> Effects:
    """IF self.hand<=6: LOOK 3 deck order; DRAW 1 self."""
    return look(me, 3), draw(me, 1)


@passive(N_("Deuces Run Loose"), N_("Every 2 you play may count as any card."))
def deuces_run_loose(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """WILD rank2 self."""
    return Powers(wild_twos=True)
