"""Texts about how good a finished play's score is: compared with earlier runs, in a round, in the high scores."""

from __future__ import annotations

from game.core.capabilities import high_score_layout
from game.core.match import Match
from game.core.text import N_, number
from game.i18n import _

from ..play.plays import entry_of
from ..services import Services
from ..store.records import PERSONAL, best, settled
from ..store.rounds import Round
from .sign import place_of

REASONS = {
    "practice": N_("Practice: you went back past a card that had been turned."),
    "stacked": N_("The dungeon was stacked."),
    "typed": N_("The seed was typed in."),
    "again": N_("This deal was played before."),
    "computer": N_("The computer played for this score."),
}


class Verdict:
    """Judges a finished play that has been recorded, and words the judgement."""

    def __init__(self, services: Services, match: Match, total: int):
        self.services, self.match, self.total = services, match, total
        before = best(services.records.of(match.game.id, settled(match))[:-1])
        earlier = services.records.on_deal(match.game.id, settled(match), match.seed)[:-1]
        on_deal = max((run.score for run in earlier), default=None)
        scored = high_score_layout(match.game) is not None  # in games with high scores 0 is no score
        self.before = before or None if scored else before
        self.before_on_deal = on_deal or None if scored else on_deal

    @property
    def player(self) -> str:
        """The player whose turn in a round with friends this was; "" if it was none."""
        found = self.services.rounds.of(self.match.game.id)
        turn = found.turn_of(self.match) if found else None
        return turn[0] if turn else ""

    @property
    def record(self) -> bool:
        """True if the score is the best so far. A turn of a round is never a record: different people play it."""
        return not self.match.marks and not self.player and (self.before is None or self.total > self.before)

    def reason(self) -> str:
        """The reason why the play does not count, or "". A turn of a round always counts there; then the text only
        names what is special."""
        found = next((_(reason) for mark, reason in REASONS.items() if mark in self.match.marks), "")
        return found if self.player or not found else " ".join((found, _("This run doesn't count.")))

    def compared(self) -> str:
        """The reason why the play does not count, or a comparison with earlier runs, on its own deal or on any. "" in a
        round, and for 0 points in
        a game with high scores."""
        if reason := self.reason():
            return "\n".join(filter(None, (reason, self._on_deal())))
        if self.player or (high_score_layout(self.match.game) and not self.total):
            return ""
        if self.before is None:
            return _("Your first score with these settings.")
        if self.record:
            return _("A new best! The old one was {n}.").format(n=number(self.before))
        return _("Your best so far with these settings is {n}.").format(n=number(self.before))

    @property
    def is_personal(self) -> bool:
        """True if the play counts only for the best score on its own deal."""
        return bool(self.match.marks) and PERSONAL.issuperset(self.match.marks) and not self.player

    def _on_deal(self) -> str:
        """A comparison with earlier plays of the same deal; "" if the play cannot be compared."""
        if not self.is_personal or (high_score_layout(self.match.game) and not self.total):
            return ""
        if self.before_on_deal is None:
            return _("Your first score on this deal.")
        if self.total > self.before_on_deal:
            return _("Your best on this deal! The old one was {n}.").format(n=number(self.before_on_deal))
        return _("Your best on this deal is {n}.").format(n=number(self.before_on_deal))

    def turned(self) -> list[str]:
        """Lines that name the player of this turn in a round, and who leads now; empty outside a round."""
        found = self.services.rounds.of(self.match.game.id)
        if found is None or not self.player:
            return []
        if self.match.marks:
            told = _("It was {name}'s turn: it counts in the round, but doesn't go on the sheet.")
        else:
            told = _("It was {name}'s turn, and counts in the round.")
        return [told.format(name=self.player), _leading(found)]

    def placed(self) -> str:
        """A sentence about the play's place in the high scores, or that 0 points get none; "" if neither applies."""
        if high_score_layout(self.match.game) is None or self.match.marks:
            return ""
        if entry_of(self.match) is None:
            return _("No points, no place on the high-score sheet.")
        return place_of(self.services, self.match)


def _leading(round: Round) -> str:
    """A sentence about who leads a round and who is next; "" if the round is over or nobody has scored."""
    best, leaders = round.standings()[0].best, round.winners()
    if round.over or not best:
        return ""
    lead = _("In the lead with {n}: {names}.").format(n=number(best), names=", ".join(leaders))
    behind = [_("{name} is next, and needs more.").format(name=round.name)] if round.name not in leaders else []
    return " ".join((lead, *behind))
