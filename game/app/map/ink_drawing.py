"""Ink on paper: lines that are not quite straight, and walls hatched by hand. The same seed always gives the same
drawing."""

import itertools
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

import pygame

from game.core.journey import FIND, SHOP, STORY

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.pictures import portrait_of
from ..gfx.theme import Colour, colour

STEP, WOBBLE = 11.0, 1.1  # from one bend of a line to the next; how far it strays
TUFT, STROKE, BETWEEN = 9.0, 13.0, 3.3  # gap between bundles of strokes; length of a stroke; gap between strokes
ROWS, SHARES = (4.0, 12.5, 20.5), (1.0, 1.0, 0.62)  # each row's distance from the wall; its share of bundles drawn
REACH = 25.0  # a bundle reaches no further from a corner of its patch
FINE = 1.05  # thickness of a stroke
LONE, STRAY, SLANT = 7.5, 2.2, 0.7  # least distance of bundles; how far they stray; difference of neighbours' slants
DOT = 10.0  # from one dot of a dotted line to the next
Tuft = tuple[tuple[Point, ...], tuple[tuple[Point, Point], ...]]  # a patch and the strokes on it


class Nib:
    """Draws on paper whose left upper corner is `origin` in design pixels, with `fine` pixels per design pixel. The
    `sheet` is the part of the paper right of and below `corner`, in its pixels. The same lines have the same pixels on
    every sheet."""

    def __init__(self, sheet: pygame.Surface, origin: Point, fine: float, corner: tuple[int, int] = (0, 0)):
        self.sheet, self.origin, self.fine, self.corner = sheet, origin, fine, corner

    def _at(self, point: Point) -> tuple[int, int]:
        x, y = (point[0] - self.origin[0]) * self.fine, (point[1] - self.origin[1]) * self.fine
        return int(x) - self.corner[0], int(y) - self.corner[1]

    def reaches(self, box: Box) -> bool:
        """Return True if a part of a box may lie on the sheet."""
        (left, top), (right, foot) = self._at((box.x, box.y)), self._at((box.right, box.bottom))
        return right >= 0 and foot >= 0 and left < self.sheet.get_width() and top < self.sheet.get_height()

    def shape(self, points: Sequence[Point], ink: Colour, alpha: int = 255) -> None:
        """Draw a filled shape."""
        pygame.draw.polygon(self.sheet, (*ink, alpha), [self._at(point) for point in points])

    def line(self, points: Sequence[Point], ink: Colour, wide: float, alpha: int = 255) -> None:
        """Draw a line with round joints."""
        thick = max(1, round(wide * self.fine))
        ends = [self._at(point) for point in points]
        for one, other in itertools.pairwise(ends):
            pygame.draw.line(self.sheet, (*ink, alpha), one, other, thick)
        if thick > 2:
            for point in ends:
                pygame.draw.circle(self.sheet, (*ink, alpha), point, thick / 2)

    def hatch(self, tufts: Sequence[Tuft], ink: Colour, wash: Colour, solid: int) -> None:
        """Draw bundles of strokes, each over those before it, on a `wash` with the alpha `solid`. The inside of the
        walls has to be drawn over them."""
        thick = max(1, round(FINE * self.fine))
        for patch, strokes in tufts:
            x, y = patch[0]
            if not self.reaches(Box(x - REACH, y - REACH, 2 * REACH, 2 * REACH)):
                continue
            self.shape(patch, wash, solid)
            for one, other in strokes:
                pygame.draw.line(self.sheet, ink, self._at(one), self._at(other), thick)


Rows = tuple[tuple[tuple[Point, ...], ...], ...]


class Hatching:
    """Bundles of strokes along rows of lines, each found when it is first asked for."""

    def __init__(self, rows: Rows, seed: str):
        self._found: list[Tuft] = []
        self._left = _tufts(rows, seed)

    def __iter__(self) -> Iterator[Tuft]:
        given = 0
        while given < len(self._found) or self._find():
            yield self._found[given]
            given += 1

    def _find(self) -> bool:
        """Find the next bundle; return False if there is none."""
        found = next(self._left, None)
        if found is not None:
            self._found.append(found)
        return found is not None


@lru_cache(maxsize=400)
def hatching(rows: Rows, seed: str) -> Hatching:
    """Return the bundles of strokes along rows of lines. Cached, since parts of a map are printed again when chambers
    beside them are found."""
    return Hatching(rows, seed)


