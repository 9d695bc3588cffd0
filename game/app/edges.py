"""Edges at which a list fades into what lies behind it, since there is more of it."""

from collections.abc import Callable

import pygame

from .geometry import Box, Layout
from .pictures import Pictures

SLACK = 3.0  # by which a line may reach beyond an edge, since letters are lower than their lines
SMALL = 2.0  # times as high as what fades: a sign that is no picture


class Edges:
    """The upper and the lower edge of a box, that fade so deep.

    What is written there does not: it stands out as anywhere, and what it stands on does, too; or it is not seen at
    all, where any of it would be cut.
    """

    def __init__(self, surface: pygame.Surface, layout: Layout, pictures: Pictures, box: Box, top: float, foot: float):
        self._surface, self._layout, self._pictures, self._box = surface, layout, pictures, box
        places = (box._replace(h=top), False), (box._replace(y=box.bottom - foot, h=foot), True)
        self._bands = [(pygame.Rect(layout.px(place)), upwards) for place, upwards in places if place.h > 0]
        self._behind = [self._veil(*band) for band in self._bands]
        self._late: list[Callable[[], object]] = []
        self._whole = True  # is nothing cut of what waits?

    def _veil(self, band: pygame.Rect, upwards: bool) -> tuple[pygame.Surface, pygame.Rect] | None:
        """What is in a band now, thinning out from the edge on; None where nothing of it is drawn."""
        seen = band.clip(self._surface.get_clip())
        if not seen:
            return None
        ramp = self._pictures.keep(("ramp", band.size, upwards), lambda: _ramp(band.size, upwards))
        veil = self._surface.subsurface(seen).convert_alpha()
        veil.blit(ramp, (0, 0), seen.move(-band.x, -band.y), special_flags=pygame.BLEND_RGBA_MULT)
        return veil, seen

    def wait(self, place: pygame.Rect, draw: Callable[[], object], sign: bool = False) -> bool:
        """Has what is written there, or a sign, to wait until all else has faded?"""
        touched = [band for band, _upwards in self._bands if band.colliderect(place)]
        if not touched or (sign and place.h > SMALL * touched[0].h):
            return False
        room, slack = self._layout.px(self._box), self._layout.size(SLACK)
        self._whole &= room[1] - slack <= place.top and place.bottom <= room[1] + room[3] + slack
        self._late.append(draw)
        return True

    def end(self) -> None:
        """Let the edges fade, or draw what has waited."""
        if self._late and self._whole:
            for draw in self._late:
                draw()
            return
        for veil in filter(None, self._behind):
            self._surface.blit(*veil)


def _ramp(size: tuple[int, int], upwards: bool) -> pygame.Surface:
    """White that is solid at the top and thins out to its foot; or `upwards`."""
    ramp = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        share = 1 - (y + 0.5) / size[1]
        ramp.fill((255, 255, 255, round(255 * share * (2 - share))), (0, y, size[0], 1))
    return pygame.transform.flip(ramp, False, True) if upwards else ramp
