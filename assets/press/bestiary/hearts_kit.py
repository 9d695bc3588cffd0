"""Tools that the hearts of the bestiary share: a night the colour of wine, a blood moon, and fire."""

from __future__ import annotations

from assets.press.plate import Plate

from ..monsters.ground import MOON, ground
from ..monsters.pen import disc, shape

WINE = "#3f1020"
"""The panel colour of the hearts."""
FLAME = ("#d4551b", "#f2a532", "#ffe9a0")
"""The colours of the paper sheets, from the outer flame to the core."""
IVORY = "#f4ead0"


def blood_night(p: Plate, moon: str = "#e2b896", disc: tuple[float, float, float] = MOON) -> None:
    """The dark behind the hearts, with a low blood moon."""
    ground(p, WINE, moon, disc)


def fire(p: Plate, *sheets: str, line: float = 2.8) -> None:
    """Flames cut out of paper: one outline for each sheet, the outermost first."""
    for i, (spec, colour) in enumerate(zip(sheets, FLAME, strict=False)):
        p.part(shape(spec), colour, tone=1.0, gain=0.3, puff=9, line=line if i == 0 else 0, shadow=0)


def googly(p: Plate, x: float, y: float, r: float, dx: float = 0, dy: float = 0) -> None:
    """A round white eye of radius `r`, its pupil off by (dx, dy)."""
    p.part(disc(x, y, r), "#fbf3da", tone=1, gain=0.4, puff=r * 0.8, line=2.6, shadow=0.4)
    p.key(disc(x + dx, y + dy, r * 0.42))
    p.cut(disc(x + dx - r * 0.14, y + dy - r * 0.16, r * 0.14), "#ffffff")
