"""The widgets of a map: chambers to walk to, what can be done in the party's chamber, the party itself; and the
ways of the focus from room to room and to what lies beside the map."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game import i18n, levels
from game.core.game import Game
from game.core.journey import HERE, SEEN, SHOP, Chamber, Feature, Journey
from game.core.selection import Selection
from game.core.view import Action, View
from game.i18n import _

from ...arena.board import ArenaActions, ArenaBoard, ArenaContext
from ...arena.plate import FigurePlate
from ...base.geometry import WAYS, Box, Point, nearest
from ...gfx.fonts import Fonts
from ...map.chambers import FLAG, NamePlaces, RoomSpot
from ...map.chart import LONG, Chart, neighbours
from ...map.ink_drawing import length_of, sign, spaced
from ...map.map_paper import RIM, MapPaper, Margins, PartyMarker, margins
from ...map.page import ChoiceRow
from ...map.panels import MapButton, ToolButton, Torches, beside, in_one_hand
from ...map.travel import MapMoment
from ...table.board import bare_of
from ...table.places import Places
from ...ui.buttons import Button
from ...ui.widget import Do, Widget

TALL, GAP = 62.0, 4.0
LEAST, WHOLE = 60.0, 0.99  # least visible side of a chamber that has a widget; share of the side of a smaller one
FAR, WAY = 500.0, 20.0
VISIT = "visit-"  # prefix of the ids of visits to something in the chamber
PURSE = "discard."  # prefix of the zones with which wares are paid
GIFT = "gift-"  # prefix of the ids of gifts


def led_to(view: View, id: str) -> Action | None:
    """Return the action that walks to a chamber or visits something in this one; None if it is not legal."""
    return next((action for action in view.legal if action.ids == (id,)), None)


def is_worth_it(view: View, feature: Feature) -> bool:
    """True if a visit should be proposed: not to a shop while nobody has anything to pay with."""
    return feature.kind != SHOP or any(cards for zone, cards in view.zones.items() if zone.startswith(PURSE))


class MapBoard(ArenaBoard):
    """Makes the widgets of the map at one moment; the heroes' plates lie below it."""

    def __init__(self, game: Game[Any], room: levels.Room, places: Places, letters: Fonts, actions: ArenaActions,
                 means: ArenaContext, walk: Callable[[], MapMoment]):  # fmt: skip
        super().__init__(game, room, places, letters, actions, means)
        self.walk = walk
        self.slips = NamePlaces(letters)
        self._margins: tuple[Chart, Margins] | None = None  # the decoration of the last map
        self._rooms_of: object = None  # what the last spots depend on,
        self._last_rooms: Sequence[RoomSpot] = ()  # and the spots

    def things(self, view: View, selection: Selection, undoer: int | None = None) -> list[Widget]:
        self.selection = selection
        now = self.walk()
        torches = Torches(now.journey.torches, now.journey.of_torches, self.places.box("torches"), self.letters)
        return [*self._map(view, now), torches, *self._plates(view, selection)]

    def info_widgets(self, view: View, selection: Selection | None = None) -> list[Widget]:
        return self._plates(view, selection)

    # map

    def _map(self, view: View, now: MapMoment) -> list[Widget]:
        """Return the paper, the chambers in view, and the party."""
        around = self._decoration(now)
        sheet = MapPaper(now.chart, now.journey, now.way, now.scroll, around)
        spots = self._rooms(view, now, [*around.boxes], [box for _icon, box in sheet.beyond])
        here = next((spot for spot in spots if spot.chamber.state == HERE), None)
        at = now.at or (here.stand if here else None)
        sheet.leaders = [spot.named.line for spot in spots if spot.named and spot.named.line]
        sheet.light, sheet.before, sheet.share, sheet.news = at, now.before, now.share, now.news
        return [sheet, *spots, *([PartyMarker(at, here.flag if here else FLAG)] if at is not None else [])]

    def _decoration(self, now: MapMoment) -> Margins:
        """Return the decoration beside all chambers, which stays where it is."""
        if self._margins is None or self._margins[0] is not now.chart:
            self._margins = now.chart, margins(now.chart, now.journey, self.letters)
        return self._margins[1]

    def _rooms(self, view: View, now: MapMoment, around: Sequence[Box], beyond: Sequence[Box]) -> Sequence[RoomSpot]:
        """Return the chambers in view; the last ones if they are still the same."""
        helps = [self._help_of(chamber, view, now.journey) for chamber in now.journey.chambers]
        key = now.chart, now.scroll, now.journey.chambers, now.journey.passages, helps
        if self._rooms_of == key:
            return self._last_rooms
        taken = [now.chart.box(each.patch).moved(-now.scroll[0], -now.scroll[1]) for each in now.journey.chambers]
        taken += [*_edges(now.chart.frame), *_ways(now)]
        taken += [box.moved(-now.scroll[0], -now.scroll[1]) for box in around]
        taken += beyond
        spots: list[RoomSpot] = []
        for chamber, help in zip(now.journey.chambers, helps, strict=True):
            for spot in self._spot(chamber, help, now, taken):
                spots.append(spot)
                taken += spot.named.boxes if spot.named else []
        self._rooms_of, self._last_rooms = key, spots
        return spots

    def _spot(self, chamber: Chamber, help: str, now: MapMoment, taken: Sequence[Box]) -> list[RoomSpot]:
        dx, dy = now.scroll
        whole = now.chart.box(chamber.patch).moved(-dx, -dy)
        frame = now.chart.frame.inset(RIM)
        x, y = max(whole.x, frame.x), max(whole.y, frame.y)
        box = Box(x, y, min(whole.right, frame.right) - x, min(whole.bottom, frame.bottom) - y)
        if box.w < min(LEAST, whole.w * WHOLE) or box.h < min(LEAST, whole.h * WHOLE):
            return []
        signs = {each.id: (at[0] - dx, at[1] - dy) for each in chamber.features
                 if (at := now.chart.point(each.at))}  # fmt: skip
        box = whole if whole.inside(frame) else box
        return [RoomSpot(chamber, whole, box, signs, self._pick(f"room-{chamber.id}"), help, self.slips,
                         taken)]  # fmt: skip

    def _help_of(self, chamber: Chamber, view: View, journey: Journey) -> str:
        """Return what a press on a chamber does, or why it does nothing."""
        action = led_to(view, chamber.id)
        if action is not None:
            return i18n.say(self.foresee(view, action).text)
        if chamber.state == HERE:
            return ""
        ways = [each for other, each in neighbours(journey, journey.here.id) if other.id == chamber.id]
        if not ways:
            return _("No door leads there from here: you go room by room")
        return next((i18n.say(each.told) for each in ways if each.told.message), "")

    # buttons

    def buttons(self, view: View, may_undo: bool) -> list[Widget]:
        now = self.walk()
        return [*self._deeds(view, now.journey), *self._tools(view, may_undo, 0)]

    def _deeds(self, view: View, journey: Journey) -> list[Widget]:
        """Return a button for each thing in the chamber, each action without ids, and each gift; none while a page is
        open."""
        if journey.matter is not None:
            return []
        column = self.places.box("actions")
        makers = [*self._visits(view, journey), *self._bare(view), *self._gifts(journey)]
        visits = [f"{VISIT}{each.id}" for each in journey.here.features if is_worth_it(view, each)]
        proposed = next((id for id, *_rest in makers if id in visits), "")  # else the focus proposes the door onward
        place = column._replace(h=TALL)
        return [*in_one_hand([
            MapButton(id, label, place.moved(0, n * (TALL + GAP)), do, self.letters, icon, id == proposed, help)
            for n, (id, label, do, icon, help) in enumerate(makers)
        ])]  # fmt: skip

    def _visits(self, view: View, journey: Journey) -> list[tuple[str, str, Do, str, str]]:
        return [
            (f"{VISIT}{each.id}", i18n.say(each.title), self._pick(f"{VISIT}{each.id}"), sign(each.kind),
             i18n.say(self.foresee(view, action).text))
            for each in journey.here.features
            if (action := led_to(view, each.id)) is not None
        ]  # fmt: skip

    def _gifts(self, journey: Journey) -> list[tuple[str, str, Do, str, str]]:
        """Return what can be given; the hero who gets it is chosen afterwards."""
        return [
            (id, i18n.say(each.label), self._pick(id), sign(each.kind), "")
            for each in journey.gifts
            for id in (f"{GIFT}{each.action.ids[0]}",)
        ]

    def _bare(self, view: View) -> list[tuple[str, str, Do, str, str]]:
        bare = bare_of(view)
        return [
            (verb, _(self.game.verbs[verb].label), self._pick(verb), self.skin.icons.get(verb, "hand"),
             self._meaning(view, bare[verb]))
            for verb in self.game.buttons(view)
            if verb in bare
        ]  # fmt: skip

    def _tools(self, view: View, may_undo: bool, above: int) -> list[Widget]:
        """Return the buttons for undo and hint, side by side under the others."""
        words = _("Undo"), _("Hint")
        (one, other), signed = beside(self.places.box("tools")._replace(h=TALL), words, self.letters)
        undo, hint = ("undo", "lantern") if signed else ("", "")
        return [
            ToolButton("undo", words[0], one, self.actions.undo, self.letters, undo, enabled=may_undo),
            ToolButton("hint", words[1], other, self.actions.hint, self.letters, hint, enabled=bool(view.legal)),
        ]


