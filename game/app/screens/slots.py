"""The save slots."""

from collections.abc import Callable

from game import i18n
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.text import Text, joined
from game.i18n import _

from ..base.dates import clock
from ..base.geometry import Box
from ..play.plays import has_been_further
from ..services import Services
from ..store.saves import RunningPlay, SaveSlot
from ..ui.buttons import IconButton
from ..ui.gamebox import cover_of
from ..ui.slots import SlotRow, SlotTile
from ..ui.text import Panel
from ..ui.widget import Do, Widget
from .describe import BETWEEN, house_rules, play_name, progress, rules_of, turn_of
from .menu import FootButton, MenuScene, centred, list_room

ROW, SIDE, GAP = 96.0, 64.0, 20.0  # height of a row, size of its buttons, and gap that leaves room for the focus ring
ACROSS, BETWEEN_TILES = 3, 32.0  # tiles side by side, and gap between them
NEAR, INSIDE = 6.0, 12.0  # gap between a slot's text and its buttons; from these to the slot's edge
RULES = 2  # greatest number of house rules shown on a tile


class SlotsScene(MenuScene):
    """The six save slots. With a `match`, a press saves it there, and `resume`, by a button with a `label`, leads back
    to its table or wherever the player was going; without one, a press loads."""

    name = "slots"
    span = (60.0, 1160.0)

    def __init__(
        self, services: Services, match: Match | None, resume: Callable[[], object] | None = None, label: str = ""
    ):
        super().__init__(services)
        self.match, self.resume_play, self.resume_label = match, resume, label or _("Back to the game")
        self.slots = {slot.number: slot for slot in services.saves.slots()}

    def title(self) -> str:
        return _("Save in a slot") if self.match else _("Load a saved game")

    def first_focus(self) -> str | None:
        full = [slot for slot in self.slots.values() if slot.play]
        if self.match is not None:
            return "slot-1"
        return f"slot-{max(full, key=lambda slot: slot.saved).number}" if full else "back"

    def prompts(self) -> list[tuple[str, str]]:
        """The prompts; for a button with an icon only, the prompt shows its label."""
        widget = self.widget(self.focus)
        return [("confirm", widget.label if isinstance(widget, IconButton) else _("Choose")), ("cancel", _("Back"))]

    # widgets

    def build(self) -> list[Widget]:
        feet = [FootButton("back", _("Back"), "back", self.back), *self._resume_button()]
        tiles = self._tiles()
        if tiles:
            self.scroller.height = self.scroller.offset = 0.0
            return [*self.sheet.frame(*feet), *tiles]
        room = list_room(self.sheet.inner)
        rows: list[Widget] = []
        y = room.y
        for slot in self.slots.values():
            row = self._row(slot, Box(room.x, y, room.w, ROW))
            y = row[0].box.bottom + GAP
            rows += row
        return [*self.sheet.frame(*feet), *self.sheet.scrolling(rows, self.sheet.inner)]

    def _resume_button(self) -> list[FootButton]:
        """The button that leads on from the play that is saved here; none where saves are loaded."""
        if self.resume_play is None:
            return []
        return [FootButton("resume", self.resume_label, "play", self._resume, primary=True)]

    def _resume(self) -> None:
        self.services.stack.pop()
        if self.resume_play is not None:
            self.resume_play()

    def _tiles(self) -> list[Widget]:
        """The slots as equal tiles on two shelves, with their buttons; empty if the text of one does not fit."""
        if self.services.fonts.large:
            return []
        inner = self.sheet.inner.inset(4, 4)
        wide = (inner.w - (ACROSS - 1) * BETWEEN_TILES) / ACROSS
        down = -(-len(self.slots) // ACROSS)
        high = (inner.h - (down - 1) * BETWEEN_TILES) / down
        widgets: list[Widget] = []
        for i, slot in enumerate(self.slots.values()):
            row, column = divmod(i, ACROSS)
            box = Box(inner.x + column * (wide + BETWEEN_TILES), inner.y + row * (high + BETWEEN_TILES), wide, high)
            at = Box(box.right - INSIDE - SIDE, box.bottom - INSIDE - SIDE, SIDE, SIDE)
            buttons = self._buttons(slot, at)
            tile = self._tile(slot, box._replace(w=at.x - NEAR - box.x) if buttons else box)
            if not tile.fits:
                return []
            tile.aside = box.w - tile.box.w
            for up, button in enumerate(reversed(buttons)):
                button.box = at.moved(0, -up * (SIDE + GAP))
            widgets += [Panel(f"place-{slot.number}", box, "list-row"), tile, *buttons]
        return widgets

    def _tile(self, slot: SaveSlot, box: Box) -> SlotTile:
        n, name, play = slot.number, self._name(slot), slot.play
        press, label = self._deed(n), _("Slot {n}: {what}").format(n=n, what=name)
        help = joined(self._lines(slot))
        enabled = play is not None or self.match is not None
        warning = [i18n.say(slot.warning)] if slot.warning else []
        if play is None:
            return SlotTile(f"slot-{n}", label, box, press, self.services.fonts, str(n), name, (), warning, help,
                            enabled=enabled)  # fmt: skip
        told = progress(play).split(BETWEEN)
        rules = house_rules(play.game, rules_of(play)).split(BETWEEN)
        tiles = (
            SlotTile(f"slot-{n}", label, box, press, self.services.fonts, str(n), name, told,
                     (clock(slot.saved), *rules[:count], *warning), help, cover_of(play.game.id), enabled)
            for count in range(RULES, -1, -1)
        )  # fmt: skip
        first = next(tiles)
        return first if first.fits else next((tile for tile in tiles if tile.fits), first)

    def _deed(self, number: int) -> Do:
        return self._save_into(number) if self.match else self._load_from(number)

    def _row(self, slot: SaveSlot, box: Box) -> list[Widget]:
        """A slot as a row, with buttons to load and empty it if it is used."""
        n, letters, side = slot.number, self.services.fonts, SIDE + GAP
        full = slot.play is not None
        columns = 1 if self.match is None else 2  # the same in every row, so that all end at one edge
        body = Box(box.x, box.y, box.w - columns * side, box.h)
        label = _("Slot {n}: {what}").format(n=n, what=self._name(slot))
        enabled = full or self.match is not None
        row = SlotRow(f"slot-{n}", label, body, self._deed(n), letters, self._lines(slot), str(n), enabled=enabled,
                      picture=cover_of(slot.play.game.id) if slot.play and not letters.large else "")  # fmt: skip
        at = Box(box.right - SIDE, box.y + (row.box.h - SIDE) / 2, SIDE, SIDE)
        return [row, *self._buttons(slot, at)]

    def _buttons(self, slot: SaveSlot, last: Box) -> list[IconButton]:
        """The buttons that load and empty a slot, side by side; `last` is the place of the rightmost one."""
        n, full, buttons = slot.number, slot.play is not None, list[IconButton]()
        if full and self.match is not None:
            at = last.moved(-SIDE - GAP, 0)
            buttons.append(IconButton(f"load-{n}", _("Load slot {n}").format(n=n), at, self._load_from(n), "load"))
        if full or slot.warning is not None:
            empty = IconButton(f"empty-{n}", _("Empty slot {n}").format(n=n), last, self._empty_it(n), "cross")
            empty.grave = True
            buttons.append(empty)
        return buttons

    def _name(self, slot: SaveSlot) -> str:
        if slot.play is not None:
            return _(slot.play.game.title)
        if slot.newer:
            return _("From a newer version")
        return _("Damaged") if slot.warning else _("Empty")

    def _lines(self, slot: SaveSlot) -> list[str]:
        """The content of a slot in up to three lines."""
        warning = [i18n.say(slot.warning)] if slot.warning else []
        if slot.play is None:
            return warning
        rules = house_rules(slot.play.game, rules_of(slot.play))
        return [BETWEEN.join((progress(slot.play), clock(slot.saved))), rules, *warning]

    # saving

    def _save_into(self, number: int) -> Do:
        def save() -> None:
            if self.slots[number].play is None:
                self._save(number)
                return
            text = _("Overwrite slot {n}?").format(n=number)
            self.services.routes.menus.ask(text, _("Overwrite"), lambda: self._save(number))

        return save

    def _save(self, number: int) -> None:
        saved = self.match is not None and self.services.saves.put(number, self.match)
        if saved:
            self.services.sounds.play("ui-confirm")
            self.services.say(Text("Saved in slot {n}.", n=number))
        self._read(number)
        if saved:
            self.set_focus("resume" if self.resume_play else "back", quiet=True)

    def _read(self, number: int) -> None:
        self.slots[number] = self.services.saves.slot(number)
        self.focus = f"slot-{number}"
        self.refresh()

    # loading

    def _load_from(self, number: int) -> Do:
        return lambda: self._may_load(number)

    def _may_load(self, number: int) -> None:
        """Load a slot. If the player has already played on from this save, ask first: the run then counts as
        practice."""
        slot = self.slots[number]
        if slot.play is None:
            return

        def load() -> None:
            self.services.routes.plays.load_slot(slot, lambda: self._read(number))

        if has_been_further(self.services, slot.play):
            text = _("You have already played on from this save. From now on this run counts as practice.")
            self.services.routes.menus.ask(text, _("Load it"), load)
        else:
            load()

    # emptying

    def _empty_it(self, number: int) -> Do:
        def empty() -> None:
            self.services.saves.empty(number)
            self._read(number)

        text = _("Empty slot {n}? Its save will be lost.").format(n=number)
        return lambda: self.services.routes.menus.ask(text, _("Empty it"), empty)


PLAY_ROW, PLAY_GAP = 92.0, 14.0  # least height of a row, and gap to the next, with room for the focus ring


class UnderWayScene(MenuScene):
    """A row for each running play, the one saved last first. `choose` gets the chosen one; `load` opens the slots, if
    one is used."""

    name = "continue"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, choose: Callable[[SavedPlay], object], load: Do):
        super().__init__(services)
        self.choose, self.load = choose, load

    def title(self) -> str:
        return _("Continue")

    def build(self) -> list[Widget]:
        room = list_room(self.sheet.inner)
        rows, y = list[Widget](), room.y
        for running in self.services.saves.under_way():
            row = self._row(running, Box(room.x, y, room.w, PLAY_ROW))
            rows.append(row)
            y = row.box.bottom + PLAY_GAP
        feet = [FootButton("back", _("Back"), "back", self.back)]
        if self.services.saves.anything():
            feet.append(FootButton("load", _("Load a game"), "load", self.load))
        return [*self.sheet.frame(*feet), *self.sheet.scrolling(centred(rows, self.sheet.inner), self.sheet.inner)]

    def _row(self, running: RunningPlay, box: Box) -> SlotRow:
        play, letters = running.play, self.services.fonts
        told = BETWEEN.join(filter(None, (turn_of(self.services.rounds, play), progress(play))))
        id = f"play-{play.game.id}-{play.mode}".removesuffix("-")
        picture = "" if letters.large else cover_of(play.game.id)
        return SlotRow(id, play_name(play), box, lambda: self.choose(play), letters, (told,), icon="torch",
                       value=clock(running.saved), picture=picture)  # fmt: skip

    def first_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if widget.scrolls), "back")
