"""A party's score, and its explanation."""

from collections.abc import Iterable

from game.core.cards import Card, parse
from game.core.game import Line
from game.core.text import Text
from game.core.view import View

from .combat import is_enemy
from .heroes import FULL


def fallen(hp: int, deck: Iterable[Card]) -> int:
    """The score after a defeat: the hit points, less the values of all enemies left in the deck."""
    return hp - sum(card.rank for card in deck if is_enemy(card))


def escaped(hp: int, last: Card) -> int:
    """The score after an escape: the hit points, plus the bonus."""
    return hp + bonus(hp, last)


def bonus(hp: int, last: Card) -> int:
    """The value of the last card if it is a potion and health is exactly full; else 0."""
    return last.rank if hp == FULL and last.suit == "H" else 0


def explain(view: View, party: int) -> tuple[Line, ...]:
    """A party's score in a finished game, line by line; the amounts add up to it. () while the game goes on."""
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
