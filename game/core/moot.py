"""Finds questions whose answer does not matter, without learning anything that the seat does not know.

Who asks plays the answer as an action, so that the log stays whole.
"""

from .match import Match, plain_data
from .rng import Rng
from .table import WrongDeal
from .view import Action, View

FEW = 6  # the largest number of answers whose outcomes are compared


def moot_answer(match: Match, seat: int) -> Action | None:
    """The answer to a seat's question that need not be asked: the game's own, or the last one if all lead to the same
    table; None if the seat must be asked."""
    questions = match.game.moot_questions
    if questions is None or seat not in match.state.to_act:
        return None
    view = match.view(seat)
    if not view.legal or not {action.verb for action in view.legal} <= questions.verbs:
        return None
    return questions.answer(view) or (view.legal[-1] if has_one_outcome(match, view) else None)


def has_one_outcome(match: Match, view: View) -> bool:
    """Return True if all actions of a view, of which there are few, lead to the same table.

    Cards that the seat does not know are shuffled first, so that it learns nothing from the result.
    """
    if not 0 < len(view.legal) <= FEW:
        return False
    table, found = match.guess(view.seat, Rng(0)), []
    for action in view.legal:
        state = table.copy()
        try:
            match.game.apply(state, action)
        except WrongDeal:
            return False
        found.append(plain_data(state))
    return all(each == found[0] for each in found)
