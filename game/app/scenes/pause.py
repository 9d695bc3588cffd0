"""The pause: everything one may want in the middle of a play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

from game.tongue import _

from ..geometry import Box
from ..hands.intent import PAD_LEFT, Intent
from ..ui.ornament import Ornament
from ..ui.press import Button, alike
from ..ui.text import Heading, Panel, Words, ink, wine
from ..ui.widget import Do, Widget
from . import go
from .describe import BETWEEN, standing
from .over import OverScene

if TYPE_CHECKING:
    from ..desk import Desk
    from .table import TableScene

WIDE, HIGH, GAP = 420.0, 62.0, 10.0
HEAD, FOOT, EDGE = 186.0, 48.0, 64.0  # above the buttons, under them, and to either side
TOLD = (WIDE, 62.0)  # the room for how the play stands
RULE = 320.0  # the width of the ornament
MOST = 6  # buttons below each other


class PauseScene(OverScene):
    """A sheet of paper laid over the table."""

    name = "pause"
    danger = 0.0

    def __init__(self, desk: Desk, table: TableScene):
        super().__init__(desk)
        self.table = table

    def title(self) -> str:
        return _("Pause")

    def build(self) -> list[Widget]:
        letters, desk = self.desk.type, self.desk
        entries = [
            ("resume", _("Go on"), "play", self.back),
            ("save", _("Save"), "save", self._save),
            *([("seats", _("Who plays with what"), "gamepad", self._seats)] if self.table.several else []),
            *[(id, label, icon, self._then(do)) for id, label, icon, do in self.table.entries()],
            ("help", _("How to play"), "book", self.table.help),
            ("settings", _("Settings"), "gear", lambda: go.settings(desk)),
            self._give_up(),
            ("leave", _("Save and leave"), "home", self._leave),
        ]
        columns = 2 if len(entries) > MOST else 1
        wide = columns * WIDE + (columns - 1) * GAP
        rows = 1 + -(-(len(entries) - 1) // columns)
        high = HEAD + rows * (HIGH + GAP) - GAP + FOOT
        box = Box(640 - wide / 2 - EDGE, 385 - desk.layout.above / 2 - high / 2, wide + 2 * EDGE, high)
        inner = Box(box.x + EDGE, box.y, wide, high)
        widgets: list[Widget] = [
            Panel("panel", box),
            Heading("heading", self.title(), Box(inner.x, box.y + 30, wide, 52), letters, colour=wine),
            Words("standing", self._standing(), Box(inner.x, box.y + 84, wide, TOLD[1]), letters, "body", 23, ink,
                  "centre", 0.5),
            Ornament("rule", Box(inner.centre[0] - RULE / 2, box.y + 152, RULE, 20)),
        ]  # fmt: skip
        places = self._places(Box(inner.x, box.y + HEAD, wide, HIGH), columns)
        buttons = [
            Button(id, label, place, do, letters, icon, primary=id == "resume")
            for (id, label, icon, do), place in zip(entries, places, strict=False)
        ]
        return [*widgets, *alike(buttons)]

    def _standing(self) -> str:
        """Which game it is, and how it stands, if there is room for that."""
        title = _(self.table.match.game.title)
        told = BETWEEN.join(filter(None, (title, standing(self.table.match))))
        return title if self.desk.type.block(told, "body", 23, *TOLD).overflow else told

    @staticmethod
    def _places(first: Box, columns: int) -> Iterator[Box]:
        """The first button's place across the panel, and those of the others in columns below it."""
        yield first
        wide = (first.w - (columns - 1) * GAP) / columns
        for i in count():
            row, column = divmod(i, columns)
            yield Box(first.x + column * (wide + GAP), first.y + (row + 1) * (HIGH + GAP), wide, HIGH)

    def _give_up(self) -> tuple[str, str, str, Do]:
        """Out of this play and into another; in a round with friends that is the next one's turn."""
        if self.desk.rounds.player(self.table.match):
            return "restart", _("Give up this turn"), "cross", self._restart
        return "restart", _("Give up and deal again"), "restart", self._restart

    def first_focus(self) -> str | None:
        return "resume"

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Go on"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "menu":
            self.back()
        elif intent.kind == PAD_LEFT and self.table.several:
            self.table.wait_for_pad()
        else:
            return False
        return True

    def _then(self, do: Do) -> Do:
        """Go on, and do something at the table."""

        def resumed() -> None:
            self.desk.stack.pop()
            self.desk.stack.settle(lambda: None)
            do()

        return resumed

    def _seats(self) -> None:
        def seated() -> None:
            self.table.seating.held = dict(self.desk.seating.held)
            self.desk.stack.pop()

        go.seats(self.desk, self.table.match, seated)

    def _save(self) -> None:
        go.slots(self.desk, self.table.match)

    def _leave(self) -> None:
        self.table.save()
        go.title(self.desk)

    def _restart(self) -> None:
        text = _("Give up this game? It will count as given up.")
        if turn := self.desk.rounds.player(self.table.match):
            text = _("Give up this turn? It is worth nothing to {name}, and the next one plays.").format(name=turn)
        go.ask(self.desk, text, _("Give up"), self.table.give_up)
