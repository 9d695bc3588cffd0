"""Who holds which device, where several people play on one screen."""

from collections.abc import Sequence

from .hands.intent import LEFT, RIGHT

KEYS = {LEFT, RIGHT}


class Seating:
    """One device for each person's seat, by the numbers that intents carry; None for a seat whose device is not known.

    A device may hold several seats: it is handed to and fro.  The halves of the keyboard are one device, until each
    has a seat of its own.  Whoever holds no seat may help everybody.
    """

    def __init__(self, people: Sequence[int] = ()):
        self.held: dict[int, int | None] = dict.fromkeys(people)

    @property
    def split(self) -> bool:
        """Do two people share the keyboard?"""
        return set(self.held.values()) >= KEYS

    @property
    def free(self) -> list[int]:
        """The seats without a device."""
        return [seat for seat, device in self.held.items() if device is None]

    def same(self, one: int | None, other: int | None) -> bool:
        """Are two numbers one device?"""
        return one == other or (not self.split and {one, other} <= KEYS)

    def of(self, device: int) -> list[int]:
        """The seats that a device plays."""
        return [seat for seat, held in self.held.items() if self.same(held, device)]

    def may(self, device: int, seat: int) -> bool:
        """May a device act for a seat?  Not if it holds others only; but a seat without a device is anybody's."""
        mine = self.of(device)
        return not mine or seat in mine or self.held.get(seat) is None

    # changes

    def take(self, seat: int, device: int) -> None:
        """A device takes a seat, whoever had it."""
        self.held[seat] = device

    def move(self, device: int, by: int) -> bool:
        """Change places with the neighbour to the left (-1) or right (1); whether there is one."""
        seats, mine = list(self.held), self.of(device)
        at = seats.index(mine[0]) + by if len(mine) == 1 else -1
        if not 0 <= at < len(seats):
            return False
        here, there = mine[0], seats[at]
        self.held[here], self.held[there] = self.held[there], self.held[here]
        return True

    def drop(self, device: int) -> None:
        """A device gives its seats back, or is gone."""
        for seat in self.of(device):
            self.held[seat] = None

    def adopt(self, device: int) -> None:
        """A device that plays for nobody takes the first seat that has lost its own."""
        if self.free and not self.of(device):
            self.take(self.free[0], device)
