"""A descent at its table: the characters' plates, the pages over it, and how it ends."""

from collections.abc import Callable, Sequence

from game.core.descent import DICE, GATHER, HEAL, HIT, HP, LEFT, ON, REST, ROLL, Descents
from game.core.events import Changed, Event
from game.core.view import View
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...input.bindings import PRESS, Intent
from ...play.commands import Gate
from ...play.features import Feature
from ...play.features.press_rules import Misfire
from ...play.plays import PlayEnd, new_match
from ...play.presenters.head import TableHead
from ...play.tabletop import Tabletop
from ...services import Services
from ...table.gauges import DoorRow
from ...table.plates import PersonPlate, PlatedCharacter, plate_boxes
from ...ui.stack import Iris
from ...ui.widget import Do, Widget
from ..table import TableScene
from .characters import descents_of, hit_points, people
from .dice import DiceScene
from .master import MasterScene
from .rest import RestScene
from .side_page import CHOOSES, SidePageScene
from .summary import SummaryScene

COMPANY = Box(28, 562, 804, 198)
WAY = "left-caption"  # the caption of the map that the doors replace


class CharacterPlates(Feature):
    """A plate for each character, whose hit points follow the stage, and doors in place of the words about the way."""

    def __init__(self, descents: Descents, top: Tabletop):
        self._descents, self._top = descents, top

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        return [*(self._doors(widget) if widget.id == WAY else widget for widget in widgets), *self._plates()]

    def _doors(self, words: Widget) -> Widget:
        """Return the doors that are left; during an animation those shown before it."""
        if self._top.timeline is not None:
            before = next((widget for widget in self._top.widgets if widget.id == LEFT), None)
            if before is not None:
                return before
        now = self._descents.descent(self._top.view)
        return DoorRow(words.box, now.left, now.way.rooms, self._top.services.fonts)

    def _plates(self) -> list[Widget]:
        everybody, places = characters_in(self._descents, self._top.view), self._top.places
        boxes = plate_boxes(len(everybody), places.box_or("company", COMPANY))
        for person, box in zip(everybody, boxes, strict=True):
            places.put(f"{HP}.{person.id}", box)
        fonts = self._top.services.fonts
        return [
            PersonPlate(person, box, fonts, hit_points(person.hp, person.most))
            for person, box in zip(everybody, boxes, strict=True)
        ]

    def draw(self, canvas: Canvas) -> None:
        for widget in self._top.widgets:
            if isinstance(widget, PersonPlate):
                widget.shown = self._top.stage.gauges.get(widget.id, widget.shown)


def characters_in(descents: Descents, view: View) -> list[PlatedCharacter]:
    """Return all characters, in their order."""
    return people(descents.rules, descents.descent(view).party)


def with_plates(top: Tabletop) -> None:
    """Let the table of a descent have plates."""
    top.add(CharacterPlates(descents_of(top.game), top))


DEALT = (ON, "run")  # verbs that end with a new room
CARRIED = 0.3  # seconds in which a press was still meant for the page before


class DescentPages(Feature, Gate):
    """Opens the pages of a descent, and shows on the table what was done there."""

    def __init__(self, services: Services, table: TableScene):
        self.services, self.table, self.misfire = services, table, Misfire(CARRIED)
        self.match, self.session, self.game = table.match, table.session, table.game
        self.top, self.paused = table.top, table.paused

    # events

    def begin(self) -> None:
        """Open the page that is due when the table appears."""
        if self.top.timeline is None and not self.match.over:
            self.open()

    def show(self, events: Sequence[Event], showed: bool = True) -> None:
        """Show the events of actions that were done on a page. Dice that moved there are not animated again, nor are
        hit points if the page `showed` their change: the plates start with the new numbers."""
        gauges = (f"{DICE}.", f"{HP}.") if showed else (f"{DICE}.",)
        known = [event for event in events if isinstance(event, Changed) and f"{event.gauge}.".startswith(gauges)]
        self.top.stage.gauges.update({event.gauge: float(event.new) for event in known})
        if events:
            self.top.animate([event for event in events if event not in known])
        self.table.refresh()
        if self.top.timeline is None and not events:
            self.open()

    def follow_up(self) -> None:
        """Open the page that is due when everything has been shown."""
        if not self.match.over:
            if self.match.log[-1].verb in DEALT:
                self.table.set_focus(self.table.first_focus(), quiet=True)  # on the cards, not on the button to run
            self.open()
            if not self.services.stack.is_top(self.table):
                self.misfire.expect()

    def handle(self, intent: Intent) -> bool:
        """Let a second press on “Go on” or “Next room” only finish the animation: it must not take a card or run from a
        room that nobody has seen."""
        if self.match.over or intent.kind not in CHOOSES:
            return False
        before, moved = self.table.focus, self.top.timeline is not None and intent.kind != PRESS
        if moved:
            self.top.hurry()
        return self.misfire.is_near or (moved and (intent.kind == "avoid" or self.table.focus != before))

    def update(self, dt: float) -> bool:
        return self.misfire.update(dt)

    @property
    def rests(self) -> bool:
        return not self.misfire.is_near

    def open(self) -> None:
        """Open the page that the current phase asks for."""
        phase, stack = self._phase(), self.services.stack
        if not stack.is_top(self.table):
            return
        if phase in (HIT, HEAL, ROLL):
            stack.push(DiceScene(self))
        elif phase == REST:
            stack.push(RestScene(self))

    def _phase(self) -> str:
        return descents_of(self.game).descent(self.top.now()).phase

    def lets_show(self) -> bool:
        """False if the party is to be chosen again after an undo."""
        if self._phase() != GATHER:
            return True
        self.services.routes.plays.open(self.match)
        return False

    # the Game Master

    def entries(self) -> list[tuple[str, str, str, Do]]:
        return [("master", _("Game Master"), "crown", self._correct)]

    def _correct(self) -> None:
        top = self.services.stack.top
        if isinstance(top, SidePageScene):
            top.correct()
            return

        def corrected(events: list[list[Event]]) -> None:
            self.show([event for each in events for event in each])

        self.open_master(corrected)

    def open_master(self, corrected: Callable[[list[list[Event]]], object]) -> None:
        """Open the Game Master's page; `corrected` gets the events of what is changed there."""
        self.services.stack.push(MasterScene(self, corrected))


class DescentEnd(PlayEnd):
    """Ends a descent."""

    def give_up(self) -> None:
        """Abandon the descent, and gather a new party."""
        self.record()
        self._services.routes.plays.open(new_match(self._services, self.match.game, self.match.options))

    def finish(self) -> None:
        """Record the descent, and open the summary, which comes before the result."""
        self.record()
        summary = SummaryScene(self._services, self.match, self.daily)
        self._services.stack.replace(summary, self._services.via(Iris))


class DescentHead(TableHead):
    """The head of a descent's table."""

    def title(self) -> str:
        """What the narrator says: how the descent stands, and each character's hit points."""
        descents = descents_of(self._play.game)
        hp = [(one.name, hit_points(one.hp, one.most)) for one in characters_in(descents, self._play.view)]
        standing = ", ".join(_("{who}: {hp}").format(who=who, hp=points) for who, points in hp)
        return f"{super().title()} {standing}"
