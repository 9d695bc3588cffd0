"""The table of a descent: the characters' plates, and the pages for dice and for the rest between rooms."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.descent import DICE, GATHER, HEAL, HIT, HP, ON, REST, ROLL
from game.core.events import Changed, Event
from game.core.match import Match
from game.i18n import _

from ...input.intent import PRESS, Intent
from ...play.misfire import Misfire
from ...play.plays import new_match
from ...services import Services
from ...ui.transitions import Iris
from ...ui.widget import Do
from ..table import TableScene
from .character_plates import characters_in, with_plates
from .characters import descents_of, hit_points
from .dice import DiceScene
from .master import MasterScene
from .rest import RestScene
from .side_page import CHOOSES, SidePageScene
from .summary import SummaryScene

DEALT = (ON, "run")  # verbs that end with a new room
CARRIED = 0.3  # seconds in which a press was still meant for the page before


class PartyTable(TableScene):
    """The table scene of a descent. Dice and rest are pages over it."""

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.misfire = Misfire(CARRIED)
        super().__init__(services, match, daily)
        with_plates(self)

    # events

    def enter(self) -> None:
        super().enter()
        if self.timeline is None and not self.match.over:
            self._open_sheet()

    def show(self, events: Sequence[Event], showed: bool = True) -> None:
        """Show the events of actions that were done on a page. Dice that moved there are not animated again, nor are
        hit points if the page `showed` their change: the plates start with the new numbers."""
        gauges = (f"{DICE}.", f"{HP}.") if showed else (f"{DICE}.",)
        known = [event for event in events if isinstance(event, Changed) and f"{event.gauge}.".startswith(gauges)]
        self.stage.gauges.update({event.gauge: float(event.new) for event in known})
        if events:
            self.animate([event for event in events if event not in known])
        self.refresh()
        if self.timeline is None and not events:
            self._open_sheet()

    def settled(self) -> None:
        super().settled()
        if not self.match.over:
            if self.match.log[-1].verb in DEALT:
                self.set_focus(self.first_focus(), quiet=True)  # on the room's cards, not on the button to run
            self._open_sheet()
            if self.services.stack.top is not self:
                self.misfire.expect()

    def handle(self, intent: Intent) -> None:
        """Let a second press on “Go on” or “Next room” only finish the animation: it must not take a card or run from a
        room that nobody has seen."""
        if not self.match.over and intent.kind in CHOOSES:
            before, moved = self.focus, self.timeline is not None and intent.kind != PRESS
            if moved:
                self.hurry()
            if self.misfire.is_near or (moved and (intent.kind == "avoid" or self.focus != before)):
                return
        super().handle(intent)

    def update(self, dt: float) -> bool:
        waited = self.misfire.update(dt)
        return super().update(dt) or waited

    def at_rest(self) -> bool:
        return super().at_rest() and not self.misfire.is_near

    def _open_sheet(self) -> None:
        """Open the page that the current phase asks for."""
        phase, stack = self._phase(), self.services.stack
        if stack.top is not self:
            return
        if phase in (HIT, HEAL, ROLL):
            stack.push(DiceScene(self))
        elif phase == REST:
            stack.push(RestScene(self))

    def _phase(self) -> str:
        return descents_of(self.match.game).descent(self.now()).phase

    def show_at_once(self) -> None:
        if self._phase() == GATHER:
            self.services.routes.plays.open(self.match)
            return
        super().show_at_once()
        self._open_sheet()

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

    # the end

    def give_up(self) -> None:
        self.ending.record()
        self.services.routes.plays.open(new_match(self.services, self.match.game, self.match.options))

    def finish(self) -> None:
        """Record the descent, and open the summary, which comes before the result."""
        self.ending.record()
        self.services.stack.replace(SummaryScene(self.services, self.match, self.ending.daily), self.services.via(Iris))

    def title(self) -> str:
        hp = [
            (one.name, hit_points(one.hp, one.most)) for one in characters_in(descents_of(self.match.game), self.view)
        ]
        standing = ", ".join(_("{who}: {hp}").format(who=who, hp=points) for who, points in hp)
        return f"{super().title()} {standing}"
