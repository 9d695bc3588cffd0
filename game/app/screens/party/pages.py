"""The pages of a descent over its table: dice, the rest between rooms, and the Game Master's; and how it ends."""

from collections.abc import Callable, Sequence

from game.core.descent import DICE, GATHER, HEAL, HIT, HP, ON, REST, ROLL
from game.core.events import Changed, Event
from game.i18n import _

from ...input.intent import PRESS, Intent
from ...play.commands import Gate
from ...play.features.feature import Feature
from ...play.misfire import Misfire
from ...play.plays import PlayEnd, new_match
from ...play.presenters.head import TableHead
from ...services import Services
from ...ui.transitions import Iris
from ...ui.widget import Do
from ..table import TableScene
from .character_plates import characters_in
from .characters import descents_of, hit_points
from .dice import DiceScene
from .master import MasterScene
from .rest import RestScene
from .side_page import CHOOSES, SidePageScene
from .summary import SummaryScene

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
