"""Who stands on the table, in games in which heroes and enemies fight: what the window needs to show them."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Game, View
from .words import Text

READY, USED, SEALED, LATER, ALWAYS = "ready", "used", "sealed", "later", "always"  # how it stands with a trait
WAITING, ACTING, DONE, FALLEN = "waiting", "acting", "done", "fallen"  # how it stands with a figure


class Trait(NamedTuple):
    """An ability of somebody's: its id, its name, when and how often it may be used, what it does, how it stands with
    it (`later`: it comes with a level, which `note` says)."""

    id: str
    name: Text
    when: Text
    text: Text
    state: str
    note: Text | None = None


class Figure(NamedTuple):
    """Somebody on the table.

    `kind` names the picture.  `side` is `heroes` or `enemies`.  `worth` is what stands large on it: a hero's level, an
    enemy's difficulty, a pet's nothing (0).  `threat` is what it draws attacks with; None of enemies.  `zones` says
    where its own cards lie: `hand` and `played`, a hero's `deck`, `discard` and `loot` too.  `tags` are what else
    holds of it now, in a word or two each, what is good for it first.
    """

    id: str
    name: Text
    kind: str
    side: str
    seat: int
    worth: int
    state: str
    zones: dict[str, str]
    traits: tuple[Trait, ...] = ()
    tags: tuple[Text, ...] = ()
    threat: int | None = None
    elite: bool = False
    boss: bool = False
    owner: str = ""  # of a pet: whose it is


@runtime_checkable
class Trouped(Protocol):
    """A game with figures."""

    def figures(self, view: View) -> Sequence[Figure]:
        """Everybody on the table: heroes with their pets behind them, then enemies, each side in its order."""
        ...


def figures(game: Game[Any], view: View) -> Sequence[Figure]:
    """Who stands on the table; nobody in most games."""
    return game.figures(view) if isinstance(game, Trouped) else ()
