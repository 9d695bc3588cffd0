"""What a party has to come in its next encounter: cards more or fewer, deuces for the Loot check (A95)."""

from collections.abc import Mapping, Sequence

from game.core.table import Frame, State

from ...brawl import all_heroes
from ...cards import label
from ...effects import discard
from ...names import number

DRAW, DEUCES, LOSE, DRAUGHT = "draw", "twos", "lose", "draught"  # facts, each with the number of a hero behind it
NOTHING: Mapping[str, int | bool] = {DRAW: 0, DEUCES: 0, LOSE: 0, DRAUGHT: False}


def none(heroes: int) -> dict[str, int | bool]:
    """The facts of heroes that have nothing to come."""
    return {f"{kind}.{n}": value for n in range(heroes) for kind, value in NOTHING.items()}


def of(s: State, hero: str, kind: str) -> int:
    """How much of a kind a hero has to come; of draughts one at most."""
    fact = f"{kind}.{number(hero)}"
    return int(s.flag(fact)) if kind == DRAUGHT else s.number(fact)


def grant(s: State, hero: str, kind: str, n: int) -> None:
    """A hero has so much more to come."""
    s.note(f"{kind}.{number(hero)}", of(s, hero, kind) + n)
    s.tell("gets", hero, label(s, hero), kind, n)


def bag(s: State, hero: str) -> None:
    """A draught for a hero; there is room for one."""
    s.note(f"{DRAUGHT}.{number(hero)}", True)


def more_cards(s: State, hero: str) -> int:
    """By how much a hero's next Initial Draw is larger."""
    return of(s, hero, DRAW) + of(s, hero, DRAUGHT)


def redeem(s: State) -> Sequence[Frame]:
    """Hands have been drawn: what was for that is used up, and whoever must lose cards picks them."""
    lost = [discard(hero, n) for hero in all_heroes(s) if (n := of(s, hero, LOSE))]
    _clear(s, DRAW, DRAUGHT, LOSE)
    if lost:
        s.note("cause", "")
    return lost


def checked(s: State) -> None:
    """Loot was checked: deuces to come are used up."""
    _clear(s, DEUCES)


def _clear(s: State, *kinds: str) -> None:
    for hero in all_heroes(s):
        for kind in kinds:
            s.note(f"{kind}.{number(hero)}", NOTHING[kind])
