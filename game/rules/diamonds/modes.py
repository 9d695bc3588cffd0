"""The ways in which the game is played: who sits there, and what lies on the table."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.game import Seat
from game.core.words import N_

MODE, SOLO, DUO, DEALER, PARTY = "mode", "solo", "duo", "dealer", "party"
RIVALS = ("rival", "greedy", "random")  # the programs that play against somebody, the best first
PLACES = tuple(f"room.{place}" for place in range(7))


class Mode(NamedTuple):
    """What sets a mode apart: its seats, how many parties go down, and how many cards make a room.

    `dealt`: the cards of a room come face down, and somebody turns them up.
    """

    seats: tuple[Seat, ...]
    parties: int
    room: int
    dealt: bool = False

    @property
    def places(self) -> tuple[str, ...]:
        """The places of a room."""
        return PLACES[: self.room]

    def party(self, seat: int) -> int:
        """The party that a seat plays, or looks after."""
        return min(seat, self.parties - 1)

    @property
    def zones(self) -> tuple[str, ...]:
        """Every zone on the table."""
        own = tuple(f"{zone}.{seat}" for seat in range(self.parties) for zone in ("weapon", "slain", "party"))
        return ("deck", *self.places, *own, "discard")


MODES = {
    SOLO: Mode((Seat("party", N_("Party")),), 1, 4),
    DUO: Mode(
        (Seat("party.0", N_("First party"), programs=RIVALS), Seat("party.1", N_("Second party"), programs=RIVALS)),
        2,
        7,
    ),
    DEALER: Mode(
        (
            Seat("party", N_("Party"), programs=("rival", "random")),
            Seat("dealer", N_("Dealer"), "dealer", ("dealer",), scores=False),
        ),
        1,
        4,
        dealt=True,
    ),
    PARTY: Mode((Seat("table", N_("Table")),), 1, 4),
}


def mode_of(options: Mapping[str, str]) -> Mode:
    """The mode that these options name."""
    return MODES[options[MODE]]
