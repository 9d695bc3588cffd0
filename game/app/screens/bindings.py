"""The input devices: the list of what keys and buttons do, and the page that waits for a new one."""

from __future__ import annotations

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..input.bindings import (
    COMMANDS,
    LEFT,
    MOUSE,
    PAD_LEFT,
    PLACES,
    RIGHT,
    Intent,
    Rebound,
    bind,
    default_bindings,
    device_of,
    is_code,
    on,
    printed,
    unbound,
)
from ..input.seating import FAMILIES, HALVES, SIDES
from ..services import Services
from ..ui.buttons import ON_EDGE, Button
from ..ui.prompts import GLYPH, code_for, code_words, draw_code, width_of
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Do, Look, Pressable, Widget
from .menu import FootButton, list_room
from .over import OverScene
from .rows import ROW_GAP, ROW_H, RowsScene

SHOWN = ("confirm", "cancel", "avoid", "undo", "hint", "menu")  # commands listed for each half of the keyboard


def devices(services: Services, split: bool) -> list[int]:
    """All devices: pads, keyboard and mouse. With `split`, both halves of the keyboard; else its right half stands for
    all of it."""
    return [*services.input.pads.numbers, *((LEFT, RIGHT) if split else (RIGHT,)), MOUSE]


def icon_of(device: int) -> str:
    """The name of a device's icon."""
    return {MOUSE: "mouse", LEFT: "keyboard", RIGHT: "keyboard"}.get(device, "gamepad")


def name_of(services: Services, device: int, split: bool) -> str:
    """A device's name for the player; pads are numbered in the order in which they were connected."""
    if device in SIDES:
        halves = {LEFT: _("Keyboard, left half"), RIGHT: _("Keyboard, right half")}
        return halves[device] if split else _("Keyboard")
    if device == MOUSE:
        return _("Mouse")
    numbers = services.input.pads.numbers
    return _("Pad {n}").format(n=numbers.index(device) + 1) if device in numbers else _("Keyboard")


def confirm_of(services: Services, device: int) -> str | None:
    """The input code of a device's confirm command; None for the mouse, which clicks."""
    if device in SIDES:
        return HALVES["confirm"][SIDES.index(device)]
    family, bindings = services.input.glyphs(device)
    return None if device == MOUSE else code_for(bindings, "confirm", family, services.input.swap_confirm)


def keys_of(device: int) -> tuple[str, ...]:
    """The keys of a half of the keyboard with their commands, as short texts, the most important first."""
    side = SIDES.index(device)
    keys = {command: code_words(printed(codes[side]), "keyboard") for command, codes in HALVES.items()}
    letters = " ".join(keys[way] for way in ("up", "left", "down", "right"))
    moves = _("{keys} to move").format(keys=letters) if device == LEFT else _("Arrows to move")
    return (moves, *(_("{input}: {command}").format(input=keys[each], command=_(COMMANDS[each])) for each in SHOWN))


WIDE, EDGE, BUTTON_H = 720.0, 56.0, 68.0


