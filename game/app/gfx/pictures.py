"""Baked pictures, decoded on demand and cached at the sizes at which they are drawn; and the edges of things: the
dark outline of letters and icons, and the soft edges at which a scrolling list fades."""

import json
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import cache, partial
from typing import Any

import numpy as np
import pygame

from game import files

from ..base.geometry import Box, Layout
from .display_list import Band
from .theme import Colour

ROOM_FOR = 160 * 1024 * 1024  # bytes of pictures cached at most
BAKED = "baked"  # part of the key of pictures that are cached as they were baked
Size = tuple[int, int]


@cache
def portrait_of(kind: str, elite: bool = False) -> str:
    """The name of a figure's picture by its kind, "" if there is none; for an elite its own picture, if there is one.
    Cached, since assets do not change while the program runs."""
    name = f"cards/figures/{kind}{'-elite' * elite}"
    if kind and files.asset(f"{name}.webp").is_file():
        return name
    return portrait_of(kind) if elite else ""


class Pictures:
    """Every picture of the interface, by its path in `assets/` without the ending."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self.plates: dict[str, dict[str, Any]] = json.loads(_text("ui/plates.json"))["plates"]

    def master(self, name: str) -> pygame.Surface:
        """The picture as it was baked; not cached."""
        surface = pygame.image.load(files.asset(f"{name}.webp"))
        return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()

    def scaled(self, name: str, size: Size) -> pygame.Surface:
        """The picture at exactly this size in window pixels, but at least one pixel wide and high."""
        size = max(1, size[0]), max(1, size[1])
        return self.keep((name, size), lambda: pygame.transform.smoothscale(self._decoded(name), size))

    def prepare(self, name: str, sizes: Iterable[Size]) -> bool:
        """Cache a picture at several sizes, decoded once for all of them; return True if any size was missing."""
        least = dict.fromkeys((max(1, width), max(1, height)) for width, height in sizes)
        missing = [size for size in least if (name, size) not in self._kept]
        if missing:
            master = self._decoded(name)
            for size in missing:
                self.keep((name, size), partial(pygame.transform.smoothscale, master, size))
        return bool(missing)

    def decode(self, name: str) -> bool:
        """Cache a picture as it was baked, to be drawn later at sizes that nobody knows yet; return True if it was
        missing."""
        missing = (BAKED, name) not in self._kept
        if missing:
            self.keep((BAKED, name), lambda: self.master(name))
        return missing

    def _decoded(self, name: str) -> pygame.Surface:
        """The picture as it was baked, from the cache if it was decoded ahead."""
        return self._kept.get((BAKED, name)) or self.master(name)

    def prepare_plate(self, name: str, k: float) -> bool:
        """Cache a decoded plate for any later size; return True if it was missing."""
        missing = not self.plates[name].get("fixed") and ("whole", name, round(k, 4)) not in self._kept
        if missing:
            self._whole(name, k)
        return missing

    def tinted(self, name: str, size: Size, ink: Colour) -> pygame.Surface:
        """A white mask tinted with a colour."""

        def make() -> pygame.Surface:
            surface = self.scaled(name, size).copy()
            surface.fill((*ink, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        return self.keep((name, size, ink), make)

    def plate(self, name: str, size: Size, k: float, dye: Colour | None = None) -> pygame.Surface:
        """A nine-patch plate at this size in window pixels; one design pixel is `k` window pixels.

        A `dye` replaces its colour and keeps its light and dark.
        """

        def make() -> pygame.Surface:
            surface = self._plate(name, size, k)
            return surface if dye is None else _dyed(surface, dye)

        return self.keep(("plate", name, size, round(k, 4), dye), make)

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the cached surface for a key, made by `make` if it is missing. The least recently used ones are
        dropped when the cache is full."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        surface = make()
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > ROOM_FOR and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return surface

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def forget(self) -> None:
        """Empty the cache, for another window size."""
        self._kept.clear()
        self._bytes = 0

    def _plate(self, name: str, size: Size, k: float) -> pygame.Surface:
        spec = self.plates[name]
        if spec.get("fixed"):
            return pygame.transform.smoothscale(self.master(f"ui/plates/{name}"), size)
        whole = self._whole(name, k)
        left, top, right, bottom = (round(edge * k) for edge in spec["border"])
        return _nine(whole, size, (left, top, right, bottom))

    def _whole(self, name: str, k: float) -> pygame.Surface:
        """A baked plate (three pixels to a design pixel) at the window's resolution."""

        def make() -> pygame.Surface:
            master = self.master(f"ui/plates/{name}")
            return pygame.transform.smoothscale(master, [max(3, round(side * k / 3)) for side in master.get_size()])

        return self.keep(("whole", name, round(k, 4)), make)


