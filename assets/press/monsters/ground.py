"""The night behind every monster: a dark panel with wind lines, and a big low moon."""

from __future__ import annotations

from collections.abc import Callable

from assets.press.plate import Plate

Drawing = Callable[[Plate], None]
"""A function that draws a card's picture on a plate."""

MOON = (128, 176, 94)
"""The default place of the moon: centre x, centre y and radius in card units."""


STARS = ((84, 36, 5.2), (114, 62, 3.2), (138, 30, 4), (80, 78, 2.8), (22, 132, 3.4), (230, 110, 4))
"""The stars: x, y and the length of their rays; mostly above the moon, between tab and badge."""


def ground(p: Plate, panel: str, moon: str = "#cfc08e", disc: tuple[float, float, float] = MOON) -> None:
    """Fill the plate with a dark `panel` colour and set the `moon` disc with its two ring lines on it."""
    p.part(
        '<rect x="0" y="0" width="250" height="350"/>',
        panel,
        tone=0.20,
        flat=True,
        line=0,
        shadow=0,
        ang=0,
        pitch=5.2,
        grad=(0, 0, -0.1, 0, 350, 0.28),
    )
    p.cut("".join(_star(*star) for star in STARS), moon)
    x, y, r = disc
    p.part(f'<circle cx="{x}" cy="{y}" r="{r}"/>', moon, tone=1.0, flat=True, line=0, shadow=0)
    p.key(_ring(x, y, r, 1.6) + _ring(x, y, r - 5.5, 0.9))


def _star(x: float, y: float, r: float) -> str:
    """A four-rayed star."""
    k = r * 0.28
    return Plate.P(
        f"M{x} {y - r} L{x + k} {y - k} L{x + r} {y} L{x + k} {y + k} L{x} {y + r} L{x - k} {y + k} L{x - r} {y} "
        f"L{x - k} {y - k}Z"
    )


def _ring(x: float, y: float, r: float, width: float) -> str:
    """An inked circle line of the given width."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#000" stroke-width="{width}"/>'
