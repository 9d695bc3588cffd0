"""Bindings of keys, mouse buttons, pad buttons and axes to commands.

A code names one input: `key:return`, `mouse:3`, `pad:a`, `axis:leftx-`. Keys are named as by `keys.key_code`; pad
buttons as by SDL: by their letter on Xbox and Nintendo pads, by their position on PlayStation pads.
"""

from typing import Any, NamedTuple

from .intent import COMMANDS

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
