"""Intents, and the bindings of keys, mouse buttons, pad buttons and axes to them; and the names of keys."""

import sys
from functools import cache
from typing import Any, NamedTuple

import pygame

from game.core.text import N_

from ..base.geometry import Point

NAVIGATION = ("up", "down", "left", "right")
COMMANDS = {  # every command that can be bound, with its name on the settings screen
    "up": N_("Up"),
    "down": N_("Down"),
    "left": N_("Left"),
    "right": N_("Right"),
    "confirm": N_("Choose"),
    "cancel": N_("Back"),
    "next": N_("Next"),
    "prev": N_("Previous"),
    "avoid": N_("Avoid, run, or attack"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "hint": N_("Hint"),
    "info": N_("Look closer"),
    "menu": N_("Menu"),
    "speed": N_("Speed of the cards"),
    "place.0": N_("First card"),
    "place.1": N_("Second card"),
    "place.2": N_("Third card"),
    "place.3": N_("Fourth card"),
    "repeat": N_("Say it again"),
    "fullscreen": N_("Full screen"),
}
POINT, PRESS, RELEASE, SCROLL, TYPED = "point", "press", "release", "scroll", "typed"
COPY, PASTE = "copy", "paste"
PAD_CAME, PAD_LEFT = "pad-came", "pad-left"
SOME, MOUSE, LEFT, RIGHT = -1, -2, -3, -4  # devices other than pads: unknown, mouse, keyboard halves


class Intent(NamedTuple):
    """One intent of a player.

    `kind` is a command, or `point`, `press`, `release` and `scroll`, or `typed` with `text`, or `copy` and `paste` in a
    text field, or `pad-came` and `pad-left`. `at` is where the mouse gave it, in design pixels. `device` is the pad's
    number, or `MOUSE`, or the keyboard half of the key, `LEFT` or `RIGHT`. `again` is True for the repeats of a held
    direction.
    """

    kind: str
    at: Point = (0.0, 0.0)
    device: int = SOME
    text: str = ""
    amount: float = 0.0
    again: bool = False


SAME = {"keypad enter": "return"}  # two keys treated as one
DIGIT_PLACES = dict(zip(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), "1234567890", strict=True))
LETTER_PLACES = dict(zip(range(pygame.KSCAN_A, pygame.KSCAN_Z + 1), "abcdefghijklmnopqrstuvwxyz", strict=True))

KEY_PLACES = DIGIT_PLACES | LETTER_PLACES | {  # positions on an American keyboard, plus "<", which it lacks
    pygame.KSCAN_GRAVE: "`", pygame.KSCAN_MINUS: "-", pygame.KSCAN_EQUALS: "=", pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]", pygame.KSCAN_BACKSLASH: "\\", pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'", pygame.KSCAN_NONUSBACKSLASH: "<", pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
}  # fmt: skip
SCANCODES = {name: scancode for scancode, name in KEY_PLACES.items()}
MODIFIER_KEYS = {  # key: its bit in the `mod` of a key's event
    pygame.K_LCTRL: pygame.KMOD_LCTRL, pygame.K_RCTRL: pygame.KMOD_RCTRL, pygame.K_LALT: pygame.KMOD_LALT,
    pygame.K_RALT: pygame.KMOD_RALT, pygame.K_LMETA: pygame.KMOD_LMETA, pygame.K_RMETA: pygame.KMOD_RMETA,
    pygame.K_MODE: pygame.KMOD_MODE,
}  # fmt: skip
CTRL, ALT, SUPER, SHIFT = "ctrl", "alt", "super", "shift"
MODIFIERS = {
    CTRL: pygame.KMOD_CTRL, ALT: pygame.KMOD_ALT | pygame.KMOD_MODE, SUPER: pygame.KMOD_META,
    SHIFT: pygame.KMOD_SHIFT,
}  # fmt: skip
MAC = sys.platform == "darwin"
SHORTCUT = SUPER if MAC else CTRL  # the modifier of the system's shortcuts for undo, copy and paste
ALTGR = pygame.KMOD_RALT | pygame.KMOD_MODE
LATIN = (*range(0x21, 0x7F), *range(0xA1, 0x180))  # keys that a layout may have in these positions


