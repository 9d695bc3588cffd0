"""A chamber of the map, to be walked to: its name, and the signs of what is known to lie there."""

from collections.abc import Mapping, Sequence

from game import tongue
from game.core.journey import DONE, HERE, SECRET, SEEN, Chamber, Feature
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box, Point
from ..theme import colour
from ..type import Block, Type
from ..ui.widget import Do, Look, Pressable
from .signs import sign

SIGN, LOW, LITTLE = 34.0, 0.34, 18.0  # side of a sign, at most, and to the chamber's; where many lie, at the least
NAME, EDGE, TOP, SHARE = 22.0, 8.0, 6.0, 0.5  # letters of the name; the share of the height that it may take
BROAD, BESIDE, BELOW = 400.0, 5.0, 4.0  # the most that a name takes; around one that stands outside of its chamber
PAPER, SOLID = colour("#dcc596"), 200  # behind that
PALE = 170  # how solid the sign is of what is done
FLAG, SMALL = 46.0, 0.56  # side of the party's banner, at most, and to the chamber's
MYSTERY, UNKNOWN = 46.0, 200  # side of the sign of what is not known, at most, and how solid it is
SENTENCE = (".", "!", "?", "”", "“", "…")  # how one ends


class RoomSpot(Pressable):
    """The part of a chamber that is in view (`box`) of the `whole` of it."""

    role = "place"

    def __init__(
        self, chamber: Chamber, whole: Box, box: Box, signs: Mapping[str, Point], do: Do, letters: Type, help: str,
        taken: Sequence[Box],
    ):  # fmt: skip
        super().__init__(f"room-{chamber.id}", tongue.say(chamber.title) or _("An unknown room"), box, do, help)
        self.chamber, self.whole, self.signs = chamber, whole, signs
        self.name: Block | None = None
        self.label_box: Box | None = None
        self.outside = False
        self._place_name(letters, taken)
        side = min(SIGN, LOW * min(whole.w, whole.h))
        self.places: list[Box] = []
        while not self._lay_signs(side) and side > LITTLE:
            side -= 3

    def _place_name(self, letters: Type, taken: Sequence[Box]) -> None:
        """The name: on one line in the chamber; else below or above it, where nothing else lies; else on two lines in
        it, or beside it or at one of its corners; else in thinner letters as much of it as there is room for."""
        whole = self.whole
        if not self.chamber.title.message or self.box != whole:
            return
        line = letters.block(self.label, "strong", NAME, BROAD, lines=1, grow=False)
        inside = Box(whole.x + EDGE, whole.y + TOP, whole.w - 2 * EDGE, line.height)
        if line.width <= inside.w:
            self.name, self.label_box = line, inside
            return
        wide = line.width + 2 * BESIDE
        x, y = whole.centre[0] - wide / 2, whole.centre[1] - line.height / 2
        above, below = whole.y - BELOW - line.height, whole.bottom + BELOW
        if self._stands_outside(line, [(x, below), (x, above)], taken):
            return
        block = letters.block(self.label, "strong", NAME, inside.w, whole.h * SHARE, 2, grow=False, even=True)
        if block.overflow <= 0:
            self.name, self.label_box = block, inside._replace(h=block.height)
            return
        sides, rows = (whole.right + BELOW, whole.x - BELOW - wide), (y, whole.y, whole.bottom - line.height)
        corners = [(x, y) for y in rows for x in sides]
        corners += [(x, y) for y in (below, above) for x in (whole.x, whole.right - wide)]
        if not self._stands_outside(line, corners, taken):
            self.name, self.label_box = self._squeezed(letters, inside), inside

    def _squeezed(self, letters: Type, inside: Box) -> Block:
        """The name in thinner letters, and if even those are too wide, as much of it as there is room for."""
        thin = letters.block(self.label, "body", NAME, BROAD, lines=1, grow=False)
        if thin.width <= inside.w + EDGE:
            return thin
        return letters.cut(self.label, "body", NAME, inside.w + EDGE, inside.h + 1)

    def _stands_outside(self, line: Block, corners: Sequence[Point], taken: Sequence[Box]) -> bool:
        """Put the name where nothing else lies; whether there is such a place."""
        places = (Box(x, y, line.width + 2 * BESIDE, line.height) for x, y in corners)
        free = next((each for each in places if not any(each.overlaps(other) for other in taken)), None)
        if free is not None:
            self.name, self.label_box, self.outside = line, free, True
        return free is not None

    @property
    def head(self) -> float:
        """Where a name in the chamber ends."""
        inside = self.label_box is not None and not self.outside
        return self.label_box.bottom if inside and self.label_box else self.whole.y + TOP

    def _lay_signs(self, side: float) -> bool:
        """Give every sign its place; whether none lies on another."""
        self.places = []
        for feature in self.chamber.features:
            self.places.append(self._sign_at(self.signs[feature.id], side))
        return not any(each.overlaps(other) for i, each in enumerate(self.places) for other in self.places[:i])

    def _sign_at(self, at: Point, side: float) -> Box:
        """The place of a sign: where it lies, but within the walls and below the name."""
        low, high = self.head + side / 2, self.whole.bottom - side / 2 - 4
        left, right = self.whole.x + side / 2 + 5, self.whole.right - side / 2 - 5
        y = min(max(at[1], low), high)
        x = min(max(at[0], left), right)
        place = Box(x - side / 2, y - side / 2, side, side)
        steps = [(dx / 2, dy) for dy in (0, 1, -1) for dx in (0, 1, -1, 2, -2, 3, -3, 4, -4)]
        tried = (place.moved(dx * (side + 2), dy * (side + 2)) for dx, dy in steps)
        inside = (each for each in tried if left <= each.centre[0] <= right and low <= each.centre[1] <= high + 1)
        return next((each for each in inside if not any(each.overlaps(other) for other in self.places)), place)

    @property
    def stand(self) -> Point:
        """Where the party stands in it: as far from all signs as can be."""
        whole, half = self.whole, self.flag / 2
        xs = (whole.x + half + 4, whole.centre[0], whole.right - half - 4)
        ys = (whole.bottom - half - 4, max(self.head + half, whole.centre[1]))
        spots = [(x, y) for y in ys for x in xs]

        def free(at: Point) -> float:
            return min((abs(at[0] - p.centre[0]) + abs(at[1] - p.centre[1]) for p in self.places), default=0.0)

        return max(spots, key=lambda at: min(free(at), 1.6 * self.flag))

    @property
    def flag(self) -> float:
        """How large the party's banner is in it."""
        return min(FLAG, SMALL * min(self.whole.w, self.whole.h))

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (_state(self.chamber), *map(told, self.chamber.features))))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,) if self.name else ()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if look.focused:
            canvas.fill(box.inset(4), theme.gold, 46)
        if not self.chamber.title.message:
            mark = min(MYSTERY, 0.6 * min(box.w, box.h))
            block = canvas.type.block("?", "title", mark, box.w, box.h, 1, grow=False)
            canvas.block(block, box, theme.ink, "centre", alpha=UNKNOWN)
        if self.name and self.label_box:
            if self.outside:
                canvas.fill(self.label_box.inset(0, 3), PAPER, SOLID)
            canvas.block(self.name, self.label_box, theme.ink, "centre")
        for feature, place in zip(self.chamber.features, self.places, strict=True):
            if place.inside(self.box, place.w / 2):
                ink = theme.wine if feature.state == SECRET else theme.ink
                canvas.icon(sign(feature.kind), place, ink, PALE if feature.state == DONE else 255)


def _state(chamber: Chamber) -> str:
    """How it stands with a chamber, in words."""
    if chamber.state == HERE:
        return _("You are here")
    return _("Seen through a door") if chamber.state == SEEN else ""


def told(feature: Feature) -> str:
    """Something in a chamber, in words; whole sentences about it stand behind its name and state."""
    about = tongue.say(feature.about)
    if not about.endswith(SENTENCE):
        return _named(feature, about)
    return _("{what}. {about}").format(what=_named(feature), about=about)


def shortly(feature: Feature) -> str:
    """The same in few words."""
    about = tongue.say(feature.about)
    return _named(feature, "" if about.endswith(SENTENCE) else about)


def _named(feature: Feature, about: str = "") -> str:
    """Its name, and how it stands with it."""
    title, state = tongue.say(feature.title), {DONE: _("done"), SECRET: _("secret")}.get(feature.state, "")
    more = ", ".join(filter(None, (about, state)))
    return _("{what} ({how})").format(what=title, how=more) if more else title