def _tufts(rows: Rows, seed: str) -> Iterator[Tuft]:
    """Yield bundles of strokes along rows of lines, each row further from the wall: none too near to another, and some
    of the outer rows left out."""
    chance = random.Random(seed)
    laid = list(_laid(rows, chance))
    chance.shuffle(laid)
    slants = dict[tuple[int, int], float]()
    for at in laid:
        cell = round(at[0] / TUFT), round(at[1] / TUFT)
        near = [slants[x, y] for x in _around(cell[0]) for y in _around(cell[1]) if (x, y) in slants]
        tries = [chance.uniform(0, math.pi) for _ in range(4)]
        slant = next((each for each in tries if all(abs(math.sin(each - n)) > SLANT for n in near)), tries[-1])
        slants[cell] = slant
        yield _tuft(at, slant, chance)


def _tuft(at: Point, slant: float, chance: random.Random) -> Tuft:
    """Return a few strokes side by side, with a patch that hides those below."""
    dx, dy = math.cos(slant), math.sin(slant)
    count = chance.choice((4, 4, 5))
    wide, long = BETWEEN * count / 2, STROKE / 2
    patch = tuple((at[0] + dx * a * long - dy * b * wide, at[1] + dy * a * long + dx * b * wide)
                  for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))  # fmt: skip
    strokes = list[tuple[Point, Point]]()
    for n in range(count):
        away = BETWEEN * (n - (count - 1) / 2)
        x, y = at[0] - dy * away, at[1] + dx * away
        one, other = STROKE / 2 * chance.uniform(0.78, 1.1), STROKE / 2 * chance.uniform(0.78, 1.1)
        strokes.append(((x - dx * one, y - dy * one), (x + dx * other, y + dy * other)))
    return patch, tuple(strokes)


def _laid(rows: Sequence[Sequence[Sequence[Point]]], chance: random.Random) -> Iterator[Point]:
    """Yield the positions of the bundles."""
    taken = dict[tuple[int, int], Point]()
    for row, share in zip(rows, SHARES, strict=True):
        for line in row:
            for (x, y), _angle in spaced(line, TUFT, chance.uniform(0, TUFT)):
                at = x + chance.uniform(-STRAY, STRAY), y + chance.uniform(-STRAY, STRAY)
                cell = int(at[0] // LONE), int(at[1] // LONE)
                beside = (taken.get((i, j)) for i in _around(cell[0]) for j in _around(cell[1]))
                if chance.random() <= share and not any(each and math.dist(at, each) < LONE for each in beside):
                    taken[cell] = at
                    yield at


def _around(n: int) -> tuple[int, int, int]:
    """Return a number and its two neighbours."""
    return n - 1, n, n + 1


def corners(box: Box) -> list[Point]:
    """Return the border of a box, back to its first corner."""
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)]


def wobbly(line: Sequence[Point], seed: str, far: float = WOBBLE) -> list[Point]:
    """Return a line as a hand would draw it; its ends stay in place."""
    chance = random.Random(seed)
    drawn: list[Point] = []
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        count = max(1, round(length / STEP))
        nx, ny = (one[1] - other[1]) / (length or 1), (other[0] - one[0]) / (length or 1)
        for i in range(count):
            t, away = i / count, chance.uniform(-far, far) if i else 0.0
            drawn.append((one[0] + (other[0] - one[0]) * t + nx * away, one[1] + (other[1] - one[1]) * t + ny * away))
    return [*drawn, line[-1]]


def spaced(line: Sequence[Point], step: float, start: float = 0.0) -> Iterator[tuple[Point, float]]:
    """Yield points along a line, `step` apart, each with the angle of the line there."""
    left = start
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        angle = math.atan2(other[1] - one[1], other[0] - one[0])
        while left <= length and length:
            t = left / length
            yield (one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t), angle
            left += step
        left -= length


def length_of(line: Sequence[Point]) -> float:
    """Return the length of a line."""
    return sum(math.dist(one, other) for one, other in itertools.pairwise(line))


def along(line: Sequence[Point], share: float) -> Point:
    """Return the point at a share of a line's length, from 0 to 1."""
    left = length_of(line) * share
    for one, other in itertools.pairwise(line):
        length = math.dist(one, other)
        if left <= length and length:
            t = left / length
            return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t
        left -= length
    return line[-1]


FLOURISH_FINE = 4  # drawn this many times larger, then scaled down
LOZENGE, SMALL, APART = 7.5, 3.6, 15.0  # lozenge: from its middle to its tips; small ones beside it: same, distance
SWELL, THICK = 0.3, 2.4  # where a line is thickest, as a share of its length; half its thickness there


