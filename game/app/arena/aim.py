"""The preview of an action with a given figure as its target."""

from typing import NamedTuple

from game import i18n
from game.core.game import Preview
from game.i18n import _


class Aim(NamedTuple):
    """A preview for a target: a word or number for its chip, a sentence, and the preview's kind."""

    chip: str
    text: str
    kind: str

    @classmethod
    def of(cls, preview: Preview) -> "Aim":
        """Return the aim that shows a preview."""
        return cls(chip_of(preview), i18n.say(preview.text), preview.kind)


def chip_of(preview: Preview) -> str:
    """Return the short text of a preview; a percentage is formatted for the current language."""
    number, sign, rest = preview.chip.partition("%")
    return _("{n}%").format(n=number) if sign and not rest else preview.chip
