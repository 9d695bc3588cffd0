"""Stacked decks that make an encounter come out as planned, for the pages and the lesson."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import Card, pack, parse
from game.core.teach import Moment

from .enemies import COPIES, ENEMY_KINDS, PACKS, SETS, enemy_cards, members
from .modes.mode import TWO_PACKS
from .names import GM_PACKS, LOOT_PACK


def moment(
    heroes: Sequence[str],
    enemies: str,
    gm: str,
    *log: str,
    loot: str = "",
    options: Mapping[str, str] = {},
    two_packs: int = TWO_PACKS,
) -> Moment:
    """An encounter with stacked decks, and the log of actions in it.

    Each entry of `heroes` has a hero's hand, its first Threat card and the cards it draws next, the top one first.
    `enemies` are kinds in the order in which they come, `gm` the cards of their hands one after the other and then
    those they draw. They have two packs if there are at least `two_packs` heroes.
    """
    decks = tuple(_on_top(text, number) for number, text in enumerate(heroes))
    theirs = GM_PACKS if len(heroes) >= two_packs else GM_PACKS[:1]
    orders = (*decks, _on_top(gm, *theirs), _on_top(loot, LOOT_PACK), _enemies(enemies))
    return Moment(orders[0], log, {"heroes": str(len(heroes)), **options}, orders[1:])


def _on_top(text: str, *packs: int) -> tuple[Card, ...]:
    """The cards of several packs together, with some cards of the first pack on top."""
    first = [Card(card.rank, card.suit, packs[0]) for card in map(parse, text.split())]
    return (*first, *(card for number in packs for card in pack(number) if card not in first))


def _enemies(kinds: str) -> tuple[Card, ...]:
    """The enemy deck with some enemies on top."""
    first = list(_cards_of(kinds.split()))
    return (*first, *(card for card in enemy_cards(SETS) if card not in first))


def _cards_of(kinds: Sequence[str]) -> Iterator[Card]:
    """A card for each enemy; an enemy that comes again gets its other card."""
    for at, id in enumerate(kinds):
        kind = ENEMY_KINDS[id]
        rank = [one.id for one in members(kind.set)].index(id) + 2
        yield Card(rank, COPIES[kinds[:at].count(id)], PACKS[kind.set])
