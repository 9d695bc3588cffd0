"""Plays the moments of a game's pages and lesson, and fills in the tutor's texts."""

from typing import Any

from .game import Game, defaults
from .match import Match
from .table import Deal
from .teach import Moment, Task
from .text import Text
from .view import Action, View


def staged(game: Game[Any], moment: Moment) -> Match:
    """Return the play at a moment. Raises `WrongDeal` or `Illegal` if the data is wrong."""
    deals = [Deal("", cards) for cards in (moment.cards, *moment.later)]
    match = Match(game, {**defaults(game), **moment.options}, 0, deals)
    for text in moment.log:
        match.play(Action.parse(text))
    return match


def change(game: Game[Any], view: View, action: Action) -> int:
    """The absolute value of the sum of an action's changes to the gauges."""
    return abs(sum(game.preview(view, action).changes.values()))


def said(game: Game[Any], view: View, task: Task) -> Text:
    """The tutor's text for a task, with its numbers computed by the game."""
    numbers = {place: change(game, view, Action.parse(action)) for place, action in task.numbers.items()}
    return task.words.filled(**numbers)
