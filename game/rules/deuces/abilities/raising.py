"""The powers given by passive abilities that raise cards."""

from ..card_plays import Powers

NOTHING = Powers()


def raised(amount: int, holds: bool = True, most: int = 5) -> Powers:
    """Powers that raise every card of a play of up to `most` cards by `amount`; `NOTHING` if the condition does not
    hold."""
    return Powers(raises=((amount, 1, most),)) if holds else NOTHING
