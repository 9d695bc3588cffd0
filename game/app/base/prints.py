"""Prints: in some places the same card is printed as something else, with its own name and value."""

from game.core.cards import FACES, JOKER, Card, parse
from game.core.deck import HERO, MONSTER, Kind, beast, face, plain
from game.core.text import N_, Text

PACK, MONSTERS, PLAIN = "", "monster", "plain"  # the usual pictured pack; every card a monster; an ordinary pack
PEOPLE = ("warrior", "mage")
ACE = 14  # the core's rank of an ace, which is worth 1 on reprinted cards
NAMES = {"warrior": N_("Warrior"), "mage": N_("Mage"), "shield": N_("Shield"), "mana": N_("Mana")}
KINDS = {
    MONSTERS: MONSTER,
    **dict.fromkeys(PEOPLE, HERO),
    "shield": Kind(N_("Shield"), N_("Shields")),
    "mana": Kind(N_("Magic"), N_("Magic")),
    PLAIN: Kind(N_("Card"), N_("Cards")),
}


def name_on(card: Card, print: str = PACK) -> Text:
    """Return a card's name in the given print."""
    if print in NAMES:
        return Text(NAMES[print])
    return (beast if print == MONSTERS else plain if print == PLAIN else face)(card)


def badge_on(card: Card, print: str = PACK) -> str:
    """Return the number on a card's badge: its value in the given print."""
    if print == PACK:
        return str(card.rank)
    worth = 1 if card.rank == ACE else card.rank
    return str({"mage": max(1, worth // 2), "shield": worth // 2}.get(print, worth))


def index_on(card: Card) -> str:
    """Return the rank in a card's corner; "" for a joker."""
    return "" if card.rank == JOKER else FACES.get(card.rank, str(card.rank))


def printed(text: str) -> tuple[Card, str]:
    """Parse a card and its print, such as `KS` or `warrior:KS`."""
    print, _colon, card = text.rpartition(":")
    return parse(card), print
