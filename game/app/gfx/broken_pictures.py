"""The picture of a fallen figure: grey, cracked from head to foot, its two halves drawn apart like a broken crest."""

import pygame

from .pictures import Pictures, Size

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
