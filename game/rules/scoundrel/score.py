"""The score of a game of Scoundrel, and its explanation."""

from collections.abc import Iterable

from game.core.cards import Card, parse
from game.core.game import Line
from game.core.text import Text
from game.core.view import View

from .combat import is_monster

FULL_LIFE = 20


def dead(health: int, deck: Iterable[Card]) -> int:
    """The score after a defeat: the life, less the values of all monsters still face down."""
    return health - sum(card.rank for card in deck if is_monster(card))


def escaped(health: int, last: Card) -> int:
    """The score after an escape: the life, plus the bonus."""
    return health + bonus(health, last)


def bonus(health: int, last: Card) -> int:
    """The value of the last card if it is a potion and the life is exactly full; else 0."""
    return last.rank if health == FULL_LIFE and last.suit == "H" else 0


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished game, line by line; the amounts add up to it. () while the game goes on."""
    if view.outcome is None:
        return ()
    health = view.gauges["health"]
    if view.outcome.result == "lost":
        return _explain_death(view, health)
    lines = [Line(Text("Life you have left"), health)]
    last = parse(view.text("last"))
    if extra := bonus(health, last):
        lines.append(Line(Text("Your last card was a potion, at full life"), extra, (last,)))
    return tuple(lines)


def _explain_death(view: View, health: int) -> tuple[Line, ...]:
    monsters = tuple(card for card in reversed(view.zones["deck"]) if card is not None and is_monster(card))
    fell = Line(Text("Life when you fell"), health)
    if not monsters:
        return (fell,)
    left = Text("{n} monster still in the dungeon", "{n} monsters still in the dungeon", n=len(monsters))
    return (fell, Line(left, -sum(card.rank for card in monsters), monsters))
