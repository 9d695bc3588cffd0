"""The dungeon room as the map shows it, at the window's resolution: printed once for each room of a play, its torches
alive."""

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game import levels

from ..canvas import Canvas
from ..geometry import Box, Point
from ..printing import Piece
from ..theme import colour
from .doorway import doorway
from .firelight import brought_back
from .furniture import Furniture
from .light import glow
from .masonry import Masonry, masonry, sink
from .sparks import Sparks
from .threshold import Threshold
from .tone import Fire, burning, dye, lit

SHARP_FROM = 1.15  # window pixels to a design pixel from which the double-size pictures are worth their memory
RESTLESS = 0.5  # the share of a light's reach in which its flicker is seen
HEAD = 132.0  # design pixels of the room that are darkened for a table's head
PLAIN = 24  # bits of a pixel that is only ever copied: a quarter less than one that is drawn on
LEVELS = 4  # brightnesses of a flickering torch
AIR = "mood"  # a place where that floats which the mood says
FLAME_EDGE = 0.15  # the share of a flame's picture to either side in which nothing burns
SHOWN, FAR = 0.9, 1.5  # how much a fire shows again of a room that was darkened, and how far, as shares
FALLS = 0.8  # the share of a fire's reach in which the wall has the colours that it was printed in
Flames = dict[str, list[pygame.Surface]]  # the frames of each


class Torch(NamedTuple):
    """Where a flame is drawn: its name, its box and the part of that in which it burns, its upper left corner in window
    pixels, and for how many seconds it shows each of its pictures."""

    name: str
    box: Box
    burns: Box
    spot: tuple[int, int]
    beat: float


