"""The twelve Custom Abilities. A hero may have one of them for the whole play."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_DEFENCE, END, FALL, INSTEAD, ONCE, ONCE_A_TURN, START, TURN, WIN_ATT, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import (
    ally_can_attack,
    beat_who_holds_cards,
    falls,
    has_a_two_and_no_treasure,
    has_two_discards,
    holds,
    holds_at_most,
    own_defence_falls_short,
)
from ..effects import PICK, RANDOM, bury_threat, deuce, discard, draw, look, raise_defence, summon, turn_raise
from ..queries import allies, size
from .raising import raised


@ability(N_("Deep Breath"), N_("Draw a card, then discard one of your choice."), START, ONCE)
def deep_breath(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self; DISCARD 1 self pick."""
    return draw(me, 1), discard(me, 1, PICK)


@ability(N_("Slow Hands"), N_("Discard 2 cards of your choice, then draw 2."), TURN, ONCE_A_TURN, can=holds(2))
def slow_hands(s: State, me: str, target: str) -> Effects:
    """DISCARD 2 self pick; DRAW 2 self."""
    return discard(me, 2, PICK), draw(me, 2)


@ability(
    N_("Low Profile"),
    N_("The top card of your discard pile goes to its bottom; the next one is your Threat."),
    TURN,
    ONCE_A_TURN,
    can=has_two_discards,
)
def low_profile(s: State, me: str, target: str) -> Effects:
    """THREAT bury self."""
    return (bury_threat(me),)


@ability(
    N_("Lucky Pair"),
    N_("If there is no Treasure and you hold a 2, you count one more 2 for loot."),
    END,
    ONCE,
    can=has_a_two_and_no_treasure,
    freely=True,
)
def lucky_pair(s: State, me: str, target: str) -> Effects:
    """IF !treasure: DEUCE 1 self."""
    return (deuce(me, 1),)


@passive(N_("Last Stand"), N_("Your last card, in attack or defence, is raised by 3."))
def last_stand(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """IF self.hand==1: RAISE +3 all self."""
    return raised(3, size(s, me) == 1)


@ability(
    N_("Rallying Cry"),
    N_("All heroes' attacks are raised by 1 this turn."),
    TURN,
    ONCE,
    can=ally_can_attack,
)
def rallying_cry(s: State, me: str, target: str) -> Effects:
    """RAISE +1 all allies, attacks of this Turn."""
    return tuple(turn_raise(ally, 1) for ally in allies(s, me))


@ability(N_("Last Reserve"), N_("With 2 cards or fewer, draw 2."), TURN, ONCE, can=holds_at_most(2))
def last_reserve(s: State, me: str, target: str) -> Effects:
    """IF self.hand<=2: DRAW 2 self."""
    return (draw(me, 2),)


@ability(N_("Hard Parry"), N_("Your defence is raised by 3."), D_DEFENCE, ONCE, can=own_defence_falls_short)
def hard_parry(s: State, me: str, target: str) -> Effects:
    """RAISE +3 all self, in this combat."""
    return (raise_defence(3),)


@ability(N_("Spite"), N_("Whoever defeats you discards 3 cards at random."), FALL, ONCE, can=falls, freely=True)
def spite(s: State, me: str, target: str) -> Effects:
    """DISCARD 3 attacker rand; nothing if no figure caused the Defeat."""
    return (discard(target, 3, RANDOM),) if target else ()


@ability(N_("Familiar"), N_("Summon a Familiar with 2 cards. It attacks with single cards only."), INSTEAD, ONCE)
def familiar(s: State, me: str, target: str) -> Effects:
    """SUMMON 2 Familiar (A70)."""
    return (summon(me, "familiar", 2),)


@ability(
    N_("Pickpocket"),
    N_("If you won, and did not tie, the defender discards 2 cards at random."),
    WIN_ATT,
    ONCE,
    cost=1,
    can=beat_who_holds_cards,
)
def pickpocket(s: State, me: str, target: str) -> Effects:
    """IF won: DISCARD 2 defender rand."""
    return (discard(target, 2, RANDOM),)


@ability(
    N_("Card Counter"), N_("Look at the top 5 cards of your deck and put each on top or at the bottom."), START, ONCE
)
def card_counter(s: State, me: str, target: str) -> Effects:
    """LOOK 5 deck order."""
    return (look(me, 5),)
