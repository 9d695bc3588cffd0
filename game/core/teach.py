"""The teaching data of a game: pages to read and a lesson to play, as plain data; `staging` plays it.

The data contains no numbers: the game itself computes costs and gains at the staged moment.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from .cards import Card
from .text import Text
from .view import View

READ, ACT, WATCH, UNDO, HINT, LOOK = "read", "act", "watch", "undo", "hint", "look"  # what a task waits for


class Moment(NamedTuple):
    """A position in a play: the stacked order of the whole pack, top card first, and the log of actions since.

    `options` are those that differ from the defaults. `later` are the orders for the shuffles after the first.
    """

    cards: tuple[Card, ...]
    log: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    later: tuple[tuple[Card, ...], ...] = ()


class Sample(NamedTuple):
    """A part of a moment to be shown: the cards in some zones, or only their `top` cards, or only those `named` in
    `action`; or a figure on the table, by its id.

    Its caption is `words`; without them the effect of `action`; without that the game's own caption.
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
    """One step of a lesson: the tutor's text, and what the tutor waits for.

    `until` is READ (the player goes on), ACT (the player takes `action`, any action if it is ""), WATCH (the player
    goes on, then another seat takes `action`), UNDO, HINT or LOOK. `at` are the ids to highlight. `numbers` maps places
    in the text to actions: the change of the gauges by that action is inserted there.
    """

    words: Text
    until: str = READ
    action: str = ""
    at: tuple[str, ...] = ()
    numbers: Mapping[str, str] = {}


class Lesson(NamedTuple):
    """A stacked game with a tutor. `offer` is the text that offers it to a new player."""

    moment: Moment
    tasks: tuple[Task, ...]
    offer: Text


class Note(NamedTuple):
    """A short explanation of something, shown where a player meets it first; `id` is unique in its game."""

    id: str
    title: Text
    words: Text


class FirstNotes(Protocol):
    """The notes of a game on what a player meets for the first time."""

    def notes(self) -> Sequence[Note]:
        """All notes of the game."""
        ...

    def met(self, view: View) -> Sequence[Note]:
        """The notes on what the viewer, who has to act, meets now, the most important first."""
        ...