def _nine(whole: pygame.Surface, size: Size, border: tuple[int, int, int, int]) -> pygame.Surface:
    """Build a nine-patch: corners unscaled, edges and middle repeated a whole number of times and stretched to fit.

    Where there is too little room for the corners, everything shrinks together.
    """
    width, height = size
    left, top, right, bottom = border
    share = min(1.0, width / max(1, left + right), height / max(1, top + bottom))
    if share < 1:
        whole = pygame.transform.smoothscale(whole, [max(1, round(side * share)) for side in whole.get_size()])
        left, top = round(left * share), round(top * share)
        right, bottom = min(width - left, round(right * share)), min(height - top, round(bottom * share))
    left = min(left, whole.get_width() - right - 1)  # keep at least one pixel for the middle
    top = min(top, whole.get_height() - bottom - 1)
    target = pygame.Surface(size, pygame.SRCALPHA)
    columns = _spans(whole.get_width(), left, right, width)
    rows = _spans(whole.get_height(), top, bottom, height)
    for (sx, sw), (dx, dw) in columns:
        for (sy, sh), (dy, dh) in rows:
            if min(sw, sh, dw, dh) > 0:
                _tile(target.subsurface((dx, dy, dw, dh)), whole.subsurface((sx, sy, sw, sh)))
    return target


