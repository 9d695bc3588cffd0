"""The dungeon room of a map at the window's resolution: printed once for each room of a play, with live torches."""

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game import levels

from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas
from ...gfx.display_list import Piece
from ...gfx.theme import colour
from .light import Fire, brought_back, burning, dimmed, dye, glow, lit
from .masonry import Furniture, Masonry, Threshold, doorway, masonry, sink
from .sparks import Sparks

SHARP_FROM = 1.15  # window pixels per design pixel from which double-size pictures are worth their memory
RESTLESS = 0.5  # share of a light's reach in which its flicker shows
HEAD = 132.0  # design pixels at the top of the room that are darkened for a table's head
PLAIN = 24  # bits per pixel of surfaces that are only copied: a quarter less than with alpha
LEVELS = 4  # brightness levels of a flickering torch
AIR = "mood"  # kind of a spark source whose particles the mood chooses
FLAME_EDGE = 0.15  # share of a flame's picture that is empty at either side
SHOWN, FAR = 0.9, 1.5  # shares: how much of a darkened room a fire shows again, and how far
FALLS = 0.8  # share of a fire's reach in which the wall keeps its printed colours
Flames = dict[str, list[pygame.Surface]]  # animation frames by flame name


class Torch(NamedTuple):
    """A flame as it is drawn.

    `name` is its animation, `box` its place, `burns` the part of it that is not empty, `spot` its upper left corner in
    window pixels, `beat` the seconds per frame.
    """

    name: str
    box: Box
    burns: Box
    spot: tuple[int, int]
    beat: float


