"""Cards as they are printed: in some places as something else, with an own name and value; and strips of small
cards that overlap, so that rank, suit and picture of each are seen."""

from collections.abc import Mapping
from math import floor
from typing import Any

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


MINI, STRIP = "mini", "strip"  # the layout of a small card; the prefix of layouts for cards covered at the right
INDEX, TINY = (
    f"{STRIP} index",
    50.0,
)  # layout of cards too small for a picture in a row; the width below which it is used
WHOLE, LEAST, FINE = 0.96, 0.46, 50  # share from which a card counts as whole; least share; number of steps per card


def in_row(index: int, count: int, share: float, wide: float) -> str:
    """Return the layout of card `index` of a row in which the share `share` of each card but the last is visible."""
    if share < 1 and wide < TINY and count > 1:
        return INDEX
    return strip(share) if index < count - 1 else MINI


def strip(share: float) -> str:
    """Return the layout of a small card whose left part `share` is visible."""
    return MINI if share >= WHOLE else f"{STRIP} {floor(max(LEAST, share) * FINE + 0.001) / FINE}"


def is_strip(layout: str) -> bool:
    """Return True if the layout is for a card covered at the right."""
    return layout.startswith(STRIP)


def uncovered(layout: str) -> str:
    """Return the layout of the same card when nothing covers it."""
    return MINI if is_strip(layout) else layout


def seen_of(layout: str) -> float:
    """Return the visible share of a card in a layout."""
    return float(layout.removeprefix(STRIP)) if is_strip(layout) else 1.0


def between(narrow: Mapping[str, Any], wide: Mapping[str, Any], share: float) -> dict[str, Any]:
    """Interpolate a place on a card between its narrow and its whole layout."""

    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    x, y = map(mixed, narrow["centre"], wide["centre"])
    return {**wide, **{name: mixed(narrow[name], wide[name]) for name in narrow if name != "centre"}, "centre": [x, y]}