class InputCaptureScene(OverScene):
    """Catches the next input of one kind of device and binds it to a command. There is no time limit.

    “Back” on any device closes the dialog and changes nothing. For the command “back” itself, pressing its current
    input does the same.
    """

    name = "catch"

    def __init__(self, services: Services, command: str, place: int, device: str):
        super().__init__(services)
        self.what, self.place, self.device = command, place, device
        self.kept_as = services.input.seen_as(command, device)

    def title(self) -> str:
        return f"{_(COMMANDS[self.what])}. {self._asked()} {self._way_out()}"

    def _asked(self) -> str:
        return {
            "key": _("Press the new key."),
            "mouse": _("Press the new mouse button."),
            "pad": _("Press the new button, or move a stick."),
        }[self.device]

    def _way_out(self) -> str:
        codes = on(self.services.settings.bindings, self.kept_as, self.device) if self.what == "cancel" else ()
        if codes:
            return _("Press {input} to leave it as it is.").format(input=self._words(codes[0]))
        return _("Press “Back” to leave it as it is.")

    def _words(self, code: str) -> str:
        return code_words(code, self.services.input.pads.family())

    # life cycle

    def enter(self) -> None:
        super().enter()
        self.services.input.capture = self._caught

    def leave(self) -> None:
        self.services.input.capture = None

    def build(self) -> list[Widget]:
        letters, room = self.services.fonts, WIDE - 2 * EDGE
        text = f"{self._asked()}\n{self._way_out()}"
        words = tall(text, letters, room, "strong", 26) + 4
        high = 56 + 56 + 20 + words + 24 + BUTTON_H + 50
        box = Box(640 - WIDE / 2, 400 - self.services.layout.above / 2 - high / 2, WIDE, high)
        y = box.y + 56
        return [
            Panel("panel", box),
            Heading("heading", _(COMMANDS[self.what]), Box(box.x + EDGE, y, room, 56), letters, 38, wine),
            Words("text", text, Box(box.x + EDGE, y + 76, room, words), letters, "strong", 26, ink, "centre"),
            Button("leave", _("Leave as is"), Box(480, y + 100 + words, 320, BUTTON_H), self.back, letters, "back"),
        ]

    def prompts(self) -> list[tuple[str, str]]:
        return [("cancel", _("Leave as is"))] if self.what != "cancel" else []

    def command(self, intent: Intent) -> bool:
        if intent.kind == PAD_LEFT:
            self.back()
            return True
        return False

    # catching

    def _caught(self, code: str) -> None:
        hands = self.services.input
        self.services.narrator.silence()
        if self.what != "cancel" and hands.meaning(code) == "cancel":
            self.services.sounds.play("ui-back")
            self.back()
        elif device_of(code) != self.device or not is_code(code):
            self.services.sounds.play("ui-deny")
            hands.capture = self._caught
        else:
            self._bind(code)

    def _bind(self, code: str) -> None:
        rebound = bind(self.services.settings.bindings, self.kept_as, self.place, code)
        self.services.sounds.play("ui-deny" if rebound.refused else "ui-confirm")
        self.back()
        self.services.change(bindings=rebound.bindings)
        self.services.say(self._told(rebound, self._words(code)))

    def _told(self, rebound: Rebound, input: str) -> str:
        """The message that says what the rebinding changed."""
        here = _(COMMANDS[self.what])
        there = _(COMMANDS[self.services.input.seen_as(rebound.loser, self.device)]) if rebound.loser else ""
        if rebound.refused:
            return _("“{other}” needs {input}. Give that command another one first.").format(other=there, input=input)
        if rebound.gets:
            return _("{input} now means “{command}”, and {old} means “{other}”.").format(
                input=input, command=here, old=self._words(rebound.gets), other=there
            )
        if rebound.loser:
            return _("{input} now means “{command}”, no longer “{other}”.").format(
                input=input, command=here, other=there
            )
        return _("{input} now means “{command}”.").format(input=input, command=here)


NAME_SHARE = 0.46  # share of the width for the command's name
AROUND = 10.0  # design pixels by which a row is higher than its glyphs


