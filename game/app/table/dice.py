"""Dice as they lie before a character: still, tumbling, or showing what was rolled."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from game import files

from ..canvas import Canvas
from ..geometry import Box

FRAMES = 9  # of a strip; frame 0 lies still, the others tumble once round
SPIN = 16.0  # frames a second
LYING = (0, 6, 8, 3, 7, 4, 5)  # pictures of the strip that show dice of a heap before the throw, one after the other
POINT = "heart"  # what stands for a plain point


class Throw:
    """Dice in the air: for some seconds they tumble, then they lie."""

    SHAKEN, LASTS = 0.3, 0.9  # seconds until they leave the hand, and until they lie

    def __init__(self, still: bool):
        self.time = self.LASTS if still else 0.0

    @property
    def lies(self) -> bool:
        """Can it be read what was rolled?"""
        return self.time >= self.LASTS

    @property
    def shaken(self) -> bool:
        """Have they left the hand?"""
        return self.time >= self.SHAKEN

    def update(self, dt: float) -> bool:
        """Let time pass; True while they tumble."""
        was = self.lies
        self.time += dt
        return not was

    def frame(self, number: int) -> int:
        """Which picture of the strip a die shows, each die at another pace."""
        return 0 if self.lies else 1 + int(self.time * SPIN + number * 3) % (FRAMES - 1)


def lying(number: int) -> int:
    """Which picture of the strip a die of a heap shows before it is thrown: no two beside each other lie alike."""
    return LYING[number % len(LYING)]


def dice_places(count: int, box: Box, largest: float = 1e9) -> list[Box]:
    """Where so many dice lie from the left of a box, in as many rows as lets them be largest."""
    if not count:
        return []
    side, columns = max((min(box.h / rows, box.w / -(-count // rows), largest), -(-count // rows))
                        for rows in range(1, count + 1))  # fmt: skip
    top = box.y + (box.h - side * -(-count // columns)) / 2
    return [Box(box.x + side * (i % columns), top + side * (i // columns), side, side) for i in range(count)]


def draw_dice(
    canvas: Canvas, sides: int, shown: Sequence[int | None], box: Box, throw: Throw | None = None, ink: str = "danger",
    largest: float = 1e9,
) -> None:  # fmt: skip
    """Dice from the left of a box, as large as they can be; each with its number, or None before the throw."""
    for i, (pips, place) in enumerate(zip(shown, dice_places(len(shown), box, largest), strict=True)):
        draw_die(canvas, sides, pips, place, throw.frame(i) if throw else 0, ink)


def draw_die(canvas: Canvas, sides: int, pips: int | None, box: Box, frame: int = 0, ink: str = "danger") -> None:
    """One die in a square box, with a picture out of its strip; a heart in a colour of the theme for a plain point."""
    if sides == 1:
        canvas.icon(POINT, box.inset(box.w * 0.12), getattr(canvas.theme, ink))
        return
    x, y, w, h = canvas.layout.px(box)
    name = f"ui/d{sides}"
    picture = canvas.pictures.keep((name, frame, w), lambda: _cut(canvas.pictures.master(name), frame, (w, h)))
    canvas.blit(picture, (x, y))
    if pips is not None and frame == 0:
        spec = _table()["dice"][f"d{sides}"]
        k = box.w / _table()["size"]
        number = canvas.type.block(str(pips), "number", spec["cap"] * k * 1.5, box.w, grow=False)
        cx, cy = spec["centre"]
        place = Box(box.x + cx * k - box.w / 2, box.y + cy * k - box.h / 2, box.w, box.h)
        canvas.block(number, place, canvas.theme.cream, "centre", shade=canvas.theme.ink)


def _cut(strip: pygame.Surface, frame: int, size: tuple[int, int]) -> pygame.Surface:
    side = strip.get_height()
    return pygame.transform.smoothscale(strip.subsurface((frame * side, 0, side, side)), size)


@cache
def _table() -> Any:
    return json.loads(files.asset("ui/dice.json").read_text(encoding="utf-8"))
