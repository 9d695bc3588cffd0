"""Stacked packs for the help pages and the lesson, so that runs turn out as described."""

from collections.abc import Mapping

from game.core.cards import Card, pack, parse
from game.core.teach import Moment

from .worth import mage_life, worth

USUAL: Mapping[str, str] = {}


def moment(up: str, pool: str, *log: str, options: Mapping[str, str] = USUAL) -> Moment:
    """A run whose character has these open cards (`10S 7H`), and whose battle pool begins with those of `pool`.

    The counters are cards that appear in neither. `log` holds the actions to play.
    """
    stats = _stats(_cards(up), _cards(pool), options)
    return Moment(_on_top(stats), log, options, (_on_top(_cards(pool), without=stats),))


def _stats(up: tuple[Card, ...], pool: tuple[Card, ...], options: Mapping[str, str]) -> tuple[Card, ...]:
    """The cards of the character in the order in which they are drawn."""
    spare = [card for card in reversed(pack()) if card not in (*up, *pool)]
    hero, other = up
    mage = options.get("hero") == "mage"
    life, mana = (mage_life(hero), worth(other)) if mage else (worth(hero), 0)
    return (hero, *spare[:life], other, *spare[life : life + mana])


def _on_top(first: tuple[Card, ...], without: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """The pack with the cards `first` on top, and without the cards `without`."""
    return (*first, *(card for card in pack() if card not in (*first, *without)))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse(id) for id in text.split())
