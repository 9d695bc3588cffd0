"""The devices that somebody may play with, in words and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.tongue import _

from ..hands.halves import HALVES, SIDES
from ..hands.intent import COMMANDS, LEFT, MOUSE, RIGHT
from ..hands.keys import printed
from ..ui.glyphs import code_for, code_words

if TYPE_CHECKING:
    from ..desk import Desk

SHOWN = ("confirm", "cancel", "avoid", "undo", "hint", "menu")  # what a half's keys are listed for


def devices(desk: Desk, split: bool) -> list[int]:
    """All that there are; the keyboard's halves only where they are two, else its right half stands for it."""
    return [*desk.hands.pads.numbers, *((LEFT, RIGHT) if split else (RIGHT,)), MOUSE]


def icon_of(device: int) -> str:
    """What stands for a device."""
    return {MOUSE: "mouse", LEFT: "keyboard", RIGHT: "keyboard"}.get(device, "gamepad")


def name_of(desk: Desk, device: int, split: bool) -> str:
    """What a device is called; pads are counted in the order in which they came."""
    if device in SIDES:
        halves = {LEFT: _("Keyboard, left half"), RIGHT: _("Keyboard, right half")}
        return halves[device] if split else _("Keyboard")
    if device == MOUSE:
        return _("Mouse")
    numbers = desk.hands.pads.numbers
    return _("Pad {n}").format(n=numbers.index(device) + 1) if device in numbers else _("Keyboard")


def confirm_of(desk: Desk, device: int) -> str | None:
    """The input with which a device chooses; None for the mouse, which clicks."""
    if device in SIDES:
        return HALVES["confirm"][SIDES.index(device)]
    family, bindings = desk.hands.glyphs(device)
    return None if device == MOUSE else code_for(bindings, "confirm", family, desk.hands.swap_confirm)


def keys_of(device: int) -> tuple[str, ...]:
    """What the keys of a half are for, in a few words each; the most important first."""
    side = SIDES.index(device)
    keys = {command: code_words(printed(codes[side]), "keyboard") for command, codes in HALVES.items()}
    letters = " ".join(keys[way] for way in ("up", "left", "down", "right"))
    moves = _("{keys} to move").format(keys=letters) if device == LEFT else _("Arrows to move")
    return (moves, *(_("{input}: {command}").format(input=keys[each], command=_(COMMANDS[each])) for each in SHOWN))
