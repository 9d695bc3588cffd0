"""Drawing the character: all its cards and counters come from the same pack, in the order of the ruling *pack*."""

from game.core.table import State
from game.core.view import View

from .pool import draw, draw_counters
from .worth import mage_life, shielding, worth


def draw_character(s: State) -> None:
    """Draw the character card and hit points, then a warrior's shield or a mage's mana."""
    mage = is_mage(s)
    hero = draw(s, "hero")
    life = mage_life(hero) if mage else worth(hero)
    s.announce("character", hero.id, life)
    draw_counters(s, "hp.cards", "hp", life, hero.id)
    if mage:
        mana = draw(s, "manacard")
        s.announce("magic", mana.id, worth(mana))
        draw_counters(s, "mana.cards", "mana", worth(mana), mana.id)
    else:
        shield = draw(s, "shield")
        s.announce("shield", shield.id, shielding(shield))


def is_mage(table: State | View) -> bool:
    """True for a mage, False for a warrior."""
    return table.options["hero"] == "mage"


def full_mana(table: State | View) -> int:
    """The number of mana cards the mage began with; 0 for a warrior."""
    card = table.top("manacard")
    return worth(card) if card else 0


def full(view: View) -> dict[str, int]:
    """The initial life and mana of the hero and the initial life of the monster, for those that lie on the table."""
    hero, monster = view.top("hero"), view.top("monster")
    return {
        **({"hp": mage_life(hero) if is_mage(view) else worth(hero), "mana": full_mana(view)} if hero else {}),
        **({"monster.hp": worth(monster)} if monster else {}),
    }


def shield_of(table: State | View) -> int:
    """The number of points that the warrior's shield takes off every hit; 0 for a mage."""
    card = table.top("shield")
    return shielding(card) if card else 0
