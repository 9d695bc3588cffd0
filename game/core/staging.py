"""The moments of a game's pages and lesson, played; and what its tutor says there."""

from typing import Any

from .game import Game, defaults
from .match import Match
from .table import Deal
from .teach import Moment, Task
from .view import Action, View
from .words import Text


def staged(game: Game[Any], moment: Moment) -> Match:
    """The play that is at that moment.  Raises `WrongDeal` or `Illegal` when the data is wrong."""
    deals = [Deal("", cards) for cards in (moment.cards, *moment.later)]
    match = Match(game, {**defaults(game), **moment.options}, 0, deals)
    for text in moment.log:
        match.play(Action.parse(text))
    return match


def change(game: Game[Any], view: View, action: Action) -> int:
    """How much an action changes the gauges, up or down."""
    return abs(sum(game.preview(view, action).changes.values()))


def said(game: Game[Any], view: View, task: Task) -> Text:
    """What the tutor says, its numbers asked of the game."""
    numbers = {place: change(game, view, Action.parse(action)) for place, action in task.numbers.items()}
    return Text(task.words.message, task.words.many, **{**task.words.values, **numbers})
