"""Who sits at a table: people, and the programs in the other seats."""

from collections.abc import Sequence

from game.bots import agents, stream
from game.core.capabilities import hand_visibility, played_by_one
from game.core.combatants import PRIVATE
from game.core.events import Event
from game.core.game import HUMAN
from game.core.match import FREE, Match


def several(match: Match) -> bool:
    """Do several people sit at a table, each with a device?  Where hands are hidden, one device is handed round."""
    return (
        match.seats.count(HUMAN) > 1
        and hand_visibility(match.game, match.options) != PRIVATE
        and not played_by_one(match.game, match.view(0), match.seats)
    )


class Company:
    """The seats of a play.  `seat` is the one the window speaks for: the person's whose turn it is, or was last; where
    only programs sit, theirs."""

    def __init__(self, match: Match):
        self.match = match
        makers = agents(match.game)
        self.people = tuple(seat for seat, holder in enumerate(match.seats) if holder == HUMAN)
        self.programs = {
            seat: makers[holder](stream(match.seed, seat)) for seat, holder in enumerate(match.seats) if holder != HUMAN
        }
        self.halted = False  # do programs wait, until somebody has read what lies there?
        self._left = -1  # how many actions there were when whoever was asked first left it to the others
        self.seat = next(iter(self._turn() or self.people), 0)

    def _turn(self) -> list[int]:
        """The people who may act now; who is to be asked first stands first."""
        return [seat for seat in self.match.state.to_act if seat in self.people]

    def look(self) -> None:
        """See whose turn it is now."""
        turn = self._turn() if self.people else self.match.state.to_act
        if turn and self.seat not in turn:
            self.seat = turn[0]

    # where several may act at once

    @property
    def left(self) -> bool:
        """Has whoever was asked first left it to the others?"""
        return self._left == len(self.match.log)

    def leave(self) -> None:
        """Leave it to the others who may act as well, people or programs."""
        self._left = len(self.match.log)
        self.seat = next((seat for seat in self._turn() if seat != self.seat), self.seat)

    def step_in(self, seat: int) -> None:
        """Speak for a person who may act as well."""
        self.seat = seat

    # back and forth

    @property
    def last(self) -> int | None:
        """The person who did something last; None when nobody has."""
        return self.match.log[-self._back()].seat if self._back() else None

    @property
    def next_again(self) -> int | None:
        """Whose action would be done again first; None when there is none."""
        return self.match.undone[-1].seat if self.match.undone else None

    def _back(self) -> int:
        """How many actions ago a person last did something; 0 when nobody has."""
        ago = (i for i, action in enumerate(reversed(self.match.log), 1) if action.seat in self.people)
        return next(ago, 0)

    def may_undo(self, rule: str) -> bool:
        """May the last thing that a person did be taken back, with what programs answered to it?  What was answered on
        hidden cards counts as one that was shown."""
        return (rule == FREE or not self.answered) and self.match.can_undo(rule, self._back())

    @property
    def answered(self) -> bool:
        """Have programs decided since, who hold what is hidden from whoever did the last thing?"""
        return self._back() > 1 and hand_visibility(self.match.game, self.match.options) == PRIVATE

    def undo(self, rule: str) -> None:
        """Take it back; whoever did it is asked again.  Raises `Illegal` if the rule forbids it."""
        back, last, answered = self._back(), self.last, self.answered
        for _ in range(back):
            self.match.undo(rule)
        if answered:
            self.match.marks.add("practice")
        if last in self._turn():
            self.seat = last

    def redo(self) -> list[Event]:
        """Do again what was undone last, with the answers.  Raises `Illegal` when there is nothing."""
        events = self.match.redo()
        while self.match.undone and self.match.undone[-1].seat in self.programs:
            events += self.match.redo()
        return events

    # programs

    @property
    def program_next(self) -> bool:
        """Is it a program's turn?  Who stands first is asked first, and may leave it to a program."""
        turn = self.match.state.to_act
        return not self.halted and any(seat in self.programs for seat in (turn if self.left else turn[:1]))

    def step(self) -> Sequence[Event]:
        """Let the program act whose turn it is."""
        return self.match.step(self.programs)
