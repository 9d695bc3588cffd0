"""The table of a quest: its map between fights, and the pages that are read on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game import tongue
from game.core.events import Event, Fact, Noted
from game.core.game import Action, View
from game.core.journey import HERE, MUSTER, SEEN, Chamber, Journeyed, Tale, trail
from game.core.match import Match
from game.tongue import _

from ...arena.board import TALL
from ...arena.narrow import Narrow
from ...arena.panel import Panel
from ...arena.plate import FigurePlate
from ...arena.slimline import capital
from ...canvas import Canvas
from ...focus import WAYS, nearest
from ...geometry import Box
from ...hands.intent import POINT, RELEASE, SCROLL, Intent
from ...quest.about import About
from ...quest.board import GIFT, VISIT, led_to
from ...quest.chart import neighbours
from ...quest.page import ChoiceRow, Page
from ...quest.pages import CHOICE, READ_ON, asked, told
from ...quest.rooms import RoomSpot
from ...quest.sheet import RIM, MapSheet, Party
from ...quest.torches import Torches
from ...scene import Scene
from ...table.film import before
from ...table.preview import PreviewLine
from ...transitions import Sweep
from ...ui.press import Button
from ...ui.widget import Do, Widget
from ..arena.table import ArenaTable
from ..table import TableScene
from .muster import MusterScene
from .onmap import OnMap
from .room import RoomScene

ROOM = "room-"  # what the ids of chambers begin with
PREFIXES = (ROOM, VISIT, CHOICE)
ABOVE = Box(120, 96, 1040, 344)  # where a page lies over a fight
INSET = 22.0  # from the map's edge to a page that lies on it
MOVES = (POINT, RELEASE, SCROLL)
LETTERS, LEFT = 24.0, 60.0  # of what is said of the thing in focus; what its plate leaves free
GAP = 4.0  # between two buttons
READ = 4.0  # seconds for which a page lies there where nobody plays
ASIDE = 0.7  # how far off its way a chamber may lie that is led to through a door


class QuestTable(OnMap, ArenaTable):
    """Shows what happens part by part: a part ends with a step of the party, and with a page that is to be read."""

    leaf: Tale | None = None  # the page that is being read
    _parts: Sequence[Sequence[Event]] = ()  # that are still to be shown
    _past: Mapping[str, Fact] = {}  # the facts, as far as they have been shown
    _playing: Sequence[Event] = ()
    _lain = 0.0  # seconds for which a page has been there

    def anew(self, match: Match) -> TableScene:
        return QuestTable(self.desk, match)

    # what happens, part by part

    def animate(self, events: Sequence[Event]) -> None:
        self._past = dict(self.view.facts)
        first, *self._parts = self._parted(events)
        self._playing = first
        super().animate(first)

    def _parted(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """The events, cut behind each step, with the facts that are noted of it, and behind each page."""
        parts: list[list[Event]] = [[]]
        stepped = False
        for event in events:
            if stepped and not isinstance(event, Noted):
                parts.append([])
                stepped = False
            parts[-1].append(event)
            stepped = stepped or self._is_step(event)
            if self._tale(event) is not None:
                parts.append([])
        return [*parts] if parts[-1] or len(parts) == 1 else [*parts[:-1]]

    def _is_step(self, event: Event) -> bool:
        return isinstance(self.game, Journeyed) and bool(self.game.step(event))

    def _tale(self, event: Event) -> Tale | None:
        return self.game.tale(self.view, event) if isinstance(self.game, Journeyed) else None

    def present(self) -> View:
        """The table as far as it has been shown: without what is still to come."""
        if not self._parts and not self._playing:
            return self.view
        to_come = [event for part in self._parts for event in part]
        return replace(before(self.view, to_come), facts={**self._past})

    @property
    def resting(self) -> bool:
        return super().resting and not self._parts and self.leaf is None

    def steps(self) -> Sequence[str]:
        to_come = sum(self._is_step(event) for part in self._parts for event in part)
        whole = trail(self.game, [self.match.opening, *self.match.history])
        return whole[: len(whole) - to_come]

    def settle(self) -> None:
        """A part is over: read its page, or go on to the next one."""
        self.score = None
        self._past = {**self._past, **{each.fact: each.value for each in self._playing if isinstance(each, Noted)}}
        self.see()
        self.stage.sync(self.present())
        self._hum()
        self.reveal()
        self.leaf = next((tale for event in self._playing if (tale := self._tale(event))), None)
        if self.leaf is not None:
            self._open(self.leaf)
        else:
            self._next()

    def _next(self) -> None:
        """The next part, or what follows when all has been shown."""
        if not self._parts:
            self._playing = ()
            self.settled()
            return
        self._playing, *self._parts = self._parts
        gains = self._gains
        super().animate(self._playing)
        self._gains = self._gains or gains
        self.refresh()

    def _open(self, tale: Tale) -> None:
        self._lain = 0.0
        self.refresh()
        self.set_focus(READ_ON, quiet=True)
        self.desk.sounds.play("pencil")
        brings = tongue.say(tale.brings) if tale.brings.message else ""
        self.desk.narrator.say(f"{tongue.say(tale.title)}. {tongue.say(tale.text)} {brings}".rstrip())
        self.speak_focus(interrupt=False)

    def read_on(self) -> None:
        """The page has been read."""
        self.leaf = None
        self._next()

    def tell(self, event: Event, line: str) -> None:
        """What stands on a page of its own is read out with that."""
        if self._tale(event) is not None:
            self.journal = [*self.journal[-self.kept :], self.noted(line, self.doer())] if line else self.journal
        else:
            super().tell(event, line)

    def _at_once(self) -> None:
        self.leaf, self._parts, self._playing = None, (), ()
        self.see()
        self._see_journey()
        super()._at_once()

    def see(self) -> None:
        super().see()
        if self.resting:
            self._see_journey()

    def _ponder(self, dt: float) -> bool:
        """While a page is read, nobody acts; where nobody is there to read it, it lies there for a while."""
        if self.leaf is None:
            return super()._ponder(dt)
        if self.company.people:
            return False
        self._lain += dt * (self.pace or 1.0)
        if self._lain >= READ:
            self.read_on()
        return True

    # what is there

    def build(self) -> list[Widget]:
        widgets = super().build()
        if not self.afoot and self.leaf is None:
            return [*widgets, *self._muster()]
        widgets = [widget for widget in widgets if not isinstance(widget, Panel)]  # it would lie on the map
        page = self._page()
        if page:
            return [*self._under(widgets, page[0].box), *page]
        return [*widgets, self._about()] if self.score is None else widgets

    def _muster(self) -> list[Widget]:
        """Before a fight a Game Master may say who comes."""
        matter = self._known.matter if self.score is None and self.company.people else None
        if matter is None:
            return []
        box = self.places.box("actions")
        place = box._replace(y=box.y + TALL + GAP, h=TALL)
        return [Narrow(MUSTER, tongue.say(matter.title), place, self._send, self.desk.type, "skull")]

    def _send(self) -> None:
        """The list of who may come."""
        if self._known.matter is not None:
            self.desk.stack.push(MusterScene(self.desk, self._known.matter, self._sent), self.desk.via(Sweep))

    def _sent(self, action: Action) -> None:
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self._ask_or_do(action)

    def _buttons(self) -> Sequence[Widget]:
        """While the party is on its way there is nothing to be done."""
        return () if self.afoot and self.score is not None else super()._buttons()

    def _about(self) -> Widget:
        """What is known of the chamber in focus, or else of that of the party."""
        spot = self.widget(self.focus)
        chamber = spot.chamber if isinstance(spot, RoomSpot) else self._known.here
        return About(chamber, self.places.box("about"), self.desk.type)

    def _page(self) -> list[Widget]:
        """The page that lies there now."""
        letters = self.desk.type
        box = self.frame.inset(INSET, INSET - 6) if self.afoot else ABOVE.moved(0, -self.desk.layout.above)
        if self.leaf is not None:
            return told(self.leaf, box, letters, self.read_on, self.art)
        matter = self._known.matter if self.score is None else None
        return asked(matter, self.chooser, box, letters, self._pressing) if matter is not None else []

    def _pressing(self, id: str) -> Do:
        return lambda: self.pick(id)

    def _under(self, widgets: Sequence[Widget], page: Box) -> list[Widget]:
        """What a page leaves to be seen; while it is only read, nothing of that can be done."""
        left = [w for w in widgets if isinstance(w, MapSheet) or not w.box.overlaps(page)]
        left = [w for w in left if not isinstance(w, RoomSpot | Party)]
        if self.leaf is not None:
            left = [w for w in left if not isinstance(w, Button) and w.id not in ("preview", "hint")]
            if self.afoot:  # with what they had when that was written
                left = [w for w in left if not isinstance(w, FigurePlate)] + self.board.told(self.present())
            for widget in left:
                widget.focusable = widget.focusable and not isinstance(widget, FigurePlate)
        return left

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if self.afoot:
            fits = self.desk.type.cut(text, "body", LETTERS, line.w - LEFT, line.h, lines=2)
            return PreviewLine(" ".join(fits.lines), self.desk.type, line)
        return super().preview_line(text, line)

    def _preview_text(self) -> str:
        if not self.afoot or self.leaf is not None or self.hint_text:
            return "" if self.leaf is not None else super()._preview_text()
        widget = self.widget(self.focus)
        if isinstance(widget, ChoiceRow):
            return capital(widget.help) if widget.is_cut else ""
        if isinstance(widget, Torches):
            return widget.help
        if isinstance(widget, FigurePlate) and not widget.aim:
            return _("{what}: {amount}").format(what=widget.label, amount=widget.value)
        return super()._preview_text() or (self.journal[-1] if self.journal else "")

    def draw_journal(self, canvas: Canvas) -> None:
        if self.leaf is None:  # a page lies on it
            super().draw_journal(canvas)

    def addressed(self, task: str, view: View) -> str:
        if self.leaf is not None:
            return tongue.say(self._known.title)
        return task if self.afoot and not view.legal else super().addressed(task, view)

    # what is pressed

    def pick(self, id: str) -> None:
        action = self._meant(id)
        if action is not None:
            self.hint_text = ""
            self.chooser.clear()
            self._ask_or_do(action)
        elif id.startswith(ROOM):
            self._press_room(id)
        elif id.startswith(GIFT):
            self.chooser.clear()
            self._press_thing(id.removeprefix(GIFT))
        else:
            if self.afoot and id in self.game.verbs:
                self.chooser.clear()
            super().pick(id)

    def _meant(self, id: str) -> Action | None:
        """What a press on something of the map does."""
        prefix = next((each for each in PREFIXES if id.startswith(each)), "")
        return led_to(self.view, id.removeprefix(prefix)) if prefix else None

    def _press_room(self, id: str) -> None:
        """A chamber to which nobody can walk now: turn to what is in this one, or say why not."""
        widget = self.widget(id)
        visit = self._first_visit()
        if isinstance(widget, RoomSpot) and widget.chamber.state == HERE and visit:
            self.pick(visit)
            return
        self.desk.sounds.play("ui-deny")
        if widget is not None and widget.help:
            self.desk.say(widget.help)

    def _first_visit(self) -> str:
        here = self._known.here.features
        return next((f"{VISIT}{each.id}" for each in here if led_to(self.view, each.id)), "")

    def _first_button(self) -> str:
        if not self.afoot:
            return super()._first_button()
        if self._known.matter is not None:
            return ""
        return self._first_visit() or super()._first_button()

    def redden(self, widgets: list[Widget]) -> None:
        if not self.afoot:
            super().redden(widgets)

    # intents

    def handle(self, intent: Intent) -> None:
        if self.leaf is None:
            super().handle(intent)
            return
        if intent.kind == "menu" or (intent.kind == "cancel"):
            self.menu()
        elif intent.kind in ("undo", "info", "help"):
            self.command(intent)
        elif intent.kind == "avoid":
            self.read_on()
        elif not intent.kind.startswith("place.") and intent.kind not in ("hint", "redo"):
            Scene.handle(self, intent)
        if self.desk.stack.top is self:
            self.widgets = self.build()

    def _is_new_to(self, focus: str | None) -> bool:
        return super()._is_new_to(focus) or (self.focus == READ_ON and focus != READ_ON)

    # the focus

    def first_focus(self) -> str | None:
        if self.leaf is not None:
            return READ_ON
        if not self.afoot:
            return MUSTER if self.widget(MUSTER) else super().first_focus()
        on_page = [w for w in self.widgets if isinstance(w, ChoiceRow | FigurePlate) or _is_go(w)]
        if self._known.matter is not None:
            able = (w.id for w in on_page if w.enabled and (not isinstance(w, FigurePlate) or w.aim))
            return next(able, "menu")
        here = f"{ROOM}{self._known.here.id}"
        return self._first_visit() or self._next_room() or self._usual_button() or here

    def _next_room(self) -> str:
        """A chamber to walk to: one that nobody has seen yet, if there is one."""
        beside = neighbours(self._known, self._known.here.id)
        near = [chamber for chamber, _way in beside if led_to(self.view, chamber.id)]
        near.sort(key=lambda chamber: chamber.state != SEEN)
        return f"{ROOM}{near[0].id}" if near else ""

    def _heir(self, boxes: dict[str, Box]) -> str | None:
        if self.score is not None and self.afoot:
            return None  # until everything has been seen
        return self.first_focus() if self.afoot or self.leaf is not None else super()._heir(boxes)

    def _past_idle_things(self) -> None:
        if not self.afoot or self._asked != len(self.match.log):
            super()._past_idle_things()

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        """A chamber that is out of view comes into it."""
        chamber = self._known.chamber(id.removeprefix(ROOM)) if id is not None and id.startswith(ROOM) else None
        if chamber is not None and self.afoot and self.chart.scrolls:
            whole = self.chart.box(chamber.patch)
            dx, dy = self.walk().scroll
            if not whole.moved(-dx, -dy).inside(self.frame.inset(RIM)):
                self.eye = whole.centre
                self.widgets = self.build()
        super().set_focus(id, quiet)

    def _scroll_by(self, by: float) -> None:
        """The wheel moves a map that is larger than its frame."""
        if not self.afoot or not self.chart.scrolls:
            super()._scroll_by(by)
            return
        x, y = self.walk().scroll
        frame = self.frame
        self.eye = x + frame.centre[0], y + by + frame.centre[1]
        self.refresh()

    def _navigate(self, way: str) -> None:
        if self.afoot or self.leaf is not None:
            self.set_focus(self._map_ahead(self._places_to_go(), self.focus, way))
        else:
            super()._navigate(way)

    def _places_to_go(self) -> dict[str, Box]:
        """Where the focus can go on the map: also to chambers that are out of view."""
        boxes = {widget.id: self.box_of(widget) for widget in self.widgets if widget.focusable}
        if any(isinstance(widget, Page) for widget in self.widgets) or not self.afoot:
            return boxes
        scroll, frame = self.walk().scroll, self.frame
        for chamber in self._known.chambers:
            whole = self.chart.box(chamber.patch).moved(-scroll[0], -scroll[1])
            boxes[f"{ROOM}{chamber.id}"] = _squeezed(whole, frame)
        return boxes

    def _map_ahead(self, boxes: Mapping[str, Box], id: str | None, way: str) -> str | None:
        """From a chamber first to one behind a door that way, then to whatever lies there; from the buttons aside to
        the map rather than to heroes below it."""
        if id is not None and id.startswith(ROOM) and id in boxes:
            near = [chamber for chamber, _way in neighbours(self._known, id.removeprefix(ROOM))]
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
        """Does it lie on the map, or to the right or left of it, as buttons do?"""
        return box is not None and self.frame.y <= box.centre[1] <= self.frame.bottom

    def _door_ahead(self, id: str, near: Sequence[Chamber], step: tuple[int, int]) -> str:
        here = self._known.chamber(id)
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

    def facts(self) -> dict[str, Any]:
        found = super().facts()
        if self.leaf is not None:
            found |= {"legal": [], "page": tongue.say(self.leaf.title)}
        if self.afoot or self.leaf is not None:
            boxes = self._places_to_go()
            found["ways"] = {id: {way: self._map_ahead(boxes, id, way) for way in WAYS} for id in boxes}
        return found

    # the foot, and the hint

    def prompts(self) -> list[tuple[str, str]]:
        if self.leaf is not None:
            undo = [("undo", _("Undo"))] if self.goes_back else []
            return [("confirm", _("Go on")), *undo, ("menu", _("Menu"))]
        if not self.afoot or not self.view.legal or self.score is not None or not self.company.people:
            return super().prompts()
        first = self.widget(self._first_button())
        return [
            *([("confirm", does)] if (does := self._does()) else []),
            *([("cancel", _("Put back"))] if self.chooser.picked else []),
            *([("avoid", first.label)] if first is not None and first.id != self.focus else []),
            ("hint", _("Hint")),
            *([("undo", _("Undo"))] if self.goes_back else []),
            ("info", _("Look closer")),
            ("menu", _("Menu")),
        ]

    def _does(self) -> str:
        widget = self.widget(self.focus)
        action = self._meant(widget.id) if widget is not None else None
        if action is not None and not isinstance(widget, ChoiceRow):
            return _(self.game.verbs[action.verb].label)
        if isinstance(widget, Torches):
            return ""
        if not isinstance(widget, RoomSpot):
            return super()._does() if widget is not None and not isinstance(widget, ChoiceRow) else _("Choose")
        here = widget.chamber.state == HERE and self._first_visit()
        return _("Visit") if here else ""

    def _last_of(self, action: Action) -> str:
        if not self.afoot or not action.ids:
            return super()._last_of(action)
        ids = (f"{prefix}{action.ids[0]}" for prefix in PREFIXES)
        return next((id for id in ids if self._meant(id) == action and self._has(id)), "") or super()._last_of(action)

    def _has(self, id: str) -> bool:
        return self.widget(id) is not None or id in self._places_to_go()

    def play_set(self, action: Action) -> None:
        if self.afoot and len(action.ids) <= 1:
            self.chooser.clear()
            self.set_focus(self._last_of(action), quiet=True)
            self.refresh()
        else:
            super().play_set(action)

    def _told_shortly(self, action: Action) -> str:
        return tongue.say(self._preview(action).text) if self.afoot else super()._told_shortly(action)

    # from near

    def look_closer(self) -> None:
        """Read all that is known of a chamber."""
        widget = self.widget(self.focus)
        if self.afoot and not isinstance(widget, FigurePlate):
            self.desk.sounds.play("card-lift")
            chamber = widget.chamber if isinstance(widget, RoomSpot) else self._known.here
            self.desk.stack.push(RoomScene(self.desk, chamber, self._known))
        else:
            super().look_closer()


def _is_go(widget: Widget) -> bool:
    return isinstance(widget, Button) and widget.primary


def _squeezed(box: Box, frame: Box) -> Box:
    """A box out of view lies for the focus just beyond the edge of the frame, in its order."""
    x = _beyond(box.centre[0], frame.x, frame.right)
    y = _beyond(box.centre[1], frame.y, frame.bottom)
    return Box(x - box.w / 2, y - box.h / 2, box.w, box.h) if box.inside(frame) else Box(x - 1, y - 1, 2, 2)


def _beyond(at: float, low: float, high: float) -> float:
    inside = max(low, min(at, high))
    return inside + (at - inside) * 1e-4
