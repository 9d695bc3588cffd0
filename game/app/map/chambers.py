"""Chambers of the map: widgets to walk to, with signs of what is known there, and the places for their names."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game import i18n
from game.core.journey import DONE, HERE, SECRET, SEEN, Chamber, Feature
from game.core.text import Text
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour
from ..ui.widget import Do, Look, Pressable
from .ink_drawing import engrave, point, sign, slip

NAME, EDGE, TOP, SHARE = 22.0, 8.0, 6.0, 0.5  # letter size; margins beside, above; greatest share of the height
TIGHT, NARROW = 6.0, (0.6, 0.8)  # margin of a single line; widths of two lines, relative to one
BROAD, BESIDE, BELOW = 400.0, 7.0, 5.0  # greatest width; margin on a slip; from the slip to its chamber
HANGS = 0.6  # least share of the slip or its chamber that is over or under the other
SLIDES = (0.0, 14.0, -14.0, 28.0, -28.0, 44.0, -44.0, 60.0, -60.0, 80.0, -80.0)
WALL = 2.0  # least gap from a slip in a chamber to the walls
THIN = 5.0  # width that is kept free around the line from a slip to its chamber
FACING, NAME_SEEN = 20.0, 28.0  # a slip faces its chamber at least this far, or its line is this long
NEAR = 16.0  # up to this distance a slip has a point instead of a line
KEPT = 400  # names in the cache; a scrolled map needs many
FAR, STEP = 190.0, 13.0  # greatest distance of a slip with a line; distance between tries


class ChamberName(NamedTuple):
    """A chamber's name and its box. `outside` means beside the chamber; then a `line` may lead to it."""

    block: Block
    box: Box
    outside: bool = False
    line: tuple[Point, Point] | None = None

    @property
    def slip(self) -> Box:
        """The box of the slip of paper under the name; inside a chamber no wider than that."""
        if self.outside:
            return self.box
        wide = min(self.block.width + 2 * BESIDE, self.box.w + 2 * (TIGHT - WALL))
        return Box(self.box.centre[0] - wide / 2, self.box.y, wide, self.box.h)

    @property
    def boxes(self) -> list[Box]:
        """The boxes on the map that an outside name and its line take up."""
        if not self.outside:
            return []
        return [self.box, *(Box(x - THIN / 2, y - THIN / 2, THIN, THIN) for x, y in _points(self.line))]


class NamePlaces:
    """A cache of the names' places, because the map is laid out again at every step and finding a place takes long."""

    def __init__(self, letters: Fonts):
        self.letters = letters
        self._found: dict[tuple[str, Box, tuple[Box, ...]], ChamberName] = {}

    def of(self, label: str, whole: Box, taken: Sequence[Box]) -> ChamberName:
        """Return a chamber's name, clear of the boxes in `taken`."""
        key = label, whole, tuple(taken)
        if key not in self._found:
            if len(self._found) >= KEPT:
                self._found.clear()
            self._found[key] = name_of(label, whole, self.letters, taken)
        return self._found[key]


