"""Encounters that come out as they are told: stacked decks for the pages and the lesson."""

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
    """An encounter in which decks begin with certain cards, the top one first, and what was done in it.

    Every hero's line is its hand, its first Threat card and what it draws after them. `enemies` are their kinds in the
    order in which they come, `gm` the cards of their hands one after the other and then those they draw. They have two
    packs from `two_packs` heroes on.
    """
    decks = tuple(_on_top(text, number) for number, text in enumerate(heroes))
    theirs = GM_PACKS if len(heroes) >= two_packs else GM_PACKS[:1]
    orders = (*decks, _on_top(gm, *theirs), _on_top(loot, LOOT_PACK), _enemies(enemies))
    return Moment(orders[0], log, {"heroes": str(len(heroes)), **options}, orders[1:])


def _on_top(text: str, *packs: int) -> tuple[Card, ...]:
    """Packs of those numbers together, some cards of the first on top."""
    first = [Card(card.rank, card.suit, packs[0]) for card in map(parse, text.split())]
    return (*first, *(card for number in packs for card in pack(number) if card not in first))


def _enemies(kinds: str) -> tuple[Card, ...]:
    """The enemy deck with some of them on top."""
    first = list(_cards_of(kinds.split()))
    return (*first, *(card for card in enemy_cards(SETS) if card not in first))


def _cards_of(kinds: Sequence[str]) -> Iterator[Card]:
    """A card for each of some enemies, another one for each that comes again."""
    for at, id in enumerate(kinds):
        kind = ENEMY_KINDS[id]
        rank = [one.id for one in members(kind.set)].index(id) + 2
        yield Card(rank, COPIES[kinds[:at].count(id)], PACKS[kind.set])
