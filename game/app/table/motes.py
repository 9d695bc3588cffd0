"""The pictures of sparks at each stage of their lives, for additive blitting."""

import math
from collections.abc import Callable, Mapping

import pygame

from ..gfx.theme import Colour
from .light import dot, glow

STAGES = 8  # stages of a spark's life
FADES: Mapping[str, tuple[float, ...]] = {  # brightness of a shape at each stage
    "dot": (1.0, 1.0, 0.85, 0.85, 0.6, 0.6, 0.3, 0.3),
    "flake": (0.3, 0.7, 1.0, 1.0, 1.0, 0.8, 0.5, 0.2),
    "wisp": (0.15, 0.4, 0.7, 1.0, 1.0, 0.7, 0.4, 0.15),
    "drop": (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.6),
    "ring": (1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.2, 0.1),
    "pulse": (0.2, 0.8, 1.0, 0.4, 0.2, 0.7, 1.0, 0.3),
}
FINER = 4  # scale at which a drop is drawn before it is scaled down
SHRINKS = (1.0, 1.0, 1.0, 1.0, 0.85, 0.85, 0.7, 0.7)  # size of a dot at each stage
FLAT = 0.3  # height of a ring on the floor as a share of its width
CUTS = ((-0.42, 0.9, 0.3), (-0.1, 1.0, 0.55), (0.2, 0.8, 0.85), (0.55, 0.6, 0.4))  # a wisp: height, length, strength


def mote(shape: str, radius: float, tint: Colour, stage: int) -> pygame.Surface:
    """Return the picture of a spark at a stage of its life; `radius` in window pixels."""
    bright = FADES[shape][stage]
    ink = round(tint[0] * bright), round(tint[1] * bright), round(tint[2] * bright)
    return SHAPES[shape](radius, ink, stage)


def _dot(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    return dot(round(radius * SHRINKS[stage]) + 1, ink)


def _pulse(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a small light with a glow around it."""
    halo = glow((max(2, round(radius * 3)),) * 2, ink, 0.5)
    spark = dot(round(radius) + 1, ink)
    halo.blit(spark, _middle(halo, spark), special_flags=pygame.BLEND_RGB_ADD)
    return halo


def _flake(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a scrap that turns as it falls."""
    side = max(3, math.ceil(radius * 2))
    flake, turn = pygame.Surface((side, side)).convert(), stage * 0.7
    far = (1.0, 0.45, 0.9, 0.6, 0.75)
    points = [(side / 2 * (1 + f * math.cos(turn + i * 1.257)), side / 2 * (1 + f * math.sin(turn + i * 1.257)))
              for i, f in enumerate(far)]  # fmt: skip
    pygame.draw.polygon(flake, ink, points)
    return flake


def _drop(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a drop, round at its foot and pointed at its top, longer the faster it falls."""
    wide, long = max(2, round(radius * 0.6)), max(3, round(radius * (1 + stage / 8)))
    large = pygame.Surface((wide * FINER, long * FINER)).convert()
    belly = pygame.Rect(0, 0, wide * FINER, wide * FINER)
    belly.bottom = long * FINER
    pygame.draw.ellipse(large, ink, belly)
    pygame.draw.polygon(large, ink, [belly.midleft, (belly.centerx, 0), belly.midright])
    return pygame.transform.smoothscale(large, (wide, long))


def _ring(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a ring on the floor that grows with each stage."""
    wide = max(4, round(2 * radius * (0.25 + 0.75 * stage / (STAGES - 1))))
    ring = pygame.Surface((wide, max(3, round(wide * FLAT)))).convert()
    pygame.draw.ellipse(ring, ink, ring.get_rect(), max(1, round(radius / 12)))
    return ring


def _wisp(radius: float, ink: Colour, stage: int) -> pygame.Surface:
    """Return a breath of mist: a faint glow with a few tapering engraved lines."""
    reach = max(4, round(radius)), max(2, round(radius * 0.22))
    wisp = glow(reach, ink, 0.45)
    for height, length, strength in CUTS:
        wide, y = reach[0] * length, reach[1] * (1 + height)
        tall, shift = max(1.0, reach[1] * 0.09), reach[0] * height * 0.5
        x = reach[0] + shift
        cut = tuple(round(part * strength * 0.6) for part in ink)
        pygame.draw.polygon(wisp, cut, [(x - wide * 0.6, y), (x, y - tall), (x + wide * 0.6, y), (x, y + tall)])
    return wisp


def _middle(whole: pygame.Surface, part: pygame.Surface) -> tuple[int, int]:
    return (whole.get_width() - part.get_width()) // 2, (whole.get_height() - part.get_height()) // 2


SHAPES: Mapping[str, Callable[[float, Colour, int], pygame.Surface]] = {
    "dot": _dot,
    "pulse": _pulse,
    "flake": _flake,
    "drop": _drop,
    "ring": _ring,
    "wisp": _wisp,
}
