"""Finds the drawings that look most alike: `python -m assets.press likeness [KINDS]` prints the closest pairs for
review.

A picture is reduced to what one sees at a glance: grey, 26 dots wide, without what all of its kind have in common (the
moon, the ring, the frame). The likeness of two pictures is the correlation of the rest: 1 for the same picture, 0 for
two unrelated ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image

from .plate import Array

CARDS, UI = Path("assets/cards"), Path("assets/ui")
TABLE = "#171014"
DOTS, SHOWN = 26, 12
DRAWN = (0.05, 0.3, 0.95, 0.95)
"""The part of a card below tab and badge: left, top, right, foot, as shares of its sides."""


def bake(names: Sequence[str] = ()) -> None:
    """Print the closest pairs of the kinds named, or of all."""
    for kind in names or KINDS:
        print(kind)
        for like, one, other in closest(KINDS[kind])[:SHOWN]:
            print(f"  {like:.2f}  {one}  {other}")


def closest(paths: Iterable[Path]) -> list[tuple[float, str, str]]:
    """All pairs of some pictures, with the most alike first."""
    seen = {path.stem.removesuffix("-mini"): glimpse(path) for path in sorted(paths)}
    common = np.mean([*seen.values()], axis=0)
    own = {name: (dots - common) / np.std(dots - common) for name, dots in seen.items()}
    pairs = ((float(np.mean(a * b)), one, other) for (one, a), (other, b) in combinations(own.items(), 2))
    return sorted(pairs, reverse=True)


def glimpse(path: Path) -> Array:
    """A picture at a glance, as dots with mean 0 and standard deviation 1."""
    picture = Image.open(path).convert("RGBA")
    seen = Image.new("RGBA", picture.size, TABLE)
    seen.alpha_composite(picture)
    if path.stem.endswith("-mini"):
        left, top, right, foot = DRAWN
        seen = seen.crop(
            (round(left * seen.width), round(top * seen.height), round(right * seen.width), round(foot * seen.height))
        )
    high = round(DOTS * seen.height / seen.width)
    grey = np.asarray(seen.convert("L").resize((DOTS, high), Image.Resampling.BOX), float)
    return (grey - grey.mean()) / grey.std()


KINDS: dict[str, list[Path]] = {
    "cards": [*CARDS.glob("*-mini.webp"), *(CARDS / "bestiary").glob("*-mini.webp")],
    "figures": [*(CARDS / "figures").glob("*.webp")],
    "icons": [*(UI / "icons").glob("*.webp")],
    "crests": [*UI.glob("crest-*.webp")],
    "backs": [*CARDS.glob("back-*.webp")],
}
