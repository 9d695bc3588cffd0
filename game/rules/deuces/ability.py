"""Abilities: the `Ability` class, and the decorators that make one from a function that carries out its effect."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import getdoc
from typing import NamedTuple

from game.core import cards
from game.core.cards import Card
from game.core.table import Frame, State
from game.core.text import NN_

from .card_plays import Powers

# when it may be used
TURN, INSTEAD = "turn", "instead"  # on its owner's turn: besides an attack, or instead of one
D_ATTACK, D_DEFENCE, D_ABILITY, D_DEFEAT = "attack", "defence", "ability", "defeat"  # the four Disrupt windows (2.12)
PASSIVE = "passive"
WIN_ATT, WIN_DEF, FAIL_DEF = "win-attack", "win-defence", "fail-defence"
FALL, START, END = "fall", "start", "end"
DREW = "drew"  # when the target has drawn cards through an ability
TURN_END, ROUND_END = "turn-end", "round-end"  # at the end of its side's Turn, at the end of the Round

# how often
ONCE_A_TURN, ONCE, WHILE_NONE, ALWAYS = "turn", "encounter", "none", "always"

Effects = Iterable[Frame]
Deed = Callable[[State, str, str], Effects]
Aim = Callable[[State, str], Sequence[str]]
Condition = Callable[[State, str], bool]
Gain = Callable[[State, str, str, bool], Powers]


class Tender(NamedTuple):
    """A kind of card that can be sacrificed as a cost: a test for cards, and messages that state the cost after the
    moment (`{when}`) and alone."""

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
    """One ability. `id` is the name of its function, `doc` that function's docstring.

    `cost` is the number of cards to sacrifice, and `pays` the kind of card. `aim` lists the possible targets; None: it
    has no target. `can` is an additional condition. `freely`: it only has advantages and nothing to choose, so it is
    used automatically when its moment comes. A passive ability has `gain` instead of `deed`: the powers that its
    owner's plays gain. `roams`: the largest number of cards with which its owner may attack any hero.
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
    """Turn a function into an ability. The function returns the effects when `me` uses it on `target` ("": no
    target)."""

    def made(deed: Deed) -> Ability:
        return Ability(
            deed.__name__, name, text, when, often, getdoc(deed) or "",
            deed=deed, cost=cost, pays=pays, aim=aim, can=can, freely=freely,
        )  # fmt: skip

    return made


def passive(name: str, text: str, *, can: Condition | None = None, roams: int = 0) -> Callable[[Gain], Ability]:
    """Turn a function into a passive ability, which is never used. The function returns the powers of its owner's
    plays."""

    def made(gain: Gain) -> Ability:
        return Ability(gain.__name__, name, text, PASSIVE, ALWAYS, getdoc(gain) or "", gain=gain, can=can, roams=roams)

    return made
