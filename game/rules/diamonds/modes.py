"""The modes of the game: their seats and the layout of the table."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.game import Seat
from game.core.text import N_

MODE, SOLO, DUO, DEALER, PARTY = "mode", "solo", "duo", "dealer", "party"
RIVALS = ("expert", "rival", "random")  # the agents that are offered for a party, best first
PLACES = tuple(f"room.{place}" for place in range(7))


class Mode(NamedTuple):
    """The properties of a mode: its seats, the number of parties, and the number of cards in a room.

    `dealt`: the cards of a room are dealt face down, and the Dealer turns them up.
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
        """The party that a seat plays; for the Dealer, the only party."""
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
            Seat("party", N_("Party"), programs=RIVALS),
            Seat("dealer", N_("Dealer"), "dealer", ("dealer",), scores=False),
        ),
        1,
        4,
        dealt=True,
    ),
    PARTY: Mode((Seat("table", N_("Table")),), 1, 4),
}


def mode_of(options: Mapping[str, str]) -> Mode:
    """The mode named by these options."""
    return MODES[options[MODE]]


def is_descent(options: Mapping[str, str]) -> bool:
    """True if the mode is the descent of a group's own characters."""
    return options[MODE] == PARTY
