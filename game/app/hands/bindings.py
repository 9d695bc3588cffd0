"""Which key, button or axis means which command.

A code names one input: `key:return`, `mouse:3`, `pad:a`, `axis:leftx-`.  Keys are SDL's key names in lower case; pad
buttons are named by their place on an Xbox pad, whoever made the pad.
"""

from typing import Any

from .intent import COMMANDS

Bindings = dict[str, tuple[str, ...]]
DEVICES = {"key": "key:", "mouse": "mouse:", "pad": ("pad:", "axis:")}
PAD_BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
    "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
PAD_AXES = ("leftx", "lefty", "rightx", "righty", "triggerleft", "triggerright")
MOST = 8  # codes for one command


def default_bindings() -> Bindings:
    """As a new player gets them.  Only buttons that every handheld has are needed."""
    return {
        "up": ("key:up", "key:w", "pad:dpup", "axis:lefty-"),
        "down": ("key:down", "key:s", "pad:dpdown", "axis:lefty+"),
        "left": ("key:left", "key:a", "pad:dpleft", "axis:leftx-"),
        "right": ("key:right", "key:d", "pad:dpright", "axis:leftx+"),
        "confirm": ("key:return", "key:space", "key:keypad enter", "pad:a"),
        "cancel": ("key:escape", "key:backspace", "mouse:3", "pad:b"),
        "next": ("key:tab", "pad:rightshoulder"),
        "prev": ("key:q", "pad:leftshoulder"),
        "avoid": ("key:v", "pad:y"),
        "undo": ("key:u", "key:z", "mouse:6", "pad:x"),
        "redo": ("key:r", "mouse:7", "axis:triggerleft+"),
        "hint": ("key:h", "axis:triggerright+"),
        "info": ("key:i", "mouse:2", "pad:back"),
        "menu": ("key:p", "key:f10", "pad:start"),
        "place.0": ("key:1",),
        "place.1": ("key:2",),
        "place.2": ("key:3",),
        "place.3": ("key:4",),
        "repeat": ("key:f5",),
        "fullscreen": ("key:f11",),
    }


def device_of(code: str) -> str:
    """`key`, `mouse` or `pad`."""
    kind = code.partition(":")[0]
    return "pad" if kind == "axis" else kind


def is_code(code: Any) -> bool:
    """Could an input have this name?"""
    if not isinstance(code, str) or len(code) > 30:
        return False
    kind, _, name = code.partition(":")
    return {
        "key": bool(name),
        "mouse": name.isascii() and name.isdigit() and 2 <= int(name[:3]) <= 20 if name else False,
        "pad": name in PAD_BUTTONS,
        "axis": name[:-1] in PAD_AXES and name[-1:] in ("+", "-"),
    }.get(kind, False)


def rebound(bindings: Bindings, command: str, code: str) -> Bindings:
    """The bindings with `code` meaning `command`, and nothing else any more.

    It takes the place of the command's codes of the same kind of device.
    """
    device = device_of(code)
    changed = {
        name: tuple(each for each in codes if each != code and not (name == command and device_of(each) == device))
        for name, codes in bindings.items()
    }
    changed[command] = (*changed[command], code)
    return changed


def unreachable(bindings: Bindings) -> list[tuple[str, str]]:
    """Commands that a device needs and has lost: the way to choose, to go back and to move must stay."""
    needed = {
        "key": ("up", "down", "left", "right", "confirm", "cancel"),
        "pad": ("up", "down", "left", "right", "confirm", "cancel"),
    }
    return [
        (device, command)
        for device, commands in needed.items()
        for command in commands
        if not any(device_of(code) == device for code in bindings[command])
    ]


def sane_bindings(raw: Any) -> tuple[Bindings, bool]:
    """The bindings a settings file tells, and whether they made sense; where not, the usual ones."""
    usual = default_bindings()
    if not isinstance(raw, dict):
        return usual, False
    bindings, sane = usual, set(raw) <= set(COMMANDS)
    for command in COMMANDS:
        codes = raw.get(command)
        if codes is None:
            continue
        if isinstance(codes, list | tuple) and len(codes) <= MOST and all(is_code(code) for code in codes):
            bindings[command] = tuple(codes)
        else:
            sane = False
    if unreachable(bindings):
        return default_bindings(), False
    return bindings, sane
