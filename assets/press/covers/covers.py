"""The covers of the boxes: the most fearsome card of each game and, small and from behind, the adventurers before it.

The lowest sixth is kept free of faces for the ribbon on which the program letters the game's name. Bakes
`assets/ui/cover-GAME.webp`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import numpy as np
from PIL import Image

from ..figures.bosses import last_joker
from ..monsters.clubs_brutes import minotaur
from ..monsters.dragons import red_dragon
from ..monsters.spades_lords import reaper
from ..plate import Array, Drawing, Plate, hexc, sstep
from ..sunburst import rays
from ..title import KEYHOLE, stairs
from ..ui.plates import UI
from ..ui.sign import fill, line
from . import adventurers as who

SIZE = (600, 840)  # pixels of a baked cover
CORNER = 9
Company = tuple[tuple[who.Adventurer, float, float, float], ...]  # each with x, y and size


class Cover(NamedTuple):
    """A monster, how far it is moved up, and the adventurers before it."""

    monster: Drawing
    up: float
    company: Company


def joker(p: Plate) -> None:
    """A night of dark blue, a burst of cold light, and the last joker in it."""
    p.part('<rect width="250" height="350"/>', "#16283f", tone=0.2, flat=True, line=0, shadow=0, ang=0, pitch=5.2,
           grad=(0, 0, -0.1, 0, 350, 0.3))  # fmt: skip
    p.part(rays(125, 130, 28, 100, 330), "#2f5a7a", tone=0.5, flat=True, line=0, shadow=0, ang=0, pitch=5.2,
           grad=(125, 130, 0.3, 250, 350, -0.3))  # fmt: skip
    last_joker(p)


def keyhole(p: Plate) -> None:
    """A keyhole in gold, and through it the stairs down: for any game without a cover of its own."""
    p.part('<rect width="250" height="350"/>', "#2b2140", tone=0.2, flat=True, line=0, shadow=0, ang=0, pitch=5.2)
    p.part(rays(125, 130, 28, 60, 330), "#4a3a6a", tone=0.5, flat=True, line=0, shadow=0, ang=0, pitch=5.2)
    p.xf = "translate(-2 -20)"
    p.part(line(KEYHOLE, 20) + fill(KEYHOLE), "#dba943", tone=0.7, gain=0.8, puff=9, line=4, shadow=0.5)
    stairs(p, p.part(fill(KEYHOLE), "#2a1016", tone=1.2, flat=True, line=3, shadow=0))
    p.xf = ""


COVERS = {
    "scoundrel": Cover(reaper, 24, ((who.scoundrel, 116, 254, 0.78),)),
    "diamonds": Cover(
        red_dragon,
        16,
        (
            (who.ranger, 44, 270, 0.6),
            (who.rogue, 204, 270, 0.6),
            (who.queen, 84, 266, 0.64),
            (who.king, 166, 266, 0.64),
            (who.knight, 124, 262, 0.7),
        ),
    ),
    "crawl": Cover(minotaur, 34, ((who.warrior, 82, 262, 0.74), (who.mage, 170, 266, 0.74))),
    "deuces": Cover(
        joker,
        0,
        (
            (who.ranger, 42, 268, 0.62),
            (who.mage, 204, 272, 0.62),
            (who.mender, 98, 266, 0.66),
            (who.warrior, 154, 264, 0.66),
        ),
    ),
    "plain": Cover(keyhole, 0, ()),
}
"""The covers by the ids of the games; `plain` is for any other game."""


def cover(game: str) -> Array:
    """The printed front of a box, 750 x 1050 floats with alpha."""
    monster, up, company = COVERS[game]
    p = Plate(seed=300 + len(game), pitch=4.8)
    p.view = (1, 0, -up)
    monster(p)
    p.view = (1, 0, 0)
    dusk(p)
    for draw, x, y, size in company:
        who.stand(p, draw, x, y, size)
    edges(p)
    alpha = p.mask(f'<rect x="0.5" y="0.5" width="249" height="349" rx="{CORNER}"/>')
    return np.dstack([worn(p.print(), p), alpha])


def dusk(p: Plate) -> None:
    """Darken the lower part, so that the adventurers stand out."""
    shade = sstep(205, 330, p.yy) * 0.9
    p.col *= (1 - 0.72 * shade)[..., None]
    p.ink = np.maximum(
        p.ink, p.mask('<rect width="250" height="350"/>') * shade * (((p.yy + p.wob * 3) / 4.8) % 1 < shade)
    )


def edges(p: Plate) -> None:
    """The edge of the card on which it is printed, and two lines around the picture: gold between ink."""
    for inset, width, colour in ((0, 7, "#17110f"), (5, 3.4, "#d9a441"), (7.4, 1.6, "#17110f")):
        ring = (
            f'<rect x="{inset}" y="{inset}" width="{250 - 2 * inset}" height="{350 - 2 * inset}" rx="{CORNER - inset / 2}"'
            f' fill="none" stroke="#000" stroke-width="{width}"/>'
        )
        p.cut(ring, colour)
    for x in (14, 236):
        for y in (14, 336):
            p.cut(f'<path d="M{x} {y - 8} L{x + 8} {y} L{x} {y + 8} L{x - 8} {y}Z"/>', "#17110f")
            p.cut(f'<path d="M{x} {y - 5} L{x + 5} {y} L{x} {y + 5} L{x - 5} {y}Z"/>', "#d9a441")


def worn(picture: Array, p: Plate) -> Array:
    """The picture as cardboard, rubbed pale along its edges and at the corners."""
    away = np.minimum.reduce([p.xx, p.yy, 250 - p.xx, 350 - p.yy])
    rub = np.clip(1 - away / 5, 0, 1) ** 2 * 0.35 * (0.5 + p.wob)
    rub = np.clip(rub, 0, 1)[..., None]
    return picture * (1 - rub) + hexc("#c9a06a") * rub


def bake(names: Collection[str] = ()) -> None:
    """Bake the covers named, like `cover-crawl`, or all."""
    for game in COVERS:
        if not names or f"cover-{game}" in names:
            picture = Image.fromarray((cover(game) * 255 + 0.5).clip(0, 255).astype(np.uint8))
            small = picture.convert("RGBa").resize(SIZE, Image.Resampling.LANCZOS).convert("RGBA")
            small.save(UI / f"cover-{game}.webp", quality=86, method=6)
