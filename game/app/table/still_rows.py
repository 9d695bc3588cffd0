"""Rows of still cards, rendered once: drawing each card of a long row with its shadow takes most of a frame."""

from collections.abc import Sequence
from typing import Any

import pygame

from ..base.geometry import Point
from ..gfx.canvas import Canvas
from ..gfx.draw_cache import Piece, premultiplied
from .card_art import CardArt
from .sprites import Sprite


class StillRow:
    """The cards of one zone, cached as one picture once they have been still for a frame."""

    def __init__(self) -> None:
        self._looks: list[tuple[Any, ...]] = []  # the state of the cards when last drawn
        self._whole: Piece | None = None

    def draw(self, canvas: Canvas, art: CardArt, sprites: Sequence[Sprite], nudge: Point, shadows: bool) -> None:
        """Draw cards, the lowest first; without `shadows` only the lowest casts one."""
        looks, before = [tuple(vars(sprite).values()) for sprite in sprites], self._looks
        if looks == before and all(sprite.alpha >= 255 for sprite in sprites):
            if sprites:
                self._draw_whole(canvas, art, sprites, nudge, shadows)
            return
        self._looks, self._whole = looks, None
        for i, sprite in enumerate(sprites):
            sprite.draw(canvas, art, nudge, shadows or i == 0)

    def _draw_whole(self, canvas: Canvas, art: CardArt, sprites: Sequence[Sprite], nudge: Point, shadows: bool) -> None:
        if self._whole is None:
            self._whole = _printed(
                [
                    piece
                    for i, sprite in enumerate(sprites)
                    for piece in sprite.pieces(canvas.layout, art, shadow=shadows or i == 0)
                ]
            )
        (picture, (x, y)), k = self._whole, canvas.layout.k
        at = (x + round(nudge[0] * k), y + round(nudge[1] * k))
        canvas.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _printed(pieces: Sequence[Piece]) -> Piece:
    """Combine pictures into one with premultiplied alpha; otherwise edges on shadows would turn dark."""
    places = [picture.get_rect(topleft=at) for picture, at in pieces]
    whole = places[0].unionall(places)
    target = pygame.Surface(whole.size, pygame.SRCALPHA)
    for (picture, _at), place in zip(pieces, places, strict=True):
        target.blit(premultiplied(picture), place.move(-whole.x, -whole.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return target, whole.topleft
