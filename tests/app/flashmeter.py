"""The flash meter: counts how often a recorded screen flashes within a second (standards.md, A-17)."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pygame

SWING, DARK, AREA = 0.10, 0.8, 0.20  # shares: of full luminance (least swing, brightest dark end), of the screen
TOGETHER = 6  # frames
GRAIN = (64, 40)  # columns and rows of cells in which the light is measured
Light = npt.NDArray[np.float64]


def light(surface: pygame.Surface) -> Light:
    """The relative luminance of each cell of the screen, 0 to 1."""
    small = pygame.surfarray.array3d(pygame.transform.smoothscale(surface, GRAIN)) / 255
    linear = np.where(small <= 0.04045, small / 12.92, ((small + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def swings(frames: Sequence[Light]) -> list[int]:
    """The frames at which a large part of the screen has turned from getting lighter to getting darker, or back.

    Each cell remembers its last turning point; it swings once it has gone far enough from there. Cells that swing the
    same way within a tenth of a second count as one.
    """
    last, way = frames[0].copy(), np.zeros(frames[0].shape)
    swung = {sign: np.full(frames[0].shape, -np.inf) for sign in (1, -1)}  # frame of each uncounted swing
    found, gone = [], 0
    for number, now in enumerate(frames):
        far = now - last
        turns = (np.abs(far) >= SWING) & (np.minimum(now, last) < DARK) & (np.sign(far) != way)
        for sign, since in swung.items():
            since[turns & (np.sign(far) == sign)] = number
            if (number - since < TOGETHER).mean() >= AREA:
                since[:] = -np.inf
                if sign != gone:  # parts of the screen that follow the same way belong to the same swing
                    found.append(number)
                    gone = sign
        way = np.where(turns, np.sign(far), way)
        onward = np.sign(far) == way  # it continues in the same direction, so the turning point moves with it
        last = np.where(turns | onward, now, last)
    return found


def flashes(frames: Sequence[Light], rate: float = 60.0) -> int:
    """The largest number of flashes within any second; one flash is two swings, there and back."""
    at = swings(frames)
    return max((sum(1 for other in at if number <= other < number + rate) + 1) // 2 for number in at) if at else 0
