"""The last rooms of a dungeon for one party: it is known which cards are left, and chance is counted."""

from itertools import combinations

from game.minds import Thought

from .model import Hero, Position, faced
from .plans import Plans, Result

LAST = 2  # cards of the deck before the last room, which has three cards
NEXT_TO_LAST = 5  # and one room earlier


def end_hp(cards: tuple[int, ...], hero: Hero) -> int:
    """The most hit points a party can have after facing all these cards; 0 if it falls."""
    if not cards:
        return hero[0]
    best = 0
    for place, card in enumerate(cards):
        after = faced(card, *hero)
        if after[0] > best:
            best = max(best, end_hp(cards[:place] + cards[place + 1 :], after))
    return best


def hp_after(at: Position, result: Result) -> int:
    """The most hit points at the end after a plan for one of the last two rooms; 0 if the party falls."""
    return end_hp((at.room[result.left], *at.rest), result[1:]) if at.rest else result.hp


def escapes(at: Position) -> bool:
    """True if the party can face this room, with the cards to come, and live."""
    return any(hp_after(at, result) for result in Plans.of(at).results())


def run_chance(at: Position, whole: int) -> Thought[int]:
    """The chance of escaping after running from the last room but one, as a part of `whole`, rounded down."""
    cards = at.room + at.rest
    escaped = rooms = 0
    for rest in combinations(range(len(cards)), LAST):
        room = tuple(card for place, card in enumerate(cards) if place not in rest)
        after = at._replace(room=room, rest=tuple(cards[place] for place in rest), ran=True)
        yield
        escaped += escapes(after)
        rooms += 1
    return escaped * whole // rooms


def facing_chance(at: Position, result: Result, whole: int, running: int) -> Thought[int]:
    """The chance of escaping after a plan for the room with `NEXT_TO_LAST` cards in the deck, as a part of `whole`,
    rounded down: over everything that the next room may turn up. `running` is the chance where that room cannot be
    faced."""
    cards = range(len(at.rest))
    chance = rooms = 0
    for rest in combinations(cards, LAST):
        yield
        drawn = tuple(at.rest[place] for place in cards if place not in rest)
        after = Position((at.room[result.left], *drawn), tuple(at.rest[place] for place in rest), *result[1:])
        chance += whole if escapes(after) else running
        rooms += 1
    return chance // rooms
