"""The prompts at the foot of a scene, with the glyphs and names of inputs of all devices; and the toast."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game import i18n
from game.core.text import N_, NP_, Text
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.compositor import ReplayedDrawing
from ..gfx.fonts import Block, Fonts
from ..input.bindings import SWAPPED, Bindings, device_of, on
from ..input.seating import FALLBACK, FAMILIES

GLYPH = 34.0
CAP = 26.0  # text size on a keycap; capitals need more size to be as readable
TAILED = "Q"  # its tail hangs over a keycap's edge, except in the face of on-screen keys
POINTER = 16.0  # the arrow beside a stick
LETTERS = {"a": "south", "b": "east", "x": "west", "y": "north"}
NINTENDO = {"a": "east", "b": "south", "x": "north", "y": "west"}  # letters in Nintendo's places
BUTTONS = {
    "leftshoulder": "l1", "rightshoulder": "r1", "leftstick": "l3", "rightstick": "r3", "back": "back",
    "start": "start", "dpup": "dpad-up", "dpdown": "dpad-down", "dpleft": "dpad-left", "dpright": "dpad-right",
    "triggerleft+": "l2", "triggerright+": "r2",
}  # fmt: skip
STICKS = {
    "x-": ("arrow-left", N_("{stick}, left")), "x+": ("arrow-right", N_("{stick}, right")),
    "y-": ("arrow-up", N_("{stick}, up")), "y+": ("arrow-down", N_("{stick}, down")),
}  # fmt: skip
MICE = {"1": "left", "2": "middle", "3": "right"}
KEY_NAMES = {
    "return": N_("Enter"), "escape": N_("Esc"), "space": N_("Space"), "backspace": N_("Backspace"), "tab": N_("Tab"),
    "left shift": N_("Left Shift"), "right shift": N_("Right Shift"), "left ctrl": N_("Left Ctrl"),
    "right ctrl": N_("Right Ctrl"), "left alt": N_("Left Alt"), "right alt": N_("Right Alt"),
    "delete": NP_("a key of the keyboard", "Delete"),
}  # fmt: skip
ARROWS = {"up": "arrow-up", "down": "arrow-down", "left": "arrow-left", "right": "arrow-right"}
WORDS = {
    "up": N_("Up arrow"), "down": N_("Down arrow"), "left": N_("Left arrow"), "right": N_("Right arrow"),
    "dpup": N_("D-pad up"), "dpdown": N_("D-pad down"), "dpleft": N_("D-pad left"), "dpright": N_("D-pad right"),
    "leftstick": N_("Left stick pressed"), "rightstick": N_("Right stick pressed"),
}  # fmt: skip
MOUSE_WORDS = {
    "1": N_("Left mouse button"), "2": N_("Middle mouse button"), "3": N_("Right mouse button"),
}  # fmt: skip
PRINTED = {  # labels on each maker's pads
    "xbox": {"leftshoulder": "LB", "rightshoulder": "RB", "triggerleft+": "LT", "triggerright+": "RT",
             "back": N_("View"), "start": NP_("a button of a pad", "Menu")},
    "playstation": {"a": N_("Cross"), "b": N_("Circle"), "x": N_("Square"), "y": N_("Triangle"),
                    "leftshoulder": "L1", "rightshoulder": "R1", "triggerleft+": "L2", "triggerright+": "R2",
                    "back": N_("Create"), "start": N_("Options")},
    "nintendo": {"leftshoulder": "L", "rightshoulder": "R", "triggerleft+": "ZL", "triggerright+": "ZR",
                 "back": NP_("a button of a pad", "Minus"), "start": N_("Plus")},
}  # fmt: skip


def code_for(bindings: Bindings, command: str, family: str, swapped: bool = False) -> str | None:
    """The code that gives a command on the device used last; for a mouse without such a button, the keyboard's."""
    if family == "mouse" and (click := _click_for(bindings, command)):
        return click
    device = "pad" if family in FAMILIES else "key"
    if swapped and device == "pad":
        command = SWAPPED.get(command, command)
    return next((code for code in bindings.get(command, ()) if device_of(code) == device), None)


def _click_for(bindings: Bindings, command: str) -> str | None:
    """The mouse button for a command, of those every mouse has; None if there is none. The left one always means
    confirm."""
    codes = ("mouse:1",) if command == "confirm" else on(bindings, command, "mouse")
    return next((code for code in codes if code.removeprefix("mouse:") in MICE), None)


