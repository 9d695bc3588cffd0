"""What the game says about a card of Dungeon Crawl: a monster's name, and the state of the hero and of a monster."""

from collections.abc import Sequence

from game.core.card_info import CardInfo
from game.core.cards import Card
from game.core.deck import beast
from game.core.text import N_, Text
from game.core.view import View

from .character import full, is_mage, shield_of


class CrawlCards(CardInfo):
    """The names of monsters, and the state of the hero and of a monster."""

    def name(self, zone: str, card: Card) -> Text | None:
        """The monster's name for a card in the room; None elsewhere, where a card is only a rank and a suit."""
        return beast(card) if zone == "monster" else None

    def notes(self, view: View, zone: str, card: Card) -> Sequence[Text]:
        """The hero's life and mana and how the hero strikes, or a monster's life; nothing for other zones."""
        if zone == "hero":
            own = _mage(view) if is_mage(view) else _warrior(view)
            return (_left(view, "hp", N_("Life: {n} of {full}")), *own)
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
