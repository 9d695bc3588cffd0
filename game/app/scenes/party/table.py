"""The table of a descent: the characters' plates, and the sheets for dice and for the rest between rooms."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Changed, Event
from game.rules.diamonds.descent.phases import GATHER, HEAL, HIT, PHASE, REST, ROLL
from game.rules.diamonds.descent.rules import ON
from game.rules.diamonds.descent.sheet import DICE
from game.tongue import _

from ...hands.intent import Intent
from ...plays import new_match, write_down
from ...transitions import Iris
from ...ui.widget import Do, Widget
from .. import go
from ..table import TableScene
from .beside import BesideScene
from .dice import DiceScene
from .master import MasterScene
from .people import hit_points, people
from .plated import Plated
from .rest import RestScene
from .summary import SummaryScene

DEALT = (ON, "run")  # verbs that end with a new room


class PartyTable(Plated, TableScene):
    """One descent on the screen.  Dice and rest are sheets beside it."""

    def build(self) -> list[Widget]:
        return self.with_plates(super().build())

    # what happens

    def enter(self) -> None:
        super().enter()
        if self.score is None and not self.match.over:
            self._open_sheet()

    def show(self, events: Sequence[Event]) -> None:
        """See what was done beside the table.  Dice that went from hand to hand there keep nobody waiting here."""
        dice = [event for event in events if isinstance(event, Changed) and event.gauge.startswith(DICE)]
        self.stage.gauges.update({event.gauge: float(event.new) for event in dice})
        if events:
            self.animate([event for event in events if event not in dice])
        self.refresh()
        if self.score is None and not events:
            self._open_sheet()

    def settled(self) -> None:
        super().settled()
        if not self.match.over:
            if self.match.log[-1].verb in DEALT:
                self.set_focus(self.first_focus(), quiet=True)  # on its cards, not on the button to run from them
            self._open_sheet()

    def handle(self, intent: Intent) -> None:
        """A second press on “Go on” or “Next room” shows the end at once: it takes no card that nobody has seen lit,
        and does not run from a room that nobody has seen.
        """
        if self.score is not None and not self.match.over and intent.kind in ("confirm", "avoid"):
            before = self.focus
            self.hurry()
            if intent.kind == "avoid" or self.focus != before:
                return
        super().handle(intent)

    def _open_sheet(self) -> None:
        """Lay the sheet out that the table asks for now."""
        phase, stack = self.now().facts[PHASE], self.desk.stack
        if stack.top is not self:
            return
        if phase in (HIT, HEAL, ROLL):
            stack.push(DiceScene(self))
        elif phase == REST:
            stack.push(RestScene(self))

    def _at_once(self) -> None:
        if self.now().facts[PHASE] == GATHER:
            go.table(self.desk, self.match)
            return
        super()._at_once()
        self._open_sheet()

    # the game master

    def entries(self) -> list[tuple[str, str, str, Do]]:
        return [("master", _("Game master"), "crown", self._correct)]

    def _correct(self) -> None:
        top = self.desk.stack.top
        if isinstance(top, BesideScene):
            top.correct()
            return

        def corrected(events: list[list[Event]]) -> None:
            self.show([event for each in events for event in each])

        self.desk.stack.push(MasterScene(self, corrected))

    # the end

    def give_up(self) -> None:
        write_down(self.desk, self.match, self.daily)
        go.table(self.desk, new_match(self.desk, self.match.game, self.match.options))

    def finish(self) -> None:
        """The descent is over: what there is to carry back to the table comes first."""
        write_down(self.desk, self.match, self.daily)
        self.desk.stack.replace(SummaryScene(self.desk, self.match, self.daily), self.desk.via(Iris))

    def title(self) -> str:
        standing = ", ".join(
            _("{who}: {hp}").format(who=person.name, hp=hit_points(person.hp, person.most))
            for person in people(self.view)
        )
        return f"{super().title()} {standing}"