class Hall:
    """One room, for as long as the window keeps its size.

    `threshold` is what is still seen of the room before it, as long as one is on the way.
    """

    def __init__(self, room: levels.Room, canvas: Canvas):
        self.room, self.layout, self.pictures = room, canvas.layout, canvas.pictures
        self.fine = 2 if self.layout.k > SHARP_FROM else 1
        self.night = canvas.theme.night
        self.furniture = Furniture(self.layout, self._picture)
        self.sparks = Sparks()
        self.time = 0.0
        self.threshold: Threshold | None = None
        self.at: tuple[int, int] | None = None  # the number of the room, and the play's seed
        self.depth = levels.Depth()
        self._way: Iterator[levels.Depth] = iter(())  # the rooms of this dungeon that are not known yet,
        self._known: list[levels.Depth] = []  # and those before them
        # all of it is solid; but without an alpha SDL copies it past the cache, and what is drawn on it has to wait
        self.still = pygame.Surface((self.layout.width, self.layout.height)).convert_alpha()
        self._painter = Canvas(self.still, self.layout, self.pictures, canvas.type, canvas.theme)
        sheets = {image: self._picture(image) for image in {room.tilesets[f.tile.tileset].image for f in room.flames}}
        self._burning: Flames = {flame.name: self._frames(flame, sheets) for flame in room.flames}
        self.flames = self._behind = self._burning
        self._torches = [self._torch(flame) for flame in room.flames]
        self._firelit: dict[int, list[Piece]] = {}
        self._build()
        self._furnish()

    # from room to room

    def set_out(self) -> None:
        """One leaves this room: what is seen of it now is seen until one is in the next."""
        left = self.still.subsurface((0, 0, self.layout.width, self.foot)).convert()
        painter = Canvas(left, self.layout, self.pictures, self._painter.type, self._painter.theme)
        for index, light in enumerate(self.lights):
            self._flicker(painter, index, light, flicker=False)
        self._behind = self.flames
        self.threshold = Threshold(left, self.layout, doorway(self.room), self.night)

    def arrive(self) -> None:
        """One is in this room, and nothing is seen of another."""
        self.threshold = None

    # what is printed

    def _masonry(self) -> Masonry:
        return masonry(self.room, self.layout, self.fine, self._picture, self.night)

    def _build(self) -> None:
        """The walls and the table, to be furnished."""
        dungeon, table, self.table_top = self._masonry()
        self.dungeon = dungeon.convert(PLAIN)
        self.still.fill(self.night)
        self.table: pygame.Surface | None = None  # as much of it as lies before the dungeon,
        self.bare_table: pygame.Surface | None = None  # and as much as things may lie on
        if table is None:
            return
        self.still.blit(table, (0, self.table_top), special_flags=pygame.BLEND_PREMULTIPLIED)
        sink(self.still, self.layout, self.room, self.night)
        before = self.foot - self.table_top
        if before > 0:
            self.table = table.subsurface((0, 0, table.get_width(), min(before, table.get_height()))).copy()
        lowest = max((self._foot_of(thing) for thing in self.room.furnishings if self._is_on_table(thing)), default=0)
        if lowest:
            on_it = pygame.Rect(0, self.foot, self.layout.width, lowest - self.foot)
            self.bare_table = self.still.subsurface(on_it.clip(self.still.get_rect())).copy()

    @property
    def foot(self) -> int:
        """How far down the dungeon is seen, in window pixels."""
        return self.dungeon.get_height()

    def be(self, number: int, seed: int) -> None:
        """Be the room of that number in the dungeon of a play."""
        if self.at == (number, seed):
            return
        if self.at is None or self.at[1] != seed:
            self._way, self._known = levels.depths(self.room, seed), []
        self.at = number, seed
        depth = self._depth(number)
        if depth != self.depth:
            self.depth = depth
            self._furnish()

    def prepare(self) -> None:
        """Decode one more picture of what stands in the next room, where there is one left."""
        if self.at is not None:
            self.furniture.prepare(self._depth(self.at[0] + 1).furnishings)

    def _depth(self, number: int) -> levels.Depth:
        """What is in the room of that number; one room leads to the next."""
        while len(self._known) < number:
            self._known.append(next(self._way))
        return self._known[number - 1]

    def _furnish(self) -> None:
        """Print what stands in this room, and the light that falls on it."""
        mood = self.depth.mood
        self._firelit.clear()
        self.lights = [lit(light, mood) for light in self.room.lights]
        self._aglow = [_aglow(light) for light in self.lights]
        on_table = 0 if self.bare_table is None else self.bare_table.get_height()
        self.still.set_clip((0, 0, self.layout.width, self.foot + on_table))
        self.still.blit(self.dungeon, (0, 0))
        self.furniture.draw(self.still, (thing for thing in self.depth.furnishings if not self._is_on_table(thing)))
        if mood is not None:
            self._dye(mood)
        self._lay_table(self.still)
        if self.bare_table is not None:
            self.still.blit(self.bare_table, (0, self.foot))
            self.furniture.draw(self.still, (thing for thing in self.depth.furnishings if self._is_on_table(thing)))
        for light in self.lights:
            self._shine(light)
        if self.room.slots:
            self._shade_head()
        self.still.set_clip(None)
        self.furniture.forget_all_but(self._depth(self.at[0] + 1).furnishings if self.at else ())
        self._light_torches(mood)

    def _dye(self, mood: levels.Mood) -> None:
        """Dye the room, but for where the light of its fires falls."""
        fires = (light for light in self.room.lights if light.flicker)
        reach = ((self.layout.point(Box(*fire.box).centre), self.layout.size(fire.radius * FALLS)) for fire in fires)
        room = self.still.subsurface((0, 0, self.layout.width, self.foot))
        dye(room, mood, [Fire(at, (far, far), mood.torch) for at, far in reach])

    def _is_on_table(self, thing: levels.Furnishing) -> bool:
        """Does it lie on the table, and not stand behind its edge?"""
        return self.layout.px(Box(*thing.box))[1] >= self.table_top > 0

    def _foot_of(self, thing: levels.Furnishing) -> int:
        _x, y, _w, h = self.layout.px(Box(*thing.box))
        return y + h

    def _lay_table(self, target: pygame.Surface) -> None:
        """The table lies before the foot of the dungeon."""
        if self.table is not None:
            target.blit(self.table, (0, self.table_top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _light_torches(self, mood: levels.Mood | None) -> None:
        """Flames, what flickers around them and what floats are as the mood says."""
        ink = mood.torch if mood else ""
        self.flames = self._burning
        if ink:
            self.flames = {name: [burning(f, colour(ink)) for f in frames] for name, frames in self._burning.items()}
        self.glows = self._flickers()
        air = mood.air if mood else ""
        kinds = (source._replace(kind=air) if source.kind == AIR else source for source in self.room.sparks)
        self.sparks.rise_from([source for source in kinds if source.kind], colour(ink) if ink else None)

    def _picture(self, image: Path) -> pygame.Surface:
        file = image.with_name(f"{image.stem}@2x{image.suffix}") if self.fine == 2 else image
        surface = pygame.image.load(file)
        return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()

    def _shine(self, light: levels.Light) -> None:
        if light.lifts:
            self._lift(light)
        picture = glow(self._reach(light), colour(light.colour), light.strength)
        x, y = self.layout.point(Box(*light.box).centre)
        self.still.blit(
            picture, (x - picture.get_width() / 2, y - picture.get_height() / 2), special_flags=pygame.BLEND_RGB_ADD
        )

    def _lift(self, light: levels.Light) -> None:
        """Let what is printed around a light stand in it."""
        picture = glow(self._reach(light), colour(light.colour), 1.0)
        x, y = self.layout.point(Box(*light.box).centre)
        whole = picture.get_rect(center=(round(x), round(y)))
        seen = whole.clip(self.still.get_clip())
        if not seen:
            return
        more = self.still.subsurface(seen).copy()
        more.blit(picture, (whole.x - seen.x, whole.y - seen.y), special_flags=pygame.BLEND_RGB_MULT)
        for _ in range(int(light.lifts)):
            self.still.blit(more, seen, special_flags=pygame.BLEND_RGB_ADD)
        self.still.blit(_dimmed(more, light.lifts % 1), seen, special_flags=pygame.BLEND_RGB_ADD)

    def _reach(self, light: levels.Light) -> tuple[int, int]:
        """Half the width and height of a light's glow, in pixels; a light with a box is as flat as the box."""
        radius = self.layout.size(light.radius)
        flat = light.box.h / light.box.w if light.box.w else 1.0
        return radius, max(1, round(radius * flat))

    def _shade_head(self) -> None:
        """A table's head is written on the room's top, which is darkened for it."""
        whole = self.layout.whole
        self._painter.shade(Box(whole.x, whole.y, whole.w, HEAD), self.night, 235)

    # what moves

    def _flickers(self) -> list[list[pygame.Surface]]:
        """Of each light its extra brightnesses, from little to all; of lights that are alike they are the same."""
        kinds = [(self._reach(light), light.colour, light.flicker) for light in self.lights]
        made = {kind: self._levels(*kind) for kind in kinds}
        return [made[kind] for kind in kinds]

    @staticmethod
    def _levels(reach: tuple[int, int], ink: str, flicker: float) -> list[pygame.Surface]:
        if not flicker:
            return []
        seen = round(reach[0] * RESTLESS), round(reach[1] * RESTLESS)
        brightest = glow(seen, colour(ink), flicker * 2.2)
        return [_dimmed(brightest, level / LEVELS) for level in range(1, LEVELS + 1)]

    def _frames(self, flame: levels.Flame, sheets: dict[Path, pygame.Surface]) -> list[pygame.Surface]:
        tileset = self.room.tilesets[flame.tile.tileset]
        size = self.layout.size(flame.box.w), self.layout.size(flame.box.h)
        w, h = tileset.width * self.fine, tileset.height * self.fine
        frames = tileset.animations.get(flame.tile.number, (levels.Frame(flame.tile.number, 1000),))
        return [
            pygame.transform.smoothscale(
                sheets[tileset.image].subsurface(
                    (f.number % tileset.columns * w, f.number // tileset.columns * h, w, h)
                ),
                size,
            )
            for f in frames
        ]

    def _torch(self, flame: levels.Flame) -> Torch:
        frames = self.room.tilesets[flame.tile.tileset].animations.get(flame.tile.number, ())
        box = Box(*flame.box)
        left, top, _w, _h = self.layout.px(box)
        return Torch(flame.name, box, burning_in(box), (left, top), frames[0].ms / 1000 if frames else 1.0)

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.time += dt
        self.sparks.update(dt)

    def restless(self) -> list[Box]:
        """The boxes in which flames, flicker and floating things may look different from before."""
        glows = [_aglow(light) for light in self.room.lights if light.flicker]
        airy = self._is_airy()
        return [*glows, *(Box(*source.box) for source in self.room.sparks if airy and source.kind == AIR)]

    def _is_airy(self) -> bool:
        """Does something float here that comes from no fire?"""
        return self.depth.mood is not None and bool(self.depth.mood.air)

    # drawing

    def draw(self, canvas: Canvas, flicker: bool = True, covered: Sequence[Box] = ()) -> None:
        """The room with its torches."""
        self.draw_room(canvas, flicker)
        self.draw_flames(canvas, covered)

    def draw_room(self, canvas: Canvas, flicker: bool = True) -> None:
        """The room and the light of its torches."""
        canvas.surface.blit(self.still, (0, 0))
        for index, light in enumerate(self.lights):
            if canvas.visible(self._aglow[index]):
                self._flicker(canvas, index, light, flicker)
        if self.threshold is not None:
            self.threshold.draw(canvas.surface)
            self._lay_table(canvas.surface)

    def draw_firelight(self, canvas: Canvas, dim: int, covered: Sequence[Box] = ()) -> None:
        """On a room that was darkened by so much of 255: as much of it as those of its fires show again that are
        seen."""
        fires = [light for light in self.lights if not light.box.w]
        if dim not in self._firelit:
            shown = dim / 255 * SHOWN
            reach = ((self.layout.point(Box(*fire.box).centre), self.layout.size(fire.radius * FAR)) for fire in fires)
            self._firelit = {dim: [brought_back(self.still, at, far, shown) for at, far in reach]}
        burning = self.burning(covered)
        for fire, (picture, at) in zip(fires, self._firelit[dim], strict=True):
            if self._torch_of(fire) in burning:
                canvas.surface.blit(picture, at, special_flags=pygame.BLEND_RGB_ADD)

    def burning(self, covered: Sequence[Box]) -> list[Torch]:
        """The torches whose flames are seen: of one behind what is `covered` no tip is."""
        return [torch for torch in self._torches if not any(torch.burns.overlaps(box) for box in covered)]

    def _torch_of(self, fire: levels.Light) -> Torch | None:
        """The torch that a light comes from: the nearest."""
        x, _y = Box(*fire.box).centre
        return min(self._torches, key=lambda torch: abs(torch.box.centre[0] - x), default=None)

    def draw_flames(self, canvas: Canvas, covered: Sequence[Box] = ()) -> None:
        """What burns and what floats.  Of a flame behind what is `covered` no tip is seen, and where none is, no sparks
        fly."""
        burning = self.burning(covered)
        for torch in burning:
            if not canvas.visible(torch.box):
                continue
            flames = self._flames_at(torch.box.centre)
            if flames is not None:
                canvas.surface.blit(self._now(flames[torch.name], torch.beat), torch.spot)
        if self.threshold is None and (burning or self._is_airy() or not self._torches):
            self.sparks.draw(canvas)

    def _now(self, frames: list[pygame.Surface], beat: float) -> pygame.Surface:
        return frames[int(self.time / beat) % len(frames)]

    def draw_torch(self, canvas: Canvas, box: Box, head: float, flicker: bool = True) -> None:
        """A piece of the room, drawn in a box: its first torch in the middle, so far under the upper edge."""
        torch = self._torches[0]
        flame = torch.box
        x, y = canvas.layout.point((flame.centre[0] - box.w / 2, flame.y - head))
        to_x, to_y = canvas.layout.point((box.x, box.y))
        with canvas.clipped(box):
            canvas.surface.blit(self.still, (to_x - x, to_y - y))
            self._flicker(canvas, 0, self.lights[0], flicker, (to_x - x, to_y - y))
            left, top = torch.spot
            canvas.surface.blit(self._now(self.flames[torch.name], torch.beat), (left + to_x - x, top + to_y - y))

    def _flames_at(self, at: Point) -> Flames | None:
        """The flames that burn there: those of this room, on the way those of the one before, or none in the dark."""
        here = True if self.threshold is None else self.threshold.shows(at)
        return self.flames if here else None if here is None else self._behind

    def _flicker(
        self, canvas: Canvas, index: int, light: levels.Light, flicker: bool, moved: Point = (0.0, 0.0)
    ) -> None:
        """The restless part of a light, moved by some window pixels."""
        if not self.glows[index]:
            return
        level = self._brightness(index) if flicker else LEVELS // 2
        if not level:
            return
        picture = self.glows[index][level - 1]
        x, y = canvas.layout.point(Box(*light.box).centre)
        at = x + moved[0] - picture.get_width() / 2, y + moved[1] - picture.get_height() / 2
        canvas.surface.blit(picture, at, special_flags=pygame.BLEND_RGB_ADD)

    def _brightness(self, index: int) -> int:
        """Two slow waves that never fall together: restless, but far from a flash."""
        t = self.time + index * 1.7
        wave = 0.5 + 0.3 * math.sin(t * 7.1) + 0.2 * math.sin(t * 11.3 + 1.0)
        return max(0, min(LEVELS, round(wave * LEVELS)))


def burning_in(box: Box) -> Box:
    """The part of a flame's picture in which it burns."""
    return box.inset(FLAME_EDGE * box.w, 0)


def _aglow(light: levels.Light) -> Box:
    """Where a light's flicker is seen."""
    box, r = Box(*light.box), light.radius * RESTLESS
    return Box(box.centre[0] - r, box.centre[1] - r, 2 * r, 2 * r)


def _dimmed(picture: pygame.Surface, share: float) -> pygame.Surface:
    dim = picture.copy()
    level = round(255 * share)
    dim.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return dim
