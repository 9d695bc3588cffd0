"""What is said of the hero and of a monster to whoever looks at them from near."""

from collections.abc import Sequence

from game.core.game import View
from game.core.words import N_, Text

from .character import full, is_mage, shield_of


def near(view: View, zone: str) -> Sequence[Text]:
    """How much life and magic there is, and how the hero strikes; a monster's life."""
    if zone == "hero":
        return (_left(view, "hp", N_("Life: {n} of {full}")), *(_mage(view) if is_mage(view) else _warrior(view)))
    return (_left(view, "monster.hp", N_("Life: {n} of {full}")),) if zone == "monster" else ()


def _left(view: View, gauge: str, words: str) -> Text:
    return Text(words, n=view.gauges[gauge], full=full(view)[gauge])


def _warrior(view: View) -> Sequence[Text]:
    off = shield_of(view)
    return (
        Text("The shield takes {n} off every hit", n=off) if off else Text("The shield takes nothing off"),
        Text("Strikes with the next card of the pool, for its full number"),
    )


def _mage(view: View) -> Sequence[Text]:
    return (
        _left(view, "mana", N_("Mana: {n} of {full}")),
        Text("Strikes for 1; a mana card, when cast, hits for its full number"),
    )
