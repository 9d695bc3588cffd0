"""Cobwebs, drawn over a printed room: spokes out of a corner, and threads that sag between them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

THREAD = (201, 209, 196)
STRENGTH = 0.62
"""The opacity of a thread."""
WIDTH = 1.15
"""The width of a thread, in design px."""
SUPERSAMPLING = 4

Point = tuple[float, float]


@dataclass(frozen=True)
class Web:
    """A web: the corner it hangs in, the ends of its spokes in design px, and the number of threads around."""

    corner: Point
    ends: Sequence[Point]
    threads: int


def spun(picture: Image.Image, webs: Sequence[Web], scale: int) -> Image.Image:
    """Return the picture, RGB at `scale` px per design px, with webs over it."""
    fine = scale * SUPERSAMPLING
    mask = Image.new("L", picture.size)
    for number, web in enumerate(webs):
        left, top, right, bottom = _frame(web)
        patch = Image.new("L", ((right - left) * fine, (bottom - top) * fine))
        draw = ImageDraw.Draw(patch)
        for line in _lines(web, np.random.default_rng(number)):
            draw.line([(round((x - left) * fine), round((y - top) * fine)) for x, y in line], 255, round(WIDTH * fine))
        small = patch.resize(((right - left) * scale, (bottom - top) * scale), Image.Resampling.BOX)
        mask.paste(255, (left * scale, top * scale), small)
    veil = mask.point(lambda grey: round(grey * STRENGTH))
    return Image.composite(Image.new("RGB", picture.size, THREAD), picture, veil)


def _frame(web: Web) -> tuple[int, int, int, int]:
    """A box around the web with margins for its threads."""
    xs, ys = zip(web.corner, *web.ends, strict=True)
    return int(min(xs)) - 4, int(min(ys)) - 4, int(max(xs)) + 4, int(max(ys)) + 4


def _lines(web: Web, rng: np.random.Generator) -> list[list[Point]]:
    corner = np.array(web.corner)
    spokes = [np.array(end) - corner for end in web.ends]
    lines = [_sagging(corner, corner + spoke, corner + spoke / 2 + (0, 2)) for spoke in spokes]
    for thread in range(web.threads):
        share = ((thread + 1) / (web.threads + 0.4)) ** 0.85
        knots = [corner + spoke * (share + rng.uniform(-0.03, 0.03)) for spoke in spokes]
        for here, there in pairwise(knots):
            if rng.random() > 0.10:  # some are torn
                lines.append(_sagging(here, there, corner + ((here + there) / 2 - corner) * 0.80))
    return lines


def _sagging(a: np.ndarray, b: np.ndarray, towards: np.ndarray) -> list[Point]:
    """A curve from a to b, drawn towards a point."""
    points = [a * (1 - t) ** 2 + towards * 2 * t * (1 - t) + b * t * t for t in np.linspace(0, 1, 9)]
    return [(float(x), float(y)) for x, y in points]
