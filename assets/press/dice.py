"""Five dice, d4 to d12, turned in space by code and engraved face by face: 64 x 64 design px.

Each die is a strip of nine frames. Frame 0 lies still, its blank upper face towards the viewer; frames 1 to 8 tumble
once round, so that the strip can be looped. `dice.json` says where the game letters the number.
"""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Collection

import numpy as np
from scipy import ndimage as ndi
from scipy.spatial import ConvexHull

from assets.press.plate import INK, LIGHT, Array, Plate, hexc, sstep
from assets.press.ui.plates import UI, cut_out, save_webp

FIELD, PIXELS, FRAMES = 64, 192, 9
REST = np.array([0.10, -0.30, 0.95]) / np.linalg.norm([0.10, -0.30, 0.95])
"""The direction of a resting die's upper face: to the viewer and a little up, so that its sides show below."""
SPIN = np.array([0.62, 0.55, -0.56]) / np.linalg.norm([0.62, 0.55, -0.56])
"""The axis about which dice tumble."""
ASIDE = np.array([0.30, 0.95, 0.0]) / np.linalg.norm([0.30, 0.95, 0.0])
"""The axis about which a d4 at rest is turned, so that its second face is visible."""
PHI = (1 + math.sqrt(5)) / 2

SHAPES: dict[str, tuple[list[tuple[float, float, float]], float, str]] = {
    # corners, radius on the field, colour
    "d4": ([(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)], 33, "#3f9670"),
    "d6": (list(itertools.product((-1, 1), repeat=3)), 30, "#cf9430"),
    "d8": ([p for s in (-1, 1) for p in ((s, 0, 0), (0, s, 0), (0, 0, s))], 30, "#3d86b8"),
    "d10": (
        [
            (math.cos(a), math.sin(a), (-1) ** i * 0.1056)
            for i, a in enumerate(math.tau * k / 10 for k in range(10))
        ]
        + [(0, 0, 1.0), (0, 0, -1.0)],
        30,
        "#8a55a8",
    ),
    "d12": (
        [
            *itertools.product((-1, 1), repeat=3),
            *(p for s in (-1, 1) for t in (-1, 1) for p in ((0, s / PHI, t * PHI), (s / PHI, t * PHI, 0), (s * PHI, 0, t / PHI))),
        ],
        29,
        "#c62f38",
    ),
}  # fmt: skip


def faces(corners: Array) -> list[list[int]]:
    """The faces of a convex body as rings of corner numbers, seen from outside."""
    hull = ConvexHull(corners)
    planes: dict[tuple[float, ...], set[int]] = {}
    for triangle, plane in zip(hull.simplices, hull.equations, strict=True):
        planes.setdefault(tuple(np.round(plane, 3) + 0.0), set()).update(int(i) for i in triangle)
    rings = []
    for plane, members in sorted(planes.items()):
        normal = np.array(plane[:3])
        ring = sorted(members)
        middle = corners[ring].mean(0)
        first = corners[ring[0]] - middle
        second = np.cross(normal, first)
        ring.sort(key=lambda i: math.atan2((corners[i] - middle) @ second, (corners[i] - middle) @ first))
        rings.append(ring)
    return rings


def normal_of(corners: Array, ring: list[int]) -> Array:
    """The outward normal of a face."""
    a, b, c = corners[ring[0]], corners[ring[1]], corners[ring[2]]
    n = np.cross(b - a, c - a)
    return n / np.linalg.norm(n)


def turned(axis: Array, angle: float) -> Array:
    """The matrix of a turn about an axis."""
    x, y, z = axis
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(angle) * k + (1 - math.cos(angle)) * k @ k


def at_rest(corners: Array, ring: list[int]) -> Array:
    """The matrix that turns a face towards REST, with the ring's first corner up."""
    normal, up = normal_of(corners, ring), corners[ring[_top(corners, ring)]] - corners[ring].mean(0)
    up = up / np.linalg.norm(up)
    source = np.stack([up, normal, np.cross(up, normal)], 1)
    aim = np.array([0.0, -1.0, 0.0])
    aim -= REST * (aim @ REST)
    aim /= np.linalg.norm(aim)
    target = np.stack([aim, REST, np.cross(aim, REST)], 1)
    return target @ source.T


def _top(corners: Array, ring: list[int]) -> int:
    """The corner that is on top when the die lies still: the one farthest from the middle."""
    away = np.linalg.norm(corners[ring] - corners[ring].mean(0), axis=1)
    return int(np.argmax(np.round(away, 4)))


