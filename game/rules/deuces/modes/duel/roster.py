"""The cards of the draft: one for each class, and one for each Custom Ability that is useful in a duel."""

from game.core.cards import Card

from ...classes import CLASSES, NOBODY
from ...customs import CUSTOMS

CLASS_PACK, CUSTOM_PACK = 10, 11
OF_NO_USE = ("low_profile", "lucky_pair")  # a duel has no Threat cards and no loot
KINDS = tuple(id for id in CLASSES if id != NOBODY)
GIFTS = tuple(id for id in CUSTOMS if id not in OF_NO_USE)
CLASS_CARDS = tuple(Card(rank, "S", CLASS_PACK) for rank, _ in enumerate(KINDS, start=2))
CUSTOM_CARDS = tuple(Card(rank, "H", CUSTOM_PACK) for rank, _ in enumerate(GIFTS, start=2))
CARD_OF = dict(zip((*KINDS, *GIFTS), (*CLASS_CARDS, *CUSTOM_CARDS), strict=True))
MEANT = {card: id for id, card in CARD_OF.items()}  # the id of the class or ability on a card


def is_class(card: Card) -> bool:
    """True if the card stands for a class, False for a Custom Ability."""
    return card.pack == CLASS_PACK
