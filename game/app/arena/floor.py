"""The floor of an arena: who is shown, whose hand lies below, and where everything lies."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from game import levels
from game.core.capabilities import aftermath, clash
from game.core.combatants import ACTING, FALLEN, HEROES, Clash, Figure
from game.core.game import Game
from game.core.view import PerViewCache, View
from game.levels import Slot

from ..base.geometry import GRID_W, Box
from ..base.prints import PLAIN
from ..table.card_art import SHAPE
from ..table.places import HIDDEN, Places
from .picks import cards_in, named_in
from .plate_layout import OVERLAP, Stand, parts, stands

AWAY = Box(600, -900, 80, 112)  # off-screen place of cards that belong to nobody on the table
HAND, STEP = 96.0, 107.0  # width of a card in hand, and the step between cards
STAGE = 1100.0  # width from which fighters fit beside their cards
CARD, CARD_STEP, TOP = 92.0, 96.0, 18.0  # on such a stage: width of a card, step between cards, space above
FIGHTER, EDGE, PAD, SWORDS = 137.0, 18.0, 13.0, 84.0  # a fighter's width; margins; from the middle past the swords
LESS, LESS_STEP, HIGHER, MORE = 76.0, 80.0, 12.0, 204.0  # with large text: card, step, space above, fighter's width
NEARER = 13.0  # gap between a fighter and their cards
PLAY, LINE, OFF = 212.0, 29.0, 5.0  # text of a fighter's play: width, line height, distance from the foot
LANE, LANE_STEP = 82.0, 88.0
HEAD, INDENT, RING = 32.0, 12.0, 12.0  # a narrow lane's head line; its indent; the ring around a focused card
OURS = ("traits", "hand", "sort", "tools", "actions", "scrub")  # the places that change sides for left-handed players
SIDE = 0.42  # each side's share of a narrow lane's width
OFFER, OFFER_STEP, OFFER_TOP = 72.0, 84.0, 38.0  # cards laid open: width, step, space above
TURN = 120.0  # inset of the words that say whose turn it is
AIR = 4.0  # space below figures that reach over the table's edge
CLEAR = 8.0  # keeps the focus ring of the outermost figures clear of the window's edge


class Setting(NamedTuple):
    """The data that decides the layout.

    `cast` are the figures, `shown` is the one whose hand is shown, `open` are zones laid open to choose from,
    `pickable` zones whose cards can be chosen where they lie, and `clash` is attacker and defender.
    """

    cast: tuple[Figure, ...]
    shown: str = ""
    open: tuple[str, ...] = ()
    pickable: tuple[str, ...] = ()
    clash: tuple[str, str] = ("", "")
    counts: tuple[int, ...] = ()  # number of cards in each open zone, if they shall be centred

    @property
    def key(self) -> object:
        """The parts that decide where things lie."""
        return [(figure.id, figure.side, figure.owner) for figure in self.cast], self[1:]


class Side(NamedTuple):
    """One fighter's half of the stage.

    `caption` is the place of the name (and picture), `play` that of the text about their play, `cards` that of their
    cards, which are `card` wide with a `step` between them. With a negative step the first card lies rightmost.
    """

    caption: Box
    play: Box
    cards: Box
    card: float
    step: float

    @property
    def first(self) -> Box:
        """The box of the first card."""
        x = self.cards.right - self.card if self.step < 0 else self.cards.x
        return Box(x, self.cards.y, self.card, self.cards.h)


class Floor:
    """All places of an arena for one setting. With `large` text, cards on the stage are smaller, so that a preview of
    two lines fits below them."""

    def __init__(self, setting: Setting, places: Mapping[str, levels.Place], zones: Sequence[str], large: bool = False):
        self.setting, self.large = setting, large
        self._places = {name: Box(*place.box) for name, place in places.items()}
        above, below = (self._places[name].inset(CLEAR, 0) for name in ("enemies", "heroes"))
        self.stands: dict[str, Stand] = stands(setting.cast, above, below, large)
        self.slots = {zone: _slot(zone, AWAY, HIDDEN) for zone in zones}
        self.slots |= {slot.zone: slot for slot in self._slots() if slot.zone in self.slots}

    @property
    def hand(self) -> str:
        """The zone of the shown hand, or ""."""
        return next((figure.zones["hand"] for figure in self.setting.cast if figure.id == self.setting.shown), "")

    def _slots(self) -> Iterator[Slot]:
        for figure in self.setting.cast:
            yield from self._of(figure)
        yield from self._offers()

    def _of(self, figure: Figure) -> Iterator[Slot]:
        """Yield the slots of a figure's own cards."""
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
        """Return the slot for a figure's played cards in the lane: attacker left, defender right; without a clash,
        heroes left."""
        right = figure.id == self.setting.clash[1] if any(self.setting.clash) else figure.side != HEROES
        side = self.side(int(right))
        return _slot(figure.zones["played"], side.first, "row", side.step, side.cards.w)

    @property
    def lane(self) -> Box:
        """The place of texts about the fight and its end."""
        return self._places["lane"]

    @property
    def before(self) -> Box:
        """The part of the lane that no figure reaches over."""
        return self._in_front(self.lane)

    @property
    def foreground(self) -> Box:
        """The place of the panel about the focused figure: the lane, or the whole width below large enemies."""
        return self._in_front(self.stage if any(stand.over for stand in self.stands.values()) else self.lane)

    @property
    def journal(self) -> Box:
        """The place of the journal, clear of figures that reach over the table's edge."""
        place = self._places["journal"]
        return self._in_front(place) if any(stand.box.overlaps(place) for stand in self.stands.values()) else place

    def _in_front(self, place: Box) -> Box:
        """Return the part of a place below the feet of all figures that reach over the edge."""
        feet = (stand.box.bottom + AIR for stand in self.stands.values() if stand.over)
        top = max(place.y, max(feet, default=0.0))
        return place._replace(y=top, h=place.bottom - top)

    @property
    def stage(self) -> Box:
        """The place of a clash: wider than the lane if the map has a place for it."""
        return self._places.get("clash", self.lane)

    @property
    def wide(self) -> bool:
        """True if fighters fit beside their cards."""
        return self.stage.w >= STAGE

    def side(self, which: int) -> Side:
        """Return the half of the stage of the attacker (0) or the defender (1)."""
        return (self._wide_side if self.wide else self._narrow_side)(which)

    def _wide_side(self, which: int) -> Side:
        """Return a half with the fighter at the outer end and the cards from the middle towards them."""
        stage, middle = self.stage, self.stage.centre[0]
        fighter, card, step, top = (MORE, LESS, LESS_STEP, HIGHER) if self.large else (FIGHTER, CARD, CARD_STEP, TOP)
        x = stage.right - EDGE - fighter if which else stage.x + EDGE
        caption = Box(x, stage.y + PAD, fighter, stage.h - 2 * PAD)
        left, right = (middle + SWORDS, x - NEARER) if which else (caption.right + NEARER, middle - SWORDS)
        play = Box(caption.right - PLAY if which else caption.x, caption.bottom - LINE - OFF, PLAY, LINE)
        cards = Box(left, stage.y + top, right - left, card * SHAPE)
        return Side(caption, play, cards, card, step if which else -step)

    def _narrow_side(self, which: int) -> Side:
        """Return a half with the fighter's name above their cards."""
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

    def add_to(self, places: Places, seats: int) -> None:
        """Add the places of the figures, and of the words about whose turn it is, to those of the map."""
        for id, stand in self.stands.items():
            places.put(id, stand.box)
        lane = places.box("lane")
        for seat in range(seats):
            places.put(f"turn.{seat}", Box(lane.x + TURN, lane.centre[1] - TURN / 4, lane.w - 2 * TURN, TURN / 2))

    @property
    def laid_open(self) -> list[Box]:
        """The boxes in which cards lie open to choose from."""
        return [self.lane] if self.setting.open else []


