"""What the raises of passive abilities are worth."""

from ..hands import Powers

NOTHING = Powers()


def raised(amount: int, holds: bool = True, most: int = 5) -> Powers:
    """Every card of a play of up to `most` cards is raised by that, if the condition holds."""
    return Powers(raises=((amount, 1, most),)) if holds else NOTHING
