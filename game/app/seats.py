"""The seats of a play: the people, and the programs in the other seats. And undo, the same for every scene."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.bots import agents, stream
from game.core.capabilities import hand_visibility, played_by_one
from game.core.combatants import PRIVATE
from game.core.events import Event, Told
from game.core.game import HUMAN, Agent, Game
from game.core.match import FREE, OFF, Match
from game.core.moot import moot_answer
from game.core.view import Action, View
from game.i18n import _


def has_shared_screen(match: Match) -> bool:
    """Return True if several people sit at the table, each with a device. Where hands are private, one device is handed
    over instead."""
    return (
        match.seats.count(HUMAN) > 1
        and hand_visibility(match.game, match.options) != PRIVATE
        and not played_by_one(match.game, match.view(0), match.seats)
    )


class Seats:
    """The seats of a play. `seat` is the acting seat that the window speaks for: that of the person who must act, or
    acted last; where only programs sit, the program's. `asks_all` says whether people are also asked what does not
    matter."""

    def __init__(self, match: Match, asks_all: Callable[[], bool] = lambda: True):
        self.match, self.asks_all = match, asks_all
        makers = agents(match.game)
        self.people = tuple(seat for seat, holder in enumerate(match.seats) if holder == HUMAN)
        self.programs = {
            seat: makers[holder](stream(match.seed, seat)) for seat, holder in enumerate(match.seats) if holder != HUMAN
        }
        self._given: dict[int, Action] = {}  # what was answered for people, by its place in the log
        self.halted = False  # True while programs wait for a player to read something
        self._left = -1  # length of the log when the first seat passed the decision on
        self.seat = next(iter(self._turn() or self.people), 0)

    def _turn(self) -> list[int]:
        """The seats of people who may act now, in the order in which they are asked."""
        return [seat for seat in self.match.state.to_act if seat in self.people]

    def look(self) -> None:
        """Update the acting seat."""
        turn = self._turn() if self.people else self.match.state.to_act
        if turn and self.seat not in turn:
            self.seat = turn[0]

    # several seats that may act at once

    @property
    def left(self) -> bool:
        """True if the seat that was asked first has passed the decision on to the others."""
        return self._left == len(self.match.log)

    def leave(self) -> None:
        """Pass the decision on to the others who may act as well, people or programs."""
        self._left = len(self.match.log)
        self.seat = next((seat for seat in self._turn() if seat != self.seat), self.seat)

    def step_in(self, seat: int) -> None:
        """Speak for another person who may act as well."""
        self.seat = seat

    def go_back_to(self, seat: int | None) -> None:
        """Speak for a person again, if that person may act."""
        if seat is not None and seat in self._turn():
            self.seat = seat

    # who acted

    @property
    def last(self) -> int | None:
        """The seat of the person who acted last; None before anybody has."""
        return self.match.log[-self.back].seat if self.back else None

    @property
    def next_again(self) -> int | None:
        """The seat of the action that redo would take first; None when there is none."""
        return self.match.undone[-1].seat if self.match.undone else None

    @property
    def back(self) -> int:
        """The number of actions back to a person's last action, including it; 0 when there is none. What was answered
        for a person does not count."""
        log = self.match.log
        given = {number for number, action in self._given.items() if log[number : number + 1] == [action]}
        return next(
            (ago for ago, action in enumerate(reversed(log), 1)
             if action.seat in self.people and len(log) - ago not in given),
            0,
        )  # fmt: skip

    @property
    def answered(self) -> bool:
        """True if programs with private hands have acted since a person last did."""
        return self.back > 1 and hand_visibility(self.match.game, self.match.options) == PRIVATE

    def redo(self) -> list[Event]:
        """Redo the action undone last, with the programs' answers. Raises `Illegal` when there is nothing to redo."""
        events = self.match.redo()
        while self.match.undone and (self.match.undone[-1].seat in self.programs or self._is_moot_again):
            if self._is_moot_again:
                self._given[len(self.match.log)] = self.match.undone[-1]
            events += self.match.redo()
        return events

    @property
    def _is_moot_again(self) -> bool:
        """True if the action undone last is the answer to a question that does not matter."""
        return self.match.undone[-1] == self.moot

    # programs

    @property
    def program_next(self) -> bool:
        """True if a program must act now. The first seat to act is asked first; a person there may pass the decision on
        to a program."""
        turn = self.match.state.to_act
        return not self.halted and any(seat in self.programs for seat in (turn if self.left else turn[:1]))

    def step(self) -> list[Event]:
        """Let the program whose turn it is act; return the events."""
        return self._let(self.programs)

    def _let(self, agents: Mapping[int, Agent]) -> list[Event]:
        return self.match.step(agents)

    # questions that do not matter

    @property
    def moot(self) -> Action | None:
        """The answer to the question asked now, if it is a person's and does not matter; else None."""
        turn = self.match.state.to_act[:1]
        if self.asks_all() or self.match.over or not turn or turn[0] not in self.people:
            return None
        return moot_answer(self.match, turn[0])

    def answer_moot(self) -> list[Event]:
        """Answer for people what does not matter, until something does; return the events, with a message of each kind
        of answer, which no save keeps."""
        events: list[Event] = []
        while (answer := self.moot) is not None:
            self._given[len(self.match.log)] = answer
            told = _told(self.match.game, answer)
            events += [*(event for event in told if event not in events), *self._let({answer.seat: _Given(answer)})]
        return events


def _told(game: Game[Any], answer: Action) -> list[Event]:
    """The message that tells of an answer to a question that does not matter, if the game has one."""
    questions = game.moot_questions
    word = questions.told.get(answer.verb, "") if questions is not None else ""
    return [Told(word)] if word else []


@dataclass(frozen=True)
class _Given(Agent):
    """An agent whose answer is given."""

    answer: Action

    def choose(self, view: View) -> Action:
        return self.answer


class Undo:
    """Undo of what people did at the seats of a play, as far as the rule in force allows. `rule` returns that rule."""

    def __init__(self, seats: Seats, rule: Callable[[], str]):
        self.seats, self._rule = seats, rule

    @property
    def allowed(self) -> bool:
        """True if a person's last action may be undone together with the programs' answers. Under the fair rule an
        answer made with private hands forbids it, as a revealed card does."""
        rule = self._rule()
        return (rule == FREE or not self.seats.answered) and self.seats.match.can_undo(rule, self.seats.back)

    def refusal(self) -> str:
        """The reason why the last action cannot be undone, in words."""
        if self.seats.last is None:
            return _("There is nothing to undo yet.")
        if self._rule() == OFF:
            return _("Undo is switched off in the settings.")
        if self.seats.answered:
            return _(
                "Others have decided since, and that can't be undone. For practice, turn on free undo in the settings."
            )
        return _(
            "A hidden card has been turned since, and can't be unseen. For practice, turn on free undo in the settings."
        )

    def take_back(self) -> None:
        """Undo back to a person's last action, or farther, as far as the rule allows, to a question that matters, and
        make its seat the acting seat again. Raises `Illegal` if the rule forbids it."""
        seats, rule = self.seats, self._rule()
        last, answered, goes_on = seats.last, seats.answered, True
        while goes_on:
            for _action in range(seats.back):
                seats.match.undo(rule)
            goes_on = seats.moot is not None and self.allowed
        if answered:
            seats.match.marks.add("practice")
        seats.go_back_to(last)
