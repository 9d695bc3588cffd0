"""The steps from which a sign is drawn: ink and cuts, on a 64 x 64 field."""

from __future__ import annotations

import math

from assets.press.plate import Plate

FIELD = 64
Step = tuple[bool, str]  # True to carve, and SVG shapes
Drawing = list[Step]

taper = Plate.taper


def ink(*shapes: str) -> Step:
    """Add shapes."""
    return False, "".join(shapes)


def cut(*shapes: str) -> Step:
    """Carve shapes away."""
    return True, "".join(shapes)


def fill(d: str) -> str:
    """A filled path."""
    return f'<path fill-rule="evenodd" d="{d}"/>'


def line(d: str, width: float = 6, cap: str = "round") -> str:
    """A stroked path."""
    return f'<path d="{d}" fill="none" stroke="#000" stroke-width="{width}" stroke-linecap="{cap}" stroke-linejoin="round"/>'


def dot(x: float, y: float, radius: float, ry: float | None = None) -> str:
    """A disc or, with a second radius, an oval."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{radius}" ry="{ry or radius}"/>'


def ring(x: float, y: float, radius: float, width: float) -> str:
    """A circle drawn as a line."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#000" stroke-width="{width}"/>'


def bar(x: float, y: float, w: float, h: float, radius: float = 0) -> str:
    """A box."""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}"/>'


def moved(shapes: str, transform: str) -> str:
    """Shapes under an SVG transform."""
    return f'<g transform="{transform}">{shapes}</g>'


def stepped(steps: Drawing, transform: str) -> Drawing:
    """A whole drawing under an SVG transform."""
    return [(carve, moved(shapes, transform)) for carve, shapes in steps]


def mirrored(steps: Drawing) -> Drawing:
    """A drawing mirrored left to right."""
    return stepped(steps, "translate(64 0) scale(-1 1)")


def arrow_arc(cx: float, cy: float, radius: float, start: float, end: float, width: float = 6.5) -> str:
    """An arc with an arrow head at its end; degrees, clockwise from the right; `end` may be below `start`."""
    a, b = math.radians(start), math.radians(end)
    way = 1 if end > start else -1
    x0, y0 = cx + radius * math.cos(a), cy + radius * math.sin(a)
    x1, y1 = cx + radius * math.cos(b), cy + radius * math.sin(b)
    far = int(abs(end - start) > 180)
    arc = line(f"M{x0:.2f} {y0:.2f} A{radius} {radius} 0 {far} {int(way > 0)} {x1:.2f} {y1:.2f}", width)
    tx, ty = -math.sin(b) * way, math.cos(b) * way
    nx, ny = math.cos(b), math.sin(b)
    points = [(x1 + tx * 14, y1 + ty * 14), (x1 + nx * 11, y1 + ny * 11), (x1 - nx * 11, y1 - ny * 11)]
    head = "M" + " L".join(f"{x - tx * 2:.2f} {y - ty * 2:.2f}" for x, y in points) + "Z"
    return arc + fill(head) + line(head, 2)


def gear_path(cx: float, cy: float, teeth: int, tip: float, root: float) -> str:
    """The outline of a toothed wheel."""
    points = []
    for i in range(teeth):
        for share, radius in ((-0.30, root), (-0.19, tip), (0.19, tip), (0.30, root)):
            a = 2 * math.pi * (i + share) / teeth - math.pi / 2
            points.append(f"{cx + radius * math.cos(a):.2f} {cy + radius * math.sin(a):.2f}")
    return "M" + " L".join(points) + "Z"
