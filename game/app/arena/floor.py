"""Where every card lies in an arena: with whoever it belongs to, in the hand of whoever is looked at, or in the lane
between the rows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game import levels
from game.core.troupe import HEROES, Figure
from game.levels import Slot

from ..geometry import GRID_W, Box
from ..table.cardart import SHAPE
from ..table.places import HIDDEN
from ..table.prints import PLAIN
from .parts import OVERLAP, parts
from .rows import Stand, stands

AWAY = Box(600, -900, 80, 112)  # where the cards lie that belong to nobody on the table
HAND, STEP = 96.0, 104.0  # width of a card in hand, and from one to the next
LANE, LANE_STEP = 86.0, 92.0
HEAD, INDENT = 32.0, 12.0  # of the lane, where is written what is played
OURS = ("traits", "hand", "sort", "tools", "actions", "scrub")  # the places that change sides for left hands
SIDE = 0.42  # the share of the lane's width that each side has
OFFER, OFFER_STEP = 76.0, 82.0
RING = 8.0  # so that the ring around whoever stands at the edge is clear of the window's


class Setting(NamedTuple):
    """What decides where things lie: who is there, whose hand is `shown`, which zones are laid `open` to choose from,
    and who fights whom.  In `pickable` zones cards can be chosen where they lie."""

    cast: tuple[Figure, ...]
    shown: str = ""
    open: tuple[str, ...] = ()
    pickable: tuple[str, ...] = ()
    clash: tuple[str, str] = ("", "")


class Floor:
    """The places of one moment."""

    def __init__(self, setting: Setting, places: Mapping[str, levels.Place], zones: Sequence[str]):
        self.setting = setting
        self._places = {name: Box(*place.box) for name, place in places.items()}
        above, below = (self._places[name].inset(RING, 0) for name in ("enemies", "heroes"))
        self.stands: dict[str, Stand] = stands(setting.cast, above, below)
        self.slots = {zone: _slot(zone, AWAY, HIDDEN) for zone in zones}
        self.slots |= {slot.zone: slot for slot in self._slots() if slot.zone in self.slots}

    @property
    def hand(self) -> str:
        """The zone of the hand that is shown; "" where there is none."""
        return next((figure.zones["hand"] for figure in self.setting.cast if figure.id == self.setting.shown), "")

    def _slots(self) -> Iterator[Slot]:
        for figure in self.setting.cast:
            yield from self._of(figure)
        yield from self._offers()

    def _of(self, figure: Figure) -> Iterator[Slot]:
        """Where a figure's own cards lie."""
        stand = self.stands[figure.id]
        on_plate = parts(stand)
        yield self._hand(figure)
        yield self._played(figure)
        yield from (
            _slot(figure.zones[zone], box, "pile")
            for zone, box in (("deck", on_plate.deck), ("discard", on_plate.discard), ("loot", on_plate.loot))
            if box is not None and zone in figure.zones
        )
        if "loot" in figure.zones and on_plate.loot is None:
            yield _slot(figure.zones["loot"], on_plate.numbers._replace(w=30, h=42), HIDDEN)

    def _hand(self, figure: Figure) -> Slot:
        zone = figure.zones["hand"]
        if figure.id == self.setting.shown:
            room = self._places["hand"]
            return _slot(zone, Box(room.x, room.y, HAND, HAND * SHAPE), "row", STEP, room.w, "card")
        on_plate = parts(self.stands[figure.id])
        if figure.side == HEROES:
            return _slot(zone, on_plate.hand, HIDDEN)
        return _slot(zone, on_plate.hand, "row", on_plate.hand.w * OVERLAP, on_plate.fan)

    def _played(self, figure: Figure) -> Slot:
        """In the lane: whoever strikes to the left, whoever answers to the right; where nobody strikes, the heroes to
        the left."""
        right = figure.id == self.setting.clash[1] if any(self.setting.clash) else figure.side != HEROES
        side = self.lane(int(right))
        first = Box(side.x + INDENT, side.y + HEAD, LANE, LANE * SHAPE)
        return _slot(figure.zones["played"], first, "row", LANE_STEP, side.w - 2 * INDENT)

    def lane(self, side: int) -> Box:
        """The half of the lane of whoever strikes (0), or of whoever answers (1)."""
        lane = self._places["lane"]
        wide = lane.w * SIDE
        return Box(lane.right - wide if side else lane.x, lane.y, wide, lane.h)

    def _offers(self) -> Iterator[Slot]:
        lane, count = self._places["lane"], len(self.setting.open)
        for i, zone in enumerate(self.setting.open):
            wide = lane.w / count
            first = Box(lane.x + i * wide + 6, lane.y + HEAD, OFFER, OFFER * SHAPE)
            yield _slot(zone, first, "row", OFFER_STEP, wide - 12, "card")


def mirrored(places: Mapping[str, levels.Place]) -> dict[str, levels.Place]:
    """The places for left hands: what is pressed most lies to the left, and the hand to the right of it."""
    return {
        name: place._replace(box=place.box._replace(x=GRID_W - place.box.x - place.box.w)) if name in OURS else place
        for name, place in places.items()
    }


def _slot(zone: str, box: Box, lay: str, step: float = 0.0, extent: float = 0.0, spot: str = "none") -> Slot:
    return Slot(zone, levels.Box(*box), lay, "mini", step, 0.0, extent, spot, "", PLAIN)
