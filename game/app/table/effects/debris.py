"""Effects that come and go: printed scraps off blows and blessings, and visions over the table."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import pygame

from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas
from ...gfx.jagged import pieces
from ..card_art import CardArt
from ..sprites import Sprite

MOST = 100  # most scraps in the air at once
STEPS = 18  # number of angles at which each shape is cached
FADING = (1.0, 0.8, 0.45)  # share of its size: in the first half of its life, then in the last two quarters
STAGES, SHAPES = len(FADING), 4  # size stages; most shapes of a kind
LOT = 7  # seed of the particles: their looks must not depend on the play's randomness


@dataclass(frozen=True)
class DebrisKind:
    """A kind of scrap.

    `shapes` is the number of pictures; `size` is in design pixels; `life` in seconds; `pull` is the downward
    acceleration in design pixels per second²; `spin` in degrees per second (0: the scrap points where it flies);
    `glides` is the share of speed left after a second in the air.
    """

    shapes: int
    size: float
    life: float
    pull: float
    spin: float = 0.0
    glides: float = 0.4


KINDS: dict[str, DebrisKind] = {
    "strike": DebrisKind(3, 25.0, 0.42, 500.0, glides=0.25),
    "blood": DebrisKind(3, 26.0, 0.55, 1000.0),
    "heal": DebrisKind(3, 27.0, 1.0, -130.0, 70.0, glides=0.12),
    "magic": DebrisKind(2, 24.0, 0.7, -40.0, 220.0, glides=0.15),
    "gold": DebrisKind(3, 26.0, 1.2, 330.0, 260.0, glides=0.3),
    "smoke": DebrisKind(2, 46.0, 0.75, -70.0, 60.0, glides=0.06),
    "chip": DebrisKind(2, 17.0, 0.6, 1300.0, 700.0),
    "paper": DebrisKind(4, 22.0, 3.4, 400.0, 300.0, glides=0.25),
}
NAMES = tuple(KINDS)
Numbers = npt.NDArray[np.float32]


def _of(what: Callable[[DebrisKind], float]) -> Numbers:
    """Return a property of every kind, in the order of NAMES."""
    return np.array([what(kind) for kind in KINDS.values()], np.float32)


SIZE, LIFE, PULL = _of(lambda kind: kind.size), _of(lambda kind: kind.life), _of(lambda kind: kind.pull)
SPIN, GLIDES = _of(lambda kind: kind.spin), _of(lambda kind: kind.glides)


class Debris:
    """All scraps in the air. Positions in design pixels, speeds in design pixels per second, angles in degrees."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng(LOT)
        self.clear()

    def __len__(self) -> int:
        return len(self._age)

    @property
    def bursting(self) -> bool:
        """True while anything is in the air."""
        return len(self._age) > 0

    def clear(self) -> None:
        """Remove all scraps."""
        self._place, self._speed = np.zeros((0, 2), np.float32), np.zeros((0, 2), np.float32)
        self._age, self._turn, self._spin = (np.zeros(0, np.float32) for _ in range(3))
        self._kind, self._shape = np.zeros(0, int), np.zeros(0, int)

    def burst(self, kind: str, at: Point, count: int, force: float = 220.0, way: float | None = None) -> None:
        """Throw scraps up from a point, all round or about the direction `way` (degrees: 0 right, 90 up)."""
        lot, spread = self._chance, 180.0 if way is None else 38.0
        angle = np.radians(lot.uniform(-spread, spread, count) + (way or 0.0))
        speed = lot.uniform(0.3, 1.0, count) * force
        rise = force * 0.35 if way is None else 0.0
        number = NAMES.index(kind)
        thrown = np.stack([np.cos(angle) * speed, -np.sin(angle) * speed - rise], 1).astype(np.float32)
        self._place = np.concatenate([self._place, np.array(at, np.float32) + thrown * 0.02])
        self._speed = np.concatenate([self._speed, thrown])
        self._age = np.concatenate([self._age, lot.uniform(0.0, 0.2, count).astype(np.float32) * LIFE[number]])
        self._turn = np.concatenate([self._turn, lot.uniform(-20, 20, count).astype(np.float32)])
        self._spin = np.concatenate([self._spin, (lot.uniform(-1, 1, count) * SPIN[number]).astype(np.float32)])
        self._kind = np.concatenate([self._kind, np.full(count, number, int)])
        self._shape = np.concatenate([self._shape, lot.integers(0, KINDS[kind].shapes, count)])
        self._only(np.arange(len(self._age)) >= len(self._age) - MOST)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if not len(self._age):
            return
        self._speed *= (GLIDES[self._kind] ** dt)[:, None]
        self._speed[:, 1] += PULL[self._kind] * dt
        self._place += self._speed * dt
        self._turn += self._spin * dt
        self._age += dt
        self._only(self._age < LIFE[self._kind])

    def _only(self, keep: npt.NDArray[np.bool_]) -> None:
        if keep.all():
            return
        self._place, self._speed, self._age = self._place[keep], self._speed[keep], self._age[keep]
        self._turn, self._spin = self._turn[keep], self._spin[keep]
        self._kind, self._shape = self._kind[keep], self._shape[keep]

    def draw(self, canvas: Canvas) -> None:
        """Draw all scraps, smaller towards the end of their lives."""
        if not len(self._age):
            return
        flown = np.degrees(np.arctan2(-self._speed[:, 1], self._speed[:, 0]))
        turns = np.where(SPIN[self._kind] > 0, self._turn, flown)
        steps = np.round(turns / 360 * STEPS).astype(int) % STEPS
        stages = np.clip(self._age / LIFE[self._kind] * 4 - 1, 0, STAGES - 1).astype(int)
        looks = ((self._kind * SHAPES + self._shape) * STEPS + steps) * STAGES + stages
        known = _pictures(round(canvas.layout.k, 4))
        for look in set(looks.tolist()) - known.keys():
            known[look] = _picture(canvas, look)
        layout = canvas.layout
        corner = np.array((layout.left, layout.above), np.float32)
        places = ((self._place + corner) * layout.k).astype(int).tolist()
        shown = zip(map(known.__getitem__, looks.tolist()), places, strict=True)
        canvas.blend_all([(picture, (x - half, y - half)) for (picture, half), (x, y) in shown])