class Die:
    """One of the dice, by name."""

    def __init__(self, name: str) -> None:
        points, self.radius, self.colour = SHAPES[name]
        body = np.array(points, float)
        self.corners = body / np.linalg.norm(body, axis=1).max()
        self.rings = faces(self.corners)
        self.rest = at_rest(self.corners, self.rings[0])
        if name == "d6":  # an edge of its face is at the bottom, not a corner
            self.rest = turned(REST, math.pi / 4 + 0.16) @ self.rest
        if name == "d4":
            self.rest = turned(ASIDE, -0.95) @ self.rest

    def frame(self, number: int) -> Array:
        """One frame of the strip, 192 x 192 floats with alpha."""
        placed = self.corners @ (turned(SPIN, math.tau * number / FRAMES) @ self.rest).T
        points = self._on_field(placed)
        p = Plate(FIELD, FIELD, sc=12, seed=40 + number, pitch=3.4, ground=INK)
        whole = np.zeros((p.H, p.W), np.float32)
        for ring in self.rings:
            normal = normal_of(placed, ring)
            if normal[2] > 0.02:
                whole = np.maximum(whole, self._face(p, points[ring], normal))
        alpha = sstep(2.0, 1.5, ndi.distance_transform_edt(whole < 0.5) / p.sc)
        return cut_out(p.print(reg=(0.25, 0.2), wear=0.3), alpha, PIXELS)

    def _on_field(self, placed: Array) -> Array:
        """Corners in units of the field, with the body in its middle."""
        middle = (placed.max(0) + placed.min(0)) / 2
        return (placed - middle) * self.radius + np.array([FIELD / 2, FIELD / 2, 0])

    def _face(self, p: Plate, outline: Array, normal: Array) -> Array:
        """Engrave a face: hatched according to the light on it, its upper left edges worn pale."""
        light = float(normal @ LIGHT)
        lean = math.degrees(math.atan2(normal[1], normal[0])) + 90
        path = "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y, _ in outline) + "Z"
        mask = p.part(
            Plate.P(path) + Plate.S(path, 0.8),
            self.colour,
            tone=0.52 + 0.5 * light,
            flat=True,
            ang=lean,
            line=1.3,
            shadow=0,
        )
        middle = outline.mean(0)
        for (x0, y0, _), (x1, y1, _) in itertools.pairwise([*outline, outline[0]]):
            ex, ey = (x0 + x1) / 2 - middle[0], (y0 + y1) / 2 - middle[1]
            if ex * LIGHT[0] + ey * LIGHT[1] > 0.3 * math.hypot(ex, ey):
                inset = [(x * 0.93 + middle[0] * 0.07, y * 0.93 + middle[1] * 0.07) for x, y in ((x0, y0), (x1, y1))]
                (ax, ay), (bx, by) = inset
                p.cut(Plate.taper(ax, ay, (ax + bx) / 2, (ay + by) / 2, bx, by, 1.3), self._pale())
        return mask

    def _pale(self) -> str:
        mixed = (hexc(self.colour) * 0.35 + hexc("#fff6e0") * 0.65) * 255 + 0.5
        return "#" + "".join(f"{int(c):02x}" for c in mixed)

    def number(self) -> dict[str, object]:
        """Place, height and width for the number on the face of a die at rest, in design px."""
        outline = self._on_field(self.corners @ self.rest.T)[self.rings[0], :2]
        middle = outline.mean(0)
        inner = min(
            abs((b - a)[0] * (middle - a)[1] - (b - a)[1] * (middle - a)[0]) / np.linalg.norm(b - a)
            for a, b in itertools.pairwise([*outline, outline[0]])
        )
        cap = round(float(inner), 1)
        return {"centre": [round(float(c), 1) for c in middle], "cap": cap, "width": round(1.9 * cap, 1)}


def bake(names: Collection[str] = ()) -> None:
    """Bake the dice named ("d8"), or all; `dice.json` always describes all."""
    for name in SHAPES:
        if not names or name in names:
            die = Die(name)
            save_webp(np.hstack([die.frame(i) for i in range(FRAMES)]), UI / f"{name}.webp", quality=88)
    table = {"size": FIELD, "frames": FRAMES, "dice": {name: Die(name).number() for name in SHAPES}}
    (UI / "dice.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
