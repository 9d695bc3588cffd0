"""Names, icons and key lists of the devices that people can play with."""

from __future__ import annotations

from game.i18n import _

from ..input.intent import COMMANDS, LEFT, MOUSE, RIGHT
from ..input.keys import printed
from ..input.seating import HALVES, SIDES
from ..services import Services
from ..ui.glyphs import code_for, code_words

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
