"""Translating pygame's events to intents. Other modules never see pygame's events."""

import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.core.lookalikes import one_line

from ..base.geometry import Layout, Point
from . import bindings as names
from .bindings import (
    ALT,
    COPY,
    LEFT,
    MODIFIER_KEYS,
    MOUSE,
    NAVIGATION,
    PAD_CAME,
    PAD_LEFT,
    PASTE,
    POINT,
    PRESS,
    RELEASE,
    RIGHT,
    SCROLL,
    SHIFT,
    SHORTCUT,
    TYPED,
    Bindings,
    Intent,
    can_write,
    key_code,
    modifiers,
    place_code,
    relearn,
)
from .seating import FAMILIES, MEANT, Pads, Seating, bindings_of, half_of

REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.1  # seconds
AXIS_EASE = 0.6  # hysteresis: a stick is released at this share of its press threshold, so that it does not flutter
MOUSE_WAKES, MOUSE_WITHIN = 8.0, 0.1  # design pixels the mouse must move within these seconds to count as used
COOLDOWN = 0.5  # seconds, for the setting of the same name
BACKSPACE = "\b"
WHEEL = (4, 5)  # button numbers that pygame also sends for the wheel
SHORTCUTS = {(ALT, "key:return"): "fullscreen", (SHORTCUT, "key:z"): "undo"}  # (modifier, key): what they mean
TEXT_SHORTCUTS = {(SHORTCUT, "key:c"): COPY, (SHORTCUT, "key:v"): PASTE}  # while text is typed


class HeldDirection(NamedTuple):
    """A held direction."""

    command: str
    code: str
    device: int


