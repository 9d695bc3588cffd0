"""What happens to a party that faces a card."""

from collections.abc import Callable

from game.core.cards import Card
from game.core.table import State

from .combat import blow, breaks
from .heroes import by, gained, heal, hurt, lost

FISTS = "fists"
Points = Callable[[State, int, int, str], None]  # applies damage or healing: (state, party, points, why)


def take(s: State, party: int, card: Card) -> None:
    """Replace the old weapon by the new one; the old one is discarded with the cards it has slain."""
    s.announce("equip", card.id, *(old.id for old in s.cards(f"weapon.{party}")), *by(s, party))
    _drop(s, party)
    s.move(card, f"weapon.{party}")


def drink(s: State, party: int, card: Card, heal: Points = heal) -> None:
    """Drink a potion: it heals, unless the card this party faced just before was also a potion; then it is wasted."""
    if s.facts[f"drank.{party}"]:
        s.announce("wasted", card.id, *by(s, party))
    else:
        s.announce("drink", card.id, *gained(s, party, card.rank), *by(s, party))
        heal(s, party, card.rank, card.id)
    s.move(card, "discard")


def fight(s: State, party: int, card: Card, hurt: Points = hurt) -> None:
    """Fight an enemy: it goes onto a weapon that holds; without a weapon, or if it breaks, to the discards."""
    weapon, last = s.top(f"weapon.{party}"), s.top(f"slain.{party}")
    if weapon and breaks(card, weapon, last):
        s.announce("weapon-breaks", weapon.id, card.id, *by(s, party))
        _drop(s, party)
    armed, loss = s.top(f"weapon.{party}"), blow(card, weapon, last)
    s.announce("strike", card.id, armed.id if armed else FISTS, *lost(s, party, loss), *by(s, party))
    hurt(s, party, loss, card.id)
    s.move(card, f"slain.{party}" if armed else "discard")


def _drop(s: State, party: int) -> None:
    for old in (*s.cards(f"slain.{party}"), *s.cards(f"weapon.{party}")):
        s.move(old, "discard")
