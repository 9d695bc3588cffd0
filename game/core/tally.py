"""What can be counted: how many cards of which kind are left where nobody can see them.  A game may count; none has to.

All of it follows from what a player has seen.  It is there for whoever asks, and told nobody else.
"""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from .cards import Card
from .game import Game, View
from .parts import Part
from .words import Text


class TallyLine(NamedTuple):
    """How many cards of a kind lie in a pile: the kind (a word that screens know signs for: `red`, `black`, `high`,
    `low`), in words, the fewest and the most there may be, and how many there are on average.

    Where `least` is `most`, it is known.
    """

    kind: str
    text: Text
    least: int
    most: int
    likely: float


class Tally(NamedTuple):
    """What is known of a pile: the zone it lies in, how many cards that is, line by line, what follows from it in a
    few sentences, and the cards that may lie there, in an order in which they are easily found."""

    zone: str
    size: int
    lines: tuple[TallyLine, ...]
    words: tuple[Text, ...] = ()
    cards: tuple[Card, ...] = ()


@runtime_checkable
class Counter(Protocol, metaclass=Part):
    """A game in which counting is worth it."""

    def tally(self, view: View) -> Tally:
        """What a seat can know of the pile that is drawn from."""
        ...


def tally(game: Game[Any], view: View) -> Tally | None:
    """What can be counted now; None when the game is over, and of a game that does not count."""
    if view.outcome is not None or not isinstance(game, Counter):
        return None
    return game.tally(view)
