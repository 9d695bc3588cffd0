"""The abilities of the enemies of the Gilded Court."""

from game.core.table import State
from game.core.text import N_

from ..ability import (
    D_ABILITY,
    D_ATTACK,
    D_DEFENCE,
    ONCE,
    ONCE_A_TURN,
    TURN,
    WIN_ATT,
    WIN_DEF,
    Effects,
    ability,
    passive,
)
from ..card_plays import Powers
from ..conditions import attacked, first_attack, foe_uses_an_ability, holds_at_most, two_or_more, would_tie
from ..effects import (
    PICK,
    RANDOM,
    discard,
    draw,
    extra_singles,
    negate_ability,
    raise_attack,
    raise_defence,
    redirect,
    seal,
    set_threat,
    shield,
)
from ..queries import attacker, is_pet, master
from ..targeting import foe, foe_holding_five, other_ally
from .raising import raised


@ability(
    N_("Lift"), N_("The defender discards a card at random, and the Cutpurse draws one."), WIN_ATT, ONCE, freely=True
)
def lift(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 defender rand; DRAW 1 self."""
    return (discard(target, 1, RANDOM), draw(me, 1))


@ability(
    N_("Slip Away"),
    N_("An attack on it is aimed at another enemy instead."),
    D_ATTACK,
    ONCE,
    aim=other_ally,
    can=attacked,
)
def slip_away(s: State, me: str, target: str) -> Effects:
    """REDIRECT other."""
    return (redirect(target),)


@passive(N_("Flourish"), N_("Its attacks with a single card are raised by 2."))
def flourish(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """RAISE +2 one self, for its own Single attacks."""
    return raised(2, attacking, most=1)


@ability(N_("Redouble"), N_("It may attack once more this turn, with a single card."), TURN, ONCE_A_TURN)
def redouble(s: State, me: str, target: str) -> Effects:
    """EXTRA 1 max1."""
    return (extra_singles(me, 1),)


@ability(N_("Interest"), N_("With 3 cards or fewer, it draws a card."), TURN, ONCE_A_TURN, can=holds_at_most(3))
def interest(s: State, me: str, target: str) -> Effects:
    """IF self.hand<=3: DRAW 1 self."""
    return (draw(me, 1),)


@ability(
    N_("Foreclose"),
    N_("One ability of one hero cannot be used until the end of their next turn."),
    TURN,
    ONCE_A_TURN,
    aim=foe,
)
def foreclose(s: State, me: str, target: str) -> Effects:
    """SEAL foe turn."""
    return (seal(me, target, TURN),)


@passive(N_("Refrain"), N_("Once an enemy has won or tied this turn, its attacks are raised by 1."))
def refrain(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """IF sidewon: RAISE +1 all self."""
    return raised(1, attacking and s.flag("sidewon.enemies"))


@ability(
    N_("Hush"),
    N_("An ability that a hero uses has no effect; its cost stays paid."),
    D_ABILITY,
    ONCE,
    can=foe_uses_an_ability,
)
def hush(s: State, me: str, target: str) -> Effects:
    """NEGATE ability (A30)."""
    return (negate_ability(),)


@passive(
    N_("Charge"),
    N_("Its first attack of the encounter may be aimed at any hero and is raised by 2."),
    can=first_attack,
    roams=5,
)
def charge(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """THREAT ignore; RAISE +2 all self, once per encounter."""
    return raised(2, attacking)


@ability(
    N_("Ride Through"),
    N_("If it attacked with 2 cards or more, it may attack once more this turn, with a single card."),
    WIN_ATT,
    ONCE_A_TURN,
    can=two_or_more,
    freely=True,
)
def ride_through(s: State, me: str, target: str) -> Effects:
    """IF size>=2: EXTRA 1 max1."""
    return (extra_singles(me, 1),)


@ability(
    N_("Slow Drop"),
    N_("One hero who holds 5 cards or more chooses a card and discards it."),
    TURN,
    ONCE_A_TURN,
    aim=foe_holding_five,
)
def slow_drop(s: State, me: str, target: str) -> Effects:
    """IF tgt.hand>=5: DISCARD 1 foe pick."""
    return (discard(target, 1, PICK),)


@ability(N_("Tasting Fee"), N_("It draws a card."), WIN_DEF, ONCE_A_TURN, freely=True)
def tasting_fee(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self."""
    return (draw(me, 1),)


@ability(
    N_("Rough Up"),
    N_("The defender's Threat counts as 15 until their next turn."),
    WIN_ATT,
    ONCE_A_TURN,
    freely=True,
)
def rough_up(s: State, me: str, target: str) -> Effects:
    """THREAT set 15 defender; a pet shares its hero's Threat (A20)."""
    return (set_threat(master(s, target) if is_pet(target) else target, 15),)


@ability(
    N_("Thick Coat"),
    N_("If this defence fails, it takes back one of the cards it plays."),
    D_ATTACK,
    ONCE_A_TURN,
    can=attacked,
)
def thick_coat(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self."""
    return (shield(1),)


@ability(
    N_("House Edge"),
    N_("If its combat would be a tie, its cards are raised by 1."),
    D_DEFENCE,
    ONCE_A_TURN,
    can=would_tie,
)
def house_edge(s: State, me: str, target: str) -> Effects:
    """IF tie: RAISE +1 all self."""
    return (raise_attack(1) if attacker(s) == me else raise_defence(1),)


@ability(N_("New Deal"), N_("One hero chooses 2 cards and discards them, then draws one."), TURN, ONCE_A_TURN, aim=foe)
def new_deal(s: State, me: str, target: str) -> Effects:
    """DISCARD 2 foe pick; DRAW 1 foe."""
    return (discard(target, 2, PICK), draw(target, 1))
