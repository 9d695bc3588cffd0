"""What a room is built of: the tiles of its map, its furnishings, and the doorway at its back, with its stones and
the walk through it."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from game import levels
from game.levels import Furnishing

from ...base.geometry import Box, Layout, Point
from ...base.tween import mix
from ...gfx.display_list import Piece
from ...gfx.jagged import CLEAR
from ...gfx.theme import Colour

Load = Callable[[Path], pygame.Surface]
DEEP = 160.0  # design pixels over which the map's edges fade into the night


class Masonry(NamedTuple):
    """The printed tiles of a map.

    `dungeon` is the bare dungeon from the window's top to its own foot. `table` is the table in front of it, from `top`
    (window pixels) down, with premultiplied alpha, or None.
    """

    dungeon: pygame.Surface
    table: pygame.Surface | None
    top: int


def masonry(room: levels.Room, layout: Layout, fine: int, load: Load, night: Colour) -> Masonry:
    """Print the tiles of a map; `load` decodes their pictures, which have `fine` pixels per design pixel."""
    wall, before = room.layers[:1], room.layers[1:]
    far = _seen(room, layout, wall)
    x, y, w, h = layout.px(far)
    dungeon = pygame.Surface((layout.width, y + h)).convert()
    dungeon.fill(night)
    dungeon.blit(pygame.transform.smoothscale(_tiles(room, wall, far, fine, load), (w, h)), (x, y))
    sink(dungeon, layout, room, night)
    if not before:
        return Masonry(dungeon, None, 0)
    near = _seen(room, layout, before)
    x, y, w, h = layout.px(near)
    table = pygame.Surface((layout.width, h), pygame.SRCALPHA).convert_alpha()
    tiles = _tiles(room, before, near, fine, load, pygame.SRCALPHA).premul_alpha()
    table.blit(pygame.transform.smoothscale(tiles, (w, h)), (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return Masonry(dungeon, table, y)


def sink(target: pygame.Surface, layout: Layout, room: levels.Room, night: Colour) -> None:
    """Fade the map's edges into the night where the window is wider than the map."""
    left, _top, width, _height = layout.px(_common(layout.whole, Box(*room.bounds)))
    if left <= 0:
        return
    deep = layout.size(DEEP)
    veil = pygame.Surface((1, target.get_height()), pygame.SRCALPHA)
    for i in range(deep):
        veil.fill((*night, round(255 * (1 - i / deep))))
        target.blit(veil, (left + i, 0))
        target.blit(veil, (left + width - 1 - i, 0))


def _seen(room: levels.Room, layout: Layout, layers: Sequence[levels.Layer]) -> Box:
    """Return the visible part of the rows in which some layers have tiles."""
    rows = [number for layer in layers for number, cells in enumerate(layer.cells) if any(cells)] or [0]
    x, y, w, _h = room.bounds
    tall = room.tile[1]
    return _common(layout.whole, Box(x, y + min(rows) * tall, w, (max(rows) + 1 - min(rows)) * tall))


def _tiles(
    room: levels.Room, layers: Sequence[levels.Layer], seen: Box, fine: int, load: Load, flags: int = 0
) -> pygame.Surface:
    """Return the visible part of some layers at the resolution of the tile pictures."""
    width, height = room.tile
    target = pygame.Surface((round(seen.w * fine), round(seen.h * fine)), flags)
    target = target.convert_alpha() if flags else target.convert()
    for layer in layers:
        pictures = {name: load(room.tilesets[name].image) for name in _tilesets(layer)}
        for row, cells in enumerate(layer.cells):
            for column, tile in enumerate(cells):
                if tile is None:
                    continue
                at = (
                    round((room.bounds.x + column * width - seen.x) * fine),
                    round((room.bounds.y + row * height - seen.y) * fine),
                )
                columns = room.tilesets[tile.tileset].columns
                area = (
                    tile.number % columns * width * fine,
                    tile.number // columns * height * fine,
                    width * fine,
                    height * fine,
                )
                target.blit(pictures[tile.tileset], at, area)
    return target


def _common(a: Box, b: Box) -> Box:
    x, y = max(a.x, b.x), max(a.y, b.y)
    return Box(x, y, min(a.right, b.right) - x, min(a.bottom, b.bottom) - y)


