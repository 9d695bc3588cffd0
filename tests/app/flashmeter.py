"""The flash meter: how often a second a recorded screen flashes (standards.md, A-17)."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pygame

SWING, DARK, AREA = 0.10, 0.8, 0.20  # of full luminance: how far it goes, and how dark its darker end is; of the screen
GRAIN = (64, 40)  # cells of the screen whose light is measured
Light = npt.NDArray[np.float64]


def light(surface: pygame.Surface) -> Light:
    """The relative luminance of a screen, cell by cell, 0 to 1."""
    small = pygame.surfarray.array3d(pygame.transform.smoothscale(surface, GRAIN)) / 255
    linear = np.where(small <= 0.04045, small / 12.92, ((small + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def swings(frames: Sequence[Light]) -> list[int]:
    """The frames at which a large part of the screen has turned from going lighter to going darker, or back.

    Each cell remembers its last turning point; it swings once it has gone far enough from there.
    """
    last, way = frames[0].copy(), np.zeros(frames[0].shape)
    found = []
    for number, now in enumerate(frames):
        far = now - last
        turns = (np.abs(far) >= SWING) & (np.minimum(now, last) < DARK) & (np.sign(far) != way)
        if turns.mean() >= AREA:
            found.append(number)
        way = np.where(turns, np.sign(far), way)
        onward = np.sign(far) == way  # it goes on in its way: the turning point moves along
        last = np.where(turns | onward, now, last)
    return found


def flashes(frames: Sequence[Light], rate: float = 60.0) -> int:
    """The most flashes within any second; a flash is there and back, two swings."""
    at = swings(frames)
    return max((sum(1 for other in at if number <= other < number + rate) + 1) // 2 for number in at) if at else 0
