"""Choosing out of what one was dealt, before a play begins: what the window needs to show it as a page."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part
from .troupe import Trait
from .words import Text


class Dealt(NamedTuple):
    """One of the things dealt: its id, which is also the name of its picture; its name, what it is like, and what it
    can do.  `kept`: it has been chosen; `holder`: for which of those that were chosen before, if for one."""

    id: str
    name: Text
    told: Text
    traits: tuple[Trait, ...] = ()
    kept: bool = False
    holder: Text | None = None


class Draft(NamedTuple):
    """What a player was dealt: people, with pictures, and what they may be given; so many of either are kept.

    `told` says what is good to know of the people before one chooses, `giving` what the gifts are."""

    people: tuple[Dealt, ...]
    gifts: tuple[Dealt, ...]
    keep: int
    told: Text | None = None
    giving: Text | None = None


@runtime_checkable
class Drafted(Protocol, metaclass=Part):
    """A game that may begin with a draft."""

    def draft(self, view: View) -> Draft | None:
        """What whoever looks was dealt; None once they have chosen, and of a play without a draft."""
        ...


def draft(game: Game[Any], view: View) -> Draft | None:
    """What whoever looks may choose from; None in most games."""
    return game.draft(view) if isinstance(game, Drafted) else None


def dealt(one: Draft) -> Sequence[Dealt]:
    """Everything on the page, people first."""
    return (*one.people, *one.gifts)