def key_code(key: int, scancode: int = 0) -> str:
    """The code of a key: what is printed on it, by SDL's name, in lower case.

    Where a layout has no Latin letter in a letter's position (Russian, Greek) or no digit in a digit's position
    (French, Czech), the key is named by its position on an American keyboard, so that the default bindings work there
    too.
    """
    name = pygame.key.name(key, use_compat=False).lower()
    if scancode in LETTER_PLACES and not name.isascii():
        name = LETTER_PLACES[scancode]
    elif scancode in DIGIT_PLACES and not (name.isascii() and name.isalnum()):
        name = DIGIT_PLACES[scancode]
    return f"key:{SAME.get(name, name)}"


def place_code(key: int, scancode: int = 0) -> str:
    """The code of a key by position: what an American keyboard has there, regardless of the layout."""
    return f"key:{KEY_PLACES[scancode]}" if scancode in KEY_PLACES else key_code(key, scancode)


def printed(place: str) -> str:
    """The code, as by `key_code`, of the key in a position: what the current layout has printed there."""
    scancode = SCANCODES.get(place.partition(":")[2])
    key = key_at(scancode) if scancode is not None else None
    return key_code(key, scancode or 0) if key is not None else place


@cache
def key_at(scancode: int) -> int | None:
    """The key that the current layout has in a position; None if it is not a Latin one. Cached until `relearn`.

    pygame offers only the reverse lookup: indexing its wrapper with a key returns the key's scancode.
    """
    scancodes = pygame.key.ScancodeWrapper(range(512))  # type: ignore[arg-type]
    return next((key for key in LATIN if scancodes[key] == scancode), None)


def relearn() -> None:
    """Forget the cached keys, after the layout has changed."""
    key_at.cache_clear()


def modifiers(mod: int) -> frozenset[str]:
    """The modifiers in the `mod` of a key's event, as keys of `MODIFIERS`; AltGr counts as Alt."""
    return frozenset(name for name, bits in MODIFIERS.items() if mod & bits)


def can_write(mod: int) -> bool:
    """Return True if a key may write a letter with these modifiers: Shift, or AltGr (on Windows also Ctrl and Alt
    together, on macOS any Alt)."""
    held = modifiers(mod) - {SHIFT}
    if SUPER in held:
        return False
    return not held or bool(mod & ALTGR) or held >= {CTRL, ALT} or (MAC and held == {ALT})


# Bindings of keys, mouse buttons, pad buttons and axes to commands.
#
# A code names one input: `key:return`, `mouse:3`, `pad:a`, `axis:leftx-`. Keys are named as by `key_code`; pad
# buttons as by SDL: by their letter on Xbox and Nintendo pads, by their position on PlayStation pads.

Bindings = dict[str, tuple[str, ...]]
DEVICES = ("key", "mouse", "pad")
PAD_BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
    "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
SYSTEM = "guide"  # reserved for the system
PAD_AXES = ("leftx", "lefty", "rightx", "righty", "triggerleft", "triggerright")
SWAPPED = {"confirm": "cancel", "cancel": "confirm"}  # on pads, if `swap_confirm` is set
PLACES = 2  # codes per command and device
NEEDED = {  # commands that each device must have
    "key": ("up", "down", "left", "right", "confirm", "cancel"),
    "mouse": (),
    "pad": ("up", "down", "left", "right", "confirm", "cancel"),
}


def default_bindings() -> Bindings:
    """The bindings of a new player. They use only buttons that every handheld has."""
    return {
        "up": ("key:up", "key:w", "pad:dpup", "axis:lefty-"),
        "down": ("key:down", "key:s", "pad:dpdown", "axis:lefty+"),
        "left": ("key:left", "key:a", "pad:dpleft", "axis:leftx-"),
        "right": ("key:right", "key:d", "pad:dpright", "axis:leftx+"),
        "confirm": ("key:return", "key:space", "pad:a"),
        "cancel": ("key:escape", "key:backspace", "mouse:3", "pad:b"),
        "next": ("key:tab", "key:e", "pad:rightshoulder"),
        "prev": ("key:q", "pad:leftshoulder"),
        "avoid": ("key:v", "pad:y"),
        "undo": ("key:u", "key:z", "mouse:6", "pad:x"),
        "redo": ("key:r", "mouse:7", "axis:triggerleft+"),
        "hint": ("key:h", "axis:triggerright+"),
        "info": ("key:i", "mouse:2", "pad:back"),
        "menu": ("key:p", "key:f10", "pad:start"),
        "speed": ("key:t", "axis:righty+"),
        "place.0": ("key:1",),
        "place.1": ("key:2",),
        "place.2": ("key:3",),
        "place.3": ("key:4",),
        "repeat": ("key:f5", "axis:righty-"),
        "fullscreen": ("key:f11",),
    }


