"""Backgrounds for the heroes and equipment of Dungeon Crawl: a light of their own, a stone floor, or darkness."""

from __future__ import annotations

from assets.press.heroes.kit import GLOOM, cold_light
from assets.press.monsters.pen import strokes
from assets.press.plate import Plate
from assets.press.sunburst import sunburst

STEEL_LIGHT = ("#cdd3c9", "#b2bdb9")
"""The colours of the sunburst of the warrior and the shield: panel and rays."""
VIOLET_LIGHT = ("#d9cde2", "#bfaed2")
"""The colours of the sunburst of the mage and the mana: panel and rays."""


def lit(p: Plate, light: tuple[str, str], y: float = 262) -> None:
    """A sunburst over a stone floor that begins at height y."""
    sunburst(p, light, 125, 130)
    _floor(p, "#9a8f80", 0.62, y)


def dark(p: Plate, y: float = 214) -> None:
    """Gloom after the light has gone, a cold beam from above, and the floor."""
    sunburst(p, GLOOM, 140, 60)
    p.part(
        '<rect width="250" height="350"/>',
        tone=0.4,
        flat=True,
        line=0,
        shadow=0,
        ang=0,
        pitch=5.2,
        grad=(0, 0, -0.24, 0, y, 0.02),
    )
    cold_light(p, 140, 170, 84)
    _floor(p, "#a9a6b4", 0.66, y)


def _floor(p: Plate, col: str, tone: float, y: float) -> None:
    """Flagstones to the lower edge of the card, drawn in perspective."""
    p.part(
        f'<rect x="-20" y="{y}" width="290" height="{350 - y}"/>',
        col,
        tone=tone,
        gain=0.3,
        puff=8,
        ang=2,
        line=2.4,
        shadow=0,
        grad=(0, y, -0.1, 0, 350, 0.1),
    )
    rows = (0.28, 0.72)
    p.key("".join(strokes(2, f"-20,{y + k * 50} 125,{y + k * 50 + 2} 270,{y + k * 50}") for k in rows))
    for x, lean in ((40, -14), (105, -4), (170, 8), (232, 18)):
        p.key(strokes(2, f"{x},{y} {x + lean * 0.5},{y + 7} {x + lean},{y + 14}"))
    for x, lean in ((66, -18), (140, 2), (204, 20)):
        p.key(strokes(2.2, f"{x},{y + 14} {x + lean * 0.5},{y + 25} {x + lean},{y + 36}"))


def pool(p: Plate, x: float, y: float, rx: float) -> None:
    """The shadow where something stands or lies."""
    p.part(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{max(5, rx * 0.1):.1f}"/>',
        None,
        tone=0.12,
        flat=True,
        line=0,
        shadow=0,
    )
