"""The abilities of the enemies of Underhall."""

from game.core.table import State
from game.core.text import N_, NP_

from ..ability import D_ATTACK, D_DEFEAT, D_DEFENCE, ONCE, ONCE_A_TURN, TURN, WIN_ATT, Effects, ability, passive
from ..card_plays import Powers
from ..conditions import (
    ally_defence_falls_short,
    attacked,
    attacked_by_single,
    defender_holds_cards,
    falls,
    holds_at_most,
    other_ally_attacked,
)
from ..effects import (
    PICK,
    bind,
    discard,
    draw,
    extra_singles,
    flip_threat,
    negate_attack,
    raise_defence,
    redirect,
    revive,
    shield,
)
from ..queries import size
from ..targeting import foe
from .raising import NOTHING, raised


@ability(
    N_("Gnaw"),
    N_("The defender chooses a card and discards it."),
    WIN_ATT,
    ONCE_A_TURN,
    can=defender_holds_cards,
    freely=True,
)
def gnaw(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 defender pick."""
    return (discard(target, 1, PICK),)


@ability(
    N_("Scatter"), N_("If this defence fails, it takes back one of the cards it plays."), D_ATTACK, ONCE, can=attacked
)
def scatter(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self."""
    return (shield(1),)


@ability(N_("Lure"), N_("One hero turns up the top card of the deck as their new Threat."), TURN, ONCE_A_TURN, aim=foe)
def lure(s: State, me: str, target: str) -> Effects:
    """THREAT flip foe."""
    return (flip_threat(target),)


@ability(
    NP_("an ability", "Flicker"),
    N_("An attack on it with a single card comes to nothing; the card is discarded."),
    D_ATTACK,
    ONCE,
    can=attacked_by_single,
)
def flicker(s: State, me: str, target: str) -> Effects:
    """NEGATE attack max1 (C3)."""
    return (negate_attack(),)


@ability(N_("One More Shift"), N_("About to be defeated, it draws a card instead."), D_DEFEAT, ONCE, can=falls)
def one_more_shift(s: State, me: str, target: str) -> Effects:
    """REVIVE 1 self (A35)."""
    return (revive(me, 1),)


@ability(N_("Dig In"), N_("With 2 cards or fewer, it draws a card."), TURN, ONCE_A_TURN, can=holds_at_most(2))
def dig_in(s: State, me: str, target: str) -> Effects:
    """IF self.hand<=2: DRAW 1 self."""
    return (draw(me, 1),)


@passive(
    N_("Long Shot"), N_("Its attacks with a single card may be aimed at any hero, whatever their Threat."), roams=1
)
def long_shot(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """THREAT ignore max1."""
    return NOTHING


@ability(
    N_("Barbed"),
    N_("The defender chooses a card and discards it."),
    WIN_ATT,
    ONCE_A_TURN,
    can=defender_holds_cards,
    freely=True,
)
def barbed(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 defender pick."""
    return (discard(target, 1, PICK),)


@passive(N_("Worry"), N_("Its attacks on anyone with fewer cards than itself are raised by 1."))
def worry(s: State, me: str, foe: str, attacking: bool) -> Powers:
    """IF defender.hand<self.hand: RAISE +1 all self."""
    return raised(1, attacking and foe != "" and size(s, foe) < size(s, me))


@ability(
    N_("Drag Down"),
    N_("The defender may only attack with single cards until the end of its next turn."),
    WIN_ATT,
    ONCE_A_TURN,
    freely=True,
)
def drag_down(s: State, me: str, target: str) -> Effects:
    """BIND 1 defender."""
    return (bind(target, 1),)


@ability(
    N_("Bronze Guard"),
    N_("Its own or another enemy's defence is raised by 1."),
    D_DEFENCE,
    ONCE_A_TURN,
    can=ally_defence_falls_short,
)
def bronze_guard(s: State, me: str, target: str) -> Effects:
    """RAISE +1 all defender, for any defence of its side."""
    return (raise_defence(1),)


@ability(
    N_("Interpose"),
    N_("An attack on another enemy is aimed at it instead."),
    D_ATTACK,
    ONCE_A_TURN,
    can=other_ally_attacked,
)
def interpose(s: State, me: str, target: str) -> Effects:
    """REDIRECT self."""
    return (redirect(me),)


@ability(
    N_("Iron Habit"),
    N_("If this defence fails, it takes back one of the cards it plays."),
    D_ATTACK,
    ONCE_A_TURN,
    can=attacked,
)
def iron_habit(s: State, me: str, target: str) -> Effects:
    """SHIELD 1 self."""
    return (shield(1),)


@ability(N_("Cleave"), N_("It may attack once more this turn, with a single card."), TURN, ONCE_A_TURN)
def cleave(s: State, me: str, target: str) -> Effects:
    """EXTRA 1 max1."""
    return (extra_singles(me, 1),)


@ability(N_("Cold Tithe"), N_("One hero chooses a card and discards it."), TURN, ONCE_A_TURN, aim=foe)
def cold_tithe(s: State, me: str, target: str) -> Effects:
    """DISCARD 1 foe pick."""
    return (discard(target, 1, PICK),)


@ability(N_("Spare Vessel"), N_("About to be defeated, it draws 2 cards instead."), D_DEFEAT, ONCE, can=falls)
def spare_vessel(s: State, me: str, target: str) -> Effects:
    """REVIVE 2 self (A35)."""
    return (revive(me, 2),)