def mirrored(places: Mapping[str, levels.Place]) -> dict[str, levels.Place]:
    """Return the places for left-handed players: the most used buttons at the left, the hand to the right of them."""
    return {
        name: place._replace(box=place.box._replace(x=GRID_W - place.box.x - place.box.w)) if name in OURS else place
        for name, place in places.items()
    }


def _slot(zone: str, box: Box, lay: str, step: float = 0.0, extent: float = 0.0, spot: str = "none") -> Slot:
    return Slot(zone, levels.Box(*box), lay, "mini", step, 0.0, extent, spot, "", PLAIN)


# Who is on the stage of an arena, whose hand is shown, and which cards lie open: from a view, and what was shown
# before.


class Casting:
    """Finds the setting of a view; `people` returns all its figures. `looked` is the id of the figure whose hand was
    asked for, until the next action."""

    def __init__(self, game: Game[Any], people: Callable[[View], Sequence[Figure]]):
        self.game, self._people = game, people
        self.looked = ""
        self.clash_of = PerViewCache(lambda view: clash(game, view))  # the blow under way in a view
        self._shown: tuple[Clash | None, int] = (None, 0)  # the blow shown last, and its number of cards

    def setting(self, view: View, before: Setting, moves: bool, afoot: bool) -> Setting:
        """Return the setting of a view. During an animation (`moves`) the hand that is shown and the fighters stay the
        same; on the map (`afoot`) there are heroes only, and no hands."""
        cast = self._cast(view, before, moves)
        if afoot:
            cast = tuple(figure for figure in cast if figure.side == HEROES)
        blow = self.clash_of(view)
        shown = before.shown if moves and not afoot else ""
        if not shown and not afoot:
            shown = _shown(view, cast, blow, self.looked, before.shown)
        open, pickable = _choosable(view, cast)
        traded = aftermath(self.game, view) is not None  # then something is written beside the cards
        counts = () if traded else tuple(len(view.zones.get(zone, ())) for zone in open)
        return Setting(cast, shown, open, pickable, before.clash if moves else _fighters(blow), counts)

    def _cast(self, view: View, before: Setting, moves: bool) -> tuple[Figure, ...]:
        """Return all figures but those that were summoned and have fallen; during an animation also those that leave or
        fall, since that is still to be shown."""
        there = self._people(view)
        if not moves:
            return tuple(figure for figure in there if not (figure.summoned and figure.state == FALLEN))
        ids = {figure.id for figure in there}
        return (*there, *(figure for figure in before.cast if figure.id not in ids))

    def blow(self, view: View, setting: Setting, moves: bool) -> Clash | None:
        """Return the blow to show in a view; while its cards leave one by one, as it was with all of them."""
        clash = self.clash_of(view)
        if clash is None or not moves:
            self._shown = clash, 0
            return clash
        fighters = _fighters(clash)
        lie = sum(len(view.zones.get(each.zones["played"], ())) for each in setting.cast if each.id in fighters)
        before, most = self._shown
        if _fighters(before) == fighters and lie < most:
            return before
        self._shown = clash, lie
        return clash


