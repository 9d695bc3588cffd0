"""The special encounters (5.6): each with its setup, its abilities, and a secret that is found in the fight."""

from ..special import SPECIALS
from . import captive, door, fenmaw, idol, mirrors, swarm, tollkeeper, tribute, vail

ALL = (tollkeeper, mirrors, door, fenmaw, vail, swarm, idol, captive, tribute)
__all__ = ["ALL", "SPECIALS"]
