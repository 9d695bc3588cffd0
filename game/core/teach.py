"""How a game is taught: pages to read and a lesson to play, as plain data; `staging` plays it.

No number stands in this data: what things cost and bring is asked of the game itself at the staged moment.
"""

from collections.abc import Mapping
from typing import NamedTuple

from .cards import Card
from .words import Text

READ, ACT, WATCH, UNDO, HINT, LOOK = "read", "act", "watch", "undo", "hint", "look"  # what a task waits for


class Moment(NamedTuple):
    """A table on the way: the whole pack as it was stacked, top card first, and what was done since.

    `options` are those that are not the usual ones.  `later` are the orders of the shuffles after the first.
    """

    cards: tuple[Card, ...]
    log: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    later: tuple[tuple[Card, ...], ...] = ()


class Sample(NamedTuple):
    """Something of a moment to be shown: the cards that lie in some zones, or only the `top` ones, or only those
    `named` in `action`; or somebody who stands there, by their id.

    Under it stand the `words`, or else what `action` would do, or else what the game calls it.
    """

    zones: tuple[str, ...]
    action: str = ""
    words: Text | None = None
    top: bool = False
    named: bool = False


class Page(NamedTuple):
    """A page of the rules in our words, with a picture.  `id` names it for screens and is not shown.

    A moment in which the game is over shows its score.
    """

    id: str
    title: Text
    words: tuple[Text, ...]
    moment: Moment | None = None
    samples: tuple[Sample, ...] = ()


class Task(NamedTuple):
    """One step of a lesson: what the tutor says, and what they wait for.

    `until` is READ (the player goes on), ACT (`action` is taken, any if it is ""), WATCH (the player goes on, and
    `action`, another seat's, happens), UNDO, HINT or LOOK.  `at` are the ids to look at.  `numbers` says for places in
    the words which action's change of the gauges stands there.
    """

    words: Text
    until: str = READ
    action: str = ""
    at: tuple[str, ...] = ()
    numbers: Mapping[str, str] = {}


class Lesson(NamedTuple):
    """A stacked game with a tutor.  `offer` is what is said of it to somebody who is new to the game."""

    moment: Moment
    tasks: tuple[Task, ...]
    offer: Text
