"""The places of each zone's cards, from the room's map; and what lies beside cards: places to choose, and signs
between neighbours."""

from collections.abc import Callable, Hashable, Iterator

from game import levels
from game.core.cards import Card
from game.core.view import View
from game.i18n import _

from ..base.geometry import GRID_W, Box, Point
from ..base.prints import MINI, PLAIN, badge_on, in_row
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import STARK_SUITS, USUAL_SUITS
from ..ui.widget import Look, Widget
from .room.masonry import doorway

COUNTS = ("count", "foe")  # kinds of gauges that count the cards of a zone
EDGE = 512.0  # y of the table's edge; boxes that reach below it are mirrored for left hands
TROPHIES = "trophies"  # the place of monsters slain on the way,
TROPHY = "mini", "monster", 76.0  # and how they are shown there: layout, print, width
EDGE_SEEN = 19.0  # least visible width of a card in a fan whose later cards keep their step
HIDDEN = "hidden"  # `lay` of zones whose cards are only visible in motion
DEPTH = 7  # most cards drawn as the edge of a pile
THICK = 6  # real cards for each one drawn
LIFT = 1.6  # design pixels by which each lies higher than the one below


class Places:
    """The slots, places and gauges of a room."""

    def __init__(self, room: levels.Room, left_handed: bool = False, strips: bool = False):
        self.slots, self.doorway, self.strips = room.slots, doorway(room), strips
        sides = {box.x for box in room.seats.values()}
        alike = len({(box.y, box.h) for box in room.seats.values()}) == 1
        self.sided = len(sides) > 1 and alike  # two parties, one on each side
        self.left_handed = left_handed and not self.sided
        counts = ((name, gauge.cards) for name, gauge in room.gauges.items() if gauge.kind in COUNTS)
        self.counters = {name: cards for name, cards in counts if cards}  # the zones whose cards gauges count
        boxes = {name: place.box for name, place in room.places.items()}
        boxes |= {name: gauge.box for name, gauge in room.gauges.items()}
        self._boxes = {name: Box(*box) for name, box in boxes.items()}

    def put(self, name: str, box: Box) -> None:
        """Add a place that the map does not have; `box` is where it is visible."""
        self._boxes[name] = self._turned(box)  # mirroring twice gives the same box

    def has(self, name: str) -> bool:
        """Return True if there is a place or a gauge of that name."""
        return name in self._boxes

    def box(self, name: str) -> Box:
        """Return the box of a place or a gauge."""
        return self._turned(self._boxes[name])

    def box_or(self, name: str, usual: Box) -> Box:
        """Return the box of a place, or `usual` (mirrored if need be) if the map has none."""
        return self._turned(self._boxes.get(name, usual))

    def slot(self, zone: str) -> Box:
        """Return the box of a zone's first card."""
        return self._turned(Box(*self.slots[zone].box))

    def face(self, zone: str, index: int = 0, count: int = 0) -> str:
        """Return the card layout of card `index` of `count` in a zone.

        If rows are read by their `strips`, a small ordinary card shows everything important in the strip the next card
        leaves visible.
        """
        slot = self.slots[zone]
        if not self.strips or slot.lay != "row" or slot.face != MINI or slot.print != PLAIN:
            return slot.face
        wide = self.width(zone)
        return in_row(index, count, abs(self._steps(slot, count)[0]) / wide, wide)

    def print(self, zone: str) -> str:
        """Return what is printed on the cards of a zone."""
        return self.slots[zone].print

    def hold(self, zone: str) -> float:
        """Return for how many seconds a card that arrives there stays face down."""
        return self.slots[zone].hold

    def held(self, zone: str) -> bool:
        """Return True if cards arriving there stay face down for a while; False if this is no zone."""
        return zone in self.slots and self.slots[zone].hold > 0

    def in_row(self, zone: str) -> bool:
        """Return True if its cards lie in a row; False if this is no zone."""
        return zone in self.slots and self.slots[zone].lay == "row"

    def lies(self, zone: str) -> float:
        """Return the angle at which its cards lie, in degrees."""
        return float(self.slots[zone].turned)

    def width(self, zone: str) -> float:
        """Return the width of a zone's cards, in design pixels."""
        slot = self.slots[zone]
        return slot.box.h if slot.turned else slot.box.w

    def widths(self) -> dict[tuple[str, str], set[float]]:
        """Return all card widths, by layout and print."""
        widths: dict[tuple[str, str], set[float]] = {}
        for zone, slot in self.slots.items():
            widths.setdefault((slot.face, slot.print), set()).add(self.width(zone))
        if self.has(TROPHIES):
            layout, print, width = TROPHY
            widths.setdefault((layout, print), set()).add(width)
        return widths

    def card(self, zone: str, index: int, count: int) -> Point:
        """Return the middle of card `index` of `count` in a zone."""
        return self.middles(zone, count)(index)

    def cards(self, zone: str, count: int) -> Iterator[Box]:
        """Yield the boxes of the cards of a zone of `count` cards."""
        slot, middle = self.slot(zone), self.middles(zone, count)
        for x, y in map(middle, range(count)):
            yield Box(x - slot.w / 2, y - slot.h / 2, slot.w, slot.h)

    def middles(self, zone: str, count: int) -> Callable[[int], Point]:
        """Return a function from a card's index to its middle, for a zone of `count` cards."""
        slot = self.slots[zone]
        x, y = self.slot(zone).centre
        if slot.lay == "pile":
            lowest = count - 1 - depth(count)
            return lambda index: _raised(x, y, max(0, index - lowest))
        if slot.lay not in ("fan", "row"):
            return lambda index: (x, y)
        step_x, step_y = self._steps(slot, count)
        leftwards = self._mirrored(Box(*slot.box)) != (step_x < 0)
        first = count - 1 if leftwards else 0  # the uppermost card lies to the right: each index stays visible
        along = self._fanned(slot, count) if slot.lay == "fan" else (lambda index: abs(step_x) * index)
        return lambda index: (x + along(index) - along(first), y + step_y * index)

    def _fanned(self, slot: levels.Slot, count: int) -> Callable[[int], float]:
        """Return a function from a card's index to its distance from the first card of a fan.

        Where cards must lie closer, the latest ones keep their step as long as an edge of every other card stays
        visible.
        """
        step, steps = abs(slot.step_x), max(0, count - 1)
        room = slot.extent - slot.box.w if slot.extent else step * steps
        if step * steps <= room or EDGE_SEEN * steps > room:
            even = abs(self._steps(slot, count)[0])
            return lambda index: even * index
        last = int((room - EDGE_SEEN * steps) / (step - EDGE_SEEN))
        close = (room - step * last) / (steps - last)
        return lambda index: close * min(index, steps - last) + step * max(0, index - steps + last)

    def _steps(self, slot: levels.Slot, count: int) -> Point:
        room = slot.extent - slot.box.w
        far = abs(slot.step_x) * (count - 1)
        if slot.extent and far > room:
            share = room / far
            return slot.step_x * share, slot.step_y * share
        return slot.step_x, slot.step_y

    def _mirrored(self, box: Box) -> bool:
        return self.left_handed and box.bottom > EDGE

    def _turned(self, box: Box) -> Box:
        return Box(GRID_W - box.right, box.y, box.w, box.h) if self._mirrored(box) else box

    def shown(self, zone: str, count: int) -> int:
        """Return how many of a zone's cards are drawn, counted from the top."""
        return {"pile": depth(count) + 1, HIDDEN: 0}.get(self.slots[zone].lay, count)

    def align(self, box: Box) -> str:
        """Return the alignment of text about a zone: towards the edge where the zone lies."""
        return "right" if self.left_handed or (self.sided and box.centre[0] > GRID_W / 2) else "left"

    def outer(self, seat: Box) -> str:
        """Return the alignment of a seat's name: towards the nearer edge of the window."""
        middle = self._turned(seat).centre[0]
        return self.align(seat) if middle == GRID_W / 2 else "right" if middle > GRID_W / 2 else "left"

    def turned(self, box: Box) -> Box:
        """Return a box of the map, mirrored if the player is left-handed and it lies below the table's edge."""
        return self._turned(box)


