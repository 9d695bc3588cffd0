"""The signs on a map, by the kinds of what they stand for."""

from collections.abc import Mapping

from game.core.journey import FIND, SHOP, STORY

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
    "draught": "potion",
    "ability": "book",
    "draw": "cards",
    "deuces": "loot-common",
    "discard": "wasted",
    "torch": "torch",
    "torch-out": "torch-out",
}
USUAL = "story"


def sign(kind: str) -> str:
    """The icon of a kind; that of a story where there is no other."""
    return SIGNS.get(kind, USUAL)
