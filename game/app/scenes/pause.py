"""The pause: everything one may want in the middle of a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.tongue import _

from ..geometry import Box
from ..hands.intent import Intent
from ..ui.press import Button
from ..ui.text import Heading, Panel, Words, bone, tall
from ..ui.widget import Widget
from . import go
from .over import OverScene

if TYPE_CHECKING:
    from ..desk import Desk
    from .table import TableScene

WIDE, HIGH, GAP = 420.0, 62.0, 10.0
MARGIN = 60.0  # above and below the panel, with the prompts


class PauseScene(OverScene):
    """Laid over the table.  `why` says why the game paused by itself."""

    name = "pause"

    def __init__(self, desk: Desk, table: TableScene, why: str = ""):
        super().__init__(desk)
        self.table, self.why = table, why

    def title(self) -> str:
        return _("Pause")

    def announce(self) -> None:
        self.desk.narrator.say(self.why)
        super().announce()

    def build(self) -> list[Widget]:
        letters, desk = self.desk.type, self.desk
        entries = [
            ("resume", _("Go on"), "play", self.back),
            ("save", _("Save"), "save", self._save),
            ("help", _("How to play"), "book", lambda: go.help(desk, self.table.match.game.id)),
            ("settings", _("Settings"), "gear", lambda: go.settings(desk)),
            ("restart", _("Give up and deal again"), "restart", self._restart),
            ("leave", _("Save and leave"), "home", self._leave),
        ]
        most = desk.layout.grid.h - MARGIN - 150 - len(entries) * (HIGH + GAP)
        room = min(tall(self.why, letters, WIDE) + 12, most) if self.why else 0
        high = 120 + room + len(entries) * (HIGH + GAP) + 30
        box = Box(640 - WIDE / 2 - 60, 385 - desk.layout.above / 2 - high / 2, WIDE + 120, high)
        y = box.y + 110
        widgets: list[Widget] = [
            Panel("panel", box, "panel-dark"),
            Heading("heading", self.title(), Box(box.x + 40, box.y + 36, box.w - 80, 60), letters),
        ]
        if self.why:
            widgets.append(Words("why", self.why, Box(box.x + 60, y, WIDE, room), letters, "body", 25, bone, "centre"))
            y += room
        for id, label, icon, do in entries:
            widgets.append(Button(id, label, Box(box.x + 60, y, WIDE, HIGH), do, letters, icon, primary=id == "resume"))
            y += HIGH + GAP
        return widgets

    def first_focus(self) -> str | None:
        return "resume"

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Go on"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "menu":
            self.back()
            return True
        return False

    def _save(self) -> None:
        go.slots(self.desk, self.table.match)

    def _leave(self) -> None:
        self.table.save()
        go.title(self.desk)

    def _restart(self) -> None:
        go.ask(self.desk, _("Give up this game? It will count as given up."), _("Give up"), self.table.give_up)
