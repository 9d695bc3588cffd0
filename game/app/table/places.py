"""Where the cards of each zone lie, from the room's map; mirrored below the table's edge for left hands."""

from collections.abc import Callable

from game import levels

from ..geometry import GRID_W, Box, Point
from .doorway import doorway
from .prints import PLAIN
from .strips import MINI, in_row

COUNTS = ("count", "foe")  # the kinds of gauges that count the cards of a zone
EDGE = 512.0  # the y of the table's edge: what reaches below is in the player's hands
TROPHIES = "trophies"  # the place of whoever was slain on the way,
TROPHY = "mini", "monster", 76.0  # and how they are printed there: layout, face, width
EDGE_SEEN = 19.0  # the least that is seen of a card in a fan whose later ones lie wide apart
HIDDEN = "hidden"  # how cards lie that are only seen on their way
DEPTH = 7  # cards of a pile that are drawn at the most
THICK = 6  # cards to each one that is drawn
LIFT = 1.6  # design pixels by which each of them lies higher


class Places:
    """The slots of a room."""

    def __init__(self, room: levels.Room, left_handed: bool = False, strips: bool = False):
        self.slots, self.doorway, self.strips = room.slots, doorway(room), strips
        sides = {box.x for box in room.seats.values()}
        alike = len({(box.y, box.h) for box in room.seats.values()}) == 1
        self.sided = len(sides) > 1 and alike  # two parties have a side each
        self.left_handed = left_handed and not self.sided
        counts = ((name, gauge.cards) for name, gauge in room.gauges.items() if gauge.kind in COUNTS)
        self.counters = {name: cards for name, cards in counts if cards}  # the zones by whose cards gauges are counted
        boxes = {name: place.box for name, place in room.places.items()}
        boxes |= {name: gauge.box for name, gauge in room.gauges.items()}
        self._boxes = {name: Box(*box) for name, box in boxes.items()}

    def put(self, name: str, box: Box) -> None:
        """Give a thing a place that the map does not say, there where it is to be seen."""
        self._boxes[name] = self._turned(box)  # turned twice, it is where it was

    def has(self, name: str) -> bool:
        """Is there a place or a gauge of that name?"""
        return name in self._boxes

    def box(self, name: str) -> Box:
        """A place or a gauge."""
        return self._turned(self._boxes[name])

    def box_or(self, name: str, usual: Box) -> Box:
        """A place, or where it is on a table that does not say."""
        return self._turned(self._boxes.get(name, usual))

    def slot(self, zone: str) -> Box:
        """Where a zone's first card lies."""
        return self._turned(Box(*self.slots[zone].box))

    def face(self, zone: str, index: int = 0, count: int = 0) -> str:
        """The card layout that a zone's card number `index`, of `count`, shows: where rows are read by their `strips`,
        a small ordinary one has all that tells it in what the next one leaves of it."""
        slot = self.slots[zone]
        if not self.strips or slot.lay != "row" or slot.face != MINI or slot.print != PLAIN:
            return slot.face
        wide = self.width(zone)
        return in_row(index, count, abs(self._steps(slot, count)[0]) / wide, wide)

    def print(self, zone: str) -> str:
        """What is printed on the cards of a zone."""
        return self.slots[zone].print

    def hold(self, zone: str) -> float:
        """For how many seconds a card that comes there is kept face down."""
        return self.slots[zone].hold

    def held(self, zone: str) -> bool:
        """Is a card kept face down there for a while?  False of what is no zone."""
        return zone in self.slots and self.slots[zone].hold > 0

    def in_row(self, zone: str) -> bool:
        """Do its cards lie in a row?  False of what is no zone."""
        return zone in self.slots and self.slots[zone].lay == "row"

    def lies(self, zone: str) -> float:
        """The angle at which its cards lie."""
        return float(self.slots[zone].turned)

    def width(self, zone: str) -> float:
        """How wide a zone's cards are."""
        slot = self.slots[zone]
        return slot.box.h if slot.turned else slot.box.w

    def widths(self) -> dict[tuple[str, str], set[float]]:
        """How wide cards lie, by the layout they show and what is printed on them."""
        widths: dict[tuple[str, str], set[float]] = {}
        for zone, slot in self.slots.items():
            widths.setdefault((slot.face, slot.print), set()).add(self.width(zone))
        if self.has(TROPHIES):
            layout, print, width = TROPHY
            widths.setdefault((layout, print), set()).add(width)
        return widths

    def card(self, zone: str, index: int, count: int) -> Point:
        """The middle of a zone's card number `index`, of `count`."""
        return self.middles(zone, count)(index)

    def middles(self, zone: str, count: int) -> Callable[[int], Point]:
        """Where the middles of a zone's `count` cards are, by their numbers."""
        slot = self.slots[zone]
        x, y = self.slot(zone).centre
        if slot.lay == "pile":
            lowest = count - 1 - depth(count)
            return lambda index: _raised(x, y, max(0, index - lowest))
        if slot.lay not in ("fan", "row"):
            return lambda index: (x, y)
        step_x, step_y = self._steps(slot, count)
        leftwards = self._mirrored(Box(*slot.box)) != (step_x < 0)
        first = count - 1 if leftwards else 0  # the uppermost lies to the right: of each the index is seen
        along = self._fanned(slot, count) if slot.lay == "fan" else (lambda index: abs(step_x) * index)
        return lambda index: (x + along(index) - along(first), y + step_y * index)

    def _fanned(self, slot: levels.Slot, count: int) -> Callable[[int], float]:
        """How far the cards of a fan lie from its first: where they must lie closer, those that came last keep their
        step as long as of all the others an edge is seen.
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
        """How many of a zone's cards are drawn, from the top."""
        return {"pile": depth(count) + 1, HIDDEN: 0}.get(self.slots[zone].lay, count)

    def align(self, box: Box) -> str:
        """How words about a zone on the table are set: towards the edge where it lies."""
        return "right" if self.left_handed or (self.sided and box.centre[0] > GRID_W / 2) else "left"

    def outer(self, seat: Box) -> str:
        """Towards which edge of the window a seat's name stands: the nearer one of a part of the table."""
        middle = self._turned(seat).centre[0]
        return self.align(seat) if middle == GRID_W / 2 else "right" if middle > GRID_W / 2 else "left"

    def turned(self, box: Box) -> Box:
        """A box of the table's own, on the side where it belongs for these hands."""
        return self._turned(box)


def _raised(x: float, y: float, layers: int) -> Point:
    return x + layers * LIFT * 0.5, y - layers * LIFT


def depth(count: int) -> int:
    """How many cards of a pile of `count` are seen as its edge."""
    return min(DEPTH, (count + THICK - 2) // THICK)
