"""What a game was worth to a party, and why."""

from collections.abc import Iterable

from game.core.cards import Card, parse
from game.core.game import Line, View
from game.core.words import Text

from .combat import is_enemy
from .heroes import FULL


def fallen(hp: int, deck: Iterable[Card]) -> int:
    """Hit points as they stand, less every enemy left in the deck when the game ends."""
    return hp - sum(card.rank for card in deck if is_enemy(card))


def escaped(hp: int, last: Card) -> int:
    """Hit points; at exactly full health with a potion as the last card, that potion as well."""
    return hp + bonus(hp, last)


def bonus(hp: int, last: Card) -> int:
    """The last potion's value, if it counts."""
    return last.rank if hp == FULL and last.suit == "H" else 0


def explain(view: View, party: int) -> tuple[Line, ...]:
    """A party's score in a finished game, line by line; the amounts add up to it.  () while it goes on."""
    if view.outcome is None:
        return ()
    hp = view.gauges[f"hp.{party}"]
    if hp <= 0:
        return _explain_fall(view, hp)
    lines = [Line(Text("Hit points left"), hp)]
    last = parse(view.text(f"last.{party}"))
    if extra := bonus(hp, last):
        lines.append(Line(Text("The last card was a potion, at full health"), extra, (last,)))
    return tuple(lines)


def _explain_fall(view: View, hp: int) -> tuple[Line, ...]:
    fell = Line(Text("Hit points when you fell"), hp)
    enemies = tuple(card for card in reversed(view.zones["deck"]) if card is not None and is_enemy(card))
    if not enemies:
        return (fell,)
    left = Text("{n} enemy still in the deck", "{n} enemies still in the deck", n=len(enemies))
    return (fell, Line(left, -sum(card.rank for card in enemies), enemies))
