"""The table of a quest: its map between fights, and the pages that are read on the way."""

from collections.abc import Sequence
from typing import Any

from game import i18n
from game.core.journey import HERE, MUSTER, SHOP
from game.core.view import Action, View
from game.i18n import _

from ...arena import choice_words
from ...arena.board import TALL
from ...arena.buttons import HandOffer, Narrow, level
from ...arena.panel import FigurePanel
from ...arena.plate import FigurePlate
from ...arena.preview_lines import capital, sentence
from ...base.focus import WAYS
from ...base.geometry import GRID_W, Box
from ...gfx.canvas import Canvas
from ...input.intent import Intent
from ...map.board import GIFT, VISIT, led_to
from ...map.chambers import RoomSpot
from ...map.map_buttons import MapButton
from ...map.map_paper import MapPaper, PartyMarker
from ...map.page import ChoiceRow
from ...map.pages import CHOICE, asked, page_widgets
from ...map.panels import ChamberPanel, Legend, Torches
from ...table.preview import PreviewLine
from ...ui.buttons import Button
from ...ui.scene import Scene
from ...ui.transitions import Sweep
from ...ui.widget import Do, Widget
from .enemy_list import EnemyListScene
from .mapfocus import ROOM, MapFocus
from .room import RoomScene

PREFIXES = (ROOM, VISIT, CHOICE)
ABOVE = Box(120, 96, 1040, 344)  # box of a page over a fight
INSET = (22.0, 6.0)  # from the map's edge to a page on it
SHOP_INSET, SHOP_TALLER = (14.0, 2.0), 6.0  # the same for a shop; how much lower it ends
LETTERS, LEFT = 24.0, 60.0  # letter size of the preview line; width that its plate leaves free
GAP = 4.0  # gap between two buttons
NEAR = 2.0  # from the buttons to the legend between them
BESIDE, UNDER = 16.0, 24.0  # from the preview line to the buttons; above and below plates to choose from
TWO, LIFT = 62.0, 8.0  # a preview of two lines: its height; how much it is raised


class MapLine(PreviewLine):
    """A preview under a map, with figures below it."""

    drops = False


