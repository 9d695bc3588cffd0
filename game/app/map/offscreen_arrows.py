"""Arrows at the edge of the map's paper that point to known chambers out of view."""

from collections.abc import Sequence

from game.core.journey import Journey

from ..geometry import Box, Point
from .chart import Chart

SIDE, EDGE = 30.0, 20.0  # side of an arrow; from the paper's edge


def arrows(chart: Chart, journey: Journey, scroll: Point) -> Sequence[tuple[str, Box]]:
    """Return the icon and box of each arrow on a map scrolled by `scroll`: one for each side on which the middle of a
    known chamber is out of view."""
    frame = chart.frame
    inner = frame.inset(EDGE + SIDE / 2)
    middles = [chart.box(chamber.patch).moved(-scroll[0], -scroll[1]).centre for chamber in journey.chambers]
    x, y = inner.centre
    sides = {
        "arrow-left": (any(at[0] < frame.x for at in middles), (inner.x, y)),
        "arrow-right": (any(at[0] > frame.right for at in middles), (inner.right, y)),
        "arrow-up": (any(at[1] < frame.y for at in middles), (x, inner.y)),
        "arrow-down": (any(at[1] > frame.bottom for at in middles), (x, inner.bottom)),
    }
    return [(icon, Box(at[0] - SIDE / 2, at[1] - SIDE / 2, SIDE, SIDE)) for icon, (there, at) in sides.items() if there]
