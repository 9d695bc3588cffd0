"""Drawings as lists of items: recorded once, they can be compared, and painted again in a part of the window."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

import pygame

Spot = tuple[float, float]  # the left upper corner of a picture, in window pixels
Piece = tuple[pygame.Surface, Spot]  # a picture that is copied as it is
Corners = tuple[int, int, int, int]  # left, top, width and height in window pixels
Band = tuple[Corners, pygame.Surface]  # a faded edge of a box: where it is, and how much of what is behind shows there


class Blended(NamedTuple):
    """A picture with an alpha of 0–255, or with pygame's blend `flags`.

    The same surface shows the same picture for ever, unless the `edition` tells that it was drawn anew.
    """

    picture: pygame.Surface
    at: Spot
    alpha: int = 255
    flags: int = 0
    edition: int = 0

    @property
    def bounds(self) -> pygame.Rect:
        """The rectangle it covers."""
        return self.picture.get_rect(topleft=self.at)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        if self.alpha >= 255:
            surface.blit(self.picture, self.at, special_flags=self.flags)
        else:
            self.picture.set_alpha(self.alpha)
            surface.blit(self.picture, self.at, special_flags=self.flags)
            self.picture.set_alpha(255)


class Filled(NamedTuple):
    """A rectangle of one colour."""

    ink: tuple[int, ...]
    corners: Corners

    @property
    def bounds(self) -> pygame.Rect:
        """The rectangle it covers."""
        return pygame.Rect(self.corners)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        surface.fill(self.ink, self.corners)


class Framed(NamedTuple):
    """Items that are seen within a frame only, and fade into what is behind them in its `bands`."""

    items: "tuple[Item, ...]"
    corners: Corners
    bands: tuple[Band, ...] = ()

    @property
    def bounds(self) -> pygame.Rect:
        """The rectangle it covers."""
        return pygame.Rect(self.corners)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the items, then over the bands what was there before."""
        before = surface.get_clip()
        surface.set_clip(before.clip(self.corners))
        veils = veils_of(self.bands, surface)
        paint(self.items, surface)
        surface.blits(veils)
        surface.set_clip(before)


class Lines(NamedTuple):
    """Lines from point to point, in window pixels."""

    ink: tuple[int, ...]
    points: tuple[Spot, ...]
    thick: int

    @property
    def bounds(self) -> pygame.Rect:
        """The rectangle it covers."""
        left, top, right, foot = (edge([at[i] for at in self.points]) for edge in (min, max) for i in (0, 1))
        return pygame.Rect(left, top, right - left, foot - top).inflate(2 * self.thick + 4, 2 * self.thick + 4)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        pygame.draw.lines(surface, self.ink, False, self.points, self.thick)


class Swarm:
    """Many small pictures that come and go together, such as sparks. It equals another one of the same list, which must
    not change."""

    def __init__(self, pieces: Sequence[Piece], flags: int = 0):
        self._pieces, self._flags = pieces, flags

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swarm) and self._pieces is other._pieces and self._flags == other._flags

    def __hash__(self) -> int:
        return id(self._pieces)

    @cached_property
    def bounds(self) -> pygame.Rect:
        """The rectangle it covers."""
        places = [picture.get_rect(topleft=at) for picture, at in self._pieces]
        return places[0].unionall(places) if places else pygame.Rect(0, 0, 0, 0)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw them."""
        surface.fblits(self._pieces, self._flags)

    def moved(self, down: int) -> "Swarm":
        """The same pictures, `down` window pixels lower."""
        return Swarm([(picture, (x, y + down)) for picture, (x, y) in self._pieces], self._flags)


class Live:
    """Something drawn by a function, anew in every frame: nothing is known of its looks but where it is."""

    def __init__(self, bounds: pygame.Rect, draw: Callable[[pygame.Surface], object]):
        self.bounds, self._draw = bounds, draw

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        self._draw(surface)


class Drawing:
    """Items that stay as they are. It equals only itself, so that comparing it takes no time."""

    def __init__(self, items: "Sequence[Item]"):
        self.items = items
        self.is_plain = all(type(item) is tuple for item in items)  # True if there are only pieces

    @cached_property
    def bounds(self) -> pygame.Rect:
        """The rectangle it covers."""
        places = [bounds_of(item) for item in self.items]
        return places[0].unionall(places) if places else pygame.Rect(0, 0, 0, 0)

    def moved(self, down: int) -> "Drawing":
        """The same drawing, `down` window pixels lower."""
        return Drawing([_moved(item, down) for item in self.items])

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        paint(self.items, surface)


Item = Piece | Blended | Filled | Framed | Lines | Swarm | Live | Drawing


def bounds_of(item: Item) -> pygame.Rect:
    """The rectangle that an item covers."""
    return item[0].get_rect(topleft=item[1]) if type(item) is tuple else item.bounds  # type: ignore[union-attr]


def _moved(item: Item, down: int) -> Item:
    """An item that is `down` window pixels lower. Frames and what is live stay where they are."""
    match item:
        case Blended(_, (x, y)):
            return item._replace(at=(x, y + down))
        case Filled(_, (x, y, w, h)):
            return item._replace(corners=(x, y + down, w, h))
        case Lines(_, points):
            return item._replace(points=tuple((x, y + down) for x, y in points))
        case Drawing() | Swarm():
            return item.moved(down)
        case Framed() | Live():
            return item
        case (surface, (x, y)):
            return surface, (x, y + down)


def paint(items: "Iterable[Item]", surface: pygame.Surface) -> None:
    """Draw items, the lowest first. Pieces that follow each other are copied by one call."""
    pieces: list[Piece] = []
    for item in items:
        if type(item) is tuple:
            pieces.append(item)  # type: ignore[arg-type]
        elif type(item) is Drawing and item.is_plain:
            pieces += item.items  # type: ignore[arg-type]
        else:
            if pieces:
                surface.fblits(pieces)
                pieces = []
            item.paint(surface)  # type: ignore[union-attr]
    if pieces:
        surface.fblits(pieces)


def veils_of(bands: Iterable[Band], surface: pygame.Surface) -> list[tuple[pygame.Surface, Spot]]:
    """Copies of what is in the visible part of bands now, fading out as they say, and their places."""
    veils: list[tuple[pygame.Surface, Spot]] = []
    for corners, ramp in bands:
        band = pygame.Rect(corners)
        if seen := band.clip(surface.get_clip()):
            veil = surface.subsurface(seen).convert_alpha()
            veil.blit(ramp, (0, 0), seen.move(-band.x, -band.y), special_flags=pygame.BLEND_RGBA_MULT)
            veils.append((veil, seen.topleft))
    return veils
