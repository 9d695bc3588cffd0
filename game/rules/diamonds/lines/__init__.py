"""Drafted lines that a Dealer may say about a room, in lists by subject.

A line names at least one card of the room, by a placeholder for a kind of card (`narration.py` lists the kinds). A
line's id is the name of its list and its position there. Add new lines only at the end of a list, and raise the game's
version, because saves contain the ids and the choice offered depends on all lines.
"""

from .aids import AIDS
from .enemies import ENEMIES
from .faces import FACES
from .moods import MOODS

__all__ = ["AIDS", "ENEMIES", "FACES", "MOODS"]