def _spans(source: int, low: int, high: int, target: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [
        ((0, low), (0, low)),
        ((low, source - low - high), (low, target - low - high)),
        ((source - high, high), (target - high, high)),
    ]


def _tile(target: pygame.Surface, piece: pygame.Surface) -> None:
    """Fill a target with a piece that is repeated a whole number of times and stretched; shorten the piece for a much
    smaller target."""
    size = target.get_size()
    if piece.get_size() == size:
        target.blit(piece, (0, 0))
        return
    wide, high = piece.get_size()
    across, down = round(size[0] / wide), round(size[1] / high)
    piece = _shortened(piece, (wide if across else size[0], high if down else size[1]))
    wide, high = piece.get_size()
    fits = size == (wide * max(1, across), high * max(1, down))
    strip = target if fits else pygame.Surface((wide * max(1, across), high * max(1, down)), pygame.SRCALPHA)
    strip.fblits(
        [(piece, (x, y)) for x in range(0, strip.get_width(), wide) for y in range(0, strip.get_height(), high)]
    )
    if not fits:
        pygame.transform.smoothscale(strip, size, target)


def _shortened(piece: pygame.Surface, size: Size) -> pygame.Surface:
    """The start of a piece cross-faded into its end, so that it joins its neighbours on both sides."""
    for axis in (0, 1):
        wide, high = piece.get_size()
        if piece.get_size()[axis] == size[axis]:
            continue
        part = (size[0], high) if axis == 0 else (wide, size[1])
        first = piece.subsurface((0, 0, *part)).copy()
        last = piece.subsurface((wide - part[0], high - part[1], *part)).copy()
        first.blit(_ramp(part, axis, 255, 0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        last.blit(_ramp(part, axis, 0, 255), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        first.blit(last, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        piece = first
    return piece


def _ramp(size: Size, axis: int, start: int, end: int) -> pygame.Surface:
    """A weight that changes evenly from left to right (axis 0) or from top to bottom (1)."""
    ramp = pygame.Surface(size, pygame.SRCALPHA)
    length = size[axis]
    for i in range(length):
        weight = round(start + (end - start) * (i + 0.5) / length)
        ramp.fill((weight,) * 4, (i, 0, 1, size[1]) if axis == 0 else (0, i, size[0], 1))
    return ramp


def _dyed(surface: pygame.Surface, ink: Colour) -> pygame.Surface:
    """A picture in the shades of one colour: pixels of average brightness get exactly that colour."""
    grey = pygame.transform.grayscale(surface)
    usual = _usual(grey)
    dyed = grey.copy()
    dyed.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    share = 255 / usual
    while share > 0:
        layer = grey.copy()
        layer.fill((*(round(level * min(1, share)) for level in ink), 255), special_flags=pygame.BLEND_RGBA_MULT)
        dyed.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        share -= 1
    return dyed


def _usual(grey: pygame.Surface) -> int:
    """The average brightness of a grey picture, weighted by alpha. (`average_color` with alpha overflows on large
    pictures.)"""
    solid = pygame.surfarray.pixels_alpha(grey)  # views, since copies would take ten times as long as the sum
    light = np.multiply(pygame.surfarray.pixels_red(grey), solid, dtype=np.uint16)
    return max(1, int(light.sum(dtype=np.int64)) // max(1, int(solid.sum(dtype=np.int64))))


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _text(name: str) -> str:
    return files.asset(name).read_text(encoding="utf-8")


CRACK = ((0.5, 0.0), (0.44, 0.16), (0.54, 0.3), (0.42, 0.48), (0.55, 0.62), (0.45, 0.8), (0.52, 1.0))
"""From head to foot, as shares of the sides."""
HALVES = ((7.0, -0.05, 0.03), (-5.0, 0.045, -0.01))
"""How each half lies: turned to the left by degrees, moved right and down by shares of the sides."""
SHRUNK = 0.88  # leaves room for the turned halves
ASH = (186, 190, 208)
MEMORY = 50  # alpha of the remaining colour, 0–255


def broken_picture(pictures: Pictures, name: str, size: Size) -> pygame.Surface:
    """Return a picture in two broken halves, at exactly this size in window pixels. Cached."""
    return pictures.keep(("broken", name, size), lambda: _laid(_ashen(pictures.scaled(name, size))))


def _ashen(picture: pygame.Surface) -> pygame.Surface:
    """A grey copy of a picture with only a trace of its colour left."""
    ash = pygame.transform.grayscale(picture)
    ash.fill((*ASH, 255), special_flags=pygame.BLEND_RGBA_MULT)
    memory = picture.copy()
    memory.set_alpha(MEMORY)
    ash.blit(memory, (0, 0))
    return ash


def _laid(picture: pygame.Surface) -> pygame.Surface:
    """The two halves of a picture, turned and moved apart as `HALVES` says."""
    wide, high = picture.get_size()
    laid = pygame.Surface((wide, high), pygame.SRCALPHA)
    crack = [(x * wide, y * high) for x, y in CRACK]
    for edge, (turn, right, down) in zip((0.0, float(wide)), HALVES, strict=True):
        piece = _cut(picture, [*crack, (edge, high), (edge, 0.0)])
        piece = pygame.transform.rotozoom(piece, turn, SHRUNK)
        place = piece.get_rect(center=(wide * (0.5 + right), high * (0.5 + down)))
        laid.blit(piece, place)
    return laid


def _cut(picture: pygame.Surface, outline: list[tuple[float, float]]) -> pygame.Surface:
    """The part of a picture within an outline."""
    stencil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(stencil, (255, 255, 255, 255), outline)
    piece = picture.copy()
    piece.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


SLACK = 3.0  # design pixels a line may cross an edge: letters are smaller than their line box
THICK = 2.0  # design pixels of an outline
ROUND = tuple((math.cos(turn * math.pi / 6), math.sin(turn * math.pi / 6)) for turn in range(12))
SMALL = 2.0  # an icon up to this many times the fade's height is treated like text


class Edges:
    """The fading upper and lower edge of a box, `top` and `foot` design pixels deep.

    Text and icons in the faded bands wait until the end. If all of them fit into the box, they are drawn then and
    nothing fades; else they are left out and the edges fade.
    """

    def __init__(self, layout: Layout, pictures: Pictures, box: Box, top: float, foot: float):
        self._layout, self._box = layout, box
        places = (box._replace(h=top), False), (box._replace(y=box.bottom - foot, h=foot), True)
        self.bands: tuple[Band, ...] = tuple(
            (layout.px(place), _ramp_of(pictures, layout.px(place)[2:], upwards))
            for place, upwards in places
            if place.h > 0
        )
        self._late: list[Callable[[], object]] = []
        self._whole = True  # True while no waiting text is cut off

    def wait(self, place: pygame.Rect, draw: Callable[[], object], sign: bool = False) -> bool:
        """Return True if text, or an icon (`sign`), must wait for `end` because it touches a faded band; `draw` is kept
        for then."""
        touched = [corners for corners, _ramp in self.bands if place.colliderect(corners)]
        if not touched or (sign and place.h > SMALL * touched[0][3]):
            return False
        room, slack = self._layout.px(self._box), self._layout.size(SLACK)
        self._whole &= room[1] - slack <= place.top and place.bottom <= room[1] + room[3] + slack
        self._late.append(draw)
        return True

    def end(self) -> bool:
        """Draw the text that waited; return False if it is left out, so that the edges must fade."""
        if not (self._late and self._whole):
            return False
        for draw in self._late:
            draw()
        return True


def _ramp_of(pictures: Pictures, size: tuple[int, int], upwards: bool) -> pygame.Surface:
    return pictures.keep(("ramp", size, upwards), lambda: _fading(size, upwards))


def _fading(size: tuple[int, int], upwards: bool) -> pygame.Surface:
    """White that is solid at the top and fades towards the foot; with `upwards` the other way round."""
    ramp = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        share = 1 - (y + 0.5) / size[1]
        ramp.fill((255, 255, 255, round(255 * share * (2 - share))), (0, y, size[0], 1))
    return pygame.transform.flip(ramp, False, True) if upwards else ramp


def edge_of(shade: Colour | None, k: float) -> int:
    """The width of the outline in window pixels, by which a picture grows on every side; 0 without a `shade`. `k` is
    window pixels per design pixel."""
    return 0 if shade is None else max(1, round(THICK * k))


def outlined(picture: pygame.Surface, dark: pygame.Surface, edge: int) -> pygame.Surface:
    """A picture on top of copies of `dark`, its shape in the outline's colour, shifted all around by `edge` window
    pixels."""
    whole = pygame.Surface([side + 2 * edge for side in picture.get_size()], pygame.SRCALPHA)
    whole.fblits([(dark, (edge + round(x * edge), edge + round(y * edge))) for x, y in ROUND])
    whole.blit(picture, (edge, edge))
    return whole
