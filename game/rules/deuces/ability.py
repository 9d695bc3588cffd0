"""Abilities: a function that says what one does, and beside it when, how often, at what cost and upon whom."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import getdoc
from typing import NamedTuple

from game.core import cards
from game.core.cards import Card
from game.core.table import Frame, State
from game.core.words import NN_

from .hands import Powers

# when it may be used
TURN, INSTEAD = "turn", "instead"  # on its owner's turn: besides an attack, in place of one
D_ATTACK, D_DEFENCE, D_ABILITY, D_DEFEAT = "attack", "defence", "ability", "defeat"  # the four Disrupt windows (2.12)
PASSIVE = "passive"
WIN_ATT, WIN_DEF, FAIL_DEF = "win-attack", "win-defence", "fail-defence"
FALL, START, END = "fall", "start", "end"
DREW = "drew"  # when the target has drawn by an ability
TURN_END, ROUND_END = "turn-end", "round-end"  # when the Turn of its side is over, when the Round is

# how often
ONCE_A_TURN, ONCE, WHILE_NONE, ALWAYS = "turn", "encounter", "none", "always"

Effects = Iterable[Frame]
Deed = Callable[[State, str, str], Effects]
Aim = Callable[[State, str], Sequence[str]]
Condition = Callable[[State, str], bool]
Gain = Callable[[State, str, str, bool], Powers]


class Tender(NamedTuple):
    """What can be sacrificed for something: which cards, and what is said of it, after the moment (`when`) and by
    itself."""

    fits: Callable[[Card], bool]
    told: tuple[str, str]
    price: tuple[str, str]


ANY = Tender(
    lambda card: True,
    NN_("{when}; costs {n} card", "{when}; costs {n} cards"),
    NN_("costs {n} card", "costs {n} cards"),
)
JOKER = Tender(
    lambda card: card.rank == cards.JOKER,
    NN_("{when}; costs a Joker", "{when}; costs {n} Jokers"),
    NN_("costs a Joker", "costs {n} Jokers"),
)


@dataclass(frozen=True, eq=False)
class Ability:
    """One ability.  `id` is its function's name, `doc` what its function cites.

    `cost` is how many cards are sacrificed for it, and `pays` of what kind.  `aim` says whom it may be pointed at;
    None: nobody is chosen.  `can` is what must hold besides that.  `freely`: it only gains and leaves nothing to
    choose, so it happens by itself when its moment comes.  A passive one has `gain` instead of `deed`: what plays of
    its owner's are worth more; and `roams`: its attacks of up to so many cards may pick any hero.
    """

    id: str
    name: str
    text: str
    when: str
    often: str
    doc: str
    deed: Deed | None = None
    gain: Gain | None = None
    cost: int = 0
    pays: Tender = ANY
    aim: Aim | None = None
    can: Condition | None = None
    freely: bool = False
    roams: int = 0

    @property
    def disrupts(self) -> bool:
        """True if it is used in a Disrupt window."""
        return self.when in (D_ATTACK, D_DEFENCE, D_ABILITY, D_DEFEAT)


def ability(
    name: str,
    text: str,
    when: str,
    often: str = ONCE_A_TURN,
    *,
    cost: int = 0,
    pays: Tender = ANY,
    aim: Aim | None = None,
    can: Condition | None = None,
    freely: bool = False,
) -> Callable[[Deed], Ability]:
    """Make an ability out of a function that says what it does when `me` uses it upon `target` ("": nobody)."""

    def made(deed: Deed) -> Ability:
        return Ability(
            deed.__name__, name, text, when, often, getdoc(deed) or "",
            deed=deed, cost=cost, pays=pays, aim=aim, can=can, freely=freely,
        )  # fmt: skip

    return made


def passive(name: str, text: str, *, can: Condition | None = None, roams: int = 0) -> Callable[[Gain], Ability]:
    """Make an ability that is never used out of a function that says what its owner's plays gain by it."""

    def made(gain: Gain) -> Ability:
        return Ability(gain.__name__, name, text, PASSIVE, ALWAYS, getdoc(gain) or "", gain=gain, can=can, roams=roams)

    return made