def _ways(now: MapMoment) -> list[Box]:
    """Return boxes along the passages, over which no name may stand."""
    lines = [now.chart.line(each) for each in now.journey.passages]
    return [
        Box(x - now.scroll[0] - WAY / 2, y - now.scroll[1] - WAY / 2, WAY, WAY)
        for line in lines
        if length_of(line) < LONG
        for (x, y), _angle in spaced(line, WAY / 2)
    ]


def _edges(frame: Box) -> list[Box]:
    """Return boxes around a frame, over which nothing may stand."""
    wide, high = frame.w + 2 * FAR, frame.h + 2 * FAR
    inner = frame.inset(RIM)
    return [
        Box(frame.x - FAR, frame.y - FAR, wide, FAR + RIM),
        Box(frame.x - FAR, inner.bottom, wide, FAR),
        Box(frame.x - FAR, frame.y - FAR, FAR + RIM, high),
        Box(inner.right, frame.y - FAR, FAR, high),
    ]


ROOM = "room-"  # prefix of the ids of chambers
ASIDE = 0.7  # a chamber behind a door may lie this far aside, per distance ahead


class MapWays:
    """Where the arrows lead among boxes on a map and beside it."""

    def __init__(self, journey: Journey, chart: Chart, boxes: Mapping[str, Box]):
        self.journey, self.chart, self.boxes = journey, chart, boxes

    def ahead(self, id: str | None, way: str) -> str | None:
        """Return the id to which an arrow leads: from a chamber to one behind a door in that direction, otherwise to
        the nearest widget; from the buttons sideways to the map rather than to heroes below it."""
        boxes = self.boxes
        if id is not None and id.startswith(ROOM) and id in boxes:
            near = [chamber for chamber, _way in neighbours(self.journey, id.removeprefix(ROOM))]
            found = self._door_ahead(id.removeprefix(ROOM), near, WAYS[way])
            if found:
                return found
        ahead = nearest(boxes, id, way)
        if way in ("up", "down") or self._is_beside_map(boxes.get(ahead or "")):
            return ahead
        rooms = {each: box for each, box in boxes.items() if each == id or each.startswith(ROOM)}
        back = nearest(rooms, id, way) if self._is_beside_map(boxes.get(id or "")) else id
        return ahead if back == id else back

    def _is_beside_map(self, box: Box | None) -> bool:
        """True if a box lies on the map, or to its right or left as buttons do."""
        frame = self.chart.frame
        return box is not None and frame.y <= box.centre[1] and box.y <= frame.bottom

    def _door_ahead(self, id: str, near: Sequence[Chamber], step: tuple[int, int]) -> str:
        here = self.journey.chamber(id)
        if here is None:
            return ""
        x, y = self.chart.box(here.patch).centre
        found: list[tuple[float, str]] = []
        for chamber in near:
            there = self.chart.box(chamber.patch).centre
            dx, dy = there[0] - x, there[1] - y
            ahead, aside = dx * step[0] + dy * step[1], abs(dx * step[1] + dy * step[0])
            if ahead > 0 and aside <= ahead * ASIDE:
                found.append((ahead + aside, f"{ROOM}{chamber.id}"))
        return min(found)[1] if found else ""


