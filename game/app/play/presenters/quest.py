"""A quest on the screen: its fights, the map between them, and the pages of its story."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game import i18n
from game.core.journey import HERE, MUSTER, SHOP, Matter
from game.core.view import Action, View
from game.i18n import _

from ...arena import focus
from ...arena.board import TALL
from ...arena.lane_room import FigurePanel
from ...base.geometry import WAYS, Box
from ...map.chambers import RoomSpot
from ...map.page import ChoiceRow
from ...map.panels import Torches
from ...table.preview import PreviewLine
from ...ui.widget import Widget
from ..arena_ground import ArenaGround
from ..commands import Gate
from ..features.arena_hints import ArenaHints
from ..features.figure_picks import Chooser, FigureDrops
from ..features.hand_over import HandOver
from ..features.quest import StoryPages, meant_on_map
from ..features.speech import SpeechSheet
from ..parts import Table
from . import page_room
from .arena import ArenaFocus, ArenaHead, ArenaLayout, ArenaTexts, HeroNames
from .map_board import ROOM, first_on_map, first_visit, visits
from .page_room import READ_ON, asked, page_widgets


class QuestHead(ArenaHead):
    """The head of a quest: while a page is read, the title of the chamber."""

    def __init__(self, table: Table, names: HeroNames, hand_over: HandOver, story: StoryPages):
        super().__init__(table, names, hand_over)
        self._story = story

    def headline(self) -> str:
        return super().headline() if self._story.leaf is None else i18n.say(self._story.travel.known.title)

    def addressed(self, task: str, view: View) -> str:
        return task if self._story.travel.afoot and not view.legal else super().addressed(task, view)


class QuestLayout(ArenaLayout):
    """The widgets of a quest. `send` opens the list of enemies from which a Game Master chooses who comes."""

    def __init__(
        self, table: Table, sheet: SpeechSheet, ground: ArenaGround, chooser: Chooser, hand_over: HandOver,
        pick: Callable[[str], object], story: StoryPages, send: Callable[[Matter], object],
    ):  # fmt: skip
        super().__init__(table, sheet, ground, chooser, hand_over, pick)
        self._story, self._travel, self._send = story, story.travel, send

    def _with_focus(self) -> list[Widget]:
        widgets = super()._with_focus()
        if not self._travel.afoot and self._story.leaf is None:
            return self._mustering(widgets)
        widgets = [widget for widget in widgets if not isinstance(widget, FigurePanel)]  # a panel would lie on the map
        page, moves = self._page(), self._top.timeline is not None
        if page:
            matter = self._travel.known.matter
            in_shop = self._story.leaf is None and matter is not None and matter.kind == SHOP
            page_room.show_means(widgets, in_shop)
            left = page_room.left_by_page(widgets, page[0].box)
            if self._story.leaf is not None:
                plates = self._top.board.info_widgets(self._top.present()) if self._travel.afoot else None
                left = page_room.left_while_read(left, plates)
            return [*left, *([self._about()] if self._travel.afoot else []), *page]
        if moves:
            return widgets
        return [
            *widgets,
            self._about(),
            *page_room.legend_of(self._travel.known, widgets, self._top.places, self._letters),
        ]

    def _mustering(self, widgets: list[Widget]) -> list[Widget]:
        """Before a fight, let a Game Master say who comes."""
        matter = self._travel.known.matter
        if matter is None or self._top.timeline is not None or not self._play.seats.people:
            return widgets
        told, send = i18n.say(matter.text), partial(self._send, matter)
        verbs, below = self._play.game.verbs, self._ground.below
        return page_room.with_muster(widgets, verbs, told, send, below, self._letters)

    def buttons(self) -> Sequence[Widget]:
        """The usual buttons; none while the party is walking."""
        return () if self._travel.afoot and self._top.timeline is not None else super().buttons()

    def mark_main_button(self, widgets: list[Widget]) -> None:
        if not self._travel.afoot:
            super().mark_main_button(widgets)

    def _about(self) -> Widget:
        """What is known of the focused chamber."""
        focused = self._table.widget(self._table.focus)
        return page_room.about_chamber(focused, self._travel.known, self._top.places.box("about"), self._letters)

    def _page(self) -> list[Widget]:
        """The widgets of the open page: a tale to be read, or a question; nothing if there is none."""
        letters, leaf, top = self._letters, self._story.leaf, self._top
        matter = self._travel.known.matter if top.timeline is None and leaf is None else None
        frame = self._travel.frame if self._travel.afoot else None
        box = page_room.page_box(matter, frame, self._table.services.layout.above)
        if leaf is not None:
            return page_widgets(leaf, box, letters, self._story.read_on, top.art)
        if matter is None:
            return []
        aside = top.places.box("actions")._replace(h=TALL)
        return asked(matter, self._play.selection, box, aside, letters, partial(partial, self._pick))


class QuestTexts(ArenaTexts):
    """What is said of the focus and the picks in a quest."""

    def __init__(self, table: Table, ground: ArenaGround, chooser: Chooser, drops: FigureDrops, hints: ArenaHints,
                 head: ArenaHead, story: StoryPages):  # fmt: skip
        super().__init__(table, ground, chooser, drops, hints, head)
        self._story, self._travel = story, story.travel

    def preview(self) -> str:
        if self._story.leaf is not None:
            return ""
        if not self._travel.afoot or self._table.hinting.text:
            return super().preview()
        told = page_room.text_on_map(self._focused)
        last = page_room.last_told(self._top.chronicle.last, self._travel.known.matter)
        return told if told is not None else super().preview() or last

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if not self._travel.afoot:
            return super().preview_line(text, line)
        services = self._table.services
        aside = self._top.places.box("actions")
        return page_room.line_under_map(text, line, aside, services.settings.left_handed, services.fonts)

    def does(self) -> str:
        widget = self._focused
        action = meant_on_map(self._play.view, widget.id) if widget is not None else None
        if action is not None and not isinstance(widget, ChoiceRow):
            return _(self._play.game.verbs[action.verb].label)
        if isinstance(widget, Torches):
            return ""
        if not isinstance(widget, RoomSpot):
            return super().does() if widget is not None and not isinstance(widget, ChoiceRow) else _("Choose")
        here = widget.chamber.state == HERE and visits(self._travel.known, self._play.view)
        return _("Visit") if here else ""

    def prompts(self) -> list[tuple[str, str]]:
        goes_back, play = self._table.layout.goes_back, self._play
        if self._story.leaf is not None:
            undo = [("undo", _("Undo"))] if goes_back else []
            return [("confirm", _("Go on")), *undo, ("menu", _("Menu"))]
        waits = not play.view.legal or self._top.timeline is not None or not play.seats.people
        if not self._travel.afoot or waits:
            return super().prompts()
        first = self._table.widget(self._table.focus_rules.main_button())
        deeds = [
            *([("confirm", does)] if (does := self.does()) else []),
            *([("cancel", _("Put back"))] if play.selection.picked else []),
            *([("avoid", first.label)] if first is not None and first.id != self._table.focus else []),
        ]
        return focus.prompts(deeds, goes_back, _("Hint"))

    def shortly(self, action: Action) -> str:
        return self._told(action) if self._travel.afoot else super().shortly(action)


class QuestFocus(ArenaFocus):
    """Where the focus starts and goes in a quest."""

    def __init__(
        self, table: Table, gates: Sequence[Gate], ground: ArenaGround, chooser: Chooser, story: StoryPages,
        rebuild: Callable[[], object],
    ):  # fmt: skip
        """`rebuild` builds the widgets anew, as after the map was scrolled."""
        super().__init__(table, gates, ground, chooser)
        self._story, self._travel, self._rebuild = story, story.travel, rebuild

    def first(self) -> str | None:
        if self._story.leaf is not None:
            return READ_ON
        if not self._travel.afoot:
            return MUSTER if self._table.widget(MUSTER) else super().first()
        return first_on_map(self._travel.known, self._play.view, self._table.widgets, self.usual_button())

    def _fallback(self, boxes: dict[str, Box], role: str, usual: str | None) -> str | None:
        if self._top.timeline is not None and self._travel.afoot:
            return None  # until everything has been shown
        first = self.first() if self._travel.afoot or self._story.leaf is not None else None
        return first if first in boxes else super()._fallback(boxes, role, usual)  # a chamber may be out of view

    def _past_idle(self) -> None:
        if not self._travel.afoot or self._asked_at != len(self._play.match.log):
            super()._past_idle()

    def moving_to(self, id: str) -> None:
        """Scroll a chamber into view."""
        chamber = self._travel.known.chamber(id.removeprefix(ROOM)) if id.startswith(ROOM) else None
        if chamber is not None and self._travel.afoot and self._travel.brings_in(chamber):
            self._rebuild()
        super().moving_to(id)

    def is_new_to(self, focus: str | None) -> bool:
        return super().is_new_to(focus) or (self._table.focus == READ_ON and focus != READ_ON)

    def _main_button(self) -> str:
        if not self._travel.afoot:
            return super()._main_button()
        if self._travel.known.matter is not None:
            return ""
        return first_visit(self._travel.known, self._play.view) or super()._main_button()

    def ahead(self, way: str) -> str | None:
        if self._travel.afoot or self._story.leaf is not None:
            return self._travel.ways(self._table.scroller.box_of).ahead(self._table.focus, way)
        return super().ahead(way)

    def facts(self) -> dict[str, Any]:
        found = super().facts()
        if self._story.leaf is not None:
            found |= {"legal": [], "page": i18n.say(self._story.leaf.title)}
        if self._travel.afoot or self._story.leaf is not None:
            ways = self._travel.ways(self._table.scroller.box_of)
            found["ways"] = {id: {way: ways.ahead(id, way) for way in WAYS} for id in ways.boxes}
        return found
