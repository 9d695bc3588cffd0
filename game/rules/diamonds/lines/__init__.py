"""What a Dealer may say of a room: drafted lines, by what they are about.

A line names at least one card that lies in the room, by a place that says what kind of card it wants (`narration.py`
lists the kinds).  A line's id is its list's name and its place in the list: add lines at the end of a list only, and
raise the game's version, for the ids are in the saves and what is offered depends on all of them.
"""

from .aids import AIDS
from .enemies import ENEMIES
from .faces import FACES
from .moods import MOODS

__all__ = ["AIDS", "ENEMIES", "FACES", "MOODS"]
