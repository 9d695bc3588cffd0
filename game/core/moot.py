"""Finds questions whose answer does not matter, without learning anything that the seat does not know.

Who asks plays the answer as an action, so that the log stays whole.
"""

from collections.abc import Collection

from .events import Event, Told
from .match import Illegal, Match, plain_data
from .rng import Rng
from .table import WrongDeal
from .text import Text
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


class MootAnswers:
    """The answers that are given for the people of a play to questions that do not matter; none if it `asks_all`."""

    def __init__(self, match: Match, people: Collection[int], asks_all: bool = False):
        self.match, self.people, self.asks_all = match, people, asks_all
        self._given: dict[int, Action] = {}  # the answers, by the number of actions before them

    def give(self) -> list[Event]:
        """Play the answer to the question that is asked now, if it does not matter; return the events, with the
        message that tells of such an answer."""
        turn = self.match.state.to_act[:1]
        if self.asks_all or self.match.over or not turn or turn[0] not in self.people:
            return []
        answer = moot_answer(self.match, turn[0])
        if answer is None:
            return []
        self._given[len(self.match.log)] = answer
        questions = self.match.game.moot_questions
        word = questions.told.get(answer.verb, "") if questions is not None else ""
        return [*([Told(word)] if word else []), *self.match.play(answer)]

    def undo(self, rule: str) -> None:
        """Undo the last action that a person chose, and what came after it. Raises `Illegal` if the rule forbids it."""
        log = self.match.log
        chosen = (number for number in reversed(range(len(log))) if self._is_chosen(number))
        back = len(log) - next(chosen, len(log))
        if not self.match.can_undo(rule, back):
            raise Illegal(Text("There is nothing that can be undone."))
        for _action in range(back):
            self.match.undo(rule)

    def _is_chosen(self, number: int) -> bool:
        """True if a person chose the action with this number."""
        action = self.match.log[number]
        return action.seat in self.people and self._given.get(number) != action
