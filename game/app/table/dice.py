"""Dice shown before a character: lying still, tumbling, or with the numbers rolled."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from game import files

from ..base.geometry import Box
from ..gfx.canvas import Canvas

FRAMES = 9  # frames in a strip; frame 0 lies still, the others make one full tumble
SPIN = 16.0  # frames per second
LYING = (0, 6, 8, 3, 7, 4, 5)  # frames that dice of a heap show before the throw, in turn
POINT = "heart"  # icon of a plain point


class DiceThrow:
    """Dice in the air: they tumble for some seconds, then lie still."""

    SHAKEN, LASTS = 0.3, 0.9  # seconds until the dice leave the hand, and until they lie still

    def __init__(self, still: bool):
        self.time = self.LASTS if still else 0.0

    @property
    def lies(self) -> bool:
        """True once the dice lie still and can be read."""
        return self.time >= self.LASTS

    @property
    def shaken(self) -> bool:
        """True once the dice have left the hand."""
        return self.time >= self.SHAKEN

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if the dice were still tumbling."""
        was = self.lies
        self.time += dt
        return not was

    def frame(self, number: int) -> int:
        """Return the frame of the strip that die `number` shows; each die tumbles out of step with the others."""
        return 0 if self.lies else 1 + int(self.time * SPIN + number * 3) % (FRAMES - 1)


def lying(number: int) -> int:
    """Return the frame that a die of a heap shows before the throw; neighbours differ."""
    return LYING[number % len(LYING)]


def dice_places(count: int, box: Box, largest: float = 1e9) -> list[Box]:
    """Return square boxes for `count` dice from the left of a box, in the number of rows that makes them largest."""
    if not count:
        return []
    side, columns = max((min(box.h / rows, box.w / -(-count // rows), largest), -(-count // rows))
                        for rows in range(1, count + 1))  # fmt: skip
    top = box.y + (box.h - side * -(-count // columns)) / 2
    return [Box(box.x + side * (i % columns), top + side * (i // columns), side, side) for i in range(count)]


def draw_dice(
    canvas: Canvas,
    sides: int,
    shown: Sequence[int | None],
    box: Box,
    throw: DiceThrow | None = None,
    ink: str = "danger",
    largest: float = 1e9,
) -> None:
    """Draw dice from the left of a box, as large as fits; `shown` holds each die's number, or None before the throw."""
    for i, (pips, place) in enumerate(zip(shown, dice_places(len(shown), box, largest), strict=True)):
        draw_die(canvas, sides, pips, place, throw.frame(i) if throw else 0, ink)


def draw_die(canvas: Canvas, sides: int, pips: int | None, box: Box, frame: int = 0, ink: str = "danger") -> None:
    """Draw one die in a square box, showing a frame of its strip; a one-sided die is a heart in a colour of the
    theme."""
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
