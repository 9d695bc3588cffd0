"""The abilities of the pieces of quest loot (5.7). Each works once an encounter and costs a Joker unless stated
otherwise."""

from game.core.table import State
from game.core.text import N_

from ..ability import D_ATTACK, D_DEFEAT, END, INSTEAD, JOKER, ONCE, TURN, Effects, ability
from ..conditions import (
    ally_attacked,
    ally_falls,
    another_can_act,
    attacked,
    can_attack,
    has_discards,
    holds,
)
from ..effects import (
    bind,
    bury_threat,
    deuce,
    draw,
    extra,
    negate_attack,
    recover,
    redirect,
    revive,
    rouse,
    spy,
    turn_raise,
    turn_wild,
)
from ..queries import allies, falling, foes
from ..targeting import other_ally


@ability(N_("Lantern of the Last Inn"), N_("Every hero draws 2 cards."), TURN, ONCE, cost=1, pays=JOKER)
def lantern_of_the_last_inn(s: State, me: str, target: str) -> Effects:
    """DRAW 2 allies."""
    return tuple(draw(ally, 2) for ally in allies(s, me))


@ability(
    N_("Widow's Needle"),
    N_("An attack on a hero comes to nothing."),
    D_ATTACK,
    ONCE,
    cost=1,
    pays=JOKER,
    can=ally_attacked,
)
def widows_needle(s: State, me: str, target: str) -> Effects:
    """NEGATE attack: on any hero."""
    return (negate_attack(),)


@ability(
    N_("Crown of Small Mercies"),
    N_("A hero about to be defeated draws 4 cards instead. Any hero may pay for it."),
    D_DEFEAT,
    ONCE,
    cost=1,
    pays=JOKER,
    can=ally_falls,
)
def crown_of_small_mercies(s: State, me: str, target: str) -> Effects:
    """REVIVE 4 ally: a hero just Defeated; a hero other than the crown's owner may pay for it."""
    return (revive(falling(s), 4),)


@ability(
    N_("Fool's Lens"),
    N_("See all enemies' hands. All heroes' attacks count 1 more this turn."),
    TURN,
    ONCE,
    cost=1,
    pays=JOKER,
)
def fools_lens(s: State, me: str, target: str) -> Effects:
    """LOOK all hand:foes; RAISE +1 all allies, attacks of this Turn."""
    return (*(spy(me, foe) for foe in foes(s, me)), *(turn_raise(ally, 1) for ally in allies(s, me)))


@ability(
    N_("Sexton's Spade"),
    N_("Take any 3 of your discards back into your hand."),
    TURN,
    ONCE,
    cost=1,
    pays=JOKER,
    can=has_discards,
)
def sextons_spade(s: State, me: str, target: str) -> Effects:
    """RECOVER 3: the Joker that paid for it is among the discards, too."""
    return (recover(me, 3),)


@ability(
    N_("Marshal's Horn"),
    N_("Every hero may attack once more this turn, even those who have acted."),
    TURN,
    ONCE,
    cost=1,
    pays=JOKER,
    can=another_can_act,
)
def marshals_horn(s: State, me: str, target: str) -> Effects:
    """EXTRA 1 allies, this Turn."""
    return tuple(frame for ally in allies(s, me) for frame in (rouse(ally), extra(ally, 1)))


@ability(
    N_("Hollow Die"),
    N_("Two cards in your attacks this turn may count as any card."),
    TURN,
    ONCE,
    cost=1,
    pays=JOKER,
    can=can_attack,
)
def hollow_die(s: State, me: str, target: str) -> Effects:
    """WILD 2 self: attacks of this Turn."""
    return (turn_wild(me, 2),)


@ability(
    N_("Salt Circle"),
    N_("No enemy may attack until the end of its next turn."),
    INSTEAD,
    ONCE,
    cost=1,
    pays=JOKER,
)
def salt_circle(s: State, me: str, target: str) -> Effects:
    """BIND 0 foes, through the next Turn of each."""
    return tuple(bind(foe, 0) for foe in foes(s, me))


@ability(
    N_("Cutpurse's Thread"),
    N_("An attack on you goes to another hero, and your top discard goes under the pile."),
    D_ATTACK,
    ONCE,
    aim=other_ally,
    can=attacked,
)
def cutpurses_thread(s: State, me: str, target: str) -> Effects:
    """REDIRECT other; THREAT bury self: without a Joker."""
    return redirect(target), bury_threat(me)


@ability(
    N_("Beggar's Deuce"), N_("At the end, you count two more 2s for loot."), END, ONCE, cost=1, pays=JOKER, can=holds(2)
)
def beggars_deuce(s: State, me: str, target: str) -> Effects:
    """DEUCE 2 self: needs a card besides the Joker, because a hero without cards does not count 2s (A55)."""
    return (deuce(me, 2),)
