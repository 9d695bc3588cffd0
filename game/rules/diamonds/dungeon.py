"""The packs that the game is played with: what goes down into the dungeon, and what stays as the party."""

from functools import cache

from game.core.cards import Card, pack, parse

HEROES = ("KH", "QH", "KD", "QD", "JD")  # first to last
MARKER = "AH"  # counts hit points on a table of wood; here the gauge does


@cache
def heroes(seat: int = 0) -> tuple[Card, ...]:
    """The party of a seat: the five red faces out of its own pack."""
    return tuple(parse(f"{id}.{seat}" if seat else id) for id in HEROES)


@cache
def dungeon(packs: int = 1) -> tuple[Card, ...]:
    """The cards of the dungeon, forty-eight a pack: no party, no marker."""
    return tuple(
        card
        for number in range(packs)
        for card in pack(number, jokers=True)
        if card.id.partition(".")[0] not in (*HEROES, MARKER)
    )
