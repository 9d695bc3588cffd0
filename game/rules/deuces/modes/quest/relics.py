"""The loot that a quest gives, and who gets it: cards of the Loot Deck, and quest loot, of which each piece exists
once."""

from collections.abc import Iterator, Mapping

from game.core.table import State
from game.core.view import Action

from ... import questloot
from ...card_plays import COMMON, EPIC, RARE
from ...frames import Handlers, Question, queue, then
from ...loot import gain
from ...queries import all_heroes, seat_of
from .where import AWARD, leader

TIERS: Mapping[str, int] = {"common": COMMON, "rare": RARE, "epic": EPIC}


def is_taken(s: State, id: str) -> bool:
    """True if any hero has that piece of quest loot."""
    return any(questloot.holds(s, hero, id) for hero in all_heroes(s))


def bestow(s: State, hero: str, loot: str) -> None:
    """Give a hero loot: a card of the Loot Deck, by its tier, or a piece of quest loot."""
    if loot in TIERS:
        gain(s, hero, TIERS[loot])
        queue(s, then("sixth", hero))
    else:
        questloot.bestow(s, hero, loot)


# who gets it


def _award(s: State, loot: str) -> None:
    """Ask the party who gets the loot; with a single hero no question is asked, and a piece that is already taken is
    not given again."""
    if loot not in TIERS and is_taken(s, loot):
        return
    s.note(AWARD, loot)
    queue(s, then("for-whom", loot))


def _seats(s: State, loot: str) -> list[int]:
    return [seat_of(s, leader(s))] if len(all_heroes(s)) > 1 else []


def _legal(s: State, seat: int, loot: str) -> Iterator[Action]:
    return (Action("take", (hero,), seat) for hero in all_heroes(s))


def _take(s: State, hero: str, loot: str) -> None:
    s.note(AWARD, "")
    bestow(s, hero, loot)


HANDLERS: Handlers = {
    "award": _award,
    "for-whom": Question(
        _seats,
        _legal,
        lambda s, action, loot: _take(s, action.ids[0], loot),
        lambda s, loot: _take(s, all_heroes(s)[0], loot),
    ),
}
