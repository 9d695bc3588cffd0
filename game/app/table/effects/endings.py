"""The end of a play: the dungeon darkens over the dead, or its door opens on daylight for survivors.

A closing scene (`table.sprites.Closing`) is drawn above the whole table; flourishes tween its attributes.
"""

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

import pygame

from game.core.events import Told
from game.core.view import View

from ...base.geometry import Box, Point
from ...base.tween import CallStep, Par, Seq, Step, Tween, Wait, both, into, mix, out, stagger, steadily
from ...gfx.canvas import Canvas
from ...gfx.jagged import CLEAR, Rim, reach, shut
from ...gfx.theme import colour
from ..places import EDGE as TABLE
from ..room.masonry import EVEN, arch, fill, largeness, vault
from ..sprites import Sprite
from ..stage import PACK, RUMBLE_ROAR, Stage
from .debris import rays

RIM: tuple[Rim, ...] = ((30.0, colour("#1a1016")), (12.0, colour("#3a1a14")))  # the glow on the edge of the dark
TEETH = 130.0  # design pixels: length of the dark wedges that reach into the light
GATHERED = 0.16  # share of light left when it is centred on the point where the dark closes in
EMBER = 46.0  # design pixels: side of the last glowing coal
SHAFTS, SPREAD = 13, 0.085  # number of rays out of the open door, and half the angle of each in radians
CORE, FAINT, STRONG = 0.45, 0.16, 0.3  # of a ray: share of the width that is its middle; brightness of sides and middle
AJAR, SHADE = 0.9, 0.5  # of a right angle: how far the door's leaves turn; how much darker they get
EDGE, OUTLINE = 4.0, 5.0  # design pixels: the lit edge of a leaf, the outline of the door
WALL = 1.25  # size of the doorway relative to the daylight in it
NIGHTFALL = 215  # alpha of the dark over the table at the end
DAY, SUN, SHAPE = "ui/daylight", (0.5, 0.25), 1.6  # the daylight picture; its sun, in shares; width to height
STONES = (colour("#6a4f36"),)  # stones of the doorway, lit by daylight
GOLD, LIGHT = colour("#f4c866"), colour("#fff0c4")


@dataclass(eq=False)
class Darkness:
    """Dark that closes in from all sides.

    `left` is the share of the way to `at` that is still light (1: all of it); `ember` is the glow of a coal there, 0 to
    1.
    """

    at: Point
    left: float = 1.0
    ember: float = 0.0

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw nothing: the dark covers everything."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the dark around the light that is left."""
        gathers = max(0.0, self.left - GATHERED) / (1 - GATHERED)
        middle = mix(self.at, canvas.layout.whole.centre, gathers**0.7)
        radius = self.left * (reach(canvas, middle) + TEETH)
        shut(canvas, middle, radius, min(TEETH, radius * 0.7), RIM if radius > 0 else (), canvas.theme.night)
        if self.ember > 0:
            stage = 0 if self.ember > 0.66 else 1 if self.ember > 0.33 else 2
            x, y = self.at
            canvas.picture(f"ui/scrap-ember-{stage}", Box(x - EMBER / 2, y - EMBER / 2, EMBER, EMBER))


def prepare_day(canvas: Canvas, door: Box) -> None:
    """Decode the daylight picture for this door."""
    canvas.pictures.prepare(DAY, [_day_size(canvas, door)])


def _day_size(canvas: Canvas, door: Box) -> tuple[int, int]:
    """Return the size at which the daylight picture fills the window with its sun in the door, in window pixels."""
    x, y = canvas.layout.point(door.centre)
    width, height = canvas.size
    tall = max(y / SUN[1], (height - y) / (1 - SUN[1]), max(x, width - x) * 2 / SHAPE)
    return round(tall * SHAPE), round(tall)