def _tilesets(layer: levels.Layer) -> set[str]:
    return {tile.tileset for row in layer.cells for tile in row if tile is not None}


SQUARE = 40  # pixels: pictures are cut into squares of this side, and empty ones are dropped


class Furniture:
    """The pictures of furnishings, each decoded once by `load`."""

    def __init__(self, layout: Layout, load: Load):
        self.layout, self._load = layout, load
        self._pieces: dict[Furnishing, Sequence[Piece]] = {}

    def draw(self, target: pygame.Surface, things: Iterable[Furnishing]) -> None:
        """Draw furnishings at their places."""
        for thing in things:
            target.fblits(self._of(thing))

    def prepare(self, things: Iterable[Furnishing]) -> bool:
        """Decode the first furnishing that is not decoded yet; return False if there is none."""
        thing = next((thing for thing in things if thing not in self._pieces), None)
        if thing is not None:
            self._of(thing)
        return thing is not None

    def forget_all_but(self, things: Iterable[Furnishing]) -> None:
        """Drop the pictures of all other furnishings."""
        kept = {*things}
        self._pieces = {thing: pieces for thing, pieces in self._pieces.items() if thing in kept}

    def _of(self, thing: Furnishing) -> Sequence[Piece]:
        if thing not in self._pieces:
            x, y, *size = self.layout.px(Box(*thing.box))
            picture = self._load(thing.image)
            if picture.get_size() != tuple(size):
                picture = pygame.transform.smoothscale(picture, size)
            self._pieces[thing] = _cut(picture, (x, y))
        return self._pieces[thing]


def _cut(picture: pygame.Surface, at: tuple[int, int]) -> Sequence[Piece]:
    """Return the visible part of each square of a picture, with its position."""
    whole, pieces = picture.get_rect(), []
    for x, y in product(range(0, whole.w, SQUARE), range(0, whole.h, SQUARE)):
        square = picture.subsurface(whole.clip(x, y, SQUARE, SQUARE))
        seen = square.get_bounding_rect()
        if seen.size != (0, 0):
            pieces.append((square.subsurface(seen).copy(), (at[0] + x + seen.x, at[1] + y + seen.y)))
    return pieces


BAY = "door"  # the furnishing bay in which the door stands
OPENING = Box(0.225, 0.11, 0.55, 0.68)  # the doorway itself, in shares of that bay
USUAL = Box(495, 64, 290, 310)  # design pixels: the doorway of a room without that furnishing
BOW, SILL = 2.2, 16.0  # exponents of the outline: rounder at the head, squarer at the foot
CORNERS = 96  # corners of an outline
EVEN = 0.02  # share by which an edge of stones is uneven
TOOTH, LONG = 0.09, (0.4, 1.0, 0.55, 0.85, 0.25, 0.7)  # share by which teeth reach inwards; their differing lengths

BEYOND = 40  # window pixels: how far an outline may extend above and below the surface


def doorway(room: levels.Room) -> Box:
    """Return the box of a room's doorway, in design pixels."""
    bay = next((Box(*thing.box) for thing in room.furnishings if thing.bay == BAY), None)
    if bay is None:
        return USUAL
    return Box(bay.x + OPENING.x * bay.w, bay.y + OPENING.y * bay.h, OPENING.w * bay.w, OPENING.h * bay.h)


def arch(box: Box, wide: float = 1.0, larger: float = 1.0, teeth: float = TOOTH) -> list[Point]:
    """Return the outline of a doorway, opened to the share `wide` of its width and scaled by `larger` about its
    middle."""
    x, y = box.centre
    across = larger * wide
    return [(x + dx * across, y + dy * larger) for dx, dy in _corners(box, teeth)]


