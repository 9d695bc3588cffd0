"""What an action would come to with somebody as its target."""

from typing import NamedTuple

from game import tongue
from game.core.game import Preview


class Aim(NamedTuple):
    """It in a word, in a sentence, and of which kind it is."""

    chip: str
    text: str
    kind: str

    @classmethod
    def of(cls, preview: Preview) -> "Aim":
        """What a preview says."""
        return cls(preview.chip, tongue.say(preview.text), preview.kind)