def _shown(view: View, cast: Sequence[Figure], clash: Clash | None, looked: str, before: str) -> str:
    """Return the id of the figure whose hand is shown: the one asked for a card or a decision, the one that the viewer
    wanted to see (`looked`), or the one shown before."""
    mine = {figure.id: figure for figure in cast if figure.seat == view.seat and figure.state != FALLEN}
    known, named = cards_in(view), named_in(view.legal)
    zones = {known[id] for id in named if id in known}
    asked = [id for id, figure in mine.items() if figure.zones["hand"] in zones]
    asked = asked or _questioned(mine, named, clash if view.legal else None)
    if looked in {figure.id for figure in cast}:
        return looked
    if before in asked or (not asked and before in mine):
        return before
    acting = [id for id in asked or mine if mine[id].state == ACTING]
    return next(iter(acting or asked or mine), "")


def _questioned(mine: Mapping[str, Figure], named: Collection[str], clash: Clash | None) -> list[str]:
    """Return the figures in question if no card is asked for: the one under attack, which will answer, or else those
    with a usable ability."""
    if clash is not None and clash.defender in mine:
        return [clash.defender]
    return [id for id, figure in mine.items() if any(trait.id in named for trait in figure.traits)]


def _choosable(view: View, cast: Sequence[Figure]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the zones to lay open because one of their cards can be chosen, and the zones whose cards can be chosen
    where they lie."""
    known, named = cards_in(view), named_in(view.legal)
    zones = dict.fromkeys(known[id] for id in named if id in known)
    hands = {figure.zones["hand"] for figure in cast}
    played = {figure.zones["played"] for figure in cast}
    order = [zone for zone in view.zones if zone in zones and zone not in hands]
    return tuple(z for z in order if z not in played), tuple(z for z in order if z in played)


def _fighters(clash: Clash | None) -> tuple[str, str]:
    return (clash.attacker, clash.defender) if clash else ("", "")
