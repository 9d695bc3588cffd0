"""Soft edges at which a scrolling list fades into the background, to show that there is more."""

from collections.abc import Callable

import pygame

from ..base.geometry import Box, Layout
from .pictures import Pictures

SLACK = 3.0  # design pixels a line may cross an edge: letters are smaller than their line box
SMALL = 2.0  # an icon up to this many times the fade's height is treated like text


class Edges:
    """The fading upper and lower edge of a box, `top` and `foot` design pixels deep.

    Text and icons in the faded bands wait until the end. If all of them fit into the box, they are drawn then and
    nothing fades; else they are left out and the edges fade.
    """

    def __init__(self, surface: pygame.Surface, layout: Layout, pictures: Pictures, box: Box, top: float, foot: float):
        self._surface, self._layout, self._pictures, self._box = surface, layout, pictures, box
        places = (box._replace(h=top), False), (box._replace(y=box.bottom - foot, h=foot), True)
        self._bands = [(pygame.Rect(layout.px(place)), upwards) for place, upwards in places if place.h > 0]
        self._behind = [self._veil(*band) for band in self._bands]
        self._late: list[Callable[[], object]] = []
        self._whole = True  # True while no waiting text is cut off

    def _veil(self, band: pygame.Rect, upwards: bool) -> tuple[pygame.Surface, pygame.Rect] | None:
        """A copy of a band's current background, fading out from the edge inwards, and its place; None if the band is
        clipped."""
        seen = band.clip(self._surface.get_clip())
        if not seen:
            return None
        ramp = self._pictures.keep(("ramp", band.size, upwards), lambda: _ramp(band.size, upwards))
        veil = self._surface.subsurface(seen).convert_alpha()
        veil.blit(ramp, (0, 0), seen.move(-band.x, -band.y), special_flags=pygame.BLEND_RGBA_MULT)
        return veil, seen

    def wait(self, place: pygame.Rect, draw: Callable[[], object], sign: bool = False) -> bool:
        """Return True if text, or an icon (`sign`), must wait for `end` because it touches a faded band; `draw` is kept
        for then."""
        touched = [band for band, _upwards in self._bands if band.colliderect(place)]
        if not touched or (sign and place.h > SMALL * touched[0].h):
            return False
        room, slack = self._layout.px(self._box), self._layout.size(SLACK)
        self._whole &= room[1] - slack <= place.top and place.bottom <= room[1] + room[3] + slack
        self._late.append(draw)
        return True

    def end(self) -> None:
        """Draw the text that waited, or fade the edges."""
        if self._late and self._whole:
            for draw in self._late:
                draw()
            return
        for veil in filter(None, self._behind):
            self._surface.blit(*veil)


def _ramp(size: tuple[int, int], upwards: bool) -> pygame.Surface:
    """White that is solid at the top and fades towards the foot; with `upwards` the other way round."""
    ramp = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        share = 1 - (y + 0.5) / size[1]
        ramp.fill((255, 255, 255, round(255 * share * (2 - share))), (0, y, size[0], 1))
    return pygame.transform.flip(ramp, False, True) if upwards else ramp
