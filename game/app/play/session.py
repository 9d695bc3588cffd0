"""One play in the window with its seats, and the only door to its rules: actions are played and taken back here."""

from collections.abc import Callable
from dataclasses import replace

from game.bots import agents, stream
from game.core.capabilities import hand_visibility, played_by_one
from game.core.combatants import PRIVATE
from game.core.events import Event
from game.core.game import HUMAN
from game.core.match import FREE, OFF, Match
from game.core.moot import MootAnswers
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


Save = Callable[[Match], object]


def _always() -> bool:
    return True


class Session:
    """A play and its seats. What happens is saved before it is returned to be shown.

    `undo_rule` returns the undo rule in force, and `asks_all` whether people are also asked what does not matter.
    """

    def __init__(self, match: Match, save: Save, undo_rule: Callable[[], str], asks_all: Callable[[], bool] = _always):
        self.match, self.answers = match, MootAnswers(match, asks_all)
        self.seats = Seats(match, self.answers)
        self._save, self._rule = save, undo_rule
        self._chosen: tuple[View, Action] | None = None  # what a program has chosen, and what it saw then

    @property
    def view(self) -> View:
        """What the acting seat sees."""
        self.seats.look()
        return self.view_of(self.seats.seat)

    def view_of(self, viewer: int) -> View:
        """What a seat sees. Where only programs sit, nothing is legal for who watches."""
        view = self.match.view(viewer)
        return view if self.seats.people else replace(view, legal=())

    # actions

    def perform(self, *actions: Action) -> list[Event]:
        """Play an action, or several together; return the events. Raises `Illegal`."""
        return self._done([event for action in actions for event in self.match.play(action)])

    def let_program_choose(self) -> None:
        """Let the program whose turn it is choose now what it will do when it acts."""
        self._choice()

    def let_program_act(self) -> list[Event]:
        """Let the program whose turn it is act; return the events."""
        action, self._chosen = self._choice(), None
        return self._done([] if action is None else self.match.play(action))

    def _choice(self) -> Action | None:
        """What the program whose turn it is does; it chooses again if it sees something else than before."""
        programs = self.seats.programs
        seat = next((seat for seat in self.match.state.to_act if seat in programs), None)
        if seat is None:
            return None
        view = self.match.view(seat)
        if self._chosen is None or self._chosen[0] != view:
            self._chosen = view, programs[seat].choose(view)
        return self._chosen[1]

    def answer_moot(self) -> list[Event]:
        """Answer for people what does not matter, as after a play was loaded; return the events."""
        return self._done([]) if self.answers.next is not None else []

    def redo(self) -> list[Event]:
        """Redo the action undone last, with the programs' answers; return the events. Raises `Illegal` when there is
        nothing to redo."""
        events = self.match.redo()
        while self.match.undone:
            again = self.match.undone[-1]
            if again == self.answers.next:
                self.answers.note(again)
            elif again.seat not in self.seats.programs:
                break
            events += self.match.redo()
        return self._done(events)

    def restart(self) -> None:
        """Go back to the deal; the play is saved with the next action."""
        self.match.restart()

    def _done(self, events: list[Event]) -> list[Event]:
        events += self.answers.give()
        self.save()
        return events

    def save(self) -> None:
        """Save the play as it is."""
        self._save(self.match)

    # undo

    @property
    def may_undo(self) -> bool:
        """True if the undo rule allows to take back a person's last action, with the programs' answers. Under the fair
        rule an answer made with private hands forbids it, as a revealed card does."""
        rule = self._rule()
        return (rule == FREE or not self.seats.answered) and self.match.can_undo(rule, self.seats.back)

    def undo_refusal(self) -> str:
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

    def undo(self) -> None:
        """Undo back to a person's last action, or farther, as far as the rule allows, to a question that matters; make
        its seat the acting seat again, and save. Raises `Illegal` if the rule forbids it."""
        seats, rule = self.seats, self._rule()
        last, answered, goes_on = seats.last, seats.answered, True
        while goes_on:
            self.answers.undo(rule)
            goes_on = self.answers.next is not None and self.may_undo
        if answered:
            self.match.marks.add("practice")
        seats.go_back_to(last)
        self.save()
