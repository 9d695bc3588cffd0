"""From one scene to the next: the old picture goes while the new scene already lives beneath it."""

import pygame

from .canvas import Canvas
from .tween import both, into, out


class Transition:
    """Owned by the stack, never a scene; the next one takes its place."""

    seconds = 0.3

    def __init__(self, pace: float = 1.0):
        self.old: pygame.Surface | None = None
        self.at = 0.0
        self.length = self.seconds / pace if pace else 0.0

    def started(self, picture: pygame.Surface) -> "Transition":
        """The transition, begun from the old scene's picture."""
        self.old = picture
        return self

    @property
    def done(self) -> bool:
        """Is it over?"""
        return self.at >= self.length

    @property
    def share(self) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, self.at / self.length) if self.length else 1.0

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.at += dt

    def draw(self, canvas: Canvas) -> None:
        """Draw what is left of the old picture over the new scene."""
        if self.old is not None and self.old.get_size() == canvas.surface.get_size():
            self.cover(canvas, self.old)

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        """How the old picture goes."""
        raise NotImplementedError


class Fade(Transition):
    """The old picture grows thin."""

    seconds = 0.22

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        old.set_alpha(round(255 * (1 - self.share)))
        canvas.surface.blit(old, (0, 0))


class Doors(Transition):
    """The old picture opens like a double door."""

    seconds = 0.45

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        width, height = old.get_size()
        away = round(width / 2 * into(self.share) ** 0.7)
        canvas.surface.blit(old, (-away, 0), (0, 0, width // 2, height))
        canvas.surface.blit(old, (width // 2 + away, 0), (width // 2, 0, width - width // 2, height))
        edge = max(2, round(10 * canvas.layout.k))
        for x in (width // 2 - away - edge, width // 2 + away):
            canvas.surface.fill(canvas.theme.ink, (x, 0, edge, height))


class Iris(Transition):
    """The old picture closes to nothing around the middle, like a lantern shut."""

    seconds = 0.5

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        width, height = old.get_size()
        radius = round((width**2 + height**2) ** 0.5 / 2 * (1 - both(self.share)))
        mask = pygame.Surface((width, height))
        mask.fill((255, 0, 255))
        pygame.draw.circle(mask, (0, 0, 0), (width // 2, height // 2), radius)
        mask.set_colorkey((0, 0, 0))
        picture = old.copy()
        picture.blit(mask, (0, 0))
        picture.set_colorkey((255, 0, 255))
        canvas.surface.blit(picture, (0, 0))


class Sweep(Transition):
    """The old picture is drawn off to one side like a card."""

    seconds = 0.32

    def cover(self, canvas: Canvas, old: pygame.Surface) -> None:
        width, height = old.get_size()
        x = round(width * out(self.share))
        canvas.surface.blit(old, (x, 0))
        edge = max(2, round(8 * canvas.layout.k))
        canvas.surface.fill(canvas.theme.ink, (x - edge, 0, edge, height))