def device_of(code: str) -> str:
    """The device of a code: `key`, `mouse` or `pad`."""
    kind = code.partition(":")[0]
    return "pad" if kind == "axis" else kind


def on(bindings: Bindings, command: str, device: str) -> tuple[str, ...]:
    """The codes of a command on a device."""
    return tuple(code for code in bindings[command] if device_of(code) == device)


def is_code(code: Any) -> bool:
    """Return True if this is a valid code that may be bound. The left mouse button may not: it points."""
    if not isinstance(code, str) or len(code) > 30:
        return False
    kind, _, name = code.partition(":")
    return {
        "key": bool(name),
        "mouse": name in {"2", "3", *map(str, range(6, 21))},
        "pad": name in PAD_BUTTONS and name != SYSTEM,
        "axis": name[:-1] in PAD_AXES and name[-1:] in ("+", "-"),
    }.get(kind, False)


class Rebound(NamedTuple):
    """The result of binding an input.

    `loser` is the command that had the input before, and `gets` the code it receives instead, if it needs one.
    `refused` is True if the loser would be left without an input that its device needs; then nothing has changed.
    """

    bindings: Bindings
    loser: str | None = None
    gets: str | None = None
    refused: bool = False


def bind(bindings: Bindings, command: str, place: int, code: str) -> Rebound:
    """Bind `code` to `command` only, as its first or second code (`place` 0 or 1) on the code's device."""
    device = device_of(code)
    mine = on(bindings, command, device)
    old = mine[place] if place < len(mine) else None
    if code in mine:
        return Rebound(bindings)
    loser = next((name for name, codes in bindings.items() if code in codes), None)
    changed = _with(bindings, command, device, (*mine[:place], code, *mine[place + 1 :]))
    if loser is None:
        return Rebound(changed)
    left = tuple(each for each in on(bindings, loser, device) if each != code)
    gets = old if not left and loser in NEEDED[device] else None
    if gets is None and not left and loser in NEEDED[device]:
        return Rebound(bindings, loser, refused=True)
    return Rebound(_with(changed, loser, device, (gets,) if gets else left), loser, gets)


def unbound(bindings: Bindings, command: str, place: int, device: str) -> Bindings | None:
    """The bindings without a command's code; None if there is none or the command needs it."""
    mine = on(bindings, command, device)
    if place >= len(mine) or (len(mine) == 1 and command in NEEDED[device]):
        return None
    return _with(bindings, command, device, (*mine[:place], *mine[place + 1 :]))


def _with(bindings: Bindings, command: str, device: str, codes: tuple[str, ...]) -> Bindings:
    others = tuple(code for code in bindings[command] if device_of(code) != device)
    return {**bindings, command: (*others, *codes)}


def unreachable(bindings: Bindings) -> list[tuple[str, str]]:
    """The (device, command) pairs that are needed but unbound: choosing, going back and moving must stay possible."""
    return [(device, command) for device in DEVICES for command in NEEDED[device] if not on(bindings, command, device)]


def sane_bindings(raw: Any) -> tuple[Bindings, bool]:
    """Check the bindings of a settings file; return them and True if all were valid. Unusable bindings are replaced by
    the defaults."""
    usual = default_bindings()
    if not isinstance(raw, dict):
        return usual, False
    told: Bindings = {}
    for command, codes in raw.items():
        if command in COMMANDS and isinstance(codes, list | tuple) and all(is_code(code) for code in codes):
            told[command] = tuple(codes)
    taken = {code for codes in told.values() for code in codes}
    bindings = {
        command: told.get(command, tuple(code for code in codes if code not in taken))
        for command, codes in usual.items()
    }
    if unreachable(bindings) or _crowded(bindings) or _double(bindings):
        return usual, False
    return bindings, len(told) == len(raw)


def _crowded(bindings: Bindings) -> bool:
    return any(len(on(bindings, command, device)) > PLACES for command in bindings for device in DEVICES)


def _double(bindings: Bindings) -> bool:
    codes = [code for codes in bindings.values() for code in codes]
    return len(codes) != len(set(codes))
