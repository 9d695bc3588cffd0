"""Boons: what the heroes gain or lose in the next encounter, as more or fewer cards, and deuces for the Loot check
(A95)."""

from collections.abc import Mapping, Sequence

from game.core.table import Frame, State

from ...cards import label
from ...effects import discard
from ...names import number
from ...queries import all_heroes

DRAW, DEUCES, LOSE, DRAUGHT = "draw", "twos", "lose", "draught"  # prefixes of facts; the hero's number follows
NOTHING: Mapping[str, int | bool] = {DRAW: 0, DEUCES: 0, LOSE: 0, DRAUGHT: False}


def none(heroes: int) -> dict[str, int | bool]:
    """The facts of heroes without anything pending."""
    return {f"{kind}.{n}": value for n in range(heroes) for kind, value in NOTHING.items()}


def of(s: State, hero: str, kind: str) -> int:
    """The amount of a kind that a hero has pending; at most one for draughts."""
    fact = f"{kind}.{number(hero)}"
    return int(s.flag(fact)) if kind == DRAUGHT else s.number(fact)


def grant(s: State, hero: str, kind: str, n: int) -> None:
    """Add `n` of a kind to what a hero has pending."""
    s.note(f"{kind}.{number(hero)}", of(s, hero, kind) + n)
    s.announce("gets", hero, label(s, hero), kind, n)


def bag(s: State, hero: str) -> None:
    """Give a hero a draught; a second one is not kept."""
    s.note(f"{DRAUGHT}.{number(hero)}", True)


def more_cards(s: State, hero: str) -> int:
    """The number of extra cards in a hero's next Initial Draw."""
    return of(s, hero, DRAW) + of(s, hero, DRAUGHT)


def redeem(s: State) -> Sequence[Frame]:
    """Clear the boons for the Initial Draw, and return the discards of heroes who must lose cards."""
    lost = [discard(hero, n) for hero in all_heroes(s) if (n := of(s, hero, LOSE))]
    _clear(s, DRAW, DRAUGHT, LOSE)
    if lost:
        s.note("cause", "")
    return lost


def checked(s: State) -> None:
    """Clear the pending deuces after the Loot check."""
    _clear(s, DEUCES)


def _clear(s: State, *kinds: str) -> None:
    for hero in all_heroes(s):
        for kind in kinds:
            s.note(f"{kind}.{number(hero)}", NOTHING[kind])