def _day(canvas: Canvas, door: Box) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the daylight picture and its position in the window."""
    (wide, tall), (x, y) = _day_size(canvas, door), canvas.layout.point(door.centre)
    return canvas.pictures.scaled(DAY, (wide, tall)), (round(x - SUN[0] * wide), round(y - SUN[1] * tall))


@dataclass(eq=False)
class Daylight:
    """The door of the room opening on daylight.

    `gap` is how far the door is open, `rays` how far light falls through it, `flood` how far the viewer has walked
    through it, all from 0 to 1. `door` is its box.
    """

    door: Box
    gap: float = 0.0
    rays: float = 0.0
    flood: float = 0.0
    leaves: list[pygame.Surface] = field(default_factory=list)
    left: pygame.Surface | None = None  # the screen around the door when the walk starts

    @property
    def middle(self) -> Point:
        """The middle of the door."""
        return self.door.centre

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the rays in the room, and the door with what is behind it."""
        canvas.live(canvas.layout.whole, self._open_door)

    def _open_door(self, canvas: Canvas) -> None:
        x, y, w, h = place = pygame.Rect(canvas.layout.px(self.door)).clip(canvas.surface.get_rect())
        if not self.leaves:  # cut out of the drawn room
            door = canvas.surface.subsurface(place).convert_alpha()
            door.blit(self._mask(canvas, place), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self.leaves = [door.subsurface(half).copy() for half in ((0, 0, w // 2, h), (w // 2, 0, w - w // 2, h))]
        self._draw_rays(canvas)
        if self.gap > 0:
            canvas.surface.blit(self._view(canvas, place), (x, y))
            ink = max(1, round(OUTLINE * canvas.layout.k))
            pygame.draw.polygon(canvas.surface, canvas.theme.ink, self._outline(canvas, 1.0), ink)
            self._draw_leaves(canvas, place)

    def draw(self, canvas: Canvas) -> None:
        """Darken the table; draw the door growing as the viewer walks through it, until daylight fills the window."""
        whole = canvas.layout.whole
        if self.rays > 0:
            canvas.fill(
                Box(whole.x, TABLE, whole.w, whole.bottom - TABLE), canvas.theme.night, round(NIGHTFALL * self.rays)
            )
        if self.flood > 0:
            canvas.live(whole, self._walk_out)

    def _walk_out(self, canvas: Canvas) -> None:
        """Draw the door around the viewer, and daylight in it."""
        whole = canvas.layout.whole
        if self.left is None:
            self.left = canvas.surface.copy()
            self.left.set_colorkey(CLEAR)
        corners = [(x, y) for x in (whole.x, whole.right) for y in (whole.y, whole.bottom)]
        larger = float(largeness(self.door, corners) ** self.flood)
        day = self._outline(canvas, larger)
        vault(self.left, canvas.layout, self.door, larger * WALL, day, STONES, canvas.theme.night, GOLD)
        fill(self.left, CLEAR, day)
        canvas.surface.blit(*_day(canvas, self.door))
        canvas.surface.blit(self.left, (0, 0))

    def _view(self, canvas: Canvas, place: pygame.Rect) -> pygame.Surface:
        """Return the part of the daylight that shows in the door."""

        def make() -> pygame.Surface:
            day, (x, y) = _day(canvas, self.door)
            view = day.subsurface(place.move(-x, -y)).convert_alpha()
            view.blit(self._mask(canvas, place), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return view

        return canvas.pictures.keep(("day in the door", canvas.size, self.door), make)

    def _mask(self, canvas: Canvas, place: pygame.Rect) -> pygame.Surface:
        """Return a mask of the door's box: white within the door's outline."""
        mask = pygame.Surface(place.size, pygame.SRCALPHA)
        corners = [(x - place.x, y - place.y) for x, y in self._outline(canvas, 1.0)]
        pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
        return mask

    def _outline(self, canvas: Canvas, larger: float) -> list[Point]:
        return [canvas.layout.point(at) for at in arch(self.door, 1.0, larger, EVEN)]

    def _draw_leaves(self, canvas: Canvas, place: pygame.Rect) -> None:
        """Draw both leaves, turned away, with daylight on their edges."""
        narrow = math.cos(self.gap * AJAR * math.pi / 2)
        edge = max(1, round(EDGE * canvas.layout.k * min(1.0, self.gap * 4)))
        level = round(255 * (1 - SHADE * self.gap))
        for i, leaf in enumerate(self.leaves):
            size = max(1, round(leaf.get_width() * narrow)), leaf.get_height()
            turned = pygame.transform.scale(leaf, size)
            turned.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
            x = place.right - size[0] if i else place.x
            canvas.surface.blit(turned, (x, place.y))
            beside = x - edge if i else x + size[0]
            lit = pygame.Rect(beside, place.y + place.h // 12, edge, place.h - place.h // 12)
            canvas.surface.fill(LIGHT, lit)

    def _draw_rays(self, canvas: Canvas) -> None:
        """Draw the light that falls into the room, down to the table."""
        size = canvas.size
        stage = pygame.Rect(0, 0, size[0], round(canvas.layout.point((0, TABLE))[1]))
        sheet = canvas.pictures.keep(("rays of the day", size), lambda: pygame.Surface(stage.size).convert())
        sheet.fill((0, 0, 0))
        for share, bright in ((1.0, FAINT), (CORE, STRONG)):
            for shaft in self._shafts(canvas, share):
                pygame.draw.polygon(sheet, [round(level * bright * self.rays) for level in GOLD], shaft)
        canvas.surface.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _shafts(self, canvas: Canvas, share: float) -> list[list[Point]]:
        """Return the polygons of the rays from the middle of the door, each narrowed to `share`; every other one is
        shorter."""
        x, y = canvas.layout.point(self.middle)
        far = reach(canvas, self.middle) * canvas.layout.k * self.rays
        found = []
        for i in range(SHAFTS):
            way, long = math.tau * (i + 0.25) / SHAFTS + 0.12 * self.rays, far * (1.4 if i % 2 else 1.0)
            ends = (way - SPREAD * share * self.rays, way + SPREAD * share * self.rays)
            found.append([(x, y), *((x + long * math.cos(end), y + long * math.sin(end)) for end in ends)])
        return found


# flourishes

MIDDLE = (640.0, 262.0)  # design pixels: where the dark closes in if there is no card
GLOWS, OUT = 0.18, 0.05  # seconds: the last coal dies; the pause after it
DRAWN = 3  # cards of each pile that the light draws in


def death(stage: Stage, event: Told) -> Step:
    """Animate death: the dark closes in on the last card, waits, and shuts; a coal goes out."""
    last = stage.find(stage.eyed)
    return dark(stage, last.box.centre if last else MIDDLE)


def dark(stage: Stage, at: Point) -> Step:
    """Let the dark close over a point."""
    dark = Darkness(at)

    def fall() -> None:
        stage.play("death")
        stage.rumble(*RUMBLE_ROAR)
        stage.closing = dark

    return Seq(
        CallStep(fall),
        Tween(dark, 0.7, both, left=GATHERED),
        Wait(0.05),
        CallStep(lambda: stage.foresee()),  # nothing moves now; later the window would stay black
        Wait(0.25),
        Tween(dark, 0.2, into, left=0.0, ember=1.0),
        Tween(dark, GLOWS, into, ember=0.0),
        Wait(OUT),  # the result opens over the last drawn frame: the coal must be out
    )


def party_death(stage: Stage, event: Told) -> Step:
    """Animate the death of a party; if it is one of two, the table goes on for the other."""
    if event.data == (1,):
        return death(stage, event)
    return Seq(CallStep(lambda: stage.play("death")), Wait(0.5))


def escape(stage: Stage, event: Told) -> Step:
    """Animate the escape: the door opens on daylight, its light draws the cards in, and the viewer walks out.

    The sound cue has the event's own name.
    """
    light = Daylight(stage.places.doorway)
    left = _left(stage, light.middle)
    put_back = [_as_it_lies(sprite) for sprite in left]  # unseen by then: daylight fills the window

    def opens() -> None:
        stage.play(event.what)
        stage.closing = light

    return Seq(
        CallStep(opens),
        Wait(0.03),  # until the daylight is drawn
        Tween(light, 0.1, into, gap=0.16, rays=0.1),
        Wait(0.06),
        Par(
            Tween(light, 0.55, out, gap=1.0, rays=1.0),
            Seq(Wait(0.12), stagger(0.05, [_drawn(stage, sprite, light.middle) for sprite in left])),
        ),
        CallStep(lambda: stage.scraps.burst("gold", light.middle, 26, 520)),
        Wait(0.25),
        Tween(light, 0.5, steadily, flood=1.0),
        *(CallStep(put) for put in put_back),
    )


def is_day_near(view: View, outs: Collection[str]) -> bool:
    """Return True if the next action may end outside: the pack is empty, or one of the verbs `outs` is legal."""
    last = not any(cards for zone, cards in view.zones.items() if zone.startswith(PACK))
    return bool(outs) and (last or any(action.verb in outs for action in view.legal))


def party_escape(stage: Stage, event: Told) -> Step:
    """Animate the escape of a party; if it is one of two, the table goes on for the other."""
    if event.data == (1,):
        return escape(stage, event)

    def cheer() -> None:
        stage.play("escape")
        stage.scraps.burst("gold", MIDDLE, 22, 460)

    return Seq(CallStep(cheer), stage.shine(rays(MIDDLE, 560.0), 1.2), Wait(0.6))


def _left(stage: Stage, door: Point) -> list[Sprite]:
    """Return the uppermost open cards on the table, those nearest to the door last."""
    piles = [pile for zone, pile in stage.piles.items() if not zone.startswith(PACK)]
    uppermost = [stage.at_rest(sprite) for pile in piles for sprite in pile[-DRAWN:]]
    return sorted(uppermost, key=lambda sprite: abs(sprite.at[0] - door[0]))


def _as_it_lies(sprite: Sprite) -> Callable[[], None]:
    """Return a callback that restores a card's current state."""
    now = dict(vars(sprite))
    return lambda: vars(sprite).update(now)


def _drawn(stage: Stage, sprite: Sprite, goal: Point) -> Step:
    """Animate a card drawn into the light, shrinking."""
    lean = 24.0 if sprite.at[0] > goal[0] else -24.0

    def gone() -> None:
        sprite.alpha = 0.0

    return Seq(
        stage.raised(sprite, Tween(sprite, 0.09, out, lift=14.0, tilt=-lean / 4),
                     Tween(sprite, 0.34, into, at=goal, width=12.0, tilt=lean, lift=0.0), CallStep(gone)),
    )  # fmt: skip
