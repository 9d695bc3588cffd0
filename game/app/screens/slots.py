"""The save slots: rows with several lines, places on a shelf, and the page of them."""

from collections.abc import Callable, Sequence

from game import i18n
from game.core.match import Match
from game.core.text import Text, joined
from game.i18n import _, clock

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..play.plays import has_been_further
from ..services import Services
from ..store.saves import SaveSlot
from ..table.card_art import SHAPE
from ..ui.buttons import ON_EDGE, IconButton
from ..ui.gamebox import cover_of
from ..ui.text import Panel
from ..ui.widget import Do, Look, Pressable, Widget
from .describe import BETWEEN, house_rules, progress, rules_of
from .menu import FootButton, MenuScene, list_room

SIGN_SIDE = 66.0  # width for the sign at the left
EDGE = 18.0
LINE_GAP = 2.0  # gap between lines, for letters with accents
PICTURE, AFTER = (50.0, 70.0), 18.0  # size of a picture beside the sign, and the gap to its right


class SlotRow(Pressable):
    """A sign (a number or an icon), optionally a picture, a name, a value at the right, and smaller lines below the
    name.

    It is as high as it needs, and at least as high as `box`.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, lines: Sequence[str], sign: str = "",
        icon: str = "", value: str = "", enabled: bool = True, picture: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, do, joined(lines), enabled)
        self.icon, self._value, self.picture = icon, value, picture
        self.side = SIGN_SIDE + (PICTURE[0] + AFTER if picture else 0)
        room = box.w - self.side - EDGE
        self.worth = letters.block(value, "strong", 25, room * 0.45) if value else None
        left = room - (self.worth.width + EDGE if self.worth else 0)
        self.name = letters.block(label, "strong", 25, left)
        self.lines = [letters.block(line, "body", 22, left) for line in lines if line]
        self.sign = letters.block(sign, "number", 34, SIGN_SIDE - 16, box.h, lines=1, grow=False)
        self.high = sum(block.height for block in (self.name, *self.lines)) + LINE_GAP * len(self.lines)
        self.box = Box(box.x, box.y, box.w, max(box.h, self.high + 18, self.worth.height + 18 if self.worth else 0))

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *self.lines, *([self.worth] if self.worth else []))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        ink = theme.gold if self.enabled else theme.faint
        if self.icon:
            canvas.icon(self.icon, Box(box.x + 20, box.y + box.h / 2 - 17, 34, 34), ink)
        else:
            canvas.block(self.sign, Box(box.x + 8, box.y, SIGN_SIDE - 16, box.h), ink, "centre")
        if self.picture:
            canvas.picture(self.picture, Box(box.x + SIGN_SIDE, box.y + (box.h - PICTURE[1]) / 2, *PICTURE))
        y = box.y + (box.h - self.high) / 2
        for block in (self.name, *self.lines):
            tone = theme.bone if block is not self.name else theme.cream if self.enabled else theme.faint
            canvas.block(block, Box(box.x + self.side, y, box.w - self.side, block.height), tone)
            y += block.height + LINE_GAP
        if self.worth:
            canvas.block(self.worth, Box(box.x, box.y, box.w - EDGE, box.h), ink, "right")


TILE_EDGE, TILE_GAP = 18.0, 14.0  # margin, and gap beside the picture
COVER = 80.0  # width of a game's box
NAME, TOLD, NUMBER = 25.0, 22.0, 46.0  # text sizes
PLACE, LOW = 84.0, 40.0  # width of an empty slot's card place, and of the same beside longer text


class SlotTile(Pressable):
    """A slot: a picture with the number on it, name and details beside it, the `lines` below both.

    Without a picture there is a place for a card instead, centred if there are no `lines`. `fits` is True if there is
    room for everything.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, number: str, name: str, told: Sequence[str],
        lines: Sequence[str], help: str, picture: str = "", enabled: bool = True,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help, enabled)
        self.picture, inner = picture, box.inset(TILE_EDGE, TILE_EDGE)
        wide = COVER if picture else LOW if lines else PLACE
        beside, self.tall = inner.w - wide - TILE_GAP, wide * SHAPE
        self.number = letters.block(number, "number", 30 if picture or lines else NUMBER, wide, lines=1, grow=False)
        self.name = letters.block(name, "strong", NAME, beside, lines=3)
        self.told = [letters.block(each, "body", TOLD, beside, lines=2) for each in told if each]
        self.lines = [letters.block(each, "body", TOLD, inner.w) for each in lines if each]
        self.side, self.bare = wide, not picture and not lines
        high = max(self.tall, self.name.height + sum(block.height for block in self.told))
        under = sum(block.height for block in self.lines)
        every = (self.name, *self.told, *self.lines)
        self.fits = high + (8 + under if under else 0) <= inner.h and all(block.overflow <= 0 for block in every)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *self.told, *self.lines)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if look.focused:
            canvas.plate("list-row-selected", box._replace(w=box.w + self.aside))
        inner = box.inset(TILE_EDGE, TILE_EDGE)
        if self.bare:
            self._draw_bare(canvas, inner)
            return
        place = Box(inner.x, inner.y, self.side, self.tall)
        if self.picture:
            canvas.plate("shadow", place)
            canvas.picture(self.picture, place)
        else:
            canvas.plate("slot", place)
            canvas.block(self.number, place, theme.gold if self.enabled else theme.faint, "centre")
        y = inner.y
        for block in (self.name, *self.told):
            tone = theme.bone if block is not self.name else theme.gold if self.enabled else theme.faint
            canvas.block(block, Box(place.right + TILE_GAP, y, block.width + 1, block.height), tone)
            y += block.height
        y = max(y, place.bottom) + 8
        for block in self.lines:
            canvas.block(block, Box(inner.x, y, inner.w, block.height), theme.bone)
            y += block.height
        if self.picture:
            self._mark(canvas, place)

    def _draw_bare(self, canvas: Canvas, inner: Box) -> None:
        """Draw a centred place for a card, and the name below it."""
        y = inner.centre[1] - (self.tall + 8 + self.name.height) / 2
        place = Box(inner.centre[0] - self.side / 2, y, self.side, self.tall)
        canvas.plate("slot", place)
        canvas.block(self.number, place, canvas.theme.gold if self.enabled else canvas.theme.faint, "centre")
        below = Box(inner.x, place.bottom + 8, inner.w, self.name.height)
        canvas.block(self.name, below, canvas.theme.cream if self.enabled else canvas.theme.faint, "centre")

    def _mark(self, canvas: Canvas, place: Box) -> None:
        """Draw the slot's number on the foot of the box."""
        mark = Box(place.centre[0] - 22, place.bottom - 30, 44, 38)
        canvas.plate("count-plate", mark)
        canvas.block(self.number, mark, canvas.theme.cream, "centre")


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
