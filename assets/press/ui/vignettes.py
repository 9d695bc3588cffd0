"""Bakes the small pictures: bare and pointing hands, blows, spells and their particles, and the ends of plays."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from assets.press.ui import (
    blows,
    company_out,
    crawl_down,
    crawl_out,
    daylight,
    death,
    deuces_lost,
    deuces_won,
    escape,
    fist,
    homeward,
    initial,
    laurel,
    mapmarks,
    marks,
    pages,
    party_down,
    party_out,
    pointer,
    scraps,
    seal,
    triumph,
)
from assets.press.ui.plates import UI, save_webp

PICTURES = {
    "bare-hands": fist.fist,
    "crawl-down": crawl_down.crawl_down,
    "crawl-out": crawl_out.warrior_out,
    "crawl-out-mage": crawl_out.mage_out,
    "daylight": daylight.daylight,
    "death": death.death,
    "deuces-lost": deuces_lost.deuces_lost,
    "deuces-won": deuces_won.deuces_won,
    "escape": escape.escape,
    "homeward": homeward.homeward,
    "laurel": laurel.laurel,
    "laurel-slender": partial(laurel.laurel, laurel.SLENDER),
    "party-down": party_down.party_down,
    "party-out": party_out.party_out,
    "seal": partial(seal.seal, "#b3202e", "#7d141f", "R"),
    "seal-lost": partial(seal.seal, "#4a4550", "#25222b", "S"),
    "triumph": triumph.triumph,
    **blows.PICTURES,
    **company_out.PICTURES,
    **initial.PICTURES,
    **mapmarks.PICTURES,
    **marks.PICTURES,
    **pages.PICTURES,
    **scraps.PICTURES,
    **{f"point-{way}": partial(pointer.pointing, way) for way in pointer.WAYS},
}


def bake(names: Collection[str] = ()) -> None:
    """Bake the pictures named, or all."""
    for name, draw in PICTURES.items():
        if not names or name in names:
            save_webp(draw(), UI / f"{name}.webp", pages.QUALITY if name in pages.PICTURES else 86)
