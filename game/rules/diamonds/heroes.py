"""The party: five heroes of four pips each, emptied from the last to the first and filled the other way round."""

from game.core.table import State

from .dungeon import heroes
from .modes import mode_of

PIPS = 4
FULL = 20  # hit points of a whole party


def by(s: State, party: int) -> tuple[int, ...]:
    """Which of two parties something is told of; nothing for a party that is alone."""
    return (party,) if mode_of(s.options).parties > 1 else ()


def pips(hp: int, place: int) -> int:
    """How many pips the hero at that place (0 is the first) has while the party has so many hit points."""
    return max(0, min(PIPS, hp - PIPS * place))


def lost(s: State, party: int, points: int) -> tuple[int, ...]:
    """What a fight is told with: the hit points it costs; nothing where points are dice, which tell it themselves."""
    return (points,) if f"hp.{party}" in s.gauges else ()


def gained(s: State, party: int, points: int) -> tuple[int, ...]:
    """What a potion is told with: the hit points it gives back, in the same way."""
    hp = s.gauges.get(f"hp.{party}")
    return () if hp is None else (min(FULL, hp + points) - hp,)


def hurt(s: State, party: int, points: int, why: str) -> None:
    """Take hit points away, as many as the blow is worth; they may go below zero."""
    _change(s, party, s.gauges[f"hp.{party}"] - points, why)


def heal(s: State, party: int, points: int, why: str) -> None:
    """Give hit points back, up to the full health."""
    _change(s, party, min(FULL, s.gauges[f"hp.{party}"] + points), why)


def _change(s: State, party: int, new: int, why: str) -> None:
    """Set the hit points, and tell who goes down (the last first) and who stands up again (the first first)."""
    old = s.gauges[f"hp.{party}"]
    s.change(f"hp.{party}", new, why)
    standing = list(enumerate(heroes(party)))
    for place, hero in reversed(standing):
        if pips(old, place) and not pips(new, place):
            s.tell("hero-down", hero.id, *by(s, party))
    for place, hero in standing:
        if pips(new, place) and not pips(old, place):
            s.tell("hero-up", hero.id, *by(s, party))
