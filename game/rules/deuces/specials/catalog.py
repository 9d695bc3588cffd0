"""The special encounters, their parts, and the frames that they handle."""

from collections.abc import Mapping

from ..frames import Handlers, merged
from ..special import Part, Special
from . import captive, tollkeeper, tribute
from .door import DOOR_HERE
from .fenmaw import FENMAW_HERE
from .idol import IDOL_HERE
from .mirrors import HALL
from .swarm import SWARM
from .vail import TABLE

SPECIALS: Mapping[str, Special] = {
    special.id: special
    for special in (
        captive.PRISON,
        DOOR_HERE,
        FENMAW_HERE,
        IDOL_HERE,
        HALL,
        SWARM,
        tollkeeper.TOLLKEEPER,
        TABLE,
    )
}
PARTS: Mapping[str, Part] = {part.kind: part for special in SPECIALS.values() for part in special.parts}
HANDLERS: Handlers = merged(captive.HANDLERS, tollkeeper.HANDLERS, tribute.HANDLERS)