class QuestTable(MapFocus):
    """The table scene of a quest: the map and its pages between fights."""

    # widgets

    def build(self) -> list[Widget]:
        widgets = super().build()
        if not self.afoot and self.leaf is None:
            return self._mustering(widgets)
        widgets = [widget for widget in widgets if not isinstance(widget, FigurePanel)]  # a panel would lie on the map
        page = self._page()
        if page:
            return [*self._under(widgets, page[0].box), *([self._about()] if self.afoot else []), *page]
        return [*widgets, self._about(), *self._legend(widgets)] if self.timeline is None else widgets

    def _mustering(self, widgets: list[Widget]) -> list[Widget]:
        """Before a fight, let a Game Master say who comes: plates to choose from lie in the place of the hand."""
        matter = self._known.matter if self.timeline is None and self.seats.people else None
        if matter is None:
            return widgets
        deeds = [widget for widget in widgets if isinstance(widget, Narrow) and widget.id in self.game.verbs]
        offered = [*((each.id, each.label, sentence(each.help), each.do, each.icon) for each in deeds),
                   (MUSTER, _("Choose"), sentence(i18n.say(matter.text)), self._send, "skull")]  # fmt: skip
        room = self.below.inset(0, UNDER)
        places = room._replace(w=room.w + BESIDE).parts([1 / len(offered)] * len(offered), BESIDE)
        plates = [HandOffer(id, label, text, place, do, self.services.fonts, icon, True)
                  for (id, label, text, do, icon), place in zip(offered, places, strict=True)]  # fmt: skip
        return [*(widget for widget in widgets if widget not in deeds), *level(plates)]

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
        return () if self.afoot and self.timeline is not None else super()._buttons()

    def _about(self) -> Widget:
        """Return what is known of the focused chamber, or else of the party's."""
        spot = self.widget(self.focus)
        chamber = spot.chamber if isinstance(spot, RoomSpot) else self._known.here
        return ChamberPanel(chamber, self.places.box("about"), self.services.fonts)

    def _legend(self, widgets: Sequence[Widget]) -> list[Widget]:
        """Return the legend of the map's signs, if there is room for it under the buttons."""
        column, tools = self.places.box("actions"), self.places.box("tools")
        deeds = [w.box.bottom for w in widgets if isinstance(w, MapButton) and w.box.y < tools.y]
        y = max(deeds, default=column.y) + NEAR
        legend = Legend(self._known, Box(column.x, y, column.w, tools.y - NEAR - y), self.services.fonts)
        return [legend] if legend.lines else []

    def _page(self) -> list[Widget]:
        """Return the widgets of the open page: a tale to be read, or a question; nothing if there is none."""
        letters = self.services.fonts
        matter = self._known.matter if self.timeline is None else None
        box = self.frame.inset(*INSET) if self.afoot else ABOVE.moved(0, -self.services.layout.above)
        if matter is not None and matter.kind == SHOP and self.leaf is None:
            box = self._counter()
        if self.leaf is not None:
            return page_widgets(self.leaf, box, letters, self.read_on, self.art)
        if matter is None:
            return []
        aside = self.places.box("actions")._replace(h=TALL)
        return asked(matter, self.selection, box, aside, letters, self._pressing)

    def _counter(self) -> Box:
        """Return the box of a shop's page, which is larger because of its wares."""
        box = self.frame.inset(*SHOP_INSET)
        return box._replace(h=box.h + SHOP_TALLER)

    def _pressing(self, id: str) -> Do:
        return lambda: self.pick(id)

    def _under(self, widgets: Sequence[Widget], page: Box) -> list[Widget]:
        """Return the widgets that a page leaves visible; while it is only read, they can do nothing."""
        left = [w for w in widgets if isinstance(w, MapPaper) or not w.box.overlaps(page)]
        left = [w for w in left if not isinstance(w, RoomSpot | PartyMarker)]
        for sheet in (w for w in left if isinstance(w, MapPaper)):
            sheet.leave(page)
        if self.leaf is not None:
            left = [w for w in left if not isinstance(w, Button) and w.id not in ("preview", "hint")]
            if self.afoot:  # the plates show the state at the moment of the page
                left = [w for w in left if not isinstance(w, FigurePlate)] + self.board.info_widgets(self.present())
            for widget in left:
                widget.focusable = widget.focusable and not isinstance(widget, FigurePlate)
        return left

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if self.afoot:
            return self._line_under_map(text, line)
        return super().preview_line(text, line)

    def _line_under_map(self, text: str, line: Box) -> PreviewLine:
        """Return the preview line beside the buttons: centred over the heroes if it fits on one line there, otherwise
        as wide as possible, on two lines if needed."""
        letters, aside = self.services.fonts, self.places.box("actions")
        left, right = line.x, aside.x - BESIDE
        if self.services.settings.left_handed:
            left, right = aside.right + BESIDE, line.right
        half = min(GRID_W / 2 - left, right - GRID_W / 2)
        if letters.block(text, "body", LETTERS, 2 * half - LEFT, lines=1).overflow <= 0:
            return MapLine(text, letters, line._replace(x=GRID_W / 2 - half, w=2 * half))
        line = line._replace(x=left, w=right - left)
        fits = letters.cut(text, "body", LETTERS, line.w - LEFT, TWO, lines=2)
        line = line._replace(y=line.y - LIFT, h=TWO) if len(fits.lines) > 1 else line
        return MapLine(" ".join(fits.lines), letters, line)

    def _preview_text(self) -> str:
        if not self.afoot or self.leaf is not None or self.hinting.text:
            return "" if self.leaf is not None else super()._preview_text()
        widget = self.widget(self.focus)
        if isinstance(widget, ChoiceRow):
            return capital(widget.help) if widget.is_cut else ""
        if isinstance(widget, Torches):
            return widget.help
        if isinstance(widget, FigurePlate) and not widget.aim:
            return _("{what}: {amount}").format(what=widget.label, amount=widget.value)
        return super()._preview_text() or self._last_told()

    def _last_told(self) -> str:
        """Return the last line of the journal, unless the open page says the same."""
        line, matter = self.chronicle.last, self._known.matter
        if matter is None:
            return line
        said = line.removeprefix(f"{i18n.say(matter.title)}: ")
        return "" if said and said in i18n.say(matter.text) else line

    def draw_journal(self, canvas: Canvas) -> None:
        if self.leaf is None:  # a page covers it
            super().draw_journal(canvas)

    def headline(self) -> str:
        return super().headline() if self.leaf is None else i18n.say(self._known.title)

    def _has_room_sign(self) -> bool:
        """False: rooms of a quest have names instead."""
        return False

    def addressed(self, task: str, view: View) -> str:
        return task if self.afoot and not view.legal else super().addressed(task, view)

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
            self._press_thing(id.removeprefix(GIFT))
        else:
            if self.afoot and id in self.game.verbs:
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
        visit = self._first_visit() or next((each for each, _worth in self._visits()), "")
        if isinstance(widget, RoomSpot) and widget.chamber.state == HERE and visit:
            self.pick(visit)
            return
        self.services.sounds.play("ui-deny")
        if widget is not None and widget.help:
            self.services.say(widget.help)

    def _first_button(self) -> str:
        if not self.afoot:
            return super()._first_button()
        if self._known.matter is not None:
            return ""
        return self._first_visit() or super()._first_button()

    def _redden(self, widgets: list[Widget]) -> None:
        if not self.afoot:
            super()._redden(widgets)

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
        if self.services.stack.top is self:
            self.widgets = self.build()

    def facts(self) -> dict[str, Any]:
        found = super().facts()
        if self.leaf is not None:
            found |= {"legal": [], "page": i18n.say(self.leaf.title)}
        if self.afoot or self.leaf is not None:
            boxes = self._places_to_go()
            found["ways"] = {id: {way: self._map_ahead(boxes, id, way) for way in WAYS} for id in boxes}
        return found

    # prompts and hint

    def _is_waiting(self) -> bool:
        """True if no page is open, either."""
        return self.leaf is None and super()._is_waiting()

    def prompts(self) -> list[tuple[str, str]]:
        if self.leaf is not None:
            undo = [("undo", _("Undo"))] if self.goes_back else []
            return [("confirm", _("Go on")), *undo, ("menu", _("Menu"))]
        if not self.afoot or not self.view.legal or self.timeline is not None or not self.seats.people:
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
        here = widget.chamber.state == HERE and self._visits()
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
            self.selection.clear()
            self.set_focus(self._last_of(action), quiet=True)
            self.refresh()
        else:
            super().play_set(action)

    def _told_shortly(self, action: Action) -> str:
        return i18n.say(self._preview(action).text) if self.afoot else super()._told_shortly(action)

    # the page of a chamber

    def look_closer(self) -> None:
        """Open the page of the focused chamber, or else of the party's; for a figure, its own page."""
        widget = self.widget(self.focus)
        if self.afoot and not isinstance(widget, FigurePlate):
            self.services.sounds.play("card-lift")
            chamber = widget.chamber if isinstance(widget, RoomSpot) else self._known.here
            self.services.stack.push(RoomScene(self.services, chamber, self._known))
        else:
            super().look_closer()