def flourish(canvas: Canvas, box: Box, ink: Colour) -> None:
    """Draw the ornament across the width of a box, in its middle."""
    x, y, w, h = canvas.layout.px(box)

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w * FLOURISH_FINE, h * FLOURISH_FINE), pygame.SRCALPHA)
        sheet.fill((*ink, 0))
        _draw(Nib(sheet, (0, 0), canvas.layout.k * FLOURISH_FINE), box.w, box.h, ink)
        return pygame.transform.smoothscale(sheet, (w, h))

    canvas.blit(canvas.pictures.keep(("flourish", w, h, ink), make), (x, y))


def _draw(nib: Nib, wide: float, high: float, ink: Colour) -> None:
    x, y = wide / 2, high / 2
    nib.shape(_lozenge((x, y), LOZENGE), ink)
    for way in (-1, 1):
        nib.shape(_lozenge((x + way * APART, y), SMALL), ink)
        near, far = x + way * (APART + 9), x + way * (wide / 2 - SMALL)
        thick = near + (far - near) * SWELL
        nib.shape([(near, y), (thick, y - THICK), (far, y), (thick, y + THICK)], ink)
        nib.shape(_lozenge((far, y), SMALL * 0.7), ink)


def _lozenge(at: Point, far: float) -> list[Point]:
    """Return the outline of a lozenge with hollow sides."""
    tips = [(0, -far), (far, 0), (0, far), (-far, 0)]
    hollow = 0.34 * far
    sides = [(hollow, -hollow), (hollow, hollow), (-hollow, hollow), (-hollow, -hollow)]
    return [(at[0] + dx, at[1] + dy) for pair in zip(tips, sides, strict=True) for dx, dy in pair]


PAPER, LINE, FOLD = colour("#ecd9ac"), 1.5, colour("#b8955c")
LABEL_FINE = 3  # drawn this many times larger, then scaled down
TAIL, DROP, NOTCH = 22.0, 7.0, 9.0  # the ends of a scroll: how far they stand out, lie lower, are notched
POINTS, INTO, WIDE = 7.0, 3.0, 7.0  # a slip's point: how far beyond an edge, how far within it; half its width
Draw = Callable[[Nib, Box, Colour, Colour], None]


def slip(canvas: Canvas, box: Box) -> None:
    """Draw a narrow slip with a line of ink around it."""
    _lay(canvas, "slip", box, _draw_slip)


