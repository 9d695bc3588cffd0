"""The seats of a play: the people, and the programs in the other seats."""

from game.bots import agents, stream
from game.core.capabilities import hand_visibility, played_by_one
from game.core.combatants import PRIVATE
from game.core.game import HUMAN
from game.core.match import Match
from game.core.moot import MootAnswers


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
    acted last; where only programs sit, the program's. `answers` are those given for people."""

    def __init__(self, match: Match, answers: MootAnswers):
        self.match, self.answers = match, answers
        makers = agents(match.game)
        self.people = answers.people
        self.programs = {
            seat: makers[holder](stream(match.seed, seat)) for seat, holder in enumerate(match.seats) if holder != HUMAN
        }
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
        return self.answers.back

    @property
    def answered(self) -> bool:
        """True if programs with private hands have acted since a person last did."""
        return self.back > 1 and hand_visibility(self.match.game, self.match.options) == PRIVATE

    # programs

    @property
    def program_next(self) -> bool:
        """True if a program must act now. The first seat to act is asked first; a person there may pass the decision on
        to a program."""
        turn = self.match.state.to_act
        return not self.halted and any(seat in self.programs for seat in (turn if self.left else turn[:1]))
