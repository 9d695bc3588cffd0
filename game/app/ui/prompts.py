"""Which button does what, with the glyphs of the device touched last."""

from collections.abc import Sequence

from game.core.words import N_
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..hands.bindings import Bindings, device_of

GLYPH = 34.0
BETWEEN, AFTER = 10.0, 30.0
PADS = ("xbox", "playstation", "nintendo")
BUTTON_FILES = {
    "a": "south", "b": "east", "x": "west", "y": "north", "leftshoulder": "l1", "rightshoulder": "r1",
    "leftstick": "l3", "rightstick": "r3", "back": "back", "start": "start", "guide": "start",
    "dpup": "dpad-up", "dpdown": "dpad-down", "dpleft": "dpad-left", "dpright": "dpad-right",
    "triggerleft+": "l2", "triggerright+": "r2",
}  # fmt: skip
KEY_NAMES = {
    "return": N_("Enter"), "escape": N_("Esc"), "space": N_("Space"), "backspace": N_("Backspace"), "tab": N_("Tab"),
    "up": "↑", "down": "↓", "left": "←", "right": "→", "keypad enter": N_("Enter"),
}  # fmt: skip
ARROWS = {"up": "arrow-up", "down": "arrow-down", "left": "arrow-left", "right": "arrow-right"}


def code_for(bindings: Bindings, command: str, family: str, swapped: bool = False) -> str | None:
    """The input that gives a command on the device touched last; the keyboard's for the mouse."""
    if swapped and family in PADS and command in ("confirm", "cancel"):
        command = "cancel" if command == "confirm" else "confirm"
    device = "pad" if family in PADS else "key"
    return next((code for code in bindings.get(command, ()) if device_of(code) == device), None)


def key_name(code: str) -> str:
    """What is printed on a key."""
    name = code.partition(":")[2]
    return _(KEY_NAMES[name]) if name in KEY_NAMES else name.upper() if len(name) < 4 else name.title()


def draw_code(canvas: Canvas, code: str, family: str, x: float, middle: float, size: float = GLYPH) -> float:
    """Draw an input's glyph at `x`, its middle at a height; its width."""
    kind, _colon, name = code.partition(":")
    if kind in ("pad", "axis"):
        file = BUTTON_FILES.get(name, "left-stick" if name.startswith("left") else "right-stick")
        pad = family if family in PADS else "xbox"
        canvas.picture(f"ui/glyphs/{pad}/{file}", Box(x, middle - size / 2, size, size))
        return size
    if kind == "mouse":
        file = {"2": "middle", "3": "right"}.get(name, "left")
        canvas.picture(f"ui/glyphs/mouse/{file}", Box(x, middle - size / 2, size, size))
        return size
    return _keycap(canvas, name, code, x, middle, size)


def _keycap(canvas: Canvas, name: str, code: str, x: float, middle: float, size: float) -> float:
    theme = canvas.theme
    if name in ARROWS:
        canvas.plate("keycap", Box(x, middle - size / 2, size, size))
        canvas.icon(ARROWS[name], Box(x + size * 0.25, middle - size * 0.3, size * 0.5, size * 0.5), theme.ink)
        return size
    block = canvas.type.block(key_name(code), "strong", 22, 400, lines=1, grow=False)
    wide = max(size, block.width + 18)
    canvas.plate("keycap", Box(x, middle - size / 2, wide, size))
    canvas.block(block, Box(x, middle - size / 2 - 2, wide, size), theme.ink, "centre")
    return wide


def width_of(canvas: Canvas, code: str, size: float = GLYPH) -> float:
    """How wide an input's glyph will be."""
    name = code.partition(":")[2]
    if not code.startswith("key:") or name in ARROWS:
        return size
    return max(size, canvas.type.block(key_name(code), "strong", 22, 400, lines=1, grow=False).width + 18)


def draw_bar(
    canvas: Canvas, prompts: Sequence[tuple[str, str]], bindings: Bindings, family: str, box: Box, swapped: bool = False
) -> None:
    """The bar at a screen's foot, centred: as many prompts as there is room for, the most important first."""
    if not canvas.visible(box):
        return
    pieces, whole = [], 0.0
    for command, label in prompts:
        code = code_for(bindings, command, family, swapped)
        if code is None:
            continue
        block = canvas.type.block(label, "body", 22, 400, box.h, lines=1)
        wide = width_of(canvas, code) + BETWEEN + block.width
        if whole + wide > box.w:
            break
        pieces.append((code, block))
        whole += wide + AFTER
    x, middle = box.x + (box.w - whole + AFTER) / 2, box.y + box.h / 2
    for code, block in pieces:
        x += draw_code(canvas, code, family, x, middle) + BETWEEN
        canvas.block(block, Box(x, box.y, block.width, box.h), canvas.theme.bone, shade=canvas.theme.night)
        x += block.width + AFTER
