"""The packs of the game: the cards of the dungeon, and those of the parties."""

from functools import cache

from game.core.cards import Card, pack, parse

HEROES = ("KH", "QH", "KD", "QD", "JD")  # from the first to the last hero
MARKER = "AH"  # counts hit points on a real table; left out of the dungeon here


@cache
def heroes(seat: int = 0) -> tuple[Card, ...]:
    """The party of a seat: the five red face cards of its own pack."""
    return tuple(parse(f"{id}.{seat}" if seat else id) for id in HEROES)


@cache
def dungeon(packs: int = 1) -> tuple[Card, ...]:
    """The cards of the dungeon, forty-eight per pack: without heroes and marker."""
    return tuple(
        card
        for number in range(packs)
        for card in pack(number, jokers=True)
        if card.id.partition(".")[0] not in (*HEROES, MARKER)
    )