@lru_cache(2)
def _pictures(k: float) -> dict[int, tuple[pygame.Surface, int]]:
    """Return the cache of scrap pictures for a window scale: picture and half its side, by look."""
    return {}


def _picture(canvas: Canvas, look: int) -> tuple[pygame.Surface, int]:
    """Return a shape at one of its angles and sizes, and half its side."""
    rest, stage = divmod(look, STAGES)
    rest, step = divmod(rest, STEPS)
    kind, shape = divmod(rest, SHAPES)
    side = max(4, canvas.layout.size(float(SIZE[kind]) * FADING[stage]))
    picture = canvas.pictures.scaled(f"ui/scrap-{NAMES[kind]}-{shape}", (side, side))
    turned = pygame.transform.rotozoom(picture, 360 / STEPS * step, 1.0)
    return turned, turned.get_width() // 2


PIECE_PULL, FORCE, RISE, TUMBLE = 2500.0, 190.0, 330.0, 150.0  # gravity, push, rise (design pixels); degrees per second
PIECE_LIFE, FADE = 0.95, 0.15  # seconds a piece lives, and seconds it fades at the end


@dataclass(eq=False)
class CardPieces:
    """The pieces of a card in the air, `age` seconds after it broke."""

    sprite: Sprite
    age: float = 0.0
    pieces: Sequence[tuple[pygame.Surface, Point]] = ()

    def __post_init__(self) -> None:
        self.at, self.home = self.sprite.box.centre, self.sprite.home
        self.look = (self.sprite.card, self.sprite.layout, self.sprite.pips, self.sprite.print)

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True while pieces are in the air."""
        self.age += dt
        return self.age < PIECE_LIFE

    def draw(self, canvas: Canvas, art: CardArt) -> None:
        """Draw the pieces."""
        if not self.pieces:
            self.pieces = self._cut(art)
        alpha = round(255 * min(1.0, (PIECE_LIFE - self.age) / FADE))
        x, y = canvas.layout.point(self.at)
        k = canvas.layout.k
        for i, (picture, (dx, dy)) in enumerate(self.pieces):
            far = math.hypot(dx, dy) or 1.0
            force = FORCE * (0.7 + 0.2 * (i * 2 % 3)) * k
            fallen = (PIECE_PULL * self.age**2 / 2 - RISE * self.age * (0.6 + 0.25 * (i % 3))) * k
            left, top = x + dx + dx / far * force * self.age, y + dy + dy / far * force * self.age / 2 + fallen
            turned = pygame.transform.rotozoom(picture, TUMBLE * self.age * (-1) ** i * (0.5 + 0.3 * (i % 3)), 1.0)
            canvas.blit(turned, (round(left - turned.get_width() / 2), round(top - turned.get_height() / 2)), alpha)

    def _cut(self, art: CardArt) -> Sequence[tuple[pygame.Surface, Point]]:
        card, layout, pips, printed = self.look
        return [*pieces(art.face(card, self.home, layout, pips, printed) if card else art.back(self.home))]


# Visions: pictures that appear briefly over the table, such as a spell's bolt or ward, and light turning behind a
# card.

COARSE = 15.0  # degrees between the angles at which marks are cached
SPOKES, VISION_STEPS = 45.0, 16  # degrees after which the wheel of rays repeats; number of angles cached in between
WHEEL, SMALL_WHEEL = 420.0, 320.0  # design pixels: side of the wheel behind a card, and of a small one


@dataclass(eq=False)
class Vision:
    """A picture of `ui` in the air.

    `at` is its middle and `side` its side in design pixels; `size` is its current scale, `turn` its angle in degrees;
    `goes` is the alpha it loses per second while fading.
    """

    picture: str
    at: Point
    side: float
    size: float = 0.2
    turn: float = 0.0
    alpha: float = 255.0
    goes: float = 700.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        if self.size == 1.0 and self.turn:
            self._draw_turned(canvas)
            return
        canvas.swelling(f"ui/{self.picture}", self.at, self.side, self.size, self.turn, round(self.alpha))

    def _draw_turned(self, canvas: Canvas) -> None:
        """Draw a mark, which only fades, rotated to the nearest cached angle."""
        side, step = canvas.layout.size(self.side), round(self.turn / COARSE)
        name = f"ui/{self.picture}"
        picture = canvas.pictures.keep(
            ("mark", name, side, step),
            lambda: pygame.transform.rotozoom(canvas.pictures.scaled(name, (side, side)), COARSE * step, 1.0),
        )
        x, y = canvas.layout.point(self.at)
        at = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
        canvas.blit(picture, at, round(self.alpha))


@dataclass(eq=False)
class Rays(Vision):
    """A wheel of rays. It is large and always turning, so each of its few angles is cached."""

    picture: str = "rays"
    at: Point = (0.0, 0.0)
    side: float = WHEEL

    def draw(self, canvas: Canvas) -> None:
        """Draw the wheel at the nearest cached angle."""
        side, step = canvas.layout.size(self.side), round(self.turn / SPOKES * VISION_STEPS) % VISION_STEPS
        picture = canvas.pictures.keep(("rays", side, step), lambda: self._wheel(canvas, side, step))
        x, y = canvas.layout.point(self.at)
        canvas.blit(picture, (round(x - side / 2), round(y - side / 2)), round(self.alpha))

    def _wheel(self, canvas: Canvas, side: int, step: int) -> pygame.Surface:
        whole = canvas.pictures.scaled(f"ui/{self.picture}", (side, side))
        turned = pygame.transform.rotozoom(whole, SPOKES / VISION_STEPS * step, 1.0)
        spare = (turned.get_width() - side) // 2
        return turned.subsurface((spare, spare, side, side)).copy()


def rays(at: Point, side: float = WHEEL, alpha: float = 220.0) -> Rays:
    """Return a wheel of rays about a point."""
    return Rays(at=at, side=side, alpha=alpha)


THEN = " › "  # between a figure and its reduced value
SIGN, LABEL, EDGE = 230.0, 54.0, 26.0  # side of the picture; height of the text's plate, and its margin
STAMPS = ("burst-hit", "swoosh-miss")  # pictures of stamps used in many fights
FIGURE = 0.3  # height of the figure, as a share of the picture's side
OUTLINE = ((-3, 0), (3, 0), (0, -3), (0, 4), (-2, -2), (2, -2), (-2, 3), (2, 3))


@dataclass(eq=False)
class Stamp:
    """A picture of `ui` with the last of its figures on it, and a plate with the text “Hit” or, after changes, “13 › 7
    › 4”.

    Without text it has no plate. `at` is its middle; `size` is its current scale, for pops; `goes` is the alpha it
    loses per second while fading.
    """

    picture: str
    word: str
    figures: tuple[int, ...]
    at: Point
    size: float = 1.0
    alpha: float = 255.0
    goes: float = 900.0

    @property
    def text(self) -> str:
        """The text on the plate."""
        return " ".join(filter(None, (self.word, THEN.join(map(str, self.figures)) if len(self.figures) > 1 else "")))

    def draw(self, canvas: Canvas) -> None:
        """Draw the stamp."""
        side = SIGN * self.size
        sign = Box(self.at[0] - side / 2, self.at[1] - side / 2, side, side)
        canvas.swelling(f"ui/{self.picture}", self.at, SIGN, self.size, alpha=round(self.alpha))
        if self.figures:
            self._figure(canvas, sign)
        if self.text:
            self._label(canvas, sign)

    def _figure(self, canvas: Canvas, sign: Box) -> None:
        """Draw the current figure large, with a light outline, because the burst is light, too."""
        block = canvas.type.block(str(self.figures[-1]), "number", sign.w * FIGURE, sign.w, lines=1, grow=False)
        for dx, dy in OUTLINE:
            canvas.block(block, sign.moved(dx, dy), canvas.theme.cream, "centre", alpha=round(self.alpha))
        canvas.block(block, sign, canvas.theme.ink, "centre", alpha=round(self.alpha))

    def _label(self, canvas: Canvas, sign: Box) -> None:
        block = canvas.type.block(self.text, "label", 30, SIGN * 2, LABEL, lines=1, grow=False)
        wide = block.width + 2 * EDGE
        plate = Box(sign.centre[0] - wide / 2, sign.bottom - LABEL, wide, LABEL)
        canvas.plate("preview-plate", plate, round(self.alpha))
        canvas.block(block, plate, canvas.theme.cream, "centre", alpha=round(self.alpha), shade=canvas.theme.night)
