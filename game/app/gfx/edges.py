"""Edges: the dark outline of letters and icons, so that they stand out against wood and walls; and the soft edges at
which a scrolling list fades into the background, to show that there is more."""

import math
from collections.abc import Callable

import pygame

from ..base.geometry import Box, Layout
from .display_list import Band
from .pictures import Pictures
from .theme import Colour

SLACK = 3.0  # design pixels a line may cross an edge: letters are smaller than their line box
THICK = 2.0  # design pixels of an outline
ROUND = tuple((math.cos(turn * math.pi / 6), math.sin(turn * math.pi / 6)) for turn in range(12))
SMALL = 2.0  # an icon up to this many times the fade's height is treated like text


class Edges:
    """The fading upper and lower edge of a box, `top` and `foot` design pixels deep.

    Text and icons in the faded bands wait until the end. If all of them fit into the box, they are drawn then and
    nothing fades; else they are left out and the edges fade.
    """

    def __init__(self, layout: Layout, pictures: Pictures, box: Box, top: float, foot: float):
        self._layout, self._box = layout, box
        places = (box._replace(h=top), False), (box._replace(y=box.bottom - foot, h=foot), True)
        self.bands: tuple[Band, ...] = tuple(
            (layout.px(place), _ramp_of(pictures, layout.px(place)[2:], upwards))
            for place, upwards in places
            if place.h > 0
        )
        self._late: list[Callable[[], object]] = []
        self._whole = True  # True while no waiting text is cut off

    def wait(self, place: pygame.Rect, draw: Callable[[], object], sign: bool = False) -> bool:
        """Return True if text, or an icon (`sign`), must wait for `end` because it touches a faded band; `draw` is kept
        for then."""
        touched = [corners for corners, _ramp in self.bands if place.colliderect(corners)]
        if not touched or (sign and place.h > SMALL * touched[0][3]):
            return False
        room, slack = self._layout.px(self._box), self._layout.size(SLACK)
        self._whole &= room[1] - slack <= place.top and place.bottom <= room[1] + room[3] + slack
        self._late.append(draw)
        return True

    def end(self) -> bool:
        """Draw the text that waited; return False if it is left out, so that the edges must fade."""
        if not (self._late and self._whole):
            return False
        for draw in self._late:
            draw()
        return True


def _ramp_of(pictures: Pictures, size: tuple[int, int], upwards: bool) -> pygame.Surface:
    return pictures.keep(("ramp", size, upwards), lambda: _ramp(size, upwards))


def _ramp(size: tuple[int, int], upwards: bool) -> pygame.Surface:
    """White that is solid at the top and fades towards the foot; with `upwards` the other way round."""
    ramp = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        share = 1 - (y + 0.5) / size[1]
        ramp.fill((255, 255, 255, round(255 * share * (2 - share))), (0, y, size[0], 1))
    return pygame.transform.flip(ramp, False, True) if upwards else ramp


def edge_of(shade: Colour | None, k: float) -> int:
    """The width of the outline in window pixels, by which a picture grows on every side; 0 without a `shade`. `k` is
    window pixels per design pixel."""
    return 0 if shade is None else max(1, round(THICK * k))


def outlined(picture: pygame.Surface, dark: pygame.Surface, edge: int) -> pygame.Surface:
    """A picture on top of copies of `dark`, its shape in the outline's colour, shifted all around by `edge` window
    pixels."""
    whole = pygame.Surface([side + 2 * edge for side in picture.get_size()], pygame.SRCALPHA)
    whole.fblits([(dark, (edge + round(x * edge), edge + round(y * edge))) for x, y in ROUND])
    whole.blit(picture, (edge, edge))
    return whole