def point(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw the point of a slip, straight from its edge to the edge of the chamber it names."""
    (x, y), (to_x, to_y) = start, end
    across, along = to_x - x, to_y - y
    dx, dy = (across > 0) - (across < 0), (along > 0) - (along < 0)
    far = abs(across) + abs(along) + INTO + POINTS
    foot = x - dx * INTO, y - dy * INTO
    tip = foot[0] + dx * far, foot[1] + dy * far
    sides = [(foot[0] + way * dy * WIDE, foot[1] + way * dx * WIDE) for way in (1, -1)]
    xs, ys = zip(tip, *sides, strict=True)
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-LINE)
    inner = [(at[0] - box.x, at[1] - box.y) for at in (sides[0], tip, sides[1])]

    def draw(nib: Nib, _box: Box, paper: Colour, ink: Colour) -> None:
        nib.shape(inner, paper)
        nib.line(inner, ink, LINE)

    _lay(canvas, f"point {dx} {dy} {far:.1f}", box, draw)


def ruled(canvas: Canvas, box: Box, ink: Colour) -> None:
    """Draw two lines around a box, as they are printed around everything on paper, with nothing inside."""

    def draw(nib: Nib, place: Box, _paper: Colour, _ink: Colour) -> None:
        for inset, wide, far in ((2.0, LINE + 0.3, 0.8), (6.0, 0.9, 0.6)):
            nib.line(wobbly(corners(place.inset(inset)), f"ruled{inset}{round(place.w)}", far), ink, wide)

    _lay(canvas, f"ruled {ink}", box, draw)


def scroll(canvas: Canvas, box: Box) -> None:
    """Draw a scroll with folded ends."""
    _lay(canvas, "scroll", box.inset(0, -DROP), _draw_scroll)


def _lay(canvas: Canvas, kind: str, box: Box, draw: Draw) -> None:
    """Draw a kind of slip, cached per size; in high contrast its paper is white."""
    x, y, w, h = canvas.layout.px(box)
    paper = canvas.theme.paper if canvas.stark else PAPER
    ink = canvas.theme.ink

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w * LABEL_FINE, h * LABEL_FINE), pygame.SRCALPHA)
        sheet.fill((*ink, 0))
        draw(Nib(sheet, (0, 0), canvas.layout.k * LABEL_FINE), Box(0, 0, box.w, box.h), paper, ink)
        return pygame.transform.smoothscale(sheet, (w, h))

    canvas.blit(canvas.pictures.keep((kind, w, h, paper), make), (x, y))


def _draw_slip(nib: Nib, box: Box, paper: Colour, ink: Colour) -> None:
    border = wobbly(corners(box.inset(1.5)), f"slip{round(box.w)}", 0.7)
    nib.shape(border, paper)
    nib.line(border, ink, LINE)


def _draw_scroll(nib: Nib, box: Box, paper: Colour, ink: Colour) -> None:
    """Draw the ends behind the scroll, hatched where they are in its shadow, then the scroll."""
    whole = box.inset(1.5)
    inner = Box(whole.x + TAIL, whole.y, whole.w - 2 * TAIL, whole.h - DROP)
    for out, near in ((whole.x, inner.x), (whole.right, inner.right)):
        way = 1 if near > out else -1
        y, low, far = whole.y + DROP, whole.bottom, near + way * 14
        tail: list[Point] = [(out, y), (far, y), (far, low), (out, low), (out + way * NOTCH, (y + low) / 2), (out, y)]
        nib.shape(tail, paper)
        for n in range(6):
            x = near + way * (n * 2.6 - 8)
            nib.line([(x, y + 2), (x, low - 2)], FOLD, 1.2)
        nib.line(tail, ink, LINE)
        nib.shape([(near, inner.bottom), (near + way * 14, inner.bottom), (near + way * 14, low)], ink)
    border = wobbly(corners(inner), f"scroll{round(box.w)}", 0.8)
    nib.shape(border, paper)
    nib.line(border, ink, LINE + 0.4)
    nib.line(wobbly(corners(inner.inset(4.5)), f"inner{round(box.w)}", 0.5), FOLD, 1.0)


SIGNS: Mapping[str, str] = {
    "start": "stairs",
    "exit": "way-out",
    "encounter": "crossed-swords",
    "boss": "boss",
    "special": "elite",
    "random": "dice",
    SHOP: "shop",
    FIND: "loot-rare",
    "loot": "loot-rare",
    "common": "loot-common",
    "rare": "loot-rare",
    "epic": "loot-epic",
    "relic": "loot-epic",
    STORY: "story",
    "secret": "secret",
    "room": "map",
    "underhall": "map",
    "fenwild": "map",
    "court": "map",
    "nothing": "search",
    "door": "door",
    "lantern_of_the_last_inn": "lantern",
    "draught": "potion",
    "ability": "book",
    "draw": "cards",
    "deuces": "loot-common",
    "discard": "delete",
    "torch": "torch",
    "torch-out": "torch-out",
}
USUAL, TREASURE = "story", "loot-epic"
EDGE, DUSK = colour("#f6e9c8"), colour("#7a5f3b")  # colour of a sign's edge on the map; of its shadow
SIGN_THICK, FALL, STROKES = 2.2, 3.4, 2.6  # width of that edge; offset of the shadow; gap between its strokes
ROUND = [(math.cos(n * math.pi / 4), math.sin(n * math.pi / 4)) for n in range(8)]


def sign(kind: str) -> str:
    """Return the icon of a kind: all treasures with a picture share one, and unknown kinds have that of a story."""
    return SIGNS.get(kind, TREASURE if portrait_of(kind) else USUAL)


def engrave(canvas: Canvas, kind: str, box: Box, ink: Colour, alpha: int = 255) -> None:
    """Draw the icon of a kind as on an engraved map: with a hatched shadow, and the floor kept clear around it."""
    x, y, w, h = canvas.layout.px(box)
    name, far = f"ui/icons/{sign(kind)}", round(FALL * canvas.layout.k) + 2
    picture = canvas.pictures.keep(("engraved", name, w, h, ink), lambda: _engraved(canvas, name, (w, h), ink, far))
    canvas.blit(picture, (x - far, y - far), alpha)


def _engraved(canvas: Canvas, name: str, size: tuple[int, int], ink: Colour, far: int) -> pygame.Surface:
    k = canvas.layout.k
    whole = pygame.Surface([side + 2 * far for side in size], pygame.SRCALPHA)
    shadow = canvas.pictures.tinted(name, size, DUSK).copy()
    step = max(2, round(STROKES * k))
    for n in range(0, sum(size), step):  # cut lines out of the shadow
        pygame.draw.line(shadow, (*DUSK, 0), (n, 0), (n - size[1], size[1]), max(1, step // 2))
    fall, edge = round(FALL * k), SIGN_THICK * k
    whole.blit(shadow, (far + fall, far + fall))
    pale = canvas.pictures.tinted(name, size, EDGE)
    whole.fblits([(pale, (far + round(dx * edge), far + round(dy * edge))) for dx, dy in ROUND])
    whole.blit(canvas.pictures.tinted(name, size, ink), (far, far))
    return whole
