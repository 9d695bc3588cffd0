"""pygame events for the input codes of the bindings, as a real device would send them."""

import pygame

from game.app.input.bindings import PAD_AXES, PAD_BUTTONS

PAD = 7  # instance id of a pad that does not exist


def event(code: str, down: bool = True, device: int = PAD) -> pygame.event.Event:
    """The event that an input code causes when it is pressed or released."""
    kind, _, name = code.partition(":")
    if kind == "key":
        return key(pygame.key.key_code(name), down)
    if kind == "mouse":
        return mouse(int(name), down)
    if kind == "pad":
        number = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        return pygame.event.Event(number, button=PAD_BUTTONS.index(name), instance_id=device)
    value = (32767 if name[-1] == "+" else -32767) if down else 0
    return axis(name[:-1], value, device)


def key(number: int, down: bool = True, unicode: str = "", scancode: int = 0, mod: int = 0) -> pygame.event.Event:
    """The event of a key of the keyboard."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.event.Event(kind, key=number, unicode=unicode, scancode=scancode, mod=mod)


def mouse(button: int, down: bool = True, at: tuple[int, int] = (1, 1)) -> pygame.event.Event:
    """The event of a mouse button."""
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    return pygame.event.Event(kind, button=button, pos=at)


def moved(at: tuple[int, int]) -> pygame.event.Event:
    """The event of the mouse being moved to a place."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at)


def axis(name: str, value: int, device: int = PAD) -> pygame.event.Event:
    """The event of a stick or trigger at a value."""
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=PAD_AXES.index(name), value=value, instance_id=device)
