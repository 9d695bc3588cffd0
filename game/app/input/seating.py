"""The devices of the seats, when several people play on one screen."""

from collections.abc import Sequence

from .intent import LEFT, RIGHT

KEYS = {LEFT, RIGHT}


class Seating:
    """The device of each person's seat, by the numbers that intents carry; None for a seat whose device is not known.

    A device may hold several seats, when it is handed back and forth. The halves of the keyboard count as one device
    until each has its own seat. A device without a seat may act for every seat.
    """

    def __init__(self, people: Sequence[int] = ()):
        self.held: dict[int, int | None] = dict.fromkeys(people)

    @property
    def split(self) -> bool:
        """True if two people share the keyboard, each with a half of their own."""
        return set(self.held.values()) >= KEYS

    @property
    def free(self) -> list[int]:
        """The seats without a device."""
        return [seat for seat, device in self.held.items() if device is None]

    def same(self, one: int | None, other: int | None) -> bool:
        """Return True if two numbers mean the same device."""
        return one == other or (not self.split and {one, other} <= KEYS)

    def of(self, device: int) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, held in self.held.items() if self.same(held, device)]

    def may(self, device: int, seat: int) -> bool:
        """Return True if a device may act for a seat: it holds that seat or none, or the seat has no device."""
        mine = self.of(device)
        return not mine or seat in mine or self.held.get(seat) is None

    # changes

    def take(self, seat: int, device: int) -> None:
        """Give a seat to a device, taking it from any other."""
        self.held[seat] = device

    def move(self, device: int, by: int) -> bool:
        """Swap a device's only seat with the neighbour to the left (-1) or right (1); return False if that is not
        possible."""
        seats, mine = list(self.held), self.of(device)
        at = seats.index(mine[0]) + by if len(mine) == 1 else -1
        if not 0 <= at < len(seats):
            return False
        here, there = mine[0], seats[at]
        self.held[here], self.held[there] = self.held[there], self.held[here]
        return True

    def drop(self, device: int) -> None:
        """Free the seats of a device."""
        for seat in self.of(device):
            self.held[seat] = None

    def adopt(self, device: int) -> None:
        """Give the first seat without a device to a device that holds none."""
        if self.free and not self.of(device):
            self.take(self.free[0], device)