class InputHub:
    """All input devices.

    `family` is the kind of the device used last: mouse, keyboard, xbox, playstation or nintendo; prompts follow it, but
    every device always works. `capture`, when set, gets the next code instead of the game, for binding it. `stick` is
    the share of its travel at which a stick or trigger counts as pressed. `seating` holds each seat's device, where
    several people play.
    """

    def __init__(self, bindings: Bindings):
        self.bindings = bindings
        self.swap_confirm, self.cooldown, self.rumble_on = False, False, True
        self.stick = 0.5
        self.family = "keyboard"
        self.capture: Callable[[str], None] | None = None
        self._typing = False
        self._writer = LEFT  # keyboard half of the last letter key
        self._can_write = True  # False while modifiers are held with which a key writes nothing
        self.pads = Pads()
        self.seating = Seating()
        self.now = 0.0
        self._held: list[HeldDirection] = []  # newest last; the newest repeats
        self._down: dict[tuple[str, int], tuple[str, float]] = {}  # by code and device: its command, and since when
        self._due = 0.0
        self._axes: set[tuple[int, str]] = set()
        self._mouse: Point = (0.0, 0.0)
        self._seen: Point | None = None  # last position of the mouse, whether it counted as used or not
        self._rest: Point = (0.0, 0.0)  # resting position, and the time until which it is valid
        self._rest_until = -1.0
        self._last_press = -1e9

    def start(self) -> None:
        """Open the pads that are plugged in."""
        self.pads.start()
        self.typing = False

    def stop(self) -> None:
        """Close the pads; call it before pygame ends."""
        self.pads.stop()

    @property
    def typing(self) -> bool:
        """True while keys that write a letter give only that letter."""
        return self._typing

    @typing.setter
    def typing(self, typing: bool) -> None:
        """Switch text input; the system reports written letters only while it is on."""
        self._typing = typing
        if pygame.display.get_init():
            pygame.key.start_text_input() if typing else pygame.key.stop_text_input()

    # intents

    def read(self, event: pygame.event.Event, layout: Layout) -> Iterator[Intent]:
        """Yield the intents of a pygame event."""
        kind = event.type
        if kind == pygame.KEYDOWN:
            yield from self._key(event)
        elif kind == pygame.KEYUP:
            self._can_write = can_write(self._modifiers_of(event))
            self._release(*self._key_of(event))
        elif kind == pygame.TEXTINPUT:
            yield from self._letters(event.text)
        elif kind == pygame.KEYMAPCHANGED:
            relearn()
        elif kind == pygame.MOUSEMOTION:
            yield from self._motion(layout.design(event.pos))
        elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield from self._button(event, layout)
        elif kind == pygame.MOUSEWHEEL:
            yield Intent(SCROLL, self._mouse, MOUSE, amount=float(getattr(event, "precise_y", event.y)))
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            yield from self._pad_button(event)
        elif kind == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event)
        elif kind == pygame.CONTROLLERDEVICEADDED:
            number = self.pads.add(event.device_index)
            if number is not None:
                yield Intent(PAD_CAME, device=number)
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            yield from self._removed(event.instance_id)

    def tick(self, dt: float) -> Iterator[Intent]:
        """Advance time; yield the repeats of the newest held direction."""
        self.now += dt
        while self._held and self._due <= self.now:
            self._due += REPEAT_EVERY
            held = self._held[-1]
            yield Intent(held.command, device=held.device, again=True)

    def drop_all(self) -> None:
        """Forget everything that is held: the window lost the focus, or the scene changed."""
        self._held.clear()
        self._down.clear()

    def held(self, *commands: str) -> float:
        """The seconds for which an input of one of these commands has been held down, the longest of them; 0 for
        none."""
        return max((self.now - since for command, since in self._down.values() if command in commands), default=0.0)

    def meaning(self, code: str) -> str | None:
        """The command a code gives now; None if it is unbound."""
        if self.seating.split and code in MEANT:
            return MEANT[code]
        command = next((command for command, codes in self.bindings.items() if code in codes), None)
        return self.seen_as(command, names.device_of(code)) if command else None

    def seen_as(self, command: str, device: str) -> str:
        """Translate between a command in the bindings and what it does: pads may have confirm and cancel swapped."""
        return names.SWAPPED.get(command, command) if self.swap_confirm and device == "pad" else command

    # keyboard and mouse

    def _key(self, event: pygame.event.Event) -> Iterator[Intent]:
        (code, half), mod = self._key_of(event), self._modifiers_of(event)
        held, self._can_write = modifiers(mod), can_write(mod)
        writes = self.typing and self._can_write and _has_letter(event)
        if held - {SHIFT} and not writes:
            yield from self._shortcut(held, event, half)
            return
        self._use("keyboard")
        if self.typing and event.key == pygame.K_BACKSPACE:
            yield Intent(TYPED, device=half, text=BACKSPACE)
        elif writes:
            self._writer = half  # the letter follows in its own event, as the layout and dead keys make it
        else:
            yield from self._pressed(code, half)

    def _modifiers_of(self, event: pygame.event.Event) -> int:
        """The `mod` of a key's event without the key itself, and without keys that are bound to a command."""
        mod: int = event.mod
        for key, bit in MODIFIER_KEYS.items():
            if mod & bit and (key == event.key or self.meaning(key_code(key)) is not None):
                mod &= ~bit
        return mod

    def _shortcut(self, held: frozenset[str], event: pygame.event.Event, half: int) -> Iterator[Intent]:
        """Yield what a key means with modifiers other than Shift: nothing but the shortcuts."""
        code = key_code(event.key, getattr(event, "scancode", 0))
        shortcuts = SHORTCUTS | TEXT_SHORTCUTS if self.typing else SHORTCUTS
        command = shortcuts.get((next(iter(held)), code)) if len(held) == 1 else None
        if command is not None:
            self._use("keyboard")
            yield from self._commanded(command, code, half)

    def _letters(self, text: str) -> Iterator[Intent]:
        """Yield an intent for each written letter."""
        if self.typing and self._can_write:
            letters = filter(str.isprintable, one_line(text))
            yield from (Intent(TYPED, device=self._writer, text=letter) for letter in letters)

    def _key_of(self, event: pygame.event.Event) -> tuple[str, int]:
        """A key's code, by position where two people share the keyboard, and the keyboard half on which it lies."""
        scancode = getattr(event, "scancode", 0)
        place = place_code(event.key, scancode)
        return place if self.seating.split else key_code(event.key, scancode), half_of(place)

    def _motion(self, at: Point) -> Iterator[Intent]:
        if self.family == "mouse" or self._woken(at):
            self._use("mouse")
            self._mouse = at
            yield Intent(POINT, at, MOUSE)

    def _woken(self, at: Point) -> bool:
        """Return True if the mouse is really being moved, not just trembling."""
        before, self._seen = self._seen or at, at
        if self.now > self._rest_until:
            self._rest, self._rest_until = before, self.now + MOUSE_WITHIN
        return abs(at[0] - self._rest[0]) + abs(at[1] - self._rest[1]) >= MOUSE_WAKES

    def _button(self, event: pygame.event.Event, layout: Layout) -> Iterator[Intent]:
        if event.button in WHEEL:
            return
        self._mouse, down = layout.design(event.pos), event.type == pygame.MOUSEBUTTONDOWN
        self._use("mouse")
        code = f"mouse:{event.button}"
        if event.button == 1:
            yield Intent(POINT, self._mouse, MOUSE)
            if not (down and self._too_soon()):
                self.seating.adopt(MOUSE)
                if down:
                    self._down[code, MOUSE] = (PRESS, self.now)
                else:
                    self._release(code, MOUSE)
                yield Intent(PRESS if down else RELEASE, self._mouse, MOUSE)
        elif down:
            yield from self._pressed(code, MOUSE)
        else:
            self._release(code, MOUSE)

    # pads

    def _pad_button(self, event: pygame.event.Event) -> Iterator[Intent]:
        if event.button >= len(names.PAD_BUTTONS) or names.PAD_BUTTONS[event.button] == names.SYSTEM:
            return
        code = f"pad:{names.PAD_BUTTONS[event.button]}"
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._release(code, event.instance_id)
            return
        self._touched(event.instance_id)
        yield from self._pressed(code, event.instance_id)

    def _axis(self, event: pygame.event.Event) -> Iterator[Intent]:
        if event.axis >= len(names.PAD_AXES):
            return
        share = event.value / 32767
        for sign, much in (("+", share), ("-", -share)):
            code = f"axis:{names.PAD_AXES[event.axis]}{sign}"
            key = (event.instance_id, code)
            if key in self._axes and much < self.stick * AXIS_EASE:
                self._axes.discard(key)
                self._release(code, event.instance_id)
            elif key not in self._axes and much > self.stick:
                self._axes.add(key)
                self._touched(event.instance_id)
                yield from self._pressed(code, event.instance_id)

    def _removed(self, number: int) -> Iterator[Intent]:
        """Handle an unplugged pad; the game pauses only if the pad was in use or held a seat."""
        played = (number == self.pads.playing and self.family in FAMILIES) or bool(self.seating.of(number))
        self.seating.drop(number)
        self._held = [held for held in self._held if held.device != number]
        self._down = {key: held for key, held in self._down.items() if key[1] != number}
        self._axes = {(device, code) for device, code in self._axes if device != number}
        self.pads.remove(number)
        if played:
            self._use("keyboard")
            yield Intent(PAD_LEFT, device=number)

    def _touched(self, number: int) -> None:
        self.pads.playing = number
        self._use(self.pads.family(number))

    def rumble(self, low: float, high: float, seconds: float, device: int | None = None) -> None:
        """Shake a pad, if rumble is on; strengths from 0 to 1. Without a device: the pad in use, if there is one."""
        if self.rumble_on and (device is not None or self.family in FAMILIES):
            self.pads.rumble(low, high, seconds, device)

    def glyphs(self, device: int | None = None) -> tuple[str, Bindings]:
        """The glyph family of a device, and its bindings. Without a device: those of the device used last."""
        if device is None:
            return self.family, self.bindings
        if device in (LEFT, RIGHT):
            return "keyboard", bindings_of(device, self.bindings) if self.seating.split else self.bindings
        return "mouse" if device == MOUSE else self.pads.family(device), self.bindings

    # all devices

    def _use(self, family: str) -> None:
        """Note the family of the device in use; the mouse pointer is visible for the mouse only."""
        if family != self.family:
            self.family = family
            if pygame.display.get_init():
                pygame.mouse.set_visible(family == "mouse")

    def _pressed(self, code: str, device: int) -> Iterator[Intent]:
        if self.capture is not None:
            catch, self.capture = self.capture, None
            catch(code)
            return
        command = self.meaning(code)
        if command is not None:
            yield from self._commanded(command, code, device)

    def _commanded(self, command: str, code: str, device: int) -> Iterator[Intent]:
        """Yield a command given by an input, unless it comes too soon after the last press."""
        if self._too_soon():
            return
        self.seating.adopt(device)
        self._down[code, device] = (command, self.now)
        if command in NAVIGATION:
            self._held.append(HeldDirection(command, code, device))
            self._due = self.now + REPEAT_AFTER
        yield Intent(command, self._mouse if device == MOUSE else (0.0, 0.0), device)

    def _too_soon(self) -> bool:
        if self.cooldown and self.now - self._last_press < COOLDOWN:
            return True
        self._last_press = self.now
        return False

    def _release(self, code: str, device: int) -> None:
        self._down.pop((code, device), None)
        newest = self._held[-1:]
        self._held = [held for held in self._held if (held.code, held.device) != (code, device)]
        if self._held[-1:] != newest:
            self._due = self.now + REPEAT_AFTER  # an older direction still held restarts its delay


def _has_letter(event: pygame.event.Event) -> bool:
    """Return True if a key writes something. Both the key and the event are checked, since the event's text may be that
    of an earlier press."""
    own = chr(event.key) if event.key <= sys.maxunicode else ""
    return any(letter and letter.isprintable() for letter in (own, event.unicode))