class CommandName(Widget):
    """A command's name, to the left of its slots."""

    def __init__(self, id: str, label: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self.block = letters.block(label, "body", 25, box.w - 36, box.h - 8, lines=2)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row", box)
        canvas.block(self.block, box.inset(18, 0), canvas.theme.cream)


class BindingSlot(Pressable):
    """A slot that shows a bound input; a press asks for another one. `size` is the height of the glyph."""

    role = "button"
    nearer = ON_EDGE

    def __init__(self, id: str, label: str, box: Box, code: str | None, family: str, nothing: str, do: Do, size: float):
        super().__init__(id, label, box, do)
        self.code, self.family, self.size = code, family, size
        self._value = code_words(code, family) if code else nothing

    @property
    def value(self) -> str:
        return self._value

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        x, middle = box.centre
        if self.code is None:
            canvas.fill(Box(x - 10, middle - 1.5, 20, 3), canvas.theme.bone if look.focused else canvas.theme.faint)
            return
        size = self.size
        while size > GLYPH and width_of(canvas.type, self.code, size) > box.w - 24:
            size = max(GLYPH, size - 4)
        draw_code(canvas, self.code, self.family, x - width_of(canvas.type, self.code, size) / 2, middle, size)


class BindingsScene(RowsScene):
    """A page for each kind of device; every command has two slots on each."""

    name = "bindings"

    def __init__(self, services: Services):
        super().__init__(services)
        self.device = "pad" if services.input.family in FAMILIES else "key"

    def title(self) -> str:
        return _("Keys and buttons")

    def _pages(self) -> list[tuple[str, str]]:
        return [("key", _("Keyboard")), ("mouse", _("Mouse")), ("pad", _("Pad"))]

    def _page_open(self) -> str:
        return self.device

    def turn_to(self, page: str) -> None:
        self.device, self.scroller.offset = page, 0.0

    def _about(self) -> str:
        return {
            "key": _("Each command can have two keys. A key that already has a command gives up the old one."),
            "mouse": _("The left button points and chooses, the wheel scrolls. The other buttons are yours to assign."),
            "pad": _(
                "Each command can have two buttons or stick directions. A button that already has a command gives up "
                "the old one."
            ),
        }[self.device]

    def first_focus(self) -> str | None:
        return _id(next(iter(COMMANDS)), 0)

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Change")), ("undo", _("Remove")), ("cancel", _("Back")),
                ("prev", _("Previous page")), ("next", _("Next page"))]  # fmt: skip

    # widgets

    def build(self) -> list[Widget]:
        frame = self.sheet.frame(
            FootButton(
                "reset",
                _("Reset all"),
                "undo",
                self._ask_reset,
                help=_("Gives every device its default keys and buttons."),
            ),
            FootButton("done", _("Done"), "check", self.back, primary=True),
        )
        lines = [widget for i, command in enumerate(COMMANDS) for widget in self._line(i, command)]
        return [*frame, *self.tab_row(), *self.sheet.scrolling(lines, self.list_box), self.help_line()]

    def _line(self, at: int, command: str) -> list[Widget]:
        room, high = list_room(self.list_box), self.sheet.tall(ROW_H)
        y = room.y + at * (high + ROW_GAP)
        name = room.w * NAME_SHARE
        wide = (room.w - name - PLACES * ROW_GAP) / PLACES
        label = _(COMMANDS[command])
        slots = [
            self._slot(command, place, label, Box(room.x + name + ROW_GAP + place * (wide + ROW_GAP), y, wide, high))
            for place in range(PLACES)
        ]
        return [CommandName(f"name-{command}", label, Box(room.x, y, name, high), self.services.fonts), *slots]

    def _slot(self, command: str, place: int, label: str, box: Box) -> BindingSlot:
        codes = on(self.services.settings.bindings, self._kept_as(command), self.device)
        code = codes[place] if place < len(codes) else None
        spoken = _("{command}, first") if place == 0 else _("{command}, second")
        size = self.sheet.tall(ROW_H) - AROUND
        return BindingSlot(
            _id(command, place),
            spoken.format(command=label),
            box,
            code,
            self.services.input.pads.family(),
            _("none"),
            self._catch(command, place),
            size,
        )

    def _kept_as(self, command: str) -> str:
        return self.services.input.seen_as(command, self.device)

    # actions

    def command(self, intent: Intent) -> bool:
        if intent.kind != "undo":
            return False
        self._take_away()
        return True

    def _catch(self, command: str, place: int) -> Do:
        def ask() -> None:
            if self.device == "pad" and not len(self.services.input.pads):
                self.services.sounds.play("ui-deny")
                self.services.say(_("No pad is connected. Plug one in first."))
            else:
                self.services.routes.menus.capture_input(command, place, self.device)

        return ask

    def _take_away(self) -> None:
        """Clear the focused slot, unless its command would lose its last necessary input."""
        found = next(
            ((name, place) for name in COMMANDS for place in range(PLACES) if _id(name, place) == self.focus), None
        )
        if found is None:
            return
        command, place = found
        before, kept_as = self.services.settings.bindings, self._kept_as(command)
        if place >= len(on(before, kept_as, self.device)):
            self.services.sounds.play("ui-deny")  # the slot is already empty
            return
        bindings = unbound(before, kept_as, place, self.device)
        if bindings is None:
            self.services.sounds.play("ui-deny")
            self.services.say(_("“{command}” needs at least this one.").format(command=_(COMMANDS[command])))
            return
        self.services.sounds.play("ui-toggle")
        self.services.change(bindings=bindings)
        self.reader.read_focus()

    def _ask_reset(self) -> None:
        text = _("Reset the keys and buttons of every device?")
        self.services.routes.menus.ask(text, _("Reset"), lambda: self.services.change(bindings=default_bindings()))


def _id(command: str, place: int) -> str:
    return f"{command}-{place}"