class Hall:
    """One room, valid while the window keeps its size.

    `threshold` is what still shows of the previous room while the viewer walks to this one.
    """

    def __init__(self, room: levels.Room, canvas: Canvas):
        self.room, self.layout, self.pictures = room, canvas.layout, canvas.pictures
        self.fine = 2 if self.layout.k > SHARP_FROM else 1
        self.night = canvas.theme.night
        self.furniture = Furniture(self.layout, self._picture)
        self.sparks = Sparks()
        self.time = 0.0
        self.threshold: Threshold | None = None
        self.at: tuple[int, int] | None = None  # the room's number, and the play's seed
        self.depth = levels.Depth()
        self._way: Iterator[levels.Depth] = iter(())  # generates the further rooms of this dungeon,
        self._known: list[levels.Depth] = []  # and those generated so far
        # opaque, but with alpha: without it SDL's copies bypass the cache, and drawing on it has to wait
        self.still = pygame.Surface((self.layout.width, self.layout.height)).convert_alpha()
        self._painter = Canvas(self.still, self.layout, self.pictures, canvas.type, canvas.theme)
        sheets = {image: self._picture(image) for image in {room.tilesets[f.tile.tileset].image for f in room.flames}}
        self._burning: Flames = {flame.name: self._frames(flame, sheets) for flame in room.flames}
        self.flames = self._behind = self._burning
        self._torches = [self._torch(flame) for flame in room.flames]
        self._edition = 0  # how often `still` was printed
        self._is_due = False  # True if `still` shows another depth
        self._firelit: dict[int, list[Piece]] = {}
        self._build()
        self._furnish()

    # from room to room

    def set_out(self) -> None:
        """Leave this room: its current picture stays visible until `arrive`."""
        self._keep_up()
        left = self.still.subsurface((0, 0, self.layout.width, self.foot)).convert()
        painter = Canvas(left, self.layout, self.pictures, self._painter.type, self._painter.theme)
        for index, light in enumerate(self.lights):
            self._flicker(painter, index, light, flicker=False)
        self._behind = self.flames
        self.threshold = Threshold(left, self.layout, doorway(self.room), self.night)

    def arrive(self) -> None:
        """Enter this room: nothing of the previous one shows any more."""
        self.threshold = None

    # what is printed

    def _masonry(self) -> Masonry:
        return masonry(self.room, self.layout, self.fine, self._picture, self.night)

    def _build(self) -> None:
        """Print the walls and the table, still without furnishings."""
        dungeon, table, self.table_top = self._masonry()
        self.dungeon = dungeon.convert(PLAIN)
        self.still.fill(self.night)
        self.table: pygame.Surface | None = None  # the part in front of the dungeon,
        self.bare_table: pygame.Surface | None = None  # and the part on which furnishings may lie
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
        """The lower edge of the visible dungeon, in window pixels."""
        return self.dungeon.get_height()

    def be(self, number: int, seed: int) -> None:
        """Be the room of that number in the dungeon of the play with this seed. It is printed when it is next seen."""
        if self.at == (number, seed):
            return
        if self.at is None or self.at[1] != seed:
            self._way, self._known = levels.depths(self.room, seed), []
        self.at = number, seed
        depth = self._depth(number)
        if depth != self.depth:
            self.depth, self._is_due = depth, True

    def prepare(self) -> None:
        """Decode one more picture of furnishings, if any is left: of this room, if it is not printed yet, or the next
        one."""
        if self._is_due and not self.furniture.prepare(self.depth.furnishings):
            self._keep_up()
        elif self.at is not None and not self._is_due:
            self.furniture.prepare(self._depth(self.at[0] + 1).furnishings)

    def _keep_up(self) -> None:
        """Print the room if it still shows another depth."""
        if self._is_due:
            self._furnish()

    def _depth(self, number: int) -> levels.Depth:
        """Return the contents of room `number`; rooms are generated in order."""
        while len(self._known) < number:
            self._known.append(next(self._way))
        return self._known[number - 1]

    def _furnish(self) -> None:
        """Print this room's furnishings, and the light that falls on them."""
        mood = self.depth.mood
        self._is_due = False
        self._firelit.clear()
        self._edition += 1
        self.lights = [lit(light, mood) for light in self.room.lights]
        middles = [Box(*Box(*light.box).centre, 0, 0) for light in self.lights]
        self._aglow = [at.inset(-light.radius * RESTLESS) for at, light in zip(middles, self.lights, strict=True)]
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
        """Dye the room, except where the light of its fires falls."""
        fires = (light for light in self.room.lights if light.flicker)
        reach = ((self.layout.point(Box(*fire.box).centre), self.layout.size(fire.radius * FALLS)) for fire in fires)
        room = self.still.subsurface((0, 0, self.layout.width, self.foot))
        dye(room, mood, [Fire(at, (far, far), mood.torch) for at, far in reach])

    def _is_on_table(self, thing: levels.Furnishing) -> bool:
        """Return True if a furnishing lies on the table instead of standing behind its edge."""
        return self.layout.px(Box(*thing.box))[1] >= self.table_top > 0

    def _foot_of(self, thing: levels.Furnishing) -> int:
        _x, y, _w, h = self.layout.px(Box(*thing.box))
        return y + h

    def _lay_table(self, target: pygame.Surface) -> None:
        """Draw the table in front of the foot of the dungeon."""
        if self.table is not None:
            target.blit(self.table, (0, self.table_top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _light_torches(self, mood: levels.Mood | None) -> None:
        """Set flames, flicker and floating particles as the mood says."""
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
        """Brighten what is printed around a light."""
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
        self.still.blit(dimmed(more, light.lifts % 1), seen, special_flags=pygame.BLEND_RGB_ADD)

    def _reach(self, light: levels.Light) -> tuple[int, int]:
        """Return half the width and height of a light's glow, in pixels; a light with a box is as flat as the box."""
        radius = self.layout.size(light.radius)
        flat = light.box.h / light.box.w if light.box.w else 1.0
        return radius, max(1, round(radius * flat))

    def _shade_head(self) -> None:
        """Darken the room's top, on which a table's head is written."""
        whole = self.layout.whole
        self._painter.shade(Box(whole.x, whole.y, whole.w, HEAD), self.night, 235)

    # what moves

    def _flickers(self) -> list[list[pygame.Surface]]:
        """Return for each light the glows of its extra brightness levels, faintest first; lights that are alike share
        them."""
        kinds = [(self._reach(light), light.colour, light.flicker) for light in self.lights]
        made = {kind: self._levels(*kind) for kind in kinds}
        return [made[kind] for kind in kinds]

    @staticmethod
    def _levels(reach: tuple[int, int], ink: str, flicker: float) -> list[pygame.Surface]:
        if not flicker:
            return []
        seen = round(reach[0] * RESTLESS), round(reach[1] * RESTLESS)
        brightest = glow(seen, colour(ink), flicker * 2.2)
        return [dimmed(brightest, level / LEVELS) for level in range(1, LEVELS + 1)]

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
        """Advance the animation by `dt` seconds."""
        self.time += dt
        self.sparks.update(dt)

    def _is_airy(self) -> bool:
        """Return True if particles float here that come from no fire."""
        return self.depth.mood is not None and bool(self.depth.mood.air)

    # drawing

    def draw(self, canvas: Canvas, flicker: bool = True, covered: Sequence[Box] = ()) -> None:
        """Draw the room with its torches."""
        self.draw_room(canvas, flicker)
        self.draw_flames(canvas, covered)

    def draw_room(self, canvas: Canvas, flicker: bool = True) -> None:
        """Draw the room and the light of its torches, without flames."""
        self._keep_up()
        canvas.blend(self.still, (0, 0), edition=self._edition)
        for index, light in enumerate(self.lights):
            if canvas.visible(self._aglow[index]):
                self._flicker(canvas, index, light, flicker)
        if self.threshold is not None:
            canvas.live(canvas.layout.whole, self._draw_threshold)

    def _draw_threshold(self, canvas: Canvas) -> None:
        if self.threshold is not None:
            self.threshold.draw(canvas.surface)
        self._lay_table(canvas.surface)

    def draw_firelight(self, canvas: Canvas, dim: int, covered: Sequence[Box] = ()) -> None:
        """Draw the light of the visible fires on a room that was darkened by `dim` of 255."""
        fires = [light for light in self.lights if not light.box.w]
        if dim not in self._firelit:
            shown = dim / 255 * SHOWN
            reach = ((self.layout.point(Box(*fire.box).centre), self.layout.size(fire.radius * FAR)) for fire in fires)
            self._firelit = {dim: [brought_back(self.still, at, far, shown) for at, far in reach]}
        burning = self.burning(covered)
        for fire, (picture, at) in zip(fires, self._firelit[dim], strict=True):
            if self._torch_of(fire) in burning:
                canvas.blend(picture, at, pygame.BLEND_RGB_ADD)

    def burning(self, covered: Sequence[Box]) -> list[Torch]:
        """Return the torches whose flames are visible, not behind a box in `covered`."""
        return [torch for torch in self._torches if not any(torch.burns.overlaps(box) for box in covered)]

    def _torch_of(self, fire: levels.Light) -> Torch | None:
        """Return the nearest torch, which a light comes from; None if there is no torch."""
        x, _y = Box(*fire.box).centre
        return min(self._torches, key=lambda torch: abs(torch.box.centre[0] - x), default=None)

    def draw_flames(self, canvas: Canvas, covered: Sequence[Box] = ()) -> None:
        """Draw flames and floating particles. Flames behind a `covered` box are hidden; without a visible flame no
        sparks fly."""
        burning = self.burning(covered)
        for torch in burning:
            if not canvas.visible(torch.box):
                continue
            flames = self._flames_at(torch.box.centre)
            if flames is not None:
                canvas.blend(self._now(flames[torch.name], torch.beat), torch.spot)
        if self.threshold is None and (burning or self._is_airy() or not self._torches):
            self.sparks.draw(canvas, covered)

    def _now(self, frames: list[pygame.Surface], beat: float) -> pygame.Surface:
        return frames[int(self.time / beat) % len(frames)]

    def draw_torch(self, canvas: Canvas, box: Box, head: float, flicker: bool = True) -> None:
        """Draw a piece of the room in a box, with its first torch centred and `head` below the upper edge."""
        self._keep_up()
        torch = self._torches[0]
        flame = torch.box
        x, y = canvas.layout.point((flame.centre[0] - box.w / 2, flame.y - head))
        to_x, to_y = canvas.layout.point((box.x, box.y))
        with canvas.clipped(box):
            canvas.blend(self.still, (to_x - x, to_y - y), edition=self._edition)
            self._flicker(canvas, 0, self.lights[0], flicker, (to_x - x, to_y - y))
            left, top = torch.spot
            canvas.blend(self._now(self.flames[torch.name], torch.beat), (left + to_x - x, top + to_y - y))

    def _flames_at(self, at: Point) -> Flames | None:
        """Return the flames at a point: this room's; on the way, the previous room's; or None in the dark between."""
        here = True if self.threshold is None else self.threshold.shows(at)
        return self.flames if here else None if here is None else self._behind

    def _flicker(
        self, canvas: Canvas, index: int, light: levels.Light, flicker: bool, moved: Point = (0.0, 0.0)
    ) -> None:
        """Draw the flickering part of a light, offset by `moved` window pixels."""
        if not self.glows[index]:
            return
        level = self._brightness(index) if flicker else LEVELS // 2
        if not level:
            return
        picture = self.glows[index][level - 1]
        x, y = canvas.layout.point(Box(*light.box).centre)
        at = x + moved[0] - picture.get_width() / 2, y + moved[1] - picture.get_height() / 2
        canvas.blend(picture, at, pygame.BLEND_RGB_ADD)

    def _brightness(self, index: int) -> int:
        """Return a light's brightness level from two slow waves that never coincide: restless, but never a flash."""
        t = self.time + index * 1.7
        wave = 0.5 + 0.3 * math.sin(t * 7.1) + 0.2 * math.sin(t * 11.3 + 1.0)
        return max(0, min(LEVELS, round(wave * LEVELS)))


def burning_in(box: Box) -> Box:
    """Return the part of a flame's picture that is not empty."""
    return box.inset(FLAME_EDGE * box.w, 0)