def name_of(label: str, whole: Box, letters: Fonts, taken: Sequence[Box]) -> ChamberName:
    """Return a name in the first place that works: on one line in the chamber; below or above it; on two lines in it;
    on a slip beside it, or further off with a line; otherwise in the chamber in thinner letters, cut if it must be."""
    line = letters.block(label, "strong", NAME, BROAD, lines=1, grow=False)
    inside = Box(whole.x + EDGE, whole.y + TOP, whole.w - 2 * EDGE, line.height)
    if line.width <= whole.w - 2 * TIGHT:
        return ChamberName(line, Box(whole.x + TIGHT, inside.y, whole.w - 2 * TIGHT, line.height))
    near = [*_below_and_above(line, whole, (0.0,))]
    if (free := _free(near, taken)) is not None:
        return ChamberName(line, free, True)
    two = letters.block(label, "strong", NAME, inside.w, whole.h * SHARE, 2, grow=False, even=True)
    if two.overflow <= 0:
        return ChamberName(two, inside._replace(h=two.height))
    slips = [line, *_narrow(label, line.width, letters)]
    for block in slips:
        places = [*_below_and_above(block, whole, SLIDES), *_to_the_sides(block, whole)]
        if (free := _free(places, taken)) is not None:
            return ChamberName(block, free, True)
    for clear in (True, False):  # two lines of text are better than a line of ink across other names
        for block in slips:
            if (free := _led_from(block, whole, taken, clear)) is not None:
                points = _faces(free, whole) and _length(between(free, whole)) <= NEAR
                return ChamberName(block, free, True, None if points else between(free, whole))
    thin = letters.block(label, "body", NAME, BROAD, lines=1, grow=False)
    if thin.width > inside.w + EDGE:
        thin = letters.cut(label, "body", NAME, inside.w + EDGE, inside.h + 1)
    return ChamberName(thin, inside)


def _narrow(label: str, wide: float, letters: Fonts) -> Iterator[Block]:
    """Yield the name on two lines, if it fits on two."""
    blocks = (letters.block(label, "strong", NAME, wide * share, lines=2, grow=False, even=True) for share in NARROW)
    yield from [block for block in blocks if block.overflow <= 0][:1]


def _free(places: Sequence[Box] | Iterator[Box], taken: Sequence[Box]) -> Box | None:
    return next((each for each in places if not any(each.overlaps(other) for other in taken)), None)


def _led_from(block: Block, whole: Box, taken: Sequence[Box], clear: bool) -> Box | None:
    """Return the nearest free place off a chamber; if `clear`, only one whose line crosses nothing."""
    places = _further_off(block, whole)
    if not clear:
        return _free(places, taken)
    near = (each for each in places if not any(each.overlaps(other) for other in taken))
    return next((each for each in near if not _crosses(between(each, whole), taken)), None)


def _crosses(line: tuple[Point, Point], taken: Sequence[Box]) -> bool:
    """True if a line runs over any of the boxes."""
    return any(box.inset(1).holds(at) for at in _points(line) for box in taken)


def _points(line: tuple[Point, Point] | None) -> list[Point]:
    """Return points along a line, close to each other."""
    if line is None:
        return []
    (x, y), (to_x, to_y) = line
    count = max(1, round(_length(line) / THIN))
    return [(x + (to_x - x) * n / count, y + (to_y - y) * n / count) for n in range(count + 1)]


def _below_and_above(block: Block, whole: Box, slides: Sequence[float]) -> Iterator[Box]:
    wide, high = block.width + 2 * BESIDE, block.height
    most = (wide + whole.w) / 2 - HANGS * min(wide, whole.w)
    for slide in (each for each in slides if abs(each) <= most):
        for y in (whole.bottom + BELOW, whole.y - BELOW - high):
            yield Box(whole.centre[0] - wide / 2 + slide, y, wide, high)


def _to_the_sides(block: Block, whole: Box) -> Iterator[Box]:
    wide, high = block.width + 2 * BESIDE, block.height
    for y in (whole.centre[1] - high / 2, whole.y, whole.bottom - high):
        for x in (whole.right + BELOW, whole.x - BELOW - wide):
            yield Box(x, y, wide, high)


def _further_off(block: Block, whole: Box) -> Iterator[Box]:
    """Yield places around a chamber, the nearest first."""
    wide, high = block.width + 2 * BESIDE, block.height
    count = round(FAR / STEP)
    steps = [(n * STEP, m * STEP) for n in range(-count, count + 1) for m in range(-count, count + 1)]
    places = (Box(whole.centre[0] + dx - wide / 2, whole.centre[1] + dy - high / 2, wide, high) for dx, dy in steps)
    clear = (each for each in places if _leads(each, whole))
    yield from sorted(clear, key=lambda each: _length(between(each, whole)))


