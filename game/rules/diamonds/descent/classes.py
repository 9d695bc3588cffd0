"""The classes of characters, what each has to spend, and what it buys."""

from collections.abc import Mapping

from game.core.words import N_

SLOTS = tuple(f"slot.{level}" for level in range(1, 10))
KI, RAGE, CHANNEL, SORCERY = "ki", "rage", "channel", "sorcery"
SUPERIORITY, INSPIRATION = "superiority", "inspiration"
RESOURCES = (*SLOTS, KI, RAGE, CHANNEL, SORCERY, SUPERIORITY, INSPIRATION)
DEAR = (KI, SORCERY)  # two of them for one die
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
    OTHER: RESOURCES,  # and whoever is of two classes at once
}
CLASSES = tuple(NAMES)


def price(resource: str) -> int:
    """The least of it that can be spent at a time."""
    return 2 if resource in DEAR else 1


def paid(resource: str, offered: int) -> int:
    """What is taken of an offer: nobody pays for half a die."""
    return offered - offered % price(resource)


def dice(resource: str, spent: int) -> int:
    """The dice of damage that spending so much of it takes away."""
    if resource in SLOTS:
        return spent * (SLOTS.index(resource) + 1)
    return spent // price(resource)
