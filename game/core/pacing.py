"""What spares a player needless presses: questions whose answer does not matter, actions that are done together, and
actions that are repeated while a button is held.

These are capabilities of a game: None in a game without them. `moot` asks the first; the window plays them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from .text import Text
from .view import Action, View


class MootQuestions(Protocol):
    """Questions of a game that need not be asked.

    Their answers are actions like any other, so that saves, undo and replays know them.
    """

    verbs: frozenset[str]  # a question with other verbs is always asked
    told: Mapping[str, str] = {}  # by the verb of an answer that makes no other message: the message that tells of it

    def answer(self, view: View) -> Action | None:
        """The legal action that no other answer can better; None if the answer may matter."""
        ...


class Batches(Protocol):
    """Cards that are dealt with one by one, but may be dealt with together."""

    def actions(self, view: View, verb: str, ids: Sequence[str]) -> Sequence[Action]:
        """The actions that do `verb` with these cards, or with all if there are none, in the order in which they are
        taken; empty if that cannot be done."""
        ...


class Stop(NamedTuple):
    """A reason to stop repeating an action: its id, and a sentence for the player."""

    id: str
    text: Text


class AutoRepeat(Protocol):
    """Actions of a game that are repeated while a button is held, by their verbs."""

    verbs: frozenset[str]

    def stop(self, before: View, now: View) -> Stop | None:
        """The reason to stop after an action that led from `before` to `now`; None if the player would repeat it."""
        ...
