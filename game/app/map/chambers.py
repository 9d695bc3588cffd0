"""A chamber of the map as a widget to walk to: its name, and the signs of what is known to lie there."""

from collections.abc import Mapping, Sequence

from game import i18n
from game.core.journey import DONE, HERE, SECRET, SEEN, Chamber, Feature
from game.core.text import Text
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block
from ..gfx.theme import Colour
from ..ui.widget import Do, Look, Pressable
from .names import TOP, ChamberName, NamePlaces, between
from .paper_labels import point, slip
from .signs import engrave, sign

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
