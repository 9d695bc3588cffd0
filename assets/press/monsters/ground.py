"""The night behind every monster: a dark panel with wind lines, and a big low moon."""

from __future__ import annotations

from collections.abc import Callable

from assets.press.plate import Plate

Drawing = Callable[[Plate], None]
"""A card picture: it draws itself on the plate it is given."""

MOON = (128, 176, 94)
"""Where the moon stands by default: centre x, centre y and radius in card units."""


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
    x, y, r = disc
    p.part(f'<circle cx="{x}" cy="{y}" r="{r}"/>', moon, tone=1.0, flat=True, line=0, shadow=0)
    p.key(_ring(x, y, r, 1.6) + _ring(x, y, r - 5.5, 0.9))


def _ring(x: float, y: float, r: float, width: float) -> str:
    """An inked circle line of the given width."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#000" stroke-width="{width}"/>'
