"""The search of a room: it finds what is hidden there, but a noise may call enemies first."""

from game.core.table import State

from ...cards import label, watch_deck
from ...frames import queue, then
from ...queries import deck_of, discard_of, owner
from . import torches
from .parts import Secret
from .where import NOISE, THING, barrier, done, leader, present, room, searched

FACES = (11, 12, 13)


def may_search(s: State) -> bool:
    """True if the room may be searched: once, and not before its encounters are won."""
    return not searched(s, room(s).id) and barrier(s) is None


def search(s: State) -> None:
    """Turn up the top card of the leader's deck, onto the discards. A face card is a noise: a Random Encounter comes
    before anything is found."""
    hero = leader(s)
    card = s.draw(deck_of(s, hero), discard_of(s, hero))
    assert card is not None
    s.announce("searches", hero, label(s, hero), card.id)
    watch_deck(s, owner(s, hero))
    if card.rank in FACES:
        s.announce("noise")
        s.note(THING, NOISE)
        queue(s, then("encounter"))
    else:
        found(s)
        queue(s, then("happen"))


def found(s: State) -> None:
    """End the search: find all secrets of the room that are there now."""
    here = room(s).id
    s.note(f"searched.{here}", True)
    torches.rest(s)
    secrets = [thing for thing in present(s, here) if isinstance(thing, Secret) and not done(s, thing)]
    for thing in secrets:
        s.announce("finds", thing.id, thing.title)
    if not secrets:
        s.announce("nothing-found")
