"""All backs: for each name of a design, the drawings for the first and the second pack on a table."""

from __future__ import annotations

from functools import partial

from ..plate import Drawing
from .door import door_back, eye_back
from .dragons import SAND, VERDIGRIS, dragons
from .keys import OCHRE, SLATE, keys
from .labyrinth import BONE, MOONLIT, labyrinth
from .moths import BLACK, DUSK, moths
from .skulls import ROSE, VIOLET, skulls

BACKS: dict[str, Drawing] = {
    "back-door": door_back,
    "back-door-1": eye_back,
    "back-moths": partial(moths, night=BLACK),
    "back-moths-1": partial(moths, night=DUSK),
    "back-dragons": partial(dragons, brood=VERDIGRIS),
    "back-dragons-1": partial(dragons, brood=SAND),
    "back-keys": partial(keys, chest=OCHRE),
    "back-keys-1": partial(keys, chest=SLATE),
    "back-labyrinth": partial(labyrinth, masonry=BONE),
    "back-labyrinth-1": partial(labyrinth, masonry=MOONLIT),
    "back-skulls": partial(skulls, court=VIOLET),
    "back-skulls-1": partial(skulls, court=ROSE),
}
"""The drawing of each pack's back, by the name of its picture."""
