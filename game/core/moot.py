"""Finds questions whose answer does not matter, without learning anything that the seat does not know.

Who asks plays the answer as an action, so that the log stays whole.
"""

from collections.abc import Callable

from .events import Event, Told
from .game import HUMAN
from .match import Illegal, Match, plain_data
from .rng import Rng
from .table import WrongDeal
from .text import Text
from .view import Action, View

MATTERS, ALWAYS = "matters", "always"  # which questions people are asked: those that matter, or all
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
    table, first = match.guess(view.seat, Rng(0)), None
    for action in view.legal:
        state = table.copy()
        try:
            match.game.apply(state, action)
        except WrongDeal:
            return False
        found = plain_data(state)
        if first is not None and found != first:
            return False
        first = found
    return True


class MootAnswers:
    """The answers that are given in a play, in people's place, to questions that do not matter.

    `asks_all` says whether people want to be asked even those.
    """

    def __init__(self, match: Match, asks_all: Callable[[], bool] = lambda: False):
        self.match, self.asks_all = match, asks_all
        self.people = tuple(seat for seat, who in enumerate(match.seats) if who == HUMAN)
        self._given: dict[int, Action] = {}  # the answers, by the number of actions before them

    @property
    def next(self) -> Action | None:
        """The answer to the question that is asked now, if it is a person's and does not matter; else None."""
        turn = self.match.state.to_act[:1]
        if not turn or turn[0] not in self.people or self.match.over or self.asks_all():
            return None
        return moot_answer(self.match, turn[0])

    def give(self) -> list[Event]:
        """Play the answers to what is asked from now on, until something matters; return the events, with one message
        for each kind of answer, which is not part of the play."""
        events: list[Event] = []
        while (answer := self.next) is not None:
            self.note(answer)
            told = self._told(answer)
            events += [*(event for event in told if event not in events), *self.match.play(answer)]
        return events

    def note(self, answer: Action) -> None:
        """Remember that the next action of the log is given in a person's place."""
        self._given[len(self.match.log)] = answer

    def _told(self, answer: Action) -> list[Event]:
        """The message that tells of an answer, if the game has one."""
        questions = self.match.game.moot_questions
        word = questions.told.get(answer.verb, "") if questions is not None else ""
        return [Told(word)] if word else []

    @property
    def back(self) -> int:
        """The number of actions back to the last one that a person chose, including it; 0 when there is none."""
        log = self.match.log
        chosen = (number for number in reversed(range(len(log))) if self._is_chosen(number))
        return len(log) - next(chosen, len(log))

    def _is_chosen(self, number: int) -> bool:
        """True if a person chose the action with this number."""
        action = self.match.log[number]
        return action.seat in self.people and self._given.get(number) != action

    def undo(self, rule: str) -> None:
        """Undo the last action that a person chose, and what came after it. Raises `Illegal` if the rule forbids it."""
        back = self.back
        if not self.match.can_undo(rule, back):
            raise Illegal(Text("There is nothing that can be undone."))
        for _action in range(back):
            self.match.undo(rule)