def _leads(slip: Box, whole: Box) -> bool:
    """True if it is clear to which chamber a slip belongs; it is not if they only meet at a corner."""
    return _faces(slip, whole) or _length(between(slip, whole)) >= NAME_SEEN


def _faces(slip: Box, whole: Box) -> bool:
    """True if the edge of a slip has room for a point in front of its chamber's wall."""
    across = min(slip.right, whole.right) - max(slip.x, whole.x)
    down = min(slip.bottom, whole.bottom) - max(slip.y, whole.y)
    return max(across, down) >= FACING


def between(slip: Box, whole: Box) -> tuple[Point, Point]:
    """Return the shortest line from a slip to a chamber."""
    x, to_x = _span(slip.x, slip.right, whole.x, whole.right)
    y, to_y = _span(slip.y, slip.bottom, whole.y, whole.bottom)
    return (x, y), (to_x, to_y)


def _span(low: float, high: float, other_low: float, other_high: float) -> Point:
    """Return the nearest points of two ranges; if they overlap, twice the middle of what they share."""
    if high < other_low:
        return high, other_low
    if other_high < low:
        return low, other_high
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle


def _length(line: tuple[Point, Point]) -> float:
    (x, y), (to_x, to_y) = line
    return abs(x - to_x) + abs(y - to_y)


SIGN, LOW, LITTLE = 42.0, 0.42, 18.0  # a sign's greatest side; per side of the chamber; least side where many lie
PALE = 170  # alpha of the sign of what is done
FLAG, SMALL, AWAY = 46.0, 0.46, 4.0  # banner's greatest side; per side of the chamber; from it to the walls
MYSTERY, UNKNOWN = 46.0, 200  # greatest side of the question mark in an unseen room; its alpha
SENTENCE = (".", "!", "?", "”", "“", "…")  # endings of a sentence


