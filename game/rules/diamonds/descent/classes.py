"""The classes of characters, the resources of each class, and what they buy."""

from collections.abc import Mapping

from game.core.characters import CharacterClass, CharacterRules, Resource
from game.core.text import Text

from .names import DRAFTED

MOST = 8  # characters
ROGUE, OTHER = "rogue", "other"

SLOTS = tuple(
    Resource(f"slot.{level}", Text("spell slots, level {n}", n=level), dice=level, slot=level) for level in range(1, 10)
)
KI = Resource("ki", Text("ki points"), price=2)
RAGE = Resource("rage", Text("rages"))
CHANNEL = Resource("channel", Text("channel divinity"))
SORCERY = Resource("sorcery", Text("sorcery points"), price=2)
SUPERIORITY = Resource("superiority", Text("superiority dice"))
INSPIRATION = Resource("inspiration", Text("bardic inspiration"))
RESOURCES: Mapping[str, Resource] = {
    each.id: each for each in (*SLOTS, KI, RAGE, CHANNEL, SORCERY, SUPERIORITY, INSPIRATION)
}

RULES = CharacterRules(
    classes=(
        CharacterClass("barbarian", Text("Barbarian"), (RAGE,)),
        CharacterClass("bard", Text("Bard"), (*SLOTS, INSPIRATION)),
        CharacterClass("cleric", Text("Cleric"), (*SLOTS, CHANNEL)),
        CharacterClass("druid", Text("Druid"), SLOTS),
        CharacterClass("fighter", Text("Fighter"), (*SLOTS, SUPERIORITY)),
        CharacterClass("monk", Text("Monk"), (KI,)),
        CharacterClass("paladin", Text("Paladin"), (*SLOTS, CHANNEL)),
        CharacterClass("ranger", Text("Ranger"), SLOTS),
        CharacterClass(ROGUE, Text("Rogue"), SLOTS),
        CharacterClass("sorcerer", Text("Sorcerer"), (*SLOTS, SORCERY)),
        CharacterClass("warlock", Text("Warlock"), SLOTS),
        CharacterClass("wizard", Text("Wizard"), SLOTS),
        CharacterClass(OTHER, Text("Something else"), tuple(RESOURCES.values())),  # also for two classes at once
    ),
    largest=MOST,
    level=(1, 20),
    hp=(0, 999),
    most=(1, 999),
    stock=(0, 99),
    rooms=(1, 99),
    names=DRAFTED,
)
CLASSES: Mapping[str, CharacterClass] = {each.id: each for each in RULES.classes}
# the ids of each class's resources
HAS: Mapping[str, tuple[str, ...]] = {kind: tuple(each.id for each in own.resources) for kind, own in CLASSES.items()}