def code_words(code: str, family: str) -> str:
    """The name of an input: “Left stick, up”, “Triangle”, “Enter”."""
    kind, _colon, name = code.partition(":")
    if kind == "mouse":
        return _mouse_words(name)
    if name in WORDS:
        return _(WORDS[name])
    if kind == "key":
        return _key_name(name)
    if name[-2:] in STICKS:
        stick = _("Left stick") if name.startswith("left") else _("Right stick")
        return _(STICKS[name[-2:]][1]).format(stick=stick)
    printed = PRINTED[family if family in FAMILIES else FALLBACK].get(name)
    return _(printed) if printed else name.upper()


def _mouse_words(name: str) -> str:
    return _(MOUSE_WORDS[name]) if name in MOUSE_WORDS else _mouse_key(name)


def _mouse_key(name: str) -> str:
    """A side button, numbered as its maker does: pygame's 6 is the fourth."""
    return _("Mouse {n}").format(n=int(name) - 2)


def _key_name(name: str) -> str:
    """The label of a key."""
    return _(KEY_NAMES[name]) if name in KEY_NAMES else name.upper() if len(name) < 4 else name.title()


def width_of(letters: Fonts, code: str, size: float = GLYPH) -> float:
    """The width of an input's glyph."""
    kind, _colon, name = code.partition(":")
    cap = _cap(kind, name)
    if cap:
        return max(size, _on_cap(letters, cap, size).width + 18)
    return size + (_pointer(size) if kind == "axis" and name[-2:] in STICKS else 0)


def draw_code(canvas: Canvas, code: str, family: str, x: float, middle: float, size: float = GLYPH) -> float:
    """Draw an input's glyph at `x`, vertically centred on `middle`; return its width."""
    kind, _colon, name = code.partition(":")
    top, wide = middle - size / 2, width_of(canvas.type, code, size)
    if kind in ("pad", "axis"):
        _draw_pad(canvas, name, family, x, top, size)
    elif kind == "mouse" and name in MICE:
        canvas.picture(f"ui/glyphs/mouse/{MICE[name]}", Box(x, top, size, size))
    else:
        canvas.plate("keycap", Box(x, top, wide, size))
        _draw_cap(canvas, kind, name, Box(x, top, wide, size))
    return wide


def _draw_pad(canvas: Canvas, name: str, family: str, x: float, top: float, size: float) -> None:
    pad = family if family in FAMILIES else FALLBACK
    letters = NINTENDO if pad == "nintendo" else LETTERS
    file = letters.get(name) or BUTTONS.get(name) or ("left-stick" if name.startswith("left") else "right-stick")
    canvas.picture(f"ui/glyphs/{pad}/{file}", Box(x, top, size, size))
    if name[-2:] in STICKS:
        side = _pointer(size)
        canvas.icon(STICKS[name[-2:]][0], Box(x + size, top + (size - side) / 2, side, side), canvas.theme.gold)


def _pointer(size: float) -> float:
    """The side of the arrow beside a stick's glyph of this size."""
    return POINTER * size / GLYPH


def _cap(kind: str, name: str) -> str:
    """The text on a keycap; "" for an arrow or a picture."""
    if kind == "mouse":
        return "" if name in MICE else _mouse_key(name)
    return _key_name(name) if kind == "key" and name not in ARROWS else ""


def _on_cap(letters: Fonts, cap: str, size: float) -> Block:
    role = "key" if TAILED in cap else "keycap"
    return letters.block(cap, role, CAP * size / GLYPH, 400, lines=1, grow=False)


def _draw_cap(canvas: Canvas, kind: str, name: str, box: Box) -> None:
    ink = canvas.theme.ink
    cap = _cap(kind, name)
    if cap:
        block = _on_cap(canvas.type, cap, box.h)
        canvas.block(block, box if canvas.type.huge else box.moved(0, -3), ink, "centre")
    else:
        side = box.h / 2
        x, y = box.centre
        canvas.icon(ARROWS[name], Box(x - side / 2, y - side * 0.6, side, side), ink)


RAISED = 3.5  # how much higher the bar lies with large text, whose accents need the room above
EDGE = 6.0  # part of the bar's height that glyphs leave free with large text
USUAL, TIGHT = (10.0, 30.0), (7.0, 17.0)  # gaps between a glyph and its text, and after the text
Pieces = list[tuple[str, str, Block]]  # command, code and text of each prompt


class Devices(Protocol):
    """The input devices as the prompts see them."""

    @property
    def swap_confirm(self) -> bool: ...

    def glyphs(self, device: int | None = None) -> tuple[str, Bindings]: ...


