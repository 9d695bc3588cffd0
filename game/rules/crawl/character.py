"""Drawing the character: every card and counter of it comes off the same pack, in the order of the ruling *pack*."""

from game.core.table import State

from .pool import draw, draw_counters
from .worth import mage_life, shielding, worth


def draw_character(s: State) -> None:
    """Character card and hit points; then a warrior's shield, or a mage's mana."""
    mage = is_mage(s)
    hero = draw(s, "hero")
    life = mage_life(hero) if mage else worth(hero)
    s.tell("character", hero.id, life)
    draw_counters(s, "hp.cards", "hp", life, hero.id)
    if mage:
        mana = draw(s, "manacard")
        s.tell("magic", mana.id, worth(mana))
        draw_counters(s, "mana.cards", "mana", worth(mana), mana.id)
    else:
        shield = draw(s, "shield")
        s.tell("shield", shield.id, shielding(shield))


def is_mage(s: State) -> bool:
    """A mage, or a warrior?"""
    return s.options["hero"] == "mage"


def full_mana(s: State) -> int:
    """How many mana cards the mage began with; 0 for a warrior."""
    card = s.top("manacard")
    return worth(card) if card else 0