@lru_cache(16)
def _corners(box: Box, teeth: float) -> Sequence[Point]:
    """Return the corners of a doorway's outline, relative to its middle."""
    points = []
    for i in range(CORNERS):
        way = math.tau * i / CORNERS
        far = radius(box, way) * (1 - teeth * LONG[i // 2 % len(LONG)] * (i % 2))
        points.append((math.cos(way) * far, math.sin(way) * far))
    return points


def radius(box: Box, way: float) -> float:
    """Return the distance from the middle to the outline in a direction: an angle in radians, where a quarter turn is
    down."""
    side, up = abs(math.cos(way)) * 2 / box.w, math.sin(way) * 2 / box.h
    power = SILL if up > 0 else BOW
    return float((side**power + abs(up) ** power) ** (-1 / power))


def largeness(box: Box, points: Sequence[Point]) -> float:
    """Return the scale at which the outline, teeth included, contains all the points."""
    x, y = box.centre
    far = (math.dist((x, y), point) / radius(box, math.atan2(point[1] - y, point[0] - x)) for point in points)
    return max(far, default=0.0) / (1 - TOOTH)


def fill(target: pygame.Surface, ink: Colour, outline: Sequence[Point]) -> None:
    """Fill an outline, clipped near the surface's top and bottom: rows outside cost as much time as rows inside."""
    low = target.get_height() + BEYOND
    pygame.draw.polygon(target, ink, [(x, max(-BEYOND, min(low, y))) for x, y in outline])


OUTER, INNER = 0.97, 0.84  # shares of an outline: where the stones' faces begin, and where the jambs do
THICK = 0.05  # thickness of the wall, as a share of the viewer's initial distance
STONES, DARK = 24, (0, 0, 0)
EACH = CORNERS // STONES  # outline corners per stone
FOOT = range(STONES // 8, 3 * STONES // 8)  # no stones at the foot: the sill is dark
AROUND, PATCH = 1.12, 0.09  # where, and how large, samples of the wall's tones are taken, in shares of the doorway
BRIGHT, SIDE = 1.9, 0.45  # a stone's brightness relative to a wall sample; how much its jamb differs from its face
UNLIKE = (1.0, 0.86, 1.1, 0.93, 1.05)  # tone factors, so that no two neighbours look alike
CUTS, CUT = 7, 0.3  # engraved cuts per stone; half a cut's width as a share of its room
REACH = (0.62, 0.4, 0.75, 0.5, 0.34)  # how far across a stone the cuts reach, in turn
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
            if i in FOOT or not any(map(field.collidepoint, stone)):
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
        across.append([[0.0, REACH[(3 * i + j) % len(REACH)], 0.0] for i in range(STONES)])
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


OPENS = 0.22  # share of the time in which the doorway opens from a crack
LATER = 0.16  # share of the time by which the next room follows the dark
BEFORE = 0.72  # share of the way to a flame at which it goes out, before the dark reaches it


class Threshold:
    """The previous room, `left`, around a growing dark doorway. `passed` is the progress of the walk, from 0 to 1."""

    def __init__(self, left: pygame.Surface, layout: Layout, door: Box, night: Colour):
        self.left, self.layout, self.door, self.night = left, layout, door, night
        self.stones = stones(left, layout, door)
        self.left.set_colorkey(CLEAR)
        w, h = left.get_size()
        corners = [(x, y) for x in (0, w) for y in (0, h)]
        self.whole = largeness(door, [layout.design(corner) for corner in corners])
        self.passed = 0.0

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the next room."""
        dark, light = self._large(self.passed), self._large(self.passed - LATER)
        lit = self._outline(light) if light > 0 else []
        if dark > 1:
            vault(self.left, self.layout, self.door, dark, lit, self.stones, self.night)
        elif dark > 0:
            fill(self.left, self.night, self._outline(dark))
        if lit:
            fill(self.left, CLEAR, lit)
        target.blit(self.left, (0, 0))

    def shows(self, at: Point) -> bool | None:
        """Return True if the next room shows at a point, False for the previous room, None for the dark between."""
        needed = largeness(self.door, [at])
        if needed <= self._large(self.passed - LATER):
            return True
        return None if needed * BEFORE <= self._large(self.passed) else False

    def _large(self, passed: float) -> float:
        """Return the doorway's scale: less than 1 while it opens, then growing ever faster until it fills the
        window."""
        share = passed / (1 - LATER)
        return max(0.0, share / OPENS) if share < OPENS else float(self.whole ** ((share - OPENS) / (1 - OPENS)))

    def _outline(self, large: float) -> Sequence[Point]:
        return [self.layout.point(at) for at in arch(self.door, min(1.0, large), max(1.0, large), EVEN)]
