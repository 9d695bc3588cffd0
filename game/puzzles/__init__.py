"""Puzzles: positions of a game whose cards are all known to the player, and where few first plans win."""

from .attempt import Attempt
from .pack import BadPack, Puzzle, has_pack, of_day, pack
from .progress import Progress

__all__ = ["Attempt", "BadPack", "Progress", "Puzzle", "has_pack", "of_day", "pack"]
