"""The party: five heroes with four pips each, emptied from the last hero to the first and refilled in the opposite
order."""

from game.core.table import State

from .dungeon import heroes
from .modes import mode_of

PIPS = 4
FULL = 20  # hit points of a whole party


def by(s: State, party: int) -> tuple[int, ...]:
    """The part of an event's data that names the party; () if there is only one party."""
    return (party,) if mode_of(s.options).parties > 1 else ()


def pips(hp: int, place: int) -> int:
    """The pips of the hero at that place (0 is the first) when the party has `hp` hit points."""
    return max(0, min(PIPS, hp - PIPS * place))


def lost(s: State, party: int, points: int) -> tuple[int, ...]:
    """The event data for the hit points a fight costs; () where points are dice, which have events of their own."""
    return (points,) if f"hp.{party}" in s.gauges else ()


def gained(s: State, party: int, points: int) -> tuple[int, ...]:
    """The event data for the hit points a potion gives back; () where points are dice."""
    hp = s.gauges.get(f"hp.{party}")
    return () if hp is None else (min(FULL, hp + points) - hp,)


def hurt(s: State, party: int, points: int, why: str) -> None:
    """Take hit points away, as many as the blow is worth; they may go below zero."""
    _change(s, party, s.gauges[f"hp.{party}"] - points, why)


def heal(s: State, party: int, points: int, why: str) -> None:
    """Give hit points back, up to full health."""
    _change(s, party, min(FULL, s.gauges[f"hp.{party}"] + points), why)


def _change(s: State, party: int, new: int, why: str) -> None:
    """Set the hit points, and log the heroes who go down (from the last) and who stand up again (from the first)."""
    old = s.gauges[f"hp.{party}"]
    s.change(f"hp.{party}", new, why)
    standing = list(enumerate(heroes(party)))
    for place, hero in reversed(standing):
        if pips(old, place) and not pips(new, place):
            s.announce("hero-down", hero.id, *by(s, party))
    for place, hero in standing:
        if pips(new, place) and not pips(old, place):
            s.announce("hero-up", hero.id, *by(s, party))
