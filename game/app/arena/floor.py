"""Where every card lies in an arena: with whoever it belongs to, in the hand of whoever is looked at, or in the lane
between the rows."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from game import levels
from game.core.combatants import HEROES, Figure
from game.levels import Slot

from ..geometry import GRID_W, Box
from ..table.cardart import SHAPE
from ..table.places import HIDDEN
from ..table.prints import PLAIN
from .layout import OVERLAP
from .parts import parts
from .rows import Stand, stands

AWAY = Box(600, -900, 80, 112)  # where the cards lie that belong to nobody on the table
HAND, STEP = 96.0, 107.0  # width of a card in hand, and from one to the next
STAGE = 1100.0  # width from which there is room for whoever fights beside their cards
CARD, CARD_STEP, TOP = 92.0, 96.0, 18.0  # there: width of a card, from one to the next, and above them
FIGHTER, EDGE, PAD, SWORDS = 137.0, 18.0, 13.0, 84.0  # room for whoever fights; beside them; to the swords' middle
NEARER = 13.0  # from them to their cards
PLAY, LINE, OFF = 212.0, 29.0, 5.0  # room for what they play, below their cards, off the corner of the frame
LANE, LANE_STEP = 82.0, 88.0
HEAD, INDENT, RING = 32.0, 12.0, 12.0  # of a narrow lane, where is written what is played; around a card in focus
OURS = ("traits", "hand", "sort", "tools", "actions", "scrub")  # the places that change sides for left hands
SIDE = 0.42  # the share of a narrow lane's width that each side has
OFFER, OFFER_STEP, OFFER_TOP = 72.0, 84.0, 38.0  # a card that is laid open, to the next, and above it
AIR = 4.0  # below the feet of whoever reaches over the edge of the table
CLEAR = 8.0  # so that the ring around whoever stands at the edge is clear of the window's


class Setting(NamedTuple):
    """What decides where things lie: who is there, whose hand is `shown`, which zones are laid `open` to choose from,
    and who fights whom.  In `pickable` zones cards can be chosen where they lie."""

    cast: tuple[Figure, ...]
    shown: str = ""
    open: tuple[str, ...] = ()
    pickable: tuple[str, ...] = ()
    clash: tuple[str, str] = ("", "")
    counts: tuple[int, ...] = ()  # how many cards lie in the open zones, if they are to lie in the middle


class Side(NamedTuple):
    """What belongs to one of two who fight: where it is said who they are and, if there is room, what they play, and
    where their cards lie, so wide each and so far from one to the next; to the left, where the step is negative, the
    first lies rightmost."""

    caption: Box
    play: Box
    cards: Box
    card: float
    step: float

    @property
    def first(self) -> Box:
        """Where the first card lies."""
        x = self.cards.right - self.card if self.step < 0 else self.cards.x
        return Box(x, self.cards.y, self.card, self.cards.h)


class Floor:
    """The places of one moment."""

    def __init__(self, setting: Setting, places: Mapping[str, levels.Place], zones: Sequence[str]):
        self.setting = setting
        self._places = {name: Box(*place.box) for name, place in places.items()}
        above, below = (self._places[name].inset(CLEAR, 0) for name in ("enemies", "heroes"))
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
        if figure.side == HEROES or not on_plate.fan:
            return _slot(zone, on_plate.hand, HIDDEN)
        return _slot(zone, on_plate.hand, "row", on_plate.hand.w * OVERLAP, on_plate.fan)

    def _played(self, figure: Figure) -> Slot:
        """In the lane: whoever strikes to the left, whoever answers to the right; where nobody strikes, the heroes to
        the left."""
        right = figure.id == self.setting.clash[1] if any(self.setting.clash) else figure.side != HEROES
        side = self.side(int(right))
        return _slot(figure.zones["played"], side.first, "row", side.step, side.cards.w)

    @property
    def lane(self) -> Box:
        """Where what a fight is about and how it ended is told."""
        return self._places["lane"]

    @property
    def before(self) -> Box:
        """The lane, as far as nobody reaches over it."""
        return self._in_front(self.lane)

    @property
    def foreground(self) -> Box:
        """Where it is told of whoever is looked at: the lane; under large enemies all the width there is."""
        return self._in_front(self.stage if any(stand.over for stand in self.stands.values()) else self.lane)

    @property
    def journal(self) -> Box:
        """Where it is written what has happened, clear of whoever reaches over the edge of the table."""
        place = self._places["journal"]
        return self._in_front(place) if any(stand.box.overlaps(place) for stand in self.stands.values()) else place

    def _in_front(self, place: Box) -> Box:
        """What of a place lies below everybody's feet."""
        feet = (stand.box.bottom + AIR for stand in self.stands.values() if stand.over)
        top = max(place.y, max(feet, default=0.0))
        return place._replace(y=top, h=place.bottom - top)

    @property
    def stage(self) -> Box:
        """Where two fight: wider than the lane, where nothing stands beside that."""
        return self._places.get("clash", self.lane)

    @property
    def wide(self) -> bool:
        """Is there room for whoever fights beside their cards?"""
        return self.stage.w >= STAGE

    def side(self, which: int) -> Side:
        """The half of the stage of whoever strikes (0), or of whoever answers (1)."""
        return (self._wide_side if self.wide else self._narrow_side)(which)

    def _wide_side(self, which: int) -> Side:
        """Whoever fights at the outer end, their cards from the middle towards them."""
        stage, middle = self.stage, self.stage.centre[0]
        x = stage.right - EDGE - FIGHTER if which else stage.x + EDGE
        caption = Box(x, stage.y + PAD, FIGHTER, stage.h - 2 * PAD)
        left, right = (middle + SWORDS, x - NEARER) if which else (caption.right + NEARER, middle - SWORDS)
        play = Box(caption.right - PLAY if which else caption.x, caption.bottom - LINE - OFF, PLAY, LINE)
        return Side(caption, play, Box(left, stage.y + TOP, right - left, CARD * SHAPE), CARD,
                    CARD_STEP if which else -CARD_STEP)  # fmt: skip

    def _narrow_side(self, which: int) -> Side:
        """Who fights is written above their cards."""
        lane, wide = self.stage, self.stage.w * SIDE
        half = Box(lane.right - wide if which else lane.x, lane.y, wide, lane.h).inset(INDENT, 0)
        head = half._replace(h=HEAD)
        return Side(head, head, Box(half.x, lane.y + HEAD + RING, half.w, LANE * SHAPE), LANE, LANE_STEP)

    def _offers(self) -> Iterator[Slot]:
        lane, setting = self._places["lane"], self.setting
        wide = lane.w / max(1, len(setting.open))
        for i, (zone, count) in enumerate(zip_longest(setting.open, setting.counts)):
            room = Box(lane.x + i * wide, lane.y + OFFER_TOP, wide, OFFER * SHAPE).inset(6, 0)
            spare = room.w - OFFER - (count - 1) * OFFER_STEP if count else 0.0
            first = room._replace(x=room.x + max(0.0, spare) / 2, w=OFFER)
            yield _slot(zone, first, "row", OFFER_STEP, room.right - first.x, "card")

    @property
    def laid_open(self) -> list[Box]:
        """Where cards lie open to choose from."""
        return [self.lane] if self.setting.open else []


def mirrored(places: Mapping[str, levels.Place]) -> dict[str, levels.Place]:
    """The places for left hands: what is pressed most lies to the left, and the hand to the right of it."""
    return {
        name: place._replace(box=place.box._replace(x=GRID_W - place.box.x - place.box.w)) if name in OURS else place
        for name, place in places.items()
    }


def _slot(zone: str, box: Box, lay: str, step: float = 0.0, extent: float = 0.0, spot: str = "none") -> Slot:
    return Slot(zone, levels.Box(*box), lay, "mini", step, 0.0, extent, spot, "", PLAIN)
