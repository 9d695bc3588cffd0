"""A broken card: its pieces are thrown apart, tumble and fall off the table."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ...base.geometry import Point
from ...gfx.canvas import Canvas
from ..card_art import CardArt
from ..sprites import Sprite
from .tearing import pieces

PULL, FORCE, RISE, TUMBLE = 2500.0, 190.0, 330.0, 150.0  # gravity, push, rise (design pixels); degrees per second
LIFE, FADE = 0.95, 0.15  # seconds a piece lives, and seconds it fades at the end


@dataclass(eq=False)
class CardPieces:
    """The pieces of a card in the air, `age` seconds after it broke."""

    sprite: Sprite
    age: float = 0.0
    pieces: Sequence[tuple[pygame.Surface, Point]] = ()

    def __post_init__(self) -> None:
        self.at, self.home = self.sprite.box.centre, self.sprite.home
        self.look = (self.sprite.card, self.sprite.layout, self.sprite.pips, self.sprite.print)

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True while pieces are in the air."""
        self.age += dt
        return self.age < LIFE

    def draw(self, canvas: Canvas, art: CardArt) -> None:
        """Draw the pieces."""
        if not self.pieces:
            self.pieces = self._cut(art)
        alpha = round(255 * min(1.0, (LIFE - self.age) / FADE))
        x, y = canvas.layout.point(self.at)
        k = canvas.layout.k
        for i, (picture, (dx, dy)) in enumerate(self.pieces):
            far = math.hypot(dx, dy) or 1.0
            force = FORCE * (0.7 + 0.2 * (i * 2 % 3)) * k
            fallen = (PULL * self.age**2 / 2 - RISE * self.age * (0.6 + 0.25 * (i % 3))) * k
            left, top = x + dx + dx / far * force * self.age, y + dy + dy / far * force * self.age / 2 + fallen
            turned = pygame.transform.rotozoom(picture, TUMBLE * self.age * (-1) ** i * (0.5 + 0.3 * (i % 3)), 1.0)
            canvas.blit(turned, (round(left - turned.get_width() / 2), round(top - turned.get_height() / 2)), alpha)

    def _cut(self, art: CardArt) -> Sequence[tuple[pygame.Surface, Point]]:
        card, layout, pips, printed = self.look
        return [*pieces(art.face(card, self.home, layout, pips, printed) if card else art.back(self.home))]