def _raised(x: float, y: float, layers: int) -> Point:
    return x + layers * LIFT * 0.5, y - layers * LIFT


def depth(count: int) -> int:
    """Return how many cards of a pile of `count` are drawn as its edge."""
    return min(DEPTH, (count + THICK - 2) // THICK)


class PlaceSpot(Widget):
    """A place that is not a card, with its name beneath, such as the bare hands to strike a picked monster with."""

    role = "place"
    focusable = True
    WIDER, LARGE_WIDER = 12.0, 22.0  # the name is wider than the picture by this at each side; with large text
    NAME_H = 60.0  # height for the name
    SMALLER = 24.0  # how much smaller the picture is above a large name on two lines

    def __init__(
        self, id: str, label: str, picture: str, box: Box, do: Callable[[], object], letters: Fonts, lit: bool = False
    ):
        wider = self.LARGE_WIDER if letters.huge else self.WIDER
        self.name = letters.block(label, "strong", 22, box.w + 2 * wider, self.NAME_H + 2 * letters.huge, lines=2)
        self.picture, self.at = picture, box
        if len(self.name.lines) > 1 and letters.huge:
            self.at = box.inset(self.SMALLER / 2, 0)._replace(h=box.h - self.SMALLER)
        tall = self.at.h + 4 + self.name.height
        super().__init__(id, label, Box(box.x - wider, box.y, box.w + 2 * wider, tall))
        self.do, self.lit = do, lit

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.at, self.lit

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(f"ui/{self.picture}", self.at, 255 if self.lit or look.focused else 150)
        name = Box(box.x, self.at.bottom + 2, box.w, self.name.height)
        ink = canvas.theme.cream if self.lit else canvas.theme.bone
        canvas.block(self.name, name, ink, "centre", valign=0, shade=canvas.theme.night)


TALL, PIP, APART = 0.64, 0.38, 3.0  # shares of a sign's width: its height, and a pip's size; gap between pips
LETTER = 1.3  # size of a one-letter sign, as a multiple of the height
HIGHER, EVEN = ("<", ">"), "="


class PairSign(Widget):
    """The pips of two cards side by side, red or black; hidden until both are open."""

    role = "picture"

    def __init__(self, id: str, box: Box, first: Card | None, second: Card | None):
        self.alike = None if first is None or second is None else first.red == second.red
        words = {True: _("The same colour"), False: _("Different colours"), None: ""}
        super().__init__(id, words[self.alike], box)
        self.suits = [card.suit for card in (first, second) if card is not None]

    def looks(self) -> tuple[Hashable, ...]:
        return self.alike, *self.suits

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.alike is None:
            return
        canvas.plate("keycap", _plate(box))
        inks = (STARK_SUITS if canvas.stark else USUAL_SUITS).red  # the palette of the reprinted cards there
        side = box.w * PIP
        for at, suit in zip((-1, 1), self.suits, strict=True):
            x, y = box.centre[0] + at * (side + APART) / 2, box.centre[1]
            left, top, wide, high = canvas.layout.px(Box(x - side / 2, y - side / 2, side, side))
            canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", (wide, high), inks[suit]), (left, top))


class HigherSign(Widget):
    """The comparison of two ordinary cards, `<`, `>` or `=`; hidden until both are open."""

    role = "picture"

    def __init__(self, id: str, box: Box, first: Card | None, second: Card | None, letters: Fonts):
        self.sign = "" if first is None or second is None else _compared(first, second)
        super().__init__(id, self.sign, box)
        self._block = letters.block(self.sign, "number", box.w * TALL * LETTER, box.w, lines=1, grow=False)

    def looks(self) -> tuple[Hashable, ...]:
        return self.sign, self._block

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.sign:
            canvas.plate("keycap", _plate(box))
            canvas.block(self._block, _plate(box), canvas.theme.ink, "centre")


def pair_sign(id: str, box: Box, zones: tuple[str, ...], by: str, view: View, letters: Fonts) -> Widget:
    """Return the sign between the cards of two zones."""
    first, second = (view.top(zone) for zone in zones)
    return HigherSign(id, box, first, second, letters) if by == "rank" else PairSign(id, box, first, second)


def _compared(first: Card, second: Card) -> str:
    one, other = (int(badge_on(card, PLAIN)) for card in (first, second))
    return EVEN if one == other else HIGHER[one > other]


def _plate(box: Box) -> Box:
    return Box(box.x, box.centre[1] - box.w * TALL / 2, box.w, box.w * TALL)
