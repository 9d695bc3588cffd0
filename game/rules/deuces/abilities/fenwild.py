"""The abilities of the enemies of the Fenwild."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_ATTACK, FALL, ONCE, ONCE_A_TURN, START, TURN, WIN_ATT, WIN_DEF, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import ally_attacked, ally_can_attack, attacked, first_attack, holds_at_most, two_or_more
from ..effects import PICK, RANDOM, bind, discard, draw, raise_attack, redirect, shield, summon, turn_raise
from ..queries import allies
from ..targeting import foe, foe_of_high_threat, other_ally, other_ally_or_self
from .raising import raised


@ability(N_("Itch"), N_("Whoever defeats it chooses a card and discards it."), FALL, ONCE, freely=True)
def itch(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 attacker pick; nothing if no figure caused the Defeat."""
    return (discard(target, 1, PICK),) if target else ()


@ability(N_("Cloud"), N_("It draws a card."), START, ONCE, freely=True)
def cloud(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self."""
    return (draw(me, 1),)


@ability(
    N_("Snag"),
    N_("The attacker may only attack with single cards until the end of its next turn."),
    WIN_DEF,
    ONCE_A_TURN,
    freely=True,
)
def snag(s: State, me: str, target: str) -> Effects:
    """BIND 1 attacker."""
    return (bind(target, 1),)


@ability(
    N_("Root Deep"),
    N_("If this defence fails, it takes back one of the cards it plays."),
    D_ATTACK,
    ONCE_A_TURN,
    can=attacked,
)
def root_deep(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self."""
    return (shield(1),)


@ability(N_("Swallow"), N_("One hero discards a card at random."), TURN, ONCE, aim=foe)
def swallow(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foe rand."""
    return (discard(target, 1, RANDOM),)


@ability(
    N_("War Croak"),
    N_("All enemies' attacks are raised by 1 this turn."),
    TURN,
    ONCE_A_TURN,
    can=ally_can_attack,
)
def war_croak(s: State, me: str, target: str) -> Effects:
    """RAISE +1 all allies."""
    return tuple(turn_raise(ally, 1) for ally in allies(s, me))


@passive(N_("Ambush"), N_("Its first attack of the encounter is raised by 3."), can=first_attack)
def ambush(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """RAISE +3 all self, once per encounter."""
    return raised(3, attacking)


@ability(
    N_("Vanish"), N_("An attack on it is aimed at another enemy instead."), D_ATTACK, ONCE, aim=other_ally, can=attacked
)
def vanish(s: State, me: str, target: str) -> Effects:
    """REDIRECT other."""
    return (redirect(target),)


@ability(
    N_("Green Mending"),
    N_("Another enemy draws a card. If no other stands, it draws one itself."),
    TURN,
    ONCE_A_TURN,
    aim=other_ally_or_self,
)
def green_mending(s: State, me: str, target: str) -> Effects:
    """DRAW 1 other (alone: self)."""
    return (draw(target, 1),)


@ability(
    N_("Bramble"),
    N_("An attack on it or another enemy is lowered by 1."),
    D_ATTACK,
    ONCE_A_TURN,
    can=ally_attacked,
)
def bramble(s: State, me: str, target: str) -> Effects:
    """RAISE -1 all attacker, for any attack on its side."""
    return (raise_attack(-1),)


@ability(
    N_("Maul"),
    N_("If it attacked with 2 cards or more, the defender chooses a card and discards it."),
    WIN_ATT,
    ONCE_A_TURN,
    can=two_or_more,
    freely=True,
)
def maul(s: State, me: str, target: str) -> Effects:
    """IF size>=2: DISCARD 1 defender pick."""
    return (discard(target, 1, PICK),)


@passive(N_("Cornered"), N_("With 3 cards or fewer, its attacks are raised by 2."), can=holds_at_most(3))
def cornered(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """IF self.hand<=3: RAISE +2 all self."""
    return raised(2, attacking)


@ability(N_("Scatter Seed"), N_("A Sapling with 2 cards joins its side."), TURN, ONCE)
def seed(s: State, me: str, target: str) -> Effects:
    """SUMMON 2 Sapling."""
    return (summon(me, "sapling", 2),)


@ability(
    N_("Strangle"),
    N_("One hero may only attack with single cards until the end of their next turn."),
    TURN,
    ONCE_A_TURN,
    aim=foe,
)
def strangle(s: State, me: str, target: str) -> Effects:
    """BIND 1 foe."""
    return (bind(target, 1),)


@ability(
    N_("Acid Spray"),
    N_("One hero whose Threat is J or higher chooses a card and discards it."),
    TURN,
    ONCE_A_TURN,
    aim=foe_of_high_threat,
)
def acid_spray(s: State, me: str, target: str) -> Effects:
    """IF tgt.threat>=11: DISCARD 1 foe pick."""
    return (discard(target, 1, PICK),)


@passive(N_("Scales"), N_("Its defences are raised by 1."))
def scales(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """RAISE +1 all self, for its own defences."""
    return raised(1, not attacking)
