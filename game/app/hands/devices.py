"""From pygame's events to intents.  Nothing of pygame's events goes past this file."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from ..geometry import Layout, Point
from . import bindings as names
from .bindings import Bindings
from .intent import NAVIGATION, PAD_CAME, PAD_LEFT, POINT, PRESS, RELEASE, SCROLL, TYPED, Intent

REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.1  # seconds
AXIS_ON, AXIS_OFF = 0.5, 0.3  # shares of an axis' way: two thresholds, so that a stick at rest never flutters
MOUSE_WAKES = 8.0  # design pixels the mouse must go before it counts as touched
BACKSPACE = "\b"
COOLDOWN = 0.5  # seconds, for the setting of that name
VENDORS = {0x054C: "playstation", 0x057E: "nintendo"}
SWAPPED = {"confirm": "cancel", "cancel": "confirm"}


@dataclass
class Held:
    """A direction that is being held, and when it moves on next."""

    command: str
    code: str
    device: int
    due: float


@dataclass
class Hands:
    """All devices at once.

    `family` is the device touched last: mouse, keyboard, xbox, playstation or nintendo; prompts
    follow it, input never does.
    `capture`, when set, gets the next code instead of the game: for binding it to something.
    """

    bindings: Bindings
    swap_confirm: bool = False
    cooldown: bool = False
    rumble_on: bool = True
    family: str = "keyboard"
    pad: int = -1  # the pad that plays
    capture: Callable[[str], None] | None = None
    typing: bool = False  # something is being written: keys with a letter are only that letter
    pads: dict[int, controller.Controller] = field(default_factory=dict)
    _families: dict[int, str] = field(default_factory=dict)
    _axes: dict[tuple[int, str], bool] = field(default_factory=dict)
    _held: list[Held] = field(default_factory=list)
    _mouse: Point = (0.0, 0.0)
    _last_press: float = -1e9
    now: float = 0.0

    def start(self) -> None:
        """Open the pads that are there."""
        controller.init()
        for index in range(controller.get_count()):
            self._open(index)

    # intents

    def read(self, event: pygame.event.Event, layout: Layout) -> Iterator[Intent]:
        """The intents that an event of pygame's means."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield from self._key(event)
        elif kind == pygame.MOUSEMOTION:
            yield from self._motion(layout.design(event.pos))
        elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield from self._button(event, layout)
        elif kind == pygame.MOUSEWHEEL:
            yield Intent(SCROLL, self._mouse, amount=float(event.precise_y))
        elif kind == pygame.CONTROLLERDEVICEADDED:
            yield from self._added(event.device_index)
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            yield from self._removed(event.instance_id)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            yield from self._pad_button(event)
        elif kind == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event)

    def tick(self, dt: float) -> Iterator[Intent]:
        """Let time pass: held directions repeat."""
        self.now += dt
        for held in self._held:
            while held.due <= self.now:
                held.due += REPEAT_EVERY
                yield Intent(held.command, device=held.device, again=True)

    def drop_all(self) -> None:
        """Forget what is held: the window lost the focus, or another scene came."""
        self._held.clear()

    # one device each

    def _key(self, event: pygame.event.Event) -> Iterator[Intent]:
        code = f"key:{pygame.key.name(event.key).lower()}"
        if event.type == pygame.KEYUP:
            self._release(code)
            return
        self.family = "keyboard"
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            yield Intent("fullscreen")
            return
        letter = event.unicode if event.unicode == BACKSPACE or event.unicode.isprintable() else ""
        if self.typing and letter:
            yield Intent(TYPED, text=letter)
            return
        yield from self._pressed(code, -1)

    def _motion(self, at: Point) -> Iterator[Intent]:
        if abs(at[0] - self._mouse[0]) + abs(at[1] - self._mouse[1]) < MOUSE_WAKES and self.family != "mouse":
            return
        self.family, self._mouse = "mouse", at
        yield Intent(POINT, at)

    def _button(self, event: pygame.event.Event, layout: Layout) -> Iterator[Intent]:
        self._mouse, down = layout.design(event.pos), event.type == pygame.MOUSEBUTTONDOWN
        self.family = "mouse"
        if event.button == 1:
            yield Intent(POINT, self._mouse)
            yield Intent(PRESS if down else RELEASE, self._mouse)
        elif down and event.button not in (4, 5):  # 4 and 5 are the wheel
            yield from self._pressed(f"mouse:{event.button}", -1)
        elif not down:
            self._release(f"mouse:{event.button}")

    def _pad_button(self, event: pygame.event.Event) -> Iterator[Intent]:
        if event.button >= len(names.PAD_BUTTONS):
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
        share = max(-1.0, event.value / 32767)
        for sign, much in (("+", share), ("-", -share)):
            code = f"axis:{names.PAD_AXES[event.axis]}{sign}"
            key = (event.instance_id, code)
            if self._axes.get(key) and much < AXIS_OFF:
                self._axes[key] = False
                self._release(code, event.instance_id)
            elif not self._axes.get(key) and much > AXIS_ON:
                self._axes[key] = True
                self._touched(event.instance_id)
                yield from self._pressed(code, event.instance_id)

    def _pressed(self, code: str, device: int) -> Iterator[Intent]:
        if self.capture is not None:
            catch, self.capture = self.capture, None
            catch(code)
            return
        for command, codes in self.bindings.items():
            if code in codes:
                command = SWAPPED.get(command, command) if self.swap_confirm and code.startswith("pad:") else command
                if command in NAVIGATION:
                    self._held.append(Held(command, code, device, self.now + REPEAT_AFTER))
                elif self._too_soon():
                    return
                yield Intent(command, device=device)

    def _too_soon(self) -> bool:
        if self.cooldown and self.now - self._last_press < COOLDOWN:
            return True
        self._last_press = self.now
        return False

    def _release(self, code: str, device: int = -1) -> None:
        self._held = [held for held in self._held if (held.code, held.device) != (code, device)]

    # pads

    def _open(self, index: int) -> int:
        pad = controller.Controller(index)
        number = pad.as_joystick().get_instance_id()
        self.pads[number] = pad
        self._families[number] = family(pad)
        if self.pad not in self.pads:
            self.pad = number
        return number

    def _added(self, index: int) -> Iterator[Intent]:
        try:
            known = set(self.pads)
            number = self._open(index)
        except pygame.error:
            return
        if number not in known:
            yield Intent(PAD_CAME, device=number)

    def _removed(self, number: int) -> Iterator[Intent]:
        self._held = [held for held in self._held if held.device != number]
        if self.pads.pop(number, None) is not None:
            played = number == self.pad and self.family == self._families.get(number)
            if number == self.pad:
                self.pad = next(iter(self.pads), -1)
            if played:
                self.family = "keyboard"
                yield Intent(PAD_LEFT, device=number)

    def _touched(self, number: int) -> None:
        self.pad = number
        self.family = self._families.get(number, "xbox")

    def rumble(self, low: float, high: float, seconds: float) -> None:
        """Shake the pad that plays, if it can and may."""
        pad = self.pads.get(self.pad)
        if pad is not None and self.rumble_on and self.family in ("xbox", "playstation", "nintendo"):
            pad.rumble(low, high, round(seconds * 1000))


def family(pad: controller.Controller) -> str:
    """Whose glyphs a pad wants; Xbox glyphs for makers we do not know."""
    guid = bytes.fromhex(pad.as_joystick().get_guid())
    return VENDORS.get(int.from_bytes(guid[4:6], "little"), "xbox")
