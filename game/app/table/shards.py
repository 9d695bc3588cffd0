"""A card that goes to pieces: cut from its own picture along jagged lines, they fly, turn and fall."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import pygame

from ..canvas import Canvas
from ..geometry import Point
from .cardart import CardArt
from .sprites import Sprite

RAYS, WAIST = 7, 0.42  # cracks that run from the middle to the rim; how far out the one around the middle lies
SEED = 29
PULL, FORCE, RISE, TUMBLE = 1500.0, 330.0, 260.0, 420.0  # design pixels a second (and second); degrees a second
LIFE, FADE = 0.85, 0.25  # seconds until a shard is gone, and for which it fades
Outline = tuple[Point, ...]  # of a shard, in shares of a card's width and height from its middle


@cache
def outlines() -> tuple[Outline, ...]:
    """How every card breaks: shards about the middle, and one before each of them at the rim."""
    lot = np.random.default_rng(SEED)
    ways = [math.tau * (i + lot.uniform(-0.28, 0.28)) / RAYS for i in range(RAYS)]
    waist = [WAIST * lot.uniform(0.7, 1.25) for _ in ways]
    middle = (float(lot.uniform(-0.06, 0.06)), float(lot.uniform(-0.1, 0.02)))
    around = zip(ways, waist, strict=True)
    inner = [(middle[0] + w * 0.5 * math.cos(a), middle[1] + w * 0.5 * math.sin(a)) for a, w in around]
    kinks = [(x * 1.45 + lot.uniform(-0.05, 0.05), y * 1.45 + lot.uniform(-0.05, 0.05)) for x, y in inner]
    rim = [(1.2 * math.cos(a), 1.2 * math.sin(a)) for a in ways]
    found: list[Outline] = []
    for i in range(RAYS):
        j = (i + 1) % RAYS
        half = (ways[i] + (ways[j] + math.tau * (j == 0))) / 2
        corner = (1.2 * math.cos(half), 1.2 * math.sin(half))
        found.append((middle, inner[i], inner[j]))
        found.append((inner[i], kinks[i], rim[i], corner, rim[j], kinks[j], inner[j]))
    return tuple(found)


def cut(picture: pygame.Surface, outline: Outline) -> tuple[pygame.Surface, Point]:
    """A shard of a picture, and where its middle is, from the picture's, in pixels."""
    w, h = picture.get_size()
    corners = [(w * (0.5 + x), h * (0.5 + y)) for x, y in outline]
    mask = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(mask, (23, 17, 15), True, corners, max(1, w // 70))  # torn paper has an inked edge
    seen = mask.get_bounding_rect()
    return mask.subsurface(seen).copy(), (seen.centerx - w / 2, seen.centery - h / 2)


@dataclass(eq=False)
class Shards:
    """The pieces of a card in the air, `age` seconds after it broke.  Gone when their time is over."""

    sprite: Sprite
    age: float = 0.0
    pieces: Sequence[tuple[pygame.Surface, Point]] = ()

    def __post_init__(self) -> None:
        self.at, self.home = self.sprite.box.centre, self.sprite.home
        self.look = (self.sprite.card, self.sprite.layout, self.sprite.pips, self.sprite.print)

    def update(self, dt: float) -> bool:
        """Let time pass; True while anything is in the air."""
        self.age += dt
        return self.age < LIFE

    def draw(self, canvas: Canvas, art: CardArt) -> None:
        """Draw them."""
        if not self.pieces:
            self.pieces = self._cut(art)
        alpha = round(255 * min(1.0, (LIFE - self.age) / FADE))
        x, y = canvas.layout.point(self.at)
        k = canvas.layout.k
        for i, (picture, (dx, dy)) in enumerate(self.pieces):
            far = math.hypot(dx, dy) or 1.0
            force = FORCE * (0.55 + 0.15 * (i * 5 % 4)) * k
            fallen = (PULL * self.age**2 / 2 - RISE * self.age * (0.6 + 0.2 * (i % 3))) * k
            left, top = x + dx + dx / far * force * self.age, y + dy + dy / far * force * self.age + fallen
            turned = pygame.transform.rotozoom(picture, TUMBLE * self.age * (-1) ** i * (0.5 + 0.2 * (i % 4)), 1.0)
            canvas.blit(turned, (round(left - turned.get_width() / 2), round(top - turned.get_height() / 2)), alpha)

    def _cut(self, art: CardArt) -> Sequence[tuple[pygame.Surface, Point]]:
        card, layout, pips, printed = self.look
        picture = art.face(card, self.home, layout, pips, printed) if card else art.back(self.home)
        return [piece for outline in outlines() if (piece := cut(picture, outline))[0].get_width() > 1]
