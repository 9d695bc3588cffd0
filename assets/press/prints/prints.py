"""All prints that can replace a card's own picture, and the shape of each one's badge."""

from __future__ import annotations

from functools import partial

from assets.press.plate import Array, Drawing, Plate
from assets.press.prints import plain
from assets.press.prints.mage import mage
from assets.press.prints.wares import mana, shield
from assets.press.prints.warrior import warrior
from assets.press.shell import Layout, card, finish

DRAWINGS: dict[str, Drawing] = {
    "warrior": warrior,
    "warrior-down": partial(warrior, down=True),
    "mage": mage,
    "mage-down": partial(mage, down=True),
    "shield": shield,
    "mana": mana,
}
BADGES = {"warrior": "heart", "mage": "heart", "shield": "shield", "mana": "gem"}
"""The shape of the badge of each print, for `layout.json`; an ordinary card has none."""

NAMES = ("plain", *DRAWINGS)


def printed(name: str, layout: Layout, seed: int) -> Array:
    """A print without letters: 1050 x 750 x 4 floats."""
    if name == "plain":
        p = Plate(seed=seed)
        plain.face(p)
        return finish(p)
    return card(DRAWINGS[name], name, layout, seed, BADGES[name.removesuffix("-down")])
