"""What differs on the war-table from one fight to the next: strips of it, cut from tables that are laid otherwise.

They go right across the table, so that no seam is to be seen; y is from the table's far edge down, in design px.
"""

from collections.abc import Mapping
from typing import Any

from PIL import Image

from assets.press import wartable
from assets.press.oak import WIDTH
from assets.press.warcarving import CARVINGS
from assets.press.warcloth import ENEMIES, HEROES

ROWS = {"far": (0, 184), "lane": (184, 344), "near": (344, 480)}
"""From where to where the enemies' side, the middle and the heroes' side go."""
LAID: Mapping[str, Mapping[str, Any]] = {
    **{f"far.{name}": {"enemies": runner} for name, runner in ENEMIES.items()},
    **{f"near.{name}": {"heroes": runner} for name, runner in HEROES.items()},
    **{f"lane.{name}": {"carving": carving} for name, carving in CARVINGS.items()},
}


def size(name: str) -> tuple[int, int]:
    """How large a strip is, in design px."""
    top, foot = ROWS[name.partition(".")[0]]
    return WIDTH, foot - top


def strip(name: str) -> Image.Image:
    """A strip of the table, RGB, 2 px a design px."""
    top, foot = (y * wartable.SCALE for y in ROWS[name.partition(".")[0]])
    picture = wartable.printed(**LAID[name])
    return picture.crop((0, top, picture.width, foot))
