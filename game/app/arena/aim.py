"""What an action would come to with somebody as its target."""

from typing import NamedTuple

from game import tongue
from game.core.game import Preview
from game.tongue import _


class Aim(NamedTuple):
    """It in a word, in a sentence, and of which kind it is."""

    chip: str
    text: str
    kind: str

    @classmethod
    def of(cls, preview: Preview) -> "Aim":
        """What a preview says."""
        return cls(chip_of(preview), tongue.say(preview.text), preview.kind)


def chip_of(preview: Preview) -> str:
    """What is said of an action in a word; a chance as it is written in the language that is spoken."""
    number, sign, rest = preview.chip.partition("%")
    return _("{n}%").format(n=number) if sign and not rest else preview.chip
