"""A party's coat of arms, derived from its name alone and so the same every time."""

import zlib
from typing import NamedTuple

import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour, colour

FIELDS = tuple(map(colour, ("#8e1b2b", "#26518a", "#235e3e", "#5b3480", "#2b2634", "#94521f")))
METALS = tuple(map(colour, ("#e3b24f", "#f1e3bd")))
CHARGES = (
    "dragon", "bear", "crown", "flame", "skull", "sword", "crossed-swords", "lantern", "torch", "potion", "eye", "door",
    "trophy", "hourglass", "book", "fist", "cast",
)  # fmt: skip
SHIELD = ((0.08, 0.07), (0.92, 0.07), (0.92, 0.42), (0.86, 0.64), (0.72, 0.82), (0.5, 0.97))  # head and right half
SIDES = (0.28, 0.82), (0.14, 0.64), (0.08, 0.42)
SHADE = 0.72  # brightness of the field's darker half, as a share
FINE = 3  # drawn this many times larger, then scaled down for smooth edges
INK, RIM = 0.035, 0.05  # thickness of outline and rim, as shares of the side
CHARGE, CHARGE_Y = 0.5, 0.45  # a charge's side and its vertical middle, as shares of the shield's side
CHIEF = 0.3  # depth of the band at the head, as a share
HATCH, LINE = 0.055, 26  # distance of engraved lines, as a share of the side, and their alpha


class CoatOfArms(NamedTuple):
    """A coat of arms as indexes of its field colour, its division, its metal and its charge."""

    field: int
    parted: int
    metal: int
    charge: int


def coat_of_arms(name: str) -> CoatOfArms:
    """The coat of arms of a name."""
    number, parts = zlib.crc32(name.strip().casefold().encode()), []
    for many in (len(FIELDS), len(PARTED), len(METALS), len(CHARGES)):
        number, part = divmod(number, many)
        parts.append(part)
    return CoatOfArms(*parts)


def draw_coat_of_arms(canvas: Canvas, name: str, box: Box) -> None:
    """Draw a party's coat of arms in the middle of a box."""
    arms, side = coat_of_arms(name), min(box.w, box.h)
    x, y = box.centre
    place = Box(x - side / 2, y - side / 2, side, side)
    left, top, wide, _high = canvas.layout.px(place)
    shield = canvas.pictures.keep(("arms", arms, wide), lambda: _shield(arms, wide, canvas.theme.ink))
    canvas.blit(shield, (left, top))
    low = 0.06 if PARTED[arms.parted] is _chief else 0.0
    charge = side * CHARGE * (1 - 2 * low)
    middle = place.y + side * (CHARGE_Y + low * 1.6)
    canvas.icon(CHARGES[arms.charge], Box(x - charge / 2, middle - charge / 2, charge, charge),
                METALS[arms.metal], shade=canvas.theme.ink)  # fmt: skip


def _shield(arms: CoatOfArms, wide: int, ink: Colour) -> pygame.Surface:
    """The engraved shield, without the charge."""
    side = wide * FINE
    outline = [(x * side, y * side) for x, y in (*SHIELD, *SIDES)]
    field, metal = FIELDS[arms.field], METALS[arms.metal]
    painted = pygame.Surface((side, side), pygame.SRCALPHA)
    painted.fill(field)
    PARTED[arms.parted](painted, _darker(field), metal)
    lines = pygame.Surface((side, side), pygame.SRCALPHA)
    step = max(2.0, HATCH * side)
    for i in range(int(2 * side / step)):
        x = i * step
        pygame.draw.line(lines, (*ink, LINE), (x, 0), (x - side, side), max(1, round(step / 3)))
    painted.blit(lines, (0, 0))
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
    painted.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(painted, METALS[0], True, outline, round(2 * RIM * side))
    painted.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(painted, ink, True, outline, round(INK * side))
    for corner in outline:
        pygame.draw.circle(painted, ink, corner, round(INK * side / 2))
    return pygame.transform.smoothscale(painted, (wide, wide))


def _darker(ink: Colour) -> Colour:
    red, green, blue = (round(part * SHADE) for part in ink)
    return red, green, blue


def _pale(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    painted.fill(dark, (side // 2, 0, side, side))


def _bend(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    pygame.draw.polygon(painted, dark, [(side, 0), (side, side), (0, side)])


def _quarters(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    half = painted.get_width() // 2
    painted.fill(dark, (half, 0, half, half))
    painted.fill(dark, (0, half, half, half))


def _chevron(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    pygame.draw.polygon(painted, dark, [(0, side), (0, 0.75 * side), (side / 2, 0.3 * side), (side, 0.75 * side),
                                        (side, side)])  # fmt: skip


def _chief(painted: pygame.Surface, dark: Colour, metal: Colour) -> None:
    side = painted.get_width()
    painted.fill(metal, (0, 0, side, round(CHIEF * side * 0.75)))


PARTED = _pale, _bend, _quarters, _chevron, _chief
