"""The classes of characters, the resources of each class, and what they buy."""

from collections.abc import Mapping

from game.core.text import N_

SLOTS = tuple(f"slot.{level}" for level in range(1, 10))
KI, RAGE, CHANNEL, SORCERY = "ki", "rage", "channel", "sorcery"
SUPERIORITY, INSPIRATION = "superiority", "inspiration"
RESOURCES = (*SLOTS, KI, RAGE, CHANNEL, SORCERY, SUPERIORITY, INSPIRATION)
DEAR = (KI, SORCERY)  # cost two points per die
ROGUE, OTHER = "rogue", "other"

NAMES: Mapping[str, str] = {
    "barbarian": N_("Barbarian"),
    "bard": N_("Bard"),
    "cleric": N_("Cleric"),
    "druid": N_("Druid"),
    "fighter": N_("Fighter"),
    "monk": N_("Monk"),
    "paladin": N_("Paladin"),
    "ranger": N_("Ranger"),
    ROGUE: N_("Rogue"),
    "sorcerer": N_("Sorcerer"),
    "warlock": N_("Warlock"),
    "wizard": N_("Wizard"),
    OTHER: N_("Something else"),
}
HAS: Mapping[str, tuple[str, ...]] = {
    "barbarian": (RAGE,),
    "bard": (*SLOTS, INSPIRATION),
    "cleric": (*SLOTS, CHANNEL),
    "druid": SLOTS,
    "fighter": (*SLOTS, SUPERIORITY),
    "monk": (KI,),
    "paladin": (*SLOTS, CHANNEL),
    "ranger": SLOTS,
    ROGUE: SLOTS,
    "sorcerer": (*SLOTS, SORCERY),
    "warlock": SLOTS,
    "wizard": SLOTS,
    OTHER: RESOURCES,  # also for characters with two classes
}
CLASSES = tuple(NAMES)


def price(resource: str) -> int:
    """The smallest amount of a resource that can be spent at a time."""
    return 2 if resource in DEAR else 1


def paid(resource: str, offered: int) -> int:
    """The amount actually taken of an offer: a remainder that buys no whole die is not taken."""
    return offered - offered % price(resource)


def dice(resource: str, spent: int) -> int:
    """The dice of damage that spending this amount of a resource removes."""
    if resource in SLOTS:
        return spent * (SLOTS.index(resource) + 1)
    return spent // price(resource)
