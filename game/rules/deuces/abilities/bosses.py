"""The abilities of bosses. `me` is the hand that uses one; marks of use and seals belong to the whole boss."""

from game.core.table import State
from game.core.text import N_

from ..ability import (
    D_ABILITY,
    D_ATTACK,
    D_DEFEAT,
    ONCE,
    ONCE_A_TURN,
    TURN,
    WHILE_NONE,
    WIN_ATT,
    WIN_DEF,
    Effects,
    ability,
)
from ..conditions import attacked, can_attack, defender_holds_cards, falls, foe_uses_an_ability, has_no_bones, somebody
from ..effects import (
    PICK,
    RANDOM,
    bind,
    discard,
    draw,
    negate_ability,
    raise_attack,
    revive,
    shield,
    summon,
    turn_wild,
)
from ..queries import foes
from ..targeting import foe, foe_of_high_threat


@ability(
    N_("Tally"),
    N_("The defender chooses a card and discards it."),
    WIN_ATT,
    ONCE_A_TURN,
    can=defender_holds_cards,
    freely=True,
)
def tally(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 defender pick."""
    return (discard(target, 1, PICK),)


@ability(
    N_("Raise the Ledger"),
    N_("Bones with 2 cards rise at its side."),
    TURN,
    WHILE_NONE,
    can=has_no_bones,
)
def raise_the_ledger(s: State, me: str, target: str) -> Effects:
    """SUMMON 2 Bones, one Bones at a time."""
    return (summon(me, "bones", 2),)


@ability(
    N_("Sodden Grasp"),
    N_("One hero chooses a card, discards it, and may only attack with single cards until the end of their next turn."),
    TURN,
    ONCE_A_TURN,
    aim=foe,
)
def sodden_grasp(s: State, me: str, target: str) -> Effects:
    """BIND 1 foe; DISCARD 1 foe pick."""
    return (bind(target, 1), discard(target, 1, PICK))


@ability(N_("Regrowth"), N_("The hand that defended draws a card."), WIN_DEF, ONCE_A_TURN, freely=True)
def regrowth(s: State, me: str, target: str) -> Effects:
    """DRAW 1 self: the defending hand."""
    return (draw(me, 1),)


@ability(N_("Cold Deck"), N_("An attack on it is lowered by 1."), D_ATTACK, ONCE_A_TURN, can=attacked)
def cold_deck(s: State, me: str, target: str) -> Effects:
    """RAISE -1 all attacker."""
    return (raise_attack(-1),)


@ability(N_("Misdeal"), N_("One hero discards 2 cards at random, then draws one."), TURN, ONCE_A_TURN, aim=foe)
def misdeal(s: State, me: str, target: str) -> Effects:
    """DISCARD 2 foe rand; DRAW 1 foe."""
    return (discard(target, 2, RANDOM), draw(target, 1))


@ability(
    N_("Second Crown"),
    N_("The first of its hands about to be defeated draws 3 cards instead."),
    D_DEFEAT,
    ONCE,
    can=falls,
)
def second_crown(s: State, me: str, target: str) -> Effects:
    """REVIVE 3 self: once for the whole boss (A35)."""
    return (revive(me, 3),)


@ability(
    N_("Bellow"),
    N_("No hero may attack with more than 2 cards until the end of their next turn."),
    TURN,
    ONCE_A_TURN,
)
def bellow(s: State, me: str, target: str) -> Effects:
    """BIND 2 foes: every hero."""
    return tuple(bind(hero, 2) for hero in foes(s, me))


@ability(
    N_("Sear"),
    N_("Every hero whose Threat is J or higher chooses a card and discards it."),
    TURN,
    ONCE_A_TURN,
    can=somebody(foe_of_high_threat),
)
def sear(s: State, me: str, target: str) -> Effects:
    """IF tgt.threat>=11: DISCARD 1 foes pick: each hero with such a Threat."""
    return tuple(discard(hero, 1, PICK) for hero in foe_of_high_threat(s, me))


@ability(
    N_("Molten Hide"),
    N_("If this defence fails, it takes back one of the cards it plays."),
    D_ATTACK,
    ONCE_A_TURN,
    can=attacked,
)
def molten_hide(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self: the attacked hand."""
    return (shield(1),)


@ability(
    N_("Wild Grin"),
    N_("One card in this hand's attacks this turn may count as any card."),
    TURN,
    ONCE_A_TURN,
    can=can_attack,
)
def wild_grin(s: State, me: str, target: str) -> Effects:
    """WILD 1 self: only in the attacks of the hand that uses it."""
    return (turn_wild(me, 1),)


@ability(
    N_("Punchline"),
    N_("An ability that a hero uses has no effect; its cost stays paid."),
    D_ABILITY,
    ONCE_A_TURN,
    can=foe_uses_an_ability,
)
def punchline(s: State, me: str, target: str) -> Effects:
    """NEGATE ability (A30)."""
    return (negate_ability(),)
