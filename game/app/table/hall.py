"""The dungeon room as the map shows it, at the window's resolution: its tiles printed once, its torches alive."""

import math
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import levels

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour, colour
from .light import glow
from .sparks import Sparks

SHARP_FROM = 1.15  # window pixels to a design pixel from which the double-size pictures are worth their memory
RESTLESS = 0.5  # the share of a light's reach in which its flicker is seen
HEAD = 132.0  # design pixels of the room that are darkened for a table's head
LEVELS = 4  # brightnesses of a flickering torch


class Hall:
    """One room, for as long as the window keeps its size."""

    def __init__(self, room: levels.Room, canvas: Canvas):
        self.room, self.layout, self.pictures = room, canvas.layout, canvas.pictures
        self.bounds = Box(*room.bounds)
        self.fine = 2 if self.layout.k > SHARP_FROM else 1
        self.still = self._still(canvas.theme.night)
        if room.slots:
            self._shade_head(canvas)
        self.glows = [self._levels(light) for light in room.lights]
        self.flames = {flame.name: self._frames(flame) for flame in room.flames}
        self.sparks = Sparks(room.sparks)
        self.time = 0.0

    # printing it once

    def _still(self, night: Colour) -> pygame.Surface:
        """Tiles and steady light, as large as the window."""
        window = self.layout.whole
        seen = _common(window, self.bounds)
        whole = pygame.Surface((self.layout.width, self.layout.height)).convert()
        whole.fill(night)
        x, y, w, h = self.layout.px(seen)
        whole.blit(pygame.transform.smoothscale(self._tiles(seen), (w, h)), (x, y))
        self._fade_out(whole, seen, night)
        for light in self.room.lights:
            self._shine(whole, light, light.strength)
        return whole

    def _tiles(self, seen: Box) -> pygame.Surface:
        """The part of the map that is seen, at the resolution of the tile pictures."""
        width, height = self.room.tile
        fine = self.fine
        target = pygame.Surface((round(seen.w * fine), round(seen.h * fine))).convert()
        for layer in self.room.layers:
            pictures = {name: self._picture(self.room.tilesets[name].image) for name in _tilesets(layer)}
            for row, cells in enumerate(layer.cells):
                for column, tile in enumerate(cells):
                    if tile is None:
                        continue
                    at = (
                        round((self.bounds.x + column * width - seen.x) * fine),
                        round((self.bounds.y + row * height - seen.y) * fine),
                    )
                    columns = self.room.tilesets[tile.tileset].columns
                    area = (
                        tile.number % columns * width * fine,
                        tile.number // columns * height * fine,
                        width * fine,
                        height * fine,
                    )
                    target.blit(pictures[tile.tileset], at, area)
        return target

    def _picture(self, image: Path) -> pygame.Surface:
        file = image.with_name(f"{image.stem}@2x{image.suffix}") if self.fine == 2 else image
        surface = pygame.image.load(file)
        return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()

    def _fade_out(self, whole: pygame.Surface, seen: Box, night: Colour) -> None:
        """Where the window shows more than the map, the map's edges sink into the night."""
        left, _top, width, _height = self.layout.px(seen)
        if left <= 0:
            return
        deep = self.layout.size(160)
        veil = pygame.Surface((1, whole.get_height()), pygame.SRCALPHA)
        for i in range(deep):
            veil.fill((*night, round(255 * (1 - i / deep))))
            whole.blit(veil, (left + i, 0))
            whole.blit(veil, (left + width - 1 - i, 0))

    def _shine(self, target: pygame.Surface, light: levels.Light, strength: float) -> None:
        picture = glow(self._reach(light), colour(light.colour), strength)
        x, y = self.layout.point(Box(*light.box).centre)
        target.blit(
            picture, (x - picture.get_width() / 2, y - picture.get_height() / 2), special_flags=pygame.BLEND_RGB_ADD
        )

    def _reach(self, light: levels.Light) -> tuple[int, int]:
        """Half the width and height of a light's glow, in pixels; a light with a box is as flat as the box."""
        radius = self.layout.size(light.radius)
        flat = light.box.h / light.box.w if light.box.w else 1.0
        return radius, max(1, round(radius * flat))

    def _shade_head(self, canvas: Canvas) -> None:
        """A table's head is written on the room's top, which is darkened for it."""
        whole = self.layout.whole
        printed = Canvas(self.still, self.layout, self.pictures, canvas.type, canvas.theme)
        printed.shade(Box(whole.x, whole.y, whole.w, HEAD), canvas.theme.night, 235)

    # what moves

    def _levels(self, light: levels.Light) -> list[pygame.Surface]:
        """A flickering light's extra brightness, from none to all."""
        if not light.flicker:
            return []
        wide, tall = self._reach(light)
        reach = round(wide * RESTLESS), round(tall * RESTLESS)
        return [glow(reach, colour(light.colour), light.flicker * 2.2 * level / LEVELS) for level in range(LEVELS + 1)]

    def _frames(self, flame: levels.Flame) -> list[pygame.Surface]:
        tileset = self.room.tilesets[flame.tile.tileset]
        size = self.layout.size(flame.box.w), self.layout.size(flame.box.h)
        picture = self._picture(tileset.image)
        w, h = tileset.width * self.fine, tileset.height * self.fine
        frames = tileset.animations.get(flame.tile.number, (levels.Frame(flame.tile.number, 1000),))
        return [
            pygame.transform.smoothscale(
                picture.subsurface((f.number % tileset.columns * w, f.number // tileset.columns * h, w, h)), size
            )
            for f in frames
        ]

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.time += dt
        self.sparks.update(dt)

    def restless(self) -> list[Box]:
        """The boxes in which flames, flicker and floating things may look different from before."""
        lights = [Box(*light.box) for light in self.room.lights if light.flicker]
        radii = [light.radius * RESTLESS for light in self.room.lights if light.flicker]
        return [Box(box.centre[0] - r, box.centre[1] - r, 2 * r, 2 * r) for box, r in zip(lights, radii, strict=True)]

    # drawing

    def draw(self, canvas: Canvas, flicker: bool = True, covered: Sequence[Box] = ()) -> None:
        """The room with its torches.  Of a flame behind what is `covered` only the light is seen, and no tip of it."""
        canvas.surface.blit(self.still, (0, 0))
        for index, light in enumerate(self.room.lights):
            self._flicker(canvas, index, light, flicker)
        for flame in self.room.flames:
            if any(Box(*flame.box).overlaps(box) for box in covered):
                continue
            frames = self.flames[flame.name]
            ms = self.room.tilesets[flame.tile.tileset].animations.get(flame.tile.number, ())
            beat = ms[0].ms / 1000 if ms else 1.0
            picture = frames[int(self.time / beat) % len(frames)]
            x, y, _w, _h = canvas.layout.px(Box(*flame.box))
            canvas.surface.blit(picture, (x, y))
        self.sparks.draw(canvas)

    def _flicker(self, canvas: Canvas, index: int, light: levels.Light, flicker: bool) -> None:
        if not self.glows[index]:
            return
        level = self._brightness(index) if flicker else LEVELS // 2
        picture = self.glows[index][level]
        x, y = canvas.layout.point(Box(*light.box).centre)
        canvas.surface.blit(
            picture, (x - picture.get_width() / 2, y - picture.get_height() / 2), special_flags=pygame.BLEND_RGB_ADD
        )

    def _brightness(self, index: int) -> int:
        """Two slow waves that never fall together: restless, but far from a flash."""
        t = self.time + index * 1.7
        wave = 0.5 + 0.3 * math.sin(t * 7.1) + 0.2 * math.sin(t * 11.3 + 1.0)
        return max(0, min(LEVELS, round(wave * LEVELS)))


def _common(a: Box, b: Box) -> Box:
    x, y = max(a.x, b.x), max(a.y, b.y)
    return Box(x, y, min(a.right, b.right) - x, min(a.bottom, b.bottom) - y)


def _tilesets(layer: levels.Layer) -> set[str]:
    return {tile.tileset for row in layer.cells for tile in row if tile is not None}
