"""The save slots."""

from game import tongue
from game.core.match import Match
from game.core.words import Text
from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..keep import Slot
from ..records import settled
from ..ui.gamebox import cover_of
from ..ui.press import IconButton
from ..ui.slotrow import SlotRow
from ..ui.widget import Do, Widget
from . import go
from .describe import BETWEEN, clock, house_rules, standing
from .sheet import Foot, SheetScene

ROW, SIDE, GAP = 96.0, 72.0, 12.0


class SlotsScene(SheetScene):
    """Six places for saves.  With a play in hand a press saves it there, without one a press loads what is there."""

    name = "slots"
    span = (60.0, 1160.0)

    def __init__(self, desk: Desk, match: Match | None):
        super().__init__(desk)
        self.match = match
        self.slots = {slot.number: slot for slot in desk.keep.slots()}

    def title(self) -> str:
        return _("Save in a slot") if self.match else _("Load a saved game")

    def first_focus(self) -> str | None:
        full = [slot for slot in self.slots.values() if slot.match]
        if self.match is not None:
            return "slot-1"
        return f"slot-{max(full, key=lambda slot: slot.saved).number}" if full else "back"

    # what it shows

    def build(self) -> list[Widget]:
        room = self.list_room(self.inner)
        rows: list[Widget] = []
        y = room.y
        for slot in self.slots.values():
            row = self._row(slot, Box(room.x, y, room.w, ROW))
            y = row[0].box.bottom + GAP
            rows += row
        return [
            *self.frame(Foot("back", _("Back"), "back", self.back)),
            *self.scrolling(rows, self.inner),
        ]

    def _row(self, slot: Slot, box: Box) -> list[Widget]:
        """A slot and, where something is in it, the buttons that load and empty it."""
        n, letters, side = slot.number, self.desk.type, SIDE + GAP
        full = slot.match is not None
        count = (full and self.match is not None) + (full or slot.warning is not None)
        body = Box(box.x, box.y, box.w - count * side, box.h)
        label = _("Slot {n}: {what}").format(n=n, what=self._name(slot))
        press = self._save_into(n) if self.match else self._load_from(n)
        enabled = full or self.match is not None
        row = SlotRow(f"slot-{n}", label, body, press, letters, self._lines(slot), str(n), enabled=enabled,
                      picture=cover_of(slot.match.game.id) if slot.match and not letters.large else "")  # fmt: skip
        at = Box(body.right + GAP, box.y + (row.box.h - SIDE) / 2, SIDE, SIDE)
        buttons: list[Widget] = [row]
        if full and self.match is not None:
            buttons.append(IconButton(f"load-{n}", _("Load slot {n}").format(n=n), at, self._load_from(n), "load"))
            at = at.moved(side, 0)
        if full or slot.warning is not None:
            buttons.append(IconButton(f"empty-{n}", _("Empty slot {n}").format(n=n), at, self._empty_it(n), "delete"))
        return buttons

    def _name(self, slot: Slot) -> str:
        if slot.match is not None:
            return _(slot.match.game.title)
        if slot.newer:
            return _("from a newer version")
        return _("damaged") if slot.warning else _("empty")

    def _lines(self, slot: Slot) -> list[str]:
        """What is in a slot, in up to three lines."""
        warning = [tongue.say(slot.warning)] if slot.warning else []
        if slot.match is None:
            return warning
        rules = house_rules(slot.match.game, settled(slot.match))
        return [BETWEEN.join((standing(slot.match), clock(slot.saved))), rules, *warning]

    # saving

    def _save_into(self, number: int) -> Do:
        def save() -> None:
            if self.slots[number].match is None:
                self._save(number)
                return
            text = _("Overwrite slot {n}?").format(n=number)
            go.ask(self.desk, text, _("Overwrite"), lambda: self._save(number))

        return save

    def _save(self, number: int) -> None:
        if self.match is not None and self.desk.keep.put(number, self.match):
            self.desk.sounds.play("ui-confirm")
            self.desk.say(Text("Saved in slot {n}.", n=number))
        self._read(number)

    def _read(self, number: int) -> None:
        self.slots[number] = self.desk.keep.slot(number)
        self.focus = f"slot-{number}"
        self.refresh()

    # loading

    def _load_from(self, number: int) -> Do:
        return lambda: self._may_load(number)

    def _may_load(self, number: int) -> None:
        """Ask when the running play would be lost, or when this would be a way to play on with better knowledge."""
        found = self.slots[number].match
        if found is None:
            return
        if go.been_further(self.desk, found):
            text = _("You have already played on from this save. From now on this run counts as practice.")
            go.ask(self.desk, text, _("Load it"), lambda: go.load(self.desk, found))
        else:
            go.load(self.desk, found)

    # emptying

    def _empty_it(self, number: int) -> Do:
        def empty() -> None:
            self.desk.keep.empty(number)
            self._read(number)

        text = _("Empty slot {n}? What is in it is lost.").format(n=number)
        return lambda: go.ask(self.desk, text, _("Empty it"), empty)
