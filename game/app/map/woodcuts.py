"""The picture beside the words of a page: a woodcut, or the portrait of its subject."""

from collections.abc import Mapping

from game.core.journey import FIND, SHOP, STORY

from ..base.geometry import GRID_W, Box
from ..gfx.pictures import portrait_of

UPRIGHT, LYING = 1.4, 1 / 1.4  # height divided by width; the same of a shop
WAY, FOE, SPOKEN, FOUND = "room", "foe", "story", "find"
CUTS: Mapping[str, str] = {
    "start": WAY,
    "room": "depths",
    "underhall": WAY,
    "fenwild": "fen",
    "court": "court",
    "nothing": WAY,
    "exit": "exit",
    "encounter": FOE,
    "boss": FOE,
    "special": FOE,
    "random": FOE,
    STORY: SPOKEN,
    SHOP: "shop",
    FIND: FOUND,
}


def woodcut(kind: str) -> str:
    """Return the picture of a kind; finds without a portrait share one."""
    return portrait_of(kind) or f"ui/page-{CUTS.get(kind, FOUND)}"


def shape_of(kind: str) -> float:
    """Return the height of a picture divided by its width."""
    return 1.0 if portrait_of(kind) else LYING if kind == SHOP else UPRIGHT


def split(inner: Box, aside: float, apart: float) -> tuple[Box, Box]:
    """Return the boxes of the picture and of the words, the words nearer to the middle of the window; the picture has
    no width if `aside` is 0."""
    if not aside:
        return inner._replace(w=0.0), inner
    words = inner._replace(w=inner.w - aside - apart)
    if inner.centre[0] > GRID_W / 2:
        return inner._replace(x=inner.right - aside, w=aside), words
    return inner._replace(w=aside), words._replace(x=inner.x + aside + apart)
