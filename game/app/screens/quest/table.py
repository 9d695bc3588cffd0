"""The table of a quest: its map between fights, and the pages that are read on the way."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from game import i18n
from game.core.events import Event
from game.core.journey import HERE, MUSTER, Journey, Tale
from game.core.match import Match
from game.core.view import Action, View
from game.i18n import _

from ...arena import choice_words
from ...arena.board import TALL
from ...arena.panel import FigurePanel
from ...arena.plate import FigurePlate
from ...base.focus import WAYS
from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...input.intent import Intent
from ...map.chambers import RoomSpot
from ...map.page import ChoiceRow
from ...map.pages import CHOICE, READ_ON, asked, page_widgets, spoken
from ...map.panels import Torches
from ...play.features.map_travel import MapTravel
from ...play.features.story_pages import PageTurner, StoryPages
from ...play.presenters import page_room
from ...play.presenters.map_board import GIFT, VISIT, led_to
from ...play.presenters.map_focus import ROOM, best_visit, first_on_map, first_visit, visits
from ...services import Services
from ...table.preview import PreviewLine
from ...ui.scene import Scene
from ...ui.transitions import Sweep
from ...ui.widget import Widget
from ..arena.table import ArenaTable
from .enemy_list import EnemyListScene
from .room import RoomScene

PREFIXES = (ROOM, VISIT, CHOICE)


class QuestTable(ArenaTable):
    """The table scene of a quest: the map between fights, and the pages of its story."""

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.story = StoryPages(match.game)
        super().__init__(services, match, daily)
        self.conductor.part_began.connect(lambda events: self.refresh())
        if not self.seats.people:
            self.add(PageTurner(self.story, self.pacing, self.read_on))

    @property
    def travel(self) -> MapTravel:
        """The journey on its map."""
        return cast(MapTravel, self.ground.travel)

    # widgets

    def build(self) -> list[Widget]:
        widgets = super().build()
        if not self.ground.afoot and self.story.leaf is None:
            return self._mustering(widgets)
        widgets = [widget for widget in widgets if not isinstance(widget, FigurePanel)]  # a panel would lie on the map
        page = self._page()
        if page:
            left = page_room.left_by_page(widgets, page[0].box)
            if self.story.leaf is not None:
                plates = self.board.info_widgets(self.present()) if self.ground.afoot else None
                left = page_room.left_while_read(left, plates)
            return [*left, *([self._about()] if self.ground.afoot else []), *page]
        if self.timeline is not None:
            return widgets
        return [*widgets, self._about(), *page_room.legend_of(self._known, widgets, self.places, self.services.fonts)]

    def _mustering(self, widgets: list[Widget]) -> list[Widget]:
        """Before a fight, let a Game Master say who comes."""
        matter = self._known.matter if self.timeline is None and self.seats.people else None
        if matter is None:
            return widgets
        told, letters = i18n.say(matter.text), self.services.fonts
        return page_room.with_muster(widgets, self.game.verbs, told, self._send, self.ground.below, letters)

    def _send(self) -> None:
        """Open the list of enemies who may come."""
        if self._known.matter is not None:
            self.services.stack.push(
                EnemyListScene(self.services, self._known.matter, self._sent), self.services.via(Sweep)
            )

    def _sent(self, action: Action) -> None:
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.ask_or_do(action)

    def _buttons(self) -> Sequence[Widget]:
        """Return the usual buttons; none while the party is walking."""
        return () if self.ground.afoot and self.timeline is not None else super()._buttons()

    def _about(self) -> Widget:
        return page_room.about_chamber(
            self.widget(self.focus), self._known, self.places.box("about"), self.services.fonts
        )

    def _page(self) -> list[Widget]:
        """Return the widgets of the open page: a tale to be read, or a question; nothing if there is none."""
        letters, leaf = self.services.fonts, self.story.leaf
        matter = self._known.matter if self.timeline is None and leaf is None else None
        box = page_room.page_box(matter, self.travel.frame if self.ground.afoot else None, self.services.layout.above)
        if leaf is not None:
            return page_widgets(leaf, box, letters, self.read_on, self.art)
        if matter is None:
            return []
        aside = self.places.box("actions")._replace(h=TALL)
        return asked(matter, self.selection, box, aside, letters, partial(partial, self.pick))

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if not self.ground.afoot:
            return super().preview_line(text, line)
        aside, letters = self.places.box("actions"), self.services.fonts
        return page_room.line_under_map(text, line, aside, self.services.settings.left_handed, letters)

    def _preview_text(self) -> str:
        if not self.ground.afoot or self.story.leaf is not None or self.hinting.text:
            return "" if self.story.leaf is not None else super()._preview_text()
        told = page_room.text_on_map(self.widget(self.focus))
        last = page_room.last_told(self.chronicle.last, self._known.matter)
        return told if told is not None else super()._preview_text() or last

    def draw_journal(self, canvas: Canvas) -> None:
        if self.story.leaf is None:  # a page covers it
            super().draw_journal(canvas)

    def headline(self) -> str:
        return super().headline() if self.story.leaf is None else i18n.say(self._known.title)

    def _has_room_sign(self) -> bool:
        """False: rooms of a quest have names instead."""
        return False

    def addressed(self, task: str, view: View) -> str:
        return task if self.ground.afoot and not view.legal else super().addressed(task, view)

    # the story

    @property
    def leaf(self) -> Tale | None:
        """The page that is being read; None while none is open."""
        return self.story.leaf

    @property
    def _known(self) -> Journey:
        """The journey as it is shown."""
        return self.travel.known

    def animate(self, events: Sequence[Event]) -> None:
        self.story.begin(self.view)
        super().animate(events)

    def parts(self, events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        return self.story.cut(self.view, events)

    def present(self) -> View:
        """Return the view as far as it has been shown."""
        conductor = self.conductor
        shows = conductor.parts or conductor.part
        return self.story.shown(self.view, conductor.parts) if shows else self.view

    def trail(self) -> Sequence[str]:
        return self.story.trail(self.match, self.conductor.parts)

    def part_ended(self, events: Sequence[Event]) -> None:
        """Open the page at the end of a part, and let what follows wait until it is read."""
        self.story.note(events)
        self.see()
        self.stage.sync(self.present())
        self._hum()
        self.travel.reveal()
        if (tale := self.story.open(self.view, events)) is not None:
            self.conductor.hold()
            self._open(tale)

    def _open(self, tale: Tale) -> None:
        self.refresh()
        self.set_focus(READ_ON, quiet=True)
        self.services.sounds.play("pencil")
        self.services.narrator.say(spoken(tale))
        self.reader.read_focus(interrupt=False)

    def read_on(self) -> None:
        """Close the page, and go on."""
        self.story.close()
        self.conductor.resume()

    def log_event(self, event: Event, line: str) -> None:
        """Only add the line of an event with a page of its own to the journal, since the page itself is read out."""
        if self.story.tale(self.view, event) is None:
            super().log_event(event, line)
        elif line:
            self.chronicle.note(line, self.doer())

    def show_at_once(self) -> None:
        self.story.close()
        self.conductor.forget()
        self.see()
        self.travel.see()
        super().show_at_once()

    def see(self) -> None:
        super().see()
        if not self.conductor.busy:
            self.travel.see()

    # focus

    def _is_new_to(self, focus: str | None) -> bool:
        return super()._is_new_to(focus) or (self.focus == READ_ON and focus != READ_ON)

    def first_focus(self) -> str | None:
        if self.story.leaf is not None:
            return READ_ON
        if not self.ground.afoot:
            return MUSTER if self.widget(MUSTER) else super().first_focus()
        return first_on_map(self._known, self.view, self.widgets, self._usual_button())

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        if self.timeline is not None and self.ground.afoot:
            return None  # until everything has been shown
        first = self.first_focus() if self.ground.afoot or self.story.leaf is not None else None
        return first if first in boxes else super()._fallback_focus(boxes)  # a chamber may be out of view

    def _past_idle_things(self) -> None:
        if not self.ground.afoot or self._asked_at != len(self.match.log):
            super()._past_idle_things()

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        """Focus a widget; a chamber that is out of view is scrolled into it."""
        chamber = self._known.chamber(id.removeprefix(ROOM)) if id is not None and id.startswith(ROOM) else None
        if chamber is not None and self.ground.afoot and self.travel.brings_in(chamber):
            self.widgets = self.build()
        super().set_focus(id, quiet)

    def _scroll_by(self, by: float) -> None:
        """Scroll a map that is larger than its frame."""
        if self.travel.scrolls_by(by):
            self.refresh()
        else:
            super()._scroll_by(by)

    def _navigate(self, way: str) -> None:
        if self.ground.afoot or self.story.leaf is not None:
            self.set_focus(self.travel.ways(self.scroller.box_of).ahead(self.focus, way))
        else:
            super()._navigate(way)

    # presses

    def pick(self, id: str) -> None:
        action = self._meant(id)
        if action is not None:
            self.hinting.clear()
            self.selection.clear()
            self.ask_or_do(action)
        elif id.startswith(ROOM):
            self._press_room(id)
        elif id.startswith(GIFT):
            self.selection.clear()
            self.figure_picks.pick_thing(id.removeprefix(GIFT))
        else:
            if self.ground.afoot and id in self.game.verbs:
                self.selection.clear()
            super().pick(id)

    def _meant(self, id: str) -> Action | None:
        """Return the action of a press on something on the map, or None."""
        prefix = next((each for each in PREFIXES if id.startswith(each)), "")
        return led_to(self.view, id.removeprefix(prefix)) if prefix else None

    def _press_room(self, id: str) -> None:
        """Handle a press on a chamber to which nobody can walk now: in the party's own, visit something; otherwise say
        why not."""
        widget = self.widget(id)
        visit = best_visit(self._known, self.view)
        if isinstance(widget, RoomSpot) and widget.chamber.state == HERE and visit:
            self.pick(visit)
            return
        self.services.sounds.play("ui-deny")
        if widget is not None and widget.help:
            self.services.say(widget.help)

    def _first_button(self) -> str:
        if not self.ground.afoot:
            return super()._first_button()
        if self._known.matter is not None:
            return ""
        return first_visit(self._known, self.view) or super()._first_button()

    def _redden(self, widgets: list[Widget]) -> None:
        if not self.ground.afoot:
            super()._redden(widgets)

    # intents

    def handle(self, intent: Intent) -> None:
        if self.story.leaf is None:
            super().handle(intent)
            return
        self.dragging.handle(intent)  # a card that is held is let go: nothing can be dropped on a page
        if intent.kind == "menu" or (intent.kind == "cancel"):
            self.menu()
        elif intent.kind in ("undo", "info", "help"):
            self.command(intent)
        elif intent.kind == "avoid":
            self.read_on()
        elif not intent.kind.startswith("place.") and intent.kind not in ("hint", "redo"):
            Scene.handle(self, intent)
        if self.services.stack.top is self:
            self.widgets = self.build()

    def facts(self) -> dict[str, Any]:
        found = super().facts()
        if self.story.leaf is not None:
            found |= {"legal": [], "page": i18n.say(self.story.leaf.title)}
        if self.ground.afoot or self.story.leaf is not None:
            ways = self.travel.ways(self.scroller.box_of)
            found["ways"] = {id: {way: ways.ahead(id, way) for way in WAYS} for id in ways.boxes}
        return found

    # prompts and hint

    def _is_waiting(self) -> bool:
        """True if no page is open, either."""
        return self.story.leaf is None and super()._is_waiting()

    def prompts(self) -> list[tuple[str, str]]:
        if self.story.leaf is not None:
            undo = [("undo", _("Undo"))] if self.goes_back else []
            return [("confirm", _("Go on")), *undo, ("menu", _("Menu"))]
        if not self.ground.afoot or not self.view.legal or self.timeline is not None or not self.seats.people:
            return super().prompts()
        first = self.widget(self._first_button())
        deeds = [
            *([("confirm", does)] if (does := self._does()) else []),
            *([("cancel", _("Put back"))] if self.selection.picked else []),
            *([("avoid", first.label)] if first is not None and first.id != self.focus else []),
        ]
        return choice_words.prompts(deeds, self.goes_back, _("Hint"))

    def _does(self) -> str:
        widget = self.widget(self.focus)
        action = self._meant(widget.id) if widget is not None else None
        if action is not None and not isinstance(widget, ChoiceRow):
            return _(self.game.verbs[action.verb].label)
        if isinstance(widget, Torches):
            return ""
        if not isinstance(widget, RoomSpot):
            return super()._does() if widget is not None and not isinstance(widget, ChoiceRow) else _("Choose")
        here = widget.chamber.state == HERE and visits(self._known, self.view)
        return _("Visit") if here else ""

    def _last_of(self, action: Action) -> str:
        if not self.ground.afoot or not action.ids:
            return super()._last_of(action)
        ids = (f"{prefix}{action.ids[0]}" for prefix in PREFIXES)
        return next((id for id in ids if self._meant(id) == action and self._has(id)), "") or super()._last_of(action)

    def _has(self, id: str) -> bool:
        return self.widget(id) is not None or id in self.travel.ways(self.scroller.box_of).boxes

    def play_set(self, action: Action) -> None:
        if self.ground.afoot and len(action.ids) <= 1:
            self.selection.clear()
            self.set_focus(self._last_of(action), quiet=True)
            self.refresh()
        else:
            super().play_set(action)

    def told_shortly(self, action: Action) -> str:
        return i18n.say(self._preview(action).text) if self.ground.afoot else super().told_shortly(action)

    # the page of a chamber

    def look_closer(self) -> None:
        """Open the page of the focused chamber, or else of the party's; for a figure, its own page."""
        widget = self.widget(self.focus)
        if self.ground.afoot and not isinstance(widget, FigurePlate):
            self.services.sounds.play("card-lift")
            chamber = widget.chamber if isinstance(widget, RoomSpot) else self._known.here
            self.services.stack.push(RoomScene(self.services, chamber, self._known))
        else:
            super().look_closer()
