"""The tones of a room: how a mood dyes what was printed, its torches and its lights."""

import pygame

from game import levels

from ..theme import Colour, colour

GLOW, HOT = 50, 150  # how much lighter a flame burns in another colour, and how light it is where it stays white


def toned(target: pygame.Surface, mood: levels.Mood) -> None:
    """Dye a picture of the printed room."""
    if mood.grey:
        grey = pygame.transform.grayscale(target)
        grey.set_alpha(round(255 * mood.grey))
        target.blit(grey, (0, 0))
    target.fill(colour(mood.tint), special_flags=pygame.BLEND_RGB_MULT)
    target.fill(colour(mood.haze), special_flags=pygame.BLEND_RGB_ADD)


def lit(light: levels.Light, mood: levels.Mood | None) -> levels.Light:
    """A light as it is in a mood: one that lies flat on the floor is a pool, any other a torch's or a candle's."""
    if mood is None:
        return light
    ink, times = (mood.torch, mood.flare) if not light.box.w else (mood.pool, mood.sheen)
    return light._replace(
        colour=ink or light.colour, strength=min(1.0, light.strength * times), flicker=min(1.0, light.flicker * times)
    )


def burning(frame: pygame.Surface, ink: Colour) -> pygame.Surface:
    """A picture of a flame, in another colour; where it is hottest it stays nearly white."""
    dyed = pygame.transform.grayscale(frame)
    hot = dyed.copy()
    hot.fill((HOT, HOT, HOT), special_flags=pygame.BLEND_RGB_SUB)
    dyed.fill((GLOW, GLOW, GLOW), special_flags=pygame.BLEND_RGB_ADD)
    dyed.fill(ink, special_flags=pygame.BLEND_RGB_MULT)
    dyed.blit(hot, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return dyed
