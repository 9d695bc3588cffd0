"""The skins of all games: their looks beyond cards and rooms, such as a flourish for each word they tell."""

from . import crawl, deuces, diamonds, scoundrel
from .skin import Skin

SKINS = {"scoundrel": scoundrel.SKIN, "diamonds": diamonds.SKIN, "crawl": crawl.SKIN, "deuces": deuces.SKIN}


def skin_of(game: str) -> Skin:
    """Return a game's skin, or a plain one if it has none."""
    return SKINS.get(game, Skin())
