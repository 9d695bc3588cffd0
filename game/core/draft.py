"""A draft before a play begins: what the window needs to show it as a page."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .combatants import Trait
from .view import View
from .words import Text


class Dealt(NamedTuple):
    """A person or gift on offer: its id, which is also the name of its picture; its name, a description, and its
    abilities.  `kept`: it has been chosen; `holder`: for whom, where it is a gift for one of the chosen."""

    id: str
    name: Text
    told: Text
    traits: tuple[Trait, ...] = ()
    kept: bool = False
    holder: Text | None = None


class Draft(NamedTuple):
    """What a player may choose from: people, with pictures, and gifts for them; `keep` of either are kept.

    `told` is what helps to choose among the people, `giving` explains the gifts."""

    people: tuple[Dealt, ...]
    gifts: tuple[Dealt, ...]
    keep: int
    told: Text | None = None
    giving: Text | None = None


class Drafts(Protocol):
    """The drafts of a game."""

    def draft(self, view: View) -> Draft | None:
        """What the viewer may choose from; None once they have chosen, and in a play without a draft."""
        ...


def dealt(one: Draft) -> Sequence[Dealt]:
    """Everything on the page, people first."""
    return (*one.people, *one.gifts)
