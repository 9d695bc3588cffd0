"""How good the score of a finished play is: beside the runs of before, in a round with friends, on the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.capabilities import sheet_of
from game.core.match import Match
from game.core.words import N_, number
from game.tongue import _

from ..plays import entry_of
from ..records import best, settled
from ..rounds import Round
from .sign import place_of

if TYPE_CHECKING:
    from ..desk import Desk

REASONS = {
    "practice": N_("Practice: you went back past a card that had been turned."),
    "stacked": N_("The dungeon was stacked."),
    "typed": N_("The seed was typed in."),
    "again": N_("This deal was played before."),
    "computer": N_("The computer played for this score."),
}


class Verdict:
    """What is to be said of a play that was written down, and of its score."""

    def __init__(self, desk: Desk, match: Match, total: int):
        self.desk, self.match, self.total = desk, match, total
        before = best(desk.records.of(match.game.id, settled(match))[:-1])
        self.before = before or None if sheet_of(match.game) else before  # nothing is no score where there is a sheet

    @property
    def player(self) -> str:
        """Whose turn of a round with friends it was; "" if it was none."""
        found = self.desk.rounds.of(self.match.game.id)
        turn = found.turn_of(self.match) if found else None
        return turn[0] if turn else ""

    @property
    def record(self) -> bool:
        """Is it the best so far, and not a turn of a round, which many hands have a part in?"""
        return not self.match.marks and not self.player and (self.before is None or self.total > self.before)

    def reason(self) -> str:
        """Why it does not count, if it does not; of a turn in a round, which counts there, only what sets it apart."""
        found = next((_(reason) for mark, reason in REASONS.items() if mark in self.match.marks), "")
        return found if self.player or not found else " ".join((found, _("This run doesn't count.")))

    def compared(self) -> str:
        """Why it does not count, or how it is beside the runs of before; those are nothing to friends in a round."""
        if reason := self.reason():
            return reason
        if self.player or (sheet_of(self.match.game) and not self.total):
            return ""
        if self.before is None:
            return _("Your first score with these settings.")
        if self.record:
            return _("A new best! The old one was {n}.").format(n=number(self.before))
        return _("Your best so far with these settings is {n}.").format(n=number(self.before))

    def turned(self) -> list[str]:
        """Whose turn of a round it was, and who leads there now."""
        found = self.desk.rounds.of(self.match.game.id)
        if found is None or not self.player:
            return []
        if self.match.marks:
            told = _("It was {name}'s turn: it counts in the round, but doesn't go on the sheet.")
        else:
            told = _("It was {name}'s turn, and counts in the round.")
        return [told.format(name=self.player), _leading(found)]

    def placed(self) -> str:
        """Where it comes on the high-score sheet, or that nothing is left to be written there."""
        if sheet_of(self.match.game) is None or self.match.marks:
            return ""
        if entry_of(self.match) is None:
            return _("No points, no place on the high-score sheet.")
        return place_of(self.desk, self.match)


def _leading(round: Round) -> str:
    """Who leads in a round, and who is to overtake them; "" once it is over, for then the laurel says so."""
    best, leaders = round.standings()[0].best, round.winners()
    if round.over or not best:
        return ""
    lead = _("In the lead with {n}: {names}.").format(n=number(best), names=", ".join(leaders))
    behind = [_("{name} is next, and needs more.").format(name=round.name)] if round.name not in leaders else []
    return " ".join((lead, *behind))
