"""A draft before a play begins, as the window shows it on a page."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .combatants import Trait
from .text import Text
from .view import View


class Dealt(NamedTuple):
    """A person or gift on offer: its id, which is also the name of its picture, its name, a description, and its
    abilities.

    `kept`: True once it has been chosen. `holder`: of a gift, the name of the chosen person who gets it.
    """

    id: str
    name: Text
    told: Text
    traits: tuple[Trait, ...] = ()
    kept: bool = False
    holder: Text | None = None


class Draft(NamedTuple):
    """The people and gifts that a player may choose from; `keep` of each are kept.

    `told` is a text that helps to choose among the people, `giving` explains the gifts.
    """

    people: tuple[Dealt, ...]
    gifts: tuple[Dealt, ...]
    keep: int
    told: Text | None = None
    giving: Text | None = None


class Drafts(Protocol):
    """The drafts of a game."""

    def draft(self, view: View) -> Draft | None:
        """The draft of the viewer; None once they have chosen, and in a play without a draft."""
        ...


def dealt(one: Draft) -> Sequence[Dealt]:
    """Everything on offer in a draft, people first."""
    return (*one.people, *one.gifts)