def chamber_boxes(journey: Journey, chart: Chart, scroll: Point) -> dict[str, Box]:
    """Return the boxes of all chambers by the ids of their widgets; those out of view lie just beyond the edge of the
    frame, in the same order."""
    dx, dy = scroll
    return {
        f"{ROOM}{each.id}": _squeezed(chart.box(each.patch).moved(-dx, -dy), chart.frame) for each in journey.chambers
    }


def _squeezed(box: Box, frame: Box) -> Box:
    x = _beyond(box.centre[0], frame.x, frame.right)
    y = _beyond(box.centre[1], frame.y, frame.bottom)
    return Box(x - box.w / 2, y - box.h / 2, box.w, box.h) if box.inside(frame) else Box(x - 1, y - 1, 2, 2)


def _beyond(at: float, low: float, high: float) -> float:
    inside = max(low, min(at, high))
    return inside + (at - inside) * 1e-4


# the first focus


def visits(journey: Journey, view: View) -> list[tuple[str, bool]]:
    """Return the ids of what can be visited in the party's chamber, each with True if a visit is to be proposed."""
    features = journey.here.features
    return [(f"{VISIT}{each.id}", is_worth_it(view, each)) for each in features if led_to(view, each.id)]


def first_visit(journey: Journey, view: View) -> str:
    """Return the id of the first visit to be proposed; "" if there is none."""
    return next((id for id, worth in visits(journey, view) if worth), "")


