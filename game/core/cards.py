"""Playing cards and packs of them."""

from functools import cache, cached_property
from typing import NamedTuple

from .words import Text, Trouble

FACES = {11: "J", 12: "Q", 13: "K", 14: "A", 15: "X"}
RANKS = {face: rank for rank, face in FACES.items()} | {str(rank): rank for rank in range(2, 11)}
SUITS = "CDHS"
JOKERS = "RB"
JOKER = 15


class UnknownCard(Trouble):
    """A text that names no card."""


class _Card(NamedTuple):
    rank: int
    suit: str
    pack: int = 0


class Card(_Card):
    """One playing card.

    `rank` runs from 2 to 14 (ace), 15 for a joker; what a rank is worth is each game's own affair.
    `suit` is C, D, H or S; the two jokers are R and B.  `pack` tells two packs apart.
    """

    @cached_property
    def id(self) -> str:
        """The card's name everywhere: `QH`, `10S`, `XR`; `QH.1` out of a second pack."""
        face = FACES.get(self.rank, str(self.rank)) + self.suit
        return f"{face}.{self.pack}" if self.pack else face

    @property
    def red(self) -> bool:
        """Hearts, diamonds and the red joker."""
        return self.suit in "DHR"

    def __str__(self) -> str:
        return self.id


@cache
def pack(number: int = 0, jokers: bool = False) -> tuple[Card, ...]:
    """A whole pack in the printed order: 52 cards, 54 with the jokers."""
    cards = tuple(Card(rank, suit, number) for suit in SUITS for rank in range(2, 15))
    return cards + tuple(Card(JOKER, suit, number) for suit in JOKERS) if jokers else cards


@cache
def parse(text: str) -> Card:
    """The card an id names.

    Raises `UnknownCard` for anything that is not the id of a card, in the one spelling it has.
    """
    face, _, number = text.partition(".")
    rank, suit = RANKS.get(face[:-1]), face[-1:]
    suits = JOKERS if rank == JOKER else SUITS
    if rank and suit and suit in suits and (not number or (number.isascii() and number.isdigit())):
        card = Card(rank, suit, int(number or 0))
        if card.id == text:
            return card
    raise UnknownCard(Text("There is no card called “{name}”.", name=text[:40]))
