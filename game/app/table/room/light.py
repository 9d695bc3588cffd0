"""Light in a room: soft glows, made once with numpy, then dyed and added by SDL; and the tones of a mood."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import pygame

from game import levels

from ...base.geometry import Point
from ...gfx.display_list import Piece
from ...gfx.theme import Colour, colour

SOFT = 96  # pixels: the radius up to which a glow is painted; larger ones are scaled up
WHITE = 255, 255, 255
CLOSE = 0.15  # share of a fire's reach in which its full light falls


def glow(reach: tuple[int, int], tint: Colour, strength: float) -> pygame.Surface:
    """Return a round or flat glow of a colour, for additive blitting; `reach` is half its size in pixels."""
    painted = _white(min(SOFT, reach[0]), min(SOFT, reach[1])).copy()
    ink = [min(255, round(part * strength)) for part in tint]
    painted.fill(ink, special_flags=pygame.BLEND_RGB_MULT)
    whole = (2 * reach[0], 2 * reach[1])
    return painted if painted.get_size() == whole else pygame.transform.smoothscale(painted, whole)


@lru_cache(64)
def _white(wide: int, tall: int) -> pygame.Surface:
    """Return the brightest white glow of half-size `wide` by `tall`."""
    x = np.linspace(-1, 1, 2 * wide, dtype=np.float32)[:, None]
    y = np.linspace(-1, 1, 2 * tall, dtype=np.float32)[None, :]
    fall = np.clip(1 - np.sqrt(x * x + y * y), 0, 1) ** 2
    pixels = np.repeat((fall * 255).round().astype(np.uint8)[..., None], 3, axis=2)
    return pygame.surfarray.make_surface(pixels).convert()


@lru_cache(1)
def halo() -> pygame.Surface:
    """Return the light around a fire as the alpha of white: nearly full close by, then less and less."""
    x = np.linspace(-1, 1, 2 * SOFT, dtype=np.float32)
    far = np.sqrt(x[:, None] ** 2 + x[None, :] ** 2)
    near = np.clip((1 - far) / (1 - CLOSE), 0, 1)
    whole = pygame.Surface(far.shape, pygame.SRCALPHA)
    whole.fill((255, 255, 255, 255))
    pygame.surfarray.pixels_alpha(whole)[:] = (near * near * (3 - 2 * near) * 255).round().astype(np.uint8)
    return whole


def dot(radius: int, tint: Colour) -> pygame.Surface:
    """Return a small round spark."""
    return glow((max(1, radius), max(1, radius)), tint, 1.0)


def brought_back(still: pygame.Surface, at: Point, reach: int, share: float) -> Piece:
    """Return the piece of a darkened room that a fire lights again, in its printed colours, to be blitted
    additively."""
    picture = glow((reach, reach), WHITE, share)
    whole = picture.get_rect(center=(round(at[0]), round(at[1])))
    seen = whole.clip(still.get_rect())
    piece = still.subsurface(seen).copy()
    piece.blit(picture, (whole.x - seen.x, whole.y - seen.y), special_flags=pygame.BLEND_RGB_MULT)
    return piece, seen.topleft


SEEN = 0.299, 0.587, 0.114  # perceived brightness of red, green and blue
OWN = 130  # alpha of a wall's own colours around a red fire
ROWS = 64  # rows made grey at a time, to avoid a second picture of the whole room
GLOW, HOT = 50, 110  # added brightness of a dyed flame; brightness from which it keeps its own colour


class Fire(NamedTuple):
    """A fire that lights the wall behind it: its point, the reach of its light to the sides and vertically (window
    pixels), and the colour it is dyed ("": the usual colour of fire)."""

    at: Point
    reach: tuple[int, int]
    ink: str = ""


def dye(room: pygame.Surface, mood: levels.Mood, fires: Iterable[Fire]) -> None:
    """Dye a printed room, except where the light of its fires falls: there the wall keeps its own colours."""
    lit_walls = [_firelit(room, fire) for fire in fires]
    _tone(room, mood)
    room.blits(lit_walls)


def _tone(target: pygame.Surface, mood: levels.Mood) -> None:
    """Dye a whole picture."""
    width, height = target.get_size()
    for top in range(0, height if mood.grey else 0, ROWS):
        rows = target.subsurface((0, top, width, min(ROWS, height - top)))
        grey = pygame.transform.grayscale(rows)
        grey.set_alpha(round(255 * mood.grey))
        rows.blit(grey, (0, 0))
    target.fill(colour(mood.tint), special_flags=pygame.BLEND_RGB_MULT)
    target.fill(colour(mood.haze), special_flags=pygame.BLEND_RGB_ADD)


def lit(light: levels.Light, mood: levels.Mood | None) -> levels.Light:
    """Return a light as it is in a mood: a flat one is a pool on the floor, any other belongs to a torch or candle."""
    if mood is None:
        return light
    ink, times = (mood.torch, mood.flare) if not light.box.w else (mood.pool, mood.sheen)
    return light._replace(
        colour=ink or light.colour, strength=min(1.0, light.strength * times), flicker=min(1.0, light.flicker * times)
    )


def burning(frame: pygame.Surface, ink: Colour) -> pygame.Surface:
    """Return a flame's picture in another colour; the hottest part keeps its yellow and white."""
    dyed = pygame.transform.grayscale(frame)
    hot = frame.copy()
    hot.fill((HOT, HOT, HOT), special_flags=pygame.BLEND_RGB_SUB)
    dyed.fill((GLOW, GLOW, GLOW), special_flags=pygame.BLEND_RGB_ADD)
    dyed.fill(ink, special_flags=pygame.BLEND_RGB_MULT)
    dyed.blit(hot, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return dyed


def _is_red(ink: Colour) -> bool:
    """Return True if the colour is close to that of fire."""
    red, green, blue = ink[:3]
    return red > max(green, blue) and blue < red / 2


def _dye(wall: pygame.Surface, ink: Colour) -> None:
    """Light a wall only with light of this colour."""
    wall.blit(pygame.transform.grayscale(wall), (0, 0))
    wall.fill(ink, special_flags=pygame.BLEND_RGB_MULT)


def _redden(wall: pygame.Surface, ink: Colour) -> None:
    """Light a wall with light of this colour, keeping some of its own colours at the same brightness."""
    own = wall.copy()
    _dye(wall, ink)
    grey = round(sum(share * part for share, part in zip(SEEN, ink, strict=True)))
    own.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)
    own.set_alpha(OWN)
    wall.blit(own, (0, 0))


def _firelit(room: pygame.Surface, fire: Fire) -> Piece:
    """Return the wall around a fire in that fire's light, fading outwards, and its position."""
    (x, y), (wide, tall), ink = fire
    place = pygame.Rect(round(x - wide), round(y - tall), 2 * wide, 2 * tall)
    seen = place.clip(room.get_rect())
    warm = pygame.Surface(seen.size, pygame.SRCALPHA)
    warm.blit(room, (0, 0), seen)
    if ink:
        shine = _redden if _is_red(colour(ink)) else _dye
        shine(warm, colour(ink))
    if seen.size != (0, 0):
        mask = pygame.transform.smoothscale(halo(), place.size).subsurface(seen.move(-place.x, -place.y))
        warm.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return warm, seen.topleft


def dimmed(picture: pygame.Surface, share: float) -> pygame.Surface:
    """Return a copy of a light with a share of its brightness."""
    dim = picture.copy()
    level = round(255 * share)
    dim.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return dim
