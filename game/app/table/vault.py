"""The stones of a doorway that the viewer walks through: their faces, and behind them the jambs."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from ..base.geometry import Box, Layout, Point
from ..base.tween import mix
from ..gfx.theme import Colour
from .doorway import BEYOND, CORNERS, EVEN, arch, fill

OUTER, INNER = 0.97, 0.84  # shares of an outline: where the stones' faces begin, and where the jambs do
THICK = 0.05  # thickness of the wall, as a share of the viewer's initial distance
STONES, DARK = 24, (0, 0, 0)
EACH = CORNERS // STONES  # outline corners per stone
SILL = range(STONES // 8, 3 * STONES // 8)  # no stones at the foot: the sill is dark
AROUND, PATCH = 1.12, 0.09  # where, and how large, samples of the wall's tones are taken, in shares of the doorway
BRIGHT, SIDE = 1.9, 0.45  # a stone's brightness relative to a wall sample; how much its jamb differs from its face
UNLIKE = (1.0, 0.86, 1.1, 0.93, 1.05)  # tone factors, so that no two neighbours look alike
CUTS, CUT = 7, 0.3  # engraved cuts per stone; half a cut's width as a share of its room
DEEP = (0.62, 0.4, 0.75, 0.5, 0.34)  # how far across a stone the cuts reach, in turn
JOINT = 2.5  # design pixels: thickness of a joint at the door's original size
Points = npt.NDArray[np.float64]


class _Cut(NamedTuple):
    """Corners of shapes on every stone, in order around the doorway: the points on the outline, relative to its middle,
    and how far across the stone each is, from 0 (front) to 1 (back)."""

    at: Points
    across: Points

    def placed(self, layout: Layout, door: Box, front: float, back: float, tall: int) -> list[list[Point]]:
        """Return the corners in window pixels, with fronts and backs scaled by the given factors, clipped near `tall`
        rows."""
        points = self.at * (front + (back - front) * self.across)[..., None] + door.centre
        points = (points + np.array((layout.left, layout.above))) * layout.k
        points[..., 1] = points[..., 1].clip(-BEYOND, tall + BEYOND)
        placed: list[list[Point]] = points.round().astype(np.int32).tolist()
        return placed


def stones(room: pygame.Surface, layout: Layout, door: Box) -> list[Colour]:
    """Return the tones of the stones around a doorway, sampled from its wall, from the right going downwards."""
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
    """Draw the dark of a doorway scaled by `larger`, and its stones in the tones `inks`, in turn.

    Everything lies around the outline `within`, in window pixels. `beyond` is the light falling on the jambs from
    there, or None.
    """
    whole = [layout.point(at) for at in arch(door, 1.0, larger, EVEN)]
    fill(target, night, [*whole, whole[0], *([within[0], *reversed(within)] if within else ())])  # the visible ring
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
    """Return the outlines of the stones: along the front, then back."""
    rim = _rim(door)
    return _Cut(np.concatenate((rim, rim[:, ::-1]), 1), np.tile(np.repeat((0.0, 1.0), EACH + 1), (STONES, 1)))


@lru_cache(4)
def _cuts(door: Box, from_behind: bool) -> _Cut:
    """Return the engraved cuts of each stone, starting from its shadow, which is at the back or at the front."""
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
    """Return the outline corners of each stone; the last of one is the first of the next."""
    x, y = door.centre
    corners = np.array(arch(door, 1.0, 1.0, EVEN)) - (x, y)
    rim: Points = corners[(np.arange(STONES)[:, None] * EACH + np.arange(EACH + 1)) % CORNERS]
    return rim


def _dyed(ink: Sequence[int], other: Sequence[int], share: float) -> Colour:
    """Return a colour moved by a share towards another one; the share may be beyond 1."""
    red, green, blue = (max(0, min(255, round(mix(a, b, share)))) for a, b in zip(ink[:3], other[:3], strict=True))
    return red, green, blue
