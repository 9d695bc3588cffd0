"""Playing cards and packs."""

from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from .text import Text, Trouble

FACES = {11: "J", 12: "Q", 13: "K", 14: "A", 15: "X"}
RANKS = {face: rank for rank, face in FACES.items()} | {str(rank): rank for rank in range(2, 11)}
SUITS = "CDHS"
JOKERS = "RB"
JOKER = 15


class UnknownCard(Trouble):
    """Raised for a text that is not the id of a card."""


class _Card(NamedTuple):
    rank: int
    suit: str
    pack: int = 0


class Card(_Card):
    """One playing card.

    `rank` runs from 2 to 14 (ace); a joker has 15. Each game decides what a rank is worth. `suit` is C, D, H or S; the
    two jokers have R and B. `pack` tells cards of several packs apart.
    """

    @cached_property
    def id(self) -> str:
        """The id of the card, used everywhere: `QH`, `10S`, `XR`; `QH.1` for the second pack."""
        face = FACES.get(self.rank, str(self.rank)) + self.suit
        return f"{face}.{self.pack}" if self.pack else face

    @property
    def red(self) -> bool:
        """True for hearts, diamonds and the red joker."""
        return self.suit in "DHR"

    def __str__(self) -> str:
        return self.id


@cache
def pack(number: int = 0, jokers: bool = False) -> tuple[Card, ...]:
    """All cards of a pack in printed order: 52 cards, 54 with jokers."""
    cards = tuple(Card(rank, suit, number) for suit in SUITS for rank in range(2, 15))
    return cards + tuple(Card(JOKER, suit, number) for suit in JOKERS) if jokers else cards


@lru_cache(1024)  # a stranger's save may name any number of packs
def parse(text: str) -> Card:
    """Return the card with an id.

    Raises `UnknownCard` unless the text is spelled exactly as `Card.id` spells it.
    """
    face, _, number = text.partition(".")
    rank, suit = RANKS.get(face[:-1]), face[-1:]
    suits = JOKERS if rank == JOKER else SUITS
    if rank and suit and suit in suits and (not number or (number.isascii() and number.isdigit() and len(number) < 4)):
        card = Card(rank, suit, int(number or 0))
        if card.id == text:
            return card
    raise UnknownCard(Text("There is no card called “{name}”.", name=text[:40]))
