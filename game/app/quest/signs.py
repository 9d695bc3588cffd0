"""The signs on a map, by the kinds of what they stand for."""

from collections.abc import Mapping

from game.core.journey import FIND, SHOP, STORY

from ..pictures import portrait_of

SIGNS: Mapping[str, str] = {
    "start": "stairs",
    "exit": "way-out",
    "encounter": "crossed-swords",
    "boss": "boss",
    "special": "elite",
    "random": "dice",
    SHOP: "shop",
    FIND: "loot-rare",
    "loot": "loot-rare",
    "common": "loot-common",
    "rare": "loot-rare",
    "epic": "loot-epic",
    STORY: "story",
    "secret": "secret",
    "room": "map",
    "nothing": "search",
    "door": "door",
    "lantern_of_the_last_inn": "lantern",
    "draught": "potion",
    "ability": "book",
    "draw": "cards",
    "deuces": "loot-common",
    "discard": "wasted",
    "torch": "torch",
    "torch-out": "torch-out",
}
USUAL, TREASURE = "story", "loot-epic"


def sign(kind: str) -> str:
    """The icon of a kind; of a treasure with a picture one for all, and that of a story where there is no other."""
    return SIGNS.get(kind, TREASURE if portrait_of(kind) else USUAL)