class PromptBar:
    """The centred bar at a screen's foot, with as many prompts as fit.

    If they do not fit, the text is first set at normal size, then the gaps shrink, and only then prompts are left out,
    the last ones first. The first prompt (the main action) and the last one (the way out) always stay.
    """

    def __init__(self, devices: Devices):
        self._devices, self._bar = devices, ReplayedDrawing()
        self.shown: Sequence[tuple[str, Box]] = ()  # commands and their boxes, for clicks
        # what a scene may change:
        self.device: Callable[[], int | None] = lambda: None  # whose glyphs are shown; None for that used last
        self.room: Callable[[Box], Box] = lambda box: box  # the part of a box that is free for the bar
        self.clicked: Callable[[str], str] = lambda command: command  # the command whose mouse button does it here

    def glyphs(self) -> tuple[str, Bindings]:
        """The glyph family of the prompts, and the bindings that are shown."""
        return self._devices.glyphs(self.device())

    def code(self, command: str) -> str | None:
        """The code that is shown for a command."""
        (family, bindings), swapped = self.glyphs(), self._devices.swap_confirm
        if family == "mouse" and (click := _click_for(bindings, self.clicked(command))):
            return click
        return code_for(bindings, command, family, swapped)

    def at(self, point: Point) -> str:
        """The command whose prompt is at a point; "" if there is none."""
        return next((command for command, box in self.shown if box.holds(point)), "")

    def draw(self, canvas: Canvas, prompts: Sequence[tuple[str, str]], box: Box) -> None:
        """Draw the prompts for some commands in a box."""
        box = self.room(box)
        if not canvas.visible(box):
            return
        family, _bindings = self.glyphs()
        bound = tuple((command, code, label) for command, label in prompts if (code := self.code(command)) is not None)
        self._bar.draw(canvas, lambda canvas: self._lay(canvas, bound, family, box), bound, family, box)

    def _lay(self, canvas: Canvas, bound: Sequence[tuple[str, str, str]], family: str, box: Box) -> None:
        box = box.moved(0, -RAISED) if canvas.type.huge else box
        pieces, (between, after) = _pieces(canvas, bound, box, grow=True), USUAL
        side = max(GLYPH, box.h - EDGE) if canvas.type.large else GLYPH
        if _width(canvas, pieces, USUAL, side) > box.w:
            pieces, side = _pieces(canvas, bound, box, grow=False), GLYPH
        if _width(canvas, pieces, USUAL, side) > box.w:
            between, after = TIGHT
        while len(pieces) > 2 and _width(canvas, pieces, (between, after), side) > box.w:
            del pieces[-2]
        x, middle = box.x + (box.w - _width(canvas, pieces, (between, after), side)) / 2, box.y + box.h / 2
        shown = []
        for command, code, block in pieces:
            left = x
            x += draw_code(canvas, code, family, x, middle, side) + between
            canvas.block(block, Box(x, box.y, block.width, box.h), canvas.theme.bone, shade=canvas.theme.night)
            x += block.width
            shown.append((command, Box(left, box.y, x - left, box.h).inset(-after / 2, 0)))
            x += after
        self.shown = shown


def _pieces(canvas: Canvas, bound: Sequence[tuple[str, str, str]], box: Box, grow: bool) -> Pieces:
    high = box.h - (RAISED if canvas.type.huge else 0.0)
    return [
        (command, code, canvas.type.block(label, "body", 22, box.w, high, 1, grow)) for command, code, label in bound
    ]


def _width(canvas: Canvas, pieces: Pieces, room: tuple[float, float], side: float) -> float:
    between, after = room
    return sum(width_of(canvas.type, code, side) + between + block.width + after for _, code, block in pieces) - after


SIZE = 24.0  # text size in design pixels
SMALLER = 0.75  # least share of that size; with less room the toast goes to the top of the screen
WIDE, AROUND, TOAST_EDGE = 900.0, 30.0, 3.0
FALL = 26.0  # design pixels it slides down to its place


def draw_toast(canvas: Canvas, toast: Text | str, line: Box | None, share: float) -> None:
    """Draw a toast in the box `line` if it fits there; `share` is the progress of its slide, from 0 to 1."""
    text, letters = i18n.say(toast), canvas.type
    if line is not None:
        block = letters.block(text, "body", SIZE, line.w - 2 * AROUND, line.h + 2, lines=2, even=True)
        if block.overflow <= 0 and block.size >= SMALLER * SIZE * letters.scale:
            _draw(canvas, block, line.inset(0, -TOAST_EDGE), share)
            return
    block = letters.block(text, "body", SIZE, WIDE - 2 * AROUND, lines=4, even=True)
    _draw(canvas, block, Box(640 - WIDE / 2, 14 - canvas.layout.above, WIDE, block.height + 28), share)


def _draw(canvas: Canvas, block: Block, box: Box, share: float) -> None:
    box = box.moved(0, -FALL * (1 - share))
    canvas.fill(box.inset(8), canvas.theme.night)  # the plate is slightly transparent
    canvas.plate("toast", box)
    canvas.block(block, box.inset(AROUND, 0), canvas.theme.cream, "centre")
