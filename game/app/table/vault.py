"""The stones of a doorway through which one walks: their faces, and behind them the jambs that one passes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from ..geometry import Box, Layout, Point
from ..theme import Colour
from ..tween import mix
from .doorway import BEYOND, CORNERS, EVEN, arch, fill

OUTER, INNER = 0.97, 0.84  # of an outline: where the faces of the stones begin, and where the jambs do
THICK = 0.05  # how thick the wall of the door is, of the way to it from where one sets out
STONES, DARK = 24, (0, 0, 0)
EACH = CORNERS // STONES  # corners of an outline to a stone
SILL = range(STONES // 8, 3 * STONES // 8)  # there are none at the foot: one walks over the dark of the sill
AROUND, PATCH = 1.12, 0.09  # of a doorway: where what is printed around it is looked at, and how much of it
BRIGHT, SIDE = 1.9, 0.45  # how much lighter a stone is than a patch with its joints; how unlike its face its jamb is
UNLIKE = (1.0, 0.86, 1.1, 0.93, 1.05)  # no two stones in a row have the same tone
CUTS, CUT = 7, 0.3  # of the graver on a stone; half the width of one at its foot, of the room it has
DEEP = (0.62, 0.4, 0.75, 0.5, 0.34)  # how far across a stone they go, one after the other
JOINT = 2.5  # design pixels: how thick a joint is at a door just as it stands
Points = npt.NDArray[np.float64]


class _Cut(NamedTuple):
    """Corners of every stone, on its way around: where on the outline each is, from its middle, and how far across the
    stone, from 0 at its front to 1 at its back."""

    at: Points
    across: Points

    def placed(self, layout: Layout, door: Box, front: float, back: float, tall: int) -> list[list[Point]]:
        """Where they are in a picture of so many rows, if fronts and backs are so many times as large."""
        points = self.at * (front + (back - front) * self.across)[..., None] + door.centre
        points = (points + np.array((layout.left, layout.above))) * layout.k
        points[..., 1] = points[..., 1].clip(-BEYOND, tall + BEYOND)
        placed: list[list[Point]] = points.round().astype(np.int32).tolist()
        return placed


def stones(room: pygame.Surface, layout: Layout, door: Box) -> list[Colour]:
    """The tones of the stones around a doorway, in the light in which its wall lies: from the right on, downwards."""
    side, inks = layout.size(door.w * PATCH), []
    for at in arch(door, 1.0, AROUND, 0.0)[EACH // 2 :: EACH]:
        patch = pygame.Rect(0, 0, side, side)
        patch.center = tuple(map(round, layout.point(at)))
        ink = pygame.transform.average_color(room, patch.clamp(room.get_rect()))
        inks.append(_dyed(DARK, ink, BRIGHT))
    return inks


def vault(
    target: pygame.Surface,
    layout: Layout,
    door: Box,
    larger: float,
    within: Sequence[Point],
    inks: Sequence[Colour],
    night: Colour,
    beyond: Colour | None = None,
) -> None:
    """Print the dark of a doorway that has come so much nearer, and in it stones of these tones, which come
    again and again; all of it lies around the outline `within`, in window pixels.  `beyond` is the light that falls on
    the jambs from there (None: none does).
    """
    whole = [layout.point(at) for at in arch(door, 1.0, larger, EVEN)]
    fill(target, night, [*whole, whole[0], *([within[0], *reversed(within)] if within else ())])  # what is seen of it
    field, tall = target.get_rect(), target.get_height()
    thick = max(1, round(JOINT * layout.k * larger))
    block, cuts = _block(door), _cuts(door, beyond is None)
    rims = larger * OUTER, larger * INNER, larger * INNER / (1 + THICK * larger)
    for front, back, side in ((rims[1], rims[2], SIDE), (rims[0], rims[1], 0.0)):
        hatched = cuts.placed(layout, door, front, back, tall)
        for i, stone in enumerate(block.placed(layout, door, front, back, tall)):
            if i in SILL or not any(map(field.collidepoint, stone)):
                continue
            ink = _dyed(DARK, inks[i % len(inks)], UNLIKE[i % len(UNLIKE)])
            pygame.draw.polygon(target, _dyed(ink, beyond or DARK, side) if side else ink, stone)
            pygame.draw.polygon(target, night, hatched[i])
            pygame.draw.line(target, night, stone[0], stone[-1], thick)


@lru_cache(4)
def _block(door: Box) -> _Cut:
    """The stones themselves: along the front, and back."""
    rim = _rim(door)
    return _Cut(np.concatenate((rim, rim[:, ::-1]), 1), np.tile(np.repeat((0.0, 1.0), EACH + 1), (STONES, 1)))


@lru_cache(4)
def _cuts(door: Box, from_behind: bool) -> _Cut:
    """The graver's cuts into each stone, out of its shadow, which is behind or in front."""
    rim, shares, across = _rim(door), [], []
    for j in range(CUTS):
        shares += [(j + 0.5 + side * CUT) / CUTS for side in (-1, 0, 1)]
        across.append([[0.0, DEEP[(3 * i + j) % len(DEEP)], 0.0] for i in range(STONES)])
    far = np.array(shares) * EACH
    corner = far.astype(int)
    at = rim[:, corner] + (rim[:, corner + 1] - rim[:, corner]) * (far - corner)[:, None]
    deep = np.concatenate(across, 1)
    return _Cut(at, 1 - deep if from_behind else deep)


def _rim(door: Box) -> Points:
    """The corners of the outline before each stone, the last of each the first of the next."""
    x, y = door.centre
    corners = np.array(arch(door, 1.0, 1.0, EVEN)) - (x, y)
    rim: Points = corners[(np.arange(STONES)[:, None] * EACH + np.arange(EACH + 1)) % CORNERS]
    return rim


def _dyed(ink: Sequence[int], other: Sequence[int], share: float) -> Colour:
    """A colour so much of the way to another one, or beyond."""
    red, green, blue = (max(0, min(255, round(mix(a, b, share)))) for a, b in zip(ink[:3], other[:3], strict=True))
    return red, green, blue
