"""The parts of the war-table that differ from fight to fight: the hall behind it, and strips cut from variants of the
table.

They span the whole width, so that no seam is visible; y is from the table's far edge down, in design px.
"""

from collections.abc import Mapping
from typing import Any

from PIL import Image

from assets.press import warhall, wartable
from assets.press.oak import WIDTH
from assets.press.warcarving import CARVINGS
from assets.press.warcloth import HEROES

FAR = "far"
ROWS = {FAR: (-warhall.HEIGHT, 0), "lane": (24, 184), "near": (184, 320)}
"""The upper and lower edge of the hall, the middle and the heroes' side."""
LAID: Mapping[str, Mapping[str, Any]] = {
    **{f"{FAR}.{name}": {"hall": hall} for name, hall in warhall.HALLS.items()},
    **{f"near.{name}": {"heroes": runner} for name, runner in HEROES.items()},
    **{f"lane.{name}": {"carving": carving} for name, carving in CARVINGS.items()},
}


def size(name: str) -> tuple[int, int]:
    """The size of a strip, in design px."""
    top, foot = ROWS[name.partition(".")[0]]
    return WIDTH, foot - top


def strip(name: str) -> Image.Image:
    """A hall, or a strip of the table, RGB, 2 px per design px."""
    if name.partition(".")[0] == FAR:
        return warhall.printed(**LAID[name])
    top, foot = (y * wartable.SCALE for y in ROWS[name.partition(".")[0]])
    picture = wartable.printed(**LAID[name])
    return picture.crop((0, top, picture.width, foot))