class RoomSpot(Pressable):
    """The part of a chamber that is in view (`box`), of the `whole` of it."""

    role = "place"

    def __init__(
        self, chamber: Chamber, whole: Box, box: Box, signs: Mapping[str, Point], do: Do, help: str,
        names: NamePlaces, taken: Sequence[Box],
    ):  # fmt: skip
        super().__init__(f"room-{chamber.id}", i18n.say(chamber.title) or _("Unseen room"), box, do, help)
        self.chamber, self.whole, self.signs = chamber, whole, signs
        known = chamber.title.message and box == whole
        self.named = names.of(self.label, whole, taken) if known else None
        side = min(SIGN, LOW * min(whole.w, whole.h))
        self.places: list[Box] = []
        while not self._lay_signs(side) and side > LITTLE:
            side -= 3
        self._centre_signs()

    @property
    def name(self) -> Block | None:
        """The laid-out name; None if it is not known."""
        return self.named.block if self.named else None

    @property
    def head(self) -> float:
        """The y at which a name inside the chamber ends."""
        return self.named.box.bottom if self.named and not self.named.outside else self.whole.y + TOP

    @property
    def floor(self) -> Box:
        """The box in which signs may lie: below the name, and beside the party's banner."""
        left = self.flag + 2 * AWAY if self.chamber.state == HERE else AWAY + 1
        x, y = self.whole.x + left, self.head
        return Box(x, y, self.whole.right - AWAY - 1 - x, self.whole.bottom - AWAY - y)

    def _centre_signs(self) -> None:
        """Move all signs together to the middle of the floor."""
        if self.places:
            left, right = min(each.x for each in self.places), max(each.right for each in self.places)
            top, bottom = min(each.y for each in self.places), max(each.bottom for each in self.places)
            x, y = self.floor.centre
            self.places = [each.moved(x - (left + right) / 2, y - (top + bottom) / 2) for each in self.places]

    def _lay_signs(self, side: float) -> bool:
        """Give every sign its place; return True if none overlaps another."""
        self.places = []
        for feature in self.chamber.features:
            self.places.append(self._sign_at(self.signs[feature.id], side))
        return not any(each.overlaps(other) for i, each in enumerate(self.places) for other in self.places[:i])

    def _sign_at(self, at: Point, side: float) -> Box:
        """Return the box of a sign: near its point of the map, on a free part of the floor."""
        low, high = self.floor.y + side / 2, self.floor.bottom - side / 2
        left, right = self.floor.x + side / 2, self.floor.right - side / 2
        y = min(max(at[1], low), high)
        x = min(max(at[0], left), right)
        place = Box(x - side / 2, y - side / 2, side, side)
        steps = [(dx / 2, dy) for dy in (0, 1, -1) for dx in (0, 1, -1, 2, -2, 3, -3, 4, -4)]
        tried = (place.moved(dx * (side + 2), dy * (side + 2)) for dx, dy in steps)
        inside = (each for each in tried if left <= each.centre[0] <= right and low <= each.centre[1] <= high + 1)
        return next((each for each in inside if not any(each.overlaps(other) for other in self.places)), place)

    @property
    def stand(self) -> Point:
        """The position of the party in the chamber, in a corner of its own."""
        away = self.flag / 2 + AWAY
        return self.whole.x + away, self.whole.bottom - away

    @property
    def flag(self) -> float:
        """The side of the party's banner in the chamber."""
        return min(FLAG, SMALL * min(self.whole.w, self.whole.h))

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (_state(self.chamber), *map(feature_text, self.chamber.features))))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,) if self.name else ()

    def looks(self) -> tuple[Hashable, ...]:
        return self.chamber, self.whole, self.named, *self.places

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if look.focused:
            canvas.fill(box.inset(4), theme.gold, 46)
        if not self.chamber.title.message:
            mark = min(MYSTERY, 0.6 * min(box.w, box.h))
            block = canvas.type.block("?", "title", mark, box.w, box.h, 1, grow=False)
            canvas.block(block, box, theme.ink, "centre", alpha=UNKNOWN)
        if self.named:
            self._draw_name(canvas, self.named)
        for feature, place in zip(self.chamber.features, self.places, strict=True):
            if place.inside(self.box, place.w / 2):
                ink = theme.wine if feature.state == SECRET else theme.ink
                self._draw_sign(canvas, feature, place, ink)

    @staticmethod
    def _draw_sign(canvas: Canvas, feature: Feature, place: Box, ink: Colour) -> None:
        alpha = PALE if feature.state == DONE else 255
        if canvas.stark:
            canvas.icon(sign(feature.kind), place, ink, alpha)
        else:
            engrave(canvas, feature.kind, place, ink, alpha)

    def _draw_name(self, canvas: Canvas, name: ChamberName) -> None:
        slip(canvas, name.slip)
        if name.outside and not name.line:
            point(canvas, *between(name.slip, self.whole))
        canvas.block(name.block, name.box, canvas.theme.ink, "centre")


def _state(chamber: Chamber) -> str:
    """Return the state of a chamber in words."""
    if chamber.state == HERE:
        return _("You are here")
    return _("Seen through a door") if chamber.state == SEEN else ""


def feature_text(feature: Feature) -> str:
    """Return a feature in words; whole sentences about it stand behind its name and state."""
    about = i18n.say(feature.about)
    if not about.endswith(SENTENCE):
        return _named(feature, about)
    return i18n.say(Text("{what}. {about}", what=_named(feature), about=about))


def feature_brief(feature: Feature) -> str:
    """Return a feature in few words."""
    about = i18n.say(feature.about)
    return _named(feature, "" if about.endswith(SENTENCE) else about)


def _named(feature: Feature, about: str = "") -> str:
    """Return a feature's name, and in brackets what is known of it and its state."""
    title, state = i18n.say(feature.title), {DONE: _("done"), SECRET: _("secret")}.get(feature.state, "")
    more = ", ".join(filter(None, (about, state)))
    return _("{what} ({how})").format(what=title, how=more) if more else title
