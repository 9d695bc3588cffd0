"""Names of keys in the bindings, independent of the keyboard layout, and the modifier keys held with them."""

import sys
from functools import cache

import pygame

SAME = {"keypad enter": "return"}  # two keys treated as one
DIGIT_PLACES = dict(zip(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), "1234567890", strict=True))
LETTER_PLACES = dict(zip(range(pygame.KSCAN_A, pygame.KSCAN_Z + 1), "abcdefghijklmnopqrstuvwxyz", strict=True))

PLACES = DIGIT_PLACES | LETTER_PLACES | {  # positions on an American keyboard, plus "<", which it lacks
    pygame.KSCAN_GRAVE: "`", pygame.KSCAN_MINUS: "-", pygame.KSCAN_EQUALS: "=", pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]", pygame.KSCAN_BACKSLASH: "\\", pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'", pygame.KSCAN_NONUSBACKSLASH: "<", pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
}  # fmt: skip
SCANCODES = {name: scancode for scancode, name in PLACES.items()}
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
    return f"key:{PLACES[scancode]}" if scancode in PLACES else key_code(key, scancode)


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
