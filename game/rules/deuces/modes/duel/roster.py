"""The cards that duos are drafted from: one for each class, one for each Custom Ability that is of use in a duel."""

from game.core.cards import Card

from ...classes import CLASSES, NOBODY
from ...customs import CUSTOMS

CLASS_PACK, CUSTOM_PACK = 10, 11
OF_NO_USE = ("low_profile", "lucky_pair")  # there are no Threat cards and no loot here
KINDS = tuple(id for id in CLASSES if id != NOBODY)
GIFTS = tuple(id for id in CUSTOMS if id not in OF_NO_USE)
CLASS_CARDS = tuple(Card(rank, "S", CLASS_PACK) for rank, _ in enumerate(KINDS, start=2))
CUSTOM_CARDS = tuple(Card(rank, "H", CUSTOM_PACK) for rank, _ in enumerate(GIFTS, start=2))
CARD_OF = dict(zip((*KINDS, *GIFTS), (*CLASS_CARDS, *CUSTOM_CARDS), strict=True))
MEANT = {card: id for id, card in CARD_OF.items()}  # what a card stands for


def is_class(card: Card) -> bool:
    """Does it stand for a class, and not for a Custom Ability?"""
    return card.pack == CLASS_PACK
