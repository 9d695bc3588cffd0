"""The notes on what a player meets for the first time: Treasure, Threat, Guard, Elite enemies, trades."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game.core.table import State
from game.core.teach import FirstNotes, Note
from game.core.text import N_, Text
from game.core.view import View

from .names import FIGHT, STAGE
from .queries import enemies, heroes, mark
from .ruleset import mode_of
from .view_state import seen


class Meeting(NamedTuple):
    """A note, and the test for its moment: from the table as the viewer sees it, and the verbs that are legal."""

    id: str
    title: str
    words: str
    is_met: Callable[[State, Collection[str]], bool]

    @property
    def note(self) -> Note:
        """The note."""
        return Note(self.id, Text(self.title), Text(self.words))


def _draws_attacks(s: State, verbs: Collection[str]) -> bool:
    """True if the viewer decides about the Threat of one of several heroes."""
    return mode_of(s).threats and bool({"high", "low"} & set(verbs)) and len(heroes(s)) > 1


def _stands_elite(s: State, verbs: Collection[str]) -> bool:
    """True if a hero acts, or answers, in a fight against an Elite enemy."""
    return s.facts[STAGE] == FIGHT and bool({"end", "defend"} & set(verbs)) and any(
        mark(s, who, "elite") for who in enemies(s)
    )  # fmt: skip


MEETINGS = (
    Meeting(
        "treasure",
        N_("Treasure"),
        N_(
            "Reach the target, and the fight holds Treasure: one more 2 for everybody who keeps at least one. Exactly "
            "on the target you still begin; above it, a card decides. Below it you begin, without Treasure."
        ),
        lambda s, verbs: "hit" in verbs,
    ),
    Meeting(
        "elite",
        N_("Elite"),
        N_("An Elite enemy has two abilities, not one. Look at it before you attack: the second is the nasty one."),
        _stands_elite,
    ),
    Meeting(
        "threat",
        N_("High Threat"),
        N_(
            "Enemies must attack the hero with the highest Threat: the top card of the discards. Of cards discarded "
            "together the lowest lies on top. The High Threat button turns that round, and the attacks are yours."
        ),
        _draws_attacks,
    ),
    Meeting(
        "guard",
        N_("Guard"),
        N_(
            "Instead of a whole turn a hero may guard: one card goes, another comes. It is for hands with which no "
            "attack is worth its cards."
        ),
        lambda s, verbs: "guard" in verbs,
    ),
    Meeting(
        "trade",
        N_("Trades"),
        N_(
            "Two pieces of Common loot buy a Rare one, two Rare ones an Epic one. Both go back into the loot deck, and "
            "the better piece is drawn from it. It need not be now: every rest is a market."
        ),
        lambda s, verbs: "trade" in verbs,
    ),
)


class DeucesFirstNotes(FirstNotes):
    """The notes, each with its moment."""

    def notes(self) -> Sequence[Note]:
        """All of them."""
        return tuple(meeting.note for meeting in MEETINGS)

    def met(self, view: View) -> Sequence[Note]:
        """Those that fit the question to the viewer."""
        verbs = {action.verb for action in view.legal}
        return tuple(meeting.note for meeting in MEETINGS if meeting.is_met(seen(view), verbs)) if verbs else ()