def best_visit(journey: Journey, view: View) -> str:
    """Return the id of the first visit to be proposed, or else of any visit; "" if there is none."""
    return first_visit(journey, view) or next((id for id, _worth in visits(journey, view)), "")


def next_room(journey: Journey, view: View) -> str:
    """Return the id of a chamber to walk to, first one that was only seen through a door; "" if there is none."""
    near = [chamber for chamber, _way in neighbours(journey, journey.here.id) if led_to(view, chamber.id)]
    near.sort(key=lambda chamber: chamber.state != SEEN)
    return f"{ROOM}{near[0].id}" if near else ""


def first_on_map(journey: Journey, view: View, widgets: Sequence[Widget], button: str) -> str:
    """Return the first focus on a map: what answers an open question, a visit, a chamber to walk to, the usual
    `button`, or else the party's chamber."""
    if journey.matter is not None:
        return _first_answer(widgets) or "menu"
    return first_visit(journey, view) or next_room(journey, view) or button or f"{ROOM}{journey.here.id}"


def _first_answer(widgets: Sequence[Widget]) -> str:
    able = (each for each in widgets if each.enabled and _answers(each))
    return next((each.id for each in able if not isinstance(each, FigurePlate) or each.aim), "")


def _answers(widget: Widget) -> bool:
    is_go = isinstance(widget, Button) and widget.primary
    return is_go or isinstance(widget, ChoiceRow | FigurePlate)
