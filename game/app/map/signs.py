"""The signs on a map, by kind."""

import math
from collections.abc import Mapping

import pygame

from game.core.journey import FIND, SHOP, STORY

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.pictures import portrait_of
from ..gfx.theme import Colour, colour

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
    "relic": "loot-epic",
    STORY: "story",
    "secret": "secret",
    "room": "map",
    "underhall": "map",
    "fenwild": "map",
    "court": "map",
    "nothing": "search",
    "door": "door",
    "lantern_of_the_last_inn": "lantern",
    "draught": "potion",
    "ability": "book",
    "draw": "cards",
    "deuces": "loot-common",
    "discard": "delete",
    "torch": "torch",
    "torch-out": "torch-out",
}
USUAL, TREASURE = "story", "loot-epic"
EDGE, DUSK = colour("#f6e9c8"), colour("#7a5f3b")  # colour of a sign's edge on the map; of its shadow
THICK, FALL, STROKES = 2.2, 3.4, 2.6  # width of that edge; offset of the shadow; gap between its strokes
ROUND = [(math.cos(n * math.pi / 4), math.sin(n * math.pi / 4)) for n in range(8)]


def sign(kind: str) -> str:
    """Return the icon of a kind: all treasures with a picture share one, and unknown kinds have that of a story."""
    return SIGNS.get(kind, TREASURE if portrait_of(kind) else USUAL)


def engrave(canvas: Canvas, kind: str, box: Box, ink: Colour, alpha: int = 255) -> None:
    """Draw the icon of a kind as on an engraved map: with a hatched shadow, and the floor kept clear around it."""
    x, y, w, h = canvas.layout.px(box)
    name, far = f"ui/icons/{sign(kind)}", round(FALL * canvas.layout.k) + 2
    picture = canvas.pictures.keep(("engraved", name, w, h, ink), lambda: _engraved(canvas, name, (w, h), ink, far))
    canvas.blit(picture, (x - far, y - far), alpha)


def _engraved(canvas: Canvas, name: str, size: tuple[int, int], ink: Colour, far: int) -> pygame.Surface:
    k = canvas.layout.k
    whole = pygame.Surface([side + 2 * far for side in size], pygame.SRCALPHA)
    shadow = canvas.pictures.tinted(name, size, DUSK).copy()
    step = max(2, round(STROKES * k))
    for n in range(0, sum(size), step):  # cut lines out of the shadow
        pygame.draw.line(shadow, (*DUSK, 0), (n, 0), (n - size[1], size[1]), max(1, step // 2))
    fall, edge = round(FALL * k), THICK * k
    whole.blit(shadow, (far + fall, far + fall))
    pale = canvas.pictures.tinted(name, size, EDGE)
    whole.fblits([(pale, (far + round(dx * edge), far + round(dy * edge))) for dx, dy in ROUND])
    whole.blit(canvas.pictures.tinted(name, size, ink), (far, far))
    return whole
